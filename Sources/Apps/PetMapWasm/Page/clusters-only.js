// Clusters only: less than half the size of petmap.js, for pages that draw pins and clusters without callouts.
//
//   import { load } from "petmap/clusters";

import { clustersClass } from "./clusters.js";
import { start, wasmURL } from "./engine.js";

export { addPetmapProtocol, removePetmapProtocol } from "./maplibre.js";

/** Loads the engine from clusters.wasm next to this module, or from a URL, a response, bytes or a module. */
export async function load(source) {
  const engine = await start(source ?? wasmURL(
    () => new URL("clusters.wasm", import.meta.url), () => new URL("clusters.nosimd.wasm", import.meta.url)));
  return {
    Clusters: clustersClass(engine),
    get memoryInUse() {
      return engine.run("memoryInUse") >>> 0;
    },
  };
}
