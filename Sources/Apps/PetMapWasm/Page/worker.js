// The engine in another thread. The page calls `connect(worker)`; the worker is a module with the following code:
//
//   import { load } from "petmap";
//   import { serve } from "petmap/worker";
//   serve(load());
//
// A message to the worker contains its connection and the number of the call, which the response repeats:
// `{ petmap, connection, make | object, method, args }` and `{ petmap, connection, value, details | error }`.

import { callback } from "./arguments.js";
import { annotate, details } from "./callout-text.js";
import { CoordinateTextError } from "./coordinates.js";

/** The number of the message that opens a connection. */
const hello = 0;
/** The number of the message with which a worker announces that it is serving. */
const ready = -1;

/** Handles the calls of any number of connections. */
export function serve(loading, scope = globalThis) {
  /** The objects that pages have created, by connection and number. */
  const objects = new Map();
  const starting = Promise.resolve(loading);
  // If loading fails, every call reports it; this avoids an unhandled rejection before the first call.
  starting.catch(() => {});
  scope.addEventListener("message", async ({ data }) => {
    const { petmap: number, connection } = data ?? {};
    if (number === undefined || connection === undefined) return;
    const respond = (fields, transfer) => scope.postMessage({ petmap: number, connection, ...fields }, transfer ?? []);
    try {
      const engine = await starting;
      const value = number === hello ? null : handle(engine, objects, data);
      respond({ value, details: layouts(value).map((layout) => layout?.[details]) }, transferred(data, value));
    } catch (error) {
      // Cloning an error loses its additional properties.
      const properties = error instanceof CoordinateTextError ? error : {};
      respond({ error: { ...properties, name: error?.name, message: error?.message ?? String(error) } });
    }
  });
  scope.postMessage({ petmap: ready });
}

/** Creates an object, or calls a method of one. */
function handle(engine, objects, { connection, make, object, method, args }) {
  const key = `${connection} ${object}`;
  if (make) {
    if (!engine[make]) throw new TypeError(`petmap: ${make}: not available in this build`);
    const made = new engine[make](...args);
    objects.set(key, made);
    return state(made);
  }
  const target = object === null ? engine : objects.get(key);
  if (!target) {
    if (method === "free") return undefined;
    throw new Error("petmap: this object was freed");
  }
  if (typeof target[method] !== "function") throw new TypeError(`petmap: ${String(method)}: no such method`);
  const value = target[method](...args);
  if (method === "free") objects.delete(key);
  // The object itself cannot be transferred.
  return value === target ? state(target) : value;
}

/** Returns the properties that an object reports after it was created or changed. */
function state({ loaded, skipped, count }) {
  return { loaded: loaded ?? count, skipped: skipped ?? [] };
}

/** Returns the callout layouts in a result. Cloning loses their details, so those are sent with it. */
function layouts(value) {
  return [value, value?.scene?.callout, value?.difference?.callout];
}

/** Returns the buffers that can be transferred instead of copied. */
function transferred({ method, args }, value) {
  if (method === "getTileData") return [value.buffer];
  if (method === "save") return [value];
  if (method !== "getMarkers" || !args[2]?.copy) return [];
  return [value.coordinates.buffer, value.counts.buffer, value.nodes.buffer];
}

/** The promises of engines by worker. */
const engines = new WeakMap();

/**
 * Connects to a worker that calls `serve`, now or later. Can be called any number of times.
 *
 * Returns an engine with the same interface, except that methods return promises. Functions cannot be
 * transferred, so `map`, `reduce`, measurers and filter functions are not available.
 */
export async function connect(worker) {
  callback(worker?.addEventListener, "worker.addEventListener");
  if (!engines.has(worker)) engines.set(worker, open(worker));
  return engines.get(worker);
}

async function open(worker) {
  const connection = `${Date.now()} ${Math.random()}`;
  const waiting = new Map();
  const { terminate } = worker;
  const closing = new AbortController();
  const { signal } = closing;
  let [count, objects, failure] = [hello, 0, null];

  /** Closes the connection. Pending and later calls are rejected. */
  const fail = (words) => {
    failure ??= new Error(`petmap: ${words}`);
    closing.abort();
    if (terminate) worker.terminate = terminate;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const post = (number, { transfer, ...message }) =>
    worker.postMessage({ petmap: number, connection, ...message }, transfer ?? []);
  const call = (message) => new Promise((resolve, reject) => {
    if (failure) return reject(failure);
    const number = count++;
    waiting.set(number, { resolve, reject });
    try {
      post(number, message);
    } catch (cause) {
      waiting.delete(number);
      reject(new TypeError(
        `petmap: ${message.make ?? message.method}: cannot be sent to a worker: ${cause.message}`, { cause }));
    }
  });

  worker.addEventListener("message", ({ data }) => {
    // A worker that has just started to serve has not received earlier messages.
    if (data?.petmap === ready && waiting.has(hello)) return post(hello, {});
    if (data?.connection !== connection) return;
    const call = waiting.get(data.petmap);
    if (!call) return;
    waiting.delete(data.petmap);
    if (!data.error) {
      layouts(data.value).forEach((layout, i) => {
        const kept = data.details?.[i];
        if (kept) annotate(layout, kept.announcement, kept.language);
      });
      return call.resolve(data.value);
    }
    const { name, message, ...properties } = data.error;
    const Kind = { CoordinateTextError, RangeError, TypeError }[name] ?? Error;
    call.reject(new Kind(message, properties));
  }, { signal });
  worker.addEventListener("error", ({ message }) => {
    // A worker that threw an error still runs, so the page can connect again.
    if (message !== undefined) engines.delete(worker);
    fail(`the worker failed: ${message ?? "it could not be loaded"}`);
  }, { signal });
  worker.addEventListener("messageerror", () => {
    engines.delete(worker);
    fail("the response could not be read");
  }, { signal });
  // The browser sends no event when the page itself terminates a worker.
  if (terminate) {
    worker.terminate = (...args) => {
      fail("the worker was terminated");
      return terminate.apply(worker, args);
    };
  }
  await call({});
  return remoteEngine(call, () => ++objects);
}

/** Returns the arguments of a call, and the buffers to transfer instead of copying them. */
function sent(method, args) {
  const [points, given] = args;
  if (method === "loadIndex") return { args, transfer: [points] };
  if (method !== "load" || !given?.transfer) return { args };
  const { transfer, ...options } = given;
  const buffers = Object.values(points).filter(ArrayBuffer.isView).map(({ buffer }) => buffer);
  return { args: [points, options], transfer: [...new Set(buffers)] };
}

/** Returns a proxy for the engine in a worker. */
function remoteEngine(call, nextObject) {
  // When the page has released an object, it is freed in the worker as well.
  const abandoned = new FinalizationRegistry((object) => void call({ object, method: "free", args: [] }).catch(() => {}));
  const remote = (object, made) => new Proxy({}, {
    get(_, name) {
      const isDisposal = object !== null && name !== undefined && name === Symbol.asyncDispose;
      const method = isDisposal ? "free" : name;
      // Without a `then` method, a promise that resolves to the proxy does not treat it as thenable.
      if (typeof method === "symbol" || method === "then") return undefined;
      return async (...args) => {
        await made;
        return call({ object, method, ...sent(method, args) });
      };
    },
  });
  const classes = {};
  for (const make of ["Clusters", "SceneMap", "PinIndex", "CalloutEngine"]) {
    classes[make] = function (...args) {
      const object = nextObject();
      const made = call({ make, object, args });
      made.catch(() => {});
      const proxy = remote(object, made);
      abandoned.register(proxy, object);
      return proxy;
    };
  }
  return new Proxy(remote(null), { get: (target, name) => classes[name] ?? target[name] });
}
