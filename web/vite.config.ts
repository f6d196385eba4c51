import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** What several screens use and the first one does not: in one file, for every file costs a request. */
const SHARED =
  /\/src\/(art\/(Domino|Emblem|King)|lib\/(box|clipboard|playing|repeat|sound|when)|table\/(Kingdom|ending|say))\./;

export default defineConfig({
  plugins: [svelte()],
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
