// How one screen gives way to the next: a picture of the old one leaves, and the new one, which can be used at once, comes.
import { tick } from "svelte";
import { moving } from "./settings.svelte";

const LASTS = 200;
let last = 0;

/** Changes what is shown; whoever goes back sees it come from the other side. */
export function slide(change: () => void, back: boolean): void {
  const main = document.getElementById("main");
  if (!main || !moving()) return change();
  const mine = ++last;
  const { dataset } = document.documentElement;
  dataset.way = back ? "back" : "on";
  const come = async () => {
    main.style.viewTransitionName = "";
    change();
    await tick();
    const from = { opacity: 0, translate: `${back ? -2 : 2}rem` };
    void main.animate([from, {}], { duration: LASTS, easing: "ease-out" }).finished.then(
      () => mine === last && delete dataset.way,
      () => {},
    );
  };
  if (!document.startViewTransition) return void come();
  main.style.viewTransitionName = "screen";
  // A picture that cannot be taken, or that the next screen replaces, is no loss.
  document.startViewTransition(come).ready.catch(() => {});
}
