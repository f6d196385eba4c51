import { expect, test, vi } from "vitest";

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
  vi.stubGlobal("document", { getElementById: () => null, documentElement: { dataset: {} } });
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

test("where there are only files the screen's address is in the fragment", async () => {
  let shown = "";
  const here = new URL("http://localhost/#/table/here-x/replay!12");
  vi.resetModules();
  vi.stubGlobal("location", here);
  vi.stubGlobal("window", {
    addEventListener: () => {},
    matchMedia: () => ({ matches: false }),
    scrollTo: () => {},
  });
  vi.stubGlobal("document", { getElementById: () => null, documentElement: { dataset: { server: "none" } } });
  const push = (_: unknown, __: string, path: string) => (here.href = new URL((shown = path), here).href);
  vi.stubGlobal("history", { pushState: push, replaceState: push, state: null });
  const { go, place } = await import("./route.svelte");
  expect(place.route).toEqual({ screen: "replay", id: "here-x", ply: 12 });
  go("/table/here-x/replay#13", true);
  expect([shown, place.route]).toEqual(["/#/table/here-x/replay!13", { screen: "replay", id: "here-x", ply: 13 }]);
  go("/new?seed=7");
  expect([shown, place.route]).toEqual(["/#/new?seed=7", { screen: "new" }]);
  go("/");
  expect([shown, place.route]).toEqual(["/", { screen: "home" }]);
});
