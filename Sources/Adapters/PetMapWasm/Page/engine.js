import { encoder, decoder } from "./texts.js";

/** The module's exports with its memory. */
export class Engine {
  #words = new Int32Array(0);
  #doubles = new Float64Array(0);

  constructor(exports, seed) {
    this.exports = exports;
    this.measurer = null;
    this.measurerError = null;
    this.registry = new FinalizationRegistry(({ free, address }) => exports[free](address));
    exports.seed(seed[0], seed[1]);
  }

  // Memory that has grown is another buffer, and a view of the old one is empty.

  /** All memory as 32-bit integers. */
  get words() {
    if (this.#words.length === 0) this.#words = new Int32Array(this.exports.memory.buffer);
    return this.#words;
  }

  /** All memory as 64-bit floating point numbers. */
  get doubles() {
    if (this.#doubles.length === 0) this.#doubles = new Float64Array(this.exports.memory.buffer);
    return this.#doubles;
  }

  /** Copies a list into memory, calls with its address, and frees it. */
  lend(lists, body) {
    const addresses = lists.map((list) => {
      const address = this.exports.allocate(Math.max(1, list.byteLength));
      if (!address) throw new RangeError("petmap: out of memory");
      return address;
    });
    lists.forEach((list, i) => {
      const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
      new Uint8Array(this.exports.memory.buffer).set(bytes, addresses[i]);
    });
    try {
      return body(...addresses);
    } finally {
      addresses.forEach((address) => this.exports.release(address));
    }
  }

  text() {
    const { memory, answerBytes, answerByteCount } = this.exports;
    return decoder.decode(new Uint8Array(memory.buffer, answerBytes(), answerByteCount()));
  }

  bytes() {
    const { memory, answerBytes, answerByteCount } = this.exports;
    return new Uint8Array(memory.buffer, answerBytes(), answerByteCount()).slice();
  }

  integers() {
    const { memory, answerIntegers, answerIntegerCount } = this.exports;
    return new Uint32Array(memory.buffer, answerIntegers(), answerIntegerCount()).slice();
  }

  numbers() {
    const { memory, answerNumbers, answerNumberCount } = this.exports;
    return new Float64Array(memory.buffer, answerNumbers(), answerNumberCount()).slice();
  }

  coordinate() {
    const [latitude, longitude] = this.numbers();
    return { latitude, longitude };
  }

  /** Widths from the page: prefix by prefix, so that each grapheme gets its advance. */
  measure(address, count, size, weight, direction, advances) {
    const { memory } = this.exports;
    const style = { size, weight: weight ? "bold" : "regular", direction: direction ? "rtl" : "ltr" };
    let text = "";
    for (const scalar of new Uint32Array(memory.buffer, address, count)) {
      text += String.fromCodePoint(scalar);
    }
    const answer = new Float64Array(count);
    let prefix = "";
    let before = 0;
    let position = 0;
    let graphemeCount = 0;
    for (const { segment } of graphemes.segment(text)) {
      // Begun anew now and then, since a word without end must not take its length squared.
      if (graphemeCount++ % 64 === 0) [prefix, before] = ["", 0];
      prefix += segment;
      const width = Math.round(this.ask(() => this.measurer.measure(prefix, style), 0) * 65536);
      answer[position] = width - before;
      before = width;
      position += [...segment].length;
    }
    new Float64Array(memory.buffer, advances, count).set(answer);
  }

  /** Asks the page's measurer. What it throws waits until the engine has come to its end. */
  ask(question, otherwise) {
    try {
      return question();
    } catch (error) {
      this.measurerError ??= error;
      return otherwise;
    }
  }

  verticalMetrics(size, weight, address) {
    const style = { size, weight: weight ? "bold" : "regular", direction: "ltr" };
    const { ascent, descent } = this.ask(
      () => this.measurer.verticalMetrics(style), { ascent: size, descent: 0 });
    new Float64Array(this.exports.memory.buffer, address, 2).set([ascent, descent]);
  }

  /** Runs with a page's measurer, if there is one. */
  measuring(measurer, body) {
    this.measurer = measurer;
    this.measurerError = null;
    const answer = body();
    this.measurer = null;
    if (this.measurerError) throw this.measurerError;
    return answer;
  }

  fonts(measurer, body) {
    if (!measurer) return body(0, 0);
    const name = encoder.encode(measurer.fonts);
    return this.lend([name], (address) => body(address, name.length));
  }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** An object in the engine's memory, freed with this one or at once by `free()`. */
export class Held {
  #engine;
  #free;
  #address = 0;

  constructor(engine, free) {
    this.#engine = engine;
    this.#free = free;
  }

  hold(address) {
    this.free();
    this.#address = address;
    this.#engine.registry.register(this, { free: this.#free, address }, this);
    return this;
  }

  get address() {
    if (!this.#address) throw new Error("petmap: this object is empty or was freed");
    return this.#address;
  }

  free() {
    if (!this.#address) return;
    this.#engine.registry.unregister(this);
    this.#engine.exports[this.#free](this.#address);
    this.#address = 0;
  }
}
