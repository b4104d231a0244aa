/**
 * The petmap engine: the same code as on the command line, in the service and on iOS, with bit-for-bit
 * identical results.
 *
 * ```ts
 * import { load } from "petmap";
 * const petmap = await load();
 * const clusters = new petmap.Clusters({ radius: 60 }).load(features);
 * clusters.getClusters([-118.3, 33.7, -118.0, 33.9], 12);
 * ```
 */

/** A coordinate: degrees north of the equator (-90 to 90) and east of Greenwich (-180 to 180). */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/**
 * West, south, east and north in degrees, including the edges. If west is greater than east, the box crosses
 * the antimeridian.
 */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** A box as an argument: west, south, east and north, such as a GeoJSON `BBox` without altitudes. */
export type BoxInput = readonly [west: number, south: number, east: number, north: number];

type StatusWord = "MISSING" | "ACTIVE" | "FOUND" | "CLOSED";

/** The status of a pin: missing (0), found (1) or closed (2). `ACTIVE` is another word for missing. */
export type PinStatus = 0 | 1 | 2 | StatusWord | Lowercase<StatusWord> | Capitalize<Lowercase<StatusWord>>;

declare global {
  interface SymbolConstructor {
    /** Called at the end of a `using` scope. */
    readonly dispose: unique symbol;
  }
}

/** A position in CSS pixels from the viewport's upper-left corner; x points right and y points down. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** The map's size in CSS pixels. Insets are the parts that toolbars cover. */
export interface Viewport {
  width: number;
  height: number;
  insets?: { top?: number; right?: number; bottom?: number; left?: number };
}

/** A coordinate and a zoom from -4 to 24. At zoom z, the world is 512 · 2^z CSS pixels wide. */
export interface Camera {
  center: Coordinate;
  zoom: number;
}

/** A report of a lost or found pet, with the service's member names. */
export interface Announcement {
  id: string | number;
  latitude?: number;
  longitude?: number;
  /** The service's member names, used if `latitude` and `longitude` are missing. */
  locationLatitude?: number;
  locationLongitude?: number;
  species?: string | null;
  status?: Exclude<PinStatus, number> | null;
  petName?: string | null;
  breed?: string | null;
  sex?: string | null;
  /** In years. */
  age?: number | null;
  microchipNumber?: string | null;
  description?: string | null;
  reward?: string | null;
  custody?: string | null;
  colors?: string | null;
  size?: string | null;
  collar?: string | null;
  markings?: string | null;
  /** An ISO 8601 date or timestamp. */
  lastSeenDate?: string | null;
  email?: string | null;
  phone?: string | null;
  photoUrl?: string | null;
  /** ISO 8601 timestamps. */
  createdAt?: string | null;
  updatedAt?: string | null;
}

/** A GeoJSON feature to load (RFC 7946, @types/geojson). Features other than points are skipped and reported. */
export interface FeatureInput<Properties> {
  type: "Feature";
  id?: string | number | undefined;
  properties: Properties;
  geometry: { type: string; coordinates?: unknown } | null;
}

export interface FeatureCollectionInput<Properties> {
  type: "FeatureCollection";
  features: readonly FeatureInput<Properties>[];
}

/** A point: longitude and latitude in degrees. Additional numbers are ignored. */
export interface PointGeometry {
  type: "Point";
  coordinates: number[];
}

/** The properties of a pin, as loaded. Unlike those of a cluster, they have no `cluster` member. */
export type PinProperties<Properties> =
  Properties extends null ? null : Properties & { readonly cluster?: undefined };

/** A pin: the same object that was loaded. */
export interface Feature<Properties = any> {
  type: "Feature";
  id?: string | number | undefined;
  properties: PinProperties<Properties>;
  geometry: PointGeometry;
}

/** The properties of a cluster. With `petmap/supercluster`, only the first four are present. */
export interface ClusterProperties {
  cluster: true;
  cluster_id: string | number;
  /** The number of pins. */
  point_count: number;
  /** The count in at most four characters: `999`, `1.3k`. With `petmap/supercluster`, counts below 1000 are numbers. */
  point_count_abbreviated: string | number;
  /** The zoom at which the cluster splits, or null if all pins have the same coordinate. */
  expansion_zoom: number | null;
  /** The number of pins with each status. */
  missing: number;
  found: number;
  closed: number;
  /** What `groupBy` returns for the pins. */
  group?: any;
}

/** A cluster, at the mean of its pins in Web Mercator. `Sums` is the result of `reduce`. */
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
  /** The size in CSS pixels. */
  size: number;
  weight: "regular" | "bold";
  direction: "ltr" | "rtl";
}

/** Measures text for the layout. The same arguments must always produce the same result. */
export interface Measurer {
  /** A name for the fonts and their versions, which becomes part of a layout's ID. */
  fonts: string;
  /** The width of a string in CSS pixels. */
  measure(text: string, style: TextStyle): number;
  /** The ascent and descent of the font in CSS pixels, both positive. */
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
  /** The offset in the text, in UTF-8 bytes. */
  offset: number;
  /** The value that is out of range. */
  value?: number;
}

/**
 * Objects live in the engine's memory. They are freed when they are garbage-collected, by `free()`, or at the
 * end of a `using` scope. Using an object after that is an error.
 */
export interface Freeable {
  free(): void;
  [Symbol.dispose](): void;
}

/** A spatial index of pins. Searches return indices in the lists that it was created from. */
export interface PinIndex extends Freeable {
  readonly count: number;
  /** The size of the index in bytes. */
  readonly byteCount: number;
  /** Returns the pins within a great-circle distance in meters, inclusive. */
  within(center: Coordinate, radius: number): Uint32Array;
  inBox(box: BoxInput): Uint32Array;
  /** Returns the nearest pins, nearest first, with their distances in meters. */
  nearest(
    center: Coordinate,
    count?: number,
    options?: { within?: number },
  ): { pins: Uint32Array; distances: Float64Array };
}

export interface PinIndexConstructor {
  /** @throws RangeError that names the first invalid coordinate. */
  new (latitudes: ArrayLike<number>, longitudes: ArrayLike<number>): PinIndex;
  fromFeatures(features: readonly { geometry: { coordinates: number[] } }[]): PinIndex;
}

export interface ClusterOptions<Properties = any, Sums = {}> {
  /** The distance within which pins merge, in pixels of a tile `extent` wide. Default: 40. */
  radius?: number;
  /** The width of a tile in pixels. Default: 512. */
  extent?: number;
  /** The minimum number of pins in a cluster. Default: 2. */
  minPoints?: number;
  /** The lowest zoom; below it, the clusters of this zoom are shown. Default: 0. */
  minZoom?: number;
  /** The highest zoom at which pins are merged, 0 to 24. Default: 16. */
  maxZoom?: number;
  /**
   * Whether two or more pins at one coordinate form a cluster at every zoom, also beyond `maxZoom` and regardless of
   * `minPoints`, so that none hides another. Default: true.
   */
  stacks?: boolean;
  /** Pins for which this property, or the result of this function, differs never merge. */
  groupBy?: string | ((properties: Properties) => unknown) | null;
  /** Whether a feature is skipped and reported if its ID occurred before; see `LoadOptions`. Default: false. */
  unique?: boolean;
  /**
   * The type of cluster IDs: strings, or numbers as in supercluster. Numbers depend on the order in which
   * pins were loaded.
   */
  ids?: "string" | "number" | null;
  /** Uses the indices of the features in the input as the IDs of pins in `getTile`, and as their numbers in `getTileData`. */
  generateId?: boolean;
  /** Returns the properties of a pin to pass to `reduce`. For pins from columns, the argument is `{ index }`. */
  map?(properties: Properties): Sums;
  /**
   * Merges the properties of a pin into `whole`, which can be modified: initially, it is a copy of another
   * pin's properties. The result for all pins of a cluster is added to the cluster's properties. The function
   * is called when a cluster is first returned, and can itself request clusters.
   */
  reduce?: ((whole: Sums, part: Sums) => void) | null;
  /** IDs of pins that are initially pinned; see `setPinned`. */
  pinned?: readonly (string | number)[];
  /** supercluster's options: `nodeSize` determines the order of results, and `log` has no effect. */
  nodeSize?: number;
  log?: boolean;
}

/** Pins in columns. */
export interface PinColumns {
  latitudes: ArrayLike<number>;
  longitudes: ArrayLike<number>;
  /** The IDs of the pins, which determine the ranks. Default: the indices. */
  ids?: ArrayLike<string | number>;
  /** The statuses. Other values count as missing. Default: all missing. */
  statuses?: ArrayLike<PinStatus> | Uint8Array;
  /** Pins with different groups never merge. */
  groups?: ArrayLike<unknown>;
}

/**
 * Pins and clusters in columns. Each `Clusters` object has one `Markers` object, which every call of
 * `getMarkers` overwrites. The arrays can be longer than `length`.
 */
export interface Markers {
  /** The number of pins and clusters. */
  length: number;
  /** The longitude and latitude of each, interleaved. */
  coordinates: Float64Array;
  /** The number of pins in each cluster; 1 for a pin. */
  counts: Uint32Array;
  /** The argument to pass to `getFeature` for each. For a pin, this is its index in the input. */
  nodes: Int32Array;
}

/** A skipped feature: its index in the input, and the reason. */
export interface Skipped {
  index: number;
  reason: string;
}

export interface LoadOptions<Properties = any> {
  /** What to do with features that are not valid pins (not a point, coordinates out of range). Default: skip. */
  invalid?: "skip" | "throw";
  /**
   * Whether a repeated ID makes a feature invalid. Otherwise, the second pin with the ID `7` has the ID `7#2` in
   * changes and in the IDs of clusters. Default: the option of the clusters, which is false by default.
   */
  unique?: boolean;
  /** Returns the ID of a pin. Default: the ID of the feature, then the `id` in its properties, then its index. */
  id?: ((feature: FeatureInput<Properties>) => string | number) | null;
}

/** A pin in a fan, and the end of its leg relative to the cluster in CSS pixels; y points down. */
export interface FanLeg<Properties> {
  feature: Feature<Properties>;
  dx: number;
  dy: number;
}

/**
 * Clusters with a supercluster-compatible API.
 *
 * Pins are the same objects that were loaded. Clusters are created when they are first requested, and later
 * results usually contain the same objects until a change, so do not modify them. In boxes and tiles, pins
 * come first, then clusters, then pinned pins. Apart from that, the relative order of any two elements never changes,
 * so neither does their drawing order.
 */
export interface Clusters<Properties = any, Sums = {}> extends Freeable {
  /** Replaces the pins with features, a collection or columns. Returns this object, for chaining. */
  load<P = Properties>(
    points: readonly FeatureInput<P>[] | FeatureCollectionInput<P> | PinColumns,
    options?: LoadOptions<P>,
  ): Clusters<P, Sums>;
  /**
   * Returns the index as one buffer, without the features' properties. Loading it takes a fraction of the time of `load`,
   * and only this version of the package can do so. Not available with a filter or pinned pins.
   */
  save(): ArrayBuffer;
  /**
   * Loads an index with the options with which it was saved. `points` are the features that were loaded, in their order; a
   * pin that has moved since gets a new feature. Without its feature, the properties of a pin are `{ index }`, as for
   * columns.
   */
  loadIndex(buffer: ArrayBuffer, points?: readonly FeatureInput<Properties>[] | FeatureCollectionInput<Properties> | null): this;
  /** The number of pins, and the features that the last load or `setData` skipped. */
  readonly loaded: number;
  readonly skipped: Skipped[];
  /** Returns the pins, as loaded, and clusters in a box at a zoom. */
  getClusters(box: BoxInput, zoom: number): (Feature<Properties> | ClusterFeature<Sums>)[];
  /**
   * Like `getClusters`, but without an object for each element, for renderers that draw many markers. If `copy`
   * is true, the arrays belong to the caller and can be transferred to another thread.
   */
  getMarkers(box: BoxInput, zoom: number, options?: { copy?: boolean }): Markers;
  /** Returns the pin or cluster of a marker, which is valid until the next change. */
  getFeature(node: number): Feature<Properties> | ClusterFeature<Sums>;
  /** Returns the contents of a tile in the format that geojson-vt passes to vt-pbf, or null for an empty tile. */
  getTile(z: number, x: number, y: number): { features: TileFeature[] } | null;
  /**
   * Returns a Mapbox Vector Tile 2.1 with the layer `pins`. The array is empty for an empty tile.
   *
   * The property `id` is the ID of a pin or cluster, which the methods of this object accept: pass `promoteId: "id"` to
   * MapLibre. It is also the number of the feature in the tile if it is an integer from 0 up. Properties that are objects
   * become JSON; those that cannot are left out.
   */
  getTileData(z: number, x: number, y: number): Uint8Array;
  /** Returns the children of a cluster, best-ranked first. @throws Error if the cluster does not exist. */
  getChildren(clusterID: string | number): (Feature<Properties> | ClusterFeature<Sums>)[];
  /**
   * Returns a page of a cluster's pins, in this order: `rank` (the default; the pins of a better-ranked child precede
   * those of its siblings), `loaded`, or that of a comparison. Other orders than `rank` visit all pins of the cluster.
   */
  getLeaves(
    clusterID: string | number, limit?: number, offset?: number,
    options?: { order?: "rank" | "loaded" | ((one: Feature<Properties>, other: Feature<Properties>) => number) },
  ): Feature<Properties>[];
  /** Returns the zoom at which the cluster splits, or `maxZoom` + 1 if it never does. */
  getClusterExpansionZoom(clusterID: string | number): number;
  /**
   * Returns the smallest box that contains all pins of a cluster. If it crosses the antimeridian, its west is greater
   * than its east. Visits all pins of the cluster.
   */
  getClusterBounds(clusterID: string | number): BoundingBox;
  /** Returns whether all pins of a cluster have the same coordinate, so that no zoom separates them. */
  isSamePlace(clusterID: string | number): boolean;
  /** Returns the pins of a cluster spread around it, so that each can be seen and tapped. Default: all of them. */
  fan(clusterID: string | number, limit?: number, offset?: number): FanLeg<Properties>[];
  /** Returns the pin with an ID, such as that of a feature in a tile. @throws RangeError if no pin has it. */
  getPin(id: string | number): Feature<Properties>;

  // Changes to pins, which are identified by their IDs. Each takes the time of the clusters that it affects. A filter is
  // applied to the pins that change.

  /** Applies any number of changes at once, in the order remove, add, move, update. If one is invalid, nothing changes. */
  apply(changes: PinChanges<Properties>): this;
  /**
   * Makes features the current pins: adds, changes and removes those that differ by ID, as after a change of an app's
   * state. A feature that is the same object as before costs little; others are compared.
   */
  setData(points: readonly FeatureInput<Properties>[] | FeatureCollectionInput<Properties>): this;
  /** Changes how pins merge, without loading them again. The filter stays. */
  setOptions(options: Pick<ClusterOptions, "radius" | "extent" | "minPoints" | "minZoom" | "maxZoom" | "stacks">): this;
  add(feature: FeatureInput<Properties>): this;
  remove(id: string | number): this;
  move(id: string | number, coordinates: readonly number[]): this;
  /** Sets a pin's status, as in `PinColumns`. @throws RangeError for other values. */
  setStatus(id: string | number, status: PinStatus): this;
  /** Shows only pins that a function accepts, or whose bit is set at their index in the input. */
  setFilter(filter: ((feature: Feature<Properties>) => boolean) | ArrayLike<number | boolean> | null): this;
  /** Sets the pins that are never clustered, for example to keep a selected pin out of clusters. */
  setPinned(ids: readonly (string | number)[]): this;
}

export interface PinChanges<Properties = any> {
  /** Pins to remove. */
  remove?: Iterable<string | number>;
  /** Pins to add. No remaining pin may have the same ID. */
  add?: Iterable<FeatureInput<Properties>>;
  /** Pins to move. */
  move?: Iterable<{ id: string | number; coordinates: readonly number[] }>;
  /** Pins whose properties are replaced by those given; other properties remain. Features are accepted. */
  update?: Iterable<{
    id: string | number; properties?: Partial<Properties> | null; geometry?: { coordinates: readonly number[] };
  }>;
}

/** The size of a marker in CSS pixels, and its anchor: the point of the marker that is at the coordinate. */
export interface Marker {
  width: number;
  height: number;
  /** The anchor relative to the upper-left corner. Default: the middle of the bottom edge. */
  anchor?: { x: number; y: number } | "bottom" | "center" | "top" | "left" | "right";
}

/**
 * The size of an arrow. Its width and height are 0 to 200 CSS pixels. Default: 20 × 10. If either is 0, there is no arrow, but
 * the height is still the distance from the content to the gap.
 */
export interface ArrowSize {
  width?: number;
  height?: number;
}

/** A language of petmap. */
export type Language = "en" | "pl";

/** Card options. */
export interface CardOptions {
  /** The width in CSS pixels, 120 to 600. Default: 258. */
  width?: number;
  /** The scale of text, 0.8 to 3.2. Padding and radii are not scaled. Default: 1. */
  textScale?: number;
  /**
   * The height of the photo: `none` for no photo, `reserve` for 120 pixels even without a photo, or a number of
   * pixels, 16 to 600. Default: `reserve`.
   */
  photo?: "none" | "reserve" | number;
  /** The language of the species, the badge and the date. Default: `en`. */
  language?: Language;
  /** The pin's marker, which the callout does not cover. Default: 28 × 36, anchored at its tip. */
  marker?: Marker;
  /** The gap between the marker and the arrow in CSS pixels, 0 to 1000. Default: 2. */
  gap?: number;
  /** The size of the arrow. */
  arrow?: ArrowSize;
  /** The fields to show, in order. Default: all. */
  fields?: CalloutField["kind"][];
  /**
   * `increased`: the contrast ratio of the badge's white text is at least 4.5:1. Default: `increased` for
   * users who prefer more contrast (`prefers-contrast: more`), `standard` otherwise and in workers.
   */
  contrast?: "standard" | "increased";
}

/** Lays out callouts: the lines of text, the card and its arrow. */
export interface CalloutEngine extends Freeable {
  /** Returns the layout, byte for byte as `petmap callout` prints it with the same fonts. */
  json(announcement: Announcement, options: CalloutRequest): string;
  callout(announcement: Announcement, options: CalloutRequest): CalloutLayout;
}

/** Content of any kind to place next to a marker. All lengths are CSS pixels. */
export interface PlaceRequest extends Omit<CalloutRequest, "drawing"> {
  /** The size of the content. */
  size: { width: number; height: number };
  marker?: Marker;
  /** The gap between the marker and the arrow. Default: 2. */
  gap?: number;
  /** The size of the arrow. */
  arrow?: ArrowSize;
}

/** The placement of content, as in `CalloutLayout`. */
export interface Placement {
  side: CalloutSide;
  attachment: CalloutLayout["attachment"];
  /** The frame in the viewport. It is narrower than the content if the safe rectangle is. */
  frame: ScreenRect | null;
  contentHeight: number;
  scrolls: boolean;
  arrow: CalloutLayout["arrow"];
  pan: CalloutLayout["pan"];
  trace: CalloutLayout["trace"];
}

export interface DrawingOptions {
  /** The CSS font families. Default: Inter and system fonts. */
  fontFamily?: string;
  /** The base URL for relative photo URLs. Default: the page's base URL. */
  photoBase?: string | URL;
}

/**
 * Draws a layout in an element that covers the map's viewport, with selectable text, links and a close
 * button. Pass null to remove the callout. While its pin is outside the viewport, the callout is hidden.
 *
 * Call this function again for each frame. If the content has not changed, it only moves the card, which
 * preserves the selection and the focus. A photo that failed to load is not requested again. A callout that
 * opens receives the focus; when it closes, the focus returns to the previous element. Escape calls `onclose`.
 */
export function renderCallout(
  element: HTMLElement,
  layout: CalloutLayout | null,
  options?: DrawingOptions & {
    /** Called by the close button and Escape. If it is missing, there is no button. */
    onclose?: ((event: Event) => void) | null;
    /**
     * The announcement that the layout shows, for links and copied text. It is needed only for layouts that were
     * parsed from JSON; those of an engine, in any thread, include it.
     */
    announcement?: Announcement | null;
    /** The language of the button's label. Default: the engine's language. */
    language?: Language | null;
    /** Whether a callout that opens receives the focus. Default: true. */
    focus?: boolean;
  },
): void;

/** Returns a layout as an SVG picture with the size of its viewport. */
export function calloutSVG(layout: CalloutLayout, options?: DrawingOptions): string;

/**
 * Returns the outline of placed content and its arrow in the viewport as SVG path data, or an empty string
 * while the pin is not visible.
 */
export function placementPath(
  placement: Pick<Placement, "frame" | "arrow">, options?: { radius?: number }): string;

/**
 * Returns the size of an element in CSS pixels, for `place`. If `movePlaced` has limited the size, returns the size
 * without the limits, except that text is as high as it is at its limited width.
 */
export function contentSize(element: HTMLElement): { width: number; height: number };

/**
 * Returns the position of an element's center in the viewport element, which must not scroll, for `place`. Both are
 * relative to the inner edge of the viewport's border.
 */
export function positionIn(viewport: HTMLElement, element: Element): { at: ScreenPoint; viewport: Viewport };

/**
 * Moves content, an absolutely positioned element in the viewport, to its placement. Sets `left`, `top`, `maxWidth`,
 * `maxHeight`, `marginRight`, `boxSizing`, `overflow` and `visibility` in its `style`.
 */
export function movePlaced(element: HTMLElement, placement: Pick<Placement, "frame" | "scrolls">): void;

/**
 * Calls `update` now and, at most once per frame, whenever the elements move or change size, until the returned
 * function is called. If `animationFrame` is set, calls it in every frame, for elements that move without an
 * event.
 */
export function autoUpdate(
  elements: Element | readonly Element[], update: () => void, options?: { animationFrame?: boolean }): () => void;

/**
 * Returns the rectangle of an element in the viewport element, in the units of `positionIn`, for example for `obstacles`.
 */
export function rectangleIn(viewport: HTMLElement, element: Element): ScreenRect;

/** An element in another container whose coordinates are those of a viewport element. */
export interface Portal {
  /** The parent for placed content, the SVG of an outline, or `renderCallout`. Its height is 0. */
  element: HTMLElement;
  /** Follows the viewport. Call it before placing the content again. */
  update(): void;
  /** Removes the element with its content. */
  remove(): void;
}

/**
 * Creates an element in another container, such as the page's body, for content that the viewport element would cut off
 * or cover. Its coordinates and its scale are those of the viewport, whose other functions need not know about it.
 */
export function portal(viewport: HTMLElement, container?: HTMLElement): Portal;

/**
 * Calls `onclose` when the user presses Escape, or clicks or taps outside the elements, until the returned function is
 * called. Drags, such as moving the map, do not count. If several are open, Escape calls only the latest one.
 */
export function dismiss(
  elements: Element | readonly Element[], onclose: (event: PointerEvent | KeyboardEvent) => void): () => void;

/**
 * Keeps the focus in an element: Tab and Shift+Tab cycle through it, and it receives the focus if it does not have it. The
 * returned function ends this, and returns the focus to the element that had it before.
 */
export function trapFocus(element: HTMLElement): () => void;

/** A side of a pin. */
export type CalloutSide = "above" | "below" | "left" | "right";

/** Where content may be placed, and what it keeps clear of. */
export interface PlacementOptions {
  /** The allowed sides, preferred ones first. Default: above, below, right, left. */
  sides?: readonly CalloutSide[];
  /**
   * The alignment with the marker: above and below it, `start` makes the left edges flush, and to its side, the top edges. An
   * upright arrow that still reaches the marker takes precedence. Default: `center`.
   */
  align?: "start" | "center" | "end";
  /** The space between the content and the insets of the viewport, in CSS pixels. Default: 8 at each edge. */
  padding?: number | { top?: number; right?: number; bottom?: number; left?: number };
  /**
   * Rectangles in the viewport, at most 64, that the content does not cover if it can be placed elsewhere on an allowed side.
   * If it cannot, it covers as little of them as possible.
   */
  obstacles?: readonly ScreenRect[];
}

export interface CalloutRequest extends PlacementOptions {
  /** The position of the pin's tip. */
  at: ScreenPoint;
  viewport: Viewport;
  /** The insets that toolbars cover, instead of the viewport's insets. */
  insets?: Viewport["insets"];
  /** The side of the card before the map moved. */
  previous?: CalloutSide | null;
  /** Whether the layout includes `drawing`. Default: false. */
  drawing?: boolean;
}

/** A rectangle in CSS pixels; x points right, y points down. */
export interface ScreenRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The layout of a callout, version 2. Lengths are CSS pixels; `point`, `frame` and `arrow` are relative to
 * the viewport.
 */
export interface CalloutLayout {
  version: 2;
  /** Identifies everything other than the content that determines the layout: engine, fonts and style. */
  layoutId: string;
  pin: { id: string; latitude: number; longitude: number; point: ScreenPoint };
  viewport: {
    width: number;
    height: number;
    insets: { top: number; right: number; bottom: number; left: number };
  };
  placement: CalloutSide;
  /** `detached`: the card has no arrow; `hidden`: the pin is outside the viewport. */
  attachment: "attached" | "detached" | "hidden";
  /** The visible frame of the card, or null if the pin is hidden. */
  frame: ScreenRect | null;
  /** The height of the entire card. */
  contentHeight: number;
  /** Whether the frame shows only part of the content. */
  scrolls: boolean;
  card: {
    radius: number;
    background: string;
    shadow: { dx: number; dy: number; blur: number; color: string };
  };
  /** The arrow, or null if the card is not attached or its arrow has no size. */
  arrow: {
    direction: "down" | "up" | "left" | "right";
    tip: ScreenPoint;
    base: [ScreenPoint, ScreenPoint];
  } | null;
  /** The shortest movement of the map's content after which the entire card fits, or null if it cannot fit. */
  pan: { dx: number; dy: number } | null;
  fields: CalloutField[];
  /** The comparisons that the placement rules made, in order. */
  trace: { rule: string; need: number; room: number; chosen: boolean }[];
  /** Included if `drawing` was requested. */
  drawing?: CalloutDrawing;
}

/** Additional information for drawing a layout. Lengths are CSS pixels. */
export interface CalloutDrawing {
  /** The outline of the card and the arrow in the viewport as SVG path data, or null if the pin is hidden. */
  outline: string | null;
  marker: {
    width: number;
    height: number;
    /** The anchor relative to the marker's upper-left corner. */
    anchor: ScreenPoint;
    /** The gap between the marker and the arrow. */
    gap: number;
    /** The outline of every marker, within its size. */
    outline: { width: number; color: string };
    /** The ring inside the outline of the selected marker. */
    ring: { width: number; color: string };
  };
  photo: { radius: number };
  /** A circle in the center of the photo's frame, with a paw print in a square in its center. */
  placeholder: {
    diameter: number;
    background: string;
    paw: { size: number; color: string };
  };
  /** The font families, each a fallback for the preceding ones. */
  fonts: string[];
}

/** A field of a callout. Its frame is relative to the card's upper-left corner. */
export type CalloutField = CalloutPhoto | CalloutText | CalloutBadge;

export interface CalloutPhoto {
  kind: "photo";
  frame: ScreenRect;
  url: string | null;
  placeholder: boolean;
}

/** A line to draw as is (`white-space: pre`). Its `x` is relative to the field's left edge. */
export interface CalloutLine {
  text: string;
  x: number;
  width: number;
}

/** The text style of a field; `baseline` is the distance from the top of a line. */
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

/** The lines start `padding.y` below the top of the frame. */
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

/** A scene. The options are those of the callout. */
export interface SceneRequest extends PlacementOptions {
  camera: Camera;
  viewport: Viewport;
  insets?: Viewport["insets"];
  /** The pin whose callout is open: its ID, or the ID of a marker in a scene. */
  selected?: string | null;
  /**
   * A cluster to open as a fan, whose pins have the same coordinate: its ID, or the ID of a cluster in a scene.
   */
  openCluster?: string | null;
  clustered?: boolean;
  /** How far outside the viewport a point is still included, in CSS pixels. Default: 40. */
  margin?: number;
}

/** An element of a map: `x` and `y` are CSS pixels in the viewport. */
export interface SceneElement extends Coordinate, ScreenPoint {
  /** The ID, which is stable between scenes: `pin/A1`, `cluster/A1@5`, or `pin/A1@1` in another copy of the world. */
  id: string;
}

export interface SceneMarker extends SceneElement {
  status: "MISSING" | "FOUND" | "CLOSED";
  selected: boolean;
  /** The fan that the marker belongs to. */
  fan?: string;
  /** The cluster that includes the pin. */
  countedIn?: string;
}

export interface SceneCluster extends SceneElement {
  count: number;
  abbreviatedCount: string;
  missing: number;
  found: number;
  closed: number;
  /** The zoom at which the cluster splits, or null if all pins have the same coordinate. */
  expansionZoom: number | null;
}

export interface SceneFan extends SceneElement {
  /** The ends of the legs in the viewport. */
  legs: (ScreenPoint & { pin: string })[];
}

/** The elements that a camera shows, each list in drawing order. */
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

/** The changes since the previous scene: elements as in the scene's lists, and IDs. */
export interface SceneDifference {
  added: (SceneMarker | SceneCluster | SceneFan)[];
  changed: (SceneMarker | SceneCluster | SceneFan)[];
  moved: (ScreenPoint & { id: string })[];
  removed: string[];
}

export interface PinFilter {
  statuses?: ("MISSING" | "FOUND" | "CLOSED" | "missing" | "found" | "closed")[];
  /** Words for species, ignoring case. */
  species?: string[];
  /** The first or last day on which pets were last seen: `2025-01-31`. */
  since?: string;
  until?: string;
  /** Words or prefixes of words in the announcement. */
  text?: string;
}

/** A query, as in the service and on the command line. */
export interface PinQuery extends PinFilter {
  /** West, south, east and north in degrees, including the edges. */
  box?: BoxInput;
  /** The center of a circle, instead of a box. */
  near?: Coordinate;
  /** The great-circle radius in meters, inclusive. */
  radius?: number;
  /** The order. Default: `source`, the order of the input, or `distance` if `near` is set. */
  sort?: "source" | "newest" | "distance" | "date" | "id";
  limit?: number;
  offset?: number;
}

export interface FoundPin {
  announcement: Announcement;
  /** The distance from `near` in meters, or null if `near` is not set. */
  distance: number | null;
  /** The bearing in degrees clockwise from north. */
  bearing: number | null;
}

/** Announcements on a map: the elements to draw for a camera, and the changes since the last scene. */
export interface SceneMap extends Freeable {
  readonly loaded: number;
  readonly skipped: Skipped[];
  scene(request: SceneRequest): { scene: Scene; difference: SceneDifference };
  /** Like `scene`, but returns JSON. */
  json(request: SceneRequest): { scene: string; difference: string };
  /** Adds an announcement, or replaces the one with the same ID. */
  put(announcement: Announcement): this;
  /** Removes an announcement. Returns whether it existed. */
  remove(id: string | number): boolean;
  /** Sets the filter. If it is missing, all pins are shown. */
  setFilter(filter?: PinFilter | null): this;
  /** Returns the pins that match a query, and their number regardless of limit and offset. */
  pins(query?: PinQuery): { count: number; pins: FoundPin[] };
}

/** The engine without pins, as loaded by `petmap/callouts`. */
export interface CalloutPetMap {
  /** By default, measures text with the built-in Inter table. */
  CalloutEngine: new (options?: CardOptions & { measurer?: Measurer | null }) => CalloutEngine;
  /** Returns the placement of any content next to a marker. */
  place(request: PlaceRequest): Placement;

  /** Parses decimal degrees, or degrees, minutes and seconds, in common notations. */
  parseCoordinate(text: string): Coordinate;
  /** Returns `52.22970, 21.01220` or, with `hemispheres`, `52.22970° N, 21.01220° E`. */
  formatCoordinate(coordinate: Coordinate, notation?: "decimal" | "hemispheres"): string;
  /** Returns the great-circle distance in meters on a sphere with a radius of 6371.0 km. */
  distance(a: Coordinate, b: Coordinate): number;
  /** Returns the bearing in degrees clockwise from north, 0 to 360. */
  initialBearing(a: Coordinate, b: Coordinate): number;
  finalBearing(a: Coordinate, b: Coordinate): number;
  destination(start: Coordinate, bearing: number, distance: number): Coordinate;
  midpoint(a: Coordinate, b: Coordinate): Coordinate;
  /** Returns the bounding box of a circle with a radius in meters. */
  boxAround(center: Coordinate, radius: number): BoundingBox;
  /** Returns a position on the unit square of Web Mercator; y increases southward. */
  unitPoint(coordinate: Coordinate): { x: number; y: number };
  coordinateOfUnitPoint(point: { x: number; y: number }): Coordinate;
  screenPoint(coordinate: Coordinate, camera: Camera, viewport: Viewport): ScreenPoint;
  screenCoordinate(point: ScreenPoint, camera: Camera, viewport: Viewport): Coordinate;
  /** Returns the camera that shows everything within a radius in meters. */
  cameraAround(center: Coordinate, radius: number, viewport: Viewport): Camera;
  /** The number of bytes in use in the engine's memory. */
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
      /** What to do with announcements that are not valid pins. Default: skip. */
      invalid?: "skip" | "throw";
    },
  ) => SceneMap;
}

/** The source of the WebAssembly module: a URL (relative to the page), a response, bytes or a compiled module. */
export type Source =
  | string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module
  | Promise<Response | ArrayBuffer | WebAssembly.Module>;

/** Loads the engine. Default source: petmap.wasm next to the module. */
export function load(source?: Source): Promise<PetMap>;

/**
 * Returns a measurer that uses a canvas, for the CSS font families of the page's callouts. When a web font has
 * loaded, cached measurements are discarded, and `onchange` is called so that you can lay out callouts again.
 */
export function canvasMeasurer(
  families: string,
  canvas?: { getContext(kind: "2d"): object | null } | null,
  onchange?: (() => void) | null,
): Measurer;

/** A source of tiles, in this thread or in a worker. */
export interface TileSource {
  getTileData(z: number, x: number, y: number): Uint8Array | Promise<Uint8Array>;
}

/** Adds a protocol with which MapLibre GL JS (4 or later) shows live clusters. */
export function addPetmapProtocol(
  maplibregl: { addProtocol(name: string, load: (request: { url: string }) => Promise<{ data: any }>): void },
  clusters: TileSource,
  options?: { name?: string; maxzoom?: number },
): PetmapProtocol;

/** Removes a protocol added by `addPetmapProtocol`. Call it when you remove the map, after removing the source. */
export function removePetmapProtocol(
  maplibregl: { removeProtocol(name: string): void }, protocol: Pick<PetmapProtocol, "protocol">): void;

export interface PetmapProtocol {
  /** The name of the protocol in the map library. */
  protocol: string;
  /** The source for `map.addSource`, with the layer `pins`. */
  source: { type: "vector"; tiles: string[]; maxzoom: number; promoteId: string };
  /** Loads the tiles of a map's source again after a change. The former ones are drawn until the new ones are complete. */
  refresh(map: { getSource(id: string): any; isSourceLoaded(id: string): boolean | void; once(type: "idle", listener: () => void): any }, id: string): void;
}

/** The result of a change to a worker's object: the number of pins, and the skipped features. */
export interface Loading { loaded: number; skipped: Skipped[] }

/** An argument that can be passed to a worker. Functions cannot. */
type Sendable<Argument> = Argument extends (...args: any[]) => any ? never : Argument;

/**
 * An object in a worker. Each method returns a promise; methods that return the object itself resolve to the
 * result of loading.
 */
export type Remote<Class> = {
  [Name in keyof Class as Name extends string
    ? Class[Name] extends (...args: any[]) => unknown ? Name : never : never]:
    Class[Name] extends (...args: infer Args) => infer Result
      ? (...args: { [Index in keyof Args]: Sendable<Args[Index]> }) => Promise<Result extends Freeable ? Loading : Awaited<Result>> : never;
};

export interface RemoteClusters<Properties> extends Remote<Omit<Clusters<Properties>, "load">> {
  load(
    points: readonly FeatureInput<Properties>[] | FeatureCollectionInput<Properties> | PinColumns,
    options?: Omit<LoadOptions, "id"> & {
      /** Whether the typed arrays of columns are transferred instead of copied, so that they are empty afterward. */
      transfer?: boolean;
    },
  ): Promise<Loading>;
}

/**
 * Connects to the engine of a worker that calls `serve(load())`, now or later. The interface is the same,
 * except that methods return promises. Connecting again to a worker returns the same engine. Functions cannot be
 * passed to a worker, so there are no `map`, `reduce`, measurer or filter functions. Objects are freed by `free()`
 * or after the page has released them; `worker.terminate()` rejects pending calls.
 */
export function connect(worker: Worker): Promise<
  Remote<Omit<PetMap, "Clusters" | "SceneMap" | "PinIndex" | "CalloutEngine" | "memoryInUse">> & {
    Clusters: new <Properties = any>(
      options?: Omit<ClusterOptions<Properties>, "map" | "reduce">) => RemoteClusters<Properties>;
    SceneMap: new (
      announcements: readonly Announcement[],
      options?: Omit<NonNullable<ConstructorParameters<PetMap["SceneMap"]>[1]>, "measurer">) => Remote<SceneMap>;
    PinIndex: new (latitudes: ArrayLike<number>, longitudes: ArrayLike<number>) => Remote<PinIndex>;
    CalloutEngine: new (options?: CardOptions) => Remote<CalloutEngine>;
  }
>;
