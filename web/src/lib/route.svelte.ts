// Which screen is shown: the address decides, and going back works.
export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "games" }
  | { screen: "lobby" }
  | { screen: "settings" }
  | { screen: "help" }
  | { screen: "score" }
  | { screen: "learn" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; ply: number | null }
  | { screen: "lost" };

export function parse(path: string, hash = ""): Route {
  const [first = "", id = "", third = "", ...more] = path
    .replace(/(.)\/$/, "$1")
    .split("/")
    .slice(1);
  if (more.length) return { screen: "lost" };
  if (!first) return { screen: "home" };
  const alone = ["new", "games", "lobby", "settings", "help", "learn", "score"] as const;
  const screen = alone.find((one) => one === first);
  if (screen && !id) return { screen };
  if (first === "table" && id && third === "replay") {
    const ply = /^#(\d{1,4})$/.exec(hash)?.[1];
    return { screen: "replay", id, ply: ply === undefined ? null : Number(ply) };
  }
  if (first === "table" && id && !third) return { screen: "table", id };
  return { screen: "lost" };
}

const read = () => parse(location.pathname, location.hash);

/** The screen in view, and the one that the guide lies over: it stays as it is until the guide is closed. */
export const place = $state<{ route: Route; below: Route | null }>({ route: read(), below: null });

function follow(): void {
  const route = read();
  if (route.screen !== "help") place.below = null;
  else if (place.route.screen !== "help") place.below = place.route;
  place.route = route;
}
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

export function go(path: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState({ from: before } satisfies Visit, "", path);
  follow();
  if (location.pathname !== before) window.scrollTo(0, 0);
}

/** What the browser's history keeps beside an address; reloading does not lose it. */
export interface Visit {
  /** The path that led here: one step back. */
  from?: string;
}

/** The screen one step back in the browser's history, if it is one of ours. */
export function cameFrom(): Route["screen"] | null {
  const from = (history.state as Visit | null)?.from;
  return from === undefined ? null : parse(from).screen;
}

/** For links: `<a href="/new" use:here>` stays on the page. */
export function here(link: HTMLAnchorElement) {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  link.addEventListener("click", clicked);
  return { destroy: () => link.removeEventListener("click", clicked) };
}
