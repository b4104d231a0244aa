// Bundled by esbuild, which copies the .wasm file next to the bundle. The page is in another folder.
import { load } from "petmap";
import wasm from "petmap/petmap.wasm";
import { report, tryEngine } from "./checks.js";

report(load(new URL(wasm, import.meta.url)).then(tryEngine));
