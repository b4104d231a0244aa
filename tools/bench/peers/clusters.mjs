// A worker for clusters in Node. It handles the same requests as ClustersGroup.swift.
//
//   node clusters.mjs supercluster DIR   a checkout of supercluster, with kdbush in node_modules or in ../
//   node clusters.mjs petmap DIR         petmap.wasm with its ES module, from tools/wasm
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [engine, directory] = process.argv.slice(2);

/** Loads supercluster's class after replacing its import of kdbush with a path. */
async function supercluster() {
  const paths = ["node_modules/kdbush/index.js", "../kdbush/index.js"];
  const kdbush = paths.map((path) => join(directory, path)).find(existsSync);
  if (!kdbush) throw new Error(`kdbush is missing: neither ${paths.join(" nor ")} exists`);
  const source = readFileSync(join(directory, "index.js"), "utf8");
  const folder = mkdtempSync(join(tmpdir(), "petmap-bench-"));
  try {
    const copy = join(folder, "supercluster.mjs");
    writeFileSync(copy, source.replace(/'kdbush'/, JSON.stringify(pathToFileURL(kdbush))));
    return (await import(pathToFileURL(copy))).default;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function petmap() {
  const { load } = await import(pathToFileURL(join(directory, "node.js")));
  return (await load()).Clusters;
}

function doubles(path) {
  const bytes = readFileSync(path);
  return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
}

/** Returns the box that a screen of 390 × 844 pixels shows around a coordinate, and the tile of the coordinate. */
function view(latitude, longitude, zoom) {
  const count = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const [x, y] = [longitude / 360 + 0.5, 0.5 - Math.atanh(sine) / (2 * Math.PI)];
  const latitudeOf = (y) =>
    (360 / Math.PI) * Math.atan(Math.exp((0.5 - Math.min(1, Math.max(0, y))) * 2 * Math.PI)) - 90;
  const [wide, high] = [Math.min(0.5, 195 / 512 / count), 422 / 512 / count];
  const box = [(x - wide - 0.5) * 360, latitudeOf(y + high), (x + wide - 0.5) * 360, latitudeOf(y - high)];
  const tile = (position) => Math.max(0, Math.min(count - 1, Math.floor(position * count)));
  return { zoom, box, x: tile(x), y: tile(y) };
}

/** Returns the CPU time of a function in seconds. */
function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const Clusters = await { supercluster, petmap }[engine]();
let [features, columns, queries, clusters] = [[], null, [], null];
/** Queries that have been run before. */
const warmedUp = new Set();

/** Measures queries that have been run before. The garbage from their first run is collected first; then they
 * run once untimed, because another process may have evicted their data from the CPU caches. */
function repeated(count, query) {
  const views = queries.slice(0, Number(count));
  const run = () => views.reduce((sum, view) => sum + query(view), 0);
  if (!warmedUp.has(query)) {
    run();
    collect();
    warmedUp.add(query);
  }
  run();
  let sum = 0;
  const time = seconds(() => { for (let i = 0; i < 3; i++) sum += run(); });
  return [time / 3, sum];
}

function once(views, query) {
  let sum = 0;
  return [seconds(() => { for (const view of views) sum += query(view); }), sum];
}

/** Collects garbage, so that garbage from earlier requests does not affect the time. */
function collect() {
  globalThis.gc?.();
  // Wait, because other threads keep sweeping for about 30 ms, which counts toward the CPU time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

function build(points) {
  clusters?.free?.();
  clusters = null;
  warmedUp.clear();
  collect();
  return [seconds(() => { clusters = new Clusters({}).load(points); })];
}

/** Reads the properties that a map draws, so that lazy evaluation does not hide the cost. */
function drawn(id, { point_count = 1, point_count_abbreviated = "" }) {
  const size = (value) => (typeof value === "string" ? value.length : value);
  return point_count + size(id) + size(point_count_abbreviated);
}

function viewport({ box, zoom }) {
  let sum = 0;
  for (const { id, properties, geometry } of clusters.getClusters(box, zoom)) {
    const [longitude, latitude] = geometry.coordinates;
    sum += longitude + latitude + drawn(id, properties);
  }
  return sum;
}

function markers({ box, zoom }) {
  let sum = 0;
  const { length, coordinates, counts, nodes } = clusters.getMarkers(box, zoom);
  for (let i = 0; i < length; i++) {
    sum += coordinates[2 * i] + coordinates[2 * i + 1] + counts[i] + nodes[i];
  }
  return sum;
}

function tile({ zoom, x, y }) {
  let sum = 0;
  for (const { id, tags, geometry } of clusters.getTile(zoom, x, y)?.features ?? []) {
    const [[left, top]] = geometry;
    sum += left + top + drawn(id, tags);
  }
  return sum;
}

const requests = {
  load(pins, centers) {
    const degrees = doubles(pins);
    features = Array.from({ length: degrees.length / 2 }, (_, i) => ({
      type: "Feature",
      id: i,
      properties: { status: i % 3 },
      geometry: { type: "Point", coordinates: [degrees[2 * i + 1], degrees[2 * i]] },
    }));
    columns = {
      latitudes: Float64Array.from(features, (f) => f.geometry.coordinates[1]),
      longitudes: Float64Array.from(features, (f) => f.geometry.coordinates[0]),
    };
    const around = doubles(centers);
    queries = Array.from({ length: around.length / 2 }, (_, i) =>
      view(around[2 * i], around[2 * i + 1], i % 17));
    return [features.length];
  },
  build: (count) => build(count ? features.slice(0, Number(count)) : features),
  columns: () => build(columns),
  first(count) {
    collect();
    return once(queries.slice(0, Number(count)), viewport);
  },
  viewport: (count) => repeated(count, viewport),
  tile: (count) => repeated(count, tile),
  markers: (count) => repeated(count, markers),
  check() {
    return Array.from({ length: 17 }, (_, zoom) => {
      const nodes = clusters.getClusters([-180, -90, 180, 90], zoom);
      return [nodes.length, nodes.reduce((sum, f) => sum + (f.properties.point_count ?? 1), 0)];
    }).flat();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...words] = line.split(" ");
  try {
    console.log("ok", ...requests[name](...words));
  } catch (error) {
    console.log("error", error.message);
  }
}
