// What a page and its worker say to each other: requests with their answers, and the live connections to tables.
import type {
  Again,
  Catalogue,
  ClientMessage,
  Created,
  Import,
  NewGame,
  Parcel,
  Reason,
  RulesAsked,
  RulesVerdict,
  ScoreAsked,
  ScoreVerdict,
  ServerMessage,
  TableView,
} from "../lib/messages";
import type { Studied } from "../record/facts";
import type { LocalPage } from "./listing";
import type { Restored } from "./restoring";
import type { StoredGame } from "./stored";

/** What can be asked for; the same as of a server, as far as that makes sense without one. */
export interface Desk {
  catalogue(): Catalogue;
  rules(asked: RulesAsked): RulesVerdict;
  score(asked: ScoreAsked): ScoreVerdict;
  create(wanted: NewGame): Created;
  mine(before?: string): LocalPage;
  table(id: string): TableView;
  moment(id: string, ply: number): TableView;
  again(id: string, how: Again): Created;
  next(id: string): Created;
  remove(id: string): void;
  import(record: Import): Created;
  record(id: string): string;
  /** Whatever is stored under an id, as text: for a game that cannot be read. */
  raw(id: string): string;
  pack(id: string): Parcel;
  sent(stamp: string, id: string, ids: string[]): void;
  unpack(parcel: Parcel): string[];
  confirm(stamp: string): void;
  giveUp(stamp: string): void;
  /** What the record of a game, wherever it was played, tells about it. */
  study(record: string): Studied;
  /** Every table that is stored; and those of a file. */
  rows(): StoredGame[];
  restore(found: unknown[]): Restored;
  taken(): { id: string; from: string; stamp: string | null }[];
}
export type Request = keyof Desk;

export type ToWorker =
  | { kind: "ask"; number: number; what: Request; about: unknown[] }
  | { kind: "watch"; number: number; id: string }
  | { kind: "say"; number: number; message: ClientMessage }
  /** The page is in sight again: it is shown what it may have missed. */
  | { kind: "look"; number: number }
  | { kind: "leave"; number: number };

export type FromWorker =
  | { kind: "answer"; number: number; what: Request; value: unknown }
  | { kind: "problem"; number: number; reason: Reason }
  | { kind: "heard"; number: number; message: ServerMessage };
