import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What several screens use and the first one does not: in one file, for every file costs a request. */
const SHARED =
  /\/src\/(art\/(Domino|Emblem|King)|lib\/(box|clipboard|playing|repeat|sound|when)|table\/(Kingdom|ending|say))\./;

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

export default defineConfig({
  plugins: [svelte(), packed()],
  // Everything the page needs is in files of its own: the content security policy allows nothing inline.
  build: {
    outDir: "dist",
    manifest: true, // the server names the words of the visitor's language in the document
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "shared", test: SHARED }] } },
    },
  },
});
