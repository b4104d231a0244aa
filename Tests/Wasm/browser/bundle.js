// Bundled by esbuild, which copies the .wasm file next to the bundle and provides its URL.
import { load } from "petmap";
import wasm from "petmap/petmap.wasm";
import { report, tryEngine } from "./checks.js";

report(load(wasm).then(tryEngine));
