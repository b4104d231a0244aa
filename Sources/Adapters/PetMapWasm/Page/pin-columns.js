import { invalid } from "./checks.js";
import { PinIDs } from "./pin-ids.js";

const statusWords = { MISSING: 0, ACTIVE: 0, FOUND: 1, CLOSED: 2 };
const codes = new Map();

/** 0 to 2 of a status in any case or as a number; 0 of what is none. */
function statusCode(status) {
  if (typeof status === "number") return status;
  let code = codes.get(status);
  if (code === undefined) {
    code = statusWords[status?.toUpperCase?.()] ?? 0;
    // A page has few words for it; what else stands there shall not be kept.
    if (codes.size < 64) codes.set(status, code);
  }
  return code;
}

/** Memory that the engine takes to cluster a pin, so that it grows once: whenever it does, the page's
 * own garbage is collected. */
const workPerPin = 600;

const nowhere = [];

/** Pins as columns in the engine's memory, until `release()`. */
export class PinColumns {
  #exports;
  #places;
  #texts = 0;

  /** Takes GeoJSON or lists. */
  constructor({ exports }, points) {
    const features = Array.isArray(points) ? points : null;
    const count = features ? features.length : points.latitudes.length;
    if (!features && points.longitudes.length !== count) {
      throw invalid("lists of different length", `${count}, ${points.longitudes.length}`);
    }
    this.#exports = exports;
    this.count = count;
    this.ids = new PinIDs(count);
    exports.release(exports.allocate(count * workPerPin));
    this.#places = this.#allocate(count * 17);
    try {
      if (features) this.#readFeatures(features);
      else this.#readLists(points);
      this.#texts = this.#allocate(this.ids.byteLimit);
      this.ids.write(this.#list(Uint8Array, this.#texts, this.ids.byteLimit));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Texts of the ids, latitudes, longitudes, statuses. */
  get addresses() {
    return [this.#texts, this.#places, this.#places + 8 * this.count, this.#statuses];
  }

  get #statuses() {
    return this.#places + 16 * this.count;
  }

  // Views are made when they are needed: memory that has grown is another buffer.

  get latitudes() {
    return this.#list(Float64Array, this.#places, this.count);
  }

  get longitudes() {
    return this.#list(Float64Array, this.#places + 8 * this.count, this.count);
  }

  release() {
    this.#exports.release(this.#texts);
    this.#exports.release(this.#places);
  }

  #readFeatures(features) {
    const { count, ids, latitudes, longitudes } = this;
    const statuses = this.#list(Uint8Array, this.#statuses, count);
    for (let pin = 0; pin < count; pin++) {
      const { id, properties, geometry } = features[pin];
      const coordinates = geometry ? geometry.coordinates : nowhere;
      longitudes[pin] = coordinates[0];
      latitudes[pin] = coordinates[1];
      statuses[pin] = statusCode(properties?.status);
      ids.set(pin, id ?? properties?.id ?? pin);
    }
  }

  #readLists({ latitudes, longitudes, ids, statuses }) {
    this.latitudes.set(latitudes);
    this.longitudes.set(longitudes);
    const codes = this.#list(Uint8Array, this.#statuses, this.count);
    for (let pin = 0; pin < this.count; pin++) {
      this.ids.set(pin, ids ? ids[pin] : pin);
      codes[pin] = statuses ? statusCode(statuses[pin]) : 0;
    }
  }

  #allocate(byteCount) {
    const address = this.#exports.allocate(Math.max(1, byteCount));
    if (!address) throw new RangeError("petmap: out of memory");
    return address;
  }

  #list(List, address, count) {
    return new List(this.#exports.memory.buffer, address, count);
  }
}
