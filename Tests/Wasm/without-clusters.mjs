// The engine without clusters and scenes is there for what remains, and small.
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
const warsaw = petmap.formatCoordinate({ latitude: 52.2297, longitude: 21.0122 });
assert.equal(warsaw, "52.22970, 21.01220");
const index = new petmap.PinIndex([1, 2], [1, 2]);
assert.deepEqual([...index.inBox([0, 0, 1.5, 1.5])], [0]);
const pet = { id: "a", latitude: 1, longitude: 2, petName: "Rex" };
const request = { at: { x: 200, y: 400 }, viewport: { width: 390, height: 844 } };
assert.match(new petmap.CalloutEngine().json(pet, request), /Rex/);

const { length } = gzipSync(readFileSync(join(directory, "callouts.wasm")), { level: 9 });
assert.ok(length <= 172_000, `${length} bytes gzipped`);
console.log("wasm: the engine without clusters has the rest");
