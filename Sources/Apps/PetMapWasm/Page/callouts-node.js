// callouts.js for Node, which cannot fetch file URLs.
import { load as loadBytes } from "./callouts.js";
import { fileBytes } from "./node.js";

export * from "./callouts.js";

/** Loads the engine from callouts.wasm next to this module, or from a file, a URL, a response, bytes or a module. */
export async function load(source) {
  return loadBytes(await fileBytes((await source) ?? new URL("callouts.wasm", import.meta.url)));
}
