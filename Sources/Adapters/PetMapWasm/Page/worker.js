// The engine in another thread. The page has `connect(worker)`; the worker is a module that says
//
//   import { load } from "petmap";
//   import { serve } from "petmap/worker";
//   serve(load());

/** Answers the calls of a page's `connect`. */
export function serve(loading, scope = globalThis) {
  const objects = new Map();
  scope.addEventListener("message", async ({ data }) => {
    const { petmap: number, make, object, method, args } = data ?? {};
    if (number === undefined) return;
    try {
      const engine = await loading;
      let value;
      if (make) {
        objects.set(object, new engine[make](...args));
        const { loaded, skipped } = objects.get(object);
        value = { loaded, skipped };
      } else {
        const target = object === null ? engine : objects.get(object);
        value = target[method](...args);
        // Its own object cannot be sent.
        if (value === target) value = { loaded: target.loaded, skipped: target.skipped };
        if (method === "free") objects.delete(object);
      }
      scope.postMessage({ petmap: number, value }, buffers(method, args, value));
    } catch (error) {
      const { name, message } = error;
      scope.postMessage({ petmap: number, error: { name, message } });
    }
  });
  scope.postMessage({ petmap: -1 });
}

/** What need not be copied. */
function buffers(method, args, value) {
  if (method === "getTileData") return [value.buffer];
  if (method !== "getMarkers" || !args[2]?.copy) return [];
  return [value.coordinates.buffer, value.counts.buffer, value.nodes.buffer];
}

/** The engine of a worker, with the same interface as here but for promises: functions cannot be sent,
 * so `map`, `reduce`, measurers and filters by function stay behind. */
export async function connect(worker) {
  const waiting = new Map();
  let [count, objects] = [0, 0];
  await new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => {
      const error = new Error(`petmap: the worker failed: ${event.message ?? "it could not be loaded"}`);
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
    });
    worker.addEventListener("message", ({ data }) => {
      const number = data?.petmap;
      if (number === -1) resolve();
      const call = waiting.get(number);
      if (!call) return;
      waiting.delete(number);
      if (!data.error) return call.resolve(data.value);
      const Kind = { RangeError, TypeError }[data.error.name] ?? Error;
      call.reject(new Kind(data.error.message));
    });
  });
  const call = (message) =>
    new Promise((resolve, reject) => {
      const number = count++;
      waiting.set(number, { resolve, reject });
      try {
        worker.postMessage({ petmap: number, ...message });
      } catch (error) {
        waiting.delete(number);
        reject(error);
      }
    });
  /** Whatever is called of an object is called in the worker. */
  const remote = (object, made) =>
    new Proxy({}, {
      get: (_, name) => {
        // A promise of such an object must not take it for another promise.
        if (typeof name === "symbol" || name === "then") return undefined;
        return async (...args) => {
          await made;
          return call({ object, method: name, args });
        };
      },
    });
  const classes = {};
  for (const make of ["Clusters", "SceneMap", "PinIndex", "CalloutEngine"]) {
    classes[make] = function (...args) {
      const object = ++objects;
      const made = call({ make, object, args });
      made.catch(() => {});
      return remote(object, made);
    };
  }
  return new Proxy(remote(null), { get: (target, name) => classes[name] ?? target[name] });
}
