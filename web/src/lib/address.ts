// Addresses: a screen's own, as in `/table/x#12`, and where it and the page's files are to be found from here.
//
// A server answers every address below the folder that the page lies in. A plain file server has nothing but the
// folder: there the screen's address is in the fragment, `#/table/x!12`, and reloading or sharing it works just the same.

/** The folder that the page lies in; its scripts are in one below. */
const script = import.meta.url;
const FOLDER = import.meta.env.PROD ? new URL("..", script).pathname : "/";

/** There is nothing behind the page but its files. */
export const alone = (): boolean => document.documentElement.dataset.server === "none";

export interface Address {
  path: string;
  search: string;
  hash: string;
}

/** The address of a screen that stands in the browser's, or in a link. */
export function addressOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Address {
  if (!alone()) return { path: `/${pathname.slice(FOLDER.length)}`, search, hash };
  const [, path = "/", asked = "", part = ""] = /^#(\/[^?!]*)(\?[^!]*)?(!.*)?$/s.exec(hash) ?? [];
  return { path, search: asked, hash: part && `#${part.slice(1)}` };
}

/** The screen's address in view. */
export const address = (): Address => addressOf(location);

/** For links and the browser's history: where the screen with this address is. */
export function to(address: string): string {
  if (!alone()) return FOLDER + address.slice(1);
  return address === "/" ? FOLDER : `${FOLDER}#${address.replace("#", "!")}`;
}

/** The whole address of a screen, for others. */
export const linkTo = (address: string): string => new URL(to(address), location.href).href;

/** Where a file is that lies beside the page's document, or what a server answers there: `beside("api/lobby")`. */
export const beside = (name: string): string => FOLDER + name;
