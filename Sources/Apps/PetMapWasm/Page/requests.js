import {
  arrowHeight, arrowWidth, cameraLatitude, cameraZoom, cardContrast, cardFieldCount,
  cardFields, cardHasPhoto, cardLanguage, cardPhotoHeight, cardTextScale, cardWidth, contentWidth,
  everywhere, filterHasSpecies, filterStatuses, inBox, inCircle, insetTop, languages, largestObstacleCount,
  layoutHasDrawing, markerAnchorX, markerAnchorY, markerGap, markerWidth, obstacleCount,
  optionalTexts, paddingTop, petAge, petCreatedAt, petFirstOptionalText, petID, petLastSeenDate, petLatitude,
  petLongitude, petNumberCount, petSpecies, petStatus, petUpdatedAt, placementAlignment, placementSides, pointX,
  previousSide, queryLatitude, queryLimit, queryOffset, queryOrder, queryRadius, queryRegion,
  queryWest, requestNumberCount, sceneIsClustered, sceneMargin, viewportWidth,
} from "./schema.js";
import { boolean, oneOf, refuse, shown, text } from "./arguments.js";

// The page's requests, encoded as numbers and texts according to the schema. Each function validates names and types,
// and returns an object with `numbers` and `texts`; a missing text is null. The engine validates numbers.

/** An object from the page. Missing or null members have default values. */
class Given {
  #object;
  /** The prefix of member names: `viewport.`. */
  #path;

  constructor(object, names, path = "") {
    if (typeof object !== "object" || object === null || Array.isArray(object)) {
      refuse(path.slice(0, -1) || "options", "not an object", object);
    }
    for (const name of Object.keys(object)) {
      if (object[name] === undefined || names.includes(name)) continue;
      throw new RangeError(
        `petmap: ${path}${name}: unknown option; known are ${names.join(", ")}`);
    }
    this.#object = object;
    this.#path = path;
  }

  value(name) {
    return this.#object[name] ?? null;
  }

  path(name) {
    return this.#path + name;
  }

  boolean(name, standard) {
    return boolean(this.value(name) ?? standard, this.path(name));
  }

  text(name) {
    const value = this.value(name);
    return value === null ? null : text(value, this.path(name));
  }

  list(name) {
    const value = this.value(name);
    return value === null || Array.isArray(value) ? value : refuse(this.path(name), "not a list", value);
  }

  /** Returns the indices of different values in a list of names, or null if the member is missing. */
  indices(name, names) {
    const values = this.list(name);
    return values && Array.from(values, (value, i) => {
      if (values.indexOf(value) < i) throw new RangeError(`petmap: ${this.path(name)}: repeated ${shown(value)}`);
      return this.index(name, names, value);
    });
  }

  /** Returns the index of a value in a list of names. */
  index(name, names, value = this.value(name)) {
    return names.indexOf(oneOf(value, names, this.path(name)));
  }

  /** Returns a member that is an object, or null if it is missing. */
  object(name, names) {
    const value = this.value(name);
    return value === null ? null : new Given(value, names, `${this.path(name)}.`);
  }

  required(name, names) {
    return this.object(name, names) ?? missing(this.path(name));
  }
}

function missing(path) {
  throw new RangeError(`petmap: ${path}: missing`);
}

/** A request to the engine, which knows the ranges and the defaults of numbers. Missing numbers are NaN. */
class Request {
  numbers = new Float64Array(requestNumberCount).fill(NaN);
  texts = [];
  /** The members that the numbers come from, by index. */
  #members = [];

  /** Sets a number to a member of an object, or leaves it missing. */
  set(index, given, name) {
    const value = given?.value(name) ?? null;
    if (value === null) return;
    // The engine refuses infinity, and thus any value that is not a number.
    this.numbers[index] = typeof value === "number" && !Number.isNaN(value) ? value : Infinity;
    this.#members[index] = { path: given.path(name), value };
  }

  /** Sets numbers at consecutive indices to required members. */
  setRequired(index, given, names) {
    names.forEach((name, i) => {
      if (given.value(name) === null) missing(given.path(name));
      this.set(index + i, given, name);
    });
  }

  setInteger(index, given, name) {
    const value = given.value(name);
    if (typeof value === "number" && Number.isFinite(value) && !Number.isInteger(value)) {
      refuse(given.path(name), "not a whole number", value);
    }
    this.set(index, given, name);
  }

  /** Returns the error for a number that the engine has refused. */
  refusal(index, low, high) {
    const { path, value } = this.#members[index];
    return new RangeError(`petmap: ${path}: not a number from ${low} to ${high}: ${shown(value)}`);
  }
}

const edges = ["top", "right", "bottom", "left"];
const sides = ["above", "below", "left", "right"];
const alignments = ["start", "center", "end"];
const rectangle = ["x", "y", "width", "height"];

/** Encodes the viewport and its insets, which are members of the viewport or a separate argument. */
function setViewport(request, given) {
  const viewport = given.required("viewport", ["width", "height", "insets"]);
  request.setRequired(viewportWidth, viewport, ["width", "height"]);
  const insets = given.object("insets", edges) ?? viewport.object("insets", edges);
  edges.forEach((edge, i) => request.set(insetTop + i, insets, edge));
}

const optionNames = ["sides", "align", "padding", "obstacles"];

/** Encodes the options of a placement. */
function setOptions(request, given) {
  const allowed = given.indices("sides", sides);
  if (allowed?.length === 0) refuse(given.path("sides"), "no sides", allowed);
  allowed?.forEach((side, i) => { request.numbers[placementSides + i] = side; });
  if (given.value("align") !== null) request.numbers[placementAlignment] = given.index("align", alignments);
  const padding = typeof given.value("padding") === "number" ? null : given.object("padding", edges);
  edges.forEach((edge, i) => request.set(paddingTop + i, padding ?? given, padding ? edge : "padding"));
  const obstacles = given.list("obstacles") ?? [];
  if (obstacles.length > largestObstacleCount) {
    refuse(given.path("obstacles"), `more than ${largestObstacleCount}`, obstacles.length);
  }
  const numbers = new Float64Array(requestNumberCount + 4 * obstacles.length);
  numbers.set(request.numbers);
  request.numbers = numbers;
  numbers[obstacleCount] = obstacles.length;
  for (const [i, obstacle] of obstacles.entries()) {
    const path = `${given.path("obstacles")}[${i}].`;
    request.setRequired(requestNumberCount + 4 * i, new Given(obstacle, rectangle, path), rectangle);
  }
}

/** Encodes the position of a callout's pin, the viewport, the previous side and the options. */
function setPlace(request, given) {
  request.setRequired(pointX, given.required("at", ["x", "y"]), ["x", "y"]);
  setViewport(request, given);
  if (given.value("previous") !== null) {
    request.numbers[previousSide] = given.index("previous", sides);
  }
  setOptions(request, given);
}

const anchors = {
  bottom: [0.5, 1], center: [0.5, 0.5], top: [0.5, 0], left: [0, 0.5], right: [1, 0.5],
};

function setMarker(request, given) {
  request.set(markerGap, given, "gap");
  const arrow = given.object("arrow", ["width", "height"]);
  request.set(arrowWidth, arrow, "width");
  request.set(arrowHeight, arrow, "height");
  const marker = given.object("marker", ["width", "height", "anchor"]);
  if (!marker) return;
  request.setRequired(markerWidth, marker, ["width", "height"]);
  if (typeof marker.value("anchor") === "string") {
    const names = Object.keys(anchors);
    const [x, y] = anchors[names[marker.index("anchor", names)]];
    request.numbers[markerAnchorX] = x * marker.value("width");
    request.numbers[markerAnchorY] = y * marker.value("height");
  } else {
    const anchor = marker.object("anchor", ["x", "y"]);
    request.set(markerAnchorX, anchor, "x");
    request.set(markerAnchorY, anchor, "y");
  }
}

const kinds = [
  "photo", "name", "species", "location", "date", "email", "phone", "description", "badge",
];

/** Returns whether the user prefers more contrast. */
function prefersContrast() {
  return globalThis.matchMedia?.("(prefers-contrast: more)").matches ?? false;
}

/** Encodes the parameters of cards and the name of the measurer's fonts (null for the built-in table). */
export function card(options, fonts) {
  const given = new Given(
    options, ["width", "textScale", "photo", "language", "marker", "gap", "arrow", "fields", "contrast"]);
  const request = new Request();
  const { numbers } = request;
  request.set(cardWidth, given, "width");
  request.set(cardTextScale, given, "textScale");
  const photo = given.value("photo") ?? "reserve";
  if (typeof photo === "number") request.set(cardPhotoHeight, given, "photo");
  else numbers[cardHasPhoto] = given.index("photo", ["none", "reserve"], photo);
  const codes = languages.map(({ code }) => code);
  const names = [...codes, ...codes.map((code) => code.toUpperCase())];
  numbers[cardLanguage] = given.index("language", names, given.value("language") ?? "en") % codes.length;
  const contrast = given.value("contrast") ?? (prefersContrast() ? "increased" : "standard");
  numbers[cardContrast] = given.index("contrast", ["standard", "increased"], contrast);
  setMarker(request, given);
  const fields = given.indices("fields", kinds);
  fields?.forEach((kind, i) => { numbers[cardFields + i] = kind; });
  if (fields) numbers[cardFieldCount] = fields.length;
  request.texts = [fonts];
  return request;
}

export function layout(options) {
  const request = new Request();
  const given = new Given(options, ["at", "viewport", "insets", "previous", "drawing", ...optionNames]);
  setPlace(request, given);
  request.numbers[layoutHasDrawing] = given.boolean("drawing", false) ? 1 : 0;
  return request;
}

export function placement(options) {
  const given = new Given(
    options, ["size", "at", "viewport", "insets", "marker", "gap", "arrow", "previous", ...optionNames]);
  const request = new Request();
  const size = given.required("size", ["width", "height"]);
  request.setRequired(contentWidth, size, ["width", "height"]);
  setPlace(request, given);
  setMarker(request, given);
  return request;
}

const statuses = ["MISSING", "FOUND", "CLOSED", "missing", "found", "closed"];
const filterNames = ["statuses", "species", "since", "until", "text"];

function setFilter(request, given) {
  const { numbers } = request;
  const words = given.list("statuses");
  if (words) {
    numbers[filterStatuses] = words.reduce(
      (bits, word) => bits | (1 << (given.index("statuses", statuses, word) % 3)), 0);
  }
  const species = given.list("species");
  if (species) numbers[filterHasSpecies] = 1;
  for (const word of species ?? []) text(word, "species");
  request.texts = [given.text("since"), given.text("until"), given.text("text"), ...species ?? []];
}

export function filter(options) {
  const request = new Request();
  setFilter(request, new Given(options, filterNames));
  return request;
}

const orders = ["source", "newest", "distance", "date", "id"];

export function query(options) {
  const given = new Given(
    options, [...filterNames, "box", "near", "radius", "sort", "limit", "offset"]);
  const request = new Request();
  const { numbers } = request;
  setFilter(request, given);
  const box = given.list("box");
  const near = given.object("near", ["latitude", "longitude"]);
  numbers[queryRegion] = box ? inBox : near ? inCircle : everywhere;
  if (box) {
    if (near) throw new RangeError("petmap: near: not allowed with box");
    if (box.length !== 4) refuse("box", "not west, south, east, north", box);
    numbers.set(box.map((edge) => (typeof edge === "number" ? edge : NaN)), queryWest);
  } else if (near) {
    request.setRequired(queryLatitude, near, ["latitude", "longitude"]);
    request.set(queryRadius, given, "radius");
  }
  const sort = given.value("sort") ?? (near ? "distance" : "source");
  numbers[queryOrder] = given.index("sort", orders, sort);
  if (given.value("limit") !== Infinity) request.setInteger(queryLimit, given, "limit");
  request.setInteger(queryOffset, given, "offset");
  return request;
}

export function scene(options) {
  const given = new Given(options, [
    "camera", "viewport", "insets", "selected", "openCluster", "clustered", "margin", ...optionNames,
  ]);
  const request = new Request();
  const camera = given.required("camera", ["center", "zoom"]);
  const center = camera.required("center", ["latitude", "longitude"]);
  request.setRequired(cameraLatitude, center, ["latitude", "longitude"]);
  request.setRequired(cameraZoom, camera, ["zoom"]);
  request.numbers[sceneIsClustered] = given.boolean("clustered", true) ? 1 : 0;
  request.set(sceneMargin, given, "margin");
  setViewport(request, given);
  setOptions(request, given);
  request.texts = [given.text("selected"), given.text("openCluster")];
  return request;
}

/** An announcement's texts, by index in the schema. */
const petTexts = [
  ["lastSeenDate", petLastSeenDate], ["createdAt", petCreatedAt], ["updatedAt", petUpdatedAt],
  ...optionalTexts.map((name, index) => [name, petFirstOptionalText + index]),
];
const petTextCount = petFirstOptionalText + optionalTexts.length;
const textNames = [...petTexts.map(([name]) => name), "species", "status"];
const petStatuses = { ACTIVE: 0, MISSING: 0, FOUND: 1, CLOSED: 2 };

/** Returns a number, or a numeric string as a number; otherwise returns NaN. */
function degrees(value) {
  if (typeof value === "string" && value.trim() !== "") return Number(value);
  return typeof value === "number" ? value : NaN;
}

/** Returns the reason why a value is not a valid announcement, or undefined if it is. */
export function announcementProblem(a) {
  if (typeof a !== "object" || a === null) return "not an announcement";
  if (a.id == null || a.id === "") return "id is missing";
  if (!isText(a.id)) return "id is neither a string nor a number";
  const [latitude, longitude] = [a.latitude ?? a.locationLatitude, a.longitude ?? a.locationLongitude];
  if (latitude == null) return "latitude is missing";
  if (longitude == null) return "longitude is missing";
  if (!(Math.abs(degrees(latitude)) <= 90)) {
    return `latitude is not a number from -90 to 90: ${shown(latitude)}`;
  }
  if (!(Math.abs(degrees(longitude)) <= 180)) {
    return `longitude is not a number from -180 to 180: ${shown(longitude)}`;
  }
  const wrong = textNames.find((name) => a[name] != null && !isText(a[name]));
  return wrong && `${wrong} is not a string: ${shown(a[wrong])}`;
}

/** Returns whether a value is a string, or has a meaningful string representation. */
function isText(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Encodes valid announcements from a page or a service. */
export function announcements(list) {
  const numbers = new Float64Array(list.length * petNumberCount);
  const texts = new Array(list.length * petTextCount).fill(null);
  list.forEach((a, i) => {
    const [firstNumber, firstText] = [i * petNumberCount, i * petTextCount];
    numbers[firstNumber + petLatitude] = degrees(a.latitude ?? a.locationLatitude);
    numbers[firstNumber + petLongitude] = degrees(a.longitude ?? a.locationLongitude);
    numbers[firstNumber + petStatus] = petStatuses[String(a.status).toUpperCase()] ?? 0;
    numbers[firstNumber + petAge] = Number.isInteger(a.age) && Math.abs(a.age) < 2 ** 31 ? a.age : NaN;
    texts[firstText + petID] = String(a.id);
    texts[firstText + petSpecies] = a.species == null ? "OTHER" : String(a.species);
    for (const [name, index] of petTexts) {
      if (a[name] != null) texts[firstText + index] = String(a[name]);
    }
  });
  return { numbers, texts };
}
