import { abbreviated } from "./decimal.js";

const suffixes = Array.from({ length: 25 }, (_, zoom) => `@${zoom}`);
/** A row is this many doubles, or twice as many integers: longitude and latitude, then as integers
 * its name, pins, missing, found, supercluster's number or 0, nothing. */
const rowLength = 5;
/** How many features are kept, so that a map that is panned for hours does not fill the memory. */
const mostKept = 1 << 17;

/** The pins and clusters of a tree as GeoJSON, each made when it is first asked for and then kept: a
 * map asks for the same ones again and again. */
export class ClusterFeatures {
  #engine;
  #address;
  #ids;
  /** Of the first row among the engine's doubles. */
  #firstRow;
  #rowCount;
  /** By pin: the page's own features, or those made of its columns. */
  #points;
  #columns = null;
  #options;
  /** Whether the engine is called again while features are made, which overwrites its answer. */
  #reduces;
  /** By row: features, and their properties again. */
  #clusters;
  #tags;
  /** By row: what the page's own functions have made of a cluster's pins. */
  #reductions;
  /** How many features are kept, and the rows of the clusters among them. */
  #keptCount = 0;
  #kept = [];
  /** By id: the rows of the first of these, as many as are filed. */
  #rows = new Map();
  #rowsFiled = 0;
  #markers = columns(64);
  /** Of what has been read ahead, so that reading it is not left out. */
  #sum = 0;

  constructor(engine, address, pins, points, options) {
    this.#engine = engine;
    this.#address = address;
    this.#options = options;
    this.#reduces = Boolean(options.reduce);
    this.#ids = pins.ids;
    this.#firstRow = engine.exports.clustersRows(address) / 8;
    this.#rowCount = engine.exports.clustersRowCount(address);
    if (Array.isArray(points)) {
      this.#points = points;
    } else {
      const { latitudes, longitudes } = pins;
      this.#columns = { latitudes: latitudes.slice(), longitudes: longitudes.slice() };
    }
    this.#forget();
  }

  /** The nodes whose codes the last call has left. */
  answer(count) {
    const features = new Array(count);
    let { words } = this.#engine;
    let start = this.#engine.exports.answerIntegers() >>> 2;
    if (this.#reduces) [words, start] = [words.slice(start, start + count), 0];
    const [clusters, points] = [this.#clusters, this.#points];
    for (let i = 0; i < count; i++) {
      const code = words[start + i];
      features[i] = (code < 0 ? clusters[~code] : points[code]) ?? this.feature(code);
    }
    if (count < 1000) this.#awaitMemory(features);
    return features;
  }

  /** Brings features from memory, which most of them have left the caches for: whoever reads them one
   * after another waits for each, while here the processor waits for many at a time. */
  #awaitMemory(features) {
    let sum = 0;
    for (const { geometry } of features) if (geometry === undefined) sum++;
    for (const { geometry } of features) sum += geometry.coordinates[0];
    this.#sum = sum;
  }

  /** The nodes, with their places in a tile, that the last call has left: pins before clusters. */
  tileAnswer(count) {
    const features = new Array(count);
    const { generateId } = this.#options;
    let { words } = this.#engine;
    let start = this.#engine.exports.answerIntegers() >>> 2;
    if (this.#reduces) [words, start] = [words.slice(start, start + 3 * count), 0];
    // First what is kept: of clusters not the features, which would have to come from memory as well.
    const [tags, points] = [this.#tags, this.#points];
    let pinCount = 0;
    for (; pinCount < count; pinCount++) {
      const code = words[start + 3 * pinCount];
      if (code < 0) break;
      features[pinCount] = points[code];
    }
    for (let i = pinCount; i < count; i++) features[i] = tags[~words[start + 3 * i]];
    this.#awaitParts(features, pinCount);
    for (let i = 0; i < pinCount; i++) {
      const next = start + 3 * i;
      const code = words[next];
      const geometry = [[words[next + 1], words[next + 2]]];
      const { id: own, properties } = features[i] ?? this.feature(code);
      const id = generateId ? code : own;
      features[i] = id === undefined
        ? { type: 1, geometry, tags: properties }
        : { type: 1, geometry, tags: properties, id };
    }
    for (let i = pinCount; i < count; i++) {
      const next = start + 3 * i;
      const geometry = [[words[next + 1], words[next + 2]]];
      const properties = features[i] ?? this.feature(words[next]).properties;
      features[i] = { type: 1, geometry, tags: properties, id: properties.cluster_id };
    }
    return features;
  }

  /** Brings what a tile is made of: pins and clusters' properties, and then the pins' own, as it is
   * only known where those lie when the pins have come. */
  #awaitParts(parts, pinCount) {
    let sum = 0;
    for (let i = 0; i < pinCount; i++) {
      const pin = parts[i];
      if (pin !== undefined && pin.geometry === undefined) sum++;
    }
    for (let i = pinCount; i < parts.length; i++) {
      const properties = parts[i];
      if (properties !== undefined && properties.cluster_id === undefined) sum++;
    }
    for (let i = 0; i < pinCount; i++) {
      const pin = parts[i];
      if (pin !== undefined && typeof pin.properties === "object") sum++;
    }
    this.#sum = sum;
  }

  /** The same as columns, which are filled again each time: to make them takes longer than to fill
   * them. */
  markers(count) {
    const { words, doubles } = this.#engine;
    const start = this.#engine.exports.answerIntegers() >>> 2;
    if (this.#markers.nodes.length < count) this.#markers = columns(count + (count >> 1) + 64);
    const { coordinates, counts, nodes } = this.#markers;
    const [lists, points, first] = [this.#columns, this.#points, this.#firstRow];
    for (let i = 0; i < count; i++) {
      const node = words[start + i];
      nodes[i] = node;
      counts[i] = 1;
      if (node < 0) {
        const place = first + ~node * rowLength;
        coordinates[2 * i] = doubles[place];
        coordinates[2 * i + 1] = doubles[place + 1];
        counts[i] = words[place * 2 + 5];
      } else if (lists) {
        coordinates[2 * i] = lists.longitudes[node];
        coordinates[2 * i + 1] = lists.latitudes[node];
      } else {
        const place = points[node].geometry.coordinates;
        coordinates[2 * i] = place[0];
        coordinates[2 * i + 1] = place[1];
      }
    }
    this.#markers.length = count;
    return this.#markers;
  }

  has(node) {
    return (node | 0) === node && (node < 0 ? ~node < this.#rowCount : node < this.#ids.count);
  }

  expansionZoom(row) {
    const name = this.#engine.words[(this.#firstRow + row * rowLength) * 2 + 4];
    return name & 1 ? null : ((name >> 1) & 31) + 1;
  }

  /** The row of a cluster that was given out, if it is still known. */
  row(id) {
    const kept = this.#kept;
    for (; this.#rowsFiled < kept.length; this.#rowsFiled++) {
      const row = kept[this.#rowsFiled];
      this.#rows.set(this.#clusters[row].properties.cluster_id, row);
    }
    return this.#rows.get(id);
  }

  /** A pin by its position, or a cluster by the complement of its row. */
  feature(code) {
    if (code < 0) return this.#clusters[~code] ?? this.#cluster(~code);
    return this.#points[code] ?? this.#point(code);
  }

  #cluster(row) {
    this.#count();
    const { words, doubles } = this.#engine;
    const place = this.#firstRow + row * rowLength;
    const next = place * 2 + 4;
    const name = words[next];
    const count = words[next + 1];
    const missing = words[next + 2];
    const found = words[next + 3];
    const zoom = (name >> 1) & 31;
    const number = words[next + 4] >>> 0;
    const id = number === 0 ? this.#ids.text(name >> 6) + suffixes[zoom] : number;
    const feature = {
      type: "Feature",
      id,
      properties: {
        cluster: true,
        cluster_id: id,
        point_count: count,
        point_count_abbreviated: abbreviated(count),
        expansion_zoom: name & 1 ? null : zoom + 1,
        missing,
        found,
        closed: count - missing - found,
      },
      geometry: { type: "Point", coordinates: [doubles[place], doubles[place + 1]] },
    };
    if (this.#reduces) {
      feature.properties = { ...this.#reduced(row), ...feature.properties };
    }
    this.#clusters[row] = feature;
    this.#tags[row] = feature.properties;
    this.#kept.push(row);
    return feature;
  }

  /** What the page's own functions make of a cluster's pins. */
  #reduced(row) {
    const { map, reduce } = this.#options;
    if (this.#reductions[row] !== undefined) return this.#reductions[row];
    const count = this.#engine.exports.clustersChildren(this.#address, row);
    const { words } = this.#engine;
    const start = this.#engine.exports.answerIntegers() >>> 2;
    let whole;
    for (const code of words.slice(start, start + count)) {
      const part = code < 0 ? this.#reduced(~code) : map(this.#properties(code));
      if (whole === undefined) whole = { ...part };
      else reduce(whole, part);
    }
    this.#reductions[row] = whole;
    return whole;
  }

  #properties(pin) {
    return this.#columns ? { index: pin } : this.#points[pin].properties;
  }

  /** A pin of columns. */
  #point(pin) {
    this.#count();
    const { latitudes, longitudes } = this.#columns;
    const feature = {
      type: "Feature",
      id: this.#ids.text(pin),
      properties: { index: pin },
      geometry: { type: "Point", coordinates: [longitudes[pin], latitudes[pin]] },
    };
    this.#points[pin] = feature;
    return feature;
  }

  #count() {
    if (this.#keptCount === mostKept) this.#forget();
    this.#keptCount++;
  }

  #forget() {
    this.#clusters = new Array(this.#rowCount);
    this.#tags = new Array(this.#rowCount);
    this.#reductions = this.#reduces ? new Array(this.#rowCount) : [];
    if (this.#columns) this.#points = new Array(this.#ids.count);
    this.#keptCount = 0;
    this.#kept = [];
    this.#rows.clear();
    this.#rowsFiled = 0;
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
