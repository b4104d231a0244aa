import type { PetMap } from "./petmap.js";

export { connect } from "./petmap.js";

/** Answers, in a worker, the calls of a page's `connect`. */
export function serve(loading: Promise<PetMap>, scope?: unknown): void;
