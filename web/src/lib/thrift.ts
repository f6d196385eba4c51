// Visitors who have asked their browser to save data: nothing comes to them before they ask for it.

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
