// Where Tab stops.

/**
 * Whether Tab stops at an element, as an action. A browser lays out the whole page to learn whether an element that has the
 * focus may keep it; so for that one a change waits until the focus has moved on.
 */
export function tabStop(node: HTMLElement, stops: boolean): { update: (stops: boolean) => void; destroy: () => void } {
  let wanted = stops;
  const set = () => void (node.tabIndex = wanted ? 0 : -1);
  set();
  node.addEventListener("blur", set);
  return {
    update(now) {
      wanted = now;
      if (node !== document.activeElement) set();
    },
    destroy: () => node.removeEventListener("blur", set),
  };
}
