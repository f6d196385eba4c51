// A game at once: a person against one computer player, by the classic rules.
import { api } from "./api";
import { drawName, kinName, meet, ownName } from "./names";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Sets the table and goes there; the name is what the visitor goes by from here on. */
export async function playAgainst(level: string, own = ownName()): Promise<void> {
  meet(own);
  const name = settings.name || drawName();
  const { id } = await api.create({
    seats: [
      { kind: "person", name },
      { kind: "computer", name: kinName(level, [name]), level },
    ],
    edition: "classic",
  });
  go(`/table/${id}`);
}
