import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect } from "vitest";
import type { NewGame, TableView } from "../lib/messages";
import { withEngine } from "./built";
import { ada, bo, computer, Tab } from "./fixture";
import { MOST_GAMES } from "./setting";
import { PREFIX, readGame } from "./stored";

let factory: IDBFactory;
let tabs: Tab[];
let tab: Tab;
beforeEach(async () => {
  factory = new IDBFactory();
  tabs = [];
  tab = await another();
});
afterEach(async () => {
  for (const one of tabs) await one.tables.close();
});

async function another(): Promise<Tab> {
  const one = await Tab.open(factory);
  tabs.push(one);
  return one;
}

async function begun(wanted: NewGame, pace = 0) {
  const { id } = await tab.desk.create(wanted);
  return tab.sit(id, pace);
}
const code = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "",
    (error: { reason?: { code: string } }) => error.reason?.code ?? String(error),
  );
/** What does not depend on when a page came. */
const lasting = ({ events: _, pace: __, ...table }: TableView) => table;

withEngine("every edition is played to its end, and what was told is stored", async () => {
  const { editions } = await tab.desk.catalogue();
  for (const { name, rules } of editions) {
    const seats = Array.from({ length: Number(rules.min_players) > 1 ? 2 : 1 }, (_, i) => (i ? bo : ada));
    const sitting = await begun({ seats: seats as NewGame["seats"], edition: name });
    const end = await sitting.playToEnd();
    expect(end.stage).toBe("over");
    expect(end.edition).toBe(name);
    expect(lasting(await tab.desk.table(end.id))).toEqual(lasting(end));
    expect((await tab.store.load(end.id))?.plies.length).toBe(end.ply);
  }
});

withEngine("four people, and a Mighty Duel", async () => {
  const four = await begun({ seats: [ada, bo, { kind: "person" }, computer("easy")], edition: "danish" });
  expect(four.table.seats.map(({ name }) => name)).toEqual(["Ada", "Bo", "C", "easy"]);
  expect(four.table.seats.map(({ colour }) => colour)).toEqual([0, 1, 2, 3]);
  expect((await four.playToEnd()).outcome?.scores.length).toBe(4);
  const duel = await begun({ seats: [ada, computer("hard")], rules: { mighty_duel: true, harmony: true } });
  expect(duel.table.extras).toEqual(["harmony", "mighty_duel"].filter((one) => duel.table.extras.includes(one)));
  expect(duel.table.rules.grid).toBe(7);
  expect((await duel.playToEnd()).unseen).toEqual([]);
});

withEngine(
  "every level decides",
  async () => {
    const { levels } = await tab.desk.catalogue();
    for (const level of levels) {
      const sitting = await begun({ seats: [ada, computer(level)] });
      for (let i = 0; i < 3; i++) await sitting.play();
      await sitting.myTurn();
    }
  },
  60_000,
);

withEngine("a Dynasty adds up, and its next game is there once", async () => {
  const first = await begun({ seats: [ada, computer("normal")], dynasty: true, seed: "18446744073709551615" });
  expect(await code(tab.desk.next(first.table.id))).toBe("no-next-game");
  let end = await first.playToEnd();
  const points = end.outcome!.scores;
  const { id } = await tab.desk.next(end.id);
  expect(await tab.desk.next(end.id)).toEqual({ id });
  const second = await tab.sit(id);
  expect(second.table.seed).toBe("0");
  expect(second.table.series).toMatchObject({ game: 2, games: 3 });
  end = await second.playToEnd();
  const sums = points.map((score, seat) => score + end.outcome!.scores[seat]!);
  expect(end.series!.standings.map(([score]) => score)).toEqual(sums);
  const third = await tab.sit((await tab.desk.next(id)).id);
  end = await third.playToEnd();
  expect(end.series!.outcome!.scores).toEqual(end.series!.standings.map(([score]) => score));
  expect(await code(tab.desk.next(end.id))).toBe("no-next-game");
});

withEngine("taking back and playing again leads to the same table", async () => {
  const sitting = await begun({ seats: [ada, computer("easy")] });
  for (let i = 0; i < 9; i++) await sitting.play();
  const before = lasting(await sitting.myTurn());
  const plies = [before.ply];
  for (let i = 0; i < 6; i++) {
    await sitting.say({ type: "undo" });
    await sitting.until(() => sitting.table.ply < plies.at(-1)!);
    plies.push(sitting.table.ply);
  }
  const other = await another();
  expect(lasting(await other.desk.table(before.id))).toEqual(lasting(sitting.table));
  await sitting.until(() => !sitting.table.can_redo, "the last decision", { type: "redo" });
  expect(lasting(sitting.table)).toEqual({ ...before, can_redo: false });
  expect(await sitting.refusal({ type: "redo" })).toBe("nothing-to-redo");
  await sitting.until(() => !sitting.table.can_undo, "the first decision", { type: "undo" });
  expect(await sitting.refusal({ type: "undo" })).toBe("nothing-to-undo");
  await sitting.play();
  expect(sitting.table.can_redo).toBe(false);
});

withEngine("resigning ends a game, and is taken back like a decision", async () => {
  const sitting = await begun({ seats: [ada, bo] });
  await sitting.say({ type: "resign", seat: 1 });
  expect(sitting.table.outcome).toMatchObject({ winners: [0], places: [1, 2], ended: "B resigned" });
  expect(sitting.table.turn).toBeNull();
  expect(await sitting.refusal({ type: "resign", seat: 0 })).toBe("game-over");
  await sitting.say({ type: "undo" });
  expect(sitting.table.outcome).toBeNull();
  expect(await sitting.refusal({ type: "resign", seat: 3 })).toBe("not-your-seat");
});

withEngine("what a page may ask at the wrong time, it is told or shown", async () => {
  const sitting = await begun({ seats: [ada, computer("easy")] }, 60_000);
  const { table } = sitting;
  const theirs = table.turn!.seat === 1;
  const play = { type: "play", ply: table.ply, move: "1" } as const;
  if (theirs) {
    expect(await sitting.refusal(play)).toBe("not-your-turn");
    await sitting.until(() => sitting.table.turn?.seat !== 1, "the computer's decision", { type: "hurry" });
  }
  await sitting.myTurn();
  const { ply, line } = sitting.table;
  expect(await sitting.refusal({ type: "play", ply, move: "nonsense" })).toBeTruthy();
  const before = sitting.heard.length;
  await sitting.say({ type: "play", ply: ply - 1, move: "1" });
  await sitting.until(() => sitting.heard.length > before);
  expect(sitting.heard.at(-1)).toMatchObject({ type: "state" });
  await sitting.say({ type: "why", ply, move: "g8g9" });
  expect(sitting.heard.at(-1)).toMatchObject({ type: "why", reason: { code: "must-claim" } });
  const free = line.find(({ seat }) => seat === null)!.number;
  await sitting.say({ type: "fits", ply, domino: free });
  const fits = sitting.heard.at(-1)!;
  expect(fits.type === "fits" && fits.places.length).toBeGreaterThan(0);
  for (const [message, why] of [
    [{ type: "stand-in", seat: 0, level: null }, "not-your-seat"],
    [{ type: "answer-undo", agree: true }, "nobody-asked"],
    [{ type: "ask-undo", seat: 1 }, "not-your-seat"],
    [{ type: "react", seat: 1, reaction: "hello" }, "not-your-seat"],
  ] as const)
    expect(await sitting.refusal(message)).toBe(why);
});

withEngine("computers are paused, stepped, hurried and go on", async () => {
  const sitting = await begun({ seats: [computer("easy"), computer("normal")] }, 60_000);
  expect(sitting.table.seats.some(({ thinking }) => thinking)).toBe(true);
  await sitting.say({ type: "pause" });
  await sitting.until(() => sitting.table.paused);
  expect(sitting.table.seats.some(({ thinking }) => thinking)).toBe(false);
  for (let i = 0; i < 3; i++) {
    const { ply } = sitting.table;
    await sitting.say({ type: "step" });
    await sitting.until(() => sitting.table.ply > ply);
    expect(sitting.table.paused).toBe(true);
  }
  await sitting.say({ type: "resume" });
  const { ply } = sitting.table;
  await sitting.say({ type: "hurry" });
  await sitting.until(() => sitting.table.ply > ply);
  await sitting.say({ type: "undo" });
  await sitting.until(() => sitting.table.paused);
  await sitting.say({ type: "pace", pace: 0 });
  await sitting.say({ type: "resume" });
  await sitting.until(() => sitting.table.outcome, "the end");
});

withEngine("two tabs at one table: one decides, the other is told, and nobody overwrites anybody", async () => {
  const here = await begun({ seats: [ada, bo] });
  const { id } = here.table;
  const there = await (await another()).sit(id);
  await here.play();
  await there.until(() => there.table.ply === here.table.ply);
  expect(lasting(there.table)).toEqual(lasting(here.table));
  expect(there.table.events.length).toBeGreaterThan(0);
  // Both decide at the same moment: one of them is first.
  const { ply, turn } = here.table;
  const [one, other] = [turn!.moves[0]!.move, turn!.moves[1]!.move];
  await Promise.all([here.say({ type: "play", ply, move: one }), there.say({ type: "play", ply, move: other })]);
  await here.until(() => here.table.ply > ply && there.table.ply === here.table.ply);
  expect(lasting(here.table)).toEqual(lasting(there.table));
  const stored = readGame(await tab.store.raw(id))!;
  expect([one, other]).toContain(stored.plies[ply]);
  await there.say({ type: "undo" });
  await here.until(() => here.table.ply <= ply);
  await tab.desk.remove(id);
  await there.until(() => there.heard.some((message) => message.type === "refused"));
});

withEngine("against a computer player in two tabs every decision is made once", async () => {
  const here = await begun({ seats: [ada, computer("easy")] });
  const there = await (await another()).sit(here.table.id);
  while (!(await here.myTurn()).outcome) await here.play();
  await there.until(() => there.table.outcome);
  expect(lasting(there.table)).toEqual(lasting(here.table));
  for (const { heard } of [here, there]) expect(heard.some(({ type }) => type === "refused")).toBe(false);
});

withEngine("again, with the same deal or another", async () => {
  const sitting = await begun({
    seats: [{ ...ada, colour: 3 }, computer("hard")],
    rules: { harmony: true },
    seed: "7",
  });
  const { id, line } = sitting.table;
  const same = await tab.desk.table((await tab.desk.again(id, { same_deal: true })).id);
  expect(same.seed).toBe("7");
  expect(same.line.map(({ number }) => number)).toEqual(line.map(({ number }) => number));
  expect(same.seats.map(({ name, colour, level }) => [name, colour, level])).toEqual([
    ["Ada", 3, null],
    ["hard", 0, "hard"],
  ]);
  const fresh = await tab.desk.table((await tab.desk.again(id, {})).id);
  expect(fresh.seed).not.toBe("7");
  expect(fresh.rules).toEqual(same.rules);
});

withEngine("a record goes out and comes in, and so do moments", async () => {
  const sitting = await begun({ seats: [ada, bo], edition: "german", rules: { harmony: true } });
  for (let i = 0; i < 9; i++) await sitting.play();
  const { id, ply, seats } = sitting.table;
  const record = await tab.desk.record(id);
  expect(record).toContain('[A "Ada"]');
  const copy = await tab.desk.table((await tab.desk.import({ record })).id);
  expect(copy.ply).toBe(ply);
  expect(copy.seats.map(({ kingdom }) => kingdom)).toEqual(seats.map(({ kingdom }) => kingdom));
  expect(copy.rules).toEqual(sitting.table.rules);
  expect(await code(tab.desk.import({ record: record.replace(" A:", " A:x") }))).toBe("bad-record");
  expect(await code(tab.desk.import({ record: "" }))).toBe("bad-record");
  const moment = await tab.desk.moment(id, 3);
  expect([moment.ply, moment.plies, moment.role, moment.events.length]).toEqual([3, ply, "spectator", 1]);
  expect((await tab.desk.moment(id, ply)).events.length).toBe(ply);
  for (const wrong of [-1, ply + 1, 1.5, NaN]) expect(await code(tab.desk.moment(id, wrong))).toBe("no-such-ply");
});

/** The records of a Dynasty of so many games, each of them like this one. */
const dynastyOf = (record: string, games: number): string =>
  Array.from({ length: games }, (_, i) => `[Game "${i + 1}/${games}"]\n${record}`).join("\n");

withEngine("a Dynasty that is opened has three games, and each of them counts", async () => {
  const end = await (await begun({ seats: [ada, bo] })).playToEnd();
  const record = await tab.desk.record(end.id);
  for (const games of [1, 2, 4]) {
    const refused = tab.desk.import({ record: dynastyOf(record, games) });
    await expect(refused).rejects.toMatchObject({
      reason: { code: "bad-record", unread: { code: "dynasty-at-table" } },
    });
  }
  const stored = (await tab.store.load(end.id))!;
  const others = Array.from({ length: MOST_GAMES - 3 }, (_, i) => ({
    ...stored,
    id: `${PREFIX}${i}`,
    series: `${PREFIX}${i}`,
  }));
  await tab.store.add(others);
  const three = { record: dynastyOf(record, 3) };
  expect(await code(tab.desk.import(three))).toBe("too-many-games");
  expect((await tab.store.all()).games).toHaveLength(MOST_GAMES - 2);
  await tab.desk.remove(others[0]!.id);
  await tab.desk.import(three);
  expect((await tab.store.all()).games).toHaveLength(MOST_GAMES);
});

withEngine("what makes no sense is refused with its reason", async () => {
  const wrong: [NewGame, string][] = [
    [{ seats: [ada, { kind: "open" }] }, "needs-server"],
    [{ seats: [ada, bo], edition: "martian" }, "no-edition"],
    [{ seats: [ada, bo, computer("easy")], rules: { mighty_duel: true } }, "rules-duel-players"],
    [{ seats: [ada, computer("random")] }, "no-level"],
    [{ seats: [ada, bo], seed: "99999999999999999999" }, "bad-seed"],
    [
      {
        seats: [
          { ...ada, colour: 1 },
          { ...bo, colour: 1 },
        ],
      },
      "same-colour",
    ],
  ];
  for (const [wanted, why] of wrong) expect(await code(tab.desk.create(wanted))).toBe(why);
  for (const id of ["here-none", "here-", "x"]) expect(await code(tab.desk.table(id))).toBe("unknown-table");
  expect((await tab.desk.mine()).games).toEqual([]);
});

withEngine("games are listed: those under way first, in pages, with what cannot be read", async () => {
  const made: string[] = [];
  for (let i = 0; i < 23; i++) made.push((await tab.desk.create({ seats: [ada, computer("easy")] })).id);
  const sitting = await tab.sit(made[22]!);
  await sitting.say({ type: "resign", seat: 0 });
  const bad = {
    ...readGame(await tab.store.raw(made[0]!))!,
    id: "here-bad",
    series: "here-bad",
    plies: ["A", "A", "A"],
  };
  await tab.store.add([bad]);
  const page = await tab.desk.mine();
  expect(page.games.length + page.unreadable.length).toBe(20);
  const more = await tab.desk.mine(page.more!);
  expect(more.more).toBeNull();
  expect([...page.unreadable, ...more.unreadable]).toEqual(["here-bad"]);
  const all = [...page.games, ...more.games];
  expect(all.map(({ id }) => id).sort()).toEqual([...made].sort());
  expect(all.at(-1)).toMatchObject({ id: made[22], over: true, winners: [1], names: ["Ada", "easy"] });
  expect(await code(tab.desk.table("here-bad"))).toBe("unreadable-game");
  expect(JSON.parse(await tab.desk.raw("here-bad"))).toEqual(bad);
  await tab.desk.remove("here-bad");
  expect((await tab.desk.mine()).unreadable).toEqual([]);
});

withEngine("a table moves with everything it has, and says where it went", async () => {
  const sitting = await begun({
    seats: [{ ...ada, colour: 2 }, computer("hard")],
    rules: { harmony: true },
    seed: "5",
  });
  for (let i = 0; i < 6; i++) await sitting.play();
  await sitting.myTurn();
  await sitting.say({ type: "undo" });
  const { id } = sitting.table;
  const parcel = await tab.desk.pack(id);
  expect(parcel).toMatchObject({ edition: "classic", rules: { harmony: true }, length: 1, before: [] });
  expect(parcel.games[0]).toMatchObject({ id, seed: "5", seats: [{ name: "Ada", colour: 2 }, { level: "hard" }] });
  expect(parcel.games[0]!.undone!.length).toBeGreaterThan(0);
  // Nothing was decided meanwhile: it is the same parcel.
  expect((await tab.desk.pack(id)).stamp).toBe(parcel.stamp);
  await sitting.say({ type: "redo" });
  expect(await code(tab.desk.sent(parcel.stamp, id, ["there"]))).not.toBe("");
  const again = await tab.desk.pack(id);
  expect(again.before).toContain(parcel.stamp);
  await tab.desk.sent(again.stamp, id, ["there"]);
  await sitting.until(() => sitting.heard.some((one) => one.type === "refused" && one.reason.code === "moved"));
  expect(await code(tab.desk.table(id))).toBe("moved");
  expect((await tab.desk.mine()).games).toEqual([]);

  // And back again: what arrives is the same.
  const [here] = await tab.desk.unpack({ ...again, games: [{ ...again.games[0]!, id: "there" }] });
  const back = await tab.desk.pack(here!);
  const { id: _, ...before } = again.games[0]!;
  expect(back.games[0]).toMatchObject(before);
  expect(await tab.desk.taken()).toEqual([{ id: here, from: "there", stamp: again.stamp }]);
  await tab.desk.confirm(again.stamp);
  expect(await tab.desk.taken()).toEqual([{ id: here, from: "there", stamp: null }]);
});

withEngine("what was taken along in vain goes again, unless it was played on", async () => {
  const { id } = (await begun({ seats: [ada, bo] })).table;
  const parcel = await tab.desk.pack(id);
  const from = (there: string, stamp: string) => ({
    ...parcel,
    stamp,
    games: [{ ...parcel.games[0]!, id: there }] as typeof parcel.games,
  });
  const [first] = await tab.desk.unpack(from("t1", "s1"));
  expect(await tab.desk.unpack(from("t1", "s1"))).toEqual([first]);
  await tab.desk.giveUp("s1");
  expect(await code(tab.desk.table(first!))).toBe("unknown-table");
  const [second] = await tab.desk.unpack(from("t2", "s2"));
  await (await tab.sit(second!)).play();
  await tab.desk.giveUp("s2");
  expect((await tab.desk.table(second!)).id).toBe(second);
  expect(await tab.desk.taken()).toEqual([]);
  const spoilt = from("t3", "s3");
  spoilt.games[0]!.plies = ["A", "nonsense"];
  expect(await code(tab.desk.unpack(spoilt))).toBe("unreadable-game");
  const inventing = from("t4", "s4");
  const others: Record<string, string>[] = [
    { 'X "1"]\n\nABBA +1,2,3,4\n[Y': "2" },
    { Event: "a\u202ecup" },
    { A: "Mallory" },
  ];
  for (const headers of others) {
    inventing.games[0]!.headers = headers;
    expect(await code(tab.desk.unpack(inventing))).toBe("bad-parcel");
  }
});

withEngine("whoever leaves at once has decided all the same, and other tabs hear of it", async () => {
  const here = await begun({ seats: [ada, bo] });
  const there = await (await another()).sit(here.table.id);
  const { ply, turn } = here.table;
  const played = here.say({ type: "play", ply, move: turn!.moves[0]!.move });
  here.watching.leave();
  await played;
  await there.until(() => there.table.ply > ply);
  expect((await tab.desk.table(here.table.id)).ply).toBe(there.table.ply);
});

withEngine("each decision with a hint counts once, and goes wherever the game goes", async () => {
  const sitting = await begun({ seats: [ada, computer("easy")] });
  const { id, ply, hints } = await sitting.myTurn();
  expect(hints).toEqual([0, 0]);
  await sitting.say({ type: "hinted", ply });
  await sitting.say({ type: "hinted", ply });
  await sitting.until(() => sitting.table.hints[0] === 1);
  await sitting.play();
  await sitting.say({ type: "hinted", ply: (await sitting.myTurn()).ply });
  await sitting.until(() => sitting.table.hints[0] === 2);
  await sitting.say({ type: "undo" });
  await sitting.until(() => sitting.table.ply === ply);
  await sitting.say({ type: "hinted", ply });
  await sitting.play();
  expect((await sitting.myTurn()).hints).toEqual([2, 0]);
  const record = await tab.desk.record(id);
  expect(record).toContain('[Hints "A 2"]');
  const copy = await tab.sit((await tab.desk.import({ record })).id);
  expect(copy.table.hints).toEqual([2, 0]);
  await copy.say({ type: "hinted", ply: (await copy.myTurn()).ply });
  await copy.until(() => copy.table.hints[0] === 3);
  const parcel = await tab.desk.pack(id);
  const [moved] = await tab.desk.unpack({ ...parcel, games: [{ ...parcel.games[0]!, id: "there" }] });
  expect((await tab.desk.table(moved!)).hints).toEqual([2, 0]);
});

withEngine("at one screen nobody has hints", async () => {
  const sitting = await begun({ seats: [ada, bo, computer("easy")] });
  expect(await sitting.refusal({ type: "hinted", ply: (await sitting.myTurn()).ply })).toBe("no-hints");
});
