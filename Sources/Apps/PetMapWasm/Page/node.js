// petmap.js for Node, which fetches no files.
import { readFile } from "node:fs/promises";
import { load as loadBytes } from "./petmap.js";

export * from "./petmap.js";

/** Loads the engine from petmap.wasm next to this module, or from a file, a URL, a response, bytes or a
 * module. */
export async function load(source = new URL("petmap.wasm", import.meta.url)) {
  return loadBytes(await fileBytes(await source));
}

/** The bytes of what names a file; anything else as it is. */
export async function fileBytes(source) {
  const isFile = source instanceof URL
    ? source.protocol === "file:" : typeof source === "string" && !/^(https?|data|blob):/.test(source);
  if (!isFile) return source;
  try {
    return await readFile(String(source).startsWith("file:") ? new URL(source) : source);
  } catch (cause) {
    throw new Error(`petmap: ${source}: ${cause.message}`, { cause });
  }
}
