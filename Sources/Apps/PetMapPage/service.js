// The client of the service: requests, and the stream of changes, which reconnects after restarts and sleep.

import { filterParameters } from "./address.js";

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
 * @property {number} [distance] the distance from the request's `near` in meters
 * @typedef {object} Place a result of a search; one without a kind is a coordinate
 * @property {string} [kind]
 * @property {string} name
 * @property {string | null} [detail] the town
 * @property {string | null} [missingNumber] the house number that was searched, if the map does not have it
 * @property {number} latitude
 * @property {number} longitude
 * @property {number} zoom the zoom that shows the place as a whole
 * @typedef {{ total: number, missing: number, found: number, closed: number }} Totals
 */

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

/** The maximum number of pins in a fan; the list contains all of them. */
const fanLimit = 60;
const digits = (/** @type {number} */ number) => number.toFixed(6);
const coordinateText = (/** @type {Coordinate} */ { latitude, longitude }) => `${digits(latitude)},${digits(longitude)}`;

/**
 * Returns the zoom at which an area is 400 pixels wide.
 * @param {{ latitude: number, radius: number }} area the radius is in meters
 */
function zoomOf({ latitude, radius }) {
  const zoom = Math.log2((78_271 * 400 * Math.cos((latitude * Math.PI) / 180)) / (2 * Math.max(radius, 1)));
  return Math.max(9, Math.min(17, zoom));
}

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
   * Returns the pets in a box or in the filter's circle that match a filter, nearest to `near` first. Without `near`, the
   * most recently seen pets come first.
   * @param {{ box: Box, filter: Filter, near?: Coordinate | null, limit: number, offset?: number }} request
   * @param {AbortSignal} [signal]
   * @returns {Promise<Pet[]>}
   */
  async pets({ box, filter, near, limit, offset = 0 }, signal) {
    const parameters = this.#region(box, filter);
    parameters.set("limit", String(limit));
    if (offset) parameters.set("offset", String(offset));
    if (near && !filter.near) parameters.set("near", `${digits(near.latitude)},${digits(near.longitude)}`);
    if (!near && !filter.near) parameters.set("sort", "date");
    const { features } = await json(`${this.base}/api/v1/pins?${parameters}`, signal);
    return features.map(pet);
  }

  /**
   * Returns the number of pins in a box or in the filter's circle by status. They are counted in the same way as for the
   * map's clusters.
   * @param {Box} box
   * @param {number} zoom
   * @param {Filter} filter
   * @param {AbortSignal} [signal]
   * @returns {Promise<Totals>}
   */
  async totals(box, zoom, filter, signal) {
    const features = await this.clusters(box, zoom, filter, signal);
    /** @type {Totals} */
    const totals = { total: 0, missing: 0, found: 0, closed: 0 };
    for (const { properties } of features) {
      if (properties.cluster) {
        totals.total += properties.point_count;
        for (const status of /** @type {const} */ (["missing", "found", "closed"])) totals[status] += properties[status];
      } else {
        totals.total += 1;
        totals[/** @type {"missing"} */ (String(properties.status).toLowerCase())] += 1;
      }
    }
    return totals;
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
   * Returns the number of pets with each status and species.
   * @returns {Promise<Record<"status" | "species", { value: string, count: number }[]>>}
   */
  values() {
    return json(`${this.base}/api/v1/pins/values`);
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
    return data.map((/** @type {any} */ place) => ({ ...place, zoom: zoomOf(place) }));
  }

  /**
   * Returns the streets and landmarks around a coordinate, nearest first.
   * @param {Coordinate} coordinate
   * @returns {Promise<{ kind: string, name: string, distance: number }[]>}
   */
  async placesAt(coordinate) {
    const parameters = new URLSearchParams({ at: coordinateText(coordinate), limit: "1" });
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
