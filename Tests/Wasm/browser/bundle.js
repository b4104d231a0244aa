// Bundled by esbuild, which puts the .wasm beside the bundle and gives its address.
import { load } from "petmap";
import wasm from "petmap/petmap.wasm";
import { tell, tryEngine } from "./checks.js";

tell(load(wasm).then(tryEngine));
