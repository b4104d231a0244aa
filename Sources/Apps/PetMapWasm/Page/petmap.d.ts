/**
 * The petmap engine: the same code as on the command line, in the service and on iOS, with the
 * same answers to the last bit.
 *
 * ```ts
 * import { load } from "petmap";
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

/** A box to be given: west, south, east, north; as GeoJSON's `BBox`, or as a list of four numbers. */
export type BoxInput = readonly number[];

declare global {
  interface SymbolConstructor {
    /** Called by `using` at the end of a block. */
    readonly dispose: unique symbol;
  }
}

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

/** A feature to be loaded, as RFC 7946 and @types/geojson have it. What is no point is told. */
export interface FeatureInput<Properties> {
  type: "Feature";
  id?: string | number | undefined;
  properties: Properties;
  geometry: { type: string } | null;
}

export interface FeatureCollectionInput<Properties> {
  type: "FeatureCollection";
  features: readonly FeatureInput<Properties>[];
}

/** A point; longitude and latitude in degrees, other numbers after them do not count. */
export interface PointGeometry {
  type: "Point";
  coordinates: number[];
}

/** A pin's properties: those that were loaded, without a `cluster`, so that this tells pin from cluster. */
export type PinProperties<Properties> =
  Properties extends null ? null : Properties & { readonly cluster?: undefined };

/** A pin: the very object that was loaded. */
export interface Feature<Properties = any> {
  type: "Feature";
  id?: string | number | undefined;
  properties: PinProperties<Properties>;
  geometry: PointGeometry;
}

/** supercluster's compatibility has only the first four, and a number for an abbreviation below 1000. */
export interface ClusterProperties {
  cluster: true;
  cluster_id: string | number;
  /** How many pins it stands for. */
  point_count: number;
  /** The count in at most four characters: `999`, `1.3k`; as supercluster has it with that compatibility, then a number
   * below 1000. */
  point_count_abbreviated: string | number;
  /** The zoom at which the cluster falls apart; null when all its pins stand at one coordinate. */
  expansion_zoom: number | null;
  /** How many of its pins have this status. */
  missing: number;
  found: number;
  closed: number;
}

/** A cluster, at the mean of its pins on Web Mercator. `Sums` is what `reduce` makes. */
export interface ClusterFeature<Sums = {}> {
  type: "Feature";
  id: string | number;
  properties: ClusterProperties & Sums;
  geometry: PointGeometry;
}

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

/**
 * Objects live in the engine's memory. They are freed when collected, at once by `free()`, or at the end
 * of a block by `using`. To use one after that is an error.
 */
export interface Freeable {
  free(): void;
  [Symbol.dispose](): void;
}

/** Pins by radius, box and nearness. Answers are positions in the lists given. */
export interface PinIndex extends Freeable {
  readonly count: number;
  /** The memory that the index takes. */
  readonly byteCount: number;
  /** The pins within so many metres by great circle, inclusive. */
  within(center: Coordinate, radius: number): Uint32Array;
  inBox(box: BoxInput): Uint32Array;
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
  fromFeatures(features: readonly { geometry: { coordinates: number[] } }[]): PinIndex;
}

export interface ClusterOptions<Properties = any, Sums = {}> {
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
   * ids that stay the same from zoom to zoom. `supercluster`: exactly what supercluster 8.0.1 makes of
   * the same input, with its 32-bit coordinates, its ids and its order; it takes no changes.
   */
  compatibility?: "canonical" | "supercluster";
  /** What clusters' ids are; texts, or supercluster's numbers. Numbers count the pins as they were loaded. */
  ids?: "string" | "number" | null;
  /** Gives the pins of tiles their positions among those loaded for ids. */
  generateId?: boolean;
  /** A pin's properties, `{ index }` for one of columns, as `reduce` is to have them. */
  map?(properties: Properties): Sums;
  /**
   * Adds properties to what others have come to, for which it may write to `whole`, at first a copy of
   * one pin's. What all of a cluster's pins come to stands among its properties. It is called when the
   * cluster is first shown, and may itself ask for clusters.
   */
  reduce?: ((whole: Sums, part: Sums) => void) | null;
  /** Ids of pins that stand by themselves from the beginning, see `setPinned`. */
  pinned?: readonly (string | number)[];
  /** supercluster's; the first decides the order of its results, the other makes no difference. */
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

/** What was not loaded: its position in the input, and why. */
export interface Skipped {
  index: number;
  reason: string;
}

export interface LoadOptions<Properties = any> {
  /** What becomes of a feature that is no pin (no point, coordinates out of range, a repeated id); skip. */
  invalid?: "skip" | "throw";
  /** A pin's own id; else the feature's, its properties', or its position. */
  id?: ((feature: FeatureInput<Properties>) => string | number) | null;
}

/** A pin of a fan, and the end of its leg in CSS pixels from where the cluster stands, y downwards. */
export interface FanLeg<Properties> {
  feature: Feature<Properties>;
  dx: number;
  dy: number;
}

/**
 * Clusters with the interface of supercluster.
 *
 * A pin is the very object that was loaded. A cluster is made when it is first asked for, and as a rule
 * is the same object in later answers until a change: do not write to it. In boxes and tiles pins come
 * before clusters, and any two of them are always the same way round: what is drawn above stays above.
 */
export interface Clusters<Properties = any, Sums = {}> extends Freeable {
  /** Takes features, a collection or columns in the place of what was there; a chain may go on. */
  load<P = Properties>(
    points: readonly FeatureInput<P>[] | FeatureCollectionInput<P> | PinColumns,
    options?: LoadOptions<P>,
  ): Clusters<P, Sums>;
  /** How many pins were loaded, and what was not. */
  readonly loaded: number;
  readonly skipped: Skipped[];
  /** The pins, as they were given, and clusters in a box at a zoom. */
  getClusters(box: BoxInput, zoom: number): (Feature<Properties> | ClusterFeature<Sums>)[];
  /**
   * The same without an object for each: for a renderer that draws many. With `copy` the lists are the
   * caller's own, and can be transferred to another thread.
   */
  getMarkers(box: BoxInput, zoom: number, options?: { copy?: boolean }): Markers;
  /** The pin or cluster of a marker; until the next change. */
  getFeature(node: number): Feature<Properties> | ClusterFeature<Sums>;
  /** What a tile shows, as geojson-vt gives it to vt-pbf; null for an empty tile. */
  getTile(z: number, x: number, y: number): { features: TileFeature[] } | null;
  /** A Mapbox Vector Tile 2.1 with the layer `pins`; no bytes for an empty tile. */
  getTileData(z: number, x: number, y: number): Uint8Array;
  /** What a cluster falls apart into, the best-ranked first. @throws Error when there is no such cluster. */
  getChildren(clusterID: string | number): (Feature<Properties> | ClusterFeature<Sums>)[];
  /** A page of a cluster's pins; those of a better-ranked child come before those of its siblings. */
  getLeaves(clusterID: string | number, limit?: number, offset?: number): Feature<Properties>[];
  /** The zoom at which the cluster falls apart; `maxZoom` + 1 when its pins never do. */
  getClusterExpansionZoom(clusterID: string | number): number;
  /** Whether all pins of a cluster stand at one coordinate, so that no zoom tells them apart. */
  isSamePlace(clusterID: string | number): boolean;
  /** All pins of a cluster spread around it, so that each can be seen and tapped. */
  fan(clusterID: string | number): FanLeg<Properties>[];

  // Changes; pins are known by their ids.
  add(feature: FeatureInput<Properties>): this;
  remove(id: string | number): this;
  move(id: string | number, coordinates: readonly number[]): this;
  setStatus(id: string | number, status: string | number): this;
  /** Shows only pins that a function lets through, or whose bit is set by position in the input. */
  setFilter(filter: ((feature: Feature<Properties>) => boolean) | ArrayLike<number | boolean> | null): this;
  /** Pins that stand by themselves, whatever is near: a selected one stays out of its circle. */
  setPinned(ids: readonly (string | number)[]): this;
}

/** A marker's size in CSS pixels, and the point on it that stands on the coordinate. */
export interface Marker {
  width: number;
  height: number;
  /** From its top left corner; the middle of its bottom edge when absent. */
  anchor?: { x: number; y: number } | "bottom" | "center" | "top" | "left" | "right";
}

/** What a page chooses of its cards. */
export interface CardOptions {
  /** CSS pixels, 120 to 600; 258. */
  width?: number;
  /** By how much text is larger, 0.8 to 3; 1. Paddings and radii stay. */
  textScale?: number;
  /** The photo's place: none, 120 pixels also without a photo, or so many pixels; `reserve`. */
  photo?: "none" | "reserve" | number;
  /** That of species, badge and date; `en`. */
  language?: "en" | "pl";
  /** The marker that must not be covered; 28 × 36 on its tip. */
  marker?: Marker;
  /** CSS pixels between marker and arrow; 2. */
  gap?: number;
  /** The fields in their order; all. */
  fields?: CalloutField["kind"][];
}

/** Sets callouts: the lines of text, the card and its arrow. */
export interface CalloutEngine extends Freeable {
  /** The layout that `petmap callout` writes with the same fonts, byte for byte. */
  json(announcement: Announcement, options: CalloutRequest): string;
  callout(announcement: Announcement, options: CalloutRequest): CalloutLayout;
}

/** Content of any kind that is to be placed beside a marker. All lengths are CSS pixels. */
export interface PlaceRequest extends Omit<CalloutRequest, "drawing"> {
  /** Of the content. */
  size: { width: number; height: number };
  marker?: Marker;
  /** Between the marker and an arrow; 2. */
  gap?: number;
}

/** Where content goes; as in `CalloutLayout`. */
export interface Placement {
  side: CalloutSide;
  attachment: CalloutLayout["attachment"];
  /** In the viewport; as wide as the safe rectangle where that is narrower than the content. */
  frame: ScreenRect | null;
  contentHeight: number;
  scrolls: boolean;
  arrow: CalloutLayout["arrow"];
  pan: CalloutLayout["pan"];
  trace: CalloutLayout["trace"];
}

export interface DrawingOptions {
  /** CSS font families; those of Inter and the system. */
  fontFamily?: string;
  /** What relative URLs of photos are relative to; the page. */
  photoBase?: string | URL;
}

/**
 * Draws a layout into an element that lies over the map and is as large as its viewport: text that can be
 * selected, links, a button to close. Null takes the callout away.
 *
 * Call it again for each frame: while the content is the same, the card is only moved, so that a selection and the
 * focus stay and a photo is asked for once. The focus enters a callout that opens and returns when it closes; Escape
 * calls `onclose`.
 */
export function renderCallout(
  element: HTMLElement,
  layout: CalloutLayout | null,
  options?: DrawingOptions & {
    /** Called by the button and Escape; without it there is no button. */
    onclose?: ((event: Event) => void) | null;
    /** Of whom the layout is, for links and copied text. Layouts from an engine in the same thread know it. */
    announcement?: Announcement | null;
    /** The language of the button's name; that of the engine. */
    language?: "en" | "pl" | null;
    /** Whether the focus enters a callout that opens; true. */
    focus?: boolean;
  },
): void;

/** A layout as an SVG picture as large as its viewport. */
export function calloutSVG(layout: CalloutLayout, options?: DrawingOptions): string;

/** The path around placed content and its arrow in the viewport, SVG's `d`; empty while the pin is out of view. */
export function placementPath(
  placement: Pick<Placement, "frame" | "arrow">, options?: { radius?: number }): string;

/** An element's size in CSS pixels, as `place` takes it. */
export function contentSize(element: HTMLElement): { width: number; height: number };

/** Where an element's middle stands in another one that is the viewport, as `place` takes it. */
export function positionIn(viewport: HTMLElement, element: Element): { at: ScreenPoint; viewport: Viewport };

/** Puts content, an absolutely positioned element of the viewport's, where a placement has it. */
export function movePlaced(element: HTMLElement, placement: Pick<Placement, "frame" | "scrolls">): void;

/**
 * Calls `update` now and, at most once a frame, whenever the elements move or change their size, until the function that
 * it returns is called. `animationFrame` looks at every frame, for what moves without an event.
 */
export function autoUpdate(
  elements: Element | readonly Element[], update: () => void, options?: { animationFrame?: boolean }): () => void;

/** A side of a pin. */
export type CalloutSide = "above" | "below" | "left" | "right";

export interface CalloutRequest {
  /** Where the pin's tip stands. */
  at: ScreenPoint;
  viewport: Viewport;
  /** What toolbars cover, instead of the viewport's own. */
  insets?: Viewport["insets"];
  /** The side on which the card stood before the map moved. */
  previous?: CalloutSide | null;
  /** Whether the layout has `drawing` as well; false. */
  drawing?: boolean;
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
  /** When it was asked for. */
  drawing?: CalloutDrawing;
}

/** What a drawer needs besides a layout. Lengths are CSS pixels. */
export interface CalloutDrawing {
  /** Card and arrow in the viewport, as the data of an SVG path; null when the pin is hidden. */
  outline: string | null;
  marker: {
    width: number;
    height: number;
    /** From the marker's top left corner. */
    anchor: ScreenPoint;
    /** Between marker and arrow. */
    gap: number;
    /** Around every marker, within its size. */
    outline: { width: number; color: string };
    /** Inside the outline of the selected marker. */
    ring: { width: number; color: string };
  };
  photo: { radius: number };
  /** A circle in the middle of the photo's frame, and a paw print in a square in its middle. */
  placeholder: {
    diameter: number;
    background: string;
    paw: { size: number; color: string };
  };
  /** Families, each for what those before it have no letters for. */
  fonts: string[];
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
  insets?: Viewport["insets"];
  /** The pin whose callout is open: its own id, or that of a scene's marker. */
  selected?: string | null;
  /** A cluster at one coordinate that is to be opened as a fan: its own id, or that of a scene's cluster. */
  openCluster?: string | null;
  clustered?: boolean;
  /** How far outside the viewport a point may be and yet be drawn; 40 CSS pixels. */
  margin?: number;
}

/** What stands on a map: `x` and `y` are CSS pixels in the viewport. */
export interface SceneElement extends Coordinate, ScreenPoint {
  /** Its name, which it keeps from scene to scene: `pin/A1`, `cluster/A1@5`, in another copy of the world `pin/A1@1`. */
  id: string;
}

export interface SceneMarker extends SceneElement {
  status: "MISSING" | "FOUND" | "CLOSED";
  selected: boolean;
  /** The fan on whose leg it stands. */
  fan?: string;
  /** The cluster that counts the pin as well. */
  countedIn?: string;
}

export interface SceneCluster extends SceneElement {
  count: number;
  abbreviatedCount: string;
  missing: number;
  found: number;
  closed: number;
  /** The zoom at which it falls apart; null when its pins all have one coordinate. */
  expansionZoom: number | null;
}

export interface SceneFan extends SceneElement {
  /** The ends of its legs in the viewport. */
  legs: (ScreenPoint & { pin: string })[];
}

/** What a camera shows, each list in drawing order. */
export interface Scene {
  version: 1;
  camera: Coordinate & { zoom: number };
  viewport: CalloutLayout["viewport"];
  /** The zoom whose clusters are shown. */
  clusterZoom: number;
  fans: SceneFan[];
  clusters: SceneCluster[];
  markers: SceneMarker[];
  selection: (ScreenPoint & { id: string }) | null;
  callout: CalloutLayout | null;
}

/** What changed since the scene before: elements as in its lists, and ids. */
export interface SceneDifference {
  added: (SceneMarker | SceneCluster | SceneFan)[];
  changed: (SceneMarker | SceneCluster | SceneFan)[];
  moved: (ScreenPoint & { id: string })[];
  removed: string[];
}

export interface PinFilter {
  statuses?: ("MISSING" | "FOUND" | "CLOSED" | "missing" | "found" | "closed")[];
  /** Words for species, whatever their letter case. */
  species?: string[];
  /** Last seen on this day or later, earlier: `2025-01-31`. */
  since?: string;
  until?: string;
  /** Words that begin words of the announcement. */
  text?: string;
}

/** The query of the service and of the command line. */
export interface PinQuery extends PinFilter {
  /** West, south, east, north in degrees, edges inclusive. */
  box?: BoxInput;
  /** Instead of a box: within a radius by great circle. */
  near?: Coordinate;
  /** Metres, inclusive. */
  radius?: number;
  /** `source`: as they were given; near somewhere `distance`. */
  order?: "source" | "newest" | "distance" | "date" | "id";
  limit?: number;
  offset?: number;
}

export interface FoundPin {
  announcement: Announcement;
  /** Metres from what was to be near, null without. */
  distance: number | null;
  /** Degrees clockwise from north. */
  bearing: number | null;
}

/** Announcements on a map: what to draw for a camera, and what changed since the last time. */
export interface SceneMap extends Freeable {
  readonly loaded: number;
  readonly skipped: Skipped[];
  scene(request: SceneRequest): { scene: Scene; difference: SceneDifference };
  /** The same as texts. */
  json(request: SceneRequest): { scene: string; difference: string };
  /** Adds an announcement, or puts it in the place of the one with the same id. */
  put(announcement: Announcement): this;
  /** Whether there was one. */
  remove(id: string | number): boolean;
  /** Shows only these; without a filter all. */
  setFilter(filter?: PinFilter | null): this;
  /** The pins of a query, and how many there are without limit and offset. */
  pins(query?: PinQuery): { count: number; pins: FoundPin[] };
}

/** The engine without pins, as `petmap/callouts` loads it. */
export interface CalloutPetMap {
  /** Measures with the built-in table of Inter unless it is given a measurer. */
  CalloutEngine: new (options?: CardOptions & { measurer?: Measurer | null }) => CalloutEngine;
  /** Where content of any kind goes beside a marker. */
  place(request: PlaceRequest): Placement;

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

/** The engine. */
export interface PetMap extends CalloutPetMap {
  PinIndex: PinIndexConstructor;
  Clusters: new <Properties = any, Sums = {}>(
    options?: ClusterOptions<Properties, Sums>,
  ) => Clusters<Properties, Sums>;
  SceneMap: new (
    announcements: readonly Announcement[],
    options?: Pick<ClusterOptions, "radius" | "extent" | "minPoints" | "maxZoom"> & {
      measurer?: Measurer | null;
      card?: CardOptions;
      /** What becomes of an announcement that is no pin; skip. */
      invalid?: "skip" | "throw";
    },
  ) => SceneMap;
}

/** Where the module's WebAssembly is: a URL relative to the page, a response, bytes or a compiled module. */
export type Source =
  | string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module
  | Promise<Response | ArrayBuffer | WebAssembly.Module>;

/** Loads the engine; without a source from petmap.wasm next to the module. */
export function load(source?: Source): Promise<PetMap>;

/**
 * A measurer over a canvas, for the CSS font families the page draws callouts with. When a web font has
 * come, texts are measured anew, and `onchange` is called: lay out again.
 */
export function canvasMeasurer(
  families: string,
  canvas?: { getContext(kind: "2d"): object | null } | null,
  onchange?: (() => void) | null,
): Measurer;

/** What has tiles, here or in a worker. */
export interface TileSource {
  getTileData(z: number, x: number, y: number): Uint8Array | Promise<Uint8Array>;
}

/** Lets MapLibre GL JS (4 or later) show clusters as they are. */
export function addPetmapProtocol(
  maplibregl: { addProtocol(name: string, load: (request: { url: string }) => Promise<{ data: any }>): void },
  clusters: TileSource,
  options?: { name?: string; maxzoom?: number },
): PetmapProtocol;

/** Takes back what `addPetmapProtocol` gave, when the map is removed. Remove the source first. */
export function removePetmapProtocol(
  maplibregl: { removeProtocol(name: string): void }, protocol: Pick<PetmapProtocol, "protocol">): void;

export interface PetmapProtocol {
  /** The name under which the map library knows it. */
  protocol: string;
  /** For `map.addSource`; the layer is called `pins`. */
  source: { type: "vector"; tiles: string[]; maxzoom: number };
  /** Draws the tiles of a map's source anew, after a change. */
  refresh(map: { getSource(id: string): any }, id: string): void;
}

/** What a change of a worker's object resolves to: how many pins there are, and what was not taken. */
export interface Loading { loaded: number; skipped: Skipped[] }

/** An object of a worker: each method gives a promise; one that gives the object itself here, what was loaded. */
export type Remote<Class> = {
  [Name in keyof Class as Name extends string
    ? Class[Name] extends (...args: any[]) => unknown ? Name : never : never]:
    Class[Name] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Promise<Result extends Freeable ? Loading : Awaited<Result>> : never;
};

/**
 * The engine of a worker that says `serve(load())`, now or later, with the same interface but for promises. There may be
 * any number of connections. Functions stay behind: no `map`, `reduce`, measurer or filter by function. Objects are freed
 * by `free()` or when the page has dropped them; `worker.terminate()` rejects the calls that wait.
 */
export function connect(worker: Worker): Promise<
  Remote<Omit<PetMap, "Clusters" | "SceneMap" | "PinIndex" | "CalloutEngine" | "memoryInUse">> & {
    Clusters: new <Properties = any>(
      options?: Omit<ClusterOptions<Properties>, "map" | "reduce">) => Remote<Clusters<Properties>>;
    SceneMap: new (
      announcements: readonly Announcement[],
      options?: Omit<NonNullable<ConstructorParameters<PetMap["SceneMap"]>[1]>, "measurer">) => Remote<SceneMap>;
    PinIndex: new (latitudes: ArrayLike<number>, longitudes: ArrayLike<number>) => Remote<PinIndex>;
    CalloutEngine: new (options?: CardOptions) => Remote<CalloutEngine>;
  }
>;
