// Tests the tiles of the package's clusters: Mapbox Vector Tiles, and the protocol for MapLibre.
//
//   node tiles.mjs PACKAGE
import assert from "node:assert/strict";
import test from "node:test";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const module = pathToFileURL(join(directory, "node.js"));
const { addPetmapProtocol, load, removePetmapProtocol } = await import(module);
const petmap = await load();

const pin = (id, coordinates, properties = {}) => (
  { type: "Feature", ...(id === undefined ? {} : { id }), properties, geometry: { type: "Point", coordinates } });
const scattered = (count) => Array.from({ length: count }, (_, i) =>
  pin(`p${i}`, [20 + ((i * 0.618034) % 1) * 3, 50 + ((i * 0.754878) % 1) * 3], {
    status: ["MISSING", "FOUND", "CLOSED"][i % 3], weight: i % 7,
  }));

test("a Mapbox Vector Tile has the same points as getTile", () => {
  const clusters = new petmap.Clusters().load(scattered(200));
  for (const [z, x, y] of [[0, 0, 0], [5, 17, 10], [7, 71, 42], [9, 286, 170]]) {
    const { features } = clusters.getTile(z, x, y) ?? { features: [] };
    const points = decoded(clusters.getTileData(z, x, y));
    // The vector tile's buffer is narrower than the radius.
    const near = features.filter(({ geometry: [[px, py]] }) =>
      Math.min(px, py) >= -15 && Math.max(px, py) <= 527);
    assert.ok(points.length >= near.length && points.length <= features.length, `${z}/${x}/${y}`);
    for (const { geometry: [[px, py]], tags } of near) {
      assert.ok(points.some((point) =>
        Math.abs(point.x / 8 - px) <= 0.6 && Math.abs(point.y / 8 - py) <= 0.6
        && point.tags.point_count === tags.point_count && point.tags.status === tags.status
        && point.tags.cluster_id === tags.cluster_id && point.tags.weight === tags.weight));
    }
  }
  assert.equal(clusters.getTileData(5, 0, 0).length, 0);
});

test("a pin in a tile is identified by its property id", () => {
  const at = (i) => [(i - 5) * 30, 10];
  const ids = ["rex", -5, -7, 0, 42, 2.5, "ł", 2 ** 40, "12"];
  const features = ids.map((id, i) => pin(id, at(i), { name: `pet ${i}`, id: "another" }));
  const points = decoded(new petmap.Clusters({ maxZoom: 0, minPoints: 99 }).load(features).getTileData(0, 0, 0));
  assert.deepEqual(points.map(({ tags }) => tags.id), ids);
  assert.deepEqual(points.map(({ tags }) => tags.name), ids.map((_, i) => `pet ${i}`));
  assert.deepEqual(points.map(({ id }) => id), ids.map((id) => (Number.isInteger(id) && id >= 0 ? id : undefined)));
  const own = decoded(new petmap.Clusters({ maxZoom: 0, minPoints: 99 })
    .load([pin(undefined, at(1), { id: 7 }), pin(undefined, at(2)), null, pin(undefined, at(3), { id: 7 })]).getTileData(0, 0, 0));
  assert.deepEqual(own.map(({ tags }) => tags.id), [7, "#1", "7#2"]);
  const given = decoded(new petmap.Clusters({ maxZoom: 0, minPoints: 99 })
    .load(features, { id: ({ properties }) => properties.name }).getTileData(0, 0, 0));
  assert.deepEqual(given.map(({ tags }) => tags.id), ids.map((_, i) => `pet ${i}`));
});

test("generated IDs are the numbers of a tile's features", () => {
  const features = [null, ...[-60, 0, 60].map((longitude, i) => pin(`p${i}`, [longitude, 10]))];
  const clusters = new petmap.Clusters({ generateId: true, maxZoom: 0, minPoints: 99 }).load(features);
  const points = decoded(clusters.getTileData(0, 0, 0));
  assert.deepEqual(points.map(({ id, tags }) => [id, tags.id]), [[1, "p0"], [2, "p1"], [3, "p2"]]);
  assert.deepEqual(clusters.getTile(0, 0, 0).features.map(({ id }) => id), [1, 2, 3]);
});

test("a cluster in a tile is identified in the same way, by string or number", () => {
  for (const ids of ["string", "number"]) {
    const clusters = new petmap.Clusters({ ids }).load(scattered(50));
    const [{ id, tags }] = decoded(clusters.getTileData(0, 0, 0));
    assert.equal(tags.id, tags.cluster_id);
    assert.equal(id, ids === "number" ? tags.id : undefined);
    assert.equal(clusters.getLeaves(tags.id, Infinity).length, 50);
  }
});

test("a property that cannot be encoded is left out, and the tile keeps everything else", () => {
  const circular = { name: "self" };
  circular.self = circular;
  const features = [
    pin("a", [0, 10], { big: 10n, nested: { big: 10n }, kept: "a" }), pin("b", [30, 10], { circular, kept: "b" }),
    pin("c", [60, 10], { wrong: { toJSON() { throw new Error("no"); } }, f() {}, s: Symbol("s"), u: undefined, n: null, kept: "c" }),
    pin("d", [90, 10], { list: [1, { a: 2 }], date: new Date(0), kept: "d", nan: NaN, half: 0.5, low: -3, high: 2 ** 53 }),
    { ...pin("e", [120, 10]), properties: null },
  ];
  const points = decoded(new petmap.Clusters({ maxZoom: 0, minPoints: 99 }).load(features).getTileData(0, 0, 0));
  assert.deepEqual(points.map(({ tags }) => tags), [
    { id: "a", big: "10", kept: "a" }, { id: "b", kept: "b" }, { id: "c", kept: "c" },
    { id: "d", list: '[1,{"a":2}]', date: '"1970-01-01T00:00:00.000Z"', kept: "d", nan: "NaN", half: 0.5, low: -3, high: 2 ** 53 },
    { id: "e" },
  ]);
});

test("long texts and many features are encoded correctly", () => {
  const text = "zażółć ".repeat(30_000);
  const features = Array.from({ length: 3000 }, (_, i) => pin(i, [(i % 60) * 5 - 150, Math.floor(i / 60) * 2 - 50], {
    [`key ${i % 300}`]: i % 2 ? `value ${i}` : text, empty: "", ascii: "x".repeat(i % 200),
  }));
  const clusters = new petmap.Clusters({ maxZoom: 0, minPoints: 99_999 }).load(features);
  const points = decoded(clusters.getTileData(0, 0, 0));
  assert.equal(points.length, 3000);
  for (const { id, tags } of points) {
    assert.deepEqual(tags, { id, ...features[id].properties });
  }
});

test("pinned pins are drawn last in a tile", () => {
  const clusters = new petmap.Clusters().load(scattered(50)).setPinned(["p7"]);
  assert.equal(decoded(clusters.getTileData(0, 0, 0)).at(-1).tags.id, "p7");
});

test("the source for MapLibre identifies features by their property, and copies of the module use different protocols", async () => {
  const clusters = new petmap.Clusters().load(scattered(50));
  const protocols = new Map();
  const maplibregl = {
    addProtocol(name, handler) {
      assert.ok(!protocols.has(name), name);
      protocols.set(name, handler);
    },
    removeProtocol: (name) => protocols.delete(name),
  };
  const copy = await import(`${pathToFileURL(join(directory, "maplibre.js"))}?copy`);
  const added = [addPetmapProtocol, copy.addPetmapProtocol, addPetmapProtocol].map((add) => add(maplibregl, clusters));
  assert.deepEqual(added.map(({ source }) => source.promoteId), ["id", "id", "id"]);
  assert.equal(new Set(added.map(({ protocol }) => protocol)).size, 3);
  // A module that imports the whole namespace passes a different object.
  const other = copy.addPetmapProtocol({ ...maplibregl }, clusters);
  const { data } = await protocols.get(added[0].protocol)({ url: added[0].source.tiles[0].replace("{z}/{x}/{y}", "0/0/0") });
  assert.ok(data instanceof ArrayBuffer && data.byteLength > 0);
  removePetmapProtocol(maplibregl, added[1]);
  removePetmapProtocol(maplibregl, added[1]);
  assert.deepEqual([...protocols.keys()].sort(), [added[0], added[2], other].map(({ protocol }) => protocol).sort());
  for (const each of [added[0], added[2], other]) removePetmapProtocol(maplibregl, each);
  assert.equal(protocols.size, 0);
});

/** Decodes the points of a tile's only layer, according to the specification. */
function decoded(bytes) {
  const fields = (bytes) => {
    const list = [];
    let at = 0;
    const varint = () => {
      let [value, factor, byte] = [0, 1, 0];
      do {
        byte = bytes[at++];
        value += (byte & 127) * factor;
        factor *= 128;
      } while (byte & 128);
      return value;
    };
    while (at < bytes.length) {
      const key = varint();
      if ((key & 7) === 0) list.push([key >> 3, varint()]);
      else if ((key & 7) === 1) list.push([key >> 3, bytes.subarray(at, at += 8)]);
      else {
        const length = varint();
        list.push([key >> 3, bytes.subarray(at, at += length)]);
      }
    }
    return list;
  };
  const packed = (bytes) => {
    const list = [];
    let [value, factor] = [0, 1];
    for (const byte of bytes) {
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) {
        list.push(value);
        [value, factor] = [0, 1];
      }
    }
    return list;
  };
  const zigzag = (n) => (n % 2 ? -(n + 1) / 2 : n / 2);
  const text = new TextDecoder();
  const [, layer] = fields(bytes)[0];
  const parts = fields(layer);
  assert.equal(text.decode(parts.find(([key]) => key === 1)[1]), "pins");
  const keys = parts.filter(([key]) => key === 3).map(([, name]) => text.decode(name));
  const values = parts.filter(([key]) => key === 4).map(([, value]) => {
    const [[kind, content]] = fields(value);
    switch (kind) {
      case 1: return text.decode(content);
      case 3: return new DataView(content.slice().buffer).getFloat64(0, true);
      case 6: return zigzag(content);
      case 7: return content === 1;
      default: return content;
    }
  });
  return parts.filter(([key]) => key === 2).map(([, feature]) => {
    const members = Object.fromEntries(fields(feature));
    const [, x, y] = packed(members[4]);
    const tags = {};
    const indices = packed(members[2]);
    for (let i = 0; i < indices.length; i += 2) tags[keys[indices[i]]] = values[indices[i + 1]];
    return { id: members[1], x: zigzag(x), y: zigzag(y), tags };
  });
}
