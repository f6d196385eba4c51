// Whether the server makes reviews.
import { catalogue } from "../lib/box";
import type { Catalogue } from "../lib/messages";

class Reviewer {
  there = $state(false);
}
const reviewer = new Reviewer();
let asked = false;

/** What the server says about itself. */
export function heard({ reviews }: Catalogue): void {
  asked = true;
  reviewer.there = reviews;
}

/** Whether the server makes reviews, as far as is known; it is asked once. */
export function serverReviews(): boolean {
  if (!asked) {
    asked = true;
    catalogue().then(heard, () => (asked = false));
  }
  return reviewer.there;
}
