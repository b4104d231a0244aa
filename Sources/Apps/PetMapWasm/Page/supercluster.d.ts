import type {
  BoxInput, ClusterFeature, Feature, FeatureInput, Freeable, Skipped, Source, TileFeature,
} from "./petmap.js";

/** supercluster's options, with the same defaults. `log` has no effect. */
export interface SuperclusterOptions<Properties = any, Sums = {}> {
  minZoom?: number;
  maxZoom?: number;
  minPoints?: number;
  radius?: number;
  extent?: number;
  nodeSize?: number;
  log?: boolean;
  generateId?: boolean;
  map?: (properties: Properties) => Sums;
  reduce?: ((accumulated: Sums, properties: Sums) => void) | null;
}

/** supercluster 8.0.1: the same clusters, IDs, order and 32-bit coordinates. */
export interface Supercluster<Properties = any, Sums = {}> extends Freeable {
  load(points: readonly FeatureInput<Properties>[]): this;
  /** The number of loaded pins, and the features without numeric coordinates. */
  readonly loaded: number;
  readonly skipped: Skipped[];
  getClusters(box: BoxInput, zoom: number): (Feature<Properties> | ClusterFeature<Sums>)[];
  getTile(z: number, x: number, y: number): { features: TileFeature[] } | null;
  getChildren(clusterID: number): (Feature<Properties> | ClusterFeature<Sums>)[];
  getLeaves(clusterID: number, limit?: number, offset?: number): Feature<Properties>[];
  getClusterExpansionZoom(clusterID: number): number;
}

/** Loads the engine. Default source: supercluster.wasm next to the module. */
export function load(source?: Source): Promise<{
  Supercluster: new <Properties = any, Sums = {}>(
    options?: SuperclusterOptions<Properties, Sums>) => Supercluster<Properties, Sums>;
}>;
