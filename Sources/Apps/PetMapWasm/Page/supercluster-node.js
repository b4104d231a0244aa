// supercluster.js for Node, which cannot fetch file URLs.
import { load as loadBytes } from "./supercluster.js";
import { fileBytes } from "./node.js";

export * from "./supercluster.js";

/** Loads the engine from supercluster.wasm next to this module, or from a file, a URL, a response, bytes or a module. */
export async function load(source) {
  return loadBytes(await fileBytes((await source) ?? new URL("supercluster.wasm", import.meta.url)));
}
