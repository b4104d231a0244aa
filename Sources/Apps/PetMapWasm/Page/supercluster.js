// supercluster's clusters: the same results as supercluster 8.0.1, for apps that depend on them.
//
//   import { load } from "petmap/supercluster";

import { callback, clusterOptions, id as idText, integer, options, refuse, shown, wrappedBox } from "./arguments.js";
import { disposable, Handle, start, wasmURL } from "./engine.js";
import { problem } from "./pin-columns.js";
import { rowCount, rowLatitude, rowLongitude, rowName, rowNumber } from "./schema.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, minZoom: 0, maxZoom: 16, nodeSize: 64, log: false, generateId: false,
  map: (properties) => properties, reduce: null,
};

/** Loads the engine from supercluster.wasm next to this module, or from a URL, a response, bytes or a module. */
export async function load(source) {
  const engine = await start(source ?? wasmURL(
    () => new URL("supercluster.wasm", import.meta.url), () => new URL("supercluster.nosimd.wasm", import.meta.url)));
  return { Supercluster: superclusterClass(engine) };
}

function superclusterClass(engine) {
  return disposable(class Supercluster {
    #handle = new Handle(engine);
    #options;
    #points = [];
    /** The indices of the pins in the input, or null if nothing was skipped. */
    #positions = null;
    #rows = 0;
    /** The features of clusters and the results of `map` and `reduce`, by row. */
    #clusters = [];
    #reductions = [];
    loaded = 0;
    skipped = [];

    constructor(given = {}) {
      const chosen = this.#options = options(given, standard, "Supercluster");
      clusterOptions(chosen);
      integer(chosen.minZoom, "minZoom", 0, chosen.maxZoom);
      integer(chosen.nodeSize, "nodeSize", 2, 65_535);
      callback(chosen.map, "map");
      if (chosen.reduce !== null) callback(chosen.reduce, "reduce");
    }

    /** Loads features. Like supercluster, accepts anything with numeric coordinates, and does not identify pins. */
    load(points) {
      if (!Array.isArray(points)) refuse("points", "not features", points);
      const { radius, extent, minPoints, minZoom, maxZoom, nodeSize } = this.#options;
      const [xs, ys] = [new Float64Array(points.length), new Float64Array(points.length)];
      const [kept, skipped] = [[], []];
      points.forEach((feature, index) => {
        const position = feature?.geometry?.coordinates;
        const [x, y] = [squareX(degrees(position?.[0])), squareY(degrees(position?.[1]))];
        if (!Number.isFinite(x) || !Number.isFinite(y)) {
          skipped.push({ index, reason: problem(feature) ?? "no coordinates" });
          return;
        }
        [xs[kept.length], ys[kept.length]] = [x, y];
        kept.push(index);
      });
      const handle = new Handle(engine);
      engine.lend([xs, ys], (x, length, y) =>
        engine.call(
          "superclusterMake", [x, y, kept.length, length, radius, extent, minPoints, minZoom, maxZoom, nodeSize],
          (results) => handle.retain(engine.count(results))));
      this.#handle.adopt(handle);
      this.#points = skipped.length ? kept.map((index) => points[index]) : points;
      this.#positions = skipped.length ? kept : null;
      [this.#clusters, this.#reductions] = [[], []];
      engine.call("superclusterRows", [this.#handle.address], (results) => {
        [this.#rows] = engine.numbers(results, 1);
      });
      this.loaded = kept.length;
      this.skipped = skipped;
      return this;
    }

    getClusters(box, zoom) {
      const bounds = wrappedBox(box, "box");
      if (typeof zoom !== "number" || Number.isNaN(zoom)) refuse("zoom", "not a number", zoom);
      return this.#features("superclusterBox", [
        ...bounds, Math.min(99, Math.max(this.#options.minZoom, Math.floor(zoom))),
      ]);
    }

    getTile(z, x, y) {
      for (const [value, name] of [[z, "z"], [x, "x"], [y, "y"]]) integer(value, name, -(2 ** 31));
      const nodes = this.#codes("superclusterTile", [z, x, y]);
      const features = [];
      for (let i = 0; i < nodes.length; i += 3) {
        const code = nodes[i];
        const { id: own, properties: tags } = this.#feature(code);
        const feature = { type: 1, geometry: [[nodes[i + 1], nodes[i + 2]]], tags };
        const id = code >= 0 && this.#options.generateId ? this.#positions?.[code] ?? code : own;
        if (id !== undefined) feature.id = id;
        features.push(feature);
      }
      return features.length ? { features } : null;
    }

    getChildren(clusterID) {
      return this.#features("superclusterChildren", [this.#row(clusterID)]);
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const most = limit === Infinity ? 0x7fffffff : integer(limit, "limit") || 10;
      return this.#features("superclusterLeaves", [this.#row(clusterID), integer(offset, "offset"), most]);
    }

    getClusterExpansionZoom(clusterID) {
      return engine.run("superclusterExpansionZoom", this.#handle.address, this.#row(clusterID));
    }

    free() {
      this.#handle.free();
      this.#clusters = this.#points = [];
    }

    #row(clusterID) {
      const row = engine.run("superclusterFind", this.#handle.address, Number(idText(clusterID, "cluster")));
      if (row < 0) throw new Error(`petmap: no cluster with the id ${shown(clusterID)}`);
      return row;
    }

    #codes(name, args) {
      return engine.call(name, [this.#handle.address, ...args], (results) => engine.list(Int32Array, results));
    }

    #features(name, args) {
      return Array.from(this.#codes(name, args), (code) => this.#feature(code));
    }

    /** Returns a pin by its index, or a cluster by `~row`. */
    #feature(code) {
      return code < 0 ? this.#clusters[~code] ??= this.#cluster(~code) : this.#points[code];
    }

    #word(row, offset) {
      return engine.words[(engine.row(this.#rows, row) + offset) >>> 2];
    }

    #cluster(row) {
      const start = engine.row(this.#rows, row);
      const count = this.#word(row, rowCount);
      const id = this.#word(row, rowNumber) >>> 0;
      const [x, y] = [rowLongitude, rowLatitude].map((offset) => engine.doubles[(start + offset) / 8]);
      return {
        type: "Feature",
        id,
        properties: {
          ...(this.#options.reduce ? this.#reduced(row) : {}),
          cluster: true,
          cluster_id: id,
          point_count: count,
          point_count_abbreviated: count >= 10000
            ? `${Math.round(count / 1000)}k`
            : count >= 1000 ? `${Math.round(count / 100) / 10}k` : count,
        },
        geometry: {
          type: "Point",
          coordinates: [
            (x - 0.5) * 360,
            (360 * Math.atan(Math.exp(((180 - y * 360) * Math.PI) / 180))) / Math.PI - 90,
          ],
        },
      };
    }

    /** Returns the result of `map` and `reduce` for a cluster's pins. The child from which it was created comes first. */
    #reduced(row) {
      if (this.#reductions[row] !== undefined) return this.#reductions[row];
      const { map, reduce } = this.#options;
      const first = this.#word(row, rowName);
      let whole;
      for (const code of [first, ...this.#codes("superclusterChildren", [row]).filter((code) => code !== first)]) {
        const part = code < 0 ? this.#reduced(~code) : map(this.#points[code].properties);
        if (whole === undefined) whole = { ...part };
        else reduce(whole, part);
      }
      return this.#reductions[row] = whole;
    }
  });
}

// supercluster's projection, in JavaScript arithmetic like the original.

/** Converts degrees to a number as supercluster does. */
const degrees = (value) => (typeof value === "number" || typeof value === "string" ? Number(value) : NaN);

const squareX = (longitude) => longitude / 360 + 0.5;

function squareY(latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return y < 0 ? 0 : y > 1 ? 1 : y;
}
