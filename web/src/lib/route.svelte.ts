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

export const place = $state<{ route: Route }>({ route: read() });
const follow = () => (place.route = read());
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

export function go(path: string, replace = false): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.route = read();
  if (location.pathname !== before) window.scrollTo(0, 0);
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
