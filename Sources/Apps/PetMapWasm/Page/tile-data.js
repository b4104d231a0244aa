import { writeText } from "./pin-ids.js";

// Mapbox Vector Tiles, version 2.1. The engine's own encoder is not used, because passing every name and value to it
// takes four times as long as encoding them here.

/** The buffer for tiles, which grows. */
let bytes = new Uint8Array(1 << 16);
let end = 0;

function reserve(count) {
  if (end + count <= bytes.length) return;
  const larger = new Uint8Array(2 * (end + count));
  larger.set(bytes);
  bytes = larger;
}

function varint(number) {
  while (number > 0x7fffffff) {
    bytes[end++] = (number % 128) | 128;
    number = Math.floor(number / 128);
  }
  while (number > 127) {
    bytes[end++] = (number & 127) | 128;
    number >>>= 7;
  }
  bytes[end++] = number;
}

/** Writes a field whose length becomes known when it has been written. */
function field(key, write) {
  bytes[end++] = key;
  const start = ++end;
  write();
  const length = end - start;
  // Usually, the length takes one byte.
  let size = 1;
  for (let rest = length; rest > 127; rest = Math.floor(rest / 128)) size++;
  if (size > 1) bytes.copyWithin(start + size - 1, start, end);
  end = start - 1;
  varint(length);
  end += length;
}

const zigzag = (number) => (number < 0 ? -2 * number - 1 : 2 * number);

/** Returns a property as a string, a number or a boolean; undefined leaves it out. */
function attribute(value) {
  if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  try {
    return value === null ? undefined : JSON.stringify(value);
  } catch {
    // A property that is not JSON, such as one that contains itself, is left out.
  }
}

function writeValue(value) {
  if (typeof value === "string") {
    field(10, () => { end = writeText(value, bytes, end); });
  } else if (typeof value === "boolean") {
    bytes[end++] = 56;
    bytes[end++] = value ? 1 : 0;
  } else if (Number.isInteger(value) && Math.abs(value) < 2 ** 52) {
    bytes[end++] = value < 0 ? 48 : 40;
    varint(value < 0 ? zigzag(value) : value);
  } else {
    bytes[end++] = 25;
    new DataView(bytes.buffer).setFloat64(end, value, true);
    end += 8;
  }
}

/** Distinct keys or values, numbered in order of appearance. */
function number(numbers, value) {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, numbers.size);
  return numbers.size - 1;
}

/**
 * Returns a tile with the layer `pins`. Each point has x and y in 4096ths of the tile, an ID, which becomes the property
 * `id`, and properties. Its number in the tile is `number` if that is an integer from 0 up.
 */
export function tileData(points) {
  const [keys, values] = [new Map(), new Map()];
  const idKey = number(keys, "id");
  const tags = [];
  end = 0;
  field(26, () => {
    for (const byte of [120, 2, 10, 4, 112, 105, 110, 115]) bytes[end++] = byte;
    for (const { x, y, id, number: own, properties } of points) {
      tags.length = 0;
      tags.push(idKey, number(values, id));
      for (const name in properties) {
        const value = name === "id" ? undefined : attribute(properties[name]);
        if (value !== undefined) tags.push(number(keys, name), number(values, value));
      }
      reserve(60 + 5 * tags.length);
      field(18, () => {
        if (Number.isSafeInteger(own) && own >= 0) {
          bytes[end++] = 8;
          varint(own);
        }
        field(18, () => {
          for (let i = 0; i < tags.length; i++) varint(tags[i]);
        });
        bytes[end++] = 24;
        bytes[end++] = 1;
        field(34, () => {
          varint(9);
          varint(zigzag(x));
          varint(zigzag(y));
        });
      });
    }
    for (const key of keys.keys()) {
      reserve(3 * key.length + 20);
      field(26, () => { end = writeText(key, bytes, end); });
    }
    for (const value of values.keys()) {
      reserve(typeof value === "string" ? 3 * value.length + 30 : 30);
      field(34, () => writeValue(value));
    }
    varint(40);
    varint(4096);
  });
  return bytes.slice(0, end);
}
