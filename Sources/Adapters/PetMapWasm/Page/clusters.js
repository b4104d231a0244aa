import { check, disposable, encoder, Held, options } from "./engine.js";
import { ClusterFeatures } from "./cluster-features.js";
import { PinColumns, problem, statusCode } from "./pin-columns.js";
import { packed, tile } from "./requests.js";
import { insertPin, movePin, recountPin, removePin } from "./schema.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, minZoom: 0, maxZoom: 16, compatibility: "canonical",
  ids: null, generateId: false, map: (properties) => properties, reduce: null, pinned: [],
  nodeSize: 64, log: false,
};
/** In tiles: 4096 units, and how far beyond the edges it reaches. */
const tileExtent = 4096;
const tileBuffer = 128;

/** Clusters with the interface of supercluster. */
export function clustersClass(engine) {
  const { exports } = engine;

  return disposable(class Clusters {
    #held = new Held(engine);
    #options;
    #features = null;
    #isStale = false;
    #ids = null;
    /** By id as text: the pin. Made when it is first asked for. */
    #pins = null;
    #filter = null;
    #pinned;
    /** How many pins were loaded. */
    loaded = 0;
    /** What was not: positions and reasons. */
    skipped = [];

    constructor(given = {}) {
      this.#options = options(given, standard, "Clusters");
      const { minZoom, maxZoom, compatibility, ids } = this.#options;
      check(
        minZoom === 0 || (Number.isInteger(minZoom) && minZoom > 0 && minZoom <= maxZoom),
        "minZoom is not between 0 and maxZoom", minZoom);
      check(
        ["canonical", "supercluster"].includes(compatibility), "no such compatibility",
        compatibility);
      check([null, "string", "number"].includes(ids), "ids are neither string nor number", ids);
      this.#options.isSupercluster = compatibility === "supercluster";
      this.#pinned = this.#options.pinned;
    }

    /** Takes features, a collection of them, or columns; tells what it has not taken. */
    load(points, given = {}) {
      const { invalid, id } = options(given, { invalid: "skip", id: null }, "load");
      check(["skip", "throw"].includes(invalid), "invalid is neither skip nor throw", invalid);
      if (points?.type === "FeatureCollection") points = points.features;
      const isList = Array.isArray(points);
      check(
        isList || points?.latitudes?.length >= 0, "no features, FeatureCollection or columns",
        points);
      const capacity = isList ? points.length : points.latitudes.length;
      if (!isList && points.longitudes.length !== capacity) {
        throw new RangeError(
          `petmap: lists of different length: ${capacity}, ${points.longitudes.length}`);
      }
      this.#features = this.#pins = this.#filter = null;
      if (this.#options.isSupercluster && isList) this.#loadAsSupercluster(points, invalid);
      else this.#load(points, { id, invalid, capacity });
      if (this.#pinned.length) this.#applyFilter();
      return this;
    }

    #load(points, reading) {
      const columns = new PinColumns(engine, points, reading);
      try {
        const { radius, extent, minPoints, maxZoom } = this.#options;
        engine.call(
          "clustersMake",
          [...columns.addresses, columns.count, radius, extent, minPoints, maxZoom],
          (results) => this.#held.hold(engine.count(results)));
        const { ids, positions, count, skipped } = columns;
        const isList = Array.isArray(points);
        const lists = isList ? null : {
          latitudes: columns.latitudes.slice(0, count), longitudes: columns.longitudes.slice(0, count),
        };
        if (isList && positions) points = Array.from({ length: count }, (_, i) => points[positions[i]]);
        this.#made(isList ? points : new Array(count), lists, ids, positions, skipped, count);
      } finally {
        columns.release();
      }
    }

    /** supercluster reads whatever has numbers for coordinates, and knows no ids of pins. */
    #loadAsSupercluster(points, invalid) {
      const { radius, extent, minPoints, minZoom, maxZoom, nodeSize } = this.#options;
      const [xs, ys] = [new Float64Array(points.length), new Float64Array(points.length)];
      const positions = new Uint32Array(points.length);
      const skipped = [];
      let count = 0;
      points.forEach((feature, index) => {
        const [longitude, latitude] = feature?.geometry?.coordinates ?? [];
        const [x, y] = [squareX(longitude), squareY(latitude)];
        if (!Number.isFinite(x) || !Number.isFinite(y)) {
          const reason = problem(feature) ?? "no coordinates";
          if (invalid === "throw") throw new RangeError(`petmap: feature ${index}: ${reason}`);
          skipped.push({ index, reason });
          return;
        }
        [xs[count], ys[count], positions[count]] = [x, y, index];
        count++;
      });
      engine.lend([xs, ys], (x, length, y) =>
        engine.call(
          "clustersMakeAsSupercluster",
          [x, y, count, length, radius, extent, minPoints, minZoom, maxZoom, nodeSize],
          (results) => this.#held.hold(engine.count(results))));
      const pins = skipped.length
        ? Array.from({ length: count }, (_, i) => points[positions[i]]) : points;
      this.#made(pins, null, { count }, skipped.length ? positions : null, skipped, count);
    }

    #made(points, lists, ids, positions, skipped, count) {
      this.#features = new ClusterFeatures(
        engine, this.#held.address, { points, lists, ids, positions }, this.#options);
      this.#ids = ids;
      this.#isStale = false;
      this.loaded = count;
      this.skipped = skipped;
    }

    /** The features as they are after the last change. */
    get #current() {
      const { address } = this.#held;
      if (this.#isStale && address) this.#features.refresh();
      this.#isStale = false;
      return this.#features;
    }

    // MARK: Queries

    getClusters(box, zoom) {
      const features = this.#current ?? this.#held.address;
      return this.#search(box, zoom, (results) => features.answer(results));
    }

    getMarkers(box, zoom, given = {}) {
      const { copy } = options(given, { copy: false }, "getMarkers");
      const features = this.#current ?? this.#held.address;
      return this.#search(box, zoom, (results) => features.markers(results, copy));
    }

    getFeature(node) {
      const features = this.#current ?? this.#held.address;
      check(features.has(node), "not a marker's node", node);
      return features.feature(node);
    }

    getTile(z, x, y) {
      const features = this.#current ?? this.#held.address;
      return this.#tile(z, x, y, 0, 0, (results) =>
        engine.count(results) ? { features: features.tileAnswer(results) } : null);
    }

    getTileData(z, x, y) {
      const features = this.#current ?? this.#held.address;
      const points = this.#tile(z, x, y, tileExtent, tileBuffer, (results) =>
        features.tilePoints(results));
      if (!points.length) return new Uint8Array(0);
      const { numbers, texts } = tile(points);
      return engine.lend([numbers, packed(texts)], (address, count, words) =>
        engine.call("encodeTile", [address, count, words], (results) =>
          engine.list(Uint8Array, results)));
    }

    getChildren(clusterID) {
      const row = this.#resolve(clusterID);
      return engine.call("clustersChildren", [this.#held.address, row], (results) =>
        this.#features.answer(results));
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const row = this.#resolve(clusterID);
      const most = Math.min(limit || 10, 0x7fffffff);
      return engine.call("clustersLeaves", [this.#held.address, row, offset, most], (results) =>
        this.#features.answer(results));
    }

    getClusterExpansionZoom(clusterID) {
      const row = this.#resolve(clusterID);
      if (this.#options.isSupercluster) {
        return exports.clustersExpansionZoom(this.#held.address, row);
      }
      return this.#features.isSamePlace(row)
        ? this.#options.maxZoom + 1 : this.#features.zoom(row) + 1;
    }

    isSamePlace(clusterID) {
      const row = this.#resolve(clusterID);
      if (!this.#options.isSupercluster) return this.#features.isSamePlace(row);
      const leaves = this.getLeaves(clusterID, Infinity).map((leaf) => leaf.geometry.coordinates);
      return leaves.every(([lng, lat]) => lng === leaves[0][0] && lat === leaves[0][1]);
    }

    /** The pins of a cluster, each with the end of its leg from where the cluster stands. */
    fan(clusterID) {
      const leaves = this.getLeaves(clusterID, Infinity);
      const ends = engine.call("fan", [leaves.length], (results) =>
        engine.list(Float64Array, results));
      return leaves.map((feature, i) => ({ feature, dx: ends[2 * i], dy: ends[2 * i + 1] }));
    }

    // MARK: Changes

    add(feature) {
      const reason = problem(feature);
      if (reason !== undefined) throw new RangeError(`petmap: the feature to add: ${reason}`);
      const pins = this.#pinsByID();
      const { points } = this.#current;
      const pin = this.#ids.count;
      const id = String(feature.id ?? feature.properties?.id ?? pin);
      check(!pins.has(id), "an id that a pin has already", id);
      const [longitude, latitude] = feature.geometry.coordinates;
      const status = statusCode(feature.properties?.status);
      this.#change(insertPin, pin, latitude, longitude, status, id);
      pins.set(id, pin);
      this.#ids.append(id);
      points.push(feature);
      if (this.#filter) this.#applyFilter();
      return this;
    }

    remove(id) {
      const pin = this.#pin(id);
      this.#change(removePin, pin, 0, 0, 0, "");
      this.#pins.delete(String(id));
      return this;
    }

    move(id, [longitude, latitude]) {
      const pin = this.#pin(id);
      this.#change(movePin, pin, latitude, longitude, 0, "");
      const { points } = this.#features;
      const geometry = { type: "Point", coordinates: [longitude, latitude] };
      points[pin] = { ...points[pin], geometry };
      return this;
    }

    /** Counts a pin under another status. */
    setStatus(id, status) {
      const pin = this.#pin(id);
      this.#change(recountPin, pin, 0, 0, statusCode(status), "");
      const { points } = this.#features;
      points[pin] = { ...points[pin], properties: { ...points[pin].properties, status } };
      return this;
    }

    /** Shows what a function of the feature lets through, or the pins whose bit is set; null for all. */
    setFilter(filter) {
      this.#pinsByID();
      this.#filter = filter;
      this.#applyFilter();
      return this;
    }

    /** Pins that stand by themselves, whatever is near, as the selected one. */
    setPinned(ids) {
      this.#pinsByID();
      this.#pinned = [...ids];
      this.#applyFilter();
      return this;
    }

    #applyFilter() {
      const pins = this.#pinsByID();
      const { points } = this.#features;
      const filter = this.#filter;
      const shown = filter === null ? new Uint8Array(0)
        : Uint8Array.from(points, typeof filter === "function"
          ? (feature) => (filter(feature) ? 1 : 0)
          : (_, pin) => (filter[this.#features.position(pin)] ? 1 : 0));
      const pinned = this.#pinned.map((id) => pins.get(String(id))).filter((pin) => pin !== undefined);
      engine.lend([shown, Uint32Array.from(pinned)], (bits, length, list, listLength) =>
        engine.call(
          "clustersFilter",
          [this.#held.address, bits, filter === null ? -1 : length, list, listLength]));
      this.#isStale = true;
    }

    #change(kind, pin, latitude, longitude, status, id) {
      engine.lend([encoder.encode(id)], (text, length) =>
        engine.call(
          "clustersChange",
          [this.#held.address, kind, pin, latitude, longitude, status, text, length]));
      this.#isStale = true;
    }

    #pin(id) {
      const pin = this.#pinsByID().get(String(id));
      check(pin !== undefined, "no pin with the id", id);
      return pin;
    }

    #pinsByID() {
      if (!this.#held.address || this.#pins) return this.#pins;
      if (this.#options.isSupercluster) {
        throw new Error("petmap: supercluster's clusters take no changes: load them anew");
      }
      this.#pins = new Map();
      for (let pin = 0; pin < this.#ids.count; pin++) this.#pins.set(this.#ids.text(pin), pin);
      return this.#pins;
    }

    free() {
      this.#held.free();
      this.#features = this.#pins = null;
    }

    // MARK: Parts

    #search(box, zoom, read) {
      const { 0: west, 1: south, 2: east, 3: north } = box;
      // Like supercluster, take a box as a map gives it, several worlds wide or turned on.
      const isWhole = east - west >= 360;
      const w = isWhole ? -180 : wrap(west);
      const e = isWhole ? 180 : east === 180 ? 180 : wrap(east);
      return engine.call(
        "clustersBox",
        [this.#held.address, w, Math.max(-90, south), e, Math.min(90, north), this.#limit(zoom)],
        read);
    }

    #tile(z, x, y, extent, buffer, read) {
      return engine.call(
        "clustersTile", [this.#held.address, z, x, y, this.#limit(z), extent, buffer], read);
    }

    /** The zoom whose clusters are shown. */
    #limit(zoom) {
      return Math.max(this.#options.minZoom, Math.floor(zoom));
    }

    /** The row of a cluster. */
    #resolve(clusterID) {
      const features = this.#current ?? this.#held.address;
      const given = features.row(clusterID);
      if (given !== undefined) return given;
      const parts = typeof clusterID === "number" && this.#options.ids === "number"
        && !this.#options.isSupercluster ? ClusterFeatures.parts(clusterID) : null;
      if (parts) {
        const row = exports.clustersShowing(this.#held.address, ...parts);
        if (row >= 0 && features.feature(~row).id === clusterID) return row;
      } else {
        const id = encoder.encode(String(clusterID));
        const row = engine.lend([id], (text, length) =>
          exports.clustersFind(this.#held.address, text, length));
        if (row >= 0) return row;
      }
      throw new Error(`petmap: no cluster with the id ${JSON.stringify(clusterID)}`);
    }
  });
}

function wrap(longitude) {
  // As it is: the remainder takes long, and rounds.
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

// supercluster's projection, in the page's own arithmetic as there.

function squareX(longitude) {
  return longitude / 360 + 0.5;
}

function squareY(latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return y < 0 ? 0 : y > 1 ? 1 : y;
}
