import type { PetMap } from "./petmap.js";

export { connect } from "./petmap.js";

/** Handles, in a worker, the calls from a page's `connect`. */
export function serve(loading: Promise<PetMap>, scope?: unknown): void;
