// The petmap engine in JavaScript: the same code as on the command line, in the service and on iOS,
// compiled to WebAssembly, with the same answers to the last bit.
//
//   import { load } from "./petmap.js";
//   const petmap = await load();
//   petmap.formatCoordinate({ latitude: 52.2297, longitude: 21.0122 });  // "52.22970, 21.01220"
//
// Types and their documentation are in petmap.d.ts.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const coordinateProblems = {
  1: ["missingNumber", "a number is missing"],
  2: ["unexpected", "this has no meaning in a coordinate"],
  3: ["misplacedNumber", "a number too many, or out of the order degrees, minutes, seconds"],
  4: ["sixtiethOutOfRange", "minutes and seconds are less than 60"],
  5: ["conflictingHemisphere", "the hemispheres contradict each other or a sign"],
  6: ["latitude", "latitude is -90 to 90"],
  7: ["longitude", "longitude is -180 to 180"],
};

/** Thrown for a text that is no coordinate. */
export class CoordinateTextError extends Error {
  constructor(text, status, offset, value) {
    const [code, words] = coordinateProblems[status];
    const place = `at byte ${offset} of "${text}"`;
    super(Number.isNaN(value) ? `${words}, ${place}` : `${words}, not ${value}, ${place}`);
    this.name = "CoordinateTextError";
    this.code = code;
    this.offset = offset;
    if (!Number.isNaN(value)) this.value = value;
  }
}

/** Loads the engine from where petmap.wasm is: beside this module, a URL, bytes or a compiled module. */
export async function load(source = new URL("petmap.wasm", import.meta.url)) {
  let engine;
  const imports = {
    petmap: {
      measure: (...call) => engine.measure(...call),
      verticalMetrics: (...call) => engine.verticalMetrics(...call),
    },
  };
  const instance = await instantiate(source, imports);
  // Node 18 has no global one.
  const { crypto = (await import("node:crypto")).webcrypto } = globalThis;
  engine = new Engine(instance.exports, crypto.getRandomValues(new Uint32Array(2)));
  return api(engine);
}

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  if (!(source instanceof Response)) {
    const url = new URL(source, import.meta.url);
    if (url.protocol === "file:") {
      const { readFile } = await import("node:fs/promises");
      return (await WebAssembly.instantiate(await readFile(url), imports)).instance;
    }
    source = await fetch(url);
  }
  if (!source.ok) throw new Error(`petmap.wasm: ${source.status} ${source.statusText}`);
  // Streaming compilation needs the server to name the type; not every server does.
  if (source.headers.get("content-type")?.startsWith("application/wasm")) {
    return (await WebAssembly.instantiateStreaming(source, imports)).instance;
  }
  return (await WebAssembly.instantiate(await source.arrayBuffer(), imports)).instance;
}

/** The module's exports with its memory. */
class Engine {
  constructor(exports, seed) {
    this.exports = exports;
    this.measurer = null;
    this.measurerError = null;
    this.registry = new FinalizationRegistry(({ free, address }) => exports[free](address));
    exports.seed(seed[0], seed[1]);
  }

  // Views are made anew for each call: memory that has grown is another buffer.

  /** Copies a list into memory, calls with its address, and frees it. */
  lend(lists, body) {
    const addresses = lists.map((list) => {
      const address = this.exports.allocate(Math.max(1, list.byteLength));
      if (!address) throw new RangeError("petmap: out of memory");
      return address;
    });
    lists.forEach((list, i) => {
      const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
      new Uint8Array(this.exports.memory.buffer).set(bytes, addresses[i]);
    });
    try {
      return body(...addresses);
    } finally {
      addresses.forEach((address) => this.exports.release(address));
    }
  }

  text() {
    const { memory, answerBytes, answerByteCount } = this.exports;
    return decoder.decode(new Uint8Array(memory.buffer, answerBytes(), answerByteCount()));
  }

  bytes() {
    const { memory, answerBytes, answerByteCount } = this.exports;
    return new Uint8Array(memory.buffer, answerBytes(), answerByteCount()).slice();
  }

  integers() {
    const { memory, answerIntegers, answerIntegerCount } = this.exports;
    return new Uint32Array(memory.buffer, answerIntegers(), answerIntegerCount()).slice();
  }

  numbers() {
    const { memory, answerNumbers, answerNumberCount } = this.exports;
    return new Float64Array(memory.buffer, answerNumbers(), answerNumberCount()).slice();
  }

  coordinate() {
    const [latitude, longitude] = this.numbers();
    return { latitude, longitude };
  }

  /** Widths from the page: prefix by prefix, so that each grapheme gets its advance. */
  measure(address, count, size, weight, direction, advances) {
    const { memory } = this.exports;
    const style = { size, weight: weight ? "bold" : "regular", direction: direction ? "rtl" : "ltr" };
    let text = "";
    for (const scalar of new Uint32Array(memory.buffer, address, count)) {
      text += String.fromCodePoint(scalar);
    }
    const answer = new Int32Array(count);
    let prefix = "";
    let before = 0;
    let position = 0;
    let graphemeCount = 0;
    for (const { segment } of graphemes.segment(text)) {
      // Begun anew now and then, since a word without end must not take its length squared.
      if (graphemeCount++ % 64 === 0) [prefix, before] = ["", 0];
      prefix += segment;
      const width = Math.round(this.ask(() => this.measurer.measure(prefix, style), 0) * 65536);
      answer[position] = width - before;
      before = width;
      position += [...segment].length;
    }
    new Int32Array(memory.buffer, advances, count).set(answer);
  }

  /** Asks the page's measurer. What it throws waits until the engine has come to its end. */
  ask(question, otherwise) {
    try {
      return question();
    } catch (error) {
      this.measurerError ??= error;
      return otherwise;
    }
  }

  verticalMetrics(size, weight, address) {
    const style = { size, weight: weight ? "bold" : "regular", direction: "ltr" };
    const { ascent, descent } = this.ask(
      () => this.measurer.verticalMetrics(style), { ascent: size, descent: 0 });
    new Float64Array(this.exports.memory.buffer, address, 2).set([ascent, descent]);
  }

  /** Runs with a page's measurer, if there is one. */
  measuring(measurer, body) {
    this.measurer = measurer;
    this.measurerError = null;
    const answer = body();
    this.measurer = null;
    if (this.measurerError) throw this.measurerError;
    return answer;
  }

  fonts(measurer, body) {
    if (!measurer) return body(0, 0);
    const name = encoder.encode(measurer.fonts);
    return this.lend([name], (address) => body(address, name.length));
  }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** An object in the engine's memory, freed with this one or at once by `free()`. */
class Held {
  #engine;
  #free;
  #address = 0;

  constructor(engine, free) {
    this.#engine = engine;
    this.#free = free;
  }

  hold(address) {
    this.free();
    this.#address = address;
    this.#engine.registry.register(this, { free: this.#free, address }, this);
    return this;
  }

  get address() {
    if (!this.#address) throw new Error("petmap: this object is empty or was freed");
    return this.#address;
  }

  free() {
    if (!this.#address) return;
    this.#engine.registry.unregister(this);
    this.#engine.exports[this.#free](this.#address);
    this.#address = 0;
  }
}

/** Texts one after another, each with its length before it; null and undefined have length -1. */
function pack(texts) {
  const encoded = texts.map((text) => (text == null ? null : encoder.encode(text)));
  const bytes = new Uint8Array(encoded.reduce((sum, text) => sum + 4 + (text?.length ?? 0), 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const text of encoded) {
    view.setUint32(offset, text ? text.length : 0xffffffff, true);
    offset += 4;
    if (text) bytes.set(text, offset);
    offset += text?.length ?? 0;
  }
  return bytes;
}

/** An announcement's texts in the engine's order. */
function announcementTexts(a) {
  return [
    String(a.id), a.species, a.status, a.petName, a.breed, a.description, a.lastSeenDate, a.email,
    a.phone, a.photoUrl,
  ];
}

function latitudeOf(a) {
  return Number(a.latitude ?? a.locationLatitude);
}

function longitudeOf(a) {
  return Number(a.longitude ?? a.locationLongitude);
}

const statuses = { MISSING: 0, ACTIVE: 0, FOUND: 1, CLOSED: 2 };
const sides = ["above", "below", "left", "right"];
/** How many numbers a node of a cluster tree is: pin, count, longitude, latitude, x and y on the unit
 * square, last zoom, expansion zoom (-1: none), missing, found, closed, supercluster's id (-1: none). */
const nodeStride = 12;
const optionNames = ["radius", "extent", "minPoints", "maxZoom"];

function invalid(what, value) {
  return new RangeError(`petmap: ${what}: ${value}`);
}

function api(engine) {
  const { exports } = engine;

  function check(isValid, what, ...values) {
    if (!isValid) throw invalid(what, values.map((value) => JSON.stringify(value)).join(", "));
  }

  function refuse(values) {
    const [pin, part] = engine.numbers();
    if (pin < 0) throw invalid(`${optionNames[part]} is out of range`, values[part]);
    throw invalid(`pin ${pin} has no valid ${part ? "longitude" : "latitude"}`, values[4](pin));
  }

  function ends(name, a, b) {
    const answer = exports[name](a.latitude, a.longitude, b.latitude, b.longitude);
    check(!Number.isNaN(answer), "not two coordinates", a, b);
    return answer;
  }

  function viewportNumbers({ width, height, insets = {} }) {
    const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
    return [width, height, top, right, bottom, left];
  }

  /** Pins found by radius, box and nearness; numbers are positions in the lists given. */
  class PinIndex {
    #held = new Held(engine, "indexFree");

    constructor(latitudes, longitudes) {
      check(
        latitudes.length === longitudes.length, "lists of different length", latitudes.length,
        longitudes.length);
      const columns = [Float64Array.from(latitudes), Float64Array.from(longitudes)];
      const address = engine.lend(columns, (lat, lng) =>
        exports.indexMake(lat, lng, latitudes.length));
      if (!address) {
        const [pin, part] = engine.numbers();
        throw invalid(
          `pin ${pin} has no valid ${part ? "longitude" : "latitude"}`, columns[part][pin]);
      }
      this.#held.hold(address);
      this.count = latitudes.length;
    }

    static fromFeatures(features) {
      return new PinIndex(
        Float64Array.from(features, (f) => f.geometry.coordinates[1]),
        Float64Array.from(features, (f) => f.geometry.coordinates[0]));
    }

    get byteCount() {
      return exports.indexByteCount(this.#held.address);
    }

    within(center, radius) {
      const ok = exports.indexRadius(
        this.#held.address, center.latitude, center.longitude, radius);
      check(ok, "not a coordinate and a radius in metres", center, radius);
      return engine.integers();
    }

    inBox([west, south, east, north]) {
      const ok = exports.indexBox(this.#held.address, west, south, east, north);
      check(ok, "not west, south, east, north", west, south, east, north);
      return engine.integers();
    }

    nearest(center, count = 1, { within = -1 } = {}) {
      const most = Math.min(count, this.count);
      const ok = exports.indexNearest(
        this.#held.address, center.latitude, center.longitude, most, within);
      check(ok, "not a coordinate and a count", center, count);
      return { pins: engine.integers(), distances: engine.numbers() };
    }

    free() {
      this.#held.free();
    }
  }

  /** Clusters with the interface of supercluster. */
  class Clusters {
    #held = new Held(engine, "clustersFree");
    #options;
    #ids = [];
    #points = null;
    /** By id: a pin's position; made when first asked for. */
    #pins = null;
    /** By supercluster's number: the pin and zoom of the clusters given out. */
    #numbered = new Map();

    constructor(options = {}) {
      this.#options = {
        radius: 40, extent: 512, minPoints: 2, maxZoom: 16, compatibility: "canonical", ...options,
      };
    }

    load(points) {
      const features = Array.isArray(points) ? points : null;
      const count = features ? features.length : points.latitudes.length;
      const latitudes = features
        ? Float64Array.from(features, (f) => f.geometry.coordinates[1])
        : Float64Array.from(points.latitudes);
      const longitudes = features
        ? Float64Array.from(features, (f) => f.geometry.coordinates[0])
        : Float64Array.from(points.longitudes);
      check(latitudes.length === longitudes.length, "lists of different length", count);
      const ids = features
        ? features.map((f, i) => String(f.id ?? f.properties?.id ?? i))
        : Array.from({ length: count }, (_, i) => String(points.ids ? points.ids[i] : i));
      const codes = new Uint8Array(count);
      for (let i = 0; i < count; i++) {
        const status = features ? features[i].properties?.status : points.statuses?.[i];
        codes[i] = typeof status === "number" ? status : statuses[status?.toUpperCase?.()] ?? 0;
      }
      const { radius, extent, minPoints, maxZoom, compatibility } = this.#options;
      const address = engine.lend([pack(ids), latitudes, longitudes, codes], (...columns) =>
        exports.clustersMake(
          ...columns, count, radius, extent, minPoints, maxZoom,
          compatibility === "supercluster" ? 1 : 0));
      if (!address) {
        refuse([radius, extent, minPoints, maxZoom, (i) => [longitudes[i], latitudes[i]]]);
      }
      this.#held.hold(address);
      this.#ids = ids;
      this.#points = features ?? { latitudes, longitudes };
      this.#pins = null;
      this.#numbered.clear();
      return this;
    }

    getClusters([west, south, east, north], zoom) {
      // Like supercluster, take a box as a map gives it, several worlds wide or turned on.
      const isWhole = east - west >= 360;
      const w = isWhole ? -180 : wrap(west);
      const e = isWhole ? 180 : east === 180 ? 180 : wrap(east);
      const ok = exports.clustersBox(
        this.#held.address, w, Math.max(-90, south), e, Math.min(90, north), Math.floor(zoom));
      check(ok, "not west, south, east, north", west, south, east, north);
      return this.#features();
    }

    getTile(z, x, y) {
      const { radius, extent } = this.#options;
      exports.clustersTile(this.#held.address, z, x, y, radius);
      const side = 2 ** z;
      // Near the seam a node belongs into the tile from the other end of the world as well.
      const turns = z === 0 ? [-1, 0, 1] : x === 0 ? [-1, 0] : x === side - 1 ? [0, 1] : [0];
      const features = [];
      const n = engine.numbers();
      for (let i = 0; i < n.length; i += nodeStride) {
        for (const turn of turns) {
          const px = extent * ((n[i + 4] + turn) * side - x);
          if (px < -radius || px > extent + radius) continue;
          const geometry = [[Math.round(px), Math.round(extent * (n[i + 5] * side - y))]];
          if (n[i + 1] > 1) {
            const tags = this.#properties(n, i);
            features.push({ type: 1, geometry, tags, id: tags.cluster_id });
          } else {
            const { id, properties } = this.#point(n[i]);
            const feature = { type: 1, geometry, tags: properties };
            if (id !== undefined) feature.id = id;
            features.push(feature);
          }
        }
      }
      return features.length > 0 ? { features } : null;
    }

    getChildren(clusterID) {
      const [pin, zoom] = this.#resolve(clusterID);
      exports.clustersChildren(this.#held.address, pin, zoom);
      return this.#features();
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const [pin, zoom] = this.#resolve(clusterID);
      const most = Math.min(limit, 0x7fffffff);
      exports.clustersLeaves(this.#held.address, pin, zoom, offset, most);
      return Array.from(engine.integers(), (leaf) => this.#point(leaf));
    }

    getClusterExpansionZoom(clusterID) {
      const [pin, zoom] = this.#resolve(clusterID);
      exports.clustersNode(this.#held.address, pin, zoom);
      const expansionZoom = engine.numbers()[7];
      return expansionZoom < 0 ? null : expansionZoom;
    }

    free() {
      this.#held.free();
    }

    /** What the last call left, as GeoJSON. Nodes are read where they lie: objects between cost more
     * than the search. */
    #features() {
      const n = engine.numbers();
      const features = new Array(n.length / nodeStride);
      for (let i = 0; i < features.length; i++) features[i] = this.#feature(n, i * nodeStride);
      return features;
    }

    #feature(n, i) {
      if (n[i + 1] === 1) return this.#point(n[i]);
      const properties = this.#properties(n, i);
      return {
        type: "Feature",
        id: properties.cluster_id,
        properties,
        geometry: { type: "Point", coordinates: [n[i + 2], n[i + 3]] },
      };
    }

    /** A cluster's. */
    #properties(n, i) {
      return {
        cluster: true,
        cluster_id: this.#clusterID(n, i),
        point_count: n[i + 1],
        point_count_abbreviated: abbreviated(n[i + 1]),
        expansion_zoom: n[i + 7] < 0 ? null : n[i + 7],
        missing: n[i + 8],
        found: n[i + 9],
        closed: n[i + 10],
      };
    }

    #point(pin) {
      if (Array.isArray(this.#points)) return this.#points[pin];
      const { latitudes, longitudes } = this.#points;
      return {
        type: "Feature",
        id: this.#ids[pin],
        properties: { index: pin },
        geometry: { type: "Point", coordinates: [longitudes[pin], latitudes[pin]] },
      };
    }

    #clusterID(n, i) {
      const number = n[i + 11];
      if (number < 0) return `${this.#ids[n[i]]}@${n[i + 6]}`;
      this.#numbered.set(number, [n[i], n[i + 6]]);
      return number;
    }

    /** The pin and zoom that find a cluster again. */
    #resolve(clusterID) {
      const numbered = this.#numbered.get(clusterID);
      if (numbered) return numbered;
      const text = String(clusterID);
      const at = text.lastIndexOf("@");
      if (at >= 0) {
        this.#pins ??= new Map(this.#ids.map((id, i) => [id, i]));
        const pin = this.#pins.get(text.slice(0, at));
        const zoom = Number(text.slice(at + 1));
        if (pin !== undefined && exports.clustersNode(this.#held.address, pin, zoom)) {
          const n = engine.numbers();
          if (n[0] === pin && n[6] === zoom && n[1] > 1) return [pin, zoom];
        }
      }
      throw new Error(`petmap: no cluster with the id ${JSON.stringify(clusterID)}`);
    }
  }

  /** Sets callouts: lines, card and arrow. */
  class CalloutEngine {
    #held = new Held(engine, "calloutsFree");
    #measurer;

    constructor({ measurer = null } = {}) {
      this.#measurer = measurer;
      this.#held.hold(engine.fonts(measurer, (name, count) => exports.calloutsMake(name, count)));
    }

    /** The answer's JSON, byte for byte that of `petmap callout` with the same fonts. */
    json(announcement, { at, viewport, previous = null }) {
      const side = sides.indexOf(previous);
      check(previous === null || side >= 0, "not a side", previous);
      const status = engine.measuring(this.#measurer, () =>
        engine.lend([pack(announcementTexts(announcement))], (texts) =>
          exports.calloutsAnswer(
            this.#held.address, texts, latitudeOf(announcement), longitudeOf(announcement),
            ...viewportNumbers(viewport), at.x, at.y, side)));
      check(status !== 1, "the announcement has no valid coordinate", announcement.id);
      check(status !== 2, "not a viewport", viewport);
      check(status !== 3, "not a point", at);
      return engine.text();
    }

    callout(announcement, options) {
      return JSON.parse(this.json(announcement, options));
    }

    free() {
      this.#held.free();
    }
  }

  /** Announcements on a map: what to draw for a camera. */
  class SceneMap {
    #held = new Held(engine, "mapFree");
    #measurer;

    constructor(announcements, options = {}) {
      const {
        radius = 40, extent = 512, minPoints = 2, maxZoom = 16, measurer = null,
      } = options;
      this.#measurer = measurer;
      const latitudes = Float64Array.from(announcements, latitudeOf);
      const longitudes = Float64Array.from(announcements, longitudeOf);
      const texts = pack(announcements.flatMap(announcementTexts));
      const address = engine.measuring(measurer, () =>
        engine.fonts(measurer, (name, length) =>
          engine.lend([texts, latitudes, longitudes], (...columns) =>
            exports.mapMake(
              ...columns, announcements.length, radius, extent, minPoints, maxZoom, name,
              length))));
      if (!address) {
        refuse([radius, extent, minPoints, maxZoom, (i) => [longitudes[i], latitudes[i]]]);
      }
      this.#held.hold(address);
    }

    /** The scene's JSON and that of what changed since the last one. */
    json({ camera, viewport, selected = null, openCluster = null, clustered = true, margin = 40 }) {
      const status = engine.measuring(this.#measurer, () =>
        engine.lend([pack([selected, openCluster])], (texts) =>
          exports.mapScene(
            this.#held.address, texts, camera.center.latitude, camera.center.longitude,
            camera.zoom, ...viewportNumbers(viewport), clustered ? 1 : 0, margin)));
      check(status !== 1, "not a camera", camera);
      check(status !== 2, "not a viewport", viewport);
      check(status !== 3, "not a margin", margin);
      const [length] = engine.numbers();
      const bytes = engine.bytes();
      return {
        scene: decoder.decode(bytes.subarray(0, length)),
        difference: decoder.decode(bytes.subarray(length)),
      };
    }

    scene(request) {
      const { scene, difference } = this.json(request);
      return { scene: JSON.parse(scene), difference: JSON.parse(difference) };
    }

    free() {
      this.#held.free();
    }
  }

  return {
    PinIndex,
    Clusters,
    CalloutEngine,
    SceneMap,

    parseCoordinate(text) {
      const bytes = encoder.encode(text);
      const status = engine.lend([bytes], (address) =>
        exports.parseCoordinate(address, bytes.length));
      if (status !== 0) throw new CoordinateTextError(text, status, ...engine.numbers());
      return engine.coordinate();
    },

    formatCoordinate(coordinate, notation = "decimal") {
      check(notation === "decimal" || notation === "hemispheres", "not a notation", notation);
      const { latitude, longitude } = coordinate;
      const ok = exports.formatCoordinate(latitude, longitude, notation === "decimal" ? 0 : 1);
      check(ok, "not a coordinate", coordinate);
      return engine.text();
    },

    distance: (a, b) => ends("distance", a, b),
    initialBearing: (a, b) => ends("initialBearing", a, b),
    finalBearing: (a, b) => ends("finalBearing", a, b),

    destination(start, bearing, distance) {
      const ok = exports.destination(start.latitude, start.longitude, bearing, distance);
      check(ok, "not a coordinate, a bearing and a distance", start, bearing, distance);
      return engine.coordinate();
    },

    midpoint(a, b) {
      const ok = exports.midpoint(a.latitude, a.longitude, b.latitude, b.longitude);
      check(ok, "not two coordinates", a, b);
      return engine.coordinate();
    },

    boxAround(center, radius) {
      const ok = exports.boxAround(center.latitude, center.longitude, radius);
      check(ok, "not a coordinate and a radius in metres", center, radius);
      return Array.from(engine.numbers());
    },

    unitPoint(coordinate) {
      const ok = exports.unitPoint(coordinate.latitude, coordinate.longitude);
      check(ok, "not a coordinate", coordinate);
      const [x, y] = engine.numbers();
      return { x, y };
    },

    coordinateOfUnitPoint({ x, y }) {
      check(exports.coordinateOfUnitPoint(x, y), "not a point", x, y);
      return engine.coordinate();
    },

    screenPoint(coordinate, camera, { width, height }) {
      const { center, zoom } = camera;
      const ok = exports.screenPoint(
        center.latitude, center.longitude, zoom, width, height, coordinate.latitude,
        coordinate.longitude);
      check(ok, "not a coordinate, a camera and a viewport", coordinate, camera, width, height);
      const [x, y] = engine.numbers();
      return { x, y };
    },

    screenCoordinate(point, camera, { width, height }) {
      const { center, zoom } = camera;
      const ok = exports.screenCoordinate(
        center.latitude, center.longitude, zoom, width, height, point.x, point.y);
      check(ok, "not a point, a camera and a viewport", point, camera, width, height);
      return engine.coordinate();
    },

    cameraAround(center, radius, { width, height }) {
      const zoom = exports.zoomAround(center.latitude, center.longitude, radius, width, height);
      check(!Number.isNaN(zoom), "not a coordinate, a radius and a viewport", center, radius);
      return { center, zoom };
    },

    get memoryInUse() {
      return exports.memoryInUse();
    },
  };
}

/** A measurer over a canvas: give it the family names of the fonts the page draws callouts with. */
export function canvasMeasurer(families, canvas = new OffscreenCanvas(1, 1)) {
  const context = canvas.getContext("2d");
  const set = ({ size, weight, direction }) => {
    context.font = `${weight === "bold" ? 700 : 400} ${size}px ${families}`;
    context.direction = direction;
  };
  return {
    fonts: `canvas: ${families}`,
    measure(text, style) {
      set(style);
      return context.measureText(text).width;
    },
    verticalMetrics(style) {
      set(style);
      const metrics = context.measureText("");
      return { ascent: metrics.fontBoundingBoxAscent, descent: metrics.fontBoundingBoxDescent };
    },
  };
}

function wrap(longitude) {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** The engine's abbreviation of a count, `1.3k` and `2.7m`. */
function abbreviated(count) {
  const tenths = (unit) => String(Math.floor((count + unit / 20) / (unit / 10)) / 10);
  if (count < 1000) return String(count);
  if (count < 9950) return `${tenths(1000)}k`;
  if (count < 999500) return `${Math.floor((count + 500) / 1000)}k`;
  if (count < 9950000) return `${tenths(1000000)}m`;
  return `${Math.floor((count + 500000) / 1000000)}m`;
}
