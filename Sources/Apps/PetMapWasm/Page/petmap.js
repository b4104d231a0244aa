// The petmap engine in JavaScript: the same code as on the command line, in the service and on iOS,
// compiled to WebAssembly, with bit-for-bit identical results.
//
//   import { load } from "petmap";
//   const petmap = await load();
//   petmap.formatCoordinate({ latitude: 52.2297, longitude: 21.0122 });  // "52.22970, 21.01220"
//
// Types and their documentation are in petmap.d.ts.

import { calloutsClass } from "./callout-engine.js";
import { clustersClass } from "./clusters.js";
import { coordinateFunctions } from "./coordinates.js";
import { start, wasmURL } from "./engine.js";
import { pinIndexClass } from "./pin-index.js";
import { sceneMapClass } from "./scene.js";

export { canvasMeasurer } from "./callout-engine.js";
export { renderCallout } from "./callout-drawing.js";
export { calloutSVG } from "./callout-svg.js";
export { autoUpdate, contentSize, movePlaced, placementPath, positionIn, rectangleIn } from "./content.js";
export { CoordinateTextError } from "./coordinates.js";
export { addPetmapProtocol, removePetmapProtocol } from "./maplibre.js";
export { dismiss, portal, trapFocus } from "./overlays.js";
export { connect } from "./worker.js";

/** Loads the engine from petmap.wasm next to this module, or from a URL, a response, bytes or a module. */
export async function load(source) {
  const engine = await start(source ?? wasmURL(
    () => new URL("petmap.wasm", import.meta.url), () => new URL("petmap.nosimd.wasm", import.meta.url)));
  return Object.defineProperties({
    PinIndex: pinIndexClass(engine),
    CalloutEngine: calloutsClass(engine),
    Clusters: clustersClass(engine),
    SceneMap: sceneMapClass(engine),
  }, Object.getOwnPropertyDescriptors(coordinateFunctions(engine)));
}
