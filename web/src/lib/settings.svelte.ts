// What a visitor chose, remembered in this browser.
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  /** Milliseconds that a computer player's decision takes at least. */
  pace: number;
  /** Whether computer players say a word now and then. */
  voices: boolean;
  language: string;
  name: string;
  /** Whether the visitor was asked for their name, and whether they want sound. */
  greeted: boolean;
  offered: boolean;
  /** Whether to tell when it is the visitor's turn while the page is out of sight. */
  notify: boolean;
}

const KEY = "kingdomino.settings";
export const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  sound: false,
  volume: 0.5,
  pace: 900,
  voices: true,
  language: "",
  name: "",
  greeted: false,
  offered: false,
  notify: false,
};

function remembered(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const settings = { ...DEFAULTS };
    if (typeof found !== "object" || found === null) return settings;
    for (const [key, value] of Object.entries(found))
      if (key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings])
        Object.assign(settings, { [key]: value });
    return settings;
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(remembered());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that remembers nothing still plays.
  }
  // The server writes the document, and what is read before the page can speak, in the same language.
  if (changes.language !== undefined)
    document.cookie = `lang=${settings.language}; Path=/; SameSite=Lax; Max-Age=${settings.language ? 31_536_000 : 0}`;
}

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !still.matches);
}
