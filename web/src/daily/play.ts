// Sits down at the deal of the day, or goes back to it.
import { api } from "../lib/api";
import type { DailyAsked } from "../lib/messages";
import { drawName, kinName, meet } from "../lib/names";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";

/** Goes to the visitor's table; the name is what they go by from here on. */
export async function playDaily(levels: readonly string[], own: string): Promise<void> {
  meet(own);
  const name = settings.name || drawName();
  const faces: string[] = [];
  for (const level of levels) faces.push(kinName(level, [name, ...faces]));
  const { id } = await api.playDaily({ name, faces: faces as DailyAsked["faces"] });
  go(`/table/${id}`);
}
