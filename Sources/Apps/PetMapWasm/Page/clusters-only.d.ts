import type { PetMap, Source } from "./petmap.js";

export { addPetmapProtocol, removePetmapProtocol } from "./petmap.js";
export type {
  BoundingBox, BoxInput, ClusterFeature, ClusterOptions, ClusterProperties, Clusters, FanLeg, Feature,
  FeatureCollectionInput, FeatureInput, Freeable, LoadOptions, Markers, PetmapProtocol, PinChanges, PinColumns,
  PinProperties, PinStatus, PointGeometry, Skipped, Source, TileFeature, TileSource,
} from "./petmap.js";

/** The engine with clusters only: no coordinates, callouts, scenes or pin index. */
export type PetMapClusters = Pick<PetMap, "Clusters" | "memoryInUse">;

/** Loads the engine. Default source: clusters.wasm next to the module. */
export function load(source?: Source): Promise<PetMapClusters>;
