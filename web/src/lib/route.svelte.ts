// Which screen is shown: the address decides, and going back works.
import { tick } from "svelte";
import { address, addressOf, to } from "./address";
import { parse, type Route } from "./screens";
import { slide } from "./slide";

const read = (): Route => {
  const { path, hash } = address();
  return parse(path, hash);
};

/** Screens that lie over another one: it stays as it is until they are closed. */
const isOver = ({ screen }: Route): boolean => screen === "help" || screen === "settings";

/** The screen in view, and the one that it lies over. */
export const place = $state<{ route: Route; below: Route | null }>({ route: read(), below: null });

/** What the browser's history keeps beside an address; reloading does not lose it. */
interface Visit {
  /** The path that led here: one step back. */
  from?: string;
  /** How many steps lie before it. */
  step?: number;
}
const visit = (): Visit => (history.state as Visit | null) ?? {};

/** The step in view, and how far down each was left: the browser would scroll before there is anything to scroll. */
let step = visit().step ?? 0;
const depths = new Map<number, number>();
const restore = (by: ScrollRestoration) => () => (history.scrollRestoration = by);
window.addEventListener("pageshow", restore("manual"));
window.addEventListener("pagehide", restore("auto"));

/** A screen is another one if its key is. */
export const keyOf = (route: Route): string => `${route.screen} ${"id" in route ? route.id : ""}`;

function show(): void {
  const route = read();
  if (!isOver(route)) place.below = null;
  else if (!isOver(place.route)) place.below = place.route;
  place.route = route;
}

function follow(): void {
  if (keyOf(read()) === keyOf(place.route)) return show();
  const before = step;
  step = visit().step ?? 0;
  depths.set(before, window.scrollY);
  const down = step < before ? (depths.get(step) ?? 0) : 0;
  slide(() => {
    show();
    void tick().then(() => window.scrollTo(0, down));
  }, step < before);
}
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

/** Shows the screen with this address. `replace`: the one in view writes its address anew, unless it is being left. */
export function go(wanted: string, replace = false): void {
  if (replace && keyOf(read()) !== keyOf(place.route)) return;
  // What lies over a screen is one step, whatever it shows: back leads to the screen.
  const within = place.below !== null && isOver(parse(/^[^?#]*/.exec(wanted)![0]));
  if (replace || within) history.replaceState(history.state, "", to(wanted));
  else history.pushState({ from: address().path, step: step + 1 } satisfies Visit, "", to(wanted));
  follow();
}

/** The screen one step back in the browser's history, if it is one of ours. */
export function cameFrom(): Route["screen"] | null {
  const { from } = visit();
  return from === undefined ? null : parse(from).screen;
}

/** For links: `<a href={to("/new")} use:here>` stays on the page. */
export function here(link: HTMLAnchorElement) {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const { path, search, hash } = addressOf(link);
    go(path + search + hash);
  };
  link.addEventListener("click", clicked);
  return { destroy: () => link.removeEventListener("click", clicked) };
}
