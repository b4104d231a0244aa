// The client of the service: requests, and the stream of changes, which reconnects after restarts and sleep.

import { filterParameters, openStatuses } from "./address.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").Filter} Filter
 * @typedef {[west: number, south: number, east: number, north: number]} Box
 * @typedef {object} Pet an announcement in the format of the service
 * @property {string} id
 * @property {string | null} petName
 * @property {string} species
 * @property {string | null} breed
 * @property {string} lastSeenDate
 * @property {"MISSING" | "FOUND" | "CLOSED"} status
 * @property {string | null} photoUrl
 * @property {string | null} updatedAt
 * @property {string | null} [email]
 * @property {string | null} [phone]
 * @property {string | null} [description]
 * @property {number} locationLatitude
 * @property {number} locationLongitude
 * @property {number} [locationRadius] the radius around the coordinate in kilometers, if it is not exact
 * @property {number} [sightingCount] how often the pet was seen since, if at all
 * @property {number} [distance] the distance from the request's `near` in meters
 * @typedef {Record<"status" | "species", { value: string, count: number }[]> & { old?: number }} Values the numbers of pets
 * @typedef {object} Place a result of a search; one without a kind is a coordinate
 * @property {string} [kind]
 * @property {string} name
 * @property {string | null} [detail] the town, the state and the country
 * @property {string | null} [missingNumber] the house number that was searched, if the map does not have it
 * @property {number} latitude
 * @property {number} longitude
 * @property {number} zoom the zoom that shows the place as a whole
 * @typedef {{ total: number, missing: number, found: number, closed: number, old: number }} Totals
 */

/**
 * Returns the numbers of pets with the statuses of a filter.
 * @param {Values} values
 * @param {Filter} filter
 * @returns {Totals}
 */
export function totals(values, filter) {
  const shown = filter.status.length ? filter.status : openStatuses;
  const count = (/** @type {string} */ status) =>
    shown.includes(status) ? values.status.find(({ value }) => value.toLowerCase() === status)?.count ?? 0 : 0;
  const [missing, found, closed] = [count("missing"), count("found"), count("closed")];
  // The service counts old pets of the filter's statuses.
  const old = values.old ?? 0;
  return { total: missing + found + closed + old, missing, found, closed, old };
}

/** A failed request: `offline` (no response), `gone` (404) or `broken` (any other error). */
export class ServiceFailure extends Error {
  /** @param {"offline" | "gone" | "broken"} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.name = "ServiceFailure";
    this.kind = kind;
  }
}

/** @param {string} url @param {AbortSignal} [signal] @returns {Promise<any>} */
async function json(url, signal) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(url, { signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ServiceFailure("offline", String(error));
  }
  if (response.status === 404) throw new ServiceFailure("gone", url);
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw new ServiceFailure("broken", body?.error?.message ?? `HTTP ${response.status}`);
  }
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ServiceFailure("offline", String(error));
  }
}

/** The lowest zoom without clusters. */
const pinZoom = 17;
/** The maximum number of pins in a fan; the list contains all of them. */
const fanLimit = 60;
const digits = (/** @type {number} */ number) => number.toFixed(6);
const coordinateText = (/** @type {Coordinate} */ { latitude, longitude }) => `${digits(latitude)},${digits(longitude)}`;

/** @param {any} feature a GeoJSON feature of a pin @returns {Pet} */
function pet({ properties, geometry }) {
  const [locationLongitude, locationLatitude] = geometry.coordinates;
  return { ...properties, locationLatitude, locationLongitude };
}

/** A client of the service at an origin, by default the page's. */
export class Service {
  /** @param {string} [base] */
  constructor(base = "") {
    this.base = base;
  }

  /**
   * Returns the parameters for the filter's circle, or for the box if the filter has no circle.
   * @param {Box} box
   * @param {Filter} filter
   */
  #region(box, filter) {
    const parameters = filterParameters(filter);
    if (filter.near) {
      parameters.set("near", `${digits(filter.near.latitude)},${digits(filter.near.longitude)}`);
      parameters.set("radius", String(filter.radius));
    } else {
      parameters.set("bbox", box.map(digits).join(","));
    }
    return parameters;
  }

  /**
   * Returns the pets in a box or in the filter's circle that match a filter, with their distances from `near`, and in the
   * filter's order.
   * @param {{ box: Box, filter: Filter, near: Coordinate | null, limit: number, offset?: number }} request
   * @param {AbortSignal} [signal]
   * @returns {Promise<Pet[]>}
   */
  async pets({ box, filter, near, limit, offset = 0 }, signal) {
    const parameters = this.#region(box, filter);
    parameters.set("limit", String(limit));
    if (offset) parameters.set("offset", String(offset));
    if (near && !filter.near) parameters.set("near", `${digits(near.latitude)},${digits(near.longitude)}`);
    if (!filter.sort && !filter.near) parameters.set("sort", "date");
    const { features } = await json(`${this.base}/api/v1/pins?${parameters}`, signal);
    return features.map(pet);
  }

  /**
   * Returns the clusters and pins at a zoom as GeoJSON features.
   * @param {Box} box
   * @param {number} zoom
   * @param {Filter} filter
   * @param {AbortSignal} [signal]
   * @returns {Promise<any[]>}
   */
  async clusters(box, zoom, filter, signal) {
    const parameters = this.#region(box, filter);
    parameters.set("zoom", String(Math.max(0, Math.min(24, Math.floor(zoom)))));
    parameters.set("cluster", "true");
    return (await json(`${this.base}/api/v1/pins?${parameters}`, signal)).features;
  }

  /** @param {string} id @param {AbortSignal} [signal] @returns {Promise<Pet>} */
  announcement(id, signal) {
    return json(`${this.base}/api/v1/announcements/${encodeURIComponent(id)}`, signal);
  }

  /**
   * Returns where a pet was seen since, in order of time.
   * @param {string} id
   * @returns {Promise<{ number: number, at: Coordinate }[]>}
   */
  async sightings(id) {
    const { sightings } = await json(`${this.base}/api/v1/announcements/${encodeURIComponent(id)}/sightings`);
    return sightings.map((/** @type {any} */ { number, locationLatitude: latitude, locationLongitude: longitude }) => (
      { number, at: { latitude, longitude } }));
  }

  /**
   * Returns the number of pets with each status and species in a box or in the filter's circle, which ignores the
   * filter's own choice of these.
   * @param {Box} box
   * @param {Filter} filter
   * @param {AbortSignal} [signal]
   * @returns {Promise<Values>}
   */
  values(box, filter, signal) {
    return json(`${this.base}/api/v1/pins/values?${this.#region(box, filter)}`, signal);
  }

  /**
   * Returns the lowest zoom, beginning with the given one, at which a pet's pin is not part of a cluster, or only of one
   * of pins at the same coordinate, which no zoom separates.
   * @param {Pet} pet
   * @param {number} zoom
   * @param {Filter} filter
   * @param {AbortSignal} signal
   * @returns {Promise<{ zoom: number, isStack: boolean }>}
   */
  async lowestZoom({ id, locationLatitude: south, locationLongitude: west }, zoom, filter, signal) {
    /** @type {Box} */
    const box = [west - 1e-6, Math.max(-90, south - 1e-6), west + 1e-6, Math.min(90, south + 1e-6)];
    const found = async (/** @type {number} */ zoom) => {
      const features = await this.clusters(box, zoom, { ...filter, near: null }, signal);
      const stack = features.find(({ properties, dx }) =>
        dx !== undefined || (properties.cluster && properties.expansion_zoom == null));
      return stack || features.some(({ properties }) => properties.id === id) ? { zoom, isStack: Boolean(stack) } : null;
    };
    const first = await found(Math.floor(zoom));
    if (first) return { ...first, zoom };
    // A pet that the filter excludes has no pin of its own.
    let [low, best] = [Math.floor(zoom) + 1, { zoom, isStack: false }];
    for (let high = pinZoom; low <= high;) {
      const middle = (low + high) >> 1;
      const here = await found(middle);
      if (here) [best, high] = [here, middle - 1];
      else low = middle + 1;
    }
    return best;
  }

  /** Checks that the service can be reached. A cached response does not suffice. */
  async reach() {
    const { ok, status } = await fetch(location.href, { cache: "no-store" });
    if (!ok) throw new ServiceFailure("broken", `HTTP ${status}`);
  }

  /**
   * Returns the pins of a cluster with their offsets in a fan, in CSS pixels from the fan's center.
   * @param {string} id
   * @param {Filter} filter
   * @param {AbortSignal} [signal]
   * @returns {Promise<{ pet: Pet, dx: number, dy: number }[]>}
   */
  async fan(id, filter, signal) {
    const parameters = filterParameters(filter);
    parameters.set("limit", String(fanLimit));
    const { features } = await json(`${this.base}/api/v1/clusters/${encodeURIComponent(id)}?${parameters}`, signal);
    return features.map((/** @type {any} */ feature) => ({
      pet: pet(feature), dx: feature.dx ?? 0, dy: feature.dy ?? 0,
    }));
  }

  /**
   * Returns streets, landmarks and cities whose names match a text, best match first.
   * @param {string} text
   * @param {Coordinate | null} near the coordinate near which places are preferred
   * @param {string} language the language of the names of cities
   * @param {AbortSignal} [signal]
   * @returns {Promise<Place[]>}
   */
  async places(text, near, language, signal) {
    const parameters = new URLSearchParams({ text, lang: language });
    if (near) parameters.set("at", coordinateText(near));
    const { data } = await json(`${this.base}/api/v1/places?${parameters}`, signal);
    return data;
  }

  /**
   * Returns the streets and landmarks around a coordinate, nearest first.
   * @param {Coordinate} coordinate
   * @param {number} limit the maximum number of places
   * @returns {Promise<{ kind: string, name: string, latitude: number, longitude: number, distance: number }[]>}
   */
  async placesAt(coordinate, limit) {
    const parameters = new URLSearchParams({ at: coordinateText(coordinate), limit: String(limit) });
    return (await json(`${this.base}/api/v1/places/nearest?${parameters}`)).data;
  }

  /**
   * Parses a coordinate in any notation that petmap reads; returns null for other text.
   * @param {string} text
   * @returns {Promise<import("./address.js").Coordinate | null>}
   */
  async coordinate(text) {
    const parameters = new URLSearchParams({ text });
    return (await json(`${this.base}/api/v1/coordinates?${parameters}`)).data[0] ?? null;
  }

  /**
   * Returns the URL template of the tiles. The version makes the URLs unique for each state of the pins.
   * @param {Filter} filter
   * @param {string} version
   */
  tiles(filter, version) {
    const parameters = filterParameters(filter);
    if (version) parameters.set("version", version);
    const query = parameters.toString();
    return `${this.base || location.origin}/tiles/{z}/{x}/{y}.mvt${query ? `?${query}` : ""}`;
  }
}

/**
 * @typedef {object} Listener
 * @property {(version: string) => void} onversion called with the number of the last change, at the start and whenever changes were missed
 * @property {(change: { put?: Pet, removed?: string }, version: string) => void} onchange
 * @property {(isConnected: boolean) => void} onconnection
 */

/** The time after which a hidden page reconnects, because sleep may have broken the connection, in milliseconds. */
const staleAfter = 30_000;
const longestDelay = 60_000;

export class Live {
  #url;
  #listener;
  /** @type {EventSource | null} */
  #source = null;
  #version = "";
  #delay = 1000;
  /** @type {number | undefined} */
  #timer;
  #hiddenAt = 0;

  /** @param {string} url @param {Listener} listener @param {string} version the number of the last known change */
  constructor(url, listener, version) {
    this.#url = url;
    this.#listener = listener;
    this.#version = version;
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
    addEventListener("online", () => this.connect());
    addEventListener("pageshow", (event) => event.persisted && this.connect());
    addEventListener("pagehide", () => this.#source?.close());
    this.#watchClock();
    this.connect();
  }

  #visibilityChanged() {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > staleAfter) this.connect();
  }

  /** Detects sleep by a jump of the clock, because a page can sleep without being hidden. */
  #watchClock() {
    let last = Date.now();
    setInterval(() => {
      const now = Date.now();
      if (now - last > staleAfter) this.connect();
      last = now;
    }, 5000);
  }

  connect() {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(this.#url);
    this.#source = source;
    source.addEventListener("hello", (event) => this.#reached(event.lastEventId));
    source.addEventListener("reload", (event) => this.#reached(event.lastEventId));
    for (const name of ["put", "remove"]) {
      source.addEventListener(name, (event) => {
        this.#version = event.lastEventId;
        const data = JSON.parse(event.data);
        this.#listener.onchange(name === "put" ? { put: data } : { removed: data.id }, event.lastEventId);
      });
    }
    source.addEventListener("open", () => {
      this.#delay = 1000;
      this.#listener.onconnection(true);
    });
    source.addEventListener("error", () => {
      this.#listener.onconnection(false);
      // The browser reconnects by itself unless the service has rejected the connection.
      if (source.readyState !== EventSource.CLOSED || source !== this.#source) return;
      this.#timer = setTimeout(() => this.connect(), this.#delay);
      this.#delay = Math.min(longestDelay, this.#delay * 2);
    });
  }

  /** @param {string} version */
  #reached(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.#listener.onversion(version);
  }
}
