import { beforeAll, expect, test, vi } from "vitest";

let parse: (typeof import("./route.svelte"))["parse"];
beforeAll(async () => {
  vi.stubGlobal("window", { addEventListener: () => {}, matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  ({ parse } = await import("./route.svelte"));
});

test.each([
  ["/", "", { screen: "home" }],
  ["/new", "", { screen: "new" }],
  ["/games/", "", { screen: "games" }],
  ["/lobby", "", { screen: "lobby" }],
  ["/learn", "", { screen: "learn" }],
  ["/help", "#keys", { screen: "help" }],
  ["/table/abc", "", { screen: "table", id: "abc" }],
  ["/table/abc", "#seat=xyz", { screen: "table", id: "abc" }],
  ["/table/abc/replay", "", { screen: "replay", id: "abc", ply: null }],
  ["/table/abc/replay", "#37", { screen: "replay", id: "abc", ply: 37 }],
  ["/table/abc/replay", "#x", { screen: "replay", id: "abc", ply: null }],
  ["/table", "", { screen: "lost" }],
  ["/table/abc/else", "", { screen: "lost" }],
  ["/table/abc/replay/more", "", { screen: "lost" }],
  ["/new/thing", "", { screen: "lost" }],
])("%s%s", (path, hash, route) => expect(parse(path, hash)).toEqual(route));

test("the guide and the settings lie over the screen they were opened from, until something else is shown", async () => {
  const entries: { path: string; state: unknown }[] = [{ path: "/table/abc", state: null }];
  const here = { pathname: "/table/abc", hash: "", href: "http://localhost/table/abc" };
  const push = (state: unknown, _: string, path: string) => {
    entries.push({ path, state });
    Object.assign(here, { pathname: path.split("#")[0], hash: path.includes("#") ? `#${path.split("#")[1]}` : "" });
  };
  vi.resetModules();
  vi.stubGlobal("location", here);
  vi.stubGlobal("window", {
    addEventListener: () => {},
    matchMedia: () => ({ matches: false }),
    scrollTo: () => {},
  });
  vi.stubGlobal("document", { getElementById: () => null });
  vi.stubGlobal("history", {
    pushState: push,
    replaceState: push,
    get state() {
      return entries.at(-1)!.state;
    },
  });
  const { cameFrom, go, place } = await import("./route.svelte");
  const table = { screen: "table", id: "abc" };
  expect(place).toEqual({ route: table, below: null });
  expect(cameFrom()).toBeNull();
  go("/help");
  expect(place).toEqual({ route: { screen: "help" }, below: table });
  expect(cameFrom()).toBe("table");
  go("/help#points", true);
  expect(place.below).toEqual(table);
  expect(cameFrom()).toBe("table");
  go("/settings");
  expect(place).toEqual({ route: { screen: "settings" }, below: table });
  expect(cameFrom()).toBe("table");
  go("/games");
  expect(place).toEqual({ route: { screen: "games" }, below: null });
  go("/table/abc/replay#3");
  Object.assign(here, { pathname: "/games", hash: "" }); // going back has begun, but the replay is still in view
  const before = entries.length;
  go("/table/abc/replay#4", true);
  expect([entries.length, here.pathname]).toEqual([before, "/games"]);
});
