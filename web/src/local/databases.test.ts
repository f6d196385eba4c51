import { readdirSync, readFileSync } from "node:fs";
import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { withEngine } from "./built";
import { Tab } from "./fixture";
import { readGame, SCHEMA, type StoredGame } from "./stored";

// Every form that games were ever stored in is kept as it was.
const FOLDER = new URL("../../../tests/databases/", import.meta.url);
const kept = readdirSync(FOLDER).filter((name) => /^browser-\d+\.json$/.test(name));

test("there is a database of this form", () => {
  expect(kept).toContain(`browser-${SCHEMA}.json`);
});

withEngine.each(kept)("%s opens, and its games go on", async (name) => {
  const { games } = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as { games: StoredGame[] };
  const tab = await Tab.open(new IDBFactory());
  await tab.store.add(games.map((game) => readGame(game)!));
  expect((await tab.desk.mine()).unreadable).toEqual([]);
  for (const { id, plies, over } of games) {
    const sitting = await tab.sit(id);
    expect(sitting.table.ply).toBeGreaterThanOrEqual(plies.length);
    expect(sitting.table.outcome !== null).toBe(over);
    await sitting.until(() => sitting.table.outcome || sitting.table.turn?.moves.length, "a turn");
    await sitting.playToEnd();
  }
  await tab.tables.close();
});
