// The coordinate where the animal was seen: from GPS on request, or from a pin on a map.

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
    for (const input of [this.#latitude, this.#longitude]) input.addEventListener("change", () => this.#movePin());
  }

  /** The coordinate in the form as a MapLibre `LngLat`, or null if it is invalid. */
  get #entered() {
    const [latitude, longitude] = [this.#latitude, this.#longitude].map((input) =>
      /^[-+]?\d+(\.\d+)?$/.test(input.value.trim()) ? Number(input.value) : NaN);
    if (latitude === undefined || longitude === undefined) return null;
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { lat: latitude, lng: longitude } : null;
  }

  /** @param {{ lat: number, lng: number }} coordinate */
  #enter(coordinate) {
    this.#latitude.value = coordinate.lat.toFixed(5);
    this.#longitude.value = ((((coordinate.lng + 180) % 360) + 360) % 360 - 180).toFixed(5);
    this.#latitude.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #locate() {
    const { denied = "", failed = "", filled = "" } = this.#tools.dataset;
    this.#status.textContent = "…";
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      this.#enter({ lat: coords.latitude, lng: coords.longitude });
      this.#status.textContent = filled;
      this.#movePin();
    }, (error) => {
      this.#status.textContent = error.code === error.PERMISSION_DENIED ? denied : failed;
    }, { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 });
  }

  /** Moves the pin to the coordinate in the form. */
  #movePin() {
    const coordinate = this.#entered;
    if (!coordinate || !this.#map) return;
    this.#marker.setLngLat(coordinate);
    this.#map.jumpTo({ center: coordinate, zoom: Math.max(this.#map.getZoom(), 12) });
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
    const coordinate = this.#entered;
    this.#map = new library.Map({
      container: this.#container, style: (isDark ? styleDark : styleLight) || plain, maxZoom: 20, dragRotate: false,
      pitchWithRotate: false, touchPitch: false, attributionControl: { compact: true },
      center: coordinate ?? [19, 52], zoom: coordinate ? 14 : 4,
    });
    this.#map.addControl(new library.NavigationControl({ showCompass: false }));
    this.#marker = new library.Marker({ element: this.#pin(), anchor: "bottom", draggable: true })
      .setLngLat(coordinate ?? this.#map.getCenter()).addTo(this.#map);
    this.#marker.on("dragend", () => this.#enter(this.#marker.getLngLat()));
    this.#map.on("click", (/** @type {any} */ event) => {
      this.#marker.setLngLat(event.lngLat);
      this.#enter(event.lngLat);
    });
    if (!coordinate) this.#showExtent();
  }

  /** Shows the extent of all pets, if no coordinate has been entered. */
  async #showExtent() {
    try {
      const { bounds } = await (await fetch("/tiles.json")).json();
      if (!Array.isArray(bounds) || this.#entered) return;
      this.#map.fitBounds(bounds, { animate: false, padding: 24, maxZoom: 12 });
      this.#marker.setLngLat(this.#map.getCenter());
    } catch {
      // The map keeps its view.
    }
  }

  /** Creates a pin that the arrow keys move, by a tenth of the distance if Shift is pressed. */
  #pin() {
    const pin = Object.assign(document.createElement("button"), { type: "button", className: "picker-pin" });
    pin.setAttribute("aria-label", this.#container.dataset["pin"] ?? "");
    pin.innerHTML = pinShape;
    pin.addEventListener("keydown", (event) => {
      /** @type {Record<string, [number, number]>} */
      const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
      const direction = directions[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const pixels = event.shiftKey ? 2 : 20;
      const point = this.#map.project(this.#marker.getLngLat());
      const coordinate = this.#map.unproject([point.x + direction[0] * pixels, point.y + direction[1] * pixels]);
      this.#marker.setLngLat(coordinate);
      this.#map.panTo(coordinate, { animate: false });
      this.#enter(coordinate);
    });
    return pin;
  }
}
