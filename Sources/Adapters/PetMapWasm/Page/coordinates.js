import { check, encoder } from "./engine.js";
import { placement } from "./requests.js";

const coordinateProblems = [
  ["missingNumber", "a number is missing"],
  ["unexpected", "this has no meaning in a coordinate"],
  ["misplacedNumber", "a number too many, or out of the order degrees, minutes, seconds"],
  ["sixtiethOutOfRange", "minutes and seconds are less than 60"],
  ["conflictingHemisphere", "the hemispheres contradict each other or a sign"],
  ["latitude", "latitude is -90 to 90"],
  ["longitude", "longitude is -180 to 180"],
];

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
  const point = (results) => {
    const [x, y] = engine.numbers(results, 2);
    return { x, y };
  };
  const coordinate = (results) => engine.coordinate(results);
  /** A number of the great circle from one coordinate to another. */
  const circle = (index) => (a, b) =>
    engine.call("greatCircle", [a.latitude, a.longitude, b.latitude, b.longitude], (results) =>
      engine.numbers(results, 5)[index]);
  const camera = ({ center, zoom }, { width, height }) =>
    [center.latitude, center.longitude, zoom, width, height];

  return {
    parseCoordinate(text) {
      const bytes = encoder.encode(text);
      return engine.lend([bytes], (address, length) =>
        engine.call("parseCoordinate", [address, length], (results, status) => {
          if (status !== 0) throw new CoordinateTextError(text, ...engine.numbers(results, 3));
          return engine.coordinate(results);
        }));
    },

    formatCoordinate({ latitude, longitude }, notation = "decimal") {
      const index = ["decimal", "hemispheres"].indexOf(notation);
      check(index >= 0, "neither decimal nor hemispheres", notation);
      return engine.call("formatCoordinate", [latitude, longitude, index], (results) =>
        engine.text(results));
    },

    distance: circle(0),
    initialBearing: circle(1),
    finalBearing: circle(2),

    midpoint: (a, b) =>
      engine.call("greatCircle", [a.latitude, a.longitude, b.latitude, b.longitude], (results) => {
        const [, , , latitude, longitude] = engine.numbers(results, 5);
        return { latitude, longitude };
      }),

    destination: (start, bearing, distance) =>
      engine.call(
        "destination", [start.latitude, start.longitude, bearing, distance], coordinate),

    boxAround: (center, radius) =>
      engine.call("boxAround", [center.latitude, center.longitude, radius], (results) =>
        Array.from(engine.numbers(results, 4))),

    unitPoint: ({ latitude, longitude }) => engine.call("unitPoint", [latitude, longitude], point),
    coordinateOfUnitPoint: ({ x, y }) => engine.call("coordinateOfUnitPoint", [x, y], coordinate),

    screenPoint: ({ latitude, longitude }, view, viewport) =>
      engine.call("screenPoint", [...camera(view, viewport), latitude, longitude], point),

    screenCoordinate: ({ x, y }, view, viewport) =>
      engine.call("screenCoordinate", [...camera(view, viewport), x, y], coordinate),

    cameraAround: (center, radius, { width, height }) =>
      engine.call(
        "zoomAround", [center.latitude, center.longitude, radius, width, height], (results) =>
          ({ center, zoom: engine.numbers(results, 1)[0] })),

    /** Where content of any kind goes beside a marker. */
    place: (request) =>
      engine.ask("place", [], placement(request), (results) => JSON.parse(engine.text(results))),

    get memoryInUse() {
      return engine.exports.memoryInUse() >>> 0;
    },
  };
}
