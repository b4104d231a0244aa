import { abbreviated } from "./abbreviated.js";
import {
  rowCount, rowFound, rowLatitude, rowLongitude, rowMissing, rowName, rowNumber,
} from "./schema.js";

const suffixes = Array.from({ length: 26 }, (_, zoom) => `@${zoom}`);
/** The maximum number of cached features, so that panning a map for hours does not use up memory. */
const mostKept = 1 << 17;
/** The first cluster number, above those of pins. */
const firstNumber = 2 ** 32;

/**
 * The pins and clusters of a tree as GeoJSON features. Features are created on first request and cached, because
 * a map requests the same ones repeatedly.
 */
export class ClusterFeatures {
  #engine;
  #address;
  #ids;
  #groups;
  #options;
  /** The address of the table of rows in memory. */
  #rows;
  #rowCount;
  /** The address of the latitudes and longitudes of pins in memory, if they have no features of the page's own. */
  #coordinates;
  /** The features of pins: the page's own, or created from columns. */
  #points;
  #ownsPoints;
  /** The features of pins that were changed, and null for removed ones. */
  #changed;
  /** The features of clusters by row. */
  #clusters;
  /** The results of the page's functions for clusters, by row. */
  #reductions;
  #keptCount = 0;
  #markers = columns(64);

  constructor(engine, address, { points, ids, groups, changed }, settings) {
    this.#engine = engine;
    this.#address = address;
    this.#options = settings;
    this.#ids = ids;
    this.#groups = groups;
    this.#points = points ?? [];
    this.#ownsPoints = points === null;
    this.#changed = changed;
  }

  /** Reads the addresses after a change, and discards the features of the rows that it has invalidated. */
  update(results, changed = this.#engine.list(Uint32Array, results)) {
    const [rows, count, isRebuilt, coordinates] = this.#engine.numbers(results, 4);
    [this.#rows, this.#rowCount, this.#coordinates] = [rows, count, coordinates];
    if (isRebuilt) return this.#forget();
    for (const row of changed) this.#clusters[row] = this.#reductions[row] = undefined;
  }

  // MARK: Pins

  /** Returns the current feature of a pin, or null if it was removed. */
  pin(pin) {
    const changed = this.#changed.get(pin);
    return changed !== undefined ? changed : this.#points[pin] ?? this.#point(pin);
  }

  /** Replaces the feature of a pin; null removes it. */
  set(pin, feature) {
    this.#changed.set(pin, feature);
  }

  get count() {
    return this.#ids.count;
  }

  // MARK: Call results

  /** Returns the features of the nodes in the results. */
  read(results) {
    const count = this.#engine.count(results);
    const features = new Array(count);
    const start = this.#engine.address(results) >>> 2;
    let { words } = this.#engine;
    const [clusters, points, hasChanged] = [this.#clusters, this.#points, this.#changed.size > 0];
    for (let i = 0; i < count; i++) {
      // The page's `reduce` may grow the memory.
      if (words.length === 0) ({ words } = this.#engine);
      const code = words[start + i];
      features[i] = code < 0
        ? clusters[~code] ?? this.#cluster(~code)
        : hasChanged ? this.pin(code) : points[code] ?? this.#point(code);
    }
    return features;
  }

  /** Returns the nodes of a tile with their positions, in the format of geojson-vt. */
  readTile(results) {
    return this.#nodes(results, (code, feature, x, y) => {
      const tile = { type: 1, geometry: [[x, y]], tags: feature.properties };
      const id = code < 0 ? feature.id : this.#options.generateId ? code : feature.id;
      if (id !== undefined) tile.id = id;
      return tile;
    });
  }

  /** Returns the nodes of a tile for its encoder. */
  tilePoints(results) {
    return this.#nodes(results, (code, feature, x, y) => {
      const id = code < 0 ? feature.id : this.#ids.own(code, feature);
      const number = code >= 0 && this.#options.generateId ? code : id;
      return { x, y, id, number, properties: feature.properties };
    });
  }

  #nodes(results, make) {
    const count = this.#engine.count(results) / 3;
    const nodes = new Array(count);
    const start = this.#engine.address(results) >>> 2;
    for (let i = 0; i < count; i++) {
      const next = start + 3 * i;
      const { words } = this.#engine;
      const [code, x, y] = [words[next], words[next + 1], words[next + 2]];
      nodes[i] = make(code, this.feature(code), x, y);
    }
    return nodes;
  }

  /** Returns the nodes as columns. Unless `copies` is set, the columns are reused, because allocating them is slow. */
  markers(results, copies) {
    const count = this.#engine.count(results);
    const { words, doubles } = this.#engine;
    const start = this.#engine.address(results) >>> 2;
    let markers = this.#markers;
    // If the page has transferred the arrays, they are empty.
    if (copies) markers = columns(count);
    else if (markers.nodes.length < count || markers.counts.length < count
      || markers.coordinates.length < 2 * count) {
      markers = this.#markers = columns(count + (count >> 1) + 64);
    }
    const { coordinates, counts, nodes } = markers;
    const [isOwn, changed] = [this.#ownsPoints, this.#changed];
    for (let i = 0; i < count; i++) {
      const node = words[start + i];
      nodes[i] = node;
      counts[i] = 1;
      if (node < 0) {
        const row = this.#engine.row(this.#rows, ~node);
        coordinates[2 * i] = doubles[(row + rowLongitude) / 8];
        coordinates[2 * i + 1] = doubles[(row + rowLatitude) / 8];
        counts[i] = words[(row + rowCount) >>> 2];
      } else if (isOwn && !changed.has(node)) {
        coordinates[2 * i] = doubles[this.#coordinates / 8 + 2 * node + 1];
        coordinates[2 * i + 1] = doubles[this.#coordinates / 8 + 2 * node];
      } else {
        const degrees = this.pin(node).geometry.coordinates;
        coordinates[2 * i] = degrees[0];
        coordinates[2 * i + 1] = degrees[1];
      }
    }
    markers.length = count;
    return markers;
  }

  /** Returns the smallest box around the pins in the results, which may cross the antimeridian. */
  bounds(results) {
    const pins = this.#engine.list(Uint32Array, results);
    const { doubles } = this.#engine;
    const at = (pin, axis) => doubles[this.#coordinates / 8 + 2 * pin + axis];
    // Longitudes are compared the short way around from one of the pins.
    const origin = at(pins[0], 1);
    let [west, south, east, north] = [0, 90, 0, -90];
    let [first, last] = [origin, origin];
    for (const pin of pins) {
      const [latitude, longitude] = [at(pin, 0), at(pin, 1)];
      const turn = longitude - origin;
      const offset = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
      if (offset < west) [west, first] = [offset, longitude];
      if (offset > east) [east, last] = [offset, longitude];
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
    return [first, south, last, north];
  }

  // MARK: Single nodes

  has(node) {
    if ((node | 0) !== node) return false;
    if (node >= 0) return node < this.count && this.pin(node) !== null;
    return ~node < this.#rowCount && this.#engine.run("clustersRow", this.#address, ~node) !== 0;
  }

  #word(row, offset) {
    return this.#engine.words[(this.#engine.row(this.#rows, row) + offset) >>> 2];
  }

  isSamePlace(row) {
    return (this.#word(row, rowName) & 1) === 1;
  }

  /** Returns the deepest zoom of a cluster. */
  zoom(row) {
    return (this.#word(row, rowName) >> 1) & 31;
  }

  /** Returns the pin and zoom in a cluster's number. */
  static parts(number) {
    const rest = number - firstNumber;
    return rest >= 0 && Number.isInteger(rest) ? [Math.floor(rest / 32), rest % 32] : null;
  }

  /** Returns a pin by its index, or a cluster by `~row`. */
  feature(code) {
    return code < 0 ? this.#clusters[~code] ?? this.#cluster(~code) : this.pin(code);
  }

  /**
   * This is a single function because browsers compile a small function once by itself and again wherever it is
   * inlined; splitting this one made the first viewport an eighth slower.
   */
  #cluster(row) {
    const { doubles, words } = this.#engine;
    const start = this.#engine.row(this.#rows, row);
    const x = doubles[(start + rowLongitude) / 8];
    const y = doubles[(start + rowLatitude) / 8];
    const name = words[(start + rowName) >>> 2];
    const pin = name >>> 6;
    const zoom = (name >> 1) & 31;
    const count = words[(start + rowCount) >>> 2];
    const missing = words[(start + rowMissing) >>> 2];
    const found = words[(start + rowFound) >>> 2];
    let properties = {
      cluster: true,
      cluster_id: this.#options.ids === "number"
        ? firstNumber + pin * 32 + zoom : this.#ids.text(pin) + suffixes[zoom],
      point_count: count,
      point_count_abbreviated: abbreviated(count),
      expansion_zoom: name & 1 ? null : zoom + 1,
      missing,
      found,
      closed: count - missing - found,
    };
    if (this.#groups) properties.group = this.#groups.values[words[(start + rowNumber) >>> 2]];
    if (this.#options.reduce) properties = { ...this.#reduced(row), ...properties };
    const feature = {
      type: "Feature",
      id: properties.cluster_id,
      properties,
      geometry: { type: "Point", coordinates: [x, y] },
    };
    // Cache the feature last, because the page's `reduce` may have requested other clusters.
    this.#keep();
    this.#clusters[row] = feature;
    return feature;
  }

  /** Returns the result of `map` and `reduce` for a cluster's pins. These functions may request other clusters. */
  #reduced(row) {
    const { map, reduce } = this.#options;
    if (this.#reductions[row] !== undefined) return this.#reductions[row];
    const codes = this.#engine.call("clustersChildren", [this.#address, row], (results) =>
      this.#engine.list(Int32Array, results));
    let whole;
    for (const code of codes) {
      const part = code < 0 ? this.#reduced(~code) : map(this.pin(code).properties);
      if (whole === undefined) whole = { ...part };
      else reduce(whole, part);
    }
    this.#reductions[row] = whole;
    return whole;
  }

  /** Creates the feature of a pin in columns. */
  #point(pin) {
    const [latitude, longitude] = this.#engine.doubles.subarray(this.#coordinates / 8 + 2 * pin);
    const feature = {
      type: "Feature",
      id: this.#ids.text(pin),
      properties: { index: pin },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    };
    this.#keep();
    this.#points[pin] = feature;
    return feature;
  }

  #keep() {
    if (this.#keptCount++ === mostKept) this.#forget();
  }

  #forget() {
    // An empty array becomes a slow hash table if its first elements have high indices.
    this.#clusters = new Array(this.#rowCount);
    this.#reductions = [];
    if (this.#ownsPoints) this.#points = [];
    this.#keptCount = 0;
  }
}

function columns(count) {
  return {
    length: 0,
    coordinates: new Float64Array(2 * count),
    counts: new Uint32Array(count),
    nodes: new Int32Array(count),
  };
}
