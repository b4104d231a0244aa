// Validation of arguments. Each function returns the validated value, or throws a RangeError with the name of
// the argument, the problem and the value.

/** Formats a value for an error message: strings in quotation marks, other values as in JavaScript. */
export function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  try {
    if (typeof value !== "object" || value === null) return String(value);
    const text = JSON.stringify(value) ?? "";
    return text.length > 80 ? `${text.slice(0, 80)}…` : text;
  } catch {
    return `a value of type ${typeof value}`;
  }
}

export function refuse(path, problem, value) {
  throw new RangeError(`petmap: ${path}: ${problem}: ${shown(value)}`);
}

export function number(value, path, low = -1e9, high = 1e9) {
  if (typeof value === "number" && value >= low && value <= high) return value;
  return refuse(path, `not a number from ${low} to ${high}`, value);
}

export function integer(value, path, low = 0, high = 2 ** 31 - 1) {
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  return refuse(path, `not a whole number from ${low} to ${high}`, value);
}

export function boolean(value, path) {
  return typeof value === "boolean" ? value : refuse(path, "not true or false", value);
}

export function text(value, path) {
  return typeof value === "string" ? value : refuse(path, "not a string", value);
}

export function callback(value, path) {
  return typeof value === "function" ? value : refuse(path, "not a function", value);
}

export function oneOf(value, names, path) {
  return names.includes(value) ? value : refuse(path, `not one of ${names.map(String).join(", ")}`, value);
}

export function object(value, path) {
  return typeof value === "object" && value !== null ? value : refuse(path, "not an object", value);
}

export function element(value, path) {
  return typeof value?.getBoundingClientRect === "function" ? value : refuse(path, "not an element", value);
}

/**
 * Runs a function that reads the members of an object without validating them. If a member is missing, throws
 * an error with the name of the argument.
 */
export function reading(path, body) {
  try {
    return body();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new RangeError(`petmap: ${path}: ${cause.message}`, { cause });
  }
}

/** Converts an iterable, such as a list, a set or a typed array, to an array. */
export function list(value, path) {
  if (typeof value !== "object" || typeof value?.[Symbol.iterator] !== "function") refuse(path, "not a list", value);
  return [...value];
}

/** Returns an ID as text. Numbers are converted. */
export function id(value, path) {
  if (typeof value === "string") return value;
  return Number.isFinite(value) ? String(value) : refuse(path, "neither a string nor a number", value);
}

/** Validates a latitude and a longitude in degrees. */
export function coordinate(value, path) {
  const { latitude, longitude } = object(value, path || "coordinate");
  const prefix = path && `${path}.`;
  return [number(latitude, `${prefix}latitude`, -90, 90), number(longitude, `${prefix}longitude`, -180, 180)];
}

/** Validates x and y, in CSS pixels by default. */
export function point(value, path, range = 1e9) {
  const { x, y } = object(value, path);
  return [number(x, `${path}.x`, -range, range), number(y, `${path}.y`, -range, range)];
}

/** Validates the width and height of a viewport in CSS pixels. */
export function size(value, path) {
  const { width, height } = object(value, path);
  return [number(width, `${path}.width`, 0.001, 32_767), number(height, `${path}.height`, 0.001, 32_767)];
}

/** Validates the center and zoom of a camera. */
export function camera(value, path) {
  const { center, zoom } = object(value, path);
  return [...coordinate(center, `${path}.center`), number(zoom, `${path}.zoom`, -4, 24)];
}

/** Validates west, south, east and north as numbers of any range. */
export function box(value, path) {
  const [west, south, east, north] = [value?.[0], value?.[1], value?.[2], value?.[3]];
  const isBox = [west, south, east, north].every((edge) => typeof edge === "number" && !Number.isNaN(edge));
  if (!isBox || value.length !== 4) refuse(path, "not west, south, east, north", value);
  return [west, south, east, north];
}

/**
 * Validates a box of a map, and returns it on one world. Like supercluster, it accepts boxes that span several worlds or
 * have longitudes beyond 180°.
 */
export function wrappedBox(value, path) {
  const [west, south, east, north] = box(value, path);
  const isWhole = east - west >= 360;
  return [
    isWhole ? -180 : wrapped(west), Math.max(-90, south), isWhole || east === 180 ? 180 : wrapped(east), Math.min(90, north),
  ];
}

function wrapped(longitude) {
  // Return early, because computing the remainder is slow and rounds the result.
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Merges options with the defaults. Unknown options are errors; undefined ones are ignored. */
export function options(given, standard, what) {
  const all = { ...standard };
  if (given == null) return all;
  const known = Object.keys(standard);
  for (const [name, value] of Object.entries(object(given, "options"))) {
    if (!known.includes(name)) {
      throw new RangeError(`petmap: ${name}: unknown option; ${what} has ${known.join(", ")}`);
    }
    if (value !== undefined) all[name] = value;
  }
  return all;
}

/** Validates the cluster options that Clusters and SceneMap share. */
export function clusterOptions({ radius, extent, minPoints, maxZoom }) {
  const isNumber = (value, low, high) => typeof value === "number" && value >= low && value <= high;
  if (!isNumber(extent, Number.MIN_VALUE, 1e9)) refuse("extent", "not a number above 0", extent);
  if (!isNumber(radius, 0, extent) || radius / extent < 1e-6) {
    refuse("radius", "not a number from a millionth of the extent up to the extent", radius);
  }
  if (!Number.isInteger(minPoints) || !isNumber(minPoints, 2, 2 ** 31 - 1)) {
    refuse("minPoints", "not an integer of at least 2", minPoints);
  }
  if (!Number.isInteger(maxZoom) || !isNumber(maxZoom, 0, 24)) refuse("maxZoom", "not an integer from 0 to 24", maxZoom);
}

/** Validates a measurer; null means the built-in table. */
export function measurer(value) {
  if (value === null) return null;
  callback(object(value, "measurer").measure, "measurer.measure");
  callback(value.verticalMetrics, "measurer.verticalMetrics");
  text(value.fonts, "measurer.fonts");
  return value;
}
