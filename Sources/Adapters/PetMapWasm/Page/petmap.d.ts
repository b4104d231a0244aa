/**
 * The petmap engine: the same code as on the command line, in the service and on iOS, with the
 * same answers to the last bit.
 *
 * ```ts
 * import { load } from "./petmap.js";
 * const petmap = await load();
 * const clusters = new petmap.Clusters({ radius: 60 }).load(features);
 * clusters.getClusters([-118.3, 33.7, -118.0, 33.9], 12);
 * ```
 */

/** Degrees north of the equator, -90 to 90, and east of Greenwich, -180 to 180. */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/** West, south, east, north in degrees, edges inclusive; west above east crosses the antimeridian. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** CSS pixels, x to the right and y down from the viewport's top left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** CSS pixels; insets are what toolbars cover. */
export interface Viewport {
  width: number;
  height: number;
  insets?: { top?: number; right?: number; bottom?: number; left?: number };
}

/** At zoom z the world is 512 · 2^z CSS pixels wide; -4 to 24. */
export interface Camera {
  center: Coordinate;
  zoom: number;
}

/** A report of a lost or found pet, with the service's member names. */
export interface Announcement {
  id: string | number;
  latitude?: number;
  longitude?: number;
  /** The service's own names, taken when `latitude` and `longitude` are not there. */
  locationLatitude?: number;
  locationLongitude?: number;
  species?: string | null;
  status?: "MISSING" | "FOUND" | "CLOSED" | string | null;
  petName?: string | null;
  breed?: string | null;
  description?: string | null;
  /** A date or timestamp of ISO 8601. */
  lastSeenDate?: string | null;
  email?: string | null;
  phone?: string | null;
  photoUrl?: string | null;
}

export interface Feature<Properties = Record<string, unknown>> {
  type: "Feature";
  id?: string | number;
  properties: Properties | null;
  geometry: { type: "Point"; coordinates: [longitude: number, latitude: number] };
}

export interface ClusterProperties {
  cluster: true;
  cluster_id: string | number;
  point_count: number;
  point_count_abbreviated: string;
  /** The zoom at which the cluster falls apart; null when all its pins stand at one place. */
  expansion_zoom: number | null;
  missing: number;
  found: number;
  closed: number;
}

export type ClusterFeature = Feature<ClusterProperties> & { id: string | number };

export interface TileFeature {
  type: 1;
  id?: string | number;
  geometry: [[x: number, y: number]];
  tags: Record<string, unknown> | null;
}

export interface TextStyle {
  /** CSS pixels. */
  size: number;
  weight: "regular" | "bold";
  direction: "ltr" | "rtl";
}

/** Measures text for the layout. The same question must always get the same answer. */
export interface Measurer {
  /** Names the fonts and their versions: it becomes part of a layout's id. */
  fonts: string;
  /** The width of a text in CSS pixels. */
  measure(text: string, style: TextStyle): number;
  /** How far the font reaches above and below its baseline, in CSS pixels, both positive. */
  verticalMetrics(style: TextStyle): { ascent: number; descent: number };
}

/** Thrown by `parseCoordinate`. */
export class CoordinateTextError extends Error {
  code:
    | "missingNumber"
    | "unexpected"
    | "misplacedNumber"
    | "sixtiethOutOfRange"
    | "conflictingHemisphere"
    | "latitude"
    | "longitude";
  /** Where in the text, in UTF-8 bytes. */
  offset: number;
  /** The value that is out of range. */
  value?: number;
}

/** Objects live in the engine's memory. They are freed when collected, or at once by `free()`. */
export interface Freeable {
  free(): void;
}

/** Pins by radius, box and nearness. Answers are positions in the lists given. */
export interface PinIndex extends Freeable {
  readonly count: number;
  /** The memory that the index takes. */
  readonly byteCount: number;
  /** The pins within so many metres by great circle, inclusive. */
  within(center: Coordinate, radius: number): Uint32Array;
  inBox(box: BoundingBox): Uint32Array;
  /** The nearest pins, the nearest first, and their distances in metres. */
  nearest(
    center: Coordinate,
    count?: number,
    options?: { within?: number },
  ): { pins: Uint32Array; distances: Float64Array };
}

export interface PinIndexConstructor {
  /** @throws RangeError naming the first pin that is out of range. */
  new (latitudes: ArrayLike<number>, longitudes: ArrayLike<number>): PinIndex;
  fromFeatures(features: Feature[]): PinIndex;
}

export interface ClusterOptions {
  /** How near pins must be to merge, in pixels of a tile `extent` wide; 40. */
  radius?: number;
  /** 512. */
  extent?: number;
  /** How many pins it takes to form a cluster; 2. */
  minPoints?: number;
  /** Below it the clusters of this zoom are shown; 0. */
  minZoom?: number;
  /** The last zoom at which pins are merged, 0 to 24; 16. */
  maxZoom?: number;
  /**
   * `canonical` (the default): clusters depend on the set of pins alone, merge across ±180° and have
   * ids that stay the same from zoom to zoom. `supercluster`: what supercluster makes of the same input.
   */
  compatibility?: "canonical" | "supercluster";
  /** Gives the pins of tiles their positions among those loaded for ids. */
  generateId?: boolean;
  /** A pin's properties, `{ index }` for one of columns, as `reduce` is to have them. */
  map?(properties: any): object;
  /**
   * Adds properties to what others have come to, for which it may write to `whole`, at first a copy of
   * one pin's. What all of a cluster's pins come to stands among its properties. It is asked when the
   * cluster is first shown.
   */
  reduce?: ((whole: any, part: any) => void) | null;
  /** supercluster's, which make no difference here. */
  nodeSize?: number;
  log?: boolean;
}

/** Columns of pins. */
export interface PinColumns {
  latitudes: ArrayLike<number>;
  longitudes: ArrayLike<number>;
  /** The pins' own ids, which rank them; their positions when absent. */
  ids?: ArrayLike<string | number>;
  /** 0 missing, 1 found, 2 closed, or the words; all missing when absent. */
  statuses?: ArrayLike<number | string>;
}

/**
 * Pins and clusters as columns. A tree has one such object: it is filled anew by each `getMarkers`, and
 * its lists may be longer than what they hold.
 */
export interface Markers {
  /** How many there are. */
  length: number;
  /** Longitude and latitude of each, one after another. */
  coordinates: Float64Array;
  /** How many pins each stands for: 1 for a pin. */
  counts: Uint32Array;
  /** What `getFeature` wants to know of each. That of a pin is its position among those loaded. */
  nodes: Int32Array;
}

/**
 * Clusters with the interface of supercluster.
 *
 * A pin is the very object that was loaded. A cluster is made when it is first asked for, and as a rule
 * is the same object in later answers: do not write to it. In boxes and tiles pins come before
 * clusters, and any two of them are always the same way round: what is drawn above stays above.
 */
export interface Clusters extends Freeable {
  load(points: Feature[] | PinColumns): this;
  /** The pins, as they were given, and clusters in a box at a zoom. */
  getClusters(box: BoundingBox, zoom: number): (Feature | ClusterFeature)[];
  /** The same without an object for each: for a renderer that draws many. */
  getMarkers(box: BoundingBox, zoom: number): Markers;
  /** The pin or cluster of a marker. */
  getFeature(node: number): Feature | ClusterFeature;
  /** What a tile shows, as geojson-vt gives it to vt-pbf; null for an empty tile. */
  getTile(z: number, x: number, y: number): { features: TileFeature[] } | null;
  /** @throws Error when there is no cluster with this id. */
  getChildren(clusterID: string | number): (Feature | ClusterFeature)[];
  getLeaves(clusterID: string | number, limit?: number, offset?: number): Feature[];
  /** The zoom at which the cluster falls apart; null when all its pins stand at one place. */
  getClusterExpansionZoom(clusterID: string | number): number | null;
}

/** Sets callouts: the lines of text, the card and its arrow. */
export interface CalloutEngine extends Freeable {
  /** The layout that `petmap callout` writes with the same fonts, byte for byte. */
  json(announcement: Announcement, options: CalloutRequest): string;
  callout(announcement: Announcement, options: CalloutRequest): CalloutLayout;
}

/** A side of a pin. */
export type CalloutSide = "above" | "below" | "left" | "right";

export interface CalloutRequest {
  /** Where the pin's tip stands. */
  at: ScreenPoint;
  viewport: Viewport;
  /** The side on which the card stood before the map moved. */
  previous?: CalloutSide | null;
}

/** A rectangle in CSS pixels, x to the right, y downwards. */
export interface ScreenRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A pin's callout, version 2. Lengths are CSS pixels; `point`, `frame` and `arrow` are the viewport's. */
export interface CalloutLayout {
  version: 2;
  /** Names everything besides the content that decides the layout: engine, fonts and style. */
  layoutId: string;
  pin: { id: string; latitude: number; longitude: number; point: ScreenPoint };
  viewport: {
    width: number;
    height: number;
    insets: { top: number; right: number; bottom: number; left: number };
  };
  placement: CalloutSide;
  /** `detached`: no arrow reaches the pin; `hidden`: the pin is outside the viewport. */
  attachment: "attached" | "detached" | "hidden";
  /** What is seen of the card; null when the pin is hidden. */
  frame: ScreenRect | null;
  /** The whole card's height. */
  contentHeight: number;
  /** Whether the frame shows only a part of the content. */
  scrolls: boolean;
  card: {
    radius: number;
    background: string;
    shadow: { dx: number; dy: number; blur: number; color: string };
  };
  /** Null unless the card is attached. */
  arrow: {
    direction: "down" | "up" | "left" | "right";
    tip: ScreenPoint;
    base: [ScreenPoint, ScreenPoint];
  } | null;
  /** The smallest movement of the map's content after which the whole card fits; null when none helps. */
  pan: { dx: number; dy: number } | null;
  fields: CalloutField[];
  /** What the rules of the placement compared, in order. */
  trace: { rule: string; need: number; room: number; chosen: boolean }[];
}

/** A field of a callout; its frame is counted from the card's top left corner. */
export type CalloutField = CalloutPhoto | CalloutText | CalloutBadge;

export interface CalloutPhoto {
  kind: "photo";
  frame: ScreenRect;
  url: string | null;
  placeholder: boolean;
}

/** A line to be drawn as it is (`white-space: pre`); its `x` is counted from the field's left edge. */
export interface CalloutLine {
  text: string;
  x: number;
  width: number;
}

/** The type of a field; `baseline` lies below each line's top. */
export interface CalloutTextStyle {
  size: number;
  weight: "regular" | "bold";
  lineHeight: number;
  baseline: number;
  color: string;
}

export interface CalloutText {
  kind: "name" | "species" | "location" | "date" | "email" | "phone" | "description";
  frame: ScreenRect;
  style: CalloutTextStyle;
  direction: "ltr" | "rtl";
  lines: CalloutLine[];
}

/** The lines begin `padding.y` below the frame's top. */
export interface CalloutBadge {
  kind: "badge";
  frame: ScreenRect;
  style: CalloutTextStyle & {
    background: string;
    padding: { x: number; y: number };
    radius: number;
  };
  lines: CalloutLine[];
}

export interface SceneRequest {
  camera: Camera;
  viewport: Viewport;
  /** The id of the pin whose callout is open. */
  selected?: string | null;
  /** The id of a cluster at one place that is to be opened as a fan. */
  openCluster?: string | null;
  clustered?: boolean;
  /** How far outside the viewport a point may be and yet be drawn; 40 CSS pixels. */
  margin?: number;
}

/** Announcements on a map: what to draw for a camera, and what changed since the last time. */
export interface SceneMap extends Freeable {
  scene(request: SceneRequest): {
    scene: Record<string, unknown> & { callout: CalloutLayout | null };
    difference: Record<string, unknown>;
  };
  /** The same as texts. */
  json(request: SceneRequest): { scene: string; difference: string };
}

/** `Clusters` and `SceneMap` are undefined when petmap.wasm was made without clusters. */
export interface PetMap {
  PinIndex: PinIndexConstructor;
  Clusters: new (options?: ClusterOptions) => Clusters;
  /** Measures with the built-in table of Inter unless it is given a measurer. */
  CalloutEngine: new (options?: { measurer?: Measurer | null }) => CalloutEngine;
  SceneMap: new (
    announcements: Announcement[],
    options?: Omit<ClusterOptions, "compatibility"> & { measurer?: Measurer | null },
  ) => SceneMap;

  /** Decimal degrees or degrees, minutes and seconds, as people write them. */
  parseCoordinate(text: string): Coordinate;
  /** `52.22970, 21.01220`, or with `hemispheres` `52.22970° N, 21.01220° E`. */
  formatCoordinate(coordinate: Coordinate, notation?: "decimal" | "hemispheres"): string;
  /** Metres along the great circle on a sphere of 6371.0 km. */
  distance(a: Coordinate, b: Coordinate): number;
  /** Degrees clockwise from north, 0 to 360. */
  initialBearing(a: Coordinate, b: Coordinate): number;
  finalBearing(a: Coordinate, b: Coordinate): number;
  destination(start: Coordinate, bearing: number, distance: number): Coordinate;
  midpoint(a: Coordinate, b: Coordinate): Coordinate;
  /** The box of everything within so many metres. */
  boxAround(center: Coordinate, radius: number): BoundingBox;
  /** A place on the unit square of Web Mercator, y growing south. */
  unitPoint(coordinate: Coordinate): { x: number; y: number };
  coordinateOfUnitPoint(point: { x: number; y: number }): Coordinate;
  screenPoint(coordinate: Coordinate, camera: Camera, viewport: Viewport): ScreenPoint;
  screenCoordinate(point: ScreenPoint, camera: Camera, viewport: Viewport): Coordinate;
  /** The camera at which everything within so many metres is in view. */
  cameraAround(center: Coordinate, radius: number, viewport: Viewport): Camera;
  /** Bytes in use in the engine's memory. */
  readonly memoryInUse: number;
}

/**
 * Loads the engine from where petmap.wasm is: beside petmap.js, at a URL, from a response, bytes or a
 * compiled module.
 */
export function load(
  source?: string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module,
): Promise<PetMap>;

/** A measurer over a canvas, for the CSS font families the page draws callouts with. */
export function canvasMeasurer(families: string, canvas?: { getContext(kind: "2d"): object | null }): Measurer;
