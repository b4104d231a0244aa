import { check, invalid } from "./checks.js";
import { Held } from "./engine.js";

/** Pins found by radius, box and nearness; numbers are positions in the lists given. */
export function pinIndexClass(engine) {
  const { exports } = engine;

  return class PinIndex {
    #held = new Held(engine, "indexFree");

    constructor(latitudes, longitudes) {
      check(
        latitudes.length === longitudes.length, "lists of different length", latitudes.length,
        longitudes.length);
      const columns = [Float64Array.from(latitudes), Float64Array.from(longitudes)];
      const address = engine.lend(columns, (lat, lng) =>
        exports.indexMake(lat, lng, latitudes.length));
      if (!address) {
        const [pin, part] = engine.numbers();
        throw invalid(
          `pin ${pin} has no valid ${part ? "longitude" : "latitude"}`, columns[part][pin]);
      }
      this.#held.hold(address);
      this.count = latitudes.length;
    }

    static fromFeatures(features) {
      return new PinIndex(
        Float64Array.from(features, (f) => f.geometry.coordinates[1]),
        Float64Array.from(features, (f) => f.geometry.coordinates[0]));
    }

    get byteCount() {
      return exports.indexByteCount(this.#held.address);
    }

    within(center, radius) {
      const ok = exports.indexRadius(
        this.#held.address, center.latitude, center.longitude, radius);
      check(ok, "not a coordinate and a radius in metres", center, radius);
      return engine.integers();
    }

    inBox([west, south, east, north]) {
      const ok = exports.indexBox(this.#held.address, west, south, east, north);
      check(ok, "not west, south, east, north", west, south, east, north);
      return engine.integers();
    }

    nearest(center, count = 1, { within = -1 } = {}) {
      const most = Math.min(count, this.count);
      const ok = exports.indexNearest(
        this.#held.address, center.latitude, center.longitude, most, within);
      check(ok, "not a coordinate and a count", center, count);
      return { pins: engine.integers(), distances: engine.numbers() };
    }

    free() {
      this.#held.free();
    }
  }
}
