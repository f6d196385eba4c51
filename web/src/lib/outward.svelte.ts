// Outward: how this machine is called by others, for links that are opened on another device.
import { linkTo } from "./address";
import { api } from "./api";
import type { Reach } from "./messages";

/** What a machine calls itself, no other device can call it. */
const alone = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

export class Outward {
  /** It is being asked for addresses. */
  asking = $state(alone());
  reach = $state.raw<Reach | null>(null);
  /** The address that links begin with; nothing: the one in view. */
  chosen = $state("");

  constructor() {
    if (!this.asking) return;
    api
      .reach()
      .then((found) => {
        this.reach = found;
        this.chosen = found.addresses[0] ?? "";
      })
      .catch(() => {}) // the link is of use on this machine
      .finally(() => (this.asking = false));
  }

  /** The whole address of a screen, for others. */
  link(screen: string): string {
    return this.chosen ? new URL(screen.slice(1), this.chosen).href : linkTo(screen);
  }
}
