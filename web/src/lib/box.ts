// What never changes: editions, levels, dominoes. Asked once, shared by all screens.
import { api } from "./api";
import type { Catalogue } from "./messages";

let asked: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().catch((error: unknown) => {
    asked = undefined; // the next one asks again
    throw error;
  });
  return asked;
}
