import { encoder } from "./engine.js";

/**
 * The IDs of pins by index. As long as all of them are integers, they are stored as integers, because creating
 * a million strings takes longer than building the cluster tree.
 */
export class PinIDs {
  #numbers;
  #texts = null;
  /** The IDs of pins whose own ID occurred before, by pin. */
  #renamed = new Map();
  /** Returns the ID of a pin of a saved index. */
  #saved = null;
  /** The maximum size in the engine's memory, in bytes. */
  byteLimit = 0;

  constructor(capacity, saved = null) {
    this.count = capacity;
    this.#numbers = saved ? null : new Int32Array(capacity);
    this.#saved = saved;
  }

  /** Whether all IDs that were set are integers. */
  get areNumbers() {
    return this.#texts === null;
  }

  /** Sets the IDs in order. */
  set(pin, id) {
    if (this.#texts === null) {
      if ((id | 0) === id && id >= 0) {
        this.#numbers[pin] = id;
        this.byteLimit += 4 + 10;
        return;
      }
      this.#texts = Array.from(this.#numbers.subarray(0, pin), String);
    }
    const text = String(id);
    this.#texts[pin] = text;
    this.byteLimit += 4 + 3 * text.length;
  }

  /** Adds a pin, or changes the ID of one. */
  rename(pin, id) {
    this.#renamed.set(pin, id);
    if (pin >= this.count) this.count = pin + 1;
  }

  text(pin) {
    return this.#renamed.get(pin) ?? this.#saved?.(pin) ?? (this.areNumbers ? String(this.#numbers[pin]) : this.#texts[pin]);
  }

  /** Returns the ID of a pin as in its feature: a number remains a number. */
  own(pin, { id, properties }) {
    const own = id ?? properties?.id;
    const text = this.text(pin);
    if (own === text || String(own) === text) return typeof own === "number" ? own : text;
    return this.areNumbers && !this.#renamed.has(pin) && String(Number(text)) === text ? Number(text) : text;
  }

  /** Writes the IDs in UTF-8, each preceded by its length as a little-endian integer. */
  write(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let end = 0;
    for (let pin = 0; pin < this.count; pin++) {
      const start = end + 4;
      end = this.#texts === null
        ? writeNumber(this.#numbers[pin], bytes, start)
        : writeText(this.#texts[pin], bytes, start);
      view.setUint32(start - 4, end - start, true);
    }
  }
}

function writeNumber(number, bytes, start) {
  let end = start + 1;
  for (let rest = number; rest >= 10; rest = (rest / 10) | 0) end++;
  for (let i = end - 1; i >= start; i--) {
    const rest = (number / 10) | 0;
    bytes[i] = 48 + number - rest * 10;
    number = rest;
  }
  return end;
}

/** Writes a text in UTF-8, and returns its end. */
export function writeText(text, bytes, start) {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return start + encoder.encodeInto(text, bytes.subarray(start)).written;
    bytes[start + i] = unit;
  }
  return start + length;
}
