// The map without WebGL: pictures rendered by the service, with the interface of MapView. The mouse, a finger, the arrow
// keys and the page's buttons move it.

import { wrapped } from "./geometry.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").View} View
 * @typedef {import("./service.js").Box} Box
 */

const isDark = matchMedia("(prefers-color-scheme: dark)");
/** The side of a tile at zoom 0 in CSS pixels. */
const worldSide = 512;
const [lowestZoom, highestZoom] = [0, 20];
/** The maximum distance of a click from a marker, and the height of a pin's head above its tip, in CSS pixels. */
const [reach, headHeight] = [24, 22];
/** The debounce interval for requesting a picture after the map has moved, in milliseconds. */
const drawDebounce = 150;

/** @param {Coordinate} coordinate @returns {{ x: number, y: number }} the position in a world of 1 × 1 */
function position({ latitude, longitude }) {
  const sine = Math.sin((Math.max(-85.0511, Math.min(85.0511, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** @param {{ x: number, y: number }} position @returns {Coordinate} */
function coordinate({ x, y }) {
  const clamped = Math.max(0, Math.min(1, y));
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * clamped))) * 180) / Math.PI, longitude: wrapped((x - 0.5) * 360),
  };
}

export class PictureMap {
  #container;
  #handlers;
  #source;
  #image = document.createElement("img");
  #tiles;
  /** @type {string | null} the ID of the pet whose sightings the service draws */
  #trailOf = null;
  /** @type {View} */
  #view;
  /** @type {View | null} the view of the current picture */
  #shown = null;
  /**
   * The pins and clusters in the current picture. Pins in a fan have an offset.
   * @type {any[]}
   */
  #features = [];
  /** @type {number | undefined} */
  #timer;
  #request = 0;

  /**
   * @param {HTMLElement} container
   * @param {{ view: View | null, extent: Box | null, tiles: string }} start
   * @param {import("./map-view.js").Handlers} handlers
   * @param {{ clusters: (box: Box, zoom: number) => Promise<any[]>, label: string }} source
   */
  constructor(container, { view, extent, tiles }, handlers, source) {
    this.#container = container;
    this.#handlers = handlers;
    this.#source = source;
    this.#tiles = tiles;
    this.#view = view ?? this.#fitting(extent ?? [-170, -60, 170, 75]);
    Object.assign(this.#image, { alt: source.label, draggable: false, className: "picture" });
    container.append(this.#image);
    container.tabIndex = 0;
    container.setAttribute("role", "application");
    container.setAttribute("aria-label", source.label);
    this.#listen();
    this.#draw();
  }

  #listen() {
    const container = this.#container;
    /** @type {{ x: number, y: number, moved: boolean } | null} */
    let drag = null;
    container.addEventListener("pointerdown", (event) => {
      drag = { x: event.clientX, y: event.clientY, moved: false };
      container.setPointerCapture(event.pointerId);
    });
    container.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < 4) return;
      drag = { x: event.clientX, y: event.clientY, moved: true };
      this.pan({ dx, dy });
    });
    container.addEventListener("pointerup", (event) => {
      if (drag && !drag.moved) this.#clicked(event);
      drag = null;
    });
    container.addEventListener("pointercancel", () => (drag = null));
    container.addEventListener("dblclick", () => this.zoom(1));
    container.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1 : -1);
    }, { passive: false });
    container.addEventListener("keydown", (event) => {
      const step = 100;
      /** @type {Record<string, () => void>} */
      const moves = {
        ArrowLeft: () => this.pan({ dx: step, dy: 0 }), ArrowRight: () => this.pan({ dx: -step, dy: 0 }),
        ArrowUp: () => this.pan({ dx: 0, dy: step }), ArrowDown: () => this.pan({ dx: 0, dy: -step }),
        "+": () => this.zoom(1), "=": () => this.zoom(1), "-": () => this.zoom(-1),
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    });
    isDark.addEventListener("change", () => this.#draw());
  }

  get #size() {
    return { width: this.#container.clientWidth || 640, height: this.#container.clientHeight || 480 };
  }

  /** @param {View} view */
  #scale({ zoom }) {
    return worldSide * 2 ** zoom;
  }

  /** @param {Box} box @returns {View} */
  #fitting([west, south, east, north], maxZoom = 14) {
    const [start, end] = [position({ latitude: north, longitude: west }), position({ latitude: south, longitude: east < west ? east + 360 : east })];
    const { width, height } = this.#size;
    const worldWidth = Math.min((width - 80) / (end.x - start.x || 1e-9), (height - 80) / (end.y - start.y || 1e-9));
    return {
      center: coordinate({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }),
      zoom: Math.max(lowestZoom, Math.min(maxZoom, Math.log2(Math.max(worldWidth, 1) / worldSide))),
    };
  }

  /** @param {View} view */
  #move(view) {
    this.#view = { ...view, zoom: Math.max(lowestZoom, Math.min(highestZoom, view.zoom)) };
    this.#transform();
    this.#handlers.onmove();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#draw();
      this.#handlers.onmoveend();
    }, drawDebounce);
  }

  /** Moves and scales the current picture to match the view until the next picture has loaded. */
  #transform() {
    if (!this.#shown) return;
    const factor = 2 ** (this.#view.zoom - this.#shown.zoom);
    const { x, y } = this.point(this.#shown.center);
    const { width, height } = this.#size;
    this.#image.style.transform = `translate(${x - width / 2}px, ${y - height / 2}px) scale(${factor})`;
  }

  /** Requests the picture of the view, and the pins and clusters in it. */
  async #draw() {
    const view = this.#view;
    const { width, height } = this.#size;
    const filter = new URL(this.#tiles).searchParams;
    filter.set("center", `${view.center.latitude.toFixed(6)},${view.center.longitude.toFixed(6)}`);
    filter.set("zoom", view.zoom.toFixed(3));
    filter.set("viewport", `${Math.max(64, Math.min(2048, Math.round(width)))}x${Math.max(64, Math.min(2048, Math.round(height)))}`);
    filter.set("scale", devicePixelRatio > 1 ? "2" : "1");
    filter.set("theme", isDark.matches ? "dark" : "light");
    filter.set("lang", document.documentElement.lang);
    if (this.#trailOf) filter.set("pet", this.#trailOf);
    const request = ++this.#request;
    const next = new Image();
    next.src = `/map.png?${filter}`;
    try {
      const [features] = await Promise.all([this.#source.clusters(this.box, view.zoom), next.decode()]);
      if (request !== this.#request) return;
      this.#features = features;
      this.#image.src = next.src;
      this.#shown = view;
      this.#transform();
      // Reposition the overlay, because pins may be in fans now.
      this.#handlers.onmove();
      this.#handlers.onerror(false);
    } catch {
      if (request === this.#request) this.#handlers.onerror(true);
    }
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #clicked(event) {
    const { left, top } = this.#container.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const near = this.#features.map((feature) => {
      const [longitude, latitude] = feature.geometry.coordinates;
      const at = { latitude, longitude };
      const point = this.point(at);
      const { dx = 0, dy = 0 } = feature;
      const height = feature.properties.cluster ? 0 : headHeight;
      return { feature, at, far: Math.hypot(point.x + dx - x, point.y + dy - height - y) };
    }).filter(({ far }) => far <= reach).sort((a, b) => a.far - b.far)[0];
    if (!near) return this.#handlers.onground(this.#coordinate({ x, y }));
    const { cluster, cluster_id: id, expansion_zoom: expansion, point_count: count } = near.feature.properties;
    if (!cluster) this.#handlers.onpin(near.feature.id, near.at);
    else if (expansion === undefined || expansion === null) this.#handlers.onstack(id, near.at, count);
    else this.go({ center: near.at, zoom: Math.min(highestZoom, expansion) });
  }

  /** @param {{ x: number, y: number }} point @returns {Coordinate} */
  #coordinate({ x, y }) {
    const { width, height } = this.#size;
    const scale = this.#scale(this.#view);
    const middle = position(this.#view.center);
    return coordinate({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
  }

  // MARK: The interface of MapView

  get view() {
    return this.#view;
  }

  /** @returns {Box} */
  get box() {
    const { width, height } = this.#size;
    const scale = this.#scale(this.#view);
    const { x, y } = position(this.#view.center);
    const [start, end] = [coordinate({ x: x - width / 2 / scale, y: y - height / 2 / scale }), coordinate({ x: x + width / 2 / scale, y: y + height / 2 / scale })];
    const isWhole = width >= scale;
    return [isWhole ? -180 : start.longitude, end.latitude, isWhole ? 180 : end.longitude, start.latitude];
  }

  /** @param {Coordinate} at */
  point(at) {
    const { width, height } = this.#size;
    const scale = this.#scale(this.#view);
    const [middle, point] = [position(this.#view.center), position(at)];
    const turns = Math.round(middle.x - point.x);
    return { x: width / 2 + (point.x + turns - middle.x) * scale, y: height / 2 + (point.y - middle.y) * scale };
  }

  /**
   * Returns the offset of a pin that the picture shows in a fan.
   * @param {string} id
   * @returns {{ dx: number, dy: number } | undefined}
   */
  offset(id) {
    return this.#features.find((feature) => feature.id === id && feature.dx !== undefined);
  }

  /** @param {View} view @param {{ jump?: boolean }} [_options] */
  go(view, _options) {
    this.#move(view);
  }

  /** @param {Box} box */
  fit(box) {
    this.#move(this.#fitting(box, 15));
  }

  /** @param {{ dx: number, dy: number }} by CSS pixels */
  pan({ dx, dy }) {
    const scale = this.#scale(this.#view);
    const { x, y } = position(this.#view.center);
    this.#move({ center: coordinate({ x: x - dx / scale, y: y - dy / scale }), zoom: this.#view.zoom });
  }

  /** @param {1 | -1} steps */
  zoom(steps) {
    this.#move({ center: this.#view.center, zoom: this.#view.zoom + steps });
  }

  /** @param {string} tiles the template of the tiles' URLs, which contains the filter */
  setTiles(tiles) {
    if (tiles === this.#tiles) return;
    this.#tiles = tiles;
    this.#draw();
  }

  /**
   * Does nothing, because the service's pictures have no circle.
   * @param {unknown} _circle
   */
  setCircle(_circle) {}

  /**
   * Does nothing, because the service's pictures have no areas.
   * @param {unknown} _area
   */
  setArea(_area) {}

  /**
   * Shows the trail of a pet, which the service draws, or none. A trail of the same pet may have changed.
   * @param {import("./map-view.js").Trail | null} trail
   */
  setTrail(trail) {
    if (!trail && !this.#trailOf) return;
    this.#trailOf = trail?.id ?? null;
    this.#draw();
  }

  /**
   * Does nothing, because the service draws the pins.
   * @param {unknown} _id
   */
  hide(_id) {}

  /** Does nothing, because the pictures need no style. */
  reconnect() {}

  resize() {
    this.#move(this.#view);
  }
}
