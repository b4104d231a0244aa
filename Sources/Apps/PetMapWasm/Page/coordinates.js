import { camera, coordinate, number, oneOf, point, size, text } from "./arguments.js";
import { encoder } from "./engine.js";
import { placement } from "./requests.js";

/** The maximum distance on the ground in meters: almost the circumference of the earth. */
const longest = 4e7;

const coordinateProblems = [
  ["missingNumber", "a number is missing"],
  ["unexpected", "not valid in a coordinate"],
  ["misplacedNumber", "an extra number, or not in the order degrees, minutes, seconds"],
  ["sixtiethOutOfRange", "minutes and seconds are less than 60"],
  ["conflictingHemisphere", "the hemispheres contradict each other or a sign"],
  ["latitude", "latitude is -90 to 90"],
  ["longitude", "longitude is -180 to 180"],
];

/** Thrown for text that is not a coordinate. */
export class CoordinateTextError extends Error {
  name = "CoordinateTextError";

  constructor(message, properties) {
    super(message);
    Object.assign(this, properties);
  }
}

function coordinateTextError(text, status, offset, value) {
  const [code, words] = coordinateProblems[status];
  const [not, properties] = Number.isNaN(value) ? ["", {}] : [`, not ${value}`, { value }];
  return new CoordinateTextError(`${words}${not}, at byte ${offset} of "${text}"`, { code, offset, ...properties });
}

/** Functions for coordinates: text, great circles and the screen. */
export function coordinateFunctions(engine) {
  const pointOf = (results) => {
    const [x, y] = engine.numbers(results, 2);
    return { x, y };
  };
  const coordinateOf = (results) => engine.coordinate(results);
  const greatCircle = (from, to, read) =>
    engine.call("greatCircle", [...coordinate(from, "from"), ...coordinate(to, "to")], (results) =>
      read(engine.numbers(results, 5)));
  /** Returns a property of the great circle between two coordinates. */
  const circle = (index) => (from, to) => greatCircle(from, to, (numbers) => numbers[index]);
  const view = (given, viewport) => [...camera(given, "camera"), ...size(viewport, "viewport")];

  return {
    parseCoordinate(words) {
      const bytes = encoder.encode(text(words, "text"));
      return engine.lend([bytes], (address, length) =>
        engine.call("parseCoordinate", [address, length], (results, status) => {
          if (status !== 0) throw coordinateTextError(words, ...engine.numbers(results, 3));
          return engine.coordinate(results);
        }));
    },

    formatCoordinate(given, notation = "decimal") {
      const notations = ["decimal", "hemispheres"];
      const index = notations.indexOf(oneOf(notation, notations, "notation"));
      return engine.call("formatCoordinate", [...coordinate(given, ""), index], (results) =>
        engine.text(results));
    },

    distance: circle(0),
    initialBearing: circle(1),
    finalBearing: circle(2),

    midpoint: (from, to) =>
      greatCircle(from, to, ([, , , latitude, longitude]) => ({ latitude, longitude })),

    destination: (start, bearing, distance) =>
      engine.call("destination", [
        ...coordinate(start, "start"), number(bearing, "bearing"), number(distance, "distance", -longest, longest),
      ], coordinateOf),

    boxAround: (center, radius) =>
      engine.call("boxAround", [...coordinate(center, "center"), number(radius, "radius", 0, Infinity)], (results) =>
        Array.from(engine.numbers(results, 4))),

    unitPoint: (given) => engine.call("unitPoint", coordinate(given, ""), pointOf),
    coordinateOfUnitPoint: (given) =>
      engine.call("coordinateOfUnitPoint", point(given, "point", 1e5), coordinateOf),

    screenPoint: (given, camera, viewport) =>
      engine.call("screenPoint", [...view(camera, viewport), ...coordinate(given, "")], pointOf),

    screenCoordinate: (given, camera, viewport) =>
      engine.call("screenCoordinate", [...view(camera, viewport), ...point(given, "point")], coordinateOf),

    cameraAround: (center, radius, viewport) =>
      engine.call("zoomAround", [
        ...coordinate(center, "center"), number(radius, "radius", Number.MIN_VALUE, longest),
        ...size(viewport, "viewport"),
      ], (results) => ({ center, zoom: engine.numbers(results, 1)[0] })),

    /** Returns the placement of any content next to a marker. */
    place: (request) =>
      engine.send("place", [], placement(request), (results) => JSON.parse(engine.text(results))),

    get memoryInUse() {
      return engine.run("memoryInUse") >>> 0;
    },
  };
}
