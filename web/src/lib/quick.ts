// A game at once: a person against one computer player, by the classic rules.
import { api } from "./api";
import { drawName, kinName } from "./names";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Sets the table and goes there. */
export async function playAgainst(level: string): Promise<void> {
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
