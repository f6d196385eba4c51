// What a visitor should hear of while looking elsewhere: a mark in the title, and a note of the browser.
import { beside, to } from "./address";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** Whether it is the visitor's turn somewhere that this page knows of. */
export const news = $state({ turn: false });

export const canNotify = (): boolean => "Notification" in window;

/** Asks the browser, which asks the visitor. */
export async function allowNotes(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells that it is someone's turn, if the page is out of sight and the visitor wants to know. */
export function tellTurn(name: string, id: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const table = to(`/table/${id}`);
  const words = { body: t("notify-turn", { name }), icon: beside("icon-192.png"), tag: table, data: table };
  try {
    const note = new Notification(t("app-name"), words);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones show notes only through the worker.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("app-name"), words)).catch(() => {});
  }
}
