// Which screen is shown: the address decides, and going back works.
export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "games" }
  | { screen: "settings" }
  | { screen: "help" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; ply: number | null }
  | { screen: "lost" };

function read(): Route {
  const [first = "", id = "", third = ""] = location.pathname.split("/").slice(1);
  if (!first) return { screen: "home" };
  if (["new", "games", "settings", "help"].includes(first)) return { screen: first } as Route;
  if (first === "table" && id && third === "replay") {
    const ply = /^#(\d+)$/.exec(location.hash)?.[1];
    return { screen: "replay", id, ply: ply === undefined ? null : Number(ply) };
  }
  if (first === "table" && id && !third) return { screen: "table", id };
  return { screen: "lost" };
}

export const place = $state<{ route: Route }>({ route: read() });
const follow = () => (place.route = read());
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.route = read();
  window.scrollTo(0, 0);
}

/** For links: `<a href="/new" use:here>` stays on the page. */
export function here(link: HTMLAnchorElement) {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  link.addEventListener("click", clicked);
  return { destroy: () => link.removeEventListener("click", clicked) };
}
