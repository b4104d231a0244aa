// Custom content at a marker: measuring, placing, and updating its position while the page moves.

import { callback, element as validated, object } from "./arguments.js";
import { outline } from "./callout-parts.js";

/**
 * Returns the outline of placed content and its arrow in the viewport as SVG path data, or an empty string if
 * the placement has no frame.
 */
export function placementPath(placement, { radius = 12 } = {}) {
  return placement.frame ? outline(placement, radius) : "";
}

/** Returns the size of an element in CSS pixels before transforms, for `place`. */
export function contentSize(element) {
  const { width, height } = validated(element, "element").getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The bounding box is exact but includes transforms; offsets do not include them, but are integers.
  const isScaled = Math.abs(width - offsetWidth) > 1 || Math.abs(height - offsetHeight) > 1;
  return isScaled ? { width: offsetWidth, height: offsetHeight } : { width, height };
}

/** Returns the position of an element's center in the viewport element, and the size of the viewport. */
export function positionIn(viewport, element) {
  const [box, inner] = [viewport.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    at: { x: inner.x - box.x + inner.width / 2, y: inner.y - box.y + inner.height / 2 },
    viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
  };
}

/** Moves content, an absolutely positioned element in the viewport, to its placement. */
export function movePlaced(element, placement) {
  element.style.visibility = placement.frame ? "visible" : "hidden";
  if (!placement.frame) return;
  const { x, y, width, height } = placement.frame;
  Object.assign(element.style, {
    left: `${x}px`, top: `${y}px`, maxWidth: `${width}px`, maxHeight: placement.scrolls ? `${height}px` : "",
    overflow: placement.scrolls ? "auto" : "",
  });
}

/**
 * Calls `update` now and, at most once per frame, whenever elements move or change size, until the returned
 * function is called. If `animationFrame` is set, calls it in every frame, for elements that move without an
 * event.
 */
export function autoUpdate(elements, update, given) {
  callback(update, "update");
  const { animationFrame } = object(given ?? {}, "options");
  const list = [elements].flat().map((element) => validated(element, "elements"));
  let [frame, isOver] = [0, false];
  const run = () => {
    frame = 0;
    if (isOver) return;
    update();
    if (animationFrame) request();
  };
  const request = () => {
    if (!frame) frame = requestAnimationFrame(run);
  };
  // Update before adding listeners, so that none are left behind if the update throws.
  update();
  const sizes = new ResizeObserver(request);
  for (const element of list) sizes.observe(element);
  // Scroll events do not bubble, so the window listens in the capture phase.
  const options = { capture: true, passive: true };
  for (const event of ["scroll", "resize"]) window.addEventListener(event, request, options);
  document.fonts?.addEventListener?.("loadingdone", request);
  if (animationFrame) request();
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    sizes.disconnect();
    for (const event of ["scroll", "resize"]) window.removeEventListener(event, request, options);
    document.fonts?.removeEventListener?.("loadingdone", request);
  };
}
