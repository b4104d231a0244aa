import { abbreviated } from "./abbreviated.js";
import {
  rowCount, rowFound, rowLatitude, rowLongitude, rowMissing, rowName, rowNumber, rowSize,
} from "./schema.js";

const suffixes = Array.from({ length: 25 }, (_, zoom) => `@${zoom}`);
/** The maximum number of cached features, so that panning a map for hours does not use up memory. */
const mostKept = 1 << 17;
/** The first cluster number, above those of pins. */
const firstNumber = 2 ** 32;

const longitudeOf = (x) => (x - 0.5) * 360;
const latitudeOf = (y) => (360 * Math.atan(Math.exp(((180 - y * 360) * Math.PI) / 180))) / Math.PI - 90;

/**
 * The pins and clusters of a tree as GeoJSON features. Features are created on first request and cached, because
 * a map requests the same ones repeatedly.
 */
export class ClusterFeatures {
  #engine;
  #address;
  #ids;
  #options;
  /** The address of the rows in memory. */
  #firstRow;
  #rowCount;
  /** The features of pins: the page's own, or created from its columns. */
  #points;
  #ownsPoints = false;
  #columns;
  #positions;
  /** The features of clusters by row. */
  #clusters;
  /** The results of the page's functions for clusters, by row. */
  #reductions;
  /** The cached features: pins, and `~row` for clusters. */
  #kept = new Int32Array(mostKept);
  #keptCount = 0;
  /** The rows of the clusters that have been indexed so far, by ID. */
  #rows = new Map();
  #filedCount = 0;
  #markers = columns(64);

  constructor(engine, address, { points, lists, ids, positions }, settings) {
    this.#engine = engine;
    this.#address = address;
    this.#options = settings;
    this.#ids = ids;
    this.#points = points;
    this.#columns = lists;
    this.#positions = positions;
    this.refresh();
  }

  /** Reads the rows again, because a change invalidates them. */
  refresh() {
    this.#engine.call("clustersRows", [this.#address], (results) => {
      [this.#firstRow, this.#rowCount] = this.#engine.numbers(results, 2);
    });
    this.#forget();
  }

  /** Returns the pins as features in a new array, so that the page's array is not modified. */
  get points() {
    if (!this.#ownsPoints) {
      this.#points = Array.from({ length: this.#ids.count }, (_, pin) => this.feature(pin));
      this.#columns = null;
      this.#ownsPoints = true;
    }
    return this.#points;
  }

  // MARK: Call results

  /** Returns the features of the nodes in the results. */
  read(results) {
    const count = this.#engine.count(results);
    const features = new Array(count);
    const start = this.#engine.address(results) >>> 2;
    let { words } = this.#engine;
    const [clusters, points] = [this.#clusters, this.#points];
    for (let i = 0; i < count; i++) {
      // The page's `reduce` may grow the memory.
      if (words.length === 0) ({ words } = this.#engine);
      const code = words[start + i];
      features[i] = code < 0
        ? clusters[~code] ?? this.#cluster(~code) : points[code] ?? this.#point(code);
    }
    return features;
  }

  /** Returns the nodes of a tile with their positions, in the format of geojson-vt. */
  readTile(results) {
    const count = this.#engine.count(results) / 3;
    const features = new Array(count);
    const { generateId } = this.#options;
    const start = this.#engine.address(results) >>> 2;
    for (let i = 0; i < count; i++) {
      const next = start + 3 * i;
      const { words } = this.#engine;
      const code = words[next];
      const geometry = [[words[next + 1], words[next + 2]]];
      if (code < 0) {
        const tags = (this.#clusters[~code] ?? this.feature(code)).properties;
        features[i] = { type: 1, geometry, tags, id: tags.cluster_id };
      } else {
        const { id: own, properties: tags } = this.#points[code] ?? this.feature(code);
        const id = generateId ? this.position(code) : own;
        features[i] = id === undefined
          ? { type: 1, geometry, tags } : { type: 1, geometry, tags, id };
      }
    }
    return features;
  }

  /** Returns the ID, x, y and properties of each node for the tile encoder. */
  tilePoints(results) {
    const list = this.#engine.list(Int32Array, results);
    return Array.from({ length: list.length / 3 }, (_, i) => {
      const { id, properties } = this.feature(list[3 * i]);
      return [id ?? this.position(list[3 * i]), list[3 * i + 1], list[3 * i + 2], properties ?? {}];
    });
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
    const [lists, points, isSquare] = [this.#columns, this.#points, this.#options.isSupercluster];
    for (let i = 0; i < count; i++) {
      const node = words[start + i];
      nodes[i] = node;
      counts[i] = 1;
      if (node < 0) {
        const row = this.#firstRow + ~node * rowSize;
        const [x, y] = [doubles[(row + rowLongitude) / 8], doubles[(row + rowLatitude) / 8]];
        coordinates[2 * i] = isSquare ? longitudeOf(x) : x;
        coordinates[2 * i + 1] = isSquare ? latitudeOf(y) : y;
        counts[i] = words[(row + rowCount) >>> 2];
      } else if (lists) {
        coordinates[2 * i] = lists.longitudes[node];
        coordinates[2 * i + 1] = lists.latitudes[node];
      } else {
        const degrees = points[node].geometry.coordinates;
        coordinates[2 * i] = degrees[0];
        coordinates[2 * i + 1] = degrees[1];
      }
    }
    markers.length = count;
    return markers;
  }

  // MARK: Single nodes

  has(node) {
    if ((node | 0) !== node) return false;
    return node < 0 ? ~node < this.#rowCount : node < this.#ids.count;
  }

  /** Returns the index of a pin in the input. */
  position(pin) {
    return this.#positions?.[pin] ?? pin;
  }

  #word(row, offset) {
    return this.#engine.words[(this.#firstRow + row * rowSize + offset) >>> 2];
  }

  isSamePlace(row) {
    return (this.#word(row, rowName) & 1) === 1;
  }

  /** Returns the deepest zoom of a cluster. */
  zoom(row) {
    return (this.#word(row, rowName) >> 1) & 31;
  }

  count(row) {
    return this.#word(row, rowCount);
  }

  /** Returns the row of a cluster that was returned before, if it still exists. */
  row(id) {
    for (; this.#filedCount < this.#keptCount; this.#filedCount++) {
      const row = ~this.#kept[this.#filedCount];
      if (row >= 0) this.#rows.set(this.#clusters[row].properties.cluster_id, row);
    }
    return this.#rows.get(id);
  }

  /** Returns the pin and zoom in a cluster's number. */
  static parts(number) {
    const rest = number - firstNumber;
    return rest >= 0 && Number.isInteger(rest) ? [Math.floor(rest / 32), rest % 32] : null;
  }

  /** Returns a pin by its index, or a cluster by `~row`. */
  feature(code) {
    if (code < 0) return this.#clusters[~code] ?? this.#cluster(~code);
    return this.#points[code] ?? this.#point(code);
  }

  /**
   * This is a single function because browsers compile a small function once by itself and again wherever it is
   * inlined; splitting this one made the first viewport an eighth slower.
   */
  #cluster(row) {
    const { doubles, words } = this.#engine;
    const { ids, isSupercluster, reduce } = this.#options;
    const start = this.#firstRow + row * rowSize;
    const x = doubles[(start + rowLongitude) / 8];
    const y = doubles[(start + rowLatitude) / 8];
    let properties;
    if (isSupercluster) {
      properties = this.#superclusterProperties(row);
    } else {
      const name = words[(start + rowName) >>> 2];
      const pin = name >>> 6;
      const zoom = (name >> 1) & 31;
      const count = words[(start + rowCount) >>> 2];
      const missing = words[(start + rowMissing) >>> 2];
      const found = words[(start + rowFound) >>> 2];
      properties = {
        cluster: true,
        cluster_id: ids === "number"
          ? firstNumber + pin * 32 + zoom : this.#ids.text(pin) + suffixes[zoom],
        point_count: count,
        point_count_abbreviated: abbreviated(count),
        expansion_zoom: name & 1 ? null : zoom + 1,
        missing,
        found,
        closed: count - missing - found,
      };
    }
    if (reduce) properties = { ...this.#reduced(row), ...properties };
    const feature = {
      type: "Feature",
      id: properties.cluster_id,
      properties,
      geometry: { type: "Point", coordinates: isSupercluster ? [longitudeOf(x), latitudeOf(y)] : [x, y] },
    };
    // Cache the feature last, because the page's `reduce` may have requested other clusters.
    if (this.#keptCount === mostKept) this.#forget();
    this.#kept[this.#keptCount++] = ~row;
    this.#clusters[row] = feature;
    return feature;
  }

  #superclusterProperties(row) {
    const count = this.#word(row, rowCount);
    const number = this.#word(row, rowNumber) >>> 0;
    return {
      cluster: true,
      cluster_id: this.#options.ids === "string" ? String(number) : number,
      point_count: count,
      point_count_abbreviated: count >= 10000
        ? `${Math.round(count / 1000)}k`
        : count >= 1000 ? `${Math.round(count / 100) / 10}k` : count,
    };
  }

  /** Returns the result of `map` and `reduce` for a cluster's pins. These functions may request other clusters. */
  #reduced(row) {
    const { map, reduce, isSupercluster } = this.#options;
    if (this.#reductions[row] !== undefined) return this.#reductions[row];
    const codes = this.#engine.call("clustersChildren", [this.#address, row], (results) =>
      this.#engine.list(Int32Array, results));
    if (isSupercluster) {
      // In supercluster compatibility mode, the child from which the cluster was created comes first.
      const first = codes.indexOf(this.#word(row, rowName));
      codes.copyWithin(1, 0, first);
      codes[0] = this.#word(row, rowName);
    }
    let whole;
    for (const code of codes) {
      const part = code < 0 ? this.#reduced(~code) : map(this.feature(code).properties);
      if (whole === undefined) whole = { ...part };
      else reduce(whole, part);
    }
    this.#reductions[row] = whole;
    return whole;
  }

  /** Creates the feature of a pin in columns. */
  #point(pin) {
    const { latitudes, longitudes } = this.#columns;
    const feature = {
      type: "Feature",
      id: this.#ids.text(pin),
      properties: { index: this.position(pin) },
      geometry: { type: "Point", coordinates: [longitudes[pin], latitudes[pin]] },
    };
    if (this.#keptCount === mostKept) this.#forget();
    this.#kept[this.#keptCount++] = pin;
    this.#points[pin] = feature;
    return feature;
  }

  #forget() {
    this.#clusters = new Array(this.#rowCount);
    this.#reductions = this.#options.reduce ? new Array(this.#rowCount) : [];
    if (this.#columns) this.#points = new Array(this.#ids.count);
    this.#keptCount = this.#filedCount = 0;
    this.#rows.clear();
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
