// A caller's own content at a marker: measured, placed, and kept in place while the page moves.

import { callback } from "./arguments.js";
import { outline } from "./callout-parts.js";

/** The path around placed content and its arrow, in the viewport: SVG's `d`; empty where there is no frame. */
export function placementPath(placement, { radius = 12 } = {}) {
  return placement.frame ? outline(placement, radius) : "";
}

/** An element's size in CSS pixels before any transform, as `place` takes it. */
export function contentSize(element) {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The box is exact but scaled by transforms, the offsets are not scaled but whole numbers.
  const isScaled = Math.abs(width - offsetWidth) > 1 || Math.abs(height - offsetHeight) > 1;
  return isScaled ? { width: offsetWidth, height: offsetHeight } : { width, height };
}

/** Where an element's middle stands in another one that is the viewport, and how large the viewport is. */
export function positionIn(viewport, element) {
  const [box, inner] = [viewport.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    at: { x: inner.x - box.x + inner.width / 2, y: inner.y - box.y + inner.height / 2 },
    viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
  };
}

/** Puts content, an absolutely positioned element of the viewport's, where a placement has it. */
export function movePlaced(element, placement) {
  element.style.visibility = placement.frame ? "visible" : "hidden";
  if (!placement.frame) return;
  const { x, y, width, height } = placement.frame;
  Object.assign(element.style, {
    left: `${x}px`, top: `${y}px`, maxWidth: `${width}px`, maxHeight: placement.scrolls ? `${height}px` : "",
    overflow: placement.scrolls ? "auto" : "",
  });
}

/** Calls `update` now and whenever elements move or change their size; until the function that it returns is called.
 *
 * At most once a frame. `animationFrame` looks at every frame, for what moves without an event. */
export function autoUpdate(elements, update, { animationFrame = false } = {}) {
  callback(update, "update");
  const list = [elements].flat();
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
  const sizes = new ResizeObserver(request);
  for (const element of list) sizes.observe(element);
  // Scrolling is told to its own element alone, so the window listens on the way down.
  const options = { capture: true, passive: true };
  for (const event of ["scroll", "resize"]) window.addEventListener(event, request, options);
  document.fonts?.addEventListener?.("loadingdone", request);
  update();
  if (animationFrame) request();
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    sizes.disconnect();
    for (const event of ["scroll", "resize"]) window.removeEventListener(event, request, options);
    document.fonts?.removeEventListener?.("loadingdone", request);
  };
}
