// Puts the page into its document, once there are words for it.
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/words.svelte";
import "./style.css";

const target = document.getElementById("app");
if (target)
  begin().then(
    () => mount(App, { target }),
    () => (target.textContent = target.dataset.broken ?? ""),
  );
