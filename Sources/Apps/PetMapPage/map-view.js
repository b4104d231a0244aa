// The map: MapLibre GL JS with a base map and the service's tiles of pins, and handlers for clicks.

import { wrapped } from "./geometry.js";
import { picture, pinName, ringName } from "./markers.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").View} View
 * @typedef {import("./service.js").Box} Box
 * @typedef {object} Start the view, or else the box, that the map shows first; its tiles, and the texts of its elements
 * @property {View | null} view
 * @property {Box | null} extent
 * @property {string} tiles
 * @property {Record<string, string>} locale
 * @typedef {object} Handlers
 * @property {() => void} onmove called while the map moves
 * @property {() => void} onmoveend
 * @property {(id: string, coordinate: Coordinate) => void} onpin
 * @property {(id: string, coordinate: Coordinate, count: number) => void} onstack called for pins with the same coordinate, which no zoom separates
 * @property {(coordinate?: Coordinate) => void} onground called for a click on neither a pin nor a cluster; only a
 *   picture tells where
 * @property {(id: string | null) => void} onhover
 * @property {(isBroken: boolean) => void} onerror called when the style or tiles fail to load, and when they load again
 */

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const isDark = matchMedia("(prefers-color-scheme: dark)");
/** The number of cluster images above which those out of view are removed. */
const pictureLimit = 150;

/** The time for which the attribution is shown before it folds into its button, in milliseconds. */
const attributionTime = 5000;
/** The time after which a style that could not be loaded is requested again, in milliseconds. */
const styleRetry = 5000;

/** Returns whether the browser supports WebGL, which the map requires. */
export function hasWebGL() {
  const element = document.createElement("canvas");
  return Boolean(element.getContext("webgl2") ?? element.getContext("webgl"));
}

/**
 * Loads the scripts of MapLibre, which are not modules, and sets the URL of its worker.
 * @returns {Promise<any>}
 */
export async function loadMapLibre() {
  const { maplibre = "", maplibreShared = "", maplibreWorker = "", maplibreStyle = "", glyphs = "" } = document.body.dataset;
  if (!maplibre) throw new Error("MapLibre is not installed");
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: maplibreStyle }));
  // The worker is needed as soon as the scripts have run, so load it at the same time.
  fetch(maplibreWorker).catch(() => {});
  const shared = loadScript(maplibreShared);
  // The first labels need glyphs. Before the scripts have loaded, these would only compete for the connection.
  shared.then(() => Promise.all(glyphs.split(" ").filter(Boolean).map((url) => fetch(url)))).catch(() => {});
  await Promise.all([shared, loadScript(maplibre)]);
  const { maplibregl } = /** @type {any} */ (window);
  maplibregl.setWorkerUrl(new URL(maplibreWorker, location.href).href);
  return maplibregl;
}

/**
 * Returns the texts of MapLibre's elements, which are in English by default.
 * @param {Record<string, string | undefined>} texts
 */
export const mapLocale = ({ map = "", mapSources = "", zoomIn = "", zoomOut = "", pin = "" }) => ({
  "Map.Title": map, "AttributionControl.ToggleAttribution": mapSources, "NavigationControl.ZoomIn": zoomIn,
  "NavigationControl.ZoomOut": zoomOut, "Marker.Title": pin,
});

/**
 * Loads a script. Scripts run in the order in which they are requested.
 * @param {string} src
 * @returns {Promise<void>}
 */
function loadScript(src) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: false });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded`)));
    document.head.append(script);
  });
}

/**
 * Returns the style of the base map for the user's color scheme, or a plain background if the service has none.
 * @returns {any}
 */
export function mapStyle() {
  const { styleLight, styleDark } = document.body.dataset;
  const url = isDark.matches ? styleDark : styleLight;
  if (url) return url;
  return {
    version: 8, sources: {},
    layers: [{ id: "ground", type: "background", paint: { "background-color": isDark.matches ? "#2B343C" : "#F6F3EC" } }],
  };
}

/**
 * @typedef {{ id: string, start: Coordinate, stops: { number: number, at: Coordinate }[] }} Trail where a pet was seen since, in order of time
 */

export class MapView {
  #map;
  #handlers;
  #tiles;
  /** @type {{ center: Coordinate, radius: number } | null} */
  #circle = null;
  /** @type {{ center: Coordinate, radius: number } | null} */
  #area = null;
  /** @type {Trail | null} */
  #trail = null;
  /** @type {any[]} the markers with the numbers of the trail */
  #stops = [];
  #library;
  /** @type {string | null} */
  #hoveredPin = null;
  /** @type {string | null} */
  #hiddenPin = null;
  /** @type {number | undefined} */
  #retry;

  /**
   * @param {Promise<any>} library the result of `loadMapLibre`
   * @param {HTMLElement} container
   * @param {Start} start
   * @param {Handlers} handlers
   */
  static async load(library, container, start, handlers) {
    const [loaded] = await Promise.all([
      library, document.fonts.load("700 12px Inter", "0").catch(() => []),
    ]);
    return new MapView(loaded, container, start, handlers);
  }

  /**
   * @private
   * @param {any} library
   * @param {HTMLElement} container
   * @param {Start} start
   * @param {Handlers} handlers
   */
  constructor(library, container, { view, extent, tiles, locale }, handlers) {
    this.#handlers = handlers;
    this.#tiles = tiles;
    this.#library = library;
    this.#map = new library.Map({
      container, locale, style: mapStyle(), maxZoom: 20, attributionControl: false, dragRotate: false, pitchWithRotate: false,
      touchPitch: false, refreshExpiredTiles: false, fadeDuration: prefersReducedMotion.matches ? 0 : 150,
      ...(view ? { center: [view.center.longitude, view.center.latitude], zoom: view.zoom }
        : { bounds: extent ?? [-170, -60, 170, 75], fitBoundsOptions: { padding: 40, maxZoom: 14 } }),
    });
    const map = this.#map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new library.AttributionControl({ compact: true }), "bottom-left");
    map.on("style.load", () => this.#addPins());
    map.on("styleimagemissing", (/** @type {{ id: string }} */ { id }) => {
      const made = picture(id);
      if (made && !map.hasImage(id)) map.addImage(id, made.data, { pixelRatio: made.pixelRatio });
    });
    map.on("idle", () => this.#dropPictures());
    map.on("move", handlers.onmove);
    map.on("moveend", handlers.onmoveend);
    map.on("click", (/** @type {any} */ event) => this.#clicked(event));
    map.on("mousemove", (/** @type {any} */ event) => map.isMoving() || this.#hover(this.#found(event.point, 0)[0]));
    map.on("mouseout", () => this.#hover());
    map.on("error", (/** @type {any} */ { sourceId }) => this.#failed(sourceId));
    map.once("idle", () => {
      performance.mark("petmap-idle");
      setTimeout(() => this.#foldAttribution(), attributionTime);
    });
    map.on("data", (/** @type {any} */ { sourceId, tile }) => sourceId === "pins" && tile && handlers.onerror(false));
    // MapLibre does not end a drag if the button is released over an element above the map, such as the callout.
    document.addEventListener("mouseup", (event) => {
      const isOutside = !map.getCanvasContainer().contains(/** @type {Node} */ (event.target));
      if (isOutside && map.dragPan.isActive()) map.getCanvas().dispatchEvent(new MouseEvent("mouseup", event));
    });
    isDark.addEventListener("change", () => map.setStyle(mapStyle(), { diff: false }));
  }

  #foldAttribution() {
    const attribution = this.#map.getContainer().querySelector(".maplibregl-ctrl-attrib");
    attribution?.classList.remove("maplibregl-compact-show");
    attribution?.removeAttribute("open");
  }

  /** @param {string | undefined} source the source whose tile failed to load, if any */
  #failed(source) {
    const hasStyle = Boolean(this.#map.getSource("pins"));
    if (hasStyle && source !== "pins") return;
    this.#handlers.onerror(true);
    if (hasStyle) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.reconnect(), styleRetry);
  }

  /** Loads the style again if it could not be loaded. Without it, the map has no pins. */
  reconnect() {
    if (!this.#map.getSource("pins")) this.#map.setStyle(mapStyle(), { diff: false });
  }

  #addPins() {
    const map = this.#map;
    map.addSource("pins", { type: "vector", tiles: [this.#tiles], minzoom: 0, maxzoom: 17, promoteId: "id" });
    // All pins are drawn, and the labels of the base map avoid them.
    const layout = { "icon-allow-overlap": true, "icon-padding": 0 };
    map.addLayer({
      id: "clusters", type: "symbol", source: "pins", "source-layer": "pins", filter: ["has", "cluster"],
      // Draw small circles above large ones, whose counts they do not cover. Each distinct key adds a draw call.
      layout: {
        ...layout, "icon-image": ringName(), "symbol-sort-key": ["-", 0, ["floor", ["log10", ["get", "point_count"]]]],
      },
    });
    map.addLayer({
      id: "pins", type: "symbol", source: "pins", "source-layer": "pins",
      // Of several pins at the same coordinate, only one is drawn, with a badge: the edges of many would become jagged.
      filter: ["all", ["!", ["has", "cluster"]], ["!=", ["get", "stack"], 0]],
      layout: {
        ...layout, "icon-image": pinName(), "icon-anchor": "bottom", "icon-offset": [0, 4],
        "symbol-z-order": "viewport-y",
      },
      paint: { "icon-opacity": ["case", ["boolean", ["feature-state", "hidden"], false], 0, ["==", ["get", "active"], false], 0.45, 1] },
    });
    // A new style has no feature states.
    this.hide(this.#hiddenPin);
    this.setCircle(this.#circle);
    this.setArea(this.#area);
    this.#drawTrail();
  }

  /** Removes the images of clusters that are out of view, because each count and proportion has its own image. */
  #dropPictures() {
    const map = this.#map;
    const names = map.listImages().filter((/** @type {string} */ name) => name.startsWith("ring/"));
    if (names.length <= pictureLimit || !map.getLayer("clusters")) return;
    const seen = new Set(map.querySourceFeatures("pins", { sourceLayer: "pins", filter: ["has", "cluster"] })
      .map((/** @type {any} */ { properties }) => properties.point_count_abbreviated));
    for (const name of names) if (!seen.has(name.split("/")[1])) map.removeImage(name);
  }

  /** @param {{ x: number, y: number }} point the position, with a tolerance because a finger is wider than a pin's tip */
  #found({ x, y }, reach = 4) {
    if (!this.#map.getLayer("pins")) return [];
    return this.#map.queryRenderedFeatures([[x - reach, y - reach], [x + reach, y + reach]], { layers: ["pins", "clusters"] });
  }

  /** @param {any} event */
  #clicked({ point }) {
    const found = this.#found(point);
    const pin = found.find((/** @type {any} */ { layer }) => layer.id === "pins");
    // MapLibre lists the features in the order of the data, so put the circle that is above the others first.
    const feature = pin ?? found.sort(compareDecades)[0];
    if (!feature) return this.#handlers.onground();
    const [longitude, latitude] = feature.geometry.coordinates;
    const { cluster_id: cluster, expansion_zoom: expansion, id, stack } = feature.properties;
    if (cluster === undefined) {
      if (stack) this.#handlers.onstack(id, { latitude, longitude }, stack);
      else this.#handlers.onpin(id, { latitude, longitude });
    } else if (expansion === undefined) {
      this.#handlers.onstack(cluster, { latitude, longitude }, feature.properties.point_count);
    } else {
      this.go({ center: { latitude, longitude }, zoom: Math.min(20, expansion) });
    }
  }

  /** @param {any} [feature] the one under the pointer, if any */
  #hover(feature) {
    this.#map.getCanvas().style.cursor = feature ? "pointer" : "";
    const id = feature?.layer.id === "pins" ? feature.properties.id : null;
    if (id !== this.#hoveredPin) this.#handlers.onhover(id);
    this.#hoveredPin = id;
  }

  /** @returns {View} */
  get view() {
    const { lng, lat } = this.#map.getCenter().wrap();
    return { center: { latitude: lat, longitude: lng }, zoom: this.#map.getZoom() };
  }

  /**
   * Returns the box in view. If it crosses the antimeridian, west is greater than east.
   * @returns {Box}
   */
  get box() {
    const bounds = this.#map.getBounds();
    const clamped = (/** @type {number} */ degrees) => Math.max(-90, Math.min(90, degrees));
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    const isWhole = east - west >= 360;
    return [isWhole ? -180 : wrapped(west), clamped(bounds.getSouth()), isWhole ? 180 : wrapped(east),
      clamped(bounds.getNorth())];
  }

  /**
   * Returns the position of a coordinate in CSS pixels, in the copy of the world nearest to the middle of the map.
   * @param {Coordinate} coordinate
   */
  point({ latitude, longitude }) {
    const middle = this.#map.getCenter().lng;
    const turns = Math.round((middle - longitude) / 360);
    return this.#map.project([longitude + 360 * turns, latitude]);
  }

  /**
   * Hides a pin, and shows the one that was hidden before.
   * @param {string | null} id
   */
  hide(id) {
    const feature = { source: "pins", sourceLayer: "pins" };
    const hasPins = this.#map.getSource("pins");
    if (hasPins && this.#hiddenPin) this.#map.removeFeatureState({ ...feature, id: this.#hiddenPin }, "hidden");
    if (hasPins && id) this.#map.setFeatureState({ ...feature, id }, { hidden: true });
    this.#hiddenPin = id;
  }

  /**
   * Returns nothing, because the map itself draws no fans.
   * @param {string} _id
   * @returns {{ dx: number, dy: number } | undefined}
   */
  offset(_id) {
    return undefined;
  }

  /** @param {View} view @param {{ jump?: boolean }} options */
  go({ center, zoom }, { jump = false } = {}) {
    const camera = { center: [center.longitude, center.latitude], zoom };
    if (jump || prefersReducedMotion.matches) this.#map.jumpTo(camera);
    else this.#map.easeTo({ ...camera, duration: 500 });
  }

  /** @param {Box} box */
  fit([west, south, east, north]) {
    this.#map.fitBounds([[west, south], [east < west ? east + 360 : east, north]],
      { padding: 40, maxZoom: 15, animate: !prefersReducedMotion.matches, duration: 500 });
  }

  /**
   * Pans the map.
   * @param {{ dx: number, dy: number }} by CSS pixels
   */
  pan({ dx, dy }) {
    this.#map.panBy([-dx, -dy], { animate: !prefersReducedMotion.matches, duration: 300 });
  }

  /** @param {1 | -1} steps */
  zoom(steps) {
    this.#map.zoomTo(this.#map.getZoom() + steps, { animate: !prefersReducedMotion.matches, duration: 250 });
  }

  /** @param {string} tiles the template of the tiles' URLs */
  setTiles(tiles) {
    if (tiles === this.#tiles) return;
    this.#tiles = tiles;
    this.#map.getSource("pins")?.setTiles([tiles]);
  }

  /**
   * Darkens everything outside a circle.
   * @param {{ center: Coordinate, radius: number } | null} circle in kilometers
   */
  setCircle(circle) {
    this.#circle = circle;
    const map = this.#map;
    // Without the pins' layers, the style is still loading.
    if (!map.getLayer("clusters")) return;
    if (!circle) {
      if (map.getLayer("veil")) map.removeLayer("veil");
      if (map.getSource("circle")) map.removeSource("circle");
      return;
    }
    const veil = {
      type: "Feature", properties: {},
      geometry: {
        type: "Polygon",
        coordinates: [worldAround(circle.center.longitude), ring(circle.center, circle.radius).reverse()],
      },
    };
    if (map.getSource("circle")) return void map.getSource("circle").setData(veil);
    // Even an empty source would cost time in every frame.
    map.addSource("circle", { type: "geojson", data: veil });
    map.addLayer({
      id: "veil", type: "fill", source: "circle",
      paint: { "fill-color": isDark.matches ? "#000000" : "#1F3340", "fill-opacity": isDark.matches ? 0.45 : 0.22 },
    }, "clusters");
  }

  /**
   * Shows the circle within which the selected pet was seen, if its coordinate is not exact.
   * @param {{ center: Coordinate, radius: number } | null} area in kilometers
   */
  setArea(area) {
    this.#area = area;
    const map = this.#map;
    if (!map.getLayer("clusters")) return;
    if (map.getLayer("area")) {
      for (const layer of ["area", "area-edge"]) map.removeLayer(layer);
      map.removeSource("area");
    }
    if (!area) return;
    map.addSource("area", { type: "geojson", data: circleAround(area.center, area.radius) });
    const color = isDark.matches ? "#8ab4f8" : "#0b57d0";
    map.addLayer({
      id: "area", type: "fill", source: "area", paint: { "fill-color": color, "fill-opacity": 0.1 },
    }, "clusters");
    map.addLayer({
      id: "area-edge", type: "line", source: "area",
      paint: { "line-color": color, "line-width": 1.5, "line-dasharray": [3, 2] },
    }, "clusters");
  }

  /**
   * Shows where the selected pet was seen since: numbers, and a line from its pin through all of them.
   * @param {Trail | null} trail
   */
  setTrail(trail) {
    this.#trail = trail;
    for (const stop of this.#stops) stop.remove();
    this.#stops = (trail?.stops ?? []).map(({ number, at }) => {
      const element = Object.assign(document.createElement("span"), { className: "stop", textContent: String(number) });
      element.setAttribute("aria-hidden", "true");
      return new this.#library.Marker({ element }).setLngLat([at.longitude, at.latitude]).addTo(this.#map);
    });
    this.#drawTrail();
  }

  #drawTrail() {
    const map = this.#map;
    if (!map.getLayer("clusters")) return;
    if (map.getLayer("trail")) {
      for (const layer of ["trail", "trail-edge"]) map.removeLayer(layer);
      map.removeSource("trail");
    }
    if (!this.#trail) return;
    /** @type {[number, number][]} */
    const coordinates = [];
    for (const { latitude, longitude } of [this.#trail.start, ...this.#trail.stops.map(({ at }) => at)]) {
      // The line leads the short way around the world.
      const last = coordinates.at(-1)?.[0] ?? longitude;
      coordinates.push([longitude - 360 * Math.round((longitude - last) / 360), latitude]);
    }
    map.addSource("trail", { type: "geojson", data: { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } } });
    const layout = { "line-cap": "round", "line-join": "round" };
    map.addLayer({
      id: "trail-edge", type: "line", source: "trail", layout, paint: { "line-color": "#ffffff", "line-opacity": 0.9, "line-width": 5 },
    }, "clusters");
    map.addLayer({
      id: "trail", type: "line", source: "trail", paint: { "line-color": "#0b57d0", "line-width": 2.5, "line-dasharray": [2.4, 1.6] },
    }, "clusters");
  }

  resize() {
    this.#map.resize();
  }

  get canvas() {
    return this.#map.getCanvas();
  }
}

/**
 * Compares the numbers of digits of the counts of two clusters.
 * @param {any} one
 * @param {any} other
 */
function compareDecades(one, other) {
  const decade = (/** @type {any} */ { properties }) => Math.floor(Math.log10(properties.point_count));
  return decade(one) - decade(other);
}

/**
 * Returns the outline of the world, centered on a meridian.
 * @param {number} longitude
 */
function worldAround(longitude) {
  const [west, east] = [longitude - 180, longitude + 180];
  return [[west, -85.06], [east, -85.06], [east, 85.06], [west, 85.06], [west, -85.06]];
}

/**
 * Returns a circle as GeoJSON.
 * @param {Coordinate} center
 * @param {number} radius in kilometers
 */
export function circleAround(center, radius) {
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring(center, radius)] } };
}

/**
 * Returns coordinates on a circle whose great-circle radius is in kilometers.
 * @param {Coordinate} center
 * @param {number} radius
 */
function ring({ latitude, longitude }, radius) {
  const [radians, angle] = [Math.PI / 180, radius / 6371];
  const phi = latitude * radians;
  return Array.from({ length: 97 }, (_, index) => {
    const bearing = (index / 96) * 2 * Math.PI;
    const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing);
    const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(phi), Math.cos(angle) - Math.sin(phi) * sine);
    return [longitude + east / radians, Math.max(-85.05, Math.min(85.05, Math.asin(sine) / radians))];
  });
}
