import type { PetMap, Source } from "./petmap.js";

export { addPetmapProtocol, removePetmapProtocol } from "./petmap.js";
export type * from "./petmap.js";

/** Clusters without coordinates, callouts, scenes and the pin index. */
export type PetMapClusters = Pick<PetMap, "Clusters" | "memoryInUse">;

/** Loads the engine; without a source from clusters.wasm next to the module. */
export function load(source?: Source): Promise<PetMapClusters>;
