// Tests that the engine without pins is small and has all features that do not need pins.
//
//   node Tests/Wasm/without-clusters.mjs DIRECTORY-OF-PETMAP.WASM
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const directory = resolve(process.argv[2]);
const { load } = await import(pathToFileURL(join(directory, "callouts-node.js")));
const petmap = await load();

assert.equal(petmap.Clusters, undefined);
assert.equal(petmap.SceneMap, undefined);
assert.equal(petmap.PinIndex, undefined);
const warsaw = petmap.formatCoordinate({ latitude: 52.2297, longitude: 21.0122 });
assert.equal(warsaw, "52.22970, 21.01220");
const pet = { id: "a", latitude: 1, longitude: 2, petName: "Rex" };
const request = { at: { x: 200, y: 400 }, viewport: { width: 390, height: 844 } };
assert.match(new petmap.CalloutEngine().json(pet, request), /Rex/);

// Errors name the argument, the problem and the value.
const place = { size: { width: 100, height: 50 }, at: { x: 200, y: 400 }, viewport: request.viewport };
const rect = { x: 0, y: 0, width: 1, height: 1 };
for (const [wrong, message] of [
  [{ at: undefined }, "petmap: at: missing"],
  [{ at: { x: NaN, y: 1 } }, "petmap: at.x: not a number from -1000000000 to 1000000000: NaN"],
  [{ size: { width: "9", height: 1 } }, 'petmap: size.width: not a number from 0 to 1000000: "9"'],
  [{ viewport: { width: 1, height: 40000 } }, "petmap: viewport.height: not a number from 0.001 to 32767: 40000"],
  [{ insets: { left: 200, right: 200 } }, "petmap: insets: they cover the entire viewport"],
  [{ marker: { width: 9, height: 9, anchor: "corner" } },
    'petmap: marker.anchor: not one of bottom, center, top, left, right: "corner"'],
  [{ previous: "over" }, 'petmap: previous: not one of above, below, left, right: "over"'],
  [{ insets: 8 }, "petmap: insets: not an object: 8"],
  [{ side: "above" },
    "petmap: side: unknown option; known are size, at, viewport, insets, marker, gap, arrow, previous, sides, align, "
      + "padding, obstacles"],
  [{ sides: "above" }, 'petmap: sides: not a list: "above"'],
  [{ sides: [] }, "petmap: sides: no sides: []"],
  [{ sides: ["left", "top"] }, 'petmap: sides: not one of above, below, left, right: "top"'],
  [{ sides: ["left", "left"] }, 'petmap: sides: repeated "left"'],
  [{ align: "middle" }, 'petmap: align: not one of start, center, end: "middle"'],
  [{ padding: -1 }, "petmap: padding: not a number from 0 to 1000000: -1"],
  [{ padding: { bottom: NaN } }, "petmap: padding.bottom: not a number from 0 to 1000000: NaN"],
  [{ padding: "8" }, 'petmap: padding: not an object: "8"'],
  [{ arrow: { height: 201 } }, "petmap: arrow.height: not a number from 0 to 200: 201"],
  [{ obstacles: {} }, "petmap: obstacles: not a list: {}"],
  [{ obstacles: [{ x: 0, y: 0, width: 1 }] }, "petmap: obstacles[0].height: missing"],
  [{ obstacles: [rect, { ...rect, width: -1 }] }, "petmap: obstacles[1].width: not a number from 0 to 1000000000: -1"],
  [{ obstacles: [rect, , rect] }, "petmap: obstacles[1]: not an object: undefined"],
  [{ obstacles: Array(65).fill(rect) }, "petmap: obstacles: more than 64: 65"],
]) assert.throws(() => petmap.place({ ...place, ...wrong }), { message });
for (const [card, message] of [
  [{ width: 90 }, "petmap: width: not a number from 120 to 600: 90"],
  [{ fields: ["name", "badge", "name"] }, "petmap: fields: repeated \"name\""],
  [{ fields: "name" }, 'petmap: fields: not a list: "name"'],
  [{ photo: "tall" }, 'petmap: photo: not one of none, reserve: "tall"'],
  [{ measurer: { measure: () => 7, verticalMetrics: () => ({ ascent: 12, descent: 4 }) } },
    "petmap: measurer.fonts: not a string: undefined"],
]) assert.throws(() => new petmap.CalloutEngine(card), { message });
assert.throws(
  () => new petmap.CalloutEngine().json({ ...pet, latitude: "north" }, request),
  { message: 'petmap: announcement: latitude is not a number from -90 to 90: "north"' });
assert.throws(
  () => petmap.screenPoint({ latitude: 91, longitude: 0 }, { center: pet, zoom: 3 }, request.viewport),
  { message: "petmap: latitude: not a number from -90 to 90: 91" });

const { length } = gzipSync(readFileSync(join(directory, "callouts.wasm")), { level: 9 });
assert.ok(length <= 135_000, `${length} bytes gzipped`);
console.log("wasm: the engine without pins has all other features");
