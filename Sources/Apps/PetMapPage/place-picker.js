// Where the animal was seen: from GPS when pressed, or from a pin on a map.

import { hasWebGL, loadMapLibre } from "./map-view.js";

const pinShape = `<svg viewBox="-1 -1 26 34" aria-hidden="true"><path d="M12 31C8 23 1 19 1 11.500a11 11 0 0 1 22 0C23 19 16 23 12 31Z"/><circle cx="12" cy="11.500" r="4" fill="#ffffff" stroke="none"/></svg>`;

export class PlacePicker {
  #tools;
  #latitude;
  #longitude;
  #status = /** @type {HTMLElement} */ (document.getElementById("place-status"));
  #container = /** @type {HTMLElement} */ (document.getElementById("picker"));
  #toggle = /** @type {HTMLButtonElement} */ (document.getElementById("pick"));
  #help = /** @type {HTMLElement} */ (document.getElementById("picker-help"));
  /** @type {any} */
  #map = null;
  /** @type {any} */
  #marker = null;

  /**
   * @param {HTMLElement} tools
   * @param {HTMLFormElement} form
   */
  constructor(tools, form) {
    this.#tools = tools;
    this.#latitude = /** @type {HTMLInputElement} */ (form.elements.namedItem("locationLatitude"));
    this.#longitude = /** @type {HTMLInputElement} */ (form.elements.namedItem("locationLongitude"));
    tools.hidden = false;
    const gps = /** @type {HTMLButtonElement} */ (document.getElementById("gps"));
    gps.hidden = !("geolocation" in navigator);
    gps.addEventListener("click", () => this.#locate());
    this.#toggle.hidden = !document.body.dataset["maplibre"] || !hasWebGL();
    this.#toggle.addEventListener("click", () => this.#switch());
    for (const input of [this.#latitude, this.#longitude]) input.addEventListener("change", () => this.#follow());
  }

  /** The entered coordinate as MapLibre takes it, or null. */
  get #entered() {
    const [latitude, longitude] = [this.#latitude, this.#longitude].map((input) =>
      /^[-+]?\d+(\.\d+)?$/.test(input.value.trim()) ? Number(input.value) : NaN);
    if (latitude === undefined || longitude === undefined) return null;
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { lat: latitude, lng: longitude } : null;
  }

  /** @param {{ lat: number, lng: number }} place */
  #enter(place) {
    this.#latitude.value = place.lat.toFixed(5);
    this.#longitude.value = ((((place.lng + 180) % 360) + 360) % 360 - 180).toFixed(5);
    this.#latitude.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #locate() {
    const { denied = "", failed = "", filled = "" } = this.#tools.dataset;
    this.#status.textContent = "…";
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      this.#enter({ lat: coords.latitude, lng: coords.longitude });
      this.#status.textContent = filled;
      this.#follow();
    }, (error) => {
      this.#status.textContent = error.code === error.PERMISSION_DENIED ? denied : failed;
    }, { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 });
  }

  /** Moves the pin to what was typed. */
  #follow() {
    const place = this.#entered;
    if (!place || !this.#map) return;
    this.#marker.setLngLat(place);
    this.#map.jumpTo({ center: place, zoom: Math.max(this.#map.getZoom(), 12) });
  }

  async #switch() {
    const isOpen = this.#container.hidden;
    this.#container.hidden = this.#help.hidden = !isOpen;
    this.#toggle.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen || this.#map) return;
    try {
      this.#start(await loadMapLibre());
    } catch {
      this.#container.hidden = this.#help.hidden = this.#toggle.hidden = true;
      this.#status.textContent = this.#tools.dataset["noMap"] ?? "";
    }
  }

  /** @param {any} library */
  #start(library) {
    const { styleLight, styleDark } = document.body.dataset;
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const plain = { version: 8, sources: {}, layers: [
      { id: "ground", type: "background", paint: { "background-color": isDark ? "#2B343C" : "#F6F3EC" } },
    ] };
    const place = this.#entered;
    this.#map = new library.Map({
      container: this.#container, style: (isDark ? styleDark : styleLight) || plain, maxZoom: 20, dragRotate: false,
      pitchWithRotate: false, touchPitch: false, attributionControl: { compact: true },
      center: place ?? [19, 52], zoom: place ? 14 : 4,
    });
    this.#map.addControl(new library.NavigationControl({ showCompass: false }));
    this.#marker = new library.Marker({ element: this.#pin(), anchor: "bottom", draggable: true })
      .setLngLat(place ?? this.#map.getCenter()).addTo(this.#map);
    this.#marker.on("dragend", () => this.#enter(this.#marker.getLngLat()));
    this.#map.on("click", (/** @type {any} */ event) => {
      this.#marker.setLngLat(event.lngLat);
      this.#enter(event.lngLat);
    });
    if (!place) this.#showExtent();
  }

  /** Without a position the map starts where the pets are. */
  async #showExtent() {
    try {
      const { bounds } = await (await fetch("/tiles.json")).json();
      if (!Array.isArray(bounds) || this.#entered) return;
      this.#map.fitBounds(bounds, { animate: false, padding: 24, maxZoom: 12 });
      this.#marker.setLngLat(this.#map.getCenter());
    } catch {
      // The map stays where it is.
    }
  }

  /** A pin that arrow keys move, by a tenth of the distance with Shift. */
  #pin() {
    const pin = Object.assign(document.createElement("button"), { type: "button", className: "picker-pin" });
    pin.setAttribute("aria-label", this.#container.dataset["pin"] ?? "");
    pin.innerHTML = pinShape;
    pin.addEventListener("keydown", (event) => {
      /** @type {Record<string, [number, number]>} */
      const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
      const way = ways[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const pixels = event.shiftKey ? 2 : 20;
      const point = this.#map.project(this.#marker.getLngLat());
      const place = this.#map.unproject([point.x + way[0] * pixels, point.y + way[1] * pixels]);
      this.#marker.setLngLat(place);
      this.#map.panTo(place, { animate: false });
      this.#enter(place);
    });
    return pin;
  }
}
