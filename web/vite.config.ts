import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subset from "subset-font";
import { build, defineConfig, type Plugin } from "vite";

/** What the first screen and others use, and what only the others do: a file each, for every file costs a request. */
const FIRST =
  /vite\/preload-helper|\/node_modules\/(?!@noble\/)|\/src\/(art\/(Castle|Land|alive|land|tiles)|lib\/(address|api|box|drawings|explain|here|keys|names|reach|renewal|route|screens|settings|slide|thrift|words))\./;
const SHARED =
  /\/src\/(Back|Choices|art\/(Crown|Domino|Emblem|Face|King)|coach\/(allowed|reviewer)|games\/(Move|RecordLink)|lib\/(clipboard|files|moving|outward|playing|repeat|ruling|sound|when)|score\/lines|table\/(Ask|Colours|Kingdom|LinkField|Marks|Outward|Rank|ending|say))\./;

const TARGET = "es2022";

/** Builds the keeper of the page's files, and lists them with their hashes for it; what is served beside them is not its. */
function keeper(): Plugin {
  let folder = "";
  return {
    name: "keeper",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: TARGET,
          // One script that needs no other: not every browser lets a service worker import.
          rolldownOptions: {
            input: resolve(import.meta.dirname, "src/offline/keeper.ts"),
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
        name.replaceAll("\\", "/"),
      );
      const kept = names
        .filter((name) => /^(assets\/(.*\.(js|css|wasm|woff2)|puzzles-[^/]*\.txt)|[^/]*\.(svg|png))$/.test(name))
        .sort();
      const hash = (name: string) =>
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("base64");
      writeFileSync(
        join(folder, ".vite/kept.json"),
        JSON.stringify(Object.fromEntries(kept.map((name) => [name, hash(name)]))),
      );
    },
  };
}

/** Packs scripts, styles, puzzles and the engine as small as it gets, once: the server sends them as they are. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir, "assets")),
    closeBundle() {
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|wasm|txt)$/.test(name))) {
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Cuts the face of the headings down to what the catalogues use, and the letters of names; style.css knows the files. */
function typeface(): Plugin {
  const catalogues = resolve(import.meta.dirname, "../src/kingdomino/languages");
  const fonts = resolve(import.meta.dirname, "node_modules/@fontsource/grenze");
  const cut = resolve(import.meta.dirname, "node_modules/.cache/typeface");
  return {
    name: "typeface",
    async buildStart() {
      const texts = readdirSync(catalogues, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ftl"))
        .map((name) => readFileSync(join(catalogues, name), "utf8"));
      const letters = Array.from({ length: 0x180 - 0xc0 }, (_, n) => String.fromCodePoint(0xc0 + n));
      const needed = [...new Set([...texts.join(""), ...letters])].sort().join("");
      mkdirSync(cut, { recursive: true });
      for (const part of ["latin", "latin-ext"]) {
        const whole = readFileSync(join(fonts, `files/grenze-${part}-600-normal.woff2`));
        writeFileSync(join(cut, `${part}.woff2`), await subset(whole, needed, { targetFormat: "woff2" }));
      }
    },
    generateBundle() {
      const source = readFileSync(join(fonts, "LICENSE"), "utf8");
      this.emitFile({ type: "asset", fileName: "assets/grenze-license.txt", source });
    },
  };
}

/** The core as WebAssembly, which CMake builds and names here; without it the page leaves every game to a server. */
const ENGINE = process.env["KD_WASM"];

/** Makes the engine a file of the page: `virtual:engine` is its address, or null. */
function engine(): Plugin {
  const name = "virtual:engine";
  return {
    name: "engine",
    enforce: "pre",
    resolveId: (id) => (id !== name ? null : ENGINE ? `${ENGINE}?url` : `\0${name}`),
    load: (id) => (id === `\0${name}` ? "export default null" : null),
  };
}

export default defineConfig({
  base: "./", // wherever the page lies
  plugins: [svelte(), typeface(), engine(), packed(), keeper()],
  // The server knows by their names which scripts may run WebAssembly.
  worker: {
    format: "es",
    plugins: () => [engine()],
    rolldownOptions: { output: { entryFileNames: "assets/worker-[name]-[hash].js" } },
  },
  define: { LOCAL_ENGINE: Boolean(ENGINE) },
  // Everything the page needs is in files of its own: the content security policy allows nothing inline.
  build: {
    outDir: "dist",
    manifest: true, // the server names the words of the visitor's language in the document
    assetsInlineLimit: 0,
    target: TARGET,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "first", test: FIRST },
            { name: "shared", test: SHARED },
          ],
        },
      },
    },
  },
});
