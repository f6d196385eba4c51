import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // Everything the page needs is in files of its own: the content security policy allows nothing inline.
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
});
