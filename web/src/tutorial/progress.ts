// How far the visitor of this browser is in the tutorial, and whether they want it: `null` until they have said so.
const KEY = "kingdomino.learn";
const DECLINED = -1;
/** What cannot be stored is kept as long as the page. */
let kept: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** The step that was reached, the first if they declined; null: they were never asked. */
export function reached(): number | null {
  const found = stored();
  return found === null ? null : /^\d{1,3}$/.test(found) ? Number(found) : 0;
}

export function keep(step: number): void {
  kept = String(step);
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // A browser that stores nothing has the memory of its page.
  }
}

/** They would rather not; nobody asks again. */
export const decline = () => reached() === null && keep(DECLINED);
