import { check, refuse } from "./checks.js";
import { Held } from "./engine.js";
import { pack } from "./texts.js";

const statuses = { MISSING: 0, ACTIVE: 0, FOUND: 1, CLOSED: 2 };
/** How many numbers a node of a cluster tree is: pin, count, longitude, latitude, x and y on the unit
 * square, last zoom, expansion zoom (-1: none), missing, found, closed, supercluster's id (-1: none). */
const nodeStride = 12;

/** Clusters with the interface of supercluster. */
export function clustersClass(engine) {
  const { exports } = engine;

  return class Clusters {
    #held = new Held(engine, "clustersFree");
    #options;
    #ids = [];
    #points = null;
    /** By id: a pin's position; made when first asked for. */
    #pins = null;
    /** By supercluster's number: the pin and zoom of the clusters given out. */
    #numbered = new Map();

    constructor(options = {}) {
      this.#options = {
        radius: 40, extent: 512, minPoints: 2, maxZoom: 16, compatibility: "canonical", ...options,
      };
    }

    load(points) {
      const features = Array.isArray(points) ? points : null;
      const count = features ? features.length : points.latitudes.length;
      const latitudes = features
        ? Float64Array.from(features, (f) => f.geometry.coordinates[1])
        : Float64Array.from(points.latitudes);
      const longitudes = features
        ? Float64Array.from(features, (f) => f.geometry.coordinates[0])
        : Float64Array.from(points.longitudes);
      check(latitudes.length === longitudes.length, "lists of different length", count);
      const ids = features
        ? features.map((f, i) => String(f.id ?? f.properties?.id ?? i))
        : Array.from({ length: count }, (_, i) => String(points.ids ? points.ids[i] : i));
      const codes = new Uint8Array(count);
      for (let i = 0; i < count; i++) {
        const status = features ? features[i].properties?.status : points.statuses?.[i];
        codes[i] = typeof status === "number" ? status : statuses[status?.toUpperCase?.()] ?? 0;
      }
      const { radius, extent, minPoints, maxZoom, compatibility } = this.#options;
      const address = engine.lend([pack(ids), latitudes, longitudes, codes], (...columns) =>
        exports.clustersMake(
          ...columns, count, radius, extent, minPoints, maxZoom,
          compatibility === "supercluster" ? 1 : 0));
      if (!address) {
        refuse(engine, [radius, extent, minPoints, maxZoom, (i) => [longitudes[i], latitudes[i]]]);
      }
      this.#held.hold(address);
      this.#ids = ids;
      this.#points = features ?? { latitudes, longitudes };
      this.#pins = null;
      this.#numbered.clear();
      return this;
    }

    getClusters([west, south, east, north], zoom) {
      // Like supercluster, take a box as a map gives it, several worlds wide or turned on.
      const isWhole = east - west >= 360;
      const w = isWhole ? -180 : wrap(west);
      const e = isWhole ? 180 : east === 180 ? 180 : wrap(east);
      const ok = exports.clustersBox(
        this.#held.address, w, Math.max(-90, south), e, Math.min(90, north), Math.floor(zoom));
      check(ok, "not west, south, east, north", west, south, east, north);
      return this.#features();
    }

    getTile(z, x, y) {
      const { radius, extent } = this.#options;
      exports.clustersTile(this.#held.address, z, x, y, radius);
      const side = 2 ** z;
      // Near the seam a node belongs into the tile from the other end of the world as well.
      const turns = z === 0 ? [-1, 0, 1] : x === 0 ? [-1, 0] : x === side - 1 ? [0, 1] : [0];
      const features = [];
      const n = engine.numbers();
      for (let i = 0; i < n.length; i += nodeStride) {
        for (const turn of turns) {
          const px = extent * ((n[i + 4] + turn) * side - x);
          if (px < -radius || px > extent + radius) continue;
          const geometry = [[Math.round(px), Math.round(extent * (n[i + 5] * side - y))]];
          if (n[i + 1] > 1) {
            const tags = this.#properties(n, i);
            features.push({ type: 1, geometry, tags, id: tags.cluster_id });
          } else {
            const { id, properties } = this.#point(n[i]);
            const feature = { type: 1, geometry, tags: properties };
            if (id !== undefined) feature.id = id;
            features.push(feature);
          }
        }
      }
      return features.length > 0 ? { features } : null;
    }

    getChildren(clusterID) {
      const [pin, zoom] = this.#resolve(clusterID);
      exports.clustersChildren(this.#held.address, pin, zoom);
      return this.#features();
    }

    getLeaves(clusterID, limit = 10, offset = 0) {
      const [pin, zoom] = this.#resolve(clusterID);
      const most = Math.min(limit, 0x7fffffff);
      exports.clustersLeaves(this.#held.address, pin, zoom, offset, most);
      return Array.from(engine.integers(), (leaf) => this.#point(leaf));
    }

    getClusterExpansionZoom(clusterID) {
      const [pin, zoom] = this.#resolve(clusterID);
      exports.clustersNode(this.#held.address, pin, zoom);
      const expansionZoom = engine.numbers()[7];
      return expansionZoom < 0 ? null : expansionZoom;
    }

    free() {
      this.#held.free();
    }

    /** What the last call left, as GeoJSON. Nodes are read where they lie: objects between cost more
     * than the search. */
    #features() {
      const n = engine.numbers();
      const features = new Array(n.length / nodeStride);
      for (let i = 0; i < features.length; i++) features[i] = this.#feature(n, i * nodeStride);
      return features;
    }

    #feature(n, i) {
      if (n[i + 1] === 1) return this.#point(n[i]);
      const properties = this.#properties(n, i);
      return {
        type: "Feature",
        id: properties.cluster_id,
        properties,
        geometry: { type: "Point", coordinates: [n[i + 2], n[i + 3]] },
      };
    }

    /** A cluster's. */
    #properties(n, i) {
      return {
        cluster: true,
        cluster_id: this.#clusterID(n, i),
        point_count: n[i + 1],
        point_count_abbreviated: abbreviated(n[i + 1]),
        expansion_zoom: n[i + 7] < 0 ? null : n[i + 7],
        missing: n[i + 8],
        found: n[i + 9],
        closed: n[i + 10],
      };
    }

    #point(pin) {
      if (Array.isArray(this.#points)) return this.#points[pin];
      const { latitudes, longitudes } = this.#points;
      return {
        type: "Feature",
        id: this.#ids[pin],
        properties: { index: pin },
        geometry: { type: "Point", coordinates: [longitudes[pin], latitudes[pin]] },
      };
    }

    #clusterID(n, i) {
      const number = n[i + 11];
      if (number < 0) return `${this.#ids[n[i]]}@${n[i + 6]}`;
      this.#numbered.set(number, [n[i], n[i + 6]]);
      return number;
    }

    /** The pin and zoom that find a cluster again. */
    #resolve(clusterID) {
      const numbered = this.#numbered.get(clusterID);
      if (numbered) return numbered;
      const text = String(clusterID);
      const at = text.lastIndexOf("@");
      if (at >= 0) {
        this.#pins ??= new Map(this.#ids.map((id, i) => [id, i]));
        const pin = this.#pins.get(text.slice(0, at));
        const zoom = Number(text.slice(at + 1));
        if (pin !== undefined && exports.clustersNode(this.#held.address, pin, zoom)) {
          const n = engine.numbers();
          if (n[0] === pin && n[6] === zoom && n[1] > 1) return [pin, zoom];
        }
      }
      throw new Error(`petmap: no cluster with the id ${JSON.stringify(clusterID)}`);
    }
  }
}

function wrap(longitude) {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** The engine's abbreviation of a count, `1.3k` and `2.7m`. */
function abbreviated(count) {
  const tenths = (unit) => String(Math.floor((count + unit / 20) / (unit / 10)) / 10);
  if (count < 1000) return String(count);
  if (count < 9950) return `${tenths(1000)}k`;
  if (count < 999500) return `${Math.floor((count + 500) / 1000)}k`;
  if (count < 9950000) return `${tenths(1000000)}m`;
  return `${Math.floor((count + 500000) / 1000000)}m`;
}
