// clusters-only.js for Node, which cannot fetch file URLs.
import { load as loadBytes } from "./clusters-only.js";
import { fileBytes } from "./node.js";

export * from "./clusters-only.js";

/** Loads the engine from clusters.wasm next to this module, or from a file, a URL, a response, bytes or a module. */
export async function load(source) {
  return loadBytes(await fileBytes((await source) ?? new URL("clusters.wasm", import.meta.url)));
}
