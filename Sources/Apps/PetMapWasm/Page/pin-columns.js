import { PinIDs } from "./pin-ids.js";
import { shown } from "./arguments.js";

const statusWords = { MISSING: 0, ACTIVE: 0, FOUND: 1, CLOSED: 2 };
const codes = new Map();

/** Returns the code of a status, 0 to 2, or `unknown` for other values. Words can be in any case. */
export function statusCode(status, unknown = 0) {
  if (typeof status === "number") return status === 0 || status === 1 || status === 2 ? status : unknown;
  if (status == null) return unknown;
  let code = codes.get(status);
  if (code === undefined) {
    code = statusWords[status?.toUpperCase?.()];
    if (code === undefined) return unknown;
    codes.set(status, code);
  }
  return code;
}

/** The memory that the engine needs to cluster a pin, in bytes. */
const workPerPin = 600;

/** Returns the reason why a feature is not a valid pin, or undefined if it is. */
export function problem(feature) {
  if (typeof feature !== "object" || feature === null) return "not a feature";
  const { geometry } = feature;
  if (geometry == null) return "no geometry";
  const { type, coordinates } = geometry;
  if (type !== "Point") return `a ${typeof type === "string" ? type : shown(type)}, not a Point`;
  if (!Array.isArray(coordinates)) return "no coordinates";
  return outOfRange(coordinates[0], coordinates[1]);
}

function outOfRange(longitude, latitude) {
  // Written so that NaN is also out of range.
  if (!(typeof longitude === "number" && longitude >= -180 && longitude <= 180)) {
    return `longitude is not a number from -180 to 180: ${shown(longitude)}`;
  }
  if (!(typeof latitude === "number" && latitude >= -90 && latitude <= 90)) {
    return `latitude is not a number from -90 to 90: ${shown(latitude)}`;
  }
}

/** Pins as columns in the engine's memory, which `release()` frees, and the skipped features. */
export class PinColumns {
  #engine;
  #start;
  #texts = 0;
  #seen = new Seen();
  #invalid;
  count = 0;
  skipped = [];
  /** The index of each pin in the input, or null if nothing was skipped. */
  positions = null;

  /** Reads GeoJSON or columns. */
  constructor(engine, points, { id = null, invalid = "skip", capacity }) {
    this.#engine = engine;
    this.capacity = capacity;
    this.#invalid = invalid;
    this.ids = new PinIDs(capacity);
    engine.reserve(capacity, workPerPin);
    this.#start = engine.allocate(capacity * 17);
    try {
      if (Array.isArray(points)) this.#readFeatures(points, id);
      else this.#readLists(points);
      this.#texts = engine.allocate(this.ids.byteLimit);
      this.ids.count = this.count;
      this.ids.write(this.#list(Uint8Array, this.#texts, this.ids.byteLimit));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** The addresses of the IDs, the latitudes, the longitudes and the statuses. */
  get addresses() {
    return [this.#texts, this.#start, this.#start + 8 * this.capacity, this.#statuses];
  }

  get #statuses() {
    return this.#start + 16 * this.capacity;
  }

  // Views are created when needed, because growing memory replaces its buffer.

  get latitudes() {
    return this.#list(Float64Array, this.#start, this.capacity);
  }

  get longitudes() {
    return this.#list(Float64Array, this.#start + 8 * this.capacity, this.capacity);
  }

  release() {
    this.#engine.freeAll([this.#texts, this.#start]);
  }

  #skip(index, reason) {
    if (this.#invalid === "throw") throw new RangeError(`petmap: feature ${index}: ${reason}`);
    if (this.positions === null) {
      this.positions = new Uint32Array(this.capacity);
      for (let pin = 0; pin < this.count; pin++) this.positions[pin] = pin;
    }
    this.skipped.push({ index, reason });
  }

  #readFeatures(features, idOf) {
    // The page's function may grow the memory, so it runs before views are created.
    const given = idOf && features.map((feature) => (problem(feature) === undefined ? idOf(feature) : null));
    const { capacity, ids, latitudes, longitudes } = this;
    const statuses = this.#list(Uint8Array, this.#statuses, capacity);
    const ownID = (feature, index) => (given ? given[index] : feature.id ?? feature.properties?.id);
    let hasIDs;
    for (let index = 0; index < capacity; index++) {
      const feature = features[index];
      const reason = problem(feature);
      if (reason !== undefined) {
        this.#skip(index, reason);
        continue;
      }
      const { properties, geometry: { coordinates } } = feature;
      let id = ownID(feature, index);
      if (id == null) {
        // An index may be the ID of another feature.
        hasIDs ??= features.some((feature, at) => problem(feature) === undefined && ownID(feature, at) != null);
        id = hasIDs ? this.#seen.unused(`#${index}`) : index;
      }
      if (typeof id !== "number" && typeof id !== "string") {
        if (typeof id !== "bigint" && typeof id !== "boolean") {
          this.#skip(index, `id is neither a string nor a number: ${shown(id)}`);
          continue;
        }
        id = String(id);
      }
      if (!this.#seen.add(id)) {
        this.#skip(index, `repeated id ${shown(id)}`);
        continue;
      }
      const pin = this.count++;
      longitudes[pin] = coordinates[0];
      latitudes[pin] = coordinates[1];
      statuses[pin] = statusCode(properties?.status);
      ids.set(pin, id);
      if (this.positions !== null) this.positions[pin] = index;
    }
  }

  #readLists(lists) {
    const { latitudes, longitudes, ids, capacity } = this;
    const statuses = this.#list(Uint8Array, this.#statuses, capacity);
    for (let index = 0; index < capacity; index++) {
      const longitude = lists.longitudes[index];
      const latitude = lists.latitudes[index];
      const id = lists.ids ? lists.ids[index] : index;
      let reason = outOfRange(longitude, latitude);
      if (typeof id !== "number" && typeof id !== "string") {
        reason ??= `id is neither a string nor a number: ${shown(id)}`;
      }
      if (reason === undefined && lists.ids && !this.#seen.add(id)) {
        reason = `repeated id ${shown(id)}`;
      }
      if (reason !== undefined) {
        this.#skip(index, reason);
        continue;
      }
      const pin = this.count++;
      longitudes[pin] = longitude;
      latitudes[pin] = latitude;
      statuses[pin] = lists.statuses ? statusCode(lists.statuses[index]) : 0;
      ids.set(pin, id);
      if (this.positions !== null) this.positions[pin] = index;
    }
  }

  #list(List, address, count) {
    return new List(this.#engine.exports.memory.buffer, address, count);
  }
}

/** The IDs read so far, as strings. While they are increasing integers, only the gaps are stored. */
class Seen {
  #last = -1;
  /** The gaps in the sequence: for each, the first missing number and the next existing one. */
  #gaps = [];
  #texts = null;

  add(id) {
    if (this.#texts === null) {
      if ((id | 0) === id && id > this.#last) {
        if (id !== this.#last + 1) this.#gaps.push(this.#last + 1, id);
        this.#last = id;
        return true;
      }
      this.#texts = new Set();
    }
    if (this.#isOfRun(id)) return false;
    const text = String(id);
    const { size } = this.#texts;
    return this.#texts.add(text).size > size;
  }

  /** Returns whether an ID is one of the initial increasing numbers. */
  #isOfRun(id) {
    const number = typeof id === "number" ? id : Number(id);
    if ((number | 0) !== number || number < 0 || number > this.#last || String(number) !== String(id)) {
      return false;
    }
    const gaps = this.#gaps;
    let [low, high] = [0, gaps.length >> 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (gaps[2 * middle + 1] <= number) low = middle + 1; else high = middle;
    }
    return low === gaps.length >> 1 || number < gaps[2 * low];
  }

  /** Returns an unused ID. */
  unused(id) {
    while (this.#texts?.has(id)) id += "'";
    return id;
  }
}
