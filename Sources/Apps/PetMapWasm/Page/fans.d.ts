import type { BoxInput, Clusters, Feature } from "./petmap.js";

/** The parts of a map that fans need. To use them with another map library, implement these five members. */
export interface FanHost {
  /** The element over which fans are drawn: positioned, and the size of the map. */
  container: HTMLElement;
  /** Returns the position of a longitude and latitude in the container, in CSS pixels. */
  project(position: [longitude: number, latitude: number]): { x: number; y: number };
  /** Returns what is in view: west, south, east and north, and the zoom whose clusters are drawn. */
  view(): { box: BoxInput; zoom: number };
  /** Moves the map to a cluster that splits at a zoom. */
  zoomTo(position: [longitude: number, latitude: number], zoom: number): void;
  /**
   * Calls `move` whenever the map moves, `update` when it has moved, and `close` for a click on the map and before it is
   * zoomed. Returns a function that ends this.
   */
  listen(calls: { move(): void; update(): void; close(): void }): (() => void) | void;
}

export interface FanOptions {
  /** Returns a text for a pin or cluster, which screen readers read. Default: `12 pins`, or the pin's name or ID. */
  label?: (feature: any) => string;
  /** Called with a pin that is clicked, in a fan or on the map, or chosen by keyboard. */
  onselect?: ((pin: Feature) => void) | null;
  /** Changes the button of a pin in a fan, for example its color. */
  render?: ((button: HTMLButtonElement, pin: Feature) => void) | null;
  /** The number of pins in a fan. A larger stack has a button for the next ones. Default: 24. */
  most?: number;
}

/** Clusters in this thread or in a worker. */
type FanSource = {
  [Name in "getClusters" | "fan" | "isSamePlace" | "getClusterExpansionZoom" | "getPin"]:
    (...args: Parameters<Clusters[Name]>) => ReturnType<Clusters[Name]> | Promise<ReturnType<Clusters[Name]>>;
};

export interface Fans {
  /** Does what a click on a pin or cluster does: selects a pin, opens a stack, or zooms to where a cluster splits. */
  activate(feature: { properties: any; geometry: { coordinates: number[] } }): Promise<void>;
  /** Finds the pins and clusters in view again. Call it when pins have changed. */
  update(): Promise<void>;
  close(): void;
  /** Removes the fans and their listeners. Call it before you remove the map. */
  remove(): void;
}

/**
 * Adds to any map: a fan for pins at one coordinate, and an invisible button for each pin and cluster in view, so that
 * they can be reached with Tab. Enter does what a click does; the arrow keys move in a fan, and Escape closes it.
 */
export function addFans(host: FanHost, clusters: FanSource, options?: FanOptions): Fans;

/** Adds fans to a MapLibre map. `layer` is the layer that draws the clusters' tiles, whose clicks are handled. */
export function addMapLibreFans(map: any, clusters: FanSource, options: FanOptions & { layer: string }): Fans;

/** Adds fans to a Leaflet map. Call `activate` with the feature of a marker that is clicked. */
export function addLeafletFans(map: any, clusters: FanSource, options?: FanOptions): Fans;
