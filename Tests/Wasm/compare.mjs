// Repeats the native engine's requests in WebAssembly, and expects bit-for-bit identical results.
//
//   node Tests/Wasm/compare.mjs DIRECTORY-OF-PETMAP.WASM TRANSCRIPT
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [directory, transcript] = process.argv.slice(2);
const { load } = await import(pathToFileURL(resolve(directory, "node.js")));
const petmap = await load();

let index, clusters, map;
const engine = new petmap.CalloutEngine();

const node = (feature) => {
  const { properties, geometry, id } = feature;
  const single = !properties.cluster;
  const status = (n) => (single ? Number(statuses[properties.index] === n) : 0);
  return [
    id, single ? 1 : properties.point_count, ...geometry.coordinates,
    single ? status(0) : properties.missing, single ? status(1) : properties.found,
    single ? status(2) : properties.closed,
  ];
};
let statuses;

const requests = {
  pins(latitudes, longitudes) {
    index = new petmap.PinIndex(latitudes, longitudes);
    return null;
  },
  within: (center, radius) => [...index.within(center, radius)],
  inBox: (box) => [...index.inBox(box)],
  nearest(center, count) {
    const { pins, distances } = index.nearest(center, count);
    return [[...pins], [...distances]];
  },
  clusters(latitudes, longitudes, codes) {
    statuses = codes;
    const ids = latitudes.map((_, i) => `pet-${i}`);
    clusters = new petmap.Clusters().load({ latitudes, longitudes, ids, statuses });
    return null;
  },
  getClusters: (box, zoom) => clusters.getClusters(box, zoom).map(node),
  getChildren: (id) => clusters.getChildren(id).map(node),
  getLeaves: (id, limit, offset) => clusters.getLeaves(id, limit, offset).map((f) => f.id),
  getClusterExpansionZoom: (id) => clusters.getClusterExpansionZoom(id),
  callout: (pet, at, viewport, previous) => engine.json(pet, { at, viewport, previous }),
  map(pets) {
    map = new petmap.SceneMap(pets);
    return null;
  },
  query(query) {
    const { count, pins } = map.pins(query);
    return [count, pins.map(({ announcement, distance }) => [announcement.id, distance])];
  },
  card(options, pet, at, viewport, placement) {
    const cards = new petmap.CalloutEngine(options);
    const json = cards.json(pet, { at, viewport, ...placement });
    cards.free();
    return json;
  },
  place: (request) => JSON.stringify(petmap.place(request)),
  scene(camera, viewport, selected, placement) {
    const { scene, difference } = map.json({ camera, viewport, selected, ...placement });
    return [scene, difference];
  },
};

/** Returns whether two values have the same structure, strings and bits: -0 is not 0. */
function same(a, b) {
  if (typeof a !== "object" || a === null || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

const counts = {};
let failures = 0;
for (const line of readFileSync(transcript, "utf8").split("\n")) {
  if (!line) continue;
  const [name, args, expected] = JSON.parse(line);
  const result = (requests[name] ?? petmap[name])(...args);
  counts[name] = (counts[name] ?? 0) + 1;
  if (same(result, expected)) continue;
  if (failures++ < 5) {
    console.log(`wasm: ${name}(${JSON.stringify(args).slice(0, 400)})`);
    console.log(`  native ${JSON.stringify(expected).slice(0, 400)}`);
    console.log(`  wasm   ${JSON.stringify(result).slice(0, 400)}`);
  }
}

// Invalid arguments, which must not crash the engine.
const invalidCalls = [
  () => petmap.formatCoordinate({ latitude: 91, longitude: 0 }),
  () => petmap.formatCoordinate({ latitude: NaN, longitude: 0 }),
  () => petmap.formatCoordinate({ latitude: 1, longitude: 1 }, "other"),
  () => petmap.parseCoordinate("52,22,1"),
  () => petmap.distance({ latitude: 1, longitude: 1 }, { latitude: 1 }),
  () => petmap.destination({ latitude: 1, longitude: 1 }, NaN, 1),
  () => petmap.boxAround({ latitude: 1, longitude: 1 }, -1),
  () => new petmap.PinIndex([1, 91], [1, 1]),
  () => new petmap.PinIndex([1], [1, 2]),
  () => index.within({ latitude: 1, longitude: 1 }, NaN),
  () => index.inBox([0, 1, 0, 0]),
  () => new petmap.Clusters({ radius: 0 }).load([]),
  () => new petmap.Clusters({ maxZoom: 99 }).load([]),
  () => new petmap.Clusters().getClusters([0, 0, 1, 1], 1),
  () => clusters.getChildren("pet-1@77"),
  () => clusters.getLeaves(12),
  () => clusters.getFeature(6000),
  () => clusters.getFeature(-1e9),
  () => clusters.getFeature(0.5),
  () => new petmap.Clusters().load([{ type: "Feature", properties: {} }], { invalid: "throw" }),
  () => new petmap.Clusters().load([], { invalid: "ignore" }),
  () => new petmap.Clusters().load(null),
  () => new petmap.SceneMap([], { minZoom: 3 }),
  () => new petmap.CalloutEngine({ width: 100 }),
  () => new petmap.CalloutEngine({ widht: 300 }),
  () => engine.json({ id: 1, latitude: 1, longitude: 2 }, { at: { x: 1, y: 1 } }),
  () => petmap.place({ size: { width: 1, height: NaN }, at: { x: 1, y: 1 }, viewport: { width: 9, height: 9 } }),
  () => map.pins({ sort: "nearest" }),
  () => map.pins({ limit: -1 }),
  () => map.setFilter({ since: "yesterday" }),
  () => new petmap.Clusters().load({ latitudes: [1], longitudes: [1, 2] }),
  () => engine.json({ id: 1, latitude: 1, longitude: 200 }, {}),
  () => engine.json({ id: 1, latitude: 1, longitude: 2 }, { at: { x: 0, y: 0 }, viewport: {} }),
  () => map.json({ camera: { center: { latitude: 0, longitude: 0 }, zoom: 99 }, viewport: {} }),
];
// The page's measurer: with a fixed advance, a line contains a known number of letters.
const fixed = new petmap.CalloutEngine({
  measurer: {
    fonts: "fixed",
    measure: (text, { size }) => [...text].length * size * 0.6,
    verticalMetrics: ({ size }) => ({ ascent: size, descent: size / 4 }),
  },
});
const json = fixed.json(
  { id: "a", latitude: 1, longitude: 2, petName: "Rex", description: "word ".repeat(40) },
  { at: { x: 200, y: 400 }, viewport: { width: 390, height: 844 } });
const widths = [...json.matchAll(/"text":"(word[^"]*)"[^}]*"width":([0-9.]+)/g)];
if (widths.length < 5) {
  console.log(`wasm: the page's measurer was not used: ${json.slice(0, 300)}`);
  failures++;
}

// Errors thrown by a page's measurer reach the page, and the engine keeps working.
const broken = new petmap.CalloutEngine({
  measurer: {
    fonts: "broken",
    measure: () => { throw new TypeError("no canvas"); },
    verticalMetrics: () => ({ ascent: 1, descent: 1 }),
  },
});
invalidCalls.push(() => {
  const pet = { id: "a", latitude: 1, longitude: 2, petName: "Rex" };
  broken.json(pet, { at: { x: 200, y: 400 }, viewport: { width: 390, height: 844 } });
});

invalidCalls.forEach((call, i) => {
  try {
    call();
    console.log(`wasm: invalid call ${i} was accepted: ${call}`);
    failures++;
  } catch (error) {
    if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) {
      console.log(`wasm: invalid call ${i} crashed the engine: ${call}: ${error}`);
      failures++;
    }
  }
});

// Freeing objects releases all of their memory.
for (const object of [index, clusters, map, engine, fixed, broken]) object.free();
petmap.formatCoordinate({ latitude: 0, longitude: 0 });
const before = petmap.memoryInUse;
for (let i = 0; i < 20; i++) {
  const columns = { latitudes: [1, 2, 3], longitudes: [1, 2, 3] };
  const c = new petmap.Clusters().load(columns);
  c.getClusters([-180, -90, 180, 90], 3);
  c.free();
}
if (petmap.memoryInUse > before + 10_000) {
  console.log(`wasm: memory grew from ${before} to ${petmap.memoryInUse} bytes`);
  failures++;
}

// Options: where IDs come from, and which objects are returned.
function expect(condition, what) {
  if (condition) return;
  console.log(`wasm: ${what}`);
  failures++;
}
const pinAt = (id, properties = null) => ({
  type: "Feature",
  ...(id === undefined ? {} : { id }),
  properties,
  geometry: { type: "Point", coordinates: [21, 52] },
});
const idLists = {
  numbers: [7, 12, 999, 1000, 1_000_001, 0x7fffffff, 2_000_000_000],
  "numbers and texts": [7, 2 ** 31, -1, 1.5, "07", "ż", "a much longer id", "🐕", ""],
  positions: [undefined, undefined, undefined],
};
for (const [name, ids] of Object.entries(idLists)) {
  const features = ids.map((id, i) => pinAt(id, { status: ["MISSING", "found", 2][i % 3] }));
  const trees = [0, 1].map(() => new petmap.Clusters().load(features));
  const world = [-180, -90, 180, 90];
  const [cluster] = trees[0].getClusters(world, 0);
  const { cluster_id, point_count, missing, found, closed } = cluster.properties;
  expect(point_count === ids.length, `${name}: count`);
  expect(missing === Math.ceil(ids.length / 3) && missing + found + closed === point_count, `${name}: statuses`);
  const own = ids.map((id, i) => `${id ?? i}@17`);
  expect(own.includes(cluster_id), `${name}: ${cluster_id}`);
  expect(trees[0].getClusters(world, 3)[0] === cluster, `${name}: another object`);
  // The second tree did not create this ID.
  for (const tree of trees) {
    const leaves = new Set(tree.getLeaves(cluster_id, Infinity));
    expect(features.every((feature) => leaves.has(feature)), `${name}: leaves`);
    expect(tree.getChildren(cluster_id).length === ids.length, `${name}: children`);
  }
  for (const zoom of [0, 20]) {
    const { length, coordinates, counts, nodes } = trees[0].getMarkers(world, zoom);
    const columns = trees[0].getClusters(world, zoom);
    expect(
      length === columns.length && columns.every((feature, i) =>
        trees[0].getFeature(nodes[i]) === feature
        && counts[i] === (feature.properties.point_count ?? 1)
        && feature.geometry.coordinates.every((degree, k) => degree === coordinates[2 * i + k])),
      `${name}: markers at zoom ${zoom}`);
  }
  const tile = trees[0].getTile(0, 0, 0);
  expect(tile.features[0].tags === cluster.properties, `${name}: tile`);
  expect(trees[1].getTile(3, 0, 0) === null, `${name}: empty tile`);
  for (const tree of trees) tree.free();
}
// Features are plain objects, so a map can use them like supercluster's.
const plain = new petmap.Clusters().load([1, 2, 3].map((id) => pinAt(id, { status: "FOUND" })));
const [found] = plain.getClusters([-180, -90, 180, 90], 4);
const whole = {
  type: "Feature",
  id: found.id,
  properties: {
    cluster: true, cluster_id: found.id, point_count: 3, point_count_abbreviated: "3",
    expansion_zoom: null, missing: 0, found: 3, closed: 0,
  },
  geometry: { type: "Point", coordinates: found.geometry.coordinates },
};
expect(same(found, whole), `feature ${JSON.stringify(found)}`);
expect(same(JSON.parse(JSON.stringify(found)), whole), "a feature as JSON");
expect(same(structuredClone(found), whole), "a feature sent to a worker");
expect(same({ ...found.properties }, whole.properties), "a copy of a feature's properties");
const [drawn] = plain.getTile(4, 8, 5).features;
expect(same(structuredClone(drawn), { ...drawn, tags: whole.properties }), "a tile's feature sent to a worker");
plain.free();
// Options from supercluster: custom sums, a minimum zoom, and generated IDs for the pins of tiles.
const weighed = Array.from({ length: 200 }, (_, i) => ({
  ...pinAt(undefined, { weight: i % 7, name: `pin ${i}` }),
  geometry: { type: "Point", coordinates: [20 + ((i * 0.618034) % 1), 50 + ((i * 0.754878) % 1)] },
}));
const own = {
  map: ({ weight }) => ({ weight, heaviest: weight }),
  reduce(whole, part) {
    whole.weight += part.weight;
    whole.heaviest = Math.max(whole.heaviest, part.heaviest);
  },
};
const everywhere = [-180, -90, 180, 90];
const options = { ...own, minZoom: 5, generateId: true, nodeSize: 64 };
const reduced = new petmap.Clusters(options).load(weighed);
let clusterCount = 0;
for (let zoom = 0; zoom <= 16; zoom++) {
  for (const { id, properties } of reduced.getClusters(everywhere, zoom)) {
    if (!properties.cluster) continue;
    const weights = reduced.getLeaves(id, Infinity).map((leaf) => leaf.properties.weight);
    clusterCount++;
    expect(
      properties.weight === weights.reduce((sum, weight) => sum + weight, 0)
      && properties.heaviest === Math.max(...weights) && properties.name === undefined,
      `sums of ${id}`);
  }
}
expect(clusterCount > 100, `${clusterCount} clusters with sums`);
expect(weighed.every(({ properties }, i) => properties.weight === i % 7), "the page's pins");
const shown = (zoom) => reduced.getClusters(everywhere, zoom).map(({ id }) => id).join();
expect(shown(0) === shown(5) && shown(5) !== shown(6), "the first zoom");
const tags = new Set(reduced.getTile(0, 0, 0).features.map((feature) => feature.tags));
expect(
  reduced.getClusters(everywhere, 5).every(({ properties }) => tags.has(properties)),
  "the first zoom's clusters in tiles");
const pins = weighed.filter((feature, i) => {
  const [longitude, latitude] = feature.geometry.coordinates;
  const { x, y } = petmap.unitPoint({ latitude, longitude });
  const tile = reduced.getTile(17, Math.floor(x * 2 ** 17), Math.floor(y * 2 ** 17));
  return tile.features.some(({ id, tags }) => id === i && tags === feature.properties);
});
expect(pins.length === weighed.length, `${pins.length} pins with their positions for ids`);
reduced.free();
for (const [options, message] of [
  [{ minpoints: 3 }, "petmap: minpoints: unknown option; Clusters has "],
  [{ minZoom: 17 }, "petmap: minZoom is not between 0 and maxZoom: 17"],
  [{ minZoom: 0.5 }, "petmap: minZoom is not between 0 and maxZoom: 0.5"],
  [{ maxZoom: -1 }, "petmap: maxZoom: not an integer from 0 to 24: -1"],
  [{ radius: undefined, minZoom: undefined, map: undefined }, "nothing"],
]) {
  let thrown = "nothing";
  try {
    new petmap.Clusters(options).load(weighed).free();
  } catch (error) {
    thrown = error.message;
  }
  expect(thrown.startsWith(message), `${JSON.stringify(options)} throws ${thrown}`);
}
// Sums for pins loaded from columns.
const sumOfIndices = new petmap.Clusters({
  reduce: (whole, part) => { whole.index += part.index; },
}).load({ latitudes: [1, 1, 1], longitudes: [3, 3, 3] });
expect(sumOfIndices.getClusters(everywhere, 0)[0].properties.index === 3, "sums of columns");
sumOfIndices.free();
const listed = new petmap.Clusters().load({ latitudes: [1, 2], longitudes: [3, 4] });
const markers = listed.getMarkers([-180, -90, 180, 90], 17);
expect(
  markers.length === 2 && markers.nodes.subarray(0, 2).every((pin, i) =>
    markers.coordinates[2 * i] === [3, 4][pin] && markers.coordinates[2 * i + 1] === [1, 2][pin]),
  "markers of columns");
listed.free();
// Positions in tiles, compared with supercluster's formulas.
const scattered = Array.from({ length: 300 }, (_, i) => [
  ((i * 0.618034) % 1) * 360 - 180, ((i * 0.754878) % 1) * 168 - 84,
]);
const spread = new petmap.Clusters({ minPoints: 1000 }).load(
  scattered.map((coordinates, i) => ({ ...pinAt(i), geometry: { type: "Point", coordinates } })));
let placed = 0;
for (const [i, [longitude, latitude]] of scattered.entries()) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const [x, y] = [
    longitude / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI,
  ];
  for (const zoom of [0, 1, 5, 12, 19]) {
    const side = 2 ** zoom;
    const tile = [Math.floor(x * side), Math.floor(y * side)];
    const { geometry } = spread.getTile(zoom, ...tile).features.find(({ id, geometry: [[px]] }) =>
      id === i && px >= 0 && px <= 512);
    const pixels = [512 * (x * side - tile[0]), 512 * (y * side - tile[1])];
    placed += geometry[0].every((pixel, k) => Math.abs(pixel - pixels[k]) <= 0.5 + 1e-3);
  }
}
expect(placed === 5 * scattered.length, `${placed} pins at their position in a tile`);
spread.free();
const named = new petmap.Clusters().load([pinAt(undefined, { id: "x" })]);
expect(named.getClusters([-180, -90, 180, 90], 0)[0].properties.id === "x", "properties' id");
named.free();

const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
if (total < 20_000) failures++;
console.log(
  failures
    ? `wasm: ${failures} of ${total} results differ from the native engine's`
    : `wasm: ${total} results are bit-for-bit identical to the native engine's`);
process.exit(failures ? 1 : 0);
