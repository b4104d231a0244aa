import { check, refuse } from "./checks.js";
import { ClusterFeatures } from "./cluster-features.js";
import { Held } from "./engine.js";
import { PinColumns } from "./pin-columns.js";
import { encoder } from "./texts.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, minZoom: 0, maxZoom: 16, compatibility: "canonical",
  generateId: false, map: (properties) => properties, reduce: null,
};
/** What supercluster's users may have set, and what makes no difference here. */
const idle = ["nodeSize", "log"];

/** Clusters with the interface of supercluster. */
export function clustersClass(engine) {
  const { exports } = engine;

  return class Clusters {
    #held = new Held(engine, "clustersFree");
    #options;
    #features = null;

    constructor(options = {}) {
      this.#options = { ...standard };
      for (const [name, value] of Object.entries(options)) {
        check(Object.hasOwn(standard, name) || idle.includes(name), "no such option", name);
        if (value !== undefined) this.#options[name] = value;
      }
      const { minZoom, maxZoom, compatibility } = this.#options;
      // What else is wrong with maxZoom the engine finds.
      check(
        minZoom === 0 || (Number.isInteger(minZoom) && minZoom > 0 && minZoom <= maxZoom),
        "minZoom is not between 0 and maxZoom", minZoom);
      check(
        ["canonical", "supercluster"].includes(compatibility), "no such compatibility",
        compatibility);
    }

    load(points) {
      const columns = new PinColumns(engine, points);
      try {
        const { radius, extent, minPoints, maxZoom, compatibility } = this.#options;
        const address = exports.clustersMake(
          ...columns.addresses, columns.count, radius, extent, minPoints, maxZoom,
          compatibility === "supercluster" ? 1 : 0);
        const { latitudes, longitudes } = columns;
        if (!address) {
          refuse(
            engine,
            [radius, extent, minPoints, maxZoom, (pin) => [longitudes[pin], latitudes[pin]]]);
        }
        this.#held.hold(address);
        this.#features = new ClusterFeatures(engine, address, columns, points, this.#options);
      } finally {
        columns.release();
      }
      return this;
    }

    getClusters(box, zoom) {
      return this.#features.answer(this.#search(box, zoom));
    }

    getMarkers(box, zoom) {
      return this.#features.markers(this.#search(box, zoom));
    }

    getFeature(node) {
      const { address } = this.#held;
      check(address && this.#features.has(node), "not a marker's node", node);
      return this.#features.feature(node);
    }

    getTile(z, x, y) {
      const count = exports.clustersTile(this.#held.address, z, x, y, this.#limit(z));
      return count > 0 ? { features: this.#features.tileAnswer(count) } : null;
    }

    getChildren(clusterID) {
      const row = this.#resolve(clusterID);
      return this.#features.answer(exports.clustersChildren(this.#held.address, row));
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const row = this.#resolve(clusterID);
      const most = Math.min(limit, 0x7fffffff);
      return this.#features.answer(
        exports.clustersLeaves(this.#held.address, row, offset, most));
    }

    getClusterExpansionZoom(clusterID) {
      return this.#features.expansionZoom(this.#resolve(clusterID));
    }

    free() {
      this.#held.free();
      this.#features = null;
    }

    /** How many nodes the engine has found. */
    #search([west, south, east, north], zoom) {
      // Like supercluster, take a box as a map gives it, several worlds wide or turned on.
      const isWhole = east - west >= 360;
      const w = isWhole ? -180 : wrap(west);
      const e = isWhole ? 180 : east === 180 ? 180 : wrap(east);
      const count = exports.clustersBox(
        this.#held.address, w, Math.max(-90, south), e, Math.min(90, north), this.#limit(zoom));
      check(count >= 0, "not west, south, east, north", west, south, east, north);
      return count;
    }

    /** The zoom whose clusters are shown. */
    #limit(zoom) {
      return Math.max(this.#options.minZoom, Math.floor(zoom));
    }

    /** The row of a cluster. */
    #resolve(clusterID) {
      const { address } = this.#held;
      const given = this.#features.row(clusterID);
      if (given !== undefined) return given;
      const id = encoder.encode(String(clusterID));
      const row = engine.lend([id], (text) => exports.clustersFind(address, text, id.length));
      if (row >= 0) return row;
      throw new Error(`petmap: no cluster with the id ${JSON.stringify(clusterID)}`);
    }
  };
}

function wrap(longitude) {
  // As it is: the remainder takes long, and rounds.
  if (longitude >= -180 && longitude < 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
