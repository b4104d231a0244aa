import { check } from "./checks.js";
import { encoder } from "./texts.js";

const coordinateProblems = {
  1: ["missingNumber", "a number is missing"],
  2: ["unexpected", "this has no meaning in a coordinate"],
  3: ["misplacedNumber", "a number too many, or out of the order degrees, minutes, seconds"],
  4: ["sixtiethOutOfRange", "minutes and seconds are less than 60"],
  5: ["conflictingHemisphere", "the hemispheres contradict each other or a sign"],
  6: ["latitude", "latitude is -90 to 90"],
  7: ["longitude", "longitude is -180 to 180"],
};

/** Thrown for a text that is no coordinate. */
export class CoordinateTextError extends Error {
  constructor(text, status, offset, value) {
    const [code, words] = coordinateProblems[status];
    const place = `at byte ${offset} of "${text}"`;
    super(Number.isNaN(value) ? `${words}, ${place}` : `${words}, not ${value}, ${place}`);
    this.name = "CoordinateTextError";
    this.code = code;
    this.offset = offset;
    if (!Number.isNaN(value)) this.value = value;
  }
}

/** Coordinates as text, along great circles, and on the screen. */
export function coordinateFunctions(engine) {
  const { exports } = engine;

  function ends(name, a, b) {
    const answer = exports[name](a.latitude, a.longitude, b.latitude, b.longitude);
    check(!Number.isNaN(answer), "not two coordinates", a, b);
    return answer;
  }

  return {
    parseCoordinate(text) {
      const bytes = encoder.encode(text);
      const status = engine.lend([bytes], (address) =>
        exports.parseCoordinate(address, bytes.length));
      if (status !== 0) throw new CoordinateTextError(text, status, ...engine.numbers());
      return engine.coordinate();
    },

    formatCoordinate(coordinate, notation = "decimal") {
      check(notation === "decimal" || notation === "hemispheres", "not a notation", notation);
      const { latitude, longitude } = coordinate;
      const ok = exports.formatCoordinate(latitude, longitude, notation === "decimal" ? 0 : 1);
      check(ok, "not a coordinate", coordinate);
      return engine.text();
    },

    distance: (a, b) => ends("distance", a, b),
    initialBearing: (a, b) => ends("initialBearing", a, b),
    finalBearing: (a, b) => ends("finalBearing", a, b),

    destination(start, bearing, distance) {
      const ok = exports.destination(start.latitude, start.longitude, bearing, distance);
      check(ok, "not a coordinate, a bearing and a distance", start, bearing, distance);
      return engine.coordinate();
    },

    midpoint(a, b) {
      const ok = exports.midpoint(a.latitude, a.longitude, b.latitude, b.longitude);
      check(ok, "not two coordinates", a, b);
      return engine.coordinate();
    },

    boxAround(center, radius) {
      const ok = exports.boxAround(center.latitude, center.longitude, radius);
      check(ok, "not a coordinate and a radius in metres", center, radius);
      return Array.from(engine.numbers());
    },

    unitPoint(coordinate) {
      const ok = exports.unitPoint(coordinate.latitude, coordinate.longitude);
      check(ok, "not a coordinate", coordinate);
      const [x, y] = engine.numbers();
      return { x, y };
    },

    coordinateOfUnitPoint({ x, y }) {
      check(exports.coordinateOfUnitPoint(x, y), "not a point", x, y);
      return engine.coordinate();
    },

    screenPoint(coordinate, camera, { width, height }) {
      const { center, zoom } = camera;
      const ok = exports.screenPoint(
        center.latitude, center.longitude, zoom, width, height, coordinate.latitude,
        coordinate.longitude);
      check(ok, "not a coordinate, a camera and a viewport", coordinate, camera, width, height);
      const [x, y] = engine.numbers();
      return { x, y };
    },

    screenCoordinate(point, camera, { width, height }) {
      const { center, zoom } = camera;
      const ok = exports.screenCoordinate(
        center.latitude, center.longitude, zoom, width, height, point.x, point.y);
      check(ok, "not a point, a camera and a viewport", point, camera, width, height);
      return engine.coordinate();
    },

    cameraAround(center, radius, { width, height }) {
      const zoom = exports.zoomAround(center.latitude, center.longitude, radius, width, height);
      check(!Number.isNaN(zoom), "not a coordinate, a radius and a viewport", center, radius);
      return { center, zoom };
    },
  };
}
