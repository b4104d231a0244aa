import { refuse } from "./arguments.js";
import { decoder, encoder } from "./engine.js";
import { storageCoordinates, storagePresence } from "./schema.js";

// A saved index: the length of its description as a 64-bit number, the description as JSON, and the arrays of the
// engine's tree in order, each at a multiple of eight bytes.

const format = "petmap index 1";
const padded = (size) => Math.ceil(size / 8) * 8;

/** Returns a buffer with the arrays of a tree and a description of it, which JSON can represent. */
export function savedIndex(engine, results, description) {
  const [classes, ...parts] = engine.list(Uint32Array, results);
  const sizes = parts.filter((_, i) => i % 2);
  const head = encoder.encode(JSON.stringify({ format, classes, sizes, ...description }));
  let next = 8 + padded(head.length);
  const buffer = new ArrayBuffer(next + sizes.reduce((sum, size) => sum + padded(size), 0));
  new Float64Array(buffer, 0, 1)[0] = head.length;
  new Uint8Array(buffer).set(head, 8);
  sizes.forEach((size, i) => {
    new Uint8Array(buffer, next).set(new Uint8Array(engine.exports.memory.buffer, parts[2 * i], size));
    next += padded(size);
  });
  return buffer;
}

/** Returns the description of a saved index. */
export function indexDescription(buffer) {
  const refused = () => refuse("buffer", "not an index that this version of petmap has saved", buffer);
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength < 8) refused();
  const [length] = new Float64Array(buffer, 0, 1);
  let found;
  try {
    found = JSON.parse(decoder.decode(new Uint8Array(buffer, 8, length)));
  } catch {
    refused();
  }
  const start = 8 + padded(length);
  if (found?.format !== format || buffer.byteLength !== start + found.sizes.reduce((sum, size) => sum + padded(size), 0)) refused();
  return { ...found, start };
}

/** Creates a tree from arrays of bytes. Returns its address. */
function treeOf(engine, arrays, classes, merging) {
  const sizes = Uint32Array.from(arrays, ({ length }) => length);
  // Grow the memory once.
  engine.reserve(1, sizes.reduce((sum, size) => sum + size, 0) * 1.07);
  const [tree, , ...parts] = engine.lend([sizes], (list, count) =>
    engine.call("clustersAllocate", [list, count, classes, ...merging], (results) => engine.list(Uint32Array, results)));
  const memory = new Uint8Array(engine.exports.memory.buffer);
  arrays.forEach((array, i) => memory.set(array, parts[2 * i]));
  engine.run("clustersFinish", tree);
  return tree;
}

/** Creates a tree from a saved index. Returns its address. */
export function restoredTree(engine, buffer, { classes, sizes, start }, merging) {
  let next = start;
  const arrays = sizes.map((size) => {
    next += padded(size);
    return new Uint8Array(buffer, next - padded(size), size);
  });
  return treeOf(engine, arrays, classes, merging);
}

/** Copies a tree from the memory of another engine. Returns its address. */
export function copiedTree(engine, other, address, merging) {
  const [classes, ...parts] = other.call("clustersStorage", [address], (results) => other.list(Uint32Array, results));
  const { buffer } = other.exports.memory;
  const arrays = parts.flatMap((start, i) => (i % 2 ? [] : [new Uint8Array(buffer, start, parts[i + 1])]));
  return treeOf(engine, arrays, classes, merging);
}

/** Returns the latitudes and longitudes of a saved index, interleaved, and the pins that were removed. */
export function savedPins(buffer, { sizes, start }) {
  const part = (List, index) => new List(
    buffer, start + sizes.slice(0, index).reduce((sum, size) => sum + padded(size), 0), sizes[index] / List.BYTES_PER_ELEMENT);
  const removed = [];
  part(Uint8Array, storagePresence).forEach((presence, pin) => {
    if (presence === 2) removed.push(pin);
  });
  return { coordinates: part(Float64Array, storageCoordinates), removed };
}
