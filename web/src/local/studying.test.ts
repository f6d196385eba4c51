import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect } from "vitest";
import type { NewGame } from "../lib/messages";
import { landOf } from "../record/land";
import { withEngine } from "./built";
import { ada, bo, computer, Tab } from "./fixture";
import type { StoredGame } from "./stored";

let tabs: Tab[];
beforeEach(() => void (tabs = []));
afterEach(async () => {
  for (const tab of tabs) await tab.tables.close();
});
async function browser(factory = new IDBFactory()): Promise<Tab> {
  const tab = await Tab.open(factory);
  tabs.push(tab);
  return tab;
}
async function played(tab: Tab, wanted: NewGame) {
  const sitting = await tab.sit((await tab.desk.create(wanted)).id);
  return sitting.playToEnd();
}

withEngine("a record tells what the table showed", async () => {
  const tab = await browser();
  const rules = { harmony: true, middle_kingdom: true };
  const end = await played(tab, { seats: [ada, computer("easy")], rules, seed: "7" });
  const told = await tab.desk.study(await tab.desk.record(end.id));
  expect(told.plies).toBe(end.plies);
  expect(told.ended).toBe(false);
  expect(told.decided).toBe(end.outcome!.decided_by);
  end.seats.forEach(({ kingdom }, seat) => {
    const { score, squares } = kingdom;
    const own = told.seats[seat]!;
    expect([own.points, own.harmony, own.middle]).toEqual([score.total, score.harmony, score.middle_kingdom]);
    expect(own.crowns).toBe(score.crowns);
    expect(own.largest).toBe(Math.max(...score.territories.map(({ spots }) => spots.length)));
    expect(own.richest).toBe(Math.max(...score.territories.map(({ points }) => points)));
    expect(landOf(own.land)).toEqual(squares);
  });
  // How far behind one was is what the table showed when the last line had been laid.
  const { last } = told.seats[0]!;
  const then = (await tab.desk.moment(end.id, last)).seats.map(({ kingdom }) => kingdom.score.total);
  expect((await tab.desk.moment(end.id, last)).lines_left).toBe(0);
  expect((await tab.desk.moment(end.id, last - 1)).lines_left).toBe(1);
  expect(told.seats.map(({ behind }) => behind)).toEqual(then.map((points) => Math.max(...then) - points));
});

withEngine("a game of a Dynasty is read for itself", async () => {
  const tab = await browser();
  const first = await played(tab, { seats: [ada, computer("easy")], seed: "7", dynasty: true });
  const second = await (await tab.sit((await tab.desk.next(first.id)).id)).playToEnd();
  const told = await tab.desk.study(await tab.desk.record(second.id));
  expect(told.seats.map(({ points }) => points)).toEqual(second.outcome!.scores);
});

withEngine("the same moves have the same print, others another, wherever they lie", async () => {
  const tab = await browser();
  const end = await played(tab, { seats: [ada, computer("easy")], seed: "7" });
  const other = await played(tab, { seats: [ada, computer("easy")], seed: "8" });
  const record = await tab.desk.record(end.id);
  const { id } = await (await browser()).desk.import({ record });
  const print = async (text: string) => (await tab.desk.study(text)).print;
  expect(await print(await tabs[1]!.desk.record(id))).toBe(await print(record));
  expect(await print(await tab.desk.record(other.id))).not.toBe(await print(record));
  await expect(tab.desk.study("nonsense")).rejects.toMatchObject({ reason: { code: "bad-record" } });
});

withEngine("a list says whose the seats are, and what was over when it was opened", async () => {
  const tab = await browser();
  const end = await played(tab, { seats: [computer("easy"), ada], seed: "7" });
  const record = await tab.desk.record(end.id);
  const opened = await tab.desk.import({ record });
  await tab.desk.create({ seats: [computer("easy"), computer("easy")] });
  const again = await tab.desk.again(opened.id, {});
  const { games } = await tab.desk.mine();
  const of = (id: string) => games.find((game) => game.id === id)!;
  expect([of(end.id).mine, of(end.id).opened]).toEqual([[1], false]);
  expect(of(opened.id).opened).toBe(true);
  expect(of(again.id).opened).toBe(false);
  expect(games.filter(({ mine }) => !mine.length).length).toBe(1);
});

withEngine("what came as a record stays one however often it moves", async () => {
  const tab = await browser();
  const end = await played(tab, { seats: [ada, computer("easy")], seed: "7" });
  let { id } = await tab.desk.import({ record: await tab.desk.record(end.id) });
  for (const there of ["there", "again"]) {
    const parcel = await tab.desk.pack(id);
    expect(parcel.games[0]!.opened).toBe(true);
    await tab.desk.sent(parcel.stamp, id, [there]);
    [id] = (await tab.desk.unpack({ ...parcel, games: [{ ...parcel.games[0]!, id: there }] })) as [string];
  }
  expect((await tab.desk.pack(end.id)).games[0]!.opened).toBe(false);
  const { games } = await tab.desk.mine();
  expect(games.map((game) => [game.id, game.opened]).sort()).toEqual(
    [
      [end.id, false],
      [id, true],
    ].sort(),
  );
});

withEngine("tables of a file are played again, once, and replace nothing", async () => {
  const tab = await browser();
  await played(tab, { seats: [ada, computer("easy")], seed: "7", dynasty: true });
  await tab.desk.create({ seats: [ada, bo] });
  const rows = (await tab.desk.rows()).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(rows.length).toBe(2);
  const elsewhere = await browser();
  expect(await elsewhere.desk.restore(rows)).toEqual({ added: 2, refused: 0 });
  const lasting = ({ plies, seats, id, over, seed }: StoredGame) => ({ plies, seats, id, over, seed });
  const arrived = (await elsewhere.desk.rows()).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(arrived.map(lasting)).toEqual(rows.map(lasting));
  // What is played on there stays as it is.
  const open = arrived.find(({ over }) => !over)!;
  const sitting = await elsewhere.sit(open.id);
  const { ply } = await sitting.play();
  expect(await elsewhere.desk.restore(rows)).toEqual({ added: 0, refused: 0 });
  expect((await elsewhere.desk.table(open.id)).ply).toBe(ply);
});

withEngine("what is not a table is refused, and disturbs nobody", async () => {
  const tab = await browser();
  await tab.desk.create({ seats: [ada, computer("easy")] });
  const [row] = await tab.desk.rows();
  const id = "here-other";
  const other = { ...row!, id, series: id };
  const nonsense: unknown[] = [
    null,
    {},
    { ...other, plies: ["A:99"] },
    { ...other, plies: ["ABBA", "ABBA"] },
    { ...other, edition: "none" },
    { ...other, ended: "\u0000 nobody knows" },
    { ...other, rules: { players: 9 } },
    { ...other, seats: [] },
    { ...other, seats: row!.seats.map((seat) => ({ ...seat, name: "Ada" })) },
    { ...other, seats: row!.seats.map((seat) => ({ ...seat, level: "god", kind: "computer" })) },
    { ...other, headers: { "no header": "at all\n[x]" } },
    { ...other, id: "server" },
  ];
  expect(await tab.desk.restore(nonsense)).toEqual({ added: 0, refused: nonsense.length });
  expect((await tab.desk.mine()).games.length).toBe(1);
  expect(await tab.desk.restore([other])).toEqual({ added: 1, refused: 0 });
});
