/** The box and the computer players as the core knows them, for a page without a server; box.json is generated. */
import type { Catalogue } from "../lib/messages";
import type { SearchOptions } from "./engine";
import box from "./box.json";

/** A computer player decides by a policy of the core, at once, or by a search with these settings. */
export type Player = { policy: string } | { search: Omit<SearchOptions, "seed"> };

export const CATALOGUE = box.catalogue as unknown as Omit<Catalogue, "version">;
export const PLAYERS: Record<string, Player> = box.players;
