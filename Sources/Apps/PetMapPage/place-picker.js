// Where an animal was seen: a search, the device's position, and a map that moves under a pin in its middle. Each of them
// fills in the two fields of the coordinate, which also work alone.

import { wrapped } from "./geometry.js";
import { circleAround, hasWebGL, loadMapLibre, mapLocale, mapStyle } from "./map-view.js";
import { PictureMap } from "./picture-map.js";
import { placeOfPhoto } from "./report-fields.js";
import { SearchBox } from "./search.js";
import { Service } from "./service.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").View} View
 * @typedef {import("./service.js").Place} Place
 * @typedef {"unset" | "far" | "set"} State of the pin: no coordinate, or none because the map shows too large an area
 */

/** The zooms at which a coordinate that has been entered and its surroundings are shown, and to which "Zoom in here" leads. */
const placeZoom = { entered: 17, around: 14, button: 16 };
/** The accuracy in meters up to which the device's position is taken as the place. */
const goodAccuracy = 50;
/** The steps of the arrow keys in pixels. */
const keySteps = { plain: 40, shift: 4 };
/** The time after the last movement before the street at the pin is looked up, in milliseconds. */
const nearDebounce = 500;
/** The maximum number of places near the pin that are listed. */
const nearLimit = 10;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Returns the decimal degrees in an input, or null unless they are within its limit.
 * @param {HTMLInputElement} input
 */
function degrees({ value, dataset }) {
  const number = value.trim() ? Number(value.replace(",", ".")) : NaN;
  return Math.abs(number) <= Number(dataset["limit"]) ? number : null;
}

/** The fields of the coordinate. A pair of numbers that is typed or pasted into one of them fills in both. */
class CoordinateFields {
  #service;
  #latitude;
  #longitude;
  #onchange;

  /**
   * @param {HTMLFormElement} form
   * @param {Service} service
   * @param {() => void} onchange called when the user has changed the coordinate
   */
  constructor(form, service, onchange) {
    this.#service = service;
    this.#latitude = /** @type {HTMLInputElement} */ (form.elements.namedItem("locationLatitude"));
    this.#longitude = /** @type {HTMLInputElement} */ (form.elements.namedItem("locationLongitude"));
    this.#onchange = onchange;
    for (const input of [this.#latitude, this.#longitude]) {
      input.addEventListener("input", (event) => {
        if (/** @type {InputEvent} */ (event).inputType === "insertFromPaste") this.#split(input);
      });
      input.addEventListener("change", () => this.#split(input).then(onchange));
    }
  }

  /** @param {HTMLInputElement} input */
  async #split(input) {
    const text = input.value;
    if (degrees(input) !== null || !/\d.*\d/.test(text)) return;
    const coordinate = await this.#service.coordinate(text).catch(() => null);
    if (!coordinate || input.value !== text) return;
    this.value = coordinate;
    this.#onchange();
  }

  /** The coordinate, or null if it is missing or invalid. */
  get value() {
    const [latitude, longitude] = [degrees(this.#latitude), degrees(this.#longitude)];
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }

  set value(coordinate) {
    this.#latitude.value = coordinate?.latitude.toFixed(5) ?? "";
    this.#longitude.value = coordinate ? wrapped(coordinate.longitude).toFixed(5) : "";
    // The draft is saved.
    this.#latitude.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A map with streets and without pets, with what the picker needs of it. `onmoveend` tells whether the user moved it. */
class StreetsMap {
  #map;
  /** @type {{ center: Coordinate, radius: number } | null} */
  #circle = null;

  /**
   * @param {any} library
   * @param {HTMLElement} container
   * @param {View | null} view
   * @param {{ onmove: () => void, onmoveend: (isUser: boolean) => void, ontap: (at: Coordinate) => void }} handlers
   */
  constructor(library, container, view, { onmove, onmoveend, ontap }) {
    this.#map = new library.Map({
      container, locale: mapLocale(container.dataset), style: mapStyle(), maxZoom: 20, dragRotate: false, pitchWithRotate: false,
      touchPitch: false, keyboard: false, doubleClickZoom: false, attributionControl: { compact: true },
      ...(view ? { center: [view.center.longitude, view.center.latitude], zoom: view.zoom } : { center: [0, 25], zoom: 1 }),
    });
    // The pin keeps its coordinate while the map zooms. Without the focus, the wheel scrolls the page.
    this.#map.scrollZoom.enable({ around: "center" });
    this.#map.touchZoomRotate.enable({ around: "center" });
    this.#map.touchZoomRotate.disableRotation();
    container.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !container.contains(document.activeElement)) event.stopPropagation();
    }, { capture: true });
    this.#map.on("movestart", onmove);
    this.#map.on("moveend", (/** @type {any} */ event) => onmoveend(Boolean(event.originalEvent ?? event.isUser)));
    this.#map.on("click", (/** @type {any} */ { lngLat }) => ontap({ latitude: lngLat.lat, longitude: lngLat.lng }));
    this.#map.on("style.load", () => this.circle(this.#circle));
  }

  /** @returns {View} */
  get view() {
    const { lng, lat } = this.#map.getCenter().wrap();
    return { center: { latitude: lat, longitude: lng }, zoom: this.#map.getZoom() };
  }

  /** @param {View} view @param {boolean} isUser */
  go({ center, zoom }, isUser) {
    const camera = { center: [center.longitude, center.latitude], zoom };
    if (reducesMotion.matches) this.#map.jumpTo(camera, { isUser });
    else this.#map.easeTo({ ...camera, duration: 300 }, { isUser });
  }

  /** @param {[number, number, number, number]} box west, south, east and north */
  fit([west, south, east, north]) {
    this.#map.fitBounds([[west, south], [east < west ? east + 360 : east, north]], { animate: false, padding: 24, maxZoom: 16 });
  }

  /** @param {number} dx @param {number} dy pixels */
  pan(dx, dy) {
    this.#map.panBy([dx, dy], { animate: false }, { isUser: true });
  }

  /**
   * Shows the accuracy of a position.
   * @param {{ center: Coordinate, radius: number } | null} circle in kilometers
   */
  circle(circle) {
    this.#circle = circle;
    const map = this.#map;
    if (!map.isStyleLoaded() && !map.getSource("basemap")) return;
    const data = { type: "FeatureCollection", features: circle ? [circleAround(circle.center, circle.radius)] : [] };
    if (map.getSource("accuracy")) return void map.getSource("accuracy").setData(data);
    if (!circle) return;
    map.addSource("accuracy", { type: "geojson", data });
    map.addLayer({ id: "accuracy", type: "fill", source: "accuracy", paint: { "fill-color": "#0b57d0", "fill-opacity": 0.18 } });
  }
}

/** The map without WebGL, with the interface of `StreetsMap`. */
class PicturesMap {
  #map;
  #isUser = true;

  /**
   * @param {HTMLElement} container
   * @param {View | null} view
   * @param {{ onmove: () => void, onmoveend: (isUser: boolean) => void, ontap: (at: Coordinate) => void }} handlers
   */
  constructor(container, view, { onmove, onmoveend, ontap }) {
    const ignore = () => {};
    this.#map = new PictureMap(container, { view, extent: null, tiles: `${location.origin}/map.png` }, {
      onmove, onpin: ignore, onstack: ignore, onhover: ignore, onerror: ignore,
      onground: (at) => at && ontap(at),
      onmoveend: () => {
        onmoveend(this.#isUser);
        this.#isUser = true;
      },
    }, { clusters: async () => [], label: container.dataset["map"] ?? "" });
  }

  get view() {
    return this.#map.view;
  }

  /** @param {View} view @param {boolean} isUser */
  go(view, isUser) {
    this.#isUser = isUser;
    this.#map.go(view);
  }

  /** @param {[number, number, number, number]} box */
  fit(box) {
    this.#isUser = false;
    this.#map.fit(box);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.#isUser = true;
    this.#map.pan({ dx: -dx, dy: -dy });
  }

  circle() {}
}

/** The control "Where was it last seen". */
export class PlacePicker {
  #tools;
  #fields;
  #service = new Service();
  #status = find("place-status");
  #picker = find("picker");
  #map = find("picker-map");
  #zoomIn = find("picker-zoom");
  #near = /** @type {HTMLDetailsElement} */ (find("near-places"));
  #radius;
  /** @type {StreetsMap | PicturesMap | null} */
  #view = null;
  /** @type {State} */
  #state = "unset";
  /** What the status line says instead of the state's own text. @type {string | null} */
  #notice = null;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {HTMLElement} tools
   * @param {HTMLFormElement} form
   */
  constructor(tools, form) {
    this.#tools = tools;
    this.#fields = new CoordinateFields(form, this.#service, () => this.#entered());
    this.#radius = /** @type {HTMLSelectElement | null} */ (form.elements.namedItem("locationRadius"));
    this.#radius?.addEventListener("change", () => this.#showRadius());
    this.#near.hidden = !document.body.dataset["streets"];
    this.#near.addEventListener("toggle", () => this.#listNear());
    const photoPlace = placeOfPhoto(form);
    const photo = find("photo-place");
    photo.hidden = !photoPlace;
    photo.addEventListener("click", () => photoPlace && this.#use(photoPlace, this.#text("photoUsed")));
    tools.hidden = false;
    const gps = find("gps");
    gps.hidden = !("geolocation" in navigator);
    gps.addEventListener("click", () => this.#locate());
    new SearchBox({ text: (name, values) => this.#text(name, values) }, {
      onplace: (place) => this.#found(place),
      coordinate: (text) => this.#service.coordinate(text),
      places: (text, signal) => this.#service.places(text, this.#view?.view.center ?? null, document.documentElement.lang, signal),
    }, { input: /** @type {HTMLInputElement} */ (find("where")), list: find("where-places"), error: find("where-error") });
    this.#zoomIn.addEventListener("click", () => this.#zoomTo(placeZoom.button));
    find("picker-in").addEventListener("click", () => this.#zoomTo((this.#view?.view.zoom ?? 0) + 1));
    find("picker-out").addEventListener("click", () => this.#zoomTo((this.#view?.view.zoom ?? 0) - 1));
    this.#picker.addEventListener("keydown", (event) => this.#pressed(event), { capture: true });
    this.#start();
  }

  /** @param {string} name @param {Record<string, string | number>} [values] */
  #text(name, values = {}) {
    return (this.#tools.dataset[name] ?? "").replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
  }

  /** Where the map begins, if the page says so. @returns {View | null} */
  get #center() {
    const [latitude = NaN, longitude = NaN] = (this.#tools.dataset["center"] ?? "").split(",").map(parseFloat);
    return Number.isFinite(longitude) ? { center: { latitude, longitude }, zoom: placeZoom.around } : null;
  }

  async #start() {
    const entered = this.#fields.value;
    const first = entered ? { center: entered, zoom: placeZoom.entered } : this.#center ?? comingFrom();
    const handlers = {
      onmove: () => this.#picker.classList.add("moving"), onmoveend: (/** @type {boolean} */ isUser) => this.#moved(isUser),
      ontap: (/** @type {Coordinate} */ at) => this.#go({ center: at, zoom: this.#view?.view.zoom ?? 0 }, true),
    };
    try {
      this.#view = hasWebGL() && document.body.dataset["maplibre"]
        ? new StreetsMap(await loadMapLibre(), this.#map, first, handlers) : new PicturesMap(this.#map, first, handlers);
    } catch {
      this.#view = new PicturesMap(this.#map, first, handlers);
    }
    // It may have been typed in the meantime.
    const typed = this.#fields.value;
    if (typed) this.#go({ center: typed, zoom: placeZoom.entered }, false);
    this.#show(typed ? "set" : "unset");
    if (first || typed) return;
    const box = document.body.dataset["streets"]?.split(",").map(Number) ?? [];
    const bounds = box.length === 4 ? box : (await fetch("/tiles.json").then((response) => response.json()).catch(() => ({}))).bounds;
    if (Array.isArray(bounds) && this.#state === "unset") this.#view.fit(/** @type {any} */ (bounds));
  }

  /** @param {View} view @param {boolean} isUser whether the user chose the center */
  #go(view, isUser) {
    this.#view?.go(view, isUser);
  }

  /** @param {number} zoom */
  #zoomTo(zoom) {
    if (this.#view) this.#go({ center: this.#view.view.center, zoom: Math.max(0, Math.min(20, zoom)) }, true);
  }

  get #lowestZoom() {
    return Number(this.#tools.dataset["setZoom"]);
  }

  /** @param {boolean} isUser */
  #moved(isUser) {
    this.#picker.classList.remove("moving");
    void this.#listNear();
    if (!this.#view || !isUser) return;
    const { center, zoom } = this.#view.view;
    const entered = this.#fields.value;
    const isSame = entered !== null && isNear(entered, center);
    if (zoom < this.#lowestZoom && !isSame) {
      if (entered) this.#fields.value = null;
      return this.#show("far");
    }
    if (!isSame) this.#fields.value = center;
    this.#showRadius();
    this.#show("set");
  }

  /**
   * Enters a place and shows it.
   * @param {Coordinate} place
   * @param {string | null} [notice] what to say instead of the nearest street
   */
  #use(place, notice = null) {
    this.#fields.value = place;
    this.#showRadius();
    this.#show("set", notice);
    this.#go({ center: place, zoom: Math.max(this.#view?.view.zoom ?? 0, placeZoom.entered) }, false);
  }

  /** Shows the radius of a place that is not exact. */
  #showRadius() {
    const [center, radius] = [this.#fields.value, Number(this.#radius?.value)];
    this.#view?.circle(center && radius ? { center, radius } : null);
  }

  /** Lists the streets and landmarks near the middle of the map, each of which is a place to choose. */
  async #listNear() {
    const center = this.#near.open && this.#view?.view.center;
    if (!center) return;
    /** @type {Awaited<ReturnType<Service["placesAt"]>>} */
    const places = await this.#service.placesAt(center, nearLimit).catch(() => []);
    const buttons = places.map((place) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button plain";
      button.textContent = this.#text("nearItem", { name: place.name, meters: place.distance });
      button.addEventListener("click", () => this.#use(place));
      const item = document.createElement("li");
      item.append(button);
      return item;
    });
    this.#near.querySelector("ul")?.replaceChildren(...buttons);
  }

  /** Shows the coordinate that was typed. */
  #entered() {
    const coordinate = this.#fields.value;
    if (!coordinate) return this.#show("unset");
    this.#use(coordinate);
  }

  /** @param {State} state @param {string | null} [notice] what to say instead of the state's text */
  #show(state, notice = null) {
    this.#state = state;
    this.#picker.dataset["state"] = state;
    this.#zoomIn.hidden = state !== "far";
    clearTimeout(this.#timer);
    if (notice || state !== "set") return this.#tell(notice ?? this.#text(state));
    this.#timer = setTimeout(() => this.#tellStreet(), nearDebounce);
  }

  /** @param {string} words */
  #tell(words) {
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }

  /** Says which street is at the pin. */
  async #tellStreet() {
    const coordinate = this.#fields.value;
    if (!coordinate) return;
    const [place] = await this.#service.placesAt(coordinate, 1).catch(() => []);
    const { latitude, longitude } = this.#fields.value ?? {};
    if (this.#state !== "set" || latitude !== coordinate.latitude || longitude !== coordinate.longitude) return;
    this.#tell(place ? this.#text("near", { name: place.name }) : this.#text("set"));
  }

  /** @param {Place} place a result of the search, or a coordinate that was typed there */
  #found(place) {
    const center = { latitude: place.latitude, longitude: place.longitude };
    const isPoint = place.kind === undefined || place.kind === "address";
    if (isPoint) {
      this.#fields.value = center;
      this.#show("set");
      return this.#go({ center, zoom: 18 }, false);
    }
    this.#fields.value = null;
    // Along a street, the map only has to move; in a town, the reporter first looks around.
    const zoom = place.kind === "town" ? place.zoom : Math.max(place.zoom, this.#lowestZoom);
    this.#go({ center, zoom }, false);
    this.#show("unset", this.#text("moveTo", { name: place.name }));
  }

  #locate() {
    this.#tell("…");
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude, accuracy } }) => {
      const center = { latitude, longitude };
      this.#view?.circle({ center, radius: accuracy / 1000 });
      if (accuracy <= goodAccuracy) {
        this.#fields.value = center;
        this.#show("set", this.#text("filled"));
        return this.#go({ center, zoom: placeZoom.entered }, false);
      }
      this.#fields.value = null;
      this.#show("unset", this.#text("inaccurate", { meters: Math.round(accuracy) }));
      // The circle fills the map.
      const zoom = Math.log2((78_271 * 300 * Math.cos((latitude * Math.PI) / 180)) / (2 * accuracy));
      this.#go({ center, zoom: Math.max(3, Math.min(17, zoom)) }, false);
    }, (error) => {
      this.#tell(this.#text(error.code === error.PERMISSION_DENIED ? "denied" : "failed"));
    }, { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.target !== this.#map && !this.#map.contains(/** @type {Node} */ (event.target))) return;
    const step = event.shiftKey ? keySteps.shift : keySteps.plain;
    const zoom = this.#view?.view.zoom ?? 0;
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowUp: () => this.#view?.pan(0, -step), ArrowDown: () => this.#view?.pan(0, step),
      ArrowLeft: () => this.#view?.pan(-step, 0), ArrowRight: () => this.#view?.pan(step, 0),
      "+": () => this.#zoomTo(zoom + 1), "=": () => this.#zoomTo(zoom + 1), "-": () => this.#zoomTo(zoom - 1),
      Escape: () => /** @type {HTMLElement} */ (document.activeElement)?.blur(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}

/** Returns the view of the map page that the visitor came from, or null. @returns {View | null} */
function comingFrom() {
  try {
    const view = JSON.parse(sessionStorage.getItem("petmap.view") ?? "null");
    return view && Number.isFinite(view.zoom) ? view : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether two coordinates have the same five decimals.
 * @param {Coordinate} one
 * @param {Coordinate} other
 */
function isNear(one, other) {
  return Math.abs(one.latitude - other.latitude) < 1.5e-5 && Math.abs(one.longitude - other.longitude) < 1.5e-5;
}
