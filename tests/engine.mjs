// The page's engine in Node, for tests/engine.py: every line on standard input is a call, every line of output its answer.
//
// node engine.mjs KINGDOMINO.WASM: [game or null, "method", ...arguments] -> {"is": value} or {"game": number} or
// {"forbidden": reason} or {"failed": text}
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const web = join(import.meta.dirname, "../web");
const typescript = createRequire(join(web, "package.json"))("typescript");
const folder = mkdtempSync(join(process.env.TMPDIR ?? "/tmp", "engine-"));
for (const name of ["module", "engine"]) {
  const options = { target: "ES2022", module: "ESNext", verbatimModuleSyntax: true };
  const source = readFileSync(join(web, `src/engine/${name}.ts`), "utf8");
  const { outputText } = typescript.transpileModule(source, { compilerOptions: options });
  const script = outputText
    .replace('"./module"', '"./module.mjs"')
    .replace(/import address from "virtual:engine";/, "const address = null;");
  writeFileSync(join(folder, `${name}.mjs`), script);
}
const { Forbidden, Game, loadEngine } = await import(pathToFileURL(join(folder, "engine.mjs")).href);
const engine = await loadEngine(readFileSync(process.argv[2]));
rmSync(folder, { recursive: true });

const games = new Map();
let count = 0;

/** What goes back: a game by its number. */
function told(value) {
  if (value instanceof Game) {
    games.set(++count, value);
    return { game: count };
  }
  if (Array.isArray(value)) return value.map(told);
  if (value === null || typeof value !== "object") return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, told(part)]));
}
/** What came: a game for its number. */
const heard = (value) => (value && typeof value === "object" && "game" in value ? games.get(value.game) : value);

for await (const line of createInterface({ input: process.stdin })) {
  const [number, method, ...given] = JSON.parse(line);
  let answer;
  try {
    const object = number === null ? engine : games.get(number);
    const member = object[method];
    answer = { is: told(typeof member === "function" ? member.apply(object, given.map(heard)) : member) };
    if (method === "free") games.delete(number);
  } catch (error) {
    answer = error instanceof Forbidden ? { forbidden: error.reason } : { failed: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
