// For tests: the engine that was installed with the page (or another, KD_WASM), and tests that need it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { loadEngine, type Engine } from "../engine/engine";

const LIBRARIES = new URL("../../../.venv/lib/", import.meta.url).pathname;

function found(): string | undefined {
  if (process.env.KD_WASM) return process.env.KD_WASM;
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).map((python) =>
    join(LIBRARIES, python, "site-packages/kingdomino/web/assets"),
  );
  return folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .find((path) => path.endsWith(".wasm"));
}

const engine = found();

export const builtEngine = (): Promise<Engine> => loadEngine(readFileSync(engine!));

/** Where the page was built without its engine, these are left out. */
export const withEngine = test.skipIf(!engine);
