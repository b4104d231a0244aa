// Tests the package's clusters: loading, changes, IDs, and tiles.
//
//   node clusters.mjs PACKAGE
import assert from "node:assert/strict";
import test from "node:test";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const { load } = await import(pathToFileURL(join(directory, "node.js")));
const petmap = await load();
const world = [-180, -90, 180, 90];

function pin(id, coordinates, properties = {}) {
  return { type: "Feature", ...(id === undefined ? {} : { id }), properties, geometry: { type: "Point", coordinates } };
}
const scattered = (count, first = 0) => Array.from({ length: count }, (_, i) =>
  pin(`p${first + i}`, [
    20 + (((first + i) * 0.618034) % 1) * 3, 50 + (((first + i) * 0.754878) % 1) * 3,
  ], { status: ["MISSING", "FOUND", "CLOSED"][i % 3], weight: i % 7 }));
const everything = (clusters) => Array.from({ length: 18 }, (_, zoom) =>
  clusters.getClusters(world, zoom)
    .map(({ id, geometry, properties }) => JSON.stringify([
      id, geometry.coordinates, properties.point_count, properties.missing, properties.found,
    ])).sort());

test("invalid features are reported, and the others are loaded", () => {
  const features = [
    pin("a", [21, 52]), null, { type: "Feature", properties: null, geometry: null },
    { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [] } },
    pin("b", [200, 52]), pin("c", [21, "52"]), pin("d", [21, NaN]), pin("a", [22, 53]), pin("e", [22, 52, 7]),
    pin(undefined, [23, 52]),
  ];
  const clusters = new petmap.Clusters().load({ type: "FeatureCollection", features }, { unique: true });
  assert.equal(clusters.loaded, 3);
  assert.deepEqual(clusters.skipped, [
    { index: 1, reason: "not a feature" },
    { index: 2, reason: "no geometry" },
    { index: 3, reason: "a Polygon, not a Point" },
    { index: 4, reason: "longitude is not a number from -180 to 180: 200" },
    { index: 5, reason: 'latitude is not a number from -90 to 90: "52"' },
    { index: 6, reason: "latitude is not a number from -90 to 90: NaN" },
    { index: 7, reason: 'repeated id "a"' },
  ]);
  const shown = new Set(clusters.getClusters(world, 17));
  assert.deepEqual([0, 8, 9].map((i) => shown.has(features[i])), [true, true, true]);
  const generated = new petmap.Clusters({ generateId: true }).load(features, { unique: true });
  assert.deepEqual(
    generated.getTile(0, 0, 0).features.map(({ id }) => id).filter((id) => typeof id === "number"),
    []);
  assert.deepEqual(
    generated.getMarkers(world, 17).nodes.subarray(0, 3).toSorted?.() ?? new Int32Array([0, 1, 2]),
    new Int32Array([0, 8, 9]));
  assert.throws(
    () => new petmap.Clusters().load(features, { invalid: "throw" }),
    { message: "petmap: feature 1: not a feature" });
  assert.equal(new petmap.Clusters().load(features, { id: ({ geometry }) => geometry.coordinates[0] }).loaded, 4);
  const columns = new petmap.Clusters().load({ latitudes: [1, 91, 3], longitudes: [1, 2, 3] });
  assert.deepEqual([columns.loaded, columns.skipped.length], [2, 1]);
  assert.deepEqual(
    columns.getClusters(world, 17).map(({ properties }) => properties.index).sort(), [0, 2]);
});

test("repeated ids are detected in any order and of any type", () => {
  for (let seed = 1; seed < 200; seed++) {
    let state = seed;
    const random = (n) => (state = (state * 48271) % 2147483647) % n;
    const ids = Array.from({ length: 1 + random(12) }, () =>
      [random(9), String(random(9)), `x${random(4)}`, undefined, random(9) - 3][random(5)]);
    const features = ids.map((id) => pin(id, [21, 52]));
    assert.equal(new petmap.Clusters().load(features).loaded, ids.length);
    const clusters = new petmap.Clusters().load(features, { unique: true });
    const own = ids.filter((id) => id !== undefined).map(String);
    const skipped = new Set(clusters.skipped.map(({ index }) => index));
    const kept = ids.filter((id, i) => id !== undefined && !skipped.has(i)).map(String);
    assert.deepEqual(new Set(kept), new Set(own), `seed ${seed}: ${JSON.stringify(ids)}`);
    assert.equal(kept.length, new Set(kept).size, `seed ${seed}: ${JSON.stringify(ids)}`);
    assert.ok(ids.every((id, i) => id !== undefined || !skipped.has(i)), `seed ${seed}`);
    clusters.free();
  }
});

test("pins at the same coordinate have an expansion zoom and can be fanned out", () => {
  const clusters = new petmap.Clusters().load([pin("a", [21, 52]), pin("b", [21, 52]), pin("c", [21.001, 52])]);
  const [{ id }] = clusters.getClusters(world, 16).filter(({ properties }) => properties.cluster);
  assert.equal(clusters.getClusterExpansionZoom(id), 17);
  assert.equal(clusters.isSamePlace(id), true);
  const [far] = clusters.getClusters(world, 0);
  assert.equal(clusters.isSamePlace(far.id), false);
  const fan = clusters.fan(id);
  assert.deepEqual(fan.map(({ feature }) => feature.id).sort(), ["a", "b"]);
  assert.ok(Math.hypot(fan[0].dx - fan[1].dx, fan[0].dy - fan[1].dy) >= 45);
});

test("ids can be numbers, which are valid in other trees of the same pins", () => {
  const trees = [0, 1].map(() => new petmap.Clusters({ ids: "number" }).load(scattered(300)));
  for (let zoom = 0; zoom < 17; zoom++) {
    for (const { id, properties } of trees[0].getClusters(world, zoom)) {
      if (!properties.cluster) continue;
      assert.ok(Number.isSafeInteger(id) && id >= 2 ** 32);
      assert.deepEqual(
        trees[1].getLeaves(id, Infinity).map((leaf) => leaf.id),
        trees[0].getLeaves(id, Infinity).map((leaf) => leaf.id));
    }
  }
  assert.throws(() => trees[0].getLeaves(2 ** 32 + 5), /no cluster/);
});

test("a changed tree equals a rebuilt one", () => {
  const all = scattered(400);
  const clusters = new petmap.Clusters().load(all.slice(0, 300));
  for (const feature of all.slice(300)) clusters.add(feature);
  for (let i = 0; i < 100; i++) clusters.remove(`p${i * 3}`);
  clusters.move("p1", [20.5, 51.5]).setStatus("p2", "CLOSED");
  const expected = all.filter((_, i) => i >= 300 || i % 3).map((feature) => {
    if (feature.id === "p1") return pin("p1", [20.5, 51.5], feature.properties);
    return feature.id === "p2" ? pin("p2", feature.geometry.coordinates, { status: "CLOSED" }) : feature;
  });
  assert.deepEqual(everything(clusters), everything(new petmap.Clusters().load(expected)));
  const [{ id }] = clusters.getClusters(world, 0);
  assert.equal(clusters.getLeaves(id, Infinity).length, 300);
  assert.throws(() => clusters.add(all[399]), /already has this id/);
  assert.throws(() => clusters.remove("p0"), /no such pin/);
  assert.throws(() => clusters.move("p1", [0, 91]), /latitude: not a number/);
  assert.deepEqual(everything(clusters), everything(new petmap.Clusters().load(expected)));
});

test("changes do not modify the page's list, and pins from columns can be changed", () => {
  const all = scattered(20);
  const before = [...all];
  const clusters = new petmap.Clusters().load(all);
  clusters.add(pin("new", [21, 51])).move("p3", [20, 50.5]).setStatus("p4", "FOUND").remove("p5");
  assert.deepEqual(all, before);
  assert.equal(clusters.getClusters(world, 17).length, 20);
  const columns = new petmap.Clusters().load({ latitudes: [1, 2, 3], longitudes: [1, 2, 3] });
  columns.add(pin("new", [21, 51])).move(1, [9, 9]).remove(2);
  assert.deepEqual(
    columns.getClusters(world, 17).map(({ id, geometry }) => [id, ...geometry.coordinates]).sort(),
    [["0", 1, 1], ["1", 9, 9], ["new", 21, 51]]);
});

test("filtered pins are not clustered, and pinned pins are always shown", () => {
  const all = scattered(300);
  const clusters = new petmap.Clusters().load(all);
  const light = ({ properties }) => properties.weight < 3;
  const expected = everything(new petmap.Clusters().load(all.filter(light)));
  assert.deepEqual(everything(clusters.setFilter(light)), expected);
  assert.deepEqual(everything(clusters.setFilter(Uint8Array.from(all, light))), expected);
  assert.deepEqual(everything(clusters.setFilter(null)), everything(new petmap.Clusters().load(all)));
  clusters.setPinned(["p7"]);
  for (let zoom = 0; zoom < 18; zoom++) {
    const found = clusters.getClusters(world, zoom);
    assert.ok(found.includes(all[7]), `zoom ${zoom}`);
    const count = found.reduce((sum, { properties }) => sum + (properties.point_count ?? 1), 0);
    assert.equal(count, 300);
  }
  assert.ok(clusters.getTile(0, 0, 0).features.some(({ tags }) => tags === all[7].properties));
  assert.deepEqual(everything(clusters.setPinned([])), everything(new petmap.Clusters().load(all)));
});

test("reduce can request clusters", () => {
  let calls = 0;
  const clusters = new petmap.Clusters({
    map: ({ weight }) => ({ weight }),
    reduce(whole, part) {
      calls += clusters.getMarkers(world, 3).length > 0 ? 1 : 0;
      whole.weight += part.weight;
    },
  }).load(scattered(60));
  const sum = clusters.getClusters(world, 2).reduce((all, { properties }) => all + properties.weight, 0);
  assert.equal(sum, scattered(60).reduce((all, { properties }) => all + properties.weight, 0));
  assert.ok(calls > 0);
});

test("transferring markers does not affect the tree", () => {
  const clusters = new petmap.Clusters().load(scattered(100));
  const copy = clusters.getMarkers(world, 10, { copy: true });
  const kept = clusters.getMarkers(world, 10);
  const expected = [...kept.nodes.subarray(0, kept.length)];
  structuredClone(copy, { transfer: [copy.nodes.buffer, copy.counts.buffer, copy.coordinates.buffer] });
  structuredClone(kept, { transfer: [kept.counts.buffer] });
  const again = clusters.getMarkers(world, 10);
  assert.deepEqual([...again.nodes.subarray(0, again.length)], expected);
});

test("use after free throws an error", () => {
  const clusters = new petmap.Clusters();
  assert.throws(() => clusters.getClusters(world, 0), /nothing is loaded/);
  clusters.load(scattered(5)).free();
  for (const use of ["getClusters", "getMarkers", "getTile", "getTileData", "getLeaves", "remove", "fan"]) {
    assert.throws(() => clusters[use](world, 0, 0), /was freed/, use);
  }
});

test("a load that fails changes nothing", () => {
  const clusters = new petmap.Clusters().load(scattered(50));
  const before = everything(clusters);
  const bad = [...scattered(3), null];
  const ownError = new Error("the page's own");
  for (const load of [
    () => clusters.load(bad, { invalid: "throw" }), () => clusters.load(null), () => clusters.load({ latitudes: [1] }),
    () => clusters.load(scattered(3), { id: () => { throw ownError; } }),
  ]) {
    assert.throws(load);
    assert.equal(clusters.loaded, 50);
    assert.deepEqual(everything(clusters), before);
  }
  clusters.remove("p1");
  assert.equal(clusters.getLeaves(clusters.getClusters(world, 0)[0].id, Infinity).length, 49);
});

test("changes in a map, reduce, filter, or id function are rejected", () => {
  const features = scattered(60);
  for (const change of [
    (clusters) => clusters.add(pin("new", [20, 50])), (clusters) => clusters.remove("p1"),
    (clusters) => clusters.move("p1", [20, 50]), (clusters) => clusters.setStatus("p1", "FOUND"),
    (clusters) => clusters.setFilter(null), (clusters) => clusters.setPinned(["p1"]),
    (clusters) => clusters.load(features), (clusters) => clusters.free(),
  ]) {
    const errors = [];
    const attempt = () => {
      try {
        change(clusters);
      } catch (error) {
        errors.push(error.message);
      }
    };
    const clusters = new petmap.Clusters({
      map: (properties) => { attempt(); return { weight: properties.weight }; },
      reduce: (whole, part) => { attempt(); whole.weight += part.weight; },
    });
    clusters.load(features);
    clusters.getClusters(world, 2);
    assert(errors.length > 60);
    const count = errors.length;
    clusters.setFilter(() => { attempt(); return true; });
    assert.equal(errors.length, count + 60);
    clusters.load(features, { id: (feature) => { attempt(); return feature.id; } });
    assert.equal(errors.length, count + 120);
    assert(errors.every((message) => /^petmap: .*not allowed in a map, reduce, filter or id/.test(message)), errors[0]);
    assert.deepEqual(everything(clusters), everything(new petmap.Clusters().load(features)));
  }
});

test("pinned pins follow clusters, so that they are drawn above them", () => {
  const clusters = new petmap.Clusters().load(scattered(50)).setPinned(["p7"]);
  assert.equal(clusters.getClusters(world, 0).at(-1).id, "p7");
  const { nodes, length } = clusters.getMarkers(world, 0);
  assert.equal(clusters.getFeature(nodes[length - 1]).id, "p7");
  assert.equal(clusters.getTile(0, 0, 0).features.at(-1).id, "p7");
});

test("a pinned pin is gone after its removal, and pinned again when it returns", () => {
  const features = scattered(50);
  const clusters = new petmap.Clusters({ pinned: ["p7", "new"] }).load(features);
  const pins = () => clusters.getClusters(world, 0).filter(({ properties }) => !properties.cluster).map(({ id }) => id);
  assert.deepEqual(pins(), ["p7"]);
  assert.deepEqual((clusters.remove("p7"), pins()), []);
  assert.deepEqual((clusters.add(features.find(({ id }) => id === "p7")), pins()), ["p7"]);
  assert.deepEqual((clusters.add({ ...features[0], id: "new" }), pins()), ["p7", "new"]);
});

test("an unknown status is refused by setStatus, and counts as missing in data", () => {
  const statuses = [1.7, "LOST", NaN, 3, -1, {}, null, "found"];
  const clusters = new petmap.Clusters().load({ latitudes: statuses.map(() => 1), longitudes: statuses.map(() => 1), statuses });
  const counts = () => (({ missing, found, closed }) => [missing, found, closed])(clusters.getClusters(world, 0)[0].properties);
  assert.deepEqual(counts(), [7, 1, 0]);
  for (const status of statuses.slice(0, -1)) {
    assert.throws(() => clusters.setStatus(0, status), { message: /^petmap: status: not MISSING, FOUND, CLOSED, 0, 1 or 2: / });
  }
  assert.deepEqual(counts(), [7, 1, 0]);
  for (const status of ["closed", 2, "Active", 1]) clusters.setStatus(0, status);
  assert.deepEqual(counts(), [6, 2, 0]);
});

test("a filter that throws is not kept", () => {
  const clusters = new petmap.Clusters().load(scattered(40));
  clusters.setFilter(({ id }) => id !== "p3");
  const before = everything(clusters);
  assert.throws(() => clusters.setFilter(() => { throw new Error("the page's own"); }), /the page's own/);
  assert.deepEqual(everything(clusters), before);
  clusters.add(pin("more", [21, 51]));
  clusters.remove("more");
  assert.deepEqual(everything(clusters), before);
});

test("a pin whose filter throws is not added", () => {
  const clusters = new petmap.Clusters().load(scattered(40));
  clusters.setFilter(({ id }) => {
    if (id === "more") throw new Error("the page's own");
    return true;
  });
  const before = everything(clusters);
  assert.throws(() => clusters.add(pin("more", [21, 51])), /the page's own/);
  assert.deepEqual(everything(clusters), before);
  clusters.setFilter(null);
  assert.deepEqual(everything(clusters.add(pin("more", [21, 51])).remove("more")), before);
});

test("constructors validate their options", () => {
  for (const given of [
    { minPoints: 1 }, { minPoints: 2.5 }, { minPoints: -1 }, { maxZoom: 25 }, { maxZoom: 0.5 }, { radius: 0 },
    { radius: 600 }, { extent: 0 }, { minZoom: 17 }, { nodeSize: 1 }, { reduce: 1 }, { map: null }, { pinned: 3 },
    { generateId: "yes" }, { ids: "text" }, { compatibility: "leaflet" }, { radius: "40" }, { colour: 1 },
  ]) {
    const name = new RegExp(`^RangeError: petmap: (no such )?${Object.keys(given)[0]}`);
    assert.throws(() => new petmap.Clusters(given), name, JSON.stringify(given));
  }
  for (const given of [{ minPoints: 1 }, { maxZoom: -1 }, { radius: NaN }, { card: { width: 1 } }, { measurer: {} }]) {
    assert.throws(() => new petmap.SceneMap([], given), /^RangeError: petmap: /, JSON.stringify(given));
  }
});

test("loading more pins than fit in memory fails, and the engine keeps working", async () => {
  const { length } = { length: 20_000_000 };
  const columns = { latitudes: new Float32Array(length), longitudes: new Float32Array(length) };
  const other = await load();
  assert.throws(() => new other.Clusters().load(columns), /^RangeError: petmap: out of memory/);
  assert.equal(new other.Clusters().load(scattered(5)).loaded, 5);
});

test("after a trap, calls throw an error that says that the engine has failed", async () => {
  const { Engine } = await import(pathToFileURL(join(directory, "engine.js")));
  const trap = new WebAssembly.RuntimeError("unreachable");
  const engine = new Engine({ seed() {}, memory: { buffer: new ArrayBuffer(0) }, fail() { throw trap; }, fine: () => 1 });
  assert.equal(engine.run("fine"), 1);
  assert.throws(() => engine.run("fail"), trap);
  assert.throws(() => engine.run("fine"), (error) => /^petmap: the engine has failed/.test(error.message) && error.cause === trap);
});

test("a measurer cannot call the engine that calls it", () => {
  let message;
  const measurer = {
    fonts: "fixed", verticalMetrics: () => ({ ascent: 12, descent: 4 }),
    measure(text) {
      try {
        petmap.distance({ latitude: 1, longitude: 2 }, { latitude: 3, longitude: 4 });
      } catch (error) {
        message = error.message;
      }
      return text.length * 7;
    },
  };
  const pet = { id: "a", latitude: 1, longitude: 2, petName: "Rex" };
  const request = { at: { x: 100, y: 400 }, viewport: { width: 390, height: 844 } };
  const engine = new petmap.CalloutEngine({ measurer });
  assert.equal(engine.callout(pet, request).fields[1].lines[0].text, "Rex");
  assert.match(message, /^petmap: a measurer cannot call/);
  for (const wrong of [{ measure: () => NaN }, { measure: () => "7" }, { verticalMetrics: () => null }]) {
    assert.throws(() => new petmap.CalloutEngine({ measurer: { ...measurer, fonts: "f", ...wrong } }).callout(pet, request),
      /^RangeError: petmap: measurer/, JSON.stringify(Object.keys(wrong)));
  }
});

test("a scene measures its callout again when the fonts change", () => {
  const measurer = {
    fonts: "fallback", measure: (text) => text.length * 7, verticalMetrics: () => ({ ascent: 12, descent: 4 }),
  };
  const center = { latitude: 52, longitude: 21 };
  const map = new petmap.SceneMap([{ id: "rex", ...center, petName: "Rex" }], { measurer });
  const callout = () => map.scene({
    camera: { center, zoom: 12 }, viewport: { width: 390, height: 844 }, selected: "rex",
  }).scene.callout;
  const width = () => callout().fields.find(({ kind }) => kind === "name").lines[0].width;
  assert.equal(width(), 3 * 7);
  const { layoutId } = callout();
  Object.assign(measurer, { fonts: "web font", measure: (text) => text.length * 9 });
  assert.equal(width(), 3 * 9);
  assert.notEqual(callout().layoutId, layoutId);
});

test("announcements can be changed, and scene ids are valid in requests", () => {
  const pets = scattered(50).map(({ id, geometry }) => ({
    id, longitude: geometry.coordinates[0], latitude: geometry.coordinates[1],
  }));
  const map = new petmap.SceneMap([...pets, { id: "p0", latitude: 1, longitude: 1 }, { id: "x" },
    { id: "s1", latitude: 40, longitude: 10 }, { id: "s2", latitude: 40, longitude: 10 }]);
  assert.equal(map.loaded, 52);
  assert.throws(() => new petmap.SceneMap(null), { message: "petmap: announcements: not a list: null" });
  assert.deepEqual(map.skipped, [
    { index: 50, reason: 'repeated id "p0"' }, { index: 51, reason: "latitude is missing" },
  ]);
  const request = { camera: { center: { latitude: 40, longitude: 10 }, zoom: 5 }, viewport: { width: 800, height: 600 } };
  const { scene } = map.scene(request);
  const fans = map.scene({ ...request, openCluster: scene.clusters[0].id }).scene.fans;
  assert.equal(fans.length, 1);
  const selected = map.scene({ ...request, selected: "s1" }).scene.markers.find((marker) => marker.selected);
  assert.equal(map.scene({ ...request, selected: selected.id }).scene.selection.id, "s1");
  map.put({ id: "s3", latitude: 40, longitude: 10, status: "FOUND" });
  assert.equal(map.pins({ near: { latitude: 40, longitude: 10 }, radius: 1 }).count, 3);
  assert.equal(map.pins({ statuses: ["found"] }).pins[0].announcement.id, "s3");
  assert.equal(map.remove("s3"), true);
  assert.equal(map.remove("s3"), false);
  map.setFilter({ statuses: ["CLOSED"] });
  const empty = map.scene(request).scene;
  assert.equal(empty.clusters.length + empty.markers.length, 0);
});
