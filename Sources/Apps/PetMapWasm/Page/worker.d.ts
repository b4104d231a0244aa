import type { PetMap } from "./petmap.js";

export { connect } from "./petmap.js";

/** Handles the calls of pages that `connect` to this worker. */
export function serve(loading: Promise<PetMap>, scope?: unknown): void;
