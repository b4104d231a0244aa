import {
  boolean, callback, clusterOptions, coordinate, id as idText, integer, list, object, oneOf, options, refuse,
  shown, wrappedBox,
} from "./arguments.js";
import { disposable, encoder, Handle, packed } from "./engine.js";
import { ClusterFeatures } from "./cluster-features.js";
import { copiedTree, indexDescription, restoredTree, savedIndex, savedPins } from "./cluster-index.js";
import { Groups, idProblem, indexID, pinCount, PinColumns, problem, statusCode } from "./pin-columns.js";
import { PinIDs } from "./pin-ids.js";
import {
  changeGroup, changeIsNew, changeLatitude, changeLongitude, changePin, changeSize, changeStatus, changeVisibility,
  pinHidden, pinRemoved, pinShown,
} from "./schema.js";
import { tileData } from "./tile-data.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, minZoom: 0, maxZoom: 16, stacks: true, unique: false, groupBy: null,
  ids: null, generateId: false, map: (properties) => properties, reduce: null, pinned: [], nodeSize: 64, log: false,
};
/**
 * The number of pins from which clusters are built in the memory of another engine. It takes about 400 bytes for each pin,
 * of which less than half are used afterward, and memory never shrinks.
 */
const many = 1 << 17;
/** The width of tiles in units, and the buffer beyond their edges. */
const tileExtent = 4096;
const tileBuffer = 128;

/** Clusters with a supercluster-compatible API. */
export function clustersClass(engine) {
  return disposable(class Clusters {
    #handle = new Handle(engine);
    #options;
    #features = null;
    #ids = null;
    #groups = null;
    #hasIDs = false;
    /** The page's list, which is copied, but must not be emptied. */
    #given = null;
    #filter = null;
    #pinned = new Set();
    /** The number of the page's functions that are running. */
    #callbacks = 0;
    loaded = 0;
    /** The skipped features: indices and reasons. */
    skipped = [];

    constructor(given = {}) {
      const chosen = this.#options = options(given, standard, "Clusters");
      this.#validate(chosen);
      integer(chosen.nodeSize, "nodeSize", 2, 65_535);
      oneOf(chosen.ids, [null, "string", "number"], "ids");
      for (const name of ["generateId", "log", "unique"]) boolean(chosen[name], name);
      for (const name of ["map", "reduce"]) {
        if (chosen[name] !== null || name === "map") chosen[name] = this.#counted(callback(chosen[name], name), name);
      }
      const { groupBy } = chosen;
      if (groupBy !== null) {
        chosen.groupBy = typeof groupBy === "string" ? (properties) => properties?.[groupBy]
          : this.#counted(callback(groupBy, "groupBy"), "groupBy");
      }
      this.#pinned = idSet(chosen.pinned, "pinned");
    }

    #validate(chosen) {
      clusterOptions(chosen);
      const { minZoom, maxZoom, stacks } = chosen;
      if (!Number.isInteger(minZoom) || minZoom < 0 || minZoom > maxZoom) {
        throw new RangeError(`petmap: minZoom is not between 0 and maxZoom: ${shown(minZoom)}`);
      }
      boolean(stacks, "stacks");
    }

    /** The options that determine how pins merge, for the engine. */
    get #merging() {
      const { radius, extent, minPoints, maxZoom, stacks } = this.#options;
      return [radius, extent, minPoints, maxZoom, stacks ? 1 : 0];
    }

    /** Wraps one of the page's functions, so that changes are not allowed while it runs, and it must not be async. */
    #counted(call, name) {
      return (...args) => {
        this.#callbacks++;
        try {
          const result = call(...args);
          if (typeof result?.then === "function") refuse(name, "async; it must return its result", call);
          return result;
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
      const { invalid, id, unique } = options(given, { invalid: "skip", id: null, unique: this.#options.unique }, "load");
      oneOf(invalid, ["skip", "throw"], "invalid");
      boolean(unique, "unique");
      const idOf = id && this.#counted(callback(id, "id"), "id");
      points = featuresOf(points);
      const builder = pinCount(points) < many ? engine : engine.twin();
      const columns = new PinColumns(builder, points, { id: idOf, invalid, groupOf: this.#options.groupBy });
      try {
        const { count, ids, groups, skipped } = columns;
        let handle = new Handle(builder);
        builder.call(
          "clustersMake", [...columns.addresses, count, unique ? 1 : 0, ...this.#merging],
          (results) => handle.retain(builder.count(results)));
        const repeats = builder.call("clustersRows", [handle.address], (results) => builder.list(Uint32Array, results));
        if (builder !== engine) {
          const built = handle;
          handle = new Handle(engine);
          handle.retain(copiedTree(engine, builder, built.address, this.#merging));
          built.free();
        }
        const changed = new Map(skipped.map(({ index }) => [index, null]));
        const isList = Array.isArray(points);
        const features = new ClusterFeatures(engine, handle.address, {
          points: isList ? points.slice() : null, ids, groups, changed,
        }, this.#options);
        engine.call("clustersRows", [handle.address], (results) => features.update(results));
        for (let i = 0; i < repeats.length; i += 2) {
          const [index, number] = [repeats[i], repeats[i + 1]];
          if (number) {
            ids.rename(index, `${ids.text(index)}#${number}`);
            continue;
          }
          columns.skip(index, `repeated id ${shown(ids.own(index, points[index] ?? {}))}`);
          changed.set(index, null);
        }
        this.#given = isList && count ? points : null;
        this.skipped = skipped.sort((one, other) => one.index - other.index);
        return this.#adopt(handle, features, ids, groups, columns.hasIDs, count - skipped.length);
      } finally {
        columns.release();
      }
    }

    /** Replaces the pins. Only running out of memory can fail. */
    #adopt(handle, features, ids, groups, hasIDs, count) {
      this.#handle.adopt(handle);
      [this.#features, this.#ids, this.#groups, this.#hasIDs, this.#filter] = [features, ids, groups, hasIDs, null];
      this.loaded = count;
      if (this.#pinned.size) this.#change(this.#pins(this.#pinned).map((pin) => ({ pin })));
      return this;
    }

    /** Returns the index of the pins as one buffer, which can be stored or sent to a worker. */
    save() {
      this.#mayChange("save()");
      if (this.#filter !== null || this.#pinned.size) {
        throw new Error("petmap: save(): not available with a filter or pinned pins");
      }
      const { radius, extent, minPoints, maxZoom, stacks } = this.#options;
      return engine.call("clustersStorage", [this.#loaded && this.#handle.address], (results) => savedIndex(engine, results, {
        options: { radius, extent, minPoints, maxZoom, stacks }, groups: this.#groups?.values.map((value) => (value === undefined ? [] : [value])),
        hasIDs: this.#hasIDs,
      }));
    }

    /** Loads a saved index with its options. Without features, pins are as from columns. */
    loadIndex(buffer, points = null) {
      this.#mayChange("loadIndex()");
      const saved = indexDescription(buffer);
      const chosen = { ...this.#options, ...saved.options };
      this.#validate(chosen);
      const { coordinates, removed } = savedPins(buffer, saved);
      const length = coordinates.length / 2;
      const changed = new Map(removed.map((pin) => [pin, null]));
      if (points !== null) {
        points = list(featuresOf(points), "points");
        if (points.length > length) refuse("points", `more than the ${length} features of the index`, points.length);
        // Pins may have moved since they were loaded.
        points.forEach((feature, pin) => {
          const at = [coordinates[2 * pin + 1], coordinates[2 * pin]];
          if (changed.has(pin) || isSame(feature?.geometry?.coordinates?.slice?.(0, 2), at)) return;
          changed.set(pin, { ...feature, type: "Feature", geometry: { type: "Point", coordinates: at } });
        });
      }
      Object.assign(this.#options, chosen);
      const handle = new Handle(engine);
      handle.retain(restoredTree(engine, buffer, saved, this.#merging));
      const textOf = (pin) => engine.call("clustersPinID", [this.#handle.address, pin], (results) => engine.text(results));
      const ids = new PinIDs(length, textOf);
      const groups = saved.groups ? new Groups() : null;
      for (const [value] of saved.groups ?? []) groups.number(value);
      const features = new ClusterFeatures(engine, handle.address, {
        points, ids, groups, changed,
      }, this.#options);
      engine.call("clustersRows", [handle.address], (results) => features.update(results));
      this.#given = null;
      this.skipped = [];
      return this.#adopt(handle, features, ids, groups, saved.hasIDs, length - removed.length);
    }

    // MARK: Queries

    /** The features; throws an error if nothing is loaded. */
    get #loaded() {
      if (this.loaded && this.#given?.length === 0) refuse("points", "the list was emptied after it was loaded", []);
      return this.#features ?? this.#handle.address;
    }

    getClusters(box, zoom) {
      const features = this.#loaded;
      return this.#search(box, zoom, (results) => features.read(results));
    }

    getMarkers(box, zoom, given = {}) {
      const features = this.#loaded;
      const { copy } = options(given, { copy: false }, "getMarkers");
      boolean(copy, "copy");
      return this.#search(box, zoom, (results) => features.markers(results, copy));
    }

    getFeature(node) {
      const features = this.#loaded;
      if (!Number.isInteger(node) || !features.has(node)) refuse("node", "no such node", node);
      return features.feature(node);
    }

    getTile(z, x, y) {
      const features = this.#loaded;
      return this.#tile(z, x, y, 0, 0, (results) =>
        engine.count(results) ? { features: features.readTile(results) } : null);
    }

    getTileData(z, x, y) {
      const features = this.#loaded;
      const points = this.#tile(z, x, y, tileExtent, tileBuffer, (results) => features.tilePoints(results));
      return points.length ? tileData(points) : new Uint8Array(0);
    }

    getChildren(clusterID) {
      return this.#ofCluster("clustersChildren", clusterID, [], (results) => this.#features.read(results));
    }

    getLeaves(clusterID, limit = 10, offset = 0, given = {}) {
      const most = limit === Infinity ? 0x7fffffff : integer(limit, "limit") || 10;
      integer(offset, "offset");
      const { order } = options(given, { order: "rank" }, "getLeaves");
      if (typeof order !== "function") oneOf(order, ["rank", "loaded"], "order");
      const read = (results) => this.#features.read(results);
      if (order === "rank") return this.#ofCluster("clustersLeaves", clusterID, [offset, most], read);
      const leaves = this.#ofCluster("clustersLeaves", clusterID, [0, 0x7fffffff], (results) =>
        (order === "loaded" ? engine.list(Uint32Array, results).sort() : read(results)));
      if (order !== "loaded") return leaves.sort(order).slice(offset, offset + most);
      return Array.from(leaves.subarray(offset, offset + most), (pin) => this.#features.pin(pin));
    }

    getClusterExpansionZoom(clusterID) {
      const row = this.#resolve(clusterID);
      return this.#features.isSamePlace(row) ? this.#options.maxZoom + 1 : this.#features.zoom(row) + 1;
    }

    /** Returns the box that contains all pins of a cluster. */
    getClusterBounds(clusterID) {
      return this.#ofCluster("clustersLeaves", clusterID, [0, 0x7fffffff], (results) => this.#features.bounds(results));
    }

    isSamePlace(clusterID) {
      const row = this.#resolve(clusterID);
      return this.#features.isSamePlace(row);
    }

    /** Returns the pin with an ID, hidden or not. */
    getPin(id) {
      const features = this.#loaded;
      return features.pin(this.#find(id));
    }

    /** Returns the pins of a cluster, each with the end of its leg relative to the cluster. */
    fan(clusterID, limit = Infinity, offset = 0) {
      const leaves = this.getLeaves(clusterID, limit, offset);
      const ends = engine.call("fan", [leaves.length], (results) =>
        engine.list(Float64Array, results));
      return leaves.map((feature, i) => ({ feature, dx: ends[2 * i], dy: ends[2 * i + 1] }));
    }

    // MARK: Changes

    add(feature) {
      return this.#apply("add()", { add: [feature] });
    }

    remove(id) {
      return this.#apply("remove()", { remove: [id] });
    }

    move(id, position) {
      return this.#apply("move()", { move: [{ id, coordinates: position }] });
    }

    setStatus(id, status) {
      this.#mayChange("setStatus()");
      this.#find(id);
      if (statusCode(status, -1) < 0) refuse("status", "not MISSING, FOUND, CLOSED, 0, 1 or 2", status);
      return this.#apply("setStatus()", { update: [{ id, properties: { status } }] });
    }

    /** Applies any number of changes at once. If one is invalid, nothing changes. */
    apply(changes) {
      return this.#apply("apply()", options(changes, { add: [], move: [], update: [], remove: [] }, "apply"));
    }

    #apply(what, { add = [], move = [], update = [], remove = [] }) {
      this.#mayChange(what);
      const features = this.#loaded;
      /** The changes by pin, and the new pins by ID. */
      const [changes, added] = [new Map(), new Map()];
      const changing = (entry) => {
        const id = idText(object(entry, "the change").id, "id");
        const pin = added.get(id) ?? this.#find(id);
        const change = changes.get(pin) ?? { pin, feature: features.pin(pin) };
        if (change.feature === null) refuse("id", "no such pin", id);
        changes.set(pin, change);
        return change;
      };
      for (const id of list(remove, "remove")) changing({ id }).feature = null;
      for (const feature of list(add, "add")) {
        const reason = problem(feature);
        if (reason !== undefined) throw new RangeError(`petmap: the feature to add: ${reason}`);
        const pin = this.#ids.count + added.size;
        const id = idText(feature.id ?? feature.properties?.id ?? pin, "the feature's id");
        const other = added.get(id) ?? this.#lookUp(id);
        if (other >= 0 && changes.get(other)?.feature !== null) refuse("the feature to add", "a pin already has this id", id);
        added.set(id, pin);
        changes.set(pin, { pin, id, feature, position: feature.geometry.coordinates, isNew: true });
      }
      const place = (change, coordinates) => {
        const [longitude, latitude] = list(coordinates, "position");
        coordinate({ latitude, longitude }, "");
        change.position = [longitude, latitude];
        change.feature = { ...change.feature, geometry: { type: "Point", coordinates: change.position } };
      };
      for (const entry of list(move, "move")) place(changing(entry), entry.coordinates ?? entry.geometry?.coordinates);
      for (const entry of list(update, "update")) {
        const change = changing(entry);
        const { properties, geometry } = entry;
        change.feature = { ...change.feature, properties: { ...change.feature.properties, ...properties } };
        if (geometry) place(change, geometry.coordinates);
      }
      this.#change([...changes.values()]);
      return this;
    }

    /** Makes features the current ones by adding, changing and removing pins that differ, by ID. */
    setData(points) {
      this.#mayChange("setData()");
      points = featuresOf(points);
      if (!Array.isArray(points) || !this.#features) return this.load(points);
      const features = this.#features;
      const { count } = features;
      const isKept = new Uint8Array(count);
      const [changes, added, skipped] = [[], new Set(), []];
      let next = 0;
      points.forEach((feature, index) => {
        while (next < count && features.pin(next) === null) next++;
        let pin = next < count && features.pin(next) === feature ? next : -1;
        let id;
        if (pin < 0) {
          const own = feature?.id ?? feature?.properties?.id ?? indexID(index, this.#hasIDs);
          const reason = problem(feature) ?? idProblem(own);
          if (reason !== undefined) {
            skipped.push({ index, reason });
            return;
          }
          // A repeated ID is that of the next pin with the same ID, as in load().
          id = String(own);
          const find = () => (next < count && this.#ids.text(next) === id ? next : this.#lookUp(id));
          for (let number = 2; added.has(id) || isKept[pin = find()]; number++) id = `${own}#${number}`;
        }
        if (pin < 0) {
          added.add(id);
          pin = count + added.size - 1;
          changes.push({ pin, id, feature, position: feature.geometry.coordinates, isNew: true });
          return;
        }
        isKept[pin] = 1;
        next = pin + 1;
        const before = features.pin(pin);
        if (before === feature) return;
        if (isSame(before.properties, feature.properties) && isSame(before.geometry.coordinates, feature.geometry.coordinates)) {
          features.set(pin, feature);
        } else {
          changes.push({ pin, feature, position: feature.geometry.coordinates });
        }
      });
      for (let pin = 0; pin < count; pin++) {
        if (!isKept[pin] && features.pin(pin) !== null) changes.push({ pin, feature: null });
      }
      this.#given = points.length ? points : null;
      this.#change(changes);
      this.skipped = skipped;
      return this;
    }

    /** Shows only the pins that a function accepts or whose bit is set; null shows all pins. */
    setFilter(filter) {
      this.#mayChange("setFilter()");
      const isList = ArrayBuffer.isView(filter) || Array.isArray(filter);
      if (filter !== null && typeof filter !== "function" && !isList) {
        refuse("filter", "neither a function, a list of bits nor null", filter);
      }
      const features = this.#loaded;
      const wanted = typeof filter === "function" ? this.#counted(filter, "filter") : filter;
      const shown = new Uint8Array(features.count);
      for (let pin = 0; pin < shown.length; pin++) {
        const feature = features.pin(pin);
        shown[pin] = feature !== null && this.#isShown(wanted, pin, feature) ? 1 : 0;
      }
      engine.lend([shown], (bits, length) =>
        engine.call("clustersFilter", [this.#handle.address, bits, length], (results) => features.update(results)));
      this.#filter = wanted;
      return this;
    }

    #isShown(filter, pin, feature, id = this.#ids.text(pin)) {
      if (this.#pinned.size && this.#pinned.has(id)) return false;
      return filter === null || Boolean(typeof filter === "function" ? filter(feature) : filter[pin]);
    }

    /** Sets the pins that are never clustered, such as a selected one. */
    setPinned(ids) {
      this.#mayChange("setPinned()");
      const before = this.#pinned;
      const pinned = idSet(ids, "ids");
      const pins = this.#pins(new Set([...before, ...pinned]));
      this.#pinned = pinned;
      try {
        this.#change(pins.map((pin) => ({ pin })));
      } catch (error) {
        this.#pinned = before;
        throw error;
      }
      return this;
    }

    /** Changes how pins merge, without loading them again. */
    setOptions(given) {
      this.#mayChange("setOptions()");
      const { radius, extent, minPoints, minZoom, maxZoom, stacks } = this.#options;
      const chosen = options(given, { radius, extent, minPoints, minZoom, maxZoom, stacks }, "setOptions");
      this.#validate(chosen);
      const features = this.#loaded;
      Object.assign(this.#options, chosen);
      engine.call("clustersRebuild", [this.#handle.address, ...this.#merging], (results) => features.update(results));
      return this;
    }

    /**
     * Applies changes, each of a different pin: its new `feature` if it changes, or null if it is removed, and its new
     * `position`. Whether it is shown is determined again.
     */
    #change(changes) {
      const features = this.#loaded;
      const { groupBy } = this.#options;
      const numbers = new Float64Array(changes.length * changeSize).fill(NaN);
      const ids = [];
      // The page's functions run before the change, because they may throw.
      changes.forEach(({ pin, id, feature, position, isNew }, i) => {
        const start = i * changeSize;
        numbers[start + changePin] = pin;
        numbers[start + changeIsNew] = isNew ? 1 : 0;
        if (isNew) ids.push(id);
        const before = isNew ? null : features.pin(pin);
        const current = feature === undefined ? before : feature;
        numbers[start + changeVisibility] = current === null ? pinRemoved
          : this.#isShown(this.#filter, pin, current, id) ? pinShown : pinHidden;
        if (position) [numbers[start + changeLongitude], numbers[start + changeLatitude]] = position;
        if (!feature) return;
        const { properties } = feature;
        // The status and group of a pin from columns are not in its properties.
        if (isNew || properties?.status !== before.properties?.status) numbers[start + changeStatus] = statusCode(properties?.status);
        if (groupBy && (isNew || properties !== before.properties)) {
          numbers[start + changeGroup] = this.#groups.number(groupBy(properties));
        }
      });
      engine.lend([numbers, packed(ids)], (address, count, texts) =>
        engine.call("clustersApply", [this.#handle.address, address, count, texts], (results) => features.update(results)));
      for (const { pin, id, feature, isNew } of changes) {
        if (isNew) this.#ids.rename(pin, id);
        if (feature !== undefined) features.set(pin, feature);
        this.loaded += isNew ? 1 : feature === null ? -1 : 0;
      }
      const pinned = Uint32Array.from(this.#pins(this.#pinned));
      engine.lend([pinned], (list, count) => engine.run("clustersPinned", this.#handle.address, list, count));
    }

    /** Returns the existing pins with the given IDs. */
    #pins(ids) {
      return [...ids].map((id) => this.#lookUp(id)).filter((pin) => pin >= 0);
    }

    /** Returns the pin with an ID, or -1. */
    #lookUp(id) {
      return engine.lend([encoder.encode(id)], (text, length) =>
        engine.run("clustersPin", this.#handle.address, text, length));
    }

    #find(id) {
      const pin = this.#lookUp(idText(id, "id"));
      return pin >= 0 ? pin : refuse("id", "no such pin", id);
    }

    free() {
      this.#mayChange("free()");
      this.#handle.free();
      this.#features = this.#given = null;
    }

    // MARK: Parts

    #search(box, zoom, read) {
      return engine.call(
        "clustersBox", [this.#handle.address, ...wrappedBox(box, "box"), this.#limit(zoom)], read);
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

    #ofCluster(name, clusterID, args, read) {
      const row = this.#resolve(clusterID);
      return engine.call(name, [this.#handle.address, row, ...args], read);
    }

    /** Returns the row of a cluster. */
    #resolve(clusterID) {
      const features = this.#loaded;
      const parts = typeof clusterID === "number" && this.#options.ids === "number" ? ClusterFeatures.parts(clusterID) : null;
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

/** Returns the features of a collection, or other points unchanged. */
const featuresOf = (points) => (points?.type === "FeatureCollection" ? points.features : points);

const idSet = (ids, path) => new Set(list(ids, path).map((id) => idText(id, path)));

/** Returns whether two JSON values are equal. */
function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]));
}
