// The engine without pins: coordinates, callouts and placement, half as large.
//
//   import { load } from "petmap/callouts";

import { calloutsClass } from "./callout-engine.js";
import { coordinateFunctions } from "./coordinates.js";
import { start } from "./engine.js";

export { canvasMeasurer } from "./callout-engine.js";
export { renderCallout } from "./callout-drawing.js";
export { calloutSVG } from "./callout-svg.js";
export { CoordinateTextError } from "./coordinates.js";

/** Loads the engine from where callouts.wasm is: beside this module, a URL, a response, bytes or a
 * module. */
export async function load(source = new URL("callouts.wasm", import.meta.url)) {
  const engine = await start(source);
  return Object.defineProperties({
    CalloutEngine: calloutsClass(engine),
  }, Object.getOwnPropertyDescriptors(coordinateFunctions(engine)));
}
