/** Generated from src/kingdomino/server/messages.py by `make types`. */

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Play
  | Settled
  | Why
  | Fits
  | Hinted
  | Undo
  | Redo
  | Hurry
  | Pause
  | Resume
  | Step
  | Pace
  | Resign
  | Start
  | Contribute
  | StandIn
  | AskUndo
  | AnswerUndo
  | React;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = State | WhyNot | FitsAt | Reacted | Refused | Alive;

export interface Messages {}
/**
 * A move, what may follow it, everybody's chances to win and expected points, and what speaks for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  move: string;
  line: string[];
  chances: number[];
  scores: number[];
  motives: Motive[];
}
/**
 * A difference between one move and another that the engine can state.
 *
 * `value`: how many more points at once, or expected points beyond those; a place in the order; how many expected
 * points less for `seat`; how many more squares that stay usable; what the territory of `terrain` is worth then.
 * Those that end in `lost` speak against the move, all others for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Motive".
 */
export interface Motive {
  kind:
    | "points"
    | "later"
    | "order"
    | "deny"
    | "waste"
    | "terrain"
    | "harmony-kept"
    | "harmony-lost"
    | "middle-kept"
    | "middle-lost";
  value: number;
  seat: number | null;
  terrain: ("wheat" | "forest" | "lake" | "grass" | "swamp" | "mine") | null;
}
/**
 * The best moves of a moment, best first, at most three; `nudge` says what to look at without naming any.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  seat: number;
  nudge: Motive | null;
  moves: Advised[];
}
/**
 * The same people and rules once more; perhaps with the same deal.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  same_deal?: boolean;
}
/**
 * Sent when nothing else was for `every` milliseconds: a page that hears nothing for much longer is cut off.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Alive".
 */
export interface Alive {
  type: "alive";
  every: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AnswerUndo".
 */
export interface AnswerUndo {
  type: "answer-undo";
  agree: boolean;
}
/**
 * The ids that the games of a parcel have from now on, in their order.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Arrived".
 */
export interface Arrived {
  ids: string[];
}
/**
 * May the last decision of this seat be taken back?
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskUndo".
 */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DominoFace".
 */
export interface DominoFace {
  number: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  halves: [Half, Half];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Half".
 */
export interface Half {
  terrain: "wheat" | "forest" | "lake" | "grass" | "swamp" | "mine";
  crowns: number;
}
/**
 * An edition: its rules by field, and a player's thinking time for a whole game, if it sets one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EditionInfo".
 */
export interface EditionInfo {
  name: string;
  rules: {
    [k: string]: boolean | number | string | string[];
  };
  minutes: number | null;
}
/**
 * How much a page may send: seats of a table, characters of a name and of a record, digits of a seed.
 *
 * `clock` is the shortest and the longest thinking time in seconds, which also bound an absence; `increment` is the
 * most that a decision adds.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LimitsInfo".
 */
export interface LimitsInfo {
  seats: number;
  name: number;
  record: number;
  seed: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  clock: [number, number];
  increment: number;
}
/**
 * A rule that can be chosen for a game, and its values; `extra`: an additional rule of the rulebooks.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RuleInfo".
 */
export interface RuleInfo {
  field: string;
  values: (boolean | number | string | string[])[];
  extra: boolean;
}
/**
 * What never changes while the server runs.
 *
 * `absences` is what to offer for the absence in Terms, in seconds; `reviews`: the server makes reviews of games.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  version: string;
  dominoes: DominoFace[];
  editions: EditionInfo[];
  rules: RuleInfo[];
  limits: LimitsInfo;
  absences: number[];
  levels: string[];
  reactions: string[];
  reviews: boolean;
}
/**
 * Randomness from a seat's own browser, for dealing that can be checked; a seat's first counts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Contribute".
 */
export interface Contribute {
  type: "contribute";
  seat: number;
  value: string;
}
/**
 * Where would this domino of the line lie, if I claimed it? For the seat whose decision it is.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fits".
 */
export interface Fits {
  type: "fits";
  ply: number;
  domino: number;
}
/**
 * I have had a hint about the decision at this ply; only where nobody but computer players sits with me.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hinted";
  ply: number;
}
/**
 * Makes the computer player that is thinking decide at once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hurry".
 */
export interface Hurry {
  type: "hurry";
}
/**
 * The least number of milliseconds a computer player's decision takes.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
  type: "pace";
  pace: number;
}
/**
 * Computer players wait until `resume`; `step` allows one decision.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  type: "pause";
}
/**
 * A decision; `ply` says which moment it was meant for, and `regretted`, as the table has it, that no other was.
 *
 * `settled`: it will not be taken back, nobody need wait.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  ply: number;
  move: string;
  regretted?: number | null;
  settled?: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: "react";
  seat: number;
  reaction: "hello" | "well-played" | "ouch" | "thinking" | "thanks" | "good-game";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Redo".
 */
export interface Redo {
  type: "redo";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  seat: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  type: "resume";
}
/**
 * What I decided stays: nobody need wait whether I take it back. `ply`: the moment after it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Settled".
 */
export interface Settled {
  type: "settled";
  ply: number;
}
/**
 * A computer player of this level takes over a person's seat; without a level the person plays again.
 *
 * For one's own seat at any time; for another's only once that person has been away for as long as the terms say.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
  type: "stand-in";
  seat: number;
  level: string | null;
}
/**
 * The host begins the game.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: "start";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  type: "step";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
}
/**
 * Why can this not be done now?
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  type: "why";
  ply: number;
  move: string;
}
/**
 * Thinking time: `seconds` for every decision, or for the whole game plus `increment` for every decision.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  kind: "move" | "game";
  seconds: number;
  increment?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClockView".
 */
export interface ClockView {
  kind: "move" | "game";
  seconds: number;
  increment: number;
}
/**
 * Why kingdoms cannot have been laid like this, and the squares that show it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DoubtView".
 */
export interface DoubtView {
  reason: Reason;
  squares: string[];
}
/**
 * Why something cannot be done: a code and its values for the page's own words, and an English sentence.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  code:
    | "no-edition"
    | "rules-abba-needs-two"
    | "rules-abba-passed"
    | "rules-duel-grid"
    | "rules-duel-needs-two"
    | "rules-duel-players"
    | "rules-grid"
    | "rules-harmony-full-grid"
    | "rules-players"
    | "rules-range"
    | "rules-spare-needs-three"
    | "rules-twice"
    | "rules-unknown"
    | "rules-value"
    | "another-fits"
    | "can-be-placed"
    | "castle"
    | "covered"
    | "dealer-holder"
    | "dealer-kings"
    | "dealer-line"
    | "dealt"
    | "game-over"
    | "kings-abba"
    | "kings-all"
    | "kings-one"
    | "line-length"
    | "must-claim"
    | "must-place"
    | "no-king"
    | "no-player"
    | "no-seat"
    | "not-in-line"
    | "not-neighbours"
    | "not-the-dealer"
    | "taken"
    | "too-high"
    | "too-wide"
    | "touches-neither"
    | "touches-no"
    | "bad-key"
    | "bad-move"
    | "bad-parcel"
    | "bad-record"
    | "bad-seed"
    | "daily-clock"
    | "daily-final"
    | "daily-hidden"
    | "daily-tried"
    | "daily-unfinished"
    | "disk-full"
    | "known-deals"
    | "luggage-own"
    | "luggage-used"
    | "no-hints"
    | "no-level"
    | "no-luggage"
    | "no-next-game"
    | "no-puzzle"
    | "no-reviews"
    | "no-such-day"
    | "no-such-ply"
    | "nobody-asked"
    | "not-over"
    | "not-your-seat"
    | "not-your-turn"
    | "not-yours"
    | "nothing-to-redo"
    | "nothing-to-undo"
    | "one-seat"
    | "present"
    | "same-colour"
    | "seat-taken"
    | "seats-open"
    | "seed-with-friends"
    | "settled"
    | "shown"
    | "stale"
    | "starting"
    | "too-many-games"
    | "unknown-table"
    | "wait"
    | "bad-kingdom"
    | "domino-twice"
    | "kingdom-apart"
    | "kingdom-half"
    | "kingdom-no-dominoes"
    | "kingdom-no-order"
    | "kingdom-too-large"
    | "kingdoms-no-dominoes"
    | "square-too-often"
    | "bad-request"
    | "failed"
    | "foreign-origin"
    | "not-fair"
    | "offline"
    | "too-large"
    | "too-many"
    | "too-slow"
    | "unavailable"
    | "moved"
    | "needs-server"
    | "no-storage"
    | "unreadable-game";
  text: string;
  values: {
    [k: string]: string;
  };
  unread?: Unread;
}
/**
 * What in a text cannot be read, and why: a code and its values for the page's own words.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Unread".
 */
export interface Unread {
  token: string;
  code:
    | (
        | "no-edition"
        | "rules-abba-needs-two"
        | "rules-abba-passed"
        | "rules-duel-grid"
        | "rules-duel-needs-two"
        | "rules-duel-players"
        | "rules-grid"
        | "rules-harmony-full-grid"
        | "rules-players"
        | "rules-range"
        | "rules-spare-needs-three"
        | "rules-twice"
        | "rules-unknown"
        | "rules-value"
        | "another-fits"
        | "can-be-placed"
        | "castle"
        | "covered"
        | "dealer-holder"
        | "dealer-kings"
        | "dealer-line"
        | "dealt"
        | "game-over"
        | "kings-abba"
        | "kings-all"
        | "kings-one"
        | "line-length"
        | "must-claim"
        | "must-place"
        | "no-king"
        | "no-player"
        | "no-seat"
        | "not-in-line"
        | "not-neighbours"
        | "not-the-dealer"
        | "taken"
        | "too-high"
        | "too-wide"
        | "touches-neither"
        | "touches-no"
        | "bad-key"
        | "bad-move"
        | "bad-parcel"
        | "bad-record"
        | "bad-seed"
        | "daily-clock"
        | "daily-final"
        | "daily-hidden"
        | "daily-tried"
        | "daily-unfinished"
        | "disk-full"
        | "known-deals"
        | "luggage-own"
        | "luggage-used"
        | "no-hints"
        | "no-level"
        | "no-luggage"
        | "no-next-game"
        | "no-puzzle"
        | "no-reviews"
        | "no-such-day"
        | "no-such-ply"
        | "nobody-asked"
        | "not-over"
        | "not-your-seat"
        | "not-your-turn"
        | "not-yours"
        | "nothing-to-redo"
        | "nothing-to-undo"
        | "one-seat"
        | "present"
        | "same-colour"
        | "seat-taken"
        | "seats-open"
        | "seed-with-friends"
        | "settled"
        | "shown"
        | "stale"
        | "starting"
        | "too-many-games"
        | "unknown-table"
        | "wait"
        | "bad-kingdom"
        | "domino-twice"
        | "kingdom-apart"
        | "kingdom-half"
        | "kingdom-no-dominoes"
        | "kingdom-no-order"
        | "kingdom-too-large"
        | "kingdoms-no-dominoes"
        | "square-too-often"
        | "bad-request"
        | "failed"
        | "foreign-origin"
        | "not-fair"
        | "offline"
        | "too-large"
        | "too-many"
        | "too-slow"
        | "unavailable"
        | "moved"
        | "needs-server"
        | "no-storage"
        | "unreadable-game"
      )
    | (
        | "claim-missing"
        | "comment-long"
        | "comment-open"
        | "domino-number"
        | "file-letter"
        | "four-kings"
        | "king-missing"
        | "line-ascends"
        | "line-missing"
        | "line-of-four"
        | "move-missing"
        | "not-a-domino"
        | "not-a-line"
        | "not-a-move"
        | "not-a-square"
        | "not-a-turn"
        | "not-two-squares"
        | "placement-missing"
        | "rank-number"
        | "record-holder"
        | "record-kings"
        | "seat-kings"
        | "seat-letter"
        | "too-many-kings"
        | "turn-of"
        | "turn-over"
        | "cannot-be-dealt"
        | "dealt-and-unseen"
        | "domino-not-there"
        | "empty-edge"
        | "field-count"
        | "field-spaces"
        | "foreign-square"
        | "half-domino"
        | "holder-first"
        | "holder-missing"
        | "king-before-line"
        | "king-too-early"
        | "kingdom-high"
        | "kingdom-wide"
        | "kings-impossible"
        | "kings-in-opening"
        | "line-too-early"
        | "no-castle"
        | "no-such-square"
        | "no-such-turn"
        | "not-a-set"
        | "not-connected"
        | "not-in-hand"
        | "nothing-pending"
        | "opening-order"
        | "position-line"
        | "position-players"
        | "round-over"
        | "rows-differ"
        | "seat-missing"
        | "too-many-squares"
        | "two-castles"
        | "wrong-kings"
        | "dynasty-at-table"
        | "dynasty-game"
        | "dynasty-length"
        | "dynasty-not-over"
        | "dynasty-rules"
        | "dynasty-scores"
        | "dynasty-too-early"
        | "early-end"
        | "ended-anyway"
        | "file-too-large"
        | "header-control"
        | "header-form"
        | "header-limits"
        | "header-long"
        | "header-missing"
        | "header-steers"
        | "header-twice"
        | "headers-first"
        | "headers-then-moves"
        | "line-too-long"
        | "name-missing"
        | "no-record"
        | "not-a-file"
        | "not-text"
        | "record-not-over"
        | "record-scores"
        | "record-too-long"
        | "second-record"
        | "unreadable"
        | "fair-commitment"
        | "fair-computer"
        | "fair-contribution"
        | "fair-day"
        | "fair-deal"
        | "fair-digits"
        | "fair-form"
        | "fair-header-missing"
        | "fair-method"
        | "fair-not-mine"
        | "fair-order"
        | "fair-secret"
        | "fair-table"
        | "agent-setting"
        | "agent-value"
        | "agent-without-settings"
        | "no-agent"
        | "agents-and-seats"
        | "bad-puzzle"
        | "journal-in-use"
        | "journal-of-another"
        | "not-a-journal"
        | "one-game"
        | "puzzles-of-another"
        | "ray-address"
        | "ray-failed"
        | "ray-silent"
        | "sprt-bounds"
        | "two-agents"
        | "worker-killed"
        | "backup-exists"
        | "backup-failed"
        | "database-address"
        | "database-damaged"
        | "database-driver"
        | "database-in-use"
        | "database-newer"
        | "database-not-ours"
        | "database-orphans"
        | "database-postgres"
        | "database-unreachable"
        | "database-unusable"
        | "file-unusable"
        | "file-unwritable"
        | "folder-in-use"
        | "folder-unwritable"
        | "no-database"
        | "not-an-address"
        | "port-in-use"
        | "port-unusable"
        | "site-no-engine"
        | "site-no-page"
        | "site-occupied"
      );
  values: {
    [k: string]: string;
  };
}
/**
 * A kingdom in the box of all that it can still cover: `frame` is its lower-left and upper-right square.
 *
 * `lost` lists the empty squares of the box that no domino can ever cover.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KingdomView".
 */
export interface KingdomView {
  squares: Placed[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  frame: [string, string];
  lost: string[];
  score: ScoreView;
}
/**
 * One square of a kingdom, and which half (0 or 1) of which domino lies on it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Placed".
 */
export interface Placed {
  spot: string;
  terrain: "wheat" | "forest" | "lake" | "grass" | "swamp" | "mine";
  crowns: number;
  domino: number;
  half: number;
}
/**
 * What a kingdom is worth. Bonuses are points once the game is over; until then they are possible or lost.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreView".
 */
export interface ScoreView {
  total: number;
  territories: TerritoryView[];
  harmony: number;
  middle_kingdom: number;
  harmony_possible: boolean;
  middle_kingdom_possible: boolean;
  largest: number;
  crowns: number;
  squares: number;
  discarded: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TerritoryView".
 */
export interface TerritoryView {
  terrain: "wheat" | "forest" | "lake" | "grass" | "swamp" | "mine";
  crowns: number;
  points: number;
  spots: string[];
}
/**
 * A kingdom counted at the end of its game; where no dominoes were found for its squares, their number is 0.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CountedView".
 */
export interface CountedView {
  kingdom: KingdomView;
  doubts: DoubtView[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  id: string;
}
/**
 * The visitor begins to play, or plays on; `faces`: what the computer players are called.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyAsked".
 */
export interface DailyAsked {
  name?: string;
  /**
   * @maxItems 3
   */
  faces?: [] | [string] | [string, string] | [string, string, string];
}
/**
 * How a computer player fared in the visitor's place.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyLevel".
 */
export interface DailyLevel {
  level: string;
  place: number;
  points: number;
}
/**
 * A line of a day's list. `watch`: the game can be seen there, which is so only when the day is over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyRow".
 */
export interface DailyRow {
  rank: number;
  name: string;
  place: number;
  points: number;
  mine: boolean;
  watch: string | null;
}
/**
 * How everybody did: the best, the visitor's rank, and how often each number of points was reached.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyBoard".
 */
export interface DailyBoard {
  players: number;
  rank: number | null;
  rows: DailyRow[];
  spread: [number, number][];
  levels: DailyLevel[];
}
/**
 * A day that the visitor has finished.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyPast".
 */
export interface DailyPast {
  day: string;
  kind: "faces" | "solo";
  place: number;
  points: number;
}
/**
 * How a try went: place at the table and points, everybody's points by seat, and the kingdom in the notation.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
  place: number;
  points: number;
  scores: number[];
  kingdom: string;
}
/**
 * Days in a row on which the visitor finished the deal, up to today or yesterday; and the most that ever were.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Streak".
 */
export interface Streak {
  days: number;
  longest: number;
}
/**
 * The deal of the day, which lasts for another `left` milliseconds.
 *
 * Only who has it behind them is shown the board. `uncounted`: there were too many tries from this address for this
 * one to stand in the list. `levels`: who plays against one. `tomorrow` is the next day's commitment, `before` the
 * latest day that is over and was played, and `history` what the visitor did on the latest days.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyView".
 */
export interface DailyView {
  day: string;
  kind: "faces" | "solo";
  edition: string;
  levels: string[];
  left: number;
  state: "new" | "playing" | "over" | "lost";
  table: string | null;
  uncounted: boolean;
  result: DailyResult | null;
  board: DailyBoard | null;
  players: number;
  streak: Streak;
  history: DailyPast[];
  commitment: string;
  tomorrow: string;
  before: string | null;
}
/**
 * A day that is over, with its secret; `before` and `after` are the nearest others that were played.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DayView".
 */
export interface DayView {
  day: string;
  kind: "faces" | "solo";
  edition: string;
  levels: string[];
  table: string | null;
  result: DailyResult | null;
  board: DailyBoard;
  commitment: string;
  secret: string;
  before: string | null;
  after: string | null;
}
/**
 * What just happened. Seat -1 is the dealer. `receiver`: as in a turn, null where the dealer moves.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  ply: number;
  seat: number;
  receiver: number | null;
  kind: "holder" | "kings" | "deal" | "claim" | "place" | "discard";
  move: string;
  domino: number | null;
  points: number;
}
/**
 * Dealing that can be checked: the hash of the server's secret, and which seats have given their randomness.
 *
 * `method` says how deals follow from them (docs/fair.md), `table` names the table in it, or the day. After the game
 * the secret and everybody's contributions are included too; of a deal of the day, once the day is over as well.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FairView".
 */
export interface FairView {
  method: 1 | 2 | 3 | 4;
  table: string;
  commitment: string;
  given: boolean[];
  secret: string | null;
  contributions: string[] | null;
}
/**
 * Before the game the host gives a seat to a computer player of this level; without a level, opens it again.
 *
 * That also frees the seat of a person who came but does not play; the host's own seats stay. A computer player
 * without a name is called by its level.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FillSeat".
 */
export interface FillSeat {
  level: string | null;
  name?: string;
}
/**
 * Where a domino could lie, and the points that it would bring there at once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  /**
   * @minItems 2
   * @maxItems 2
   */
  squares: [string, string];
  points: number;
}
/**
 * The answer to `fits`: every place in the kingdom as it is; none if the domino fits nowhere.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FitsAt".
 */
export interface FitsAt {
  type: "fits";
  ply: number;
  domino: number;
  places: Place[];
}
/**
 * A line of 'My games' or of the lobby. `day`: it is the deal of that day.
 *
 * `mine`: the seats that are the visitor's own. `opened`: it came as a record, so that it was not played here from its
 * beginning.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export interface TableSummary {
  id: string;
  day: string | null;
  edition: string;
  extras: string[];
  names: string[];
  kinds: ("person" | "computer" | "open")[];
  levels: (string | null)[];
  colours: number[];
  clock: ClockView | null;
  created: string;
  changed: string;
  over: boolean;
  your_turn: boolean;
  scores: number[];
  winners: number[];
  series: [number, number] | null;
  mine: number[];
  opened: boolean;
  shared: boolean;
  waiting: boolean;
  open_seats: number;
}
/**
 * Some of a visitor's games: those under way, then the others, newest first.
 *
 * `more` is asked for as `before` to get the next ones.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GamesPage".
 */
export interface GamesPage {
  games: TableSummary[];
  more: string | null;
}
/**
 * The last decision can be taken back without asking: of which seat, and for how many milliseconds of how many.
 *
 * Until then the dealer and computer players wait. It ends as soon as anybody decides something else.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GraceView".
 */
export interface GraceView {
  seat: number;
  left: number;
  whole: number;
}
/**
 * A decision after so many plies, beside the best one there was; what it lost of the chance to win and of points.
 *
 * `motives` speak for the best one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Graded".
 */
export interface Graded {
  ply: number;
  seat: number;
  move: string;
  best: string;
  grade: "only" | "best" | "good" | "inexact" | "mistake" | "blunder";
  lost: number;
  points: number;
  motives: Motive[];
}
/**
 * A record to open.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Import".
 */
export interface Import {
  record: string;
}
/**
 * A domino, and where its first and its second half lie; the castle stands on g7.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LaidDomino".
 */
export interface LaidDomino {
  number: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  squares: [string, string];
}
/**
 * A kingdom in the notation, 'ffC/.ww/.ws1', and those of its dominoes that are known.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KingdomAsked".
 */
export interface KingdomAsked {
  text: string;
  /**
   * @maxItems 24
   */
  dominoes?: LaidDomino[];
}
/**
 * One thing that may be done now. For a placement: the points it brings at once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LegalMove".
 */
export interface LegalMove {
  move: string;
  kind: "claim" | "place" | "discard";
  domino: number;
  squares: [string, string] | null;
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LineDomino".
 */
export interface LineDomino {
  number: number;
  seat: number | null;
}
/**
 * The dealer's move after so many plies, and by how much it changed everybody's chances; alone, its points.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
  ply: number;
  change: number[];
}
/**
 * The tables whose seats came along, and those for which there was no room.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LuggageArrived".
 */
export interface LuggageArrived {
  tables: number;
  left: number;
}
/**
 * A piece of it, and how many there are.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LuggagePiece".
 */
export interface LuggagePiece {
  content: string;
  pieces: number;
}
/**
 * What fetches it, once; it is cut into pieces of so many characters, and waits for so many seconds.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LuggageTicket".
 */
export interface LuggageTicket {
  ticket: string;
  piece: number;
  seconds: number;
}
/**
 * `colour`, which is also the emblem: everybody has another. A seat without one gets one that is left over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  kind: "person" | "computer" | "open";
  name?: string;
  level?: string | null;
  colour?: number | null;
}
/**
 * How friends play together: who may come, when it starts, and what happens when time is up.
 *
 * `absence`: after how many seconds away from the table a computer player may be asked to sit in for someone; if it is
 * not given, a minute, or a day where the clock gives more than an hour. `several`: one visitor may take more than
 * one seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  public?: boolean;
  starts?: "full" | "host";
  clock?: Clock | null;
  when_late?: "computer" | "resign";
  absence?: number | null;
  several?: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewGame".
 */
export interface NewGame {
  /**
   * @minItems 1
   * @maxItems 4
   */
  seats: [NewSeat] | [NewSeat, NewSeat] | [NewSeat, NewSeat, NewSeat] | [NewSeat, NewSeat, NewSeat, NewSeat];
  edition?: string;
  rules?: {
    [k: string]: boolean | number | string | string[];
  };
  dynasty?: boolean;
  terms?: Terms1;
  seed?: string | null;
}
/**
 * How friends play together: who may come, when it starts, and what happens when time is up.
 *
 * `absence`: after how many seconds away from the table a computer player may be asked to sit in for someone; if it is
 * not given, a minute, or a day where the clock gives more than an hour. `several`: one visitor may take more than
 * one seat.
 */
export interface Terms1 {
  public?: boolean;
  starts?: "full" | "host";
  clock?: Clock | null;
  when_late?: "computer" | "resign";
  absence?: number | null;
  several?: boolean;
}
/**
 * Everything that a browser knows of its owner is sent to another: so many characters, encrypted by the page.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewLuggage".
 */
export interface NewLuggage {
  length: number;
}
/**
 * How it ended. `decided_by`: score, territory, crowns, squares, or shared; `ended` if it ended early.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OutcomeView".
 */
export interface OutcomeView {
  scores: number[];
  winners: number[];
  places: number[];
  decided_by: string;
  ended: string | null;
}
/**
 * One game: what was decided, what can be played again, and what the dealer will do once more.
 *
 * `id` is the one that it has where it comes from. `ended` says how it ended early, `headers` what else a record of it
 * says; `opened`, that it came as a record, wherever that was.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ParcelGame".
 */
export interface ParcelGame {
  id: string;
  /**
   * @minItems 1
   * @maxItems 4
   */
  seats:
    | [ParcelSeat]
    | [ParcelSeat, ParcelSeat]
    | [ParcelSeat, ParcelSeat, ParcelSeat]
    | [ParcelSeat, ParcelSeat, ParcelSeat, ParcelSeat];
  seed: string;
  /**
   * @maxItems 400
   */
  plies: string[];
  /**
   * @maxItems 400
   */
  undone: string[];
  /**
   * @maxItems 400
   */
  foreseen: string[];
  ended: string | null;
  headers: {
    [k: string]: string;
  };
  opened?: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ParcelSeat".
 */
export interface ParcelSeat {
  kind: "person" | "computer";
  name: string;
  level: string | null;
  colour: number;
}
/**
 * A table that somebody plays at alone, packed to be carried from a browser to a server or back.
 *
 * It is one game, or all of a Dynasty of `length` games that there are; `rules` holds the fields that differ from the
 * edition. `stamp` names the table exactly as it is: the same stamp arrives only once. `before` lists the stamps under
 * which it was sent earlier, perhaps in vain; what arrived then is replaced if it is an earlier moment of the same.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Parcel".
 */
export interface Parcel {
  edition: string;
  rules: {
    [k: string]: boolean | number | string | string[];
  };
  length: number;
  /**
   * @minItems 1
   * @maxItems 30
   */
  games: [ParcelGame, ...ParcelGame[]];
  stamp: string;
  /**
   * @maxItems 40
   */
  before?: string[];
}
/**
 * The answer to a request that failed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  problem: Reason;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PutLuggage".
 */
export interface PutLuggage {
  ticket: string;
  content: string;
}
/**
 * A puzzle, by its mark, as people have fared with it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleRating".
 */
export interface PuzzleRating {
  mark: string;
  rating: number;
  deviation: number;
}
/**
 * The puzzles that people found harder or easier than the file says.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleRatings".
 */
export interface PuzzleRatings {
  ratings: PuzzleRating[];
}
/**
 * How the puzzle is rated now, and whether that try has changed it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleTried".
 */
export interface PuzzleTried {
  rating: number;
  deviation: number;
  counted: boolean;
}
/**
 * The first try at a puzzle, or None: its solution was shown. Before it the solver was rated like this.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleTry".
 */
export interface PuzzleTry {
  move: string | null;
  rating: number;
  deviation: number;
}
/**
 * The addresses under which other devices in the network find this server, for somebody at its machine.
 *
 * `closed`: there are none, because it listens for this machine only. Anybody else is told nothing.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  addresses: string[];
  closed: boolean;
}
/**
 * Someone at the table reacts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reacted".
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "hello" | "well-played" | "ouch" | "thinking" | "thanks" | "good-game";
}
/**
 * The Dynasty that a game belongs to; standings by seat are points, largest territory, crowns, squares.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeriesView".
 */
export interface SeriesView {
  game: number;
  games: number;
  standings: [number, number, number, number][];
  outcome: OutcomeView | null;
}
/**
 * Kingdoms counted and compared; `doubts` are about all of them together.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reckoning".
 */
export interface Reckoning {
  kingdoms: CountedView[];
  outcome: OutcomeView;
  series: SeriesView | null;
  doubts: DoubtView[];
}
/**
 * What the page asked for was not done.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  reason: Reason;
}
/**
 * Someone asks to take back: which seat, back to which ply, and which seats still have to agree.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RequestView".
 */
export interface RequestView {
  seat: number;
  ply: number;
  waiting: number[];
}
/**
 * A seat's decisions: accuracy in percent (None without any), how many of each grade, what they lost; its luck.
 *
 * `lost` and `luck` are chances to win or, alone, points.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  accuracy: number | null;
  grades: {
    [k: string]: number;
  };
  lost: number;
  luck: number;
}
/**
 * A game from its first to its last ply.
 *
 * `chances` and `scores` are by ply, from before the first to after the last, and then by seat; `moments`: the plies
 * of the most expensive decisions, at most three, the dearest first. `version` counts changes to how games are judged.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  version: number;
  chances: number[][];
  scores: number[][];
  decisions: Graded[];
  luck: Luck[];
  players: Reviewed[];
  moments: number[];
  verdict: "alone" | "open" | "even" | "skill" | "despite" | "both" | "luck";
}
/**
 * A review that is being made: how many plies of how many are done, and in how many seconds to ask again.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reviewing".
 */
export interface Reviewing {
  done: number;
  of: number;
  wait: number;
}
/**
 * Do these rules make sense for this many players? `rules` holds the fields that differ from the edition.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulesAsked".
 */
export interface RulesAsked {
  edition: string;
  players: number;
  rules?: {
    [k: string]: boolean | number | string | string[];
  };
}
/**
 * What the rules come to, and what is impossible about them, if anything.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RulesVerdict".
 */
export interface RulesVerdict {
  rules: {
    [k: string]: boolean | number | string | string[];
  } | null;
  dominoes_each: number | null;
  problem: Reason | null;
}
/**
 * What are these kingdoms worth, and who wins? `rules` holds the fields that differ from the edition.
 *
 * `earlier`: the games of a Dynasty before this one, by seat: points, largest territory, crowns, squares.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreAsked".
 */
export interface ScoreAsked {
  edition: string;
  rules?: {
    [k: string]: boolean | number | string | string[];
  };
  /**
   * @minItems 1
   * @maxItems 4
   */
  kingdoms:
    | [KingdomAsked]
    | [KingdomAsked, KingdomAsked]
    | [KingdomAsked, KingdomAsked, KingdomAsked]
    | [KingdomAsked, KingdomAsked, KingdomAsked, KingdomAsked];
  dynasty?: boolean;
  /**
   * @maxItems 2
   */
  earlier?:
    | []
    | [
        | []
        | [[number, number, number, number]]
        | [[number, number, number, number], [number, number, number, number]]
        | [[number, number, number, number], [number, number, number, number], [number, number, number, number]]
        | [
            [number, number, number, number],
            [number, number, number, number],
            [number, number, number, number],
            [number, number, number, number]
          ]
      ]
    | [
        (
          | []
          | [[number, number, number, number]]
          | [[number, number, number, number], [number, number, number, number]]
          | [[number, number, number, number], [number, number, number, number], [number, number, number, number]]
          | [
              [number, number, number, number],
              [number, number, number, number],
              [number, number, number, number],
              [number, number, number, number]
            ]
        ),
        (
          | []
          | [[number, number, number, number]]
          | [[number, number, number, number], [number, number, number, number]]
          | [[number, number, number, number], [number, number, number, number], [number, number, number, number]]
          | [
              [number, number, number, number],
              [number, number, number, number],
              [number, number, number, number],
              [number, number, number, number]
            ]
        )
      ];
}
/**
 * What the rules come to, and the reckoning; or what is impossible about the rules.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreVerdict".
 */
export interface ScoreVerdict {
  rules: {
    [k: string]: boolean | number | string | string[];
  } | null;
  reckoning: Reckoning | null;
  problem: Reason | null;
}
/**
 * Brings another device to a seat, once: goes after the # of the table's address. A new one ends the old.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  key: string;
}
/**
 * A player. `mine`: the page receiving this decides for this seat.
 *
 * `colour` is also the emblem. `level` with kind person: a computer player sits in for the person. `online`: a page
 * of the person is watching the table. `left` is the thinking time left in milliseconds, if there is a clock.
 * `replaceable`: the person is away, and in this many milliseconds anybody who sits here may let a computer player sit
 * in. `devices`: how many devices hold a seat that is mine; `first`: this one was the first, and may end the others.
 * `can_ask_undo`: the others can be asked to let me take back this seat's last decision. `can_return`: I can play on
 * in this seat, which a computer player has.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  name: string;
  kind: "person" | "computer" | "open";
  level: string | null;
  colour: number;
  mine: boolean;
  online: boolean;
  thinking: boolean;
  left: number | null;
  replaceable: number | null;
  devices: number;
  first: boolean;
  can_ask_undo: boolean;
  can_return: boolean;
  kingdom: KingdomView;
}
/**
 * The table now. Sent at the start, after every change, and in answer to a stale decision.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  table: TableView;
}
/**
 * Everything a page needs to draw the table, as seen by one visitor.
 *
 * `shared`: people on other devices play too. `role`: a guest could sit down, a spectator can only look. `rematch`:
 * where the same friends play on, the Dynasty or once more. `startable`: in this many milliseconds the host may begin
 * without the randomness of those who have not given any. `delayed`: what was decided cannot be stored at the moment;
 * it is tried again and again. `regretted`: the last ply that was taken back without asking, or -1. `extras`: the
 * additional rules in force. `line_length`: how many dominoes a line has. `day`: it is the deal of that day, at which
 * nothing is taken back and nobody is helped. `hints`: by seat, about how many decisions it has had a hint.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  id: string;
  day: string | null;
  stage: "waiting" | "playing" | "over";
  shared: boolean;
  role: "player" | "guest" | "spectator";
  host: boolean;
  watch: string | null;
  terms: TermsView;
  fair: FairView | null;
  request: RequestView | null;
  grace: GraceView | null;
  regretted: number;
  rematch: string | null;
  startable: number | null;
  delayed: boolean;
  ply: number;
  plies: number;
  edition: string;
  rules: {
    [k: string]: boolean | number | string | string[];
  };
  extras: string[];
  hints: number[];
  seed: string | null;
  seats: SeatView[];
  phase: "holder" | "kings" | "deal" | "claim" | "place" | "over";
  pending: LineDomino[];
  line: LineDomino[];
  order: number[];
  unseen: number[];
  line_length: number;
  lines_left: number;
  turn: Turn | null;
  outcome: OutcomeView | null;
  series: SeriesView | null;
  events: Event[];
  can_undo: boolean;
  can_redo: boolean;
  paused: boolean;
  pace: number;
}
/**
 * How friends play together at this table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TermsView".
 */
export interface TermsView {
  public: boolean;
  starts: "full" | "host";
  clock: ClockView | null;
  when_late: "computer" | "resign";
  absence: number;
  several: boolean;
}
/**
 * Whose decision it is. Only the page that decides for the seat is told its legal moves.
 *
 * `receiver`: whose domino it is about. Another seat's only where kings are passed round and that seat's was drawn.
 * `nowhere`: a domino is to be chosen and placed at once, and none of the line fits: it will be discarded.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  seat: number;
  receiver: number;
  phase: "claim" | "place";
  domino: number | null;
  nowhere: boolean;
  moves: LegalMove[];
}
/**
 * The answer to `why`; without a reason, it can be done.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: "why";
  ply: number;
  move: string;
  reason: Reason | null;
}
/**
 * Taking an open seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakeSeat".
 */
export interface TakeSeat {
  name?: string;
  colour?: number | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UseKey".
 */
export interface UseKey {
  key: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UseLuggage".
 */
export interface UseLuggage {
  ticket: string;
}
