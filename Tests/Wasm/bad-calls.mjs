// Calls random functions of the package with partly invalid arguments. Each call must return a
// result or throw one of petmap's errors, and the engine must still return correct results
// afterward.
//
//   node bad-calls.mjs [--seconds N] PACKAGE [CALLS [SEED]]
//
//   --seconds N    call for N seconds instead of a number of calls

import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values: { seconds }, positionals } = parseArgs({
  options: { seconds: { type: "string" } }, allowPositionals: true,
});
if (seconds !== undefined && !(Number(seconds) > 0)) throw new Error(`--seconds: "${seconds}" is not a number above 0`);
const [directory, callCount = "20000", seedText = String(Date.now() % 2 ** 31)] = positionals;
const {
  addPetmapProtocol, autoUpdate, calloutSVG, connect, contentSize, CoordinateTextError, dismiss, load, movePlaced,
  placementPath, portal, positionIn, rectangleIn, removePetmapProtocol, renderCallout, trapFocus,
} = await import(`${pathToFileURL(directory)}/node.js`);
const petmap = await load();
const { Supercluster } = await (await import(`${pathToFileURL(directory)}/supercluster-node.js`)).load();

// Mulberry32.
let state = Number(seedText) | 0;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const below = (count) => Math.floor(random() * count);
const pick = (list) => list[below(list.length)];

class CallersOwnError extends Error {}
const throwing = () => { throw new CallersOwnError("the caller's own"); };
/** Wraps a caller's function so that it throws a `CallersOwnError` for invalid properties. */
const own = (call) => (...given) => {
  try {
    return call(...given);
  } catch (error) {
    throw new CallersOwnError(error.message);
  }
};

const bad = [
  () => undefined, () => null, () => NaN, () => Infinity, () => -Infinity, () => -0, () => -1, () => 0.5,
  () => 1e308, () => -1e308, () => 5e-324, () => 2 ** 31, () => 2 ** 31 - 1, () => -(2 ** 31), () => 2 ** 32,
  () => 2 ** 53, () => 91, () => -181, () => 25, () => "", () => "x", () => "12", () => "\ud800", () => "1e999",
  () => "x".repeat(70_000), () => true, () => false, () => 10n, () => Symbol("s"), () => [], () => [NaN],
  () => [1, 2, 3, 4, 5], () => ({}), () => ({ latitude: 1 }), () => ({ latitude: "1", longitude: [] }),
  () => () => 1, () => throwing, () => new Date(NaN), () => new Map(), () => new Uint8Array(3),
  () => new Float64Array([NaN, 1]), () => Object.create(null), () => /x/, () => ({ length: 3 }),
  () => ({ length: 2 ** 32 }), () => ({ toString: throwing, valueOf: throwing }), () => [[[]]],
];

/** Returns a copy in which a random part, at any depth, is replaced with something invalid. */
function corrupted(value, depth = 0) {
  const isList = Array.isArray(value);
  const isObject = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (depth > 4 || (!isList && !isObject) || random() < 0.2) return pick(bad)();
  const copy = isList ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (!keys.length || random() < 0.08) copy[isList ? copy.length : pick(["x", "radius", "length"])] = pick(bad)();
  else {
    const key = pick(keys);
    copy[key] = corrupted(copy[key], depth + 1);
  }
  return copy;
}

/** Returns the arguments with a random part invalid, or with the last one missing. */
function corruptedArguments(given) {
  if (random() < 0.05) return given.slice(0, -1);
  const args = [...given];
  const index = below(args.length);
  args[index] = corrupted(args[index]);
  return args;
}

const features = Array.from({ length: 60 }, (_, i) => ({
  type: "Feature", id: `p${i}`, properties: { status: pick(["MISSING", "FOUND"]), rating: i },
  geometry: { type: "Point", coordinates: [20 + (i % 8) / 9, 52 + Math.floor(i / 8) / 9] },
}));
const pet = {
  id: "rex", latitude: 52, longitude: 21, petName: "Rex", species: "DOG", status: "MISSING", age: 3,
  email: "a@b.example", phone: "+48 600 100 200", description: "A dog.", lastSeenDate: "2025-01-15",
};
const pets = features.map(({ id, geometry: { coordinates: [longitude, latitude] } }, i) =>
  ({ ...pet, id, latitude, longitude, age: i + 1 }));
const coordinate = { latitude: 52, longitude: 21 };
const other = { latitude: 50, longitude: 19.5 };
const viewport = { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } };
const camera = { center: coordinate, zoom: 11 };
const at = { x: 195, y: 600 };
const marker = { width: 28, height: 36, anchor: { x: 14, y: 36 } };
const options = {
  sides: ["right", "above"], align: "end", padding: { top: 3, left: 4 }, obstacles: [{ x: 0, y: 0, width: 390, height: 56 }],
};
const box = [19, 51, 23, 54];
const measurer = {
  fonts: "fixed", measure: (text) => text.length * 7, verticalMetrics: () => ({ ascent: 12, descent: 4 }),
};
const columns = () => ({
  latitudes: [50, 51, 52], longitudes: [20, 21, 22], ids: ["a", "b", "c"], statuses: ["FOUND", 0, 2],
});

/** A stub with the members of an element that measuring needs. */
class FakeElement {
  style = {};
  offsetWidth = 100;
  offsetHeight = 50;
  getBoundingClientRect() {
    return { x: 0, y: 0, width: 100, height: 50 };
  }
}
/** A worker that responds to every message. */
class FakeWorker {
  #listener;
  addEventListener(type, listener) {
    if (type === "message") this.#listener = listener;
  }
  postMessage({ petmap, connection }) {
    this.#listener({ data: { petmap, connection, value: null } });
  }
}
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  requestAnimationFrame: () => 1, cancelAnimationFrame() {}, window: new EventTarget(), document: new EventTarget(),
});
const drawn = new petmap.CalloutEngine().callout(
  { ...pet, photoUrl: "https://example.org/rex.jpg" }, { at, viewport });
const placement = petmap.place({ size: { width: 100, height: 50 }, at, viewport });
const maplibregl = { addProtocol() {}, removeProtocol() {} };
/** Returns SVG path data, which must contain only numbers. */
function path(...given) {
  const data = placementPath(...given);
  if (!/^[MLAZ\d\s.e-]*$/.test(data)) throw new Error(`path data: ${data}`);
  return data;
}

const free = (object) => object?.free?.();
/** The methods to call, with valid arguments. */
const kinds = [
  {
    make: () => ({
      calloutSVG, connect, contentSize, movePlaced, positionIn, rectangleIn, addPetmapProtocol, removePetmapProtocol,
      placementPath: path, autoUpdate: (...given) => autoUpdate(...given)(),
      // Without a browser, only argument validation can run.
      renderCallout: (element, ...given) => renderCallout(element instanceof FakeElement ? null : element, ...given),
      portal: (viewport, container) => portal(viewport, container instanceof FakeElement ? null : container),
      trapFocus: (element) => trapFocus(element instanceof FakeElement ? null : element),
      dismiss: (...given) => dismiss(...given)(),
    }),
    calls: {
      calloutSVG: [drawn, { fontFamily: "serif", photoBase: "https://example.org" }], contentSize: [new FakeElement()],
      movePlaced: [new FakeElement(), placement], positionIn: [new FakeElement(), new FakeElement()],
      rectangleIn: [new FakeElement(), new FakeElement()], portal: [new FakeElement(), new FakeElement()],
      trapFocus: [new FakeElement()], dismiss: [[new FakeElement(), new FakeElement()], () => {}],
      placementPath: [placement, { radius: 12 }], removePetmapProtocol: [maplibregl, { protocol: "petmap" }],
      addPetmapProtocol: [maplibregl, { getTileData() {} }, { name: "pets", maxzoom: 18 }],
      autoUpdate: [[new FakeElement(), new FakeElement()], own(() => {}), { animationFrame: true }],
      connect: [new FakeWorker()], renderCallout: [new FakeElement(), drawn, { onclose: own(() => {}) }],
    },
  },
  {
    make: () => petmap,
    calls: {
      parseCoordinate: ["52 N, 21 E"], formatCoordinate: [coordinate, "hemispheres"],
      distance: [coordinate, other], initialBearing: [coordinate, other], finalBearing: [coordinate, other],
      midpoint: [coordinate, other], destination: [coordinate, 90, 1000], boxAround: [coordinate, 500],
      unitPoint: [coordinate], coordinateOfUnitPoint: [{ x: 0.5, y: 0.3 }],
      screenPoint: [coordinate, camera, viewport], screenCoordinate: [at, camera, viewport],
      cameraAround: [coordinate, 500, viewport],
      place: [{
        size: { width: 100, height: 50 }, at, viewport, marker, gap: 3, previous: "above",
        arrow: { width: 30, height: 8 }, ...options,
      }],
    },
  },
  {
    arguments: [[50, 51, 52], [20, 21, 22]],
    make: (...given) => new petmap.PinIndex(...given),
    calls: { within: [coordinate, 500_000], inBox: [box], nearest: [coordinate, 2, { within: 1000 }] },
  },
  {
    arguments: [{ radius: 60, minPoints: 2, maxZoom: 14, ids: "string" }],
    make: (...given) => new petmap.Clusters(...given).load(features),
    calls: clusterCalls(),
  },
  {
    arguments: [{ map: own(({ rating }) => ({ rating })), reduce: own((a, b) => { a.rating += b.rating; }) }],
    make: (...given) => new petmap.Clusters(...given).load(features),
    calls: clusterCalls(),
  },
  {
    arguments: [{ groupBy: "status", minZoom: 1, pinned: ["p2"], stacks: true, unique: true }],
    make: (...given) => new petmap.Clusters(...given).load(features),
    calls: clusterCalls(),
  },
  {
    arguments: [{ minZoom: 1, generateId: true, map: own(({ rating }) => ({ rating })), reduce: own((a, b) => { a.rating += b.rating; }) }],
    make: (...given) => new Supercluster(...given).load(features),
    calls: {
      load: [features.slice(0, 9)], getClusters: [box, 8], getTile: [5, 17, 10], getChildren: [65], getLeaves: [65, 10, 0],
      getClusterExpansionZoom: [65],
    },
  },
  {
    arguments: [{
      measurer, width: 300, textScale: 1.5, photo: "none", language: "pl", fields: ["name", "badge"], marker, gap: 2,
      arrow: { width: 10 },
    }],
    make: (...given) => new petmap.CalloutEngine(...given),
    calls: { callout: [pet, { at, viewport, previous: "below", drawing: true, ...options }], json: [pet, { at, viewport }] },
  },
  {
    arguments: [pets, { radius: 50, measurer, card: { width: 200 } }],
    make: (...given) => new petmap.SceneMap(...given),
    calls: {
      put: [pet], remove: ["p3"], setFilter: [{ statuses: ["MISSING"], species: ["DOG"], since: "2025-01-01", text: "rex" }],
      pins: [{ near: coordinate, radius: 90_000, sort: "distance", limit: 3, offset: 1, text: "rex" }],
      scene: [{ camera, viewport, selected: "p1", openCluster: "p1@3", clustered: true, margin: 40, ...options }],
      json: [{ camera, viewport }],
    },
  },
];

function clusterCalls() {
  return {
    load: [features.slice(0, 9), { invalid: "skip", id: own((feature) => feature.id) }],
    getClusters: [box, 8], getMarkers: [box, 8, { copy: true }], getFeature: [0], getTile: [5, 17, 10],
    getTileData: [5, 17, 10], getChildren: ["p1@3"], getLeaves: ["p1@3", 10, 0],
    getClusterExpansionZoom: ["p1@3"], isSamePlace: ["p1@3"], fan: ["p1@3"],
    add: [{ ...features[0], id: "new" }], remove: ["p4"], move: ["p5", [21, 52]], setStatus: ["p6", "FOUND"],
    setFilter: [own((feature) => feature.properties.rating > 4)], setPinned: [["p7"]],
    apply: [{
      add: [{ ...features[1], id: "newer" }], move: [{ id: "p8", coordinates: [21, 52] }],
      update: [{ id: "p9", properties: { status: "FOUND" }, geometry: features[1].geometry }], remove: ["p10"],
    }],
    setData: [features.slice(3, 50)], setOptions: [{ radius: 50, maxZoom: 12, stacks: false }], getClusterBounds: ["p1@3"],
  };
}

const isOurs = (error) => error instanceof CallersOwnError || error instanceof CoordinateTextError
  || error.message.startsWith("petmap: ");
const canary = new petmap.Clusters({ radius: 60 }).load(features);
const canaryResults = () => JSON.stringify([petmap.distance(coordinate, other), canary.getClusters(box, 7), canary.getLeaves(
  canary.getClusters(box, 4).find(({ properties }) => properties.cluster).id, 3)]);
const expected = canaryResults();
const limit = Number(callCount);
const started = performance.now();
/** The share of the calls, or of the time, that has passed. */
const progress = (number) => (seconds ? (performance.now() - started) / 1000 / Number(seconds) : number / limit);
/** The errors that are not petmap's own, keyed by call and message. */
const foreignErrors = new Map();
let [rejected, completed] = [0, 0];

function attempt(what, body) {
  try {
    const result = body();
    completed++;
    return result;
  } catch (error) {
    rejected++;
    if (isOurs(error)) return undefined;
    const key = `${what}: ${error.message}`;
    const trace = `${what}: ${error.stack?.split("\n").slice(0, 3).join(" | ") ?? String(error)}`;
    if (!foreignErrors.has(key)) foreignErrors.set(key, trace);
  }
}

let memory = null;
let number = 0;
for (; progress(number) < 1; number++) {
  const kind = pick(kinds);
  const given = kind.arguments ?? [];
  const object = attempt("make", () => kind.make(...(random() < 0.3 && given.length ? corruptedArguments(given) : given)));
  if (object) {
    for (let calls = 0; calls < 3; calls++) {
      const name = pick(Object.keys(kind.calls));
      const valid = name === "load" && random() < 0.3 ? [columns()] : kind.calls[name];
      const args = random() < 0.1 ? valid : corruptedArguments(valid);
      const result = attempt(name, () => object[name](...args));
      if (result instanceof Promise) {
        const error = await result.then(() => null, (error) => error);
        if (error) attempt(name, () => { throw error; });
      }
    }
    if (object !== petmap) free(object);
  }
  if (number % 100 === 0 && canaryResults() !== expected) throw new Error(`seed ${seedText}: call ${number}: a wrong result`);
  if (progress(number) >= 0.5) memory ??= petmap.memoryInUse;
}
for (const trace of foreignErrors.values()) console.error(`wasm: ${trace}`);
if (canaryResults() !== expected) throw new Error(`seed ${seedText}: wrong results at the end`);
if (petmap.memoryInUse > memory + (4 << 20)) throw new Error(`seed ${seedText}: memory has grown from ${memory} to ${petmap.memoryInUse}`);
if (foreignErrors.size) throw new Error(`seed ${seedText}: ${foreignErrors.size} errors that are not petmap's own`);
console.log(`wasm: called ${number} objects at random, seed ${seedText}: ${completed} calls succeeded, ${rejected} threw errors`);
