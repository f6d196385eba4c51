import { beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, beside, linkTo, to } from "./address";

/** The parts of an address in the browser, as a link or the location has them. */
const parts = (href: string) => new URL(href, "http://localhost/");

const ADDRESSES = [
  ["/", "/", "/"],
  ["/new", "/new", "/#/new"],
  ["/new?seed=7&edition=classic", "/new?seed=7&edition=classic", "/#/new?seed=7&edition=classic"],
  ["/table/here-Ab_12", "/table/here-Ab_12", "/#/table/here-Ab_12"],
  ["/table/abc/replay#12", "/table/abc/replay#12", "/#/table/abc/replay!12"],
  ["/table/abc#seat=xyz", "/table/abc#seat=xyz", "/#/table/abc!seat=xyz"],
  ["/score#a!b#c?d", "/score#a!b#c?d", "/#/score!a!b#c?d"],
] as const;

describe.each([
  ["a server", undefined, 1],
  ["nothing but files", "none", 2],
] as const)("with %s behind the page", (_, server, column) => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { dataset: { server } } });
    vi.stubGlobal("location", parts("/"));
  });

  test.each(ADDRESSES)("%s", (...row) => {
    const [path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(row[0])!.slice(1);
    expect(to(row[0])).toBe(row[column]);
    expect(addressOf(parts(row[column]))).toEqual({ path, search: search ?? "", hash: hash ?? "" });
    expect(linkTo(row[0])).toBe(`http://localhost${row[column]}`);
  });
});

test.each(["", "#", "#main", "#!x", "#?x"])(
  "%s in the fragment is the first page where a screen's would be",
  (hash) => {
    vi.stubGlobal("document", { documentElement: { dataset: { server: "none" } } });
    expect(addressOf(parts(`/index.html?lang=de${hash}`))).toEqual({ path: "/", search: "", hash: "" });
  },
);

test("files lie beside the document", () => expect(beside("api/lobby")).toBe("/api/lobby"));
