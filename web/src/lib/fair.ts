// Checks the deals of a record as docs/fair.md describes them: methods 2 to 4, with nothing but SHA-256 and HMAC.

/** What somebody knows of a game beside its record; whoever knows less can check less. */
export interface Known {
  /** The method that was announced. */
  method?: number;
  /** The table's id. */
  id?: string | undefined;
  /** The name of the table in its dealing, if its id is not known; the day of a deal of the day. */
  table?: string | undefined;
  /** The commitment that was seen first. */
  commitment?: string | undefined;
  /** It was seen before the game began. */
  early?: boolean;
  /** What this browser added, by the letters of its seats. */
  mine?: Readonly<Record<string, string>>;
  /** The seats of people, such as 'A C'. */
  people?: string | undefined;
  /** The rules fix the opening A B B A. */
  abba?: boolean;
  /** How the game ended at the table, if it was played to its end: what the record calls `Scores` and `Winners`. */
  result?: Readonly<Record<"Scores" | "Winners", string>> | undefined;
  /** The kings, their holder and the lines that were on the table, as far as they were seen: 'A:', 'B', '+4,11,23,38'. */
  seen?: readonly string[];
}

type Headers = Record<string, string>;
type Wrong =
  "record" | "table" | "secret" | "commitment" | "people" | "mine" | "holder" | "king" | "line" | "seen" | "result";
export type Verdict =
  | { kind: "checked"; unchecked: ("commitment" | "mine")[] }
  | { kind: "wrong"; code: Wrong; n: number }
  | { kind: "impossible"; code: "older" | "insecure" };

const bytes = (text: string) => new TextEncoder().encode(text);
const hash = async (text: string) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(text)));
const hex = (all: Uint8Array) => [...all].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fingerprint = async (text: string) => hex(await hash(text));

/** Draws from the stream of a label: numbers below m, each as likely as the others. */
function stream(key: CryptoKey, label: string): (m: number) => Promise<number> {
  const numbers: number[] = [];
  let block = 0;
  return async (m) => {
    for (;;) {
      if (!numbers.length) {
        const more = new DataView(await crypto.subtle.sign("HMAC", key, bytes(`${label} ${block++}`)));
        for (let at = 0; at < 32; at += 4) numbers.push(more.getUint32(at));
      }
      const x = numbers.shift()!;
      if (x < 2 ** 32 - (2 ** 32 % m)) return x % m;
    }
  };
}

/** Whether the rules fix the opening A B B A. Before method 4 those of the English app did, and records did not say so. */
function opensAbba({ Edition, Rules = "" }: Headers, method: string, known: Known): boolean {
  return known.abba === true || (method === "2" && Edition === "english-app" && !Rules.includes("abba="));
}

/** The kings in the order in which they are drawn. */
async function kingsDue(key: CryptoKey, players: number, abba: boolean): Promise<string> {
  if (abba && players === 2) return (await stream(key, "king 0")(2)) ? "BAAB" : "ABBA";
  const left = [...(["AAAA", "AABB", "ABC", "ABCD"][players - 1] ?? "")];
  let drawn = "";
  for (let i = 0; left.length; i++) drawn += left.splice(await stream(key, `king ${i}`)(left.length), 1)[0];
  return drawn;
}

/** All lines of so many dominoes, the last of which a game may never come to. */
async function linesDue(key: CryptoKey, long: number): Promise<string[]> {
  const unseen = Array.from({ length: 48 }, (_, i) => i + 1);
  const lines: string[] = [];
  while (unseen.length >= long) {
    const draw = stream(key, `line ${lines.length}`);
    const line: number[] = [];
    while (line.length < long) line.push(...unseen.splice(await draw(unseen.length), 1));
    lines.push(`+${line.sort((a, b) => a - b).join(",")}`);
  }
  return lines;
}

/** Headers by name, and the tokens; null if it is not one record. */
function parse(record: string): { headers: Headers; tokens: string[] } | null {
  const [head = "", body = ""] = record.replaceAll("\r", "").split(/\n\s*\n(.*)/s);
  const found = new Map<string, string>();
  for (const line of head.split("\n")) {
    const [, name, value = ""] = /^\[([A-Za-z][\w-]*) "((?:[^"\\]|\\["\\])*)"\]\s*$/.exec(line) ?? [];
    if (!name || found.has(name)) return null;
    found.set(name, value.replace(/\\(.)/g, "$1"));
  }
  const moves = body.replace(/\{[^}]*\}/g, " ");
  const tokens = moves.split(/\s+/).filter(Boolean);
  if (/^\[/m.test(body) || !tokens.slice(1).every((token) => /^(\+|[A-D]:)/.test(token))) return null;
  return { headers: Object.fromEntries(found), tokens };
}

/** The seats of a game in the order of their letters; none if one is missing. */
function seatsOf(headers: Headers): string[] {
  const seats = ["A", "B", "C", "D"].filter((seat) => headers[seat] !== undefined);
  return seats.join("") === "ABCD".slice(0, seats.length) ? seats : [];
}

/** Whether all of these come among those, in the same order. */
function among<T>(these: readonly T[], those: readonly T[]): boolean {
  let at = 0;
  for (const one of those) if (one === these[at]) at++;
  return at === these.length;
}

/** What the seed is the hash of, and whether nobody says what they added; or what is wrong. */
type Source = { seed: string; alone: boolean } | Wrong;

/** Whether it is a day of the calendar, such as 2026-01-31. */
function isDay(text: string): boolean {
  const at = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`).getTime() : NaN;
  return !isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The source of a deal of the day: its secret alone. */
async function ofDay(headers: Headers, known: Known): Promise<Source> {
  const { FairDay: day = "", FairCommitment: commitment, FairSecret: secret = "" } = headers;
  if (!isDay(day) || !/^[0-9a-f]{64}$/.test(secret) || !commitment) return "record";
  if (known.table && day !== known.table) return "table";
  if ((await fingerprint(`kingdomino 3 commitment ${day} ${secret}`)) !== commitment) return "secret";
  if (known.commitment && commitment !== known.commitment) return "commitment";
  return { seed: `kingdomino 3 seed ${day} ${secret}`, alone: false };
}

/** The source of the deals at a table of friends: its secret, and what each of them added. */
async function ofTable(headers: Headers, known: Known): Promise<Source> {
  const { FairTable: table, FairCommitment: commitment, FairSecret: secret, FairPeople: people } = headers;
  const { FairMethod: method = "", FairRandomness: randomness } = headers;
  const whole = /^[24]$/.test(method) && /^[0-9a-f]{32}$/.test(table ?? "") && /^[0-9a-f]{64}$/.test(secret ?? "");
  if (!whole || !commitment || people === undefined || randomness === undefined) return "record";

  const named = known.id && (await fingerprint(`kingdomino ${method} table ${known.id}`)).slice(0, 32);
  if ((named && table !== named) || (known.table && table !== known.table)) return "table";
  if ((await fingerprint(`kingdomino ${method} commitment ${table} ${secret}`)) !== commitment) return "secret";
  if (known.commitment && commitment !== known.commitment) return "commitment";

  const given = new Map(randomness.split(" ").map((one) => [one.slice(0, 1), one.slice(2)]));
  const rewritten = [...given].sort().map(([seat, value]) => `${seat}:${value}`);
  if (randomness && (rewritten.join(" ") !== randomness || !/^([A-D]:[0-9a-f]{64} ?)+$/.test(randomness)))
    return "record";
  const persons = people.split(" ");
  if (
    people !==
    seatsOf(headers)
      .filter((seat) => persons.includes(seat))
      .join(" ")
  )
    return "record";
  if (known.people !== undefined && people !== known.people) return "people";
  if (randomness && [...given.keys()].some((seat) => !persons.includes(seat))) return "people";
  const mine = Object.entries(known.mine ?? {});
  if (mine.some(([seat, value]) => given.get(seat) !== value)) return "mine";
  return { seed: `kingdomino ${method} seed ${table} ${secret} ${randomness}`, alone: !mine.length };
}

/** The first thing that is wrong with a record's deals, or what could not be checked. */
export async function verify(record: string, known: Known = {}): Promise<Verdict> {
  const wrong = (code: Wrong, n = 0): Verdict => ({ kind: "wrong", code, n });
  const read = parse(record);
  if (!read) return wrong("record");
  const { headers, tokens } = read;
  const { FairMethod: method } = headers;
  if (headers.FairCommitment && method === undefined && (known.method ?? 1) < 2)
    return { kind: "impossible", code: "older" };
  // Only a page that came by https, or from this very device, is given the means.
  if (!globalThis.crypto?.subtle) return { kind: "impossible", code: "insecure" };
  if (known.method && known.method > 1 && method !== String(known.method)) return wrong("record");
  const players = seatsOf(headers).length;
  if (!players) return wrong("record");
  const source = await (method === "3" ? ofDay : ofTable)(headers, known);
  if (typeof source === "string") return wrong(source);

  const key = await crypto.subtle.importKey("raw", await hash(source.seed), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const holder = `${"ABCD"[await stream(key, "holder")(players)]}:`;
  const kings = await kingsDue(key, players, opensAbba(headers, method ?? "", known));
  const opening = /^([A-D]:)?([A-D]*)$/.exec(tokens[0] ?? "");
  if (!opening) return wrong("record");
  const [, held = holder, drawn = ""] = opening;
  if (held !== holder) return wrong("holder");
  const king = [...drawn].findIndex((seat, i) => seat !== kings[i]);
  if (king >= 0) return wrong("king", king + 1);
  const dealt = tokens.filter((token) => token.startsWith("+"));
  const [from, to = tokens.length] = tokens.flatMap((token, at) => (token.startsWith("+") ? [at] : []));
  if (from && to - from - 1 > drawn.length) return wrong("record"); // every player decided for a king
  const lines = dealt[0] ? await linesDue(key, dealt[0].split(",").length) : [];
  const line = dealt.findIndex((one, i) => one !== lines[i]);
  if (line >= 0) return wrong("line", line + 1);

  const seen = known.seen ?? [];
  const seenLines = seen.filter((one) => one.startsWith("+"));
  const seenHolders = seen.filter((one) => one.endsWith(":"));
  const seenKings = seen.filter((one) => /^[A-D]+$/.test(one)).join("");
  if (!among(seenLines, lines) || !among([...seenKings], [...kings])) return wrong("seen");
  if (seenHolders.some((one) => one !== holder)) return wrong("seen");
  const { Scores = known.result?.Scores, Winners = known.result?.Winners } = headers;
  if (known.result && (Scores !== known.result.Scores || Winners !== known.result.Winners)) return wrong("result");

  const unchecked: ("commitment" | "mine")[] = [];
  if (!known.commitment || !known.early) unchecked.push("commitment");
  if (source.alone) unchecked.push("mine");
  return { kind: "checked", unchecked };
}
