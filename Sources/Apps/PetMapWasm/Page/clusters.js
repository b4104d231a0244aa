import {
  boolean, box as boxOf, callback, clusterOptions, coordinate, id as idText, integer, list, oneOf, options, refuse, shown,
} from "./arguments.js";
import { disposable, encoder, Handle } from "./engine.js";
import { ClusterFeatures } from "./cluster-features.js";
import { PinColumns, problem, statusCode } from "./pin-columns.js";
import { packed, tile } from "./requests.js";
import { insertPin, movePin, recountPin, removePin } from "./schema.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, minZoom: 0, maxZoom: 16, compatibility: "canonical",
  ids: null, generateId: false, map: (properties) => properties, reduce: null, pinned: [],
  nodeSize: 64, log: false,
};
/** The width of tiles in units, and the buffer beyond their edges. */
const tileExtent = 4096;
const tileBuffer = 128;

/** Clusters with a supercluster-compatible API. */
export function clustersClass(engine) {
  return disposable(class Clusters {
    #handle = new Handle(engine);
    #options;
    #features = null;
    #isStale = false;
    #ids = null;
    /** The pins by ID, created on first use. */
    #pins = null;
    #filter = null;
    #pinned = [];
    /** The number of the page's functions that are running. */
    #callbacks = 0;
    loaded = 0;
    /** The skipped features: indices and reasons. */
    skipped = [];

    constructor(given = {}) {
      this.#options = options(given, standard, "Clusters");
      const chosen = this.#options;
      clusterOptions(chosen);
      const { minZoom, maxZoom, compatibility } = chosen;
      if (!Number.isInteger(minZoom) || minZoom < 0 || minZoom > maxZoom) {
        throw new RangeError(`petmap: minZoom is not between 0 and maxZoom: ${shown(minZoom)}`);
      }
      integer(chosen.nodeSize, "nodeSize", 2, 65_535);
      if (!["canonical", "supercluster"].includes(compatibility)) {
        throw new RangeError(`petmap: no such compatibility: ${shown(compatibility)}`);
      }
      oneOf(chosen.ids, [null, "string", "number"], "ids");
      boolean(chosen.generateId, "generateId");
      boolean(chosen.log, "log");
      chosen.map = this.#counted(callback(chosen.map, "map"));
      if (chosen.reduce !== null) chosen.reduce = this.#counted(callback(chosen.reduce, "reduce"));
      chosen.isSupercluster = chosen.compatibility === "supercluster";
      this.#pinned = list(chosen.pinned, "pinned").map((id) => idText(id, "pinned"));
      if (chosen.isSupercluster && this.#pinned.length) {
        refuse("pinned", "not available in supercluster compatibility mode", chosen.pinned);
      }
    }

    /** Wraps one of the page's functions, so that changes are not allowed while it runs. */
    #counted(call) {
      return (...args) => {
        this.#callbacks++;
        try {
          return call(...args);
        } finally {
          this.#callbacks--;
        }
      };
    }

    #mayChange(what) {
      if (this.#callbacks === 0) return;
      throw new Error(
        `petmap: ${what}: not allowed in a map, reduce, filter or id function of the same clusters`);
    }

    /** Loads features, a feature collection or columns, and reports skipped ones. If this fails, nothing changes. */
    load(points, given = {}) {
      this.#mayChange("load()");
      const { invalid, id } = options(given, { invalid: "skip", id: null }, "load");
      oneOf(invalid, ["skip", "throw"], "invalid");
      const idOf = id && this.#counted(callback(id, "id"));
      if (points?.type === "FeatureCollection") points = points.features;
      const isList = Array.isArray(points);
      const { isSupercluster } = this.#options;
      if (isSupercluster && !isList) refuse("points", "not features or a FeatureCollection", points);
      const made = isSupercluster
        ? this.#asSupercluster(points, invalid)
        : this.#canonical(points, { id: idOf, invalid, capacity: isList ? points.length : columnLength(points) });
      // From here on, only running out of memory can fail.
      this.#handle.adopt(made.handle);
      this.#features = new ClusterFeatures(engine, this.#handle.address, made.pins, this.#options);
      this.#ids = made.pins.ids;
      this.#pins = this.#filter = null;
      this.#isStale = false;
      this.loaded = made.count;
      this.skipped = made.skipped;
      if (this.#pinned.length) this.#show(null, this.#pinned);
      return this;
    }

    #canonical(points, reading) {
      const columns = new PinColumns(engine, points, reading);
      try {
        const { radius, extent, minPoints, maxZoom } = this.#options;
        const handle = new Handle(engine);
        engine.call(
          "clustersMake",
          [...columns.addresses, columns.count, radius, extent, minPoints, maxZoom],
          (results) => handle.retain(engine.count(results)));
        const { ids, positions, count, skipped } = columns;
        const isList = Array.isArray(points);
        const lists = isList ? null : {
          latitudes: columns.latitudes.slice(0, count), longitudes: columns.longitudes.slice(0, count),
        };
        if (isList && positions) points = Array.from({ length: count }, (_, i) => points[positions[i]]);
        return { handle, count, skipped, pins: { points: isList ? points : new Array(count), lists, ids, positions } };
      } finally {
        columns.release();
      }
    }

    /** supercluster accepts anything with numeric coordinates, and does not identify pins. */
    #asSupercluster(points, invalid) {
      const { radius, extent, minPoints, minZoom, maxZoom, nodeSize } = this.#options;
      const [xs, ys] = [new Float64Array(points.length), new Float64Array(points.length)];
      const positions = new Uint32Array(points.length);
      const skipped = [];
      let count = 0;
      points.forEach((feature, index) => {
        const position = feature?.geometry?.coordinates;
        const [x, y] = [squareX(degrees(position?.[0])), squareY(degrees(position?.[1]))];
        if (!Number.isFinite(x) || !Number.isFinite(y)) {
          const reason = problem(feature) ?? "no coordinates";
          if (invalid === "throw") throw new RangeError(`petmap: feature ${index}: ${reason}`);
          skipped.push({ index, reason });
          return;
        }
        [xs[count], ys[count], positions[count]] = [x, y, index];
        count++;
      });
      const handle = new Handle(engine);
      engine.lend([xs, ys], (x, length, y) =>
        engine.call(
          "clustersMakeAsSupercluster",
          [x, y, count, length, radius, extent, minPoints, minZoom, maxZoom, nodeSize],
          (results) => handle.retain(engine.count(results))));
      if (skipped.length) points = Array.from({ length: count }, (_, i) => points[positions[i]]);
      return {
        handle, count, skipped,
        pins: { points, lists: null, ids: { count }, positions: skipped.length ? positions : null },
      };
    }

    /** Returns the features as of the last change. */
    get #current() {
      const { address } = this.#handle;
      if (this.#isStale && address) this.#features.refresh();
      this.#isStale = false;
      return this.#features;
    }

    // MARK: Queries

    getClusters(box, zoom) {
      const features = this.#current ?? this.#handle.address;
      return this.#search(box, zoom, (results) => features.read(results));
    }

    getMarkers(box, zoom, given = {}) {
      const features = this.#current ?? this.#handle.address;
      const { copy } = options(given, { copy: false }, "getMarkers");
      boolean(copy, "copy");
      return this.#search(box, zoom, (results) => features.markers(results, copy));
    }

    getFeature(node) {
      const features = this.#current ?? this.#handle.address;
      if (!Number.isInteger(node) || !features.has(node)) refuse("node", "no such node", node);
      return features.feature(node);
    }

    getTile(z, x, y) {
      const features = this.#current ?? this.#handle.address;
      return this.#tile(z, x, y, 0, 0, (results) =>
        engine.count(results) ? { features: features.readTile(results) } : null);
    }

    getTileData(z, x, y) {
      const features = this.#current ?? this.#handle.address;
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
      return engine.call("clustersChildren", [this.#handle.address, row], (results) =>
        this.#features.read(results));
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const row = this.#resolve(clusterID);
      const most = limit === Infinity ? 0x7fffffff : integer(limit, "limit") || 10;
      integer(offset, "offset");
      return engine.call("clustersLeaves", [this.#handle.address, row, offset, most], (results) =>
        this.#features.read(results));
    }

    getClusterExpansionZoom(clusterID) {
      const row = this.#resolve(clusterID);
      if (this.#options.isSupercluster) {
        return engine.run("clustersExpansionZoom", this.#handle.address, row);
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

    /** Returns the pins of a cluster, each with the end of its leg relative to the cluster. */
    fan(clusterID) {
      const leaves = this.getLeaves(clusterID, Infinity);
      const ends = engine.call("fan", [leaves.length], (results) =>
        engine.list(Float64Array, results));
      return leaves.map((feature, i) => ({ feature, dx: ends[2 * i], dy: ends[2 * i + 1] }));
    }

    // MARK: Changes

    add(feature) {
      this.#mayChange("add()");
      const reason = problem(feature);
      if (reason !== undefined) throw new RangeError(`petmap: the feature to add: ${reason}`);
      const pins = this.#pinsByID();
      const { points } = this.#current;
      const pin = this.#ids.count;
      const id = idText(feature.id ?? feature.properties?.id ?? pin, "the feature's id");
      if (pins.has(id)) refuse("the feature to add", "a pin already has this id", id);
      const [longitude, latitude] = feature.geometry.coordinates;
      const status = statusCode(feature.properties?.status);
      // Call the filter before the change, because it may throw.
      if (typeof this.#filter === "function") this.#filter(feature);
      this.#change(insertPin, pin, latitude, longitude, status, id);
      pins.set(id, pin);
      this.#ids.append(id);
      points.push(feature);
      if (this.#filter || this.#pinned.includes(id)) this.#show(this.#filter, this.#pinned);
      return this;
    }

    remove(id) {
      this.#mayChange("remove()");
      const pin = this.#pin(id);
      this.#change(removePin, pin, 0, 0, 0, "");
      this.#pins.delete(String(id));
      if (this.#pinned.includes(String(id))) this.#show(this.#filter, this.#pinned);
      return this;
    }

    move(id, position) {
      this.#mayChange("move()");
      const pin = this.#pin(id);
      const [longitude, latitude] = list(position, "position");
      coordinate({ latitude, longitude }, "");
      const geometry = { type: "Point", coordinates: [longitude, latitude] };
      this.#change(movePin, pin, latitude, longitude, 0, "");
      const { points } = this.#features;
      points[pin] = { ...points[pin], geometry };
      return this;
    }

    setStatus(id, status) {
      this.#mayChange("setStatus()");
      const pin = this.#pin(id);
      const code = statusCode(status, -1);
      if (code < 0) refuse("status", "not MISSING, FOUND, CLOSED, 0, 1 or 2", status);
      this.#change(recountPin, pin, 0, 0, code, "");
      const { points } = this.#features;
      points[pin] = { ...points[pin], properties: { ...points[pin].properties, status } };
      return this;
    }

    /** Shows only the pins that a function accepts or whose bit is set; null shows all pins. */
    setFilter(filter) {
      this.#mayChange("setFilter()");
      const isList = ArrayBuffer.isView(filter) || Array.isArray(filter);
      if (filter !== null && typeof filter !== "function" && !isList) {
        refuse("filter", "neither a function, a list of bits nor null", filter);
      }
      const wanted = typeof filter === "function" ? this.#counted(filter) : filter;
      this.#show(wanted, this.#pinned);
      this.#filter = wanted;
      return this;
    }

    /** Sets the pins that are never clustered, such as a selected one. */
    setPinned(ids) {
      this.#mayChange("setPinned()");
      const pinned = list(ids, "ids").map((id) => idText(id, "ids"));
      this.#show(this.#filter, pinned);
      this.#pinned = pinned;
      return this;
    }

    #show(filter, pinnedIDs) {
      const pins = this.#pinsByID();
      const features = this.#current ?? this.#handle.address;
      const { points } = features;
      const shown = filter === null ? new Uint8Array(0)
        : Uint8Array.from(points, typeof filter === "function"
          ? (feature) => (filter(feature) ? 1 : 0)
          : (_, pin) => (filter[features.position(pin)] ? 1 : 0));
      const pinned = pinnedIDs.map((id) => pins.get(id)).filter((pin) => pin !== undefined);
      engine.lend([shown, Uint32Array.from(pinned)], (bits, length, list, listLength) =>
        engine.run(
          "clustersFilter", this.#handle.address, bits, filter === null ? -1 : length, list, listLength));
      this.#isStale = true;
    }

    #change(kind, pin, latitude, longitude, status, id) {
      engine.lend([encoder.encode(id)], (text, length) =>
        engine.run(
          "clustersChange", this.#handle.address, kind, pin, latitude, longitude, status, text, length));
      this.#isStale = true;
    }

    #pin(id) {
      const pins = this.#pinsByID() ?? this.#handle.address;
      const name = idText(id, "id");
      return pins.get(name) ?? refuse("id", "no such pin", id);
    }

    #pinsByID() {
      if (!this.#handle.address || this.#pins) return this.#pins;
      if (this.#options.isSupercluster) {
        throw new Error("petmap: supercluster's clusters cannot be changed; load them again");
      }
      this.#pins = new Map();
      for (let pin = 0; pin < this.#ids.count; pin++) this.#pins.set(this.#ids.text(pin), pin);
      return this.#pins;
    }

    free() {
      this.#mayChange("free()");
      this.#handle.free();
      this.#features = this.#pins = null;
    }

    // MARK: Parts

    #search(box, zoom, read) {
      const [west, south, east, north] = boxOf(box, "box");
      // Like supercluster, accept boxes from maps that span several worlds or have longitudes beyond 180°.
      const isWhole = east - west >= 360;
      const w = isWhole ? -180 : wrap(west);
      const e = isWhole ? 180 : east === 180 ? 180 : wrap(east);
      return engine.call(
        "clustersBox",
        [this.#handle.address, w, Math.max(-90, south), e, Math.min(90, north), this.#limit(zoom)],
        read);
    }

    #tile(z, x, y, extent, buffer, read) {
      for (const [value, name] of [[z, "z"], [x, "x"], [y, "y"]]) integer(value, name, -(2 ** 31));
      return engine.call(
        "clustersTile", [this.#handle.address, z, x, y, this.#limit(z), extent, buffer], read);
    }

    /** Returns the zoom whose clusters are shown. */
    #limit(zoom) {
      if (typeof zoom !== "number" || Number.isNaN(zoom)) refuse("zoom", "not a number", zoom);
      return Math.min(99, Math.max(this.#options.minZoom, Math.floor(zoom)));
    }

    /** Returns the row of a cluster. */
    #resolve(clusterID) {
      const features = this.#current ?? this.#handle.address;
      const given = features.row(clusterID);
      if (given !== undefined) return given;
      const parts = typeof clusterID === "number" && this.#options.ids === "number"
        && !this.#options.isSupercluster ? ClusterFeatures.parts(clusterID) : null;
      if (parts) {
        const row = engine.run("clustersShowing", this.#handle.address, ...parts);
        if (row >= 0 && features.feature(~row).id === clusterID) return row;
      } else {
        const id = encoder.encode(idText(clusterID, "cluster"));
        const row = engine.lend([id], (text, length) =>
          engine.run("clustersFind", this.#handle.address, text, length));
        if (row >= 0) return row;
      }
      throw new Error(`petmap: no cluster with the id ${shown(clusterID)}`);
    }
  });
}

/** Returns the number of pins in columns. */
function columnLength(columns) {
  const { latitudes, longitudes, ids, statuses } = columns ?? {};
  for (const [column, name] of [[latitudes, "latitudes"], [longitudes, "longitudes"], [ids, "ids"], [statuses, "statuses"]]) {
    const isColumn = Array.isArray(column) || (ArrayBuffer.isView(column) && !(column instanceof DataView));
    const isOptional = name === "ids" || name === "statuses";
    if (isOptional && column == null) continue;
    if (!isColumn) {
      if (name === "latitudes") refuse("points", "not features, a FeatureCollection or columns", columns);
      refuse(name, "not a list", column);
    }
    if (column.length !== latitudes.length) {
      throw new RangeError(`petmap: ${name}: ${column.length} values for ${latitudes.length} latitudes`);
    }
  }
  return latitudes.length;
}

function wrap(longitude) {
  // Return early, because computing the remainder is slow and rounds the result.
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

// supercluster's projection, in JavaScript arithmetic like the original.

/** Converts degrees to a number as supercluster does. */
function degrees(value) {
  return typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
}

function squareX(longitude) {
  return longitude / 360 + 0.5;
}

function squareY(latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
  return y < 0 ? 0 : y > 1 ? 1 : y;
}
