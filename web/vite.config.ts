import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import subset from "subset-font";
import { defineConfig, type Plugin } from "vite";

/** What the first screen and others use, and what only the others do: a file each, for every file costs a request. */
const FIRST =
  /\/node_modules\/|\/src\/(art\/(Castle|Land|alive|land|tiles)|lib\/(api|box|drawings|explain|names|reach|route|settings|slide|words))\./;
const SHARED =
  /\/src\/(art\/(Domino|Emblem|Face|King)|lib\/(clipboard|playing|repeat|sound|when)|score\/lines|table\/(Kingdom|ending|say))\./;

/** Packs every script and style as small as it gets, once: the server sends them as they are. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir, "assets")),
    closeBundle() {
      for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
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

export default defineConfig({
  plugins: [svelte(), typeface(), packed()],
  // Everything the page needs is in files of its own: the content security policy allows nothing inline.
  build: {
    outDir: "dist",
    manifest: true, // the server names the words of the visitor's language in the document
    assetsInlineLimit: 0,
    target: "es2022",
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
