import { disposable, Held } from "./engine.js";

/** Pins found by radius, box and nearness; numbers are positions in the lists given. */
export function pinIndexClass(engine) {
  const pins = (results) => engine.list(Uint32Array, results);

  return disposable(class PinIndex {
    #held = new Held(engine);

    constructor(latitudes, longitudes) {
      if (latitudes.length !== longitudes.length) {
        throw new RangeError(
          `petmap: lists of different lengths: ${latitudes.length}, ${longitudes.length}`);
      }
      const columns = [Float64Array.from(latitudes), Float64Array.from(longitudes)];
      engine.lend(columns, (lat, length, lng) =>
        engine.call("indexMake", [lat, lng, length], (results) =>
          this.#held.hold(engine.count(results))));
      this.count = latitudes.length;
    }

    static fromFeatures(features) {
      return new PinIndex(
        Float64Array.from(features, (f) => f.geometry.coordinates[1]),
        Float64Array.from(features, (f) => f.geometry.coordinates[0]));
    }

    get byteCount() {
      return engine.exports.indexByteCount(this.#held.address) >>> 0;
    }

    within({ latitude, longitude }, radius) {
      return engine.call("indexRadius", [this.#held.address, latitude, longitude, radius], pins);
    }

    inBox([west, south, east, north]) {
      return engine.call("indexBox", [this.#held.address, west, south, east, north], pins);
    }

    nearest({ latitude, longitude }, count = 1, { within = -1 } = {}) {
      const most = Math.min(count, this.count);
      return engine.call(
        "indexNearest", [this.#held.address, latitude, longitude, most, within], (results) => ({
          distances: engine.list(Float64Array, results),
          pins: engine.list(Uint32Array, results, 8 * engine.count(results)),
        }));
    }

    free() {
      this.#held.free();
    }
  });
}
