import { number, object } from "./arguments.js";
import {
  absentText, refused, refusedNumber, refusedWithValues, resultAddress, resultCapacity, resultCount, resultNumbers, resultSize,
  rowSize, rowsPerBlock,
} from "./schema.js";

// The module's instance and its memory. Addresses are unsigned, so the results of exports are converted with `>>> 0`.

export const encoder = new TextEncoder();
export const decoder = new TextDecoder();
let segmenter;

/** Returns a string's grapheme clusters, or its characters if the browser has no segmenter. */
function graphemes(text) {
  if (!globalThis.Intl?.Segmenter) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Encodes texts as UTF-8, each preceded by its length. */
export function packed(texts) {
  const parts = texts.map((text) => (text == null ? null : encoder.encode(text)));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + (part?.length ?? 0), 0));
  const view = new DataView(bytes.buffer);
  let next = 0;
  for (const part of parts) {
    view.setInt32(next, part ? part.length : absentText, true);
    if (part) bytes.set(part, next + 4);
    next += 4 + (part?.length ?? 0);
  }
  return bytes;
}

/** The size in bytes above which the memory of results is freed after reading. */
const largestKept = 1 << 20;
/** The addressable memory minus other data, and the maximum memory that is reserved in advance, in bytes. */
const largestMemory = 3.5 * 2 ** 30;
const largestReserve = 2 ** 30;
/** The maximum string width and line height from a measurer in CSS pixels. */
const largestWidth = 2 ** 24;

export class Engine {
  #words = new Int32Array(0);
  #doubles = new Float64Array(0);
  /**
   * Free memory for results. A call that is made while results are being read, for example by the page's
   * `reduce`, uses other memory.
   */
  #idle = [];
  #measurer = null;
  #measurerError = null;
  /** Whether the module is waiting for the page's measurer. */
  #isMeasuring = false;
  /** The trap that ended the engine. After a trap, the state of memory is undefined. */
  #trap = null;
  #registry;
  #module;

  constructor(exports, module = null) {
    this.exports = exports;
    this.#module = module;
    this.#registry = new FinalizationRegistry((address) => this.#release(address));
    const seed = globalThis.crypto?.getRandomValues(new Uint32Array(2)) ?? [Date.now(), 1];
    exports.seed(seed[0], seed[1]);
  }

  /**
   * Returns another engine with the same module, whose memory is freed with it, or this one if the browser does not
   * create large instances in the page's thread (Chrome before 114).
   */
  twin() {
    let twin;
    try {
      const { exports } = new WebAssembly.Instance(this.#module, Engine.imports(() => twin));
      return (twin = new Engine(exports, this.#module));
    } catch {
      return this;
    }
  }

  // When memory grows, its buffer is replaced, and views of the old buffer become empty.

  /** The memory as 32-bit integers. */
  get words() {
    if (this.#words.length === 0) this.#words = new Int32Array(this.exports.memory.buffer);
    return this.#words;
  }

  /** The memory as 64-bit floating-point numbers. */
  get doubles() {
    if (this.#doubles.length === 0) this.#doubles = new Float64Array(this.exports.memory.buffer);
    return this.#doubles;
  }

  /** Returns the address of a cluster's row in a table of blocks. */
  row(table, row) {
    return this.words[(table >>> 2) + Math.floor(row / rowsPerBlock)] + (row % rowsPerBlock) * rowSize;
  }

  allocate(byteCount) {
    const address = byteCount < largestMemory ? this.run("allocate", Math.max(1, byteCount)) >>> 0 : 0;
    if (!address) throw new RangeError(`petmap: out of memory: cannot allocate ${byteCount} bytes`);
    return address;
  }

  /**
   * Reserves memory for a number of pins, so that memory grows only once; growing triggers garbage collection.
   * Throws an error if the pins cannot fit.
   */
  reserve(count, bytesPerPin) {
    if (count * bytesPerPin > largestMemory) {
      const most = Math.floor(largestMemory / bytesPerPin);
      throw new RangeError(`petmap: out of memory: ${count} pins; at most ${most} fit`);
    }
    this.run("release", this.allocate(Math.min(largestReserve, count * bytesPerPin)));
  }

  run(name, ...args) {
    if (this.#trap) {
      throw new Error(
        "petmap: the engine has failed; load() another one, and report the cause",
        { cause: this.#trap });
    }
    if (this.#isMeasuring) throw new Error("petmap: a measurer cannot call the engine that calls it");
    try {
      return this.exports[name](...args);
    } catch (error) {
      // A TypeError means that an argument was not a number and was never passed to the module.
      if (!(error instanceof TypeError)) this.#trap = error;
      throw error;
    }
  }

  /** Calls an export and reads its results, reusing free memory. A request explains which number was refused. */
  call(name, args, read, request) {
    let results = this.#idle.pop();
    if (results === undefined) {
      results = this.allocate(resultSize);
      this.words.fill(0, results >>> 2, (results + resultSize) >>> 2);
    }
    try {
      const status = this.run(name, results, ...args);
      if (status === refused || status === refusedWithValues || status === refusedNumber) {
        const [count, ...values] = this.numbers(results, 8);
        if (status === refusedNumber) throw request.refusal(...values);
        const shown = status === refused ? "" : `: ${values.slice(0, count).join(", ")}`;
        throw new RangeError(`petmap: ${this.text(results)}${shown}`);
      }
      return read?.(results, status);
    } finally {
      if (!this.#trap) this.#keep(results);
    }
  }

  /** Keeps the memory of results for the next call. */
  #keep(results) {
    const capacity = (results + resultCapacity) >>> 2;
    if (this.words[capacity] >>> 0 > largestKept) {
      this.run("release", this.address(results));
      this.words[capacity] = 0;
      this.words[(results + resultAddress) >>> 2] = 0;
    }
    this.#idle.push(results);
  }

  /** Calls an export, and passes a request (numbers and texts) after the other arguments. */
  send(name, args, request, read) {
    const { numbers, texts } = request;
    return this.lend([numbers, packed(texts)], (numbers, _, bytes) =>
      this.call(name, [...args, numbers, bytes, texts.length], read, request));
  }

  /** Copies arrays to memory, calls a function with their addresses and lengths, and frees them. */
  lend(lists, body) {
    const addresses = [];
    try {
      for (const list of lists) addresses.push(this.allocate(list.byteLength));
      lists.forEach((list, i) => {
        const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
        new Uint8Array(this.exports.memory.buffer).set(bytes, addresses[i]);
      });
      return body(...lists.flatMap((list, i) => [addresses[i], list.length]));
    } finally {
      this.freeAll(addresses);
    }
  }

  freeAll(addresses) {
    if (!this.#trap) for (const address of addresses) this.run("release", address);
  }

  // The contents of results. Lists are copied from memory.

  address(results) {
    return this.words[(results + resultAddress) >>> 2] >>> 0;
  }

  count(results) {
    return this.words[(results + resultCount) >>> 2] >>> 0;
  }

  numbers(results, count) {
    const start = (results + resultNumbers) / 8;
    return this.doubles.slice(start, start + count);
  }

  coordinate(results) {
    const [latitude, longitude] = this.numbers(results, 2);
    return { latitude, longitude };
  }

  list(List, results, offset = 0) {
    const { buffer } = this.exports.memory;
    return new List(buffer, this.address(results) + offset, this.count(results)).slice();
  }

  text(results) {
    const { buffer } = this.exports.memory;
    return decoder.decode(new Uint8Array(buffer, this.address(results), this.count(results)));
  }

  // Objects in memory

  retain(owner, address) {
    this.#registry.register(owner, address, owner);
    return address;
  }

  /** Transfers the ownership of an object to the caller. */
  disown(owner) {
    this.#registry.unregister(owner);
  }

  free(owner, address) {
    if (this.#isMeasuring) throw new Error("petmap: a measurer cannot call the engine that calls it");
    this.#registry.unregister(owner);
    this.#release(address);
  }

  #release(address) {
    if (!this.#trap) this.run("free", address);
  }

  // The page's measurer

  /**
   * Runs a function with the page's measurer, if there is one. Measurer errors are thrown after the
   * engine has finished.
   */
  measuring(measurer, body) {
    const before = [this.#measurer, this.#measurerError];
    [this.#measurer, this.#measurerError] = [measurer, null];
    try {
      const result = body();
      if (this.#measurerError) throw this.#measurerError.error;
      return result;
    } finally {
      [this.#measurer, this.#measurerError] = before;
    }
  }

  #measured(measure, fallback) {
    this.#isMeasuring = true;
    try {
      return measure(this.#measurer);
    } catch (error) {
      this.#measurerError ??= { error };
      return fallback;
    } finally {
      this.#isMeasuring = false;
    }
  }

  /** The imports of the module. */
  static imports(engine) {
    return {
      petmap: {
        measure: (...call) => engine().#measure(...call),
        verticalMetrics: (...call) => engine().#verticalMetrics(...call),
        lowercase: (scalar) => String.fromCodePoint(scalar).toLowerCase().codePointAt(0),
        category: categoryOf,
      },
    };
  }

  /** Measures prefixes with the page's measurer to determine the advance of each grapheme cluster. */
  #measure(address, count, size, weight, direction, advances) {
    const style = { size, weight: weight ? "bold" : "regular", direction: direction ? "rtl" : "ltr" };
    const scalars = new Uint32Array(this.exports.memory.buffer, address >>> 0, count);
    const text = Array.from(scalars, (scalar) => String.fromCodePoint(scalar)).join("");
    const widths = new Float64Array(count);
    let [prefix, before, position, graphemeCount] = ["", 0, 0, 0];
    for (const segment of graphemes(text)) {
      // Restart periodically, so that a very long word does not take quadratic time.
      if (graphemeCount++ % 64 === 0) [prefix, before] = ["", 0];
      prefix += segment;
      const width = this.#measured(
        (measurer) => number(measurer.measure(prefix, style), "measurer.measure(…)", -largestWidth, largestWidth), 0);
      widths[position] = Math.round(width * 65536) - before;
      before = Math.round(width * 65536);
      position += [...segment].length;
    }
    new Float64Array(this.exports.memory.buffer, advances >>> 0, count).set(widths);
  }

  #verticalMetrics(size, weight, address) {
    const style = { size, weight: weight ? "bold" : "regular", direction: "ltr" };
    const { ascent, descent } = this.#measured((measurer) => {
      const metrics = object(measurer.verticalMetrics(style), "measurer.verticalMetrics(…)");
      number(metrics.ascent, "measurer.verticalMetrics(…).ascent", 0, largestWidth);
      number(metrics.descent, "measurer.verticalMetrics(…).descent", 0, largestWidth);
      return metrics;
    }, { ascent: size, descent: 0 });
    new Float64Array(this.exports.memory.buffer, address >>> 0, 2).set([ascent, descent]);
  }
}

/** Returns the general category of a letter, mark or digit as its index in Swift's enumeration, or 29 for others. */
function categoryOf(scalar) {
  const text = String.fromCodePoint(scalar);
  if (/\p{L}/u.test(text)) return 4;
  if (/[\p{Mn}\p{Mc}]/u.test(text)) return 5;
  return /[\p{Nd}\p{Nl}]/u.test(text) ? 8 : 29;
}

/** An object in the engine's memory, freed with its owner or immediately by `free()`. */
export class Handle {
  #engine;
  #address = 0;
  #reason = "nothing is loaded yet";

  constructor(engine) {
    this.#engine = engine;
  }

  retain(address) {
    if (this.#address) this.#engine.free(this, this.#address);
    this.#address = this.#engine.retain(this, address);
  }

  /** Replaces this object's memory with that of another object. */
  adopt(other) {
    const address = other.#address;
    this.#engine.disown(other);
    other.#address = 0;
    this.retain(address);
  }

  get address() {
    if (!this.#address) throw new Error(`petmap: ${this.#reason}`);
    return this.#address;
  }

  free() {
    if (this.#address) this.#engine.free(this, this.#address);
    this.#address = 0;
    this.#reason = "this object was freed";
  }
}

/** Adds support for `using` to a class. */
export function disposable(Class) {
  if (Symbol.dispose) Class.prototype[Symbol.dispose] = Class.prototype.free;
  return Class;
}

/** A module with a single function that uses a 128-bit vector. */
const vectorModule = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

/**
 * Returns the URL, or the bytes, of the module for this browser: with SIMD, or the slower one for browsers that
 * lack it, such as Safari 15. Callers write out each URL, so that bundlers find the files.
 */
export function wasmURL(vectors, plain) {
  return WebAssembly.validate(vectorModule) ? vectors() : plain();
}

/** Creates an engine from a module: at a URL relative to the page, in a response, as bytes, or compiled. */
export async function start(source) {
  let engine;
  const { instance, module } = await instantiate(await source, Engine.imports(() => engine));
  return (engine = new Engine(instance.exports, module));
}

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) {
    return { instance: await WebAssembly.instantiate(source, imports), module: source };
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return compile("the bytes given", source, imports);
  }
  const response = source instanceof Response ? source : await fetched(source);
  const where = response.url || "the response given";
  if (!response.ok) throw new Error(`petmap: ${where}: ${response.status} ${response.statusText}`);
  // Streaming compilation requires the right media type, which not every server sends.
  if (!response.headers.get("content-type")?.startsWith("application/wasm")) {
    return compile(where, await response.arrayBuffer(), imports);
  }
  try {
    return await WebAssembly.instantiateStreaming(response, imports);
  } catch (cause) {
    throw new Error(`petmap: ${where}: ${cause.message}`, { cause });
  }
}

async function fetched(source) {
  let url;
  try {
    url = new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch (cause) {
    throw new Error(`petmap: ${source}: not a URL, response, bytes or module`, { cause });
  }
  try {
    return await fetch(url);
  } catch (cause) {
    throw new Error(`petmap: ${url}: ${cause.message}`, { cause });
  }
}

async function compile(where, bytes, imports) {
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  if (decoder.decode(view.subarray(0, 4)) !== "\0asm") {
    const start = JSON.stringify(decoder.decode(view.subarray(0, 16)));
    throw new Error(`petmap: ${where}: not WebAssembly; starts with ${start}`);
  }
  try {
    return await WebAssembly.instantiate(view, imports);
  } catch (cause) {
    throw new Error(`petmap: ${where}: ${cause.message}`, { cause });
  }
}
