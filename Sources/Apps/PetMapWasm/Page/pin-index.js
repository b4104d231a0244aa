import { box, coordinate, integer, list, number, options, refuse } from "./arguments.js";
import { disposable, Handle } from "./engine.js";

/** The memory needed to build an index, in bytes per pin. */
const workPerPin = 110;

/** Returns a column as 64-bit floating-point numbers. */
function column(values, path) {
  if (values instanceof Float64Array) return values;
  if (ArrayBuffer.isView(values) && !(values instanceof DataView)) return Float64Array.from(values, Number);
  return Float64Array.from(list(values, path), (value, index) =>
    typeof value === "number" ? value : refuse(`${path}[${index}]`, "not a number", value));
}

/** Returns the class of a spatial index of pins. Searches return indices in the lists that it was created from. */
export function pinIndexClass(engine) {
  const pins = (results) => engine.list(Uint32Array, results);

  return disposable(class PinIndex {
    #handle = new Handle(engine);

    constructor(latitudes, longitudes) {
      const columns = [column(latitudes, "latitudes"), column(longitudes, "longitudes")];
      const [{ length }, { length: other }] = columns;
      if (length !== other) throw new RangeError(`petmap: lists of different lengths: ${length}, ${other}`);
      engine.reserve(length, workPerPin);
      engine.lend(columns, (lat, count, lng) =>
        engine.call("indexMake", [lat, lng, count], (results) =>
          this.#handle.retain(engine.count(results))));
      this.count = length;
    }

    static fromFeatures(features) {
      const points = list(features, "features").map((feature, index) =>
        feature?.geometry?.coordinates ?? refuse(`features[${index}]`, "not a Point", feature));
      return new PinIndex(points.map((point) => point[1]), points.map((point) => point[0]));
    }

    get byteCount() {
      return engine.run("indexByteCount", this.#handle.address) >>> 0;
    }

    within(center, radius) {
      return engine.call("indexRadius", [
        this.#handle.address, ...coordinate(center, "center"), number(radius, "radius", 0, Infinity),
      ], pins);
    }

    inBox(bounds) {
      return engine.call("indexBox", [this.#handle.address, ...box(bounds, "box")], pins);
    }

    nearest(center, count = 1, given = {}) {
      const { within } = options(given, { within: null }, "nearest");
      const most = count === Infinity ? this.count : Math.min(integer(count, "count"), this.count);
      const limit = within === null ? -1 : number(within, "within", 0, Infinity);
      return engine.call(
        "indexNearest", [this.#handle.address, ...coordinate(center, "center"), most, limit], (results) => ({
          distances: engine.list(Float64Array, results),
          pins: engine.list(Uint32Array, results, 8 * engine.count(results)),
        }));
    }

    free() {
      this.#handle.free();
    }
  });
}
