// Tests changes to the package's clusters: filters, batches, data from an app's state, groups and options.
//
//   node changes.mjs PACKAGE
import assert from "node:assert/strict";
import test from "node:test";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const { load } = await import(pathToFileURL(join(directory, "node.js")));
const petmap = await load();
const world = [-180, -90, 180, 90];

const pin = (id, coordinates, properties = {}) => (
  { type: "Feature", ...(id === undefined ? {} : { id }), properties, geometry: { type: "Point", coordinates } });
const scattered = (count, first = 0) => Array.from({ length: count }, (_, i) =>
  pin(`p${first + i}`, [
    20 + (((first + i) * 0.618034) % 1) * 3, 50 + (((first + i) * 0.754878) % 1) * 3,
  ], { status: ["MISSING", "FOUND", "CLOSED"][i % 3], weight: i % 7 }));
const everything = (clusters) => Array.from({ length: 18 }, (_, zoom) =>
  clusters.getClusters(world, zoom)
    .map(({ id, geometry, properties }) => JSON.stringify([
      id, geometry.coordinates, properties.point_count, properties.missing, properties.found, properties.weight,
    ])).sort());
const pins = (clusters) => clusters.getClusters(world, 17).map(({ id }) => id).sort();

function randomNumbers(seed) {
  let state = seed;
  return (n) => (state = (state * 48271) % 2147483647) % n;
}

test("a filter applies to pins that change", () => {
  const isMissing = ({ properties }) => properties.status === "MISSING";
  const clusters = new petmap.Clusters().load([
    pin("a", [1, 1], { status: "MISSING" }), pin("b", [2, 2], { status: "FOUND" }), pin("c", [3, 3], { status: "MISSING" }),
  ]).setFilter(isMissing);
  assert.deepEqual(pins(clusters), ["a", "c"]);
  assert.deepEqual(pins(clusters.setStatus("a", "FOUND")), ["c"]);
  assert.deepEqual(pins(clusters.setStatus("a", "missing")), ["c"]);
  assert.deepEqual(pins(clusters.setStatus("b", "MISSING")), ["b", "c"]);
  const isEast = ({ geometry }) => geometry.coordinates[0] > 2.5;
  assert.deepEqual(pins(clusters.setFilter(isEast)), ["c"]);
  assert.deepEqual(pins(clusters.move("c", [2, 0])), []);
  assert.deepEqual(pins(clusters.move("a", [5, 0]).add(pin("d", [6, 0])).add(pin("e", [0, 0]))), ["a", "d"]);
  assert.deepEqual(pins(clusters.apply({ update: [{ id: "b", geometry: { coordinates: [8, 8] } }] })), ["a", "b", "d"]);
  assert.deepEqual(pins(clusters.setFilter(null)), ["a", "b", "c", "d", "e"]);
});

test("a change evaluates the filter only for the pins that change", () => {
  const clusters = new petmap.Clusters().load(scattered(500));
  let calls = 0;
  clusters.setFilter(() => ++calls > 0);
  calls = 0;
  clusters.setStatus("p3", "FOUND").move("p4", [20, 50]).add(pin("new", [21, 51])).remove("p5");
  clusters.setPinned(["p7"]).setPinned([]);
  assert.ok(calls <= 4, `${calls} calls`);
});

test("a pinned pin that changes stays pinned, and a filter of bits still applies", () => {
  const all = scattered(100);
  const clusters = new petmap.Clusters().load(all).setFilter(all.map((_, i) => i % 2)).setPinned(["p1", "p2"]);
  clusters.move("p1", [20, 50]).setStatus("p2", "FOUND");
  const shown = clusters.getClusters(world, 0).map(({ id }) => id);
  assert.deepEqual(shown.slice(-2), ["p1", "p2"]);
  assert.equal(clusters.getClusters(world, 0)[0].properties.point_count, 49);
  clusters.setPinned([]);
  assert.equal(clusters.getClusters(world, 0)[0].properties.point_count, 50);
  assert.ok(!pins(clusters).includes("p2"));
});

test("a filter that throws for a changed pin changes nothing", () => {
  const clusters = new petmap.Clusters().load(scattered(40)).setFilter(({ properties }) => {
    if (properties.status === "broken" || properties.weight === 99) throw new Error("the page's own");
    return true;
  });
  const before = everything(clusters);
  assert.throws(() => clusters.apply({
    remove: ["p1"], move: [{ id: "p2", coordinates: [1, 1] }], update: [{ id: "p3", properties: { weight: 99 } }],
  }), /the page's own/);
  assert.deepEqual(everything(clusters), before);
  assert.equal(clusters.loaded, 40);
});

test("an async filter, map, reduce or id function is refused", () => {
  const clusters = new petmap.Clusters().load(scattered(40));
  assert.throws(() => clusters.setFilter(async () => true), { message: /^petmap: filter: async; it must return its result/ });
  assert.equal(pins(clusters).length, 40);
  assert.throws(() => clusters.load(scattered(3), { id: async () => "x" }), /^RangeError: petmap: id: async/);
  for (const options of [{ map: async () => ({}), reduce() {} }, { reduce: async () => {} }, { groupBy: async () => 1 }]) {
    assert.throws(
      () => new petmap.Clusters(options).load(scattered(40)).getClusters(world, 0), /^RangeError: petmap: \w+: async/,
      Object.keys(options)[0]);
  }
});

test("a list that the page has emptied is refused", () => {
  for (const use of [
    (clusters) => clusters.getClusters(world, 17), (clusters) => clusters.getTile(0, 0, 0),
    (clusters) => clusters.getTileData(0, 0, 0), (clusters) => clusters.getMarkers(world, 17),
    (clusters) => clusters.getLeaves(clusters.getClusters(world, 0)[0].id), (clusters) => clusters.setFilter(() => true),
  ]) {
    const list = scattered(30);
    const clusters = new petmap.Clusters({ maxZoom: 5 }).load(list);
    list.length = 0;
    assert.throws(
      () => use(clusters), { name: "RangeError", message: "petmap: points: the list was emptied after it was loaded: []" }, String(use));
  }
});

test("many changes at once equal single ones and a new load", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomNumbers(seed);
    const start = scattered(300);
    const state = new Map(start.map((feature) => [feature.id, feature]));
    const one = new petmap.Clusters().load(start);
    const each = new petmap.Clusters().load(start);
    for (let round = 0; round < 3; round++) {
      const changes = { add: [], move: [], update: [], remove: [] };
      const ids = [...state.keys()];
      for (let i = 0; i < [3, 12, 90][round]; i++) {
        const id = ids.splice(random(ids.length), 1)[0];
        const coordinates = [20 + random(3000) / 1000, 50 + random(3000) / 1000];
        const status = ["MISSING", "FOUND", "CLOSED"][random(3)];
        const old = state.get(id);
        switch (random(4)) {
          case 0:
            changes.remove.push(id);
            each.remove(id);
            state.delete(id);
            break;
          case 1:
            changes.move.push({ id, coordinates });
            each.move(id, coordinates);
            state.set(id, pin(id, coordinates, old.properties));
            break;
          case 2:
            changes.update.push({ id, properties: { status } });
            each.setStatus(id, status);
            state.set(id, pin(id, old.geometry.coordinates, { ...old.properties, status }));
            break;
          default: {
            const feature = pin(`n${seed}-${round}-${i}`, coordinates, { status });
            changes.add.push(feature);
            each.add(feature);
            state.set(feature.id, feature);
          }
        }
      }
      one.apply(changes);
      const expected = everything(new petmap.Clusters().load([...state.values()]));
      assert.deepEqual(everything(one), expected, `seed ${seed}, round ${round}`);
      assert.deepEqual(everything(each), expected, `seed ${seed}, round ${round}`);
      assert.equal(one.loaded, state.size);
    }
    one.free();
    each.free();
  }
});

test("a batch can replace a pin, and change a pin twice", () => {
  const clusters = new petmap.Clusters().load([pin("a", [1, 1]), pin("b", [2, 2])]);
  clusters.apply({
    remove: ["a"], add: [pin("a", [9, 9], { name: "new" })], move: [{ id: "a", coordinates: [8, 8] }],
    update: [{ id: "a", properties: { status: "FOUND" } }, { id: "b", properties: { name: "b" } }],
  });
  const [a, b] = clusters.getClusters(world, 17).sort((one, other) => one.id.localeCompare(other.id));
  assert.deepEqual([a.properties, a.geometry.coordinates], [{ name: "new", status: "FOUND" }, [8, 8]]);
  assert.deepEqual(b.properties, { name: "b" });
  for (const [changes, message] of [
    [{ remove: ["x"] }, /id: no such pin: "x"/], [{ remove: ["a", "a"] }, /id: no such pin: "a"/],
    [{ add: [pin("a", [0, 0])] }, /already has this id: "a"/], [{ add: [pin("z", [0, 0]), pin("z", [0, 0])] }, /already has this id/],
    [{ add: [pin("z", [0, 99])] }, /latitude/], [{ move: [{ id: "a" }] }, /position: not a list/],
    [{ move: [{ id: "a", coordinates: [0, 91] }] }, /latitude/], [{ update: ["a"] }, /the change: not an object/],
    [{ change: [] }, /change: unknown option; apply has add, move, update, remove/], [{ add: 5 }, /add: not a list/],
    [{ remove: ["b"], move: [{ id: "b", coordinates: [1, 1] }] }, /no such pin/],
  ]) {
    const before = everything(clusters);
    assert.throws(() => clusters.apply(changes), message, JSON.stringify(changes));
    assert.deepEqual(everything(clusters), before);
  }
});

test("properties that change reach the sums of clusters", () => {
  const clusters = new petmap.Clusters({
    map: ({ weight }) => ({ weight }), reduce: (whole, part) => { whole.weight += part.weight; },
  }).load(scattered(60));
  const sum = () => clusters.getClusters(world, 2).reduce((all, { properties }) => all + properties.weight, 0);
  const before = sum();
  assert.equal((clusters.apply({ update: [{ id: "p0", properties: { weight: 100 } }] }), sum()), before + 100);
});

test("setData finds what differs, by ID", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = randomNumbers(seed);
    let data = scattered(200);
    const clusters = new petmap.Clusters().load(data);
    for (let round = 0; round < 5; round++) {
      data = data.filter(() => random(10) > 0).map((feature) => {
        const { id, geometry: { coordinates }, properties } = feature;
        switch (random(6)) {
          case 0: return pin(id, [coordinates[0], 50 + random(3000) / 1000], properties);
          case 1: return pin(id, coordinates, { ...properties, status: "FOUND" });
          case 2: return structuredClone(feature);
          default: return feature;
        }
      });
      for (let i = 0; i < 9; i++) {
        data.splice(random(data.length), 0, pin(`n${round}-${i}`, [20 + random(3000) / 1000, 51], { status: "CLOSED" }));
      }
      if (round === 3) data.reverse();
      clusters.setData(round % 2 ? { type: "FeatureCollection", features: data } : data);
      assert.deepEqual(everything(clusters), everything(new petmap.Clusters().load(data)), `seed ${seed}, round ${round}`);
      assert.equal(clusters.loaded, data.length);
      const shown = new Set(clusters.getClusters(world, 0).flatMap((node) =>
        (node.properties.cluster ? clusters.getLeaves(node.id, Infinity) : [node])));
      assert.ok(data.every((feature) => shown.has(feature)), "pins are the features of the app's state");
    }
    clusters.free();
  }
});

test("setData accepts a list that the app has changed in place", () => {
  const data = scattered(50);
  const clusters = new petmap.Clusters().setData(data);
  data.splice(3, 2);
  data.reverse();
  data.push(pin("new", [21, 51]));
  assert.deepEqual(everything(clusters.setData(data)), everything(new petmap.Clusters().load(data)));
  data.length = 0;
  assert.equal(clusters.setData(data).getClusters(world, 0).length, 0);
  data.push(pin("a", [1, 1]));
  assert.deepEqual(pins(clusters.setData(data)), ["a"]);
});

test("setData loads the first time, keeps the filter, reports skipped features and evaluates only changed pins", () => {
  let calls = 0;
  const clusters = new petmap.Clusters().setData([pin("a", [1, 1]), pin("b", [2, 2])]);
  clusters.setFilter(({ id }) => { calls++; return id !== "b"; });
  calls = 0;
  clusters.setData([pin("a", [1, 1]), pin("b", [2, 3]), null, pin("c", [200, 3]), pin("d", [3, 3])]);
  assert.equal(calls, 2);
  assert.deepEqual(pins(clusters), ["a", "d"]);
  assert.deepEqual(clusters.skipped, [
    { index: 2, reason: "not a feature" }, { index: 3, reason: "longitude is not a number from -180 to 180: 200" },
  ]);
  assert.equal(clusters.loaded, 3);
  assert.deepEqual(pins(clusters.setData([])), []);
  const unnamed = new petmap.Clusters().setData([pin(undefined, [1, 1]), pin(undefined, [2, 2])]);
  assert.equal(unnamed.setData([pin(undefined, [1, 1])]).loaded, 1);
  const repeated = [pin("x", [1, 1]), pin("x", [2, 2]), pin("x", [3, 3])];
  const same = new petmap.Clusters().setData(repeated).setData(structuredClone(repeated));
  assert.equal(same.loaded, 3);
  assert.deepEqual(same.setData(structuredClone(repeated.slice(1))).getClusters(world, 17).map(({ geometry }) => geometry.coordinates).sort(), [[2, 2], [3, 3]]);
});

test("pins of different groups never merge", () => {
  const kinds = ["DOG", "CAT", undefined];
  const features = scattered(300).map((feature, i) => ({ ...feature, properties: { ...feature.properties, kind: kinds[i % 3] } }));
  for (const groupBy of ["kind", ({ kind }) => kind]) {
    const clusters = new petmap.Clusters({ groupBy }).load(features);
    for (let zoom = 0; zoom <= 17; zoom++) {
      const found = clusters.getClusters(world, zoom);
      const alone = kinds.flatMap((kind) =>
        new petmap.Clusters().load(features.filter(({ properties }) => properties.kind === kind)).getClusters(world, zoom));
      const list = (all) => all.map(({ id, properties }) => [id, properties.point_count].join()).sort();
      assert.deepEqual(list(found), list(alone), `zoom ${zoom}`);
      for (const { id, properties } of found.filter(({ properties }) => properties.cluster)) {
        assert.ok(clusters.getLeaves(id, Infinity).every((leaf) => leaf.properties.kind === properties.group));
      }
    }
    clusters.apply({ update: [{ id: "p0", properties: { kind: "CAT" } }, { id: "p1", properties: { kind: "BIRD" } }] });
    const changed = features.map((feature, i) => (i > 1 ? feature
      : { ...feature, properties: { ...feature.properties, kind: ["CAT", "BIRD"][i] } }));
    assert.deepEqual(everything(clusters), everything(new petmap.Clusters({ groupBy }).load(changed)));
  }
  const columns = new petmap.Clusters().load({ latitudes: [1, 1, 1], longitudes: [1, 1, 1], groups: ["a", "b", "a"] });
  assert.deepEqual(columns.getClusters(world, 0).map(({ properties }) => properties.group ?? "single").sort(), ["a", "single"]);
});

test("a cluster's bounds contain all of its pins", () => {
  const features = scattered(500);
  const clusters = new petmap.Clusters().load(features);
  for (let zoom = 0; zoom < 17; zoom++) {
    for (const { id, properties } of clusters.getClusters(world, zoom)) {
      if (!properties.cluster) continue;
      const leaves = clusters.getLeaves(id, Infinity).map(({ geometry }) => geometry.coordinates);
      const [xs, ys] = [0, 1].map((axis) => leaves.map((position) => position[axis]));
      assert.deepEqual(
        clusters.getClusterBounds(id), [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    }
  }
  const across = new petmap.Clusters().load([pin("a", [179.9, 1]), pin("b", [-179.9, 2])]);
  assert.deepEqual(across.getClusterBounds(across.getClusters(world, 0)[0].id), [179.9, 1, -179.9, 2]);
});

test("a box fitted to pins contains all of them", () => {
  const random = randomNumbers(7);
  for (let i = 0; i < 500; i++) {
    const features = Array.from({ length: 5 }, (_, number) =>
      pin(number, [random(360_000_000) / 1e6 - 180 + 1e-13, random(170_000_000) / 1e6 - 85 + 1e-14]));
    const [xs, ys] = [0, 1].map((axis) => features.map(({ geometry }) => geometry.coordinates[axis]));
    const clusters = new petmap.Clusters().load(features);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    assert.equal(clusters.getClusters(box, 17).length, 5, JSON.stringify(box));
    clusters.free();
  }
});

test("the order of leaves can be chosen", () => {
  const clusters = new petmap.Clusters().load(scattered(50));
  const [{ id }] = clusters.getClusters(world, 0);
  const ids = (...given) => clusters.getLeaves(id, ...given).map((leaf) => leaf.id);
  assert.deepEqual(ids(3, 1, { order: "loaded" }), ["p1", "p2", "p3"]);
  const byWeight = (one, other) => other.properties.weight - one.properties.weight || one.id.localeCompare(other.id);
  assert.deepEqual(ids(2, 0, { order: byWeight }), scattered(50).sort(byWeight).slice(0, 2).map((feature) => feature.id));
  assert.deepEqual(ids(50, 0, { order: "rank" }), ids(50));
  assert.throws(() => ids(5, 0, { order: "name" }), /order: not one of rank, loaded: "name"/);
});

test("options can change without loading again", () => {
  const features = scattered(300);
  const clusters = new petmap.Clusters().load(features).setFilter(({ properties }) => properties.weight < 4);
  clusters.setOptions({ radius: 80, maxZoom: 14 });
  const expected = new petmap.Clusters({ radius: 80, maxZoom: 14 }).load(features).setFilter(({ properties }) => properties.weight < 4);
  assert.deepEqual(everything(clusters), everything(expected));
  const [{ id }] = clusters.getClusters(world, 0);
  assert.equal(clusters.getClusterExpansionZoom(id), expected.getClusterExpansionZoom(id));
  for (const given of [{ radius: 0 }, { maxZoom: 25 }, { ids: "number" }]) assert.throws(() => clusters.setOptions(given), RangeError);
  assert.deepEqual(everything(clusters), everything(expected));
});

test("pins at one coordinate stay a stack with a count at every zoom", () => {
  const features = [
    ...Array.from({ length: 3 }, (_, i) => pin(`a${i}`, [21, 52])), ...Array.from({ length: 2 }, (_, i) => pin(`b${i}`, [21.00001, 52])),
    pin("c", [21.00002, 52]),
  ];
  for (const minPoints of [2, 5]) {
    const clusters = new petmap.Clusters({ minPoints }).load(features);
    for (const zoom of [17, 18, 22, 99]) {
      const found = clusters.getClusters(world, zoom);
      assert.deepEqual(found.map(({ properties }) => properties.point_count ?? 1).sort(), [1, 2, 3]);
      for (const { id, properties } of found.filter(({ properties }) => properties.cluster)) {
        assert.ok(clusters.isSamePlace(id));
        assert.equal(properties.expansion_zoom, null);
        assert.equal(clusters.getClusterExpansionZoom(id), 17);
        assert.equal(clusters.getLeaves(id, Infinity).length, properties.point_count);
        assert.equal(clusters.fan(id).length, properties.point_count);
      }
    }
    const sum = (zoom) => clusters.getClusters(world, zoom).reduce((all, { properties }) => all + (properties.point_count ?? 1), 0);
    assert.ok(Array.from({ length: 20 }, (_, zoom) => sum(zoom)).every((count) => count === 6));
    clusters.move("a0", [21.00002, 52]).remove("b0").add(pin("d", [21, 52]));
    const changed = new petmap.Clusters({ minPoints }).load([
      pin("a0", [21.00002, 52]), pin("a1", [21, 52]), pin("a2", [21, 52]), pin("b1", [21.00001, 52]), pin("c", [21.00002, 52]),
      pin("d", [21, 52]),
    ]);
    assert.deepEqual(everything(clusters), everything(changed));
    assert.equal(clusters.setOptions({ stacks: false }).getClusters(world, 18).length, 6);
  }
});

test("the nodes of markers are the indices of the input, even if features were skipped", () => {
  const features = [null, pin("a", [1, 1]), pin("b", [200, 1]), pin("c", [2, 2])];
  const clusters = new petmap.Clusters({ generateId: true, maxZoom: 0 }).load(features);
  const { nodes, length } = clusters.getMarkers(world, 17);
  assert.deepEqual([...nodes.subarray(0, length)].sort(), [1, 3]);
  assert.equal(clusters.getFeature(3), features[3]);
  for (const node of [0, 2, 4, -100]) assert.throws(() => clusters.getFeature(node), /no such node/);
  assert.deepEqual(clusters.getTile(1, 1, 0).features.map(({ id }) => id).sort(), [1, 3]);
  const columns = new petmap.Clusters().load({ latitudes: [91, 1, NaN, 2], longitudes: [1, 1, 1, 2] });
  assert.deepEqual(columns.getClusters(world, 17).map(({ id, properties }) => [id, properties.index]).sort(), [["1", 1], ["3", 3]]);
  assert.deepEqual(pins(columns.setFilter([1, 0, 1, 1])), ["3"]);
});

test("features with the same ID are kept, and each can be changed", () => {
  const features = [
    pin(undefined, [1, 1], { id: 7 }), pin(undefined, [2, 2], { id: 7 }), pin("7", [3, 3]), pin("7#2", [4, 4]), pin("x", [5, 5]),
  ];
  const clusters = new petmap.Clusters().load(features);
  assert.deepEqual([clusters.loaded, clusters.skipped], [5, []]);
  assert.ok(features.every((feature) => clusters.getClusters(world, 17).includes(feature)));
  const ids = new Set();
  for (let zoom = 0; zoom < 18; zoom++) {
    for (const { id, properties } of clusters.getClusters(world, zoom)) if (properties.cluster) ids.add(id);
  }
  for (const id of ids) assert.ok(clusters.getLeaves(id, Infinity).length > 1);
  clusters.move("7", [9, 9]).move("7#2", [8, 8]);
  const places = () => clusters.getClusters(world, 17).map(({ geometry }) => geometry.coordinates[0]).sort();
  assert.deepEqual(places(), [3, 4, 5, 8, 9]);
  const unique = new petmap.Clusters().load(features, { unique: true });
  assert.deepEqual([unique.loaded, unique.skipped], [3, [
    { index: 1, reason: "repeated id 7" }, { index: 2, reason: 'repeated id "7"' },
  ]]);
  assert.equal(new petmap.Clusters({ unique: true }).load(features).loaded, 3);
  assert.throws(() => new petmap.Clusters().load(features, { unique: true, invalid: "throw" }), { message: "petmap: feature 1: repeated id 7" });
  const same = new petmap.Clusters().load(Array.from({ length: 20_000 }, (_, i) => pin("x", [i / 1000, 0])));
  assert.equal(same.loaded, 20_000);
});

test("a change affects only the clusters that contain the pin", () => {
  const clusters = new petmap.Clusters().load(scattered(2000));
  const shown = () => Array.from({ length: 17 }, (_, zoom) => clusters.getClusters(world, zoom)).flat()
    .filter(({ properties }) => properties.cluster);
  for (const [change, most] of [
    [() => clusters.setStatus("p5", "CLOSED"), 17], [() => clusters.move("p6", [21.5, 51.5]), 200],
    [() => clusters.remove("p7"), 100], [() => clusters.add(pin("new", [22, 52])), 100], [() => clusters.setPinned(["p8"]), 100],
  ]) {
    const before = new Set(shown());
    change();
    const fresh = new Set(shown().filter((feature) => !before.has(feature)));
    assert.ok(fresh.size > 0 && fresh.size <= most, `${fresh.size} clusters are new: ${change}`);
  }
});

test("a pin from columns keeps its status and group when it moves", () => {
  const clusters = new petmap.Clusters().load({
    latitudes: [1, 1, 1], longitudes: [1, 1, 1], statuses: [1, 2, 0], groups: ["a", "a", "b"],
  });
  clusters.apply({ move: [{ id: 0, coordinates: [2, 2] }, { id: 1, coordinates: [2, 2] }, { id: 2, coordinates: [2, 2] }], update: [{ id: 0, properties: { x: 1 } }] });
  const [single, { properties }] = clusters.getClusters(world, 3);
  assert.equal(single.id, "2");
  assert.deepEqual([properties.missing, properties.found, properties.closed, properties.group], [0, 1, 1, "a"]);
});

test("a saved index has the same clusters and can be changed", () => {
  const features = [...scattered(500), pin(7, [21, 51]), pin(7, [21, 51]), null, pin("last", [22, 52])];
  for (const options of [{}, { groupBy: "weight", radius: 60, maxZoom: 14, minPoints: 3 }, { stacks: false }]) {
    const clusters = new petmap.Clusters(options).load(features);
    // Leave unused memory in the tree.
    clusters.add(pin("late", [21, 50.5]));
    for (let i = 0; i < 60; i++) clusters.remove(`p${i * 3}`).move(`p${i * 3 + 1}`, [20 + i / 50, 51]);
    const buffer = clusters.save();
    const copy = new petmap.Clusters({ groupBy: options.groupBy }).loadIndex(buffer, features);
    const bare = new petmap.Clusters({ groupBy: options.groupBy }).loadIndex(buffer);
    const expected = everything(clusters);
    // Without its feature, the second pin with the ID 7 has the ID 7#2.
    const ids = (each) => everything(each).map((zoom) => zoom.map((node) => JSON.parse(node.replace("7#2", 7)).slice(1, 3).join()).sort());
    assert.deepEqual(ids(copy), ids(clusters));
    assert.deepEqual(ids(bare), ids(clusters));
    assert.equal(copy.loaded, clusters.loaded);
    for (const each of [clusters, copy, ...options.groupBy ? [] : [bare]]) {
      each.add(pin("new", [21.5, 51.5])).remove("p1").move("p2", [21.5, 51.5]).setStatus("p4", "CLOSED");
      assert.throws(() => each.remove("p0"), /no such pin/);
    }
    assert.notDeepEqual(everything(clusters), expected);
    assert.deepEqual(ids(copy), ids(clusters));
    if (!options.groupBy) assert.deepEqual(ids(bare), ids(clusters));
    assert.equal(copy.getPin("p5"), features[5]);
    for (const each of [clusters, copy, bare]) each.free();
  }
  const columns = new petmap.Clusters().load({ latitudes: [1, 2, 99], longitudes: [3, 4, 5] });
  const copy = new petmap.Clusters().loadIndex(columns.save());
  assert.deepEqual(copy.getClusters(world, 17), columns.getClusters(world, 17));
  assert.deepEqual([copy.loaded, copy.getPin(1).geometry.coordinates], [2, [4, 2]]);
});

test("a buffer that is not a saved index is refused, and filtered clusters are not saved", () => {
  const clusters = new petmap.Clusters().load(scattered(20));
  const buffer = clusters.save();
  const before = everything(clusters);
  for (const wrong of [
    null, new ArrayBuffer(0), new ArrayBuffer(100), buffer.slice(0, -8), new Uint8Array(8), new Float64Array([1e9, 1]).buffer,
    new Float64Array([-1, 1]).buffer, new Float64Array([NaN, 1]).buffer,
  ]) {
    assert.throws(() => clusters.loadIndex(wrong), /^RangeError: petmap: buffer: not an index that this version/);
  }
  assert.throws(() => clusters.loadIndex(buffer, scattered(21)), /points: more than the 20 features of the index: 21/);
  assert.throws(() => clusters.loadIndex(buffer, 5), /points: not a list: 5/);
  assert.deepEqual(everything(clusters), before);
  assert.throws(() => clusters.setFilter(() => true).save(), /^Error: petmap: save\(\): not available with a filter/);
  assert.throws(() => clusters.setFilter(null).setPinned(["p1"]).save(), /not available with a filter or pinned/);
});
