// petmap.js for Node, which cannot fetch file URLs.
import { readFile } from "node:fs/promises";
import { load as loadBytes } from "./petmap.js";

export * from "./petmap.js";

/** Loads the engine from petmap.wasm next to this module, or from a file, a URL, a response, bytes or a module. */
export async function load(source) {
  return loadBytes(await fileBytes((await source) ?? new URL("petmap.wasm", import.meta.url)));
}

/** Returns the contents of a file if the argument is a file name or URL; otherwise returns the argument. */
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
