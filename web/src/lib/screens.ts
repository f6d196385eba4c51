// The screens there are, and which of them an address leads to.

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "games" }
  | { screen: "lobby" }
  | { screen: "settings" }
  | { screen: "help" }
  | { screen: "score" }
  | { screen: "learn" }
  | { screen: "record" }
  /** `id`: the day, or nothing for today. */
  | { screen: "daily"; id: string }
  /** `number`: which one, or null for any that suits. */
  | { screen: "puzzles"; number: number | null }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; ply: number | null }
  | { screen: "review"; id: string; ply: number | null }
  | { screen: "lost" };

export function parse(path: string, hash = ""): Route {
  const [first = "", id = "", third = "", ...more] = path
    .replace(/(.)\/$/, "$1")
    .split("/")
    .slice(1);
  if (more.length) return { screen: "lost" };
  if (!first) return { screen: "home" };
  const alone = ["new", "games", "lobby", "settings", "help", "learn", "score", "record"] as const;
  const screen = alone.find((one) => one === first);
  if (screen && !id) return { screen };
  if (first === "daily" && !third && /^(\d{4}-\d\d-\d\d)?$/.test(id)) return { screen: "daily", id };
  if (first === "puzzles" && !third && /^([1-9]\d{0,4})?$/.test(id))
    return { screen: "puzzles", number: Number(id) || null };
  if (first === "table" && id && (third === "replay" || third === "review")) {
    const ply = /^#(\d{1,4})$/.exec(hash)?.[1];
    return { screen: third, id, ply: ply === undefined ? null : Number(ply) };
  }
  if (first === "table" && id && !third) return { screen: "table", id };
  return { screen: "lost" };
}
