import { refuse, shown } from "./arguments.js";
import { PinIDs } from "./pin-ids.js";

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
const workPerPin = 420;

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

/** Returns the reason why a value cannot be the ID of a pin, or undefined if it can. */
export const idProblem = (id) => (["string", "number", "bigint", "boolean"].includes(typeof id)
  ? undefined : `id is neither a string nor a number: ${shown(id)}`);

/** The groups of pins by number, in order of appearance. */
export class Groups {
  #numbers = new Map();
  values = [];

  number(value) {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#numbers.set(value, number);
    }
    return number;
  }
}

/** Pins as columns in the engine's memory, which `release()` frees, and the skipped features. */
export class PinColumns {
  #engine;
  #start;
  #texts = 0;
  #reading;
  skipped = [];
  /** Whether any feature has an ID. */
  hasIDs = true;

  /**
   * Reads GeoJSON or columns. `groupOf` returns the group of a pin's properties. A skipped feature keeps its index,
   * and its latitude is NaN.
   */
  constructor(engine, points, reading) {
    this.#engine = engine;
    this.#reading = reading;
    const count = this.count = pinCount(points);
    this.ids = new PinIDs(count);
    this.groups = reading.groupOf || points.groups ? new Groups() : null;
    engine.reserve(count, workPerPin);
    this.#start = engine.allocate(count * 21);
    try {
      if (Array.isArray(points)) this.#readFeatures(points);
      else this.#readLists(points);
      this.#texts = engine.allocate(this.ids.byteLimit);
      this.ids.write(this.#list(Uint8Array, this.#texts, this.ids.byteLimit));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** The addresses of the IDs, the latitudes, the longitudes, the statuses and the groups. */
  get addresses() {
    const { count } = this;
    const start = this.#start;
    return [this.#texts, start, start + 8 * count, start + 20 * count, this.groups ? start + 16 * count : 0];
  }

  // Views are created when needed, because growing memory replaces its buffer.

  get latitudes() {
    return this.#list(Float64Array, this.#start);
  }

  get longitudes() {
    return this.#list(Float64Array, this.#start + 8 * this.count);
  }

  release() {
    this.#engine.freeAll([this.#texts, this.#start]);
  }

  skip(index, reason) {
    if (this.#reading.invalid === "throw") throw new RangeError(`petmap: feature ${index}: ${reason}`);
    this.skipped.push({ index, reason });
  }

  #readFeatures(features) {
    const { id: idOf, groupOf } = this.#reading;
    const { count, ids } = this;
    const isValid = (feature) => problem(feature) === undefined;
    // The page's functions may grow the memory, so they run before views are created.
    const given = idOf && features.map((feature) => (isValid(feature) ? idOf(feature) : null));
    const groups = groupOf
      && features.map((feature) => (isValid(feature) ? this.groups.number(groupOf(feature.properties)) : 0));
    const ownID = (feature, index) => (given ? given[index] : feature.id ?? feature.properties?.id);
    this.hasIDs = features.some((feature, index) => ownID(feature ?? {}, index) != null && isValid(feature));
    const { latitudes, longitudes } = this;
    const [statuses, numbers] = this.#codes;
    for (let index = 0; index < count; index++) {
      const feature = features[index];
      let reason = problem(feature);
      const id = reason === undefined ? ownID(feature, index) ?? indexID(index, this.hasIDs) : 0;
      reason ??= idProblem(id);
      if (reason !== undefined) {
        latitudes[index] = NaN;
        this.skip(index, reason);
        ids.set(index, 0);
        continue;
      }
      const { properties, geometry: { coordinates } } = feature;
      longitudes[index] = coordinates[0];
      latitudes[index] = coordinates[1];
      statuses[index] = statusCode(properties?.status);
      if (groups) numbers[index] = groups[index];
      ids.set(index, typeof id === "number" ? id : String(id));
    }
  }

  #readLists(lists) {
    const { latitudes, longitudes, ids, groups, count } = this;
    const [statuses, numbers] = this.#codes;
    for (let index = 0; index < count; index++) {
      const longitude = lists.longitudes[index];
      const latitude = lists.latitudes[index];
      const id = lists.ids ? lists.ids[index] : index;
      let reason = outOfRange(longitude, latitude);
      reason ??= idProblem(id);
      if (reason !== undefined) {
        latitudes[index] = NaN;
        this.skip(index, reason);
        ids.set(index, 0);
        continue;
      }
      longitudes[index] = longitude;
      latitudes[index] = latitude;
      statuses[index] = lists.statuses ? statusCode(lists.statuses[index]) : 0;
      if (groups) numbers[index] = groups.number(lists.groups?.[index]);
      ids.set(index, typeof id === "number" ? id : String(id));
    }
  }

  /** The statuses and the groups. */
  get #codes() {
    const { count } = this;
    const start = this.#start + 16 * count;
    return [this.#list(Uint8Array, start + 4 * count), this.#list(Uint32Array, start)];
  }

  #list(List, address, count = this.count) {
    return new List(this.#engine.exports.memory.buffer, address, count);
  }
}

/** Returns the ID of a feature without one. If others have IDs, one of them may be its index. */
export const indexID = (index, hasIDs) => (hasIDs ? `#${index}` : index);

/** Returns the number of pins in features or columns. */
export function pinCount(columns) {
  if (Array.isArray(columns)) return columns.length;
  const { latitudes } = columns ?? {};
  for (const name of ["latitudes", "longitudes", "ids", "statuses", "groups"]) {
    const column = columns?.[name];
    const isColumn = Array.isArray(column) || (ArrayBuffer.isView(column) && !(column instanceof DataView));
    if (column == null && !name.endsWith("itudes")) continue;
    if (!isColumn) {
      if (name === "latitudes") refuse("points", "not features, a FeatureCollection or columns", columns);
      refuse(name, "not a list", column);
    }
    if (column.length !== latitudes.length) {
      throw new RangeError(`petmap: ${name}: ${column.length} values for ${latitudes.length} latitudes`);
    }
  }
  return latitudes.length;
}
