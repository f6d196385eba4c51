import { expect, test, vi } from "vitest";

/** A browser whose next version waits, and what became of the page. */
async function browser() {
  const container = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => registration });
  const waiting = { postMessage: vi.fn() };
  const registration = { waiting: waiting as typeof waiting | null, update: async () => {} };
  const reload = vi.fn();
  vi.resetModules();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("location", { reload, href: "http://localhost/", pathname: "/" });
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("document", {
    addEventListener: () => {},
    getElementById: () => null,
    querySelector: () => null,
    documentElement: { dataset: {} },
    readyState: "loading",
  });
  const { keepUp, renew } = await import("./renewal");
  /** It is no longer waiting a while before the page hears that it has begun. */
  const beginning = () => (registration.waiting = null);
  const began = () => container.dispatchEvent(new Event("controllerchange"));
  return { keepUp, renew, waiting, reload, beginning, began };
}

test("a version that a page asked for is taken into use, also if another screen is opened before it begins", async () => {
  const { keepUp, renew, waiting, reload, beginning, began } = await browser();
  let playing = true;
  keepUp(() => playing);
  await Promise.resolve();
  await Promise.resolve();
  renew();
  expect(waiting.postMessage).not.toHaveBeenCalled(); // nobody is called away from a game
  playing = false;
  renew();
  expect(waiting.postMessage).toHaveBeenCalledWith("take-over");
  beginning();
  renew();
  expect(reload).not.toHaveBeenCalled();
  began();
  expect(reload).toHaveBeenCalled();
});

test("a version that another page asked for waits for the next screen", async () => {
  const { keepUp, renew, reload, beginning, began } = await browser();
  keepUp(() => false);
  beginning(); // before this page knew that there was one
  await Promise.resolve();
  await Promise.resolve();
  began();
  expect(reload).not.toHaveBeenCalled();
  renew();
  expect(reload).toHaveBeenCalled();
});
