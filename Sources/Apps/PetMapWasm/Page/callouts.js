// The engine without pins: coordinates, callouts and placement. It is half the size of petmap.js.
//
//   import { load } from "petmap/callouts";

import { calloutsClass } from "./callout-engine.js";
import { coordinateFunctions } from "./coordinates.js";
import { start, wasmURL } from "./engine.js";

export { canvasMeasurer } from "./callout-engine.js";
export { renderCallout } from "./callout-drawing.js";
export { calloutSVG } from "./callout-svg.js";
export { autoUpdate, contentSize, movePlaced, placementPath, positionIn, rectangleIn } from "./content.js";
export { CoordinateTextError } from "./coordinates.js";
export { dismiss, portal, trapFocus } from "./overlays.js";

/** Loads the engine from callouts.wasm next to this module, or from a URL, a response, bytes or a module. */
export async function load(source) {
  const engine = await start(source ?? wasmURL(
    () => new URL("callouts.wasm", import.meta.url), () => new URL("callouts.nosimd.wasm", import.meta.url)));
  return Object.defineProperties({
    CalloutEngine: calloutsClass(engine),
  }, Object.getOwnPropertyDescriptors(coordinateFunctions(engine)));
}
