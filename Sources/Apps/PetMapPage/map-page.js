// The map page: connects the list, the map, the filters and the search with the service and the URL.

import { Address, linkTarget, petURL } from "./address.js";
import { CalloutView } from "./callout-view.js";
import { wrapped } from "./geometry.js";
import { ListView } from "./list-view.js";
import { hasWebGL, loadMapLibre, mapLocale, MapView } from "./map-view.js";
import { Overlay } from "./markers.js";
import { PictureMap } from "./picture-map.js";
import { FilterForm, SearchBox } from "./search.js";
import { Live, Service, ServiceFailure, totals } from "./service.js";
import { SheetView } from "./sheet-view.js";
import { Words } from "./words.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").Filter} Filter
 * @typedef {import("./service.js").Box} Box
 * @typedef {import("./service.js").Pet} Pet
 */

const pageSize = 50;
/**
 * The debounce interval for updating the list and the address after the map has moved, in milliseconds. Writing the
 * address takes several milliseconds, and browsers limit how often a page may do it.
 */
const restDebounce = 120;
/** The interval in which changes are batched, in milliseconds. */
const changeDebounce = 400;
/** The zoom from which on a map is expected to show streets. */
const streetZoom = 12;
/** The zoom of the view around a coordinate that the list shows without a map: about 20 km. */
const listZoom = 10;
const isPhone = matchMedia("(max-width: 47.99rem)");
/** Whether a sheet takes the place of the callout, as in `map-page.css`. */
const hasSheet = matchMedia("(max-width: 47.99rem) and (min-height: 30.01rem)");
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const coordinateOf = (/** @type {Pet} */ { locationLatitude, locationLongitude }) =>
  ({ latitude: locationLatitude, longitude: locationLongitude });
/**
 * The box that the service chose for the first view, if the URL has none.
 * @type {Box | null}
 */
const extent = document.body.dataset.extent ? /** @type {any} */ (document.body.dataset.extent.split(",").map(Number)) : null;
const isGone = (/** @type {unknown} */ error) => error instanceof ServiceFailure && error.kind === "gone";
const isAbort = (/** @type {unknown} */ error) => error instanceof DOMException && error.name === "AbortError";

class MapPage {
  #service = new Service();
  #words;
  #address;
  #list;
  #filters;
  /** @type {CalloutView} */
  #callout;
  /** @type {SheetView} */
  #sheet;
  #overlay;
  #notice = find("map-notice");
  /** @type {MapView | PictureMap | null} */
  #map = null;
  /**
   * The box that the list shows while there is no map.
   * @type {Box}
   */
  #box = extent ?? [-180, -90, 180, 90];
  /** @type {Coordinate | null} */
  #position = null;
  /** @type {Pet | null} */
  #selected = null;
  /** @type {string | null} the ID of the pet whose sightings are shown */
  #trailOf = null;
  /** @type {Coordinate[]} where it was seen */
  #stops = [];
  /** The number of the last change that the page shows. The service inserts the number for the first list. */
  #version = document.body.dataset.version ?? "";
  /** @type {AbortController | null} */
  #listRequest = null;
  /** @type {AbortController | null} */
  #petRequest = null;
  /** @type {AbortController | null} */
  #fanRequest = null;
  /** @type {number | undefined} */
  #timer;
  /** @type {number | undefined} */
  #rest;
  #isOffline = false;
  /** @type {Live | null} */
  #live = null;
  /** The number of times that all tiles were loaded again. */
  #refreshes = 0;
  /** Whether the map could not be loaded although the browser supports it. */
  #hasMapFailed = false;

  constructor() {
    this.#words = new Words();
    this.#address = new Address(() => this.#returned());
    this.#overlay = new Overlay(
      find("overlay"), (at) => this.#map?.point(at) ?? { x: -99, y: -99 }, (id) => this.#map?.offset(id),
      (id) => this.#map?.hide(id));
    this.#callout = new CalloutView(find("callout"), this.#words, () => this.#select(null));
    this.#sheet = new SheetView(find("sheet"), this.#words, () => this.#select(null));
    this.#list = new ListView(this.#words, {
      onchoice: (id) => this.#choose(id),
      onpoint: (pet) => this.#overlay.point(this.#map ? pet : null),
      onmore: () => this.#fill({ append: true }),
      onretry: () => this.#fill(),
    });
    this.#filters = new FilterForm(this.#words, {
      onchange: (filter) => this.#filter(filter), onopen: (isOpen) => this.#pull(isOpen),
      middle: () => this.#position ?? this.#middle,
    });
    new SearchBox(this.#words, {
      onplace: (place) => this.#go({ latitude: place.latitude, longitude: place.longitude }, place.zoom),
      coordinate: (text) => this.#service.coordinate(text),
      places: (text, signal) => this.#service.places(text, this.#middle, this.#words.language, signal),
    }, { input: /** @type {HTMLInputElement} */ (find("place")), list: find("places"), error: find("place-error") });
    this.#prepareControls();
  }

  async start() {
    const { view, filter, pet } = this.#address.state;
    this.#filters.show(filter);
    if (view) this.#box = boxAround(view.center, view.zoom);
    // The first list is part of the page, so the map does not compete with it for the connection.
    await this.#loadMap().catch((error) => this.#failMap(error));
    this.#live = new Live("/api/v1/changes", {
      onversion: (version) => {
        this.#changed(version);
        this.#reload();
      },
      onchange: (change, version) => {
        this.#changed(version);
        this.#apply(change);
      },
      onconnection: (isConnected) => this.#connection(isConnected),
    }, this.#version);
    if (pet) await this.#open(pet, { address: false, isolates: true });
    // Do this last, because it competes with the first tiles.
    setTimeout(() => this.#callout.prepare().catch(() => {}), 1500);
  }

  async #loadMap() {
    if (!hasWebGL()) throw new Error("WebGL is missing");
    this.#show(await MapView.load(loadMapLibre(), find("map"), this.#first, this.#handlers));
  }

  /**
   * Returns what the map shows first.
   * @returns {import("./map-view.js").Start}
   */
  get #first() {
    const { view, filter } = this.#address.state;
    return {
      view, extent: filter.near ? circleBox(filter.near, filter.radius) : extent, tiles: this.#service.tiles(filter, this.#version),
      locale: mapLocale({ map: this.#words.text("mapPicture"), mapSources: this.#words.text("mapSources") }),
    };
  }

  /** @type {import("./map-view.js").Handlers} */
  #handlers = {
    onmove: () => this.#moved(),
    onmoveend: () => this.#settled(),
    onpin: (id) => (id === this.#selected?.id ? this.#select(null) : this.#open(id)),
    onstack: (id, at, count) => this.#spread(id, at, count),
    onground: () => this.#select(null),
    onhover: (id) => this.#list.point(id),
    onerror: (isBroken) => this.#connection(!isBroken),
  };

  /** @param {MapView | PictureMap} map */
  #show(map) {
    this.#map = map;
    const { filter } = this.#address.state;
    // The filter and the version may have changed while the map was loading.
    map.setTiles(this.#service.tiles(filter, this.#version));
    document.body.classList.add("mapped");
    map.setCircle(filter.near && { center: filter.near, radius: filter.radius });
    this.#settled();
  }

  /** @param {unknown} error */
  #failMap(error) {
    console.warn("petmap: no map:", error);
    this.#hasMapFailed = hasWebGL();
    if (this.#hasMapFailed) this.#offerReload();
    else this.#tell(this.#words.text("noLiveMap"), null, 8000);
    this.#show(new PictureMap(find("map"), this.#first, this.#handlers, {
      clusters: (box, zoom) => this.#service.clusters(box, zoom, { ...this.#address.state.filter, near: null }),
      label: this.#words.text("mapPicture"),
    }));
  }

  /** Offers to load the page again. Without a connection, the page remains. */
  #offerReload() {
    this.#tell(this.#words.text("mapFailed"), () => {
      this.#service.reach().then(() => location.reload(), () => this.#offerReload());
    });
  }

  #prepareControls() {
    find("zoom-in").addEventListener("click", () => this.#map?.zoom(1));
    find("zoom-out").addEventListener("click", () => this.#map?.zoom(-1));
    find("locate").addEventListener("click", () => this.#locate());
    find("handle").addEventListener("click", () => this.#pull(!document.body.classList.contains("tall")));
    new ResizeObserver(() => {
      this.#map?.resize();
      this.#overlay.update();
      this.#drawCallout(false);
    }).observe(find("overlay"));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && (this.#selected || this.#overlay.isFanned)) this.#select(null);
    });
  }

  /**
   * On a phone, expands the list over the map or collapses it.
   * @param {boolean} isTall
   */
  #pull(isTall) {
    document.body.classList.toggle("tall", isTall);
    const handle = find("handle");
    handle.setAttribute("aria-expanded", String(isTall));
    const label = handle.querySelector(".hidden");
    if (label) label.textContent = this.#words.text(isTall ? "lessList" : "moreList");
    if (isTall) find("panel").scrollTop = 0;
  }

  // MARK: The view

  get #middle() {
    if (this.#map) return this.#map.view.center;
    const [west, south, east, north] = this.#box;
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  }

  #moved() {
    this.#overlay.update();
    this.#drawCallout(false);
  }

  #settled() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.writeView();
      this.#tellStreets();
      this.#fill();
    }, restDebounce);
  }

  /** Says that the map has no streets in view if it is close enough to show them. */
  #tellStreets() {
    const { streets } = document.body.dataset;
    if (!this.#map || streets === undefined) return;
    // A picture of the map has no streets anywhere.
    const box = this.#map instanceof PictureMap || !streets ? null : /** @type {Box} */ (streets.split(",").map(Number));
    const isLacking = this.#map.view.zoom >= streetZoom && !(box && overlaps(this.#map.box, box));
    const words = isLacking ? this.#words.text("noStreets") : "";
    const lack = find("no-streets");
    if (lack.textContent !== words) lack.textContent = words;
  }

  /** The part of the map that is shown, or `null` before the map has loaded. */
  get box() {
    return this.#map?.box ?? null;
  }

  /** Writes the view of the map to the address, for callers that cannot wait for the debounce interval to end. */
  writeView() {
    if (!this.#map) return;
    this.#address.set({ view: this.#map.view }, { replace: true });
    // A report starts from what its reporter was looking at.
    try {
      sessionStorage.setItem("petmap.view", JSON.stringify(this.#map.view));
    } catch {
      // Without storage, the report starts from the region of the map.
    }
  }

  /**
   * Adds a history entry. The previous entry keeps the current view.
   * @param {Partial<import("./address.js").State>} change
   */
  #push(change) {
    this.writeView();
    this.#address.set(change);
  }

  /** Whether the service has no pets: it had none when it wrote the page, and nothing has changed since. */
  get #isEmpty() {
    const { empty, version } = document.body.dataset;
    return empty !== undefined && version === this.#version;
  }

  /**
   * Fills the list with the pets in view.
   * @param {{ append?: boolean }} options
   * @returns {Promise<Pet[]>} the pets that were added
   */
  async #fill({ append = false } = {}) {
    this.#listRequest?.abort();
    const request = new AbortController();
    this.#listRequest = request;
    const { filter } = this.#address.state;
    const box = this.#map?.box ?? this.#box;
    const near = this.#position ?? (filter.sort ? this.#middle : null);
    this.#list.busy();
    try {
      const [pets, values] = await Promise.all([
        this.#service.pets({
          box, filter, near, limit: pageSize, offset: append ? this.#list.count : 0,
        }, request.signal),
        append ? null : this.#service.values(box, filter, request.signal),
      ]);
      // A distance from the middle of the map would be read as one from the user.
      if (!this.#position && !filter.near) for (const pet of pets) delete pet.distance;
      this.#list.show(pets, { append, hasMore: pets.length === pageSize });
      if (values) {
        const shown = totals(values, filter);
        this.#list.summarize(shown, filter, this.#isEmpty);
        this.#filters.count(values, shown.total);
      }
      return pets;
    } catch (error) {
      if (!isAbort(error)) this.#list.fail(error);
      return [];
    }
  }

  /** @param {Coordinate} center @param {number} zoom */
  #go(center, zoom) {
    if (this.#map) return this.#map.go({ center, zoom });
    this.#address.set({ view: { center, zoom: listZoom } });
    this.#box = boxAround(center, listZoom);
    this.#fill();
  }

  /** @param {Filter} filter @param {{ address?: boolean }} options */
  #filter(filter, { address = true } = {}) {
    const before = this.#address.state.filter;
    if (address) this.#push({ filter });
    this.#fanRequest?.abort();
    this.#overlay.fan(null);
    this.#map?.setTiles(this.#service.tiles(filter, this.#version));
    this.#map?.setCircle(filter.near && { center: filter.near, radius: filter.radius });
    const isNewCircle = filter.near && (before.radius !== filter.radius || before.near !== filter.near);
    if (filter.near && isNewCircle && this.#map && address) this.#map.fit(circleBox(filter.near, filter.radius));
    this.#fill();
  }

  /** Handles back and forward navigation. */
  #returned() {
    const { view, filter, pet } = this.#address.state;
    this.#filters.show(filter);
    if (view && this.#map) this.#map.go(view, { jump: true });
    else if (view) this.#box = boxAround(view.center, view.zoom);
    this.#filter(filter, { address: false });
    if (pet === (this.#selected?.id ?? null)) return;
    if (pet) this.#open(pet, { address: false });
    else this.#select(null, { address: false });
  }

  // MARK: The selected pet

  /**
   * Selects a pet in the list.
   * @param {string} id
   */
  #choose(id) {
    if (!this.#map) return void open(petURL(id), linkTarget);
    if (id === this.#selected?.id) return this.#select(null);
    this.#open(id, { isolates: true });
  }

  /**
   * Selects a pet by its ID.
   * @param {string} id
   * @param {{ address?: boolean, isolates?: boolean }} [options] `isolates` zooms in if the pet is in a cluster
   * @returns {Promise<void>}
   */
  async #open(id, options) {
    this.#petRequest?.abort();
    const request = new AbortController();
    this.#petRequest = request;
    try {
      const pet = this.#list.find(id) ?? await this.#service.announcement(id, request.signal);
      await this.#select(pet, options);
      if (options?.isolates) await this.#isolate(pet);
    } catch (error) {
      if (isAbort(error)) return;
      if (isGone(error)) return this.#lose();
      this.#tell(this.#words.text("petFailed"), () => this.#open(id, options));
    }
  }

  /**
   * Zooms in until the selected pet's pin stands alone, or opens the fan of the pins at its coordinate. Another selection
   * or a change of the filter cancels this.
   * @param {Pet} pet
   */
  async #isolate(pet) {
    if (!this.#map || pet.id !== this.#selected?.id) return;
    const request = new AbortController();
    this.#petRequest = this.#fanRequest = request;
    const zoom = this.#map.view.zoom;
    const center = coordinateOf(pet);
    try {
      const lowest = await this.#service.lowestZoom(pet, zoom, this.#address.state.filter, request.signal);
      if (lowest.zoom > zoom) this.#map.go({ center, zoom: lowest.zoom }, { jump: true });
      // The focus stays in the callout, or where the reader has moved it in the meantime.
      if (lowest.isStack && !this.#map.offset(pet.id)) await this.#fan(pet.id, center, 0, request.signal, { focus: false });
      this.#drawCallout(true);
    } catch {
      // The pet is selected where it is.
    }
  }

  /** Loads the selected pet again, because its changes may have been missed. */
  async #reload() {
    const id = this.#selected?.id;
    if (!id) return;
    try {
      this.#apply({ put: await this.#service.announcement(id) });
    } catch (error) {
      if (isGone(error)) this.#apply({ removed: id });
    }
  }

  /**
   * Shows a change of the selected pet. The focus and the map do not move.
   * @param {{ put?: Pet, removed?: string }} change
   */
  #apply({ put, removed }) {
    const id = this.#selected?.id;
    if (!id) return;
    if (removed === id) this.#lose();
    if (put?.id !== id) return;
    // What the change does not contain was removed.
    const pet = { ...put };
    if (this.#selected?.distance !== undefined) pet.distance = this.#selected.distance;
    this.#selected = pet;
    this.#showArea(pet);
    this.#overlay.select({ pet, at: coordinateOf(pet) });
    this.#drawCallout(false);
    void this.#showTrail(pet);
  }

  /**
   * Shows how far from its coordinate a pet may have been.
   * @param {Pet | null} pet
   */
  #showArea(pet) {
    this.#map?.setArea(pet?.locationRadius ? { center: coordinateOf(pet), radius: pet.locationRadius } : null);
  }

  /**
   * Shows where a pet was seen since.
   * @param {Pet | null} pet
   */
  async #showTrail(pet) {
    // While the sightings of the same pet are loaded again, the former ones stay.
    if (pet?.id !== this.#trailOf || !pet?.sightingCount) {
      this.#map?.setTrail(null);
      this.#stops = [];
    }
    this.#trailOf = pet?.id ?? null;
    if (!pet?.sightingCount || !this.#map) return;
    const stops = await this.#service.sightings(pet.id).catch(() => []);
    if (this.#trailOf !== pet.id) return;
    this.#map?.setTrail(stops.length ? { id: pet.id, start: coordinateOf(pet), stops } : null);
    // A callout can avoid as many.
    this.#stops = stops.slice(-64).map(({ at }) => at);
    this.#drawCallout(false);
  }

  /** Closes the callout of a pet that no longer exists. */
  #lose() {
    this.#select(null);
    this.#tell(this.#words.text("gone"));
  }

  /**
   * @param {Pet | null} pet
   * @param {{ address?: boolean }} options
   * @returns {Promise<void>}
   */
  async #select(pet, { address = true } = {}) {
    this.#petRequest?.abort();
    this.#selected = pet;
    if (address) this.#push({ pet: pet?.id ?? null });
    document.body.classList.toggle("selecting", pet !== null && this.#map !== null);
    if (pet && this.#map) {
      this.#pull(false);
      if (isPhone.matches) find("map").scrollIntoView({ block: "nearest" });
    }
    this.#list.select(pet?.id ?? null, { scroll: true });
    this.#overlay.select(pet && { pet, at: coordinateOf(pet) });
    this.#showArea(pet);
    void this.#showTrail(pet);
    if (!pet) {
      // The callout returns the focus to the fan, and the fan to the map.
      this.#callout.show(null, { x: 0, y: 0 });
      this.#sheet.show(null);
      return this.#overlay.fan(null);
    }
    if (!this.#map) return;
    if (hasSheet.matches) {
      this.#sheet.show(pet);
      this.#map.resize();
    }
    this.#bringIntoView(coordinateOf(pet));
    try {
      if (!hasSheet.matches) await this.#callout.prepare();
    } catch {
      return this.#tell(this.#words.text("petFailed"), () => this.#select(pet, { address: false }));
    }
    if (pet.id === this.#selected?.id) this.#drawCallout(true);
  }

  /** @param {Coordinate} at */
  #bringIntoView(at) {
    if (!this.#map) return;
    const { x, y } = this.#map.point(at);
    const { clientWidth: width, clientHeight: height } = find("overlay");
    const isSeen = x > 8 && x < width - 8 && y > 8 && y < height - 8;
    if (!isSeen) this.#map.go({ center: at, zoom: Math.max(this.#map.view.zoom, 12) }, { jump: true });
  }

  /** @param {boolean} isNew whether to move the map so that the whole callout is visible */
  #drawCallout(isNew) {
    const map = this.#map;
    if (!this.#selected || !map) return;
    const { x, y } = map.point(coordinateOf(this.#selected));
    const { dx, dy } = this.#overlay.offset(this.#selected.id);
    const at = { x: x + dx, y: y + dy };
    this.#sheet.show(hasSheet.matches ? this.#selected : null);
    // The numbers are 24 pixels wide.
    const frames = this.#stops.map((stop) => {
      const point = map.point(stop);
      return { x: point.x - 12, y: point.y - 12, width: 24, height: 24 };
    });
    const pan = this.#callout.show(hasSheet.matches ? null : this.#selected, at, frames)
      ?? (hasSheet.matches ? panToPin(at, find("overlay")) : null);
    if (isNew && pan && (pan.dx || pan.dy)) map.pan(pan);
  }

  /**
   * Fans out the pins at a coordinate.
   * @param {string} id
   * @param {Coordinate} at
   * @param {number} count the number of pins, which may be more than the fan shows
   */
  async #spread(id, at, count) {
    this.#select(null);
    // Another selection or a change of the filter cancels the fan.
    const request = new AbortController();
    this.#petRequest = request;
    this.#fanRequest = request;
    try {
      await this.#fan(id, at, count, request.signal);
    } catch (error) {
      if (!isAbort(error)) this.#tell(this.#words.text("listFailed"), () => this.#spread(id, at, count));
    }
  }

  /**
   * @param {string} id
   * @param {Coordinate} at
   * @param {number} count
   * @param {AbortSignal} signal
   * @param {{ focus?: boolean }} options whether to move the focus to the fan
   */
  async #fan(id, at, count, signal, { focus = true } = {}) {
    const legs = await this.#service.fan(id, this.#address.state.filter, signal);
    const first = legs[0]?.pet;
    const label = this.#words.text("stack", { count: Math.max(count, legs.length) });
    this.#overlay.fan({ at: first ? coordinateOf(first) : at, legs }, label,
      (pet) => `${pet.petName ?? this.#words.text("unknownPet")}, ${this.#words.text(pet.status)}`,
      (pet) => this.#select(pet.id === this.#selected?.id ? null : pet));
    if (focus) this.#overlay.focusFan();
  }

  // MARK: Position and search

  #locate() {
    const button = find("locate");
    if (!navigator.geolocation) return this.#tell(this.#words.text("noPosition"));
    button.setAttribute("aria-busy", "true");
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
      button.removeAttribute("aria-busy");
      button.setAttribute("aria-pressed", "true");
      this.#position = { latitude, longitude };
      this.#overlay.here(this.#position);
      this.#filter(this.#filters.moved(this.#position));
      this.#go(this.#position, Math.max(13, this.#map?.view.zoom ?? 0));
      this.#tell(this.#words.text("hereYouAre"), null, 4000);
    }, (error) => {
      button.removeAttribute("aria-busy");
      this.#tell(this.#words.text(error.code === error.PERMISSION_DENIED ? "positionDenied" : "noPosition"));
    }, { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 });
  }

  // MARK: Changes and errors

  /** @param {string} version */
  #changed(version) {
    this.#version = version;
    // A change does not restart the timer: there may be no pause between changes.
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#map?.setTiles(this.#service.tiles(this.#address.state.filter, this.#version));
      this.#fill();
    }, changeDebounce);
  }

  /** @param {boolean} isConnected */
  #connection(isConnected) {
    if (isConnected !== this.#isOffline) return;
    this.#isOffline = !isConnected;
    if (!isConnected) return this.#tell(this.#words.text("serviceAway"), () => this.#reconnect());
    if (this.#hasMapFailed) this.#offerReload();
    else this.#tell("");
    this.#refresh();
  }

  /** Loads what the page shows again once the service can be reached; otherwise, the notice appears again. */
  async #reconnect() {
    try {
      await this.#service.reach();
    } catch {
      if (this.#isOffline) this.#tell(this.#words.text("serviceAway"), () => this.#reconnect());
      return;
    }
    this.#live?.connect();
    this.#connection(true);
  }

  #refresh() {
    this.#map?.reconnect();
    // Tiles are loaded again only if their URL changes.
    this.#refreshes += 1;
    this.#map?.setTiles(this.#service.tiles(this.#address.state.filter, `${this.#version}.${this.#refreshes}`));
    this.#fill();
  }

  /**
   * Shows a notice above the map.
   * @param {string} words the text; empty to hide the notice
   * @param {(() => void) | null} [retry]
   * @param {number} [milliseconds] how long to show the notice; by default permanently
   */
  #tell(words, retry, milliseconds) {
    this.#notice.replaceChildren(words);
    this.#notice.hidden = words === "";
    if (retry) {
      const button = Object.assign(document.createElement("button"), {
        type: "button", className: "plain", textContent: this.#words.text("retry"),
      });
      button.addEventListener("click", () => {
        this.#tell("");
        retry();
      });
      this.#notice.append(" ", button);
    }
    if (milliseconds) setTimeout(() => this.#notice.textContent === words && this.#tell(""), milliseconds);
  }
}

/**
 * Returns the pan after which a pin is completely visible.
 * @param {{ x: number, y: number }} tip
 * @param {HTMLElement} map
 */
function panToPin({ x, y }, { clientWidth: width, clientHeight: height }) {
  const clamped = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.max(low, Math.min(high, value));
  return { dx: clamped(x, 24, width - 24) - x, dy: clamped(y, 56, height - 32) - y };
}

/**
 * Returns the bounding box of a circle.
 * @param {Coordinate} center
 * @param {number} radius in kilometers
 * @returns {Box}
 */
function circleBox({ latitude, longitude }, radius) {
  const [high, wide] = [radius / 111.2, radius / (111.2 * Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))];
  if (wide >= 180) return [-180, Math.max(-90, latitude - high), 180, Math.min(90, latitude + high)];
  return [wrapped(longitude - wide), Math.max(-90, latitude - high), wrapped(longitude + wide), Math.min(90, latitude + high)];
}

/**
 * Returns whether two boxes overlap. Either may cross the antimeridian.
 * @param {Box} one
 * @param {Box} other
 */
function overlaps([west, south, east, north], [otherWest, otherSouth, otherEast, otherNorth]) {
  const turn = (/** @type {number} */ degrees) => ((degrees % 360) + 360) % 360;
  const isBeside = turn(otherWest - west) > turn(east - west) && turn(west - otherWest) > turn(otherEast - otherWest);
  return south <= otherNorth && otherSouth <= north && (!isBeside || east - west >= 360 || otherEast - otherWest >= 360);
}

/**
 * Returns the approximate box of a view, for the list that is shown before the map has loaded.
 * @param {Coordinate} center
 * @param {number} zoom
 */
function boxAround(center, zoom) {
  return circleBox(center, (20_000 * Math.cos((center.latitude * Math.PI) / 180)) / 2 ** zoom);
}

const page = new MapPage();
/** @type {NodeListOf<HTMLAnchorElement>} */
const languages = document.querySelectorAll("a.language");
for (const link of languages) {
  link.addEventListener("click", () => {
    page.writeView();
    const address = new URL(location.href);
    address.searchParams.set("lang", link.lang);
    link.href = address.href;
  });
}
// An alert is about what the map shows, unless it has a circle.
const alertLink = document.getElementById("alert");
if (alertLink instanceof HTMLAnchorElement) {
  alertLink.addEventListener("click", () => {
    page.writeView();
    const { searchParams } = new URL(location.href);
    searchParams.delete("pet");
    const box = page.box;
    if (box && !searchParams.has("near")) searchParams.set("bbox", box.map((degrees) => degrees.toFixed(5)).join(","));
    alertLink.href = `/alerts/new?${searchParams}`;
  });
}
page.start();
