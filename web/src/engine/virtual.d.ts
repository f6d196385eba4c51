/** The address of the WebAssembly module; null where the page was built without it (vite.config.ts). */
declare module "virtual:engine" {
  const address: string | null;
  export default address;
}

/** Whether the page was built with the engine. */
declare const LOCAL_ENGINE: boolean;
