// The petmap engine in JavaScript: the same code as on the command line, in the service and on iOS,
// compiled to WebAssembly, with the same answers to the last bit.
//
//   import { load } from "./petmap.js";
//   const petmap = await load();
//   petmap.formatCoordinate({ latitude: 52.2297, longitude: 21.0122 });  // "52.22970, 21.01220"
//
// Types and their documentation are in petmap.d.ts.

import { calloutsClass } from "./callouts.js";
import { clustersClass } from "./clusters.js";
import { coordinateFunctions } from "./coordinates.js";
import { Engine } from "./engine.js";
import { pinIndexClass } from "./pin-index.js";
import { sceneMapClass } from "./scene.js";

export { CoordinateTextError } from "./coordinates.js";
export { canvasMeasurer } from "./measurer.js";

/** Loads the engine from where petmap.wasm is: beside this module, a URL, bytes or a module. */
export async function load(source = new URL("petmap.wasm", import.meta.url)) {
  let engine;
  const imports = {
    petmap: {
      measure: (...call) => engine.measure(...call),
      verticalMetrics: (...call) => engine.verticalMetrics(...call),
    },
  };
  const instance = await instantiate(source, imports);
  // Node 18 has no global one.
  const { crypto = (await import("node:crypto")).webcrypto } = globalThis;
  engine = new Engine(instance.exports, crypto.getRandomValues(new Uint32Array(2)));
  return api(engine);
}

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  if (!(source instanceof Response)) {
    const url = new URL(source, import.meta.url);
    if (url.protocol === "file:") {
      const { readFile } = await import("node:fs/promises");
      return (await WebAssembly.instantiate(await readFile(url), imports)).instance;
    }
    source = await fetch(url);
  }
  if (!source.ok) throw new Error(`petmap.wasm: ${source.status} ${source.statusText}`);
  // Streaming compilation needs the server to name the type; not every server does.
  if (source.headers.get("content-type")?.startsWith("application/wasm")) {
    return (await WebAssembly.instantiateStreaming(source, imports)).instance;
  }
  return (await WebAssembly.instantiate(await source.arrayBuffer(), imports)).instance;
}

function api(engine) {
  return {
    PinIndex: pinIndexClass(engine),
    CalloutEngine: calloutsClass(engine),
    // A petmap.wasm without clusters has neither.
    ...("clustersMake" in engine.exports && {
      Clusters: clustersClass(engine),
      SceneMap: sceneMapClass(engine),
    }),
    ...coordinateFunctions(engine),

    get memoryInUse() {
      return engine.exports.memoryInUse();
    },
  };
}
