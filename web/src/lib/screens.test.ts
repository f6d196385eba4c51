import { expect, test } from "vitest";
import { parse } from "./screens";

test.each([
  ["/", "", { screen: "home" }],
  ["/new", "", { screen: "new" }],
  ["/games/", "", { screen: "games" }],
  ["/lobby", "", { screen: "lobby" }],
  ["/learn", "", { screen: "learn" }],
  ["/record", "", { screen: "record" }],
  ["/record/more", "", { screen: "lost" }],
  ["/help", "#keys", { screen: "help" }],
  ["/daily", "", { screen: "daily", id: "" }],
  ["/daily/2026-01-31", "", { screen: "daily", id: "2026-01-31" }],
  ["/daily/today", "", { screen: "lost" }],
  ["/daily/2026-01-31/more", "", { screen: "lost" }],
  ["/table/abc", "", { screen: "table", id: "abc" }],
  ["/table/abc", "#seat=xyz", { screen: "table", id: "abc" }],
  ["/table/abc/replay", "", { screen: "replay", id: "abc", ply: null }],
  ["/table/abc/replay", "#37", { screen: "replay", id: "abc", ply: 37 }],
  ["/table/abc/replay", "#x", { screen: "replay", id: "abc", ply: null }],
  ["/table/abc/review", "", { screen: "review", id: "abc", ply: null }],
  ["/table/abc/review/", "#37", { screen: "review", id: "abc", ply: 37 }],
  ["/table", "", { screen: "lost" }],
  ["/table/abc/else", "", { screen: "lost" }],
  ["/table/abc/replay/more", "", { screen: "lost" }],
  ["/new/thing", "", { screen: "lost" }],
])("%s%s", (path, hash, route) => expect(parse(path, hash)).toEqual(route));
