// Custom content at a marker: measuring, placing, and updating its position while the page moves.

import { callback, element as validated, number, object, options as merged, reading } from "./arguments.js";
import { outline, rectangle } from "./callout-parts.js";

/**
 * Returns the outline of placed content and its arrow in the viewport as SVG path data, or an empty string if
 * the placement has no frame.
 */
export function placementPath(placement, given) {
  const { radius } = merged(given, { radius: 12 }, "placementPath");
  number(radius, "radius", 0);
  return reading("placement", () => (placement.frame ? outline(placement, radius) : ""));
}

/** The widths of elements without the limits that `movePlaced` sets, as last measured. */
const widths = new WeakMap();
/** The elements that `movePlaced` has moved. */
const placed = new WeakSet();

/**
 * Returns the size of an element in CSS pixels before transforms, for `place`. Limits from a previous placement do not
 * count, except that text is as high as it is at its limited width.
 */
export function contentSize(element) {
  let { width, height } = measured(validated(element, "element"));
  if (placed.has(element)) {
    const { style, scrollTop } = element;
    const { cssText } = style;
    style.maxHeight = style.overflow = "";
    ({ height } = measured(element));
    style.maxWidth = "";
    ({ width } = measured(element));
    style.cssText = cssText;
    element.scrollTop = scrollTop;
  }
  widths.set(element, width);
  return { width, height };
}

function measured(element) {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The bounding box is exact but includes transforms; offsets do not include them, but are integers.
  const isScaled = Math.abs(width - offsetWidth) > 1 || Math.abs(height - offsetHeight) > 1;
  return isScaled ? { width: offsetWidth, height: offsetHeight } : { width, height };
}

/** Returns the position of an element's center in the viewport element, and the size of the viewport. */
export function positionIn(viewport, element) {
  const box = validated(viewport, "viewport").getBoundingClientRect();
  const inner = validated(element, "element").getBoundingClientRect();
  // Positions are relative to the inner edge of the viewport's border.
  const [x, y] = [box.x + viewport.clientLeft, box.y + viewport.clientTop];
  return {
    at: { x: inner.x - x + inner.width / 2, y: inner.y - y + inner.height / 2 },
    viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
  };
}

/** Moves content, an absolutely positioned element in the viewport, to its placement. */
export function movePlaced(element, placement) {
  const { frame, scrolls } = object(placement, "placement");
  validated(element, "element").style.visibility = frame ? "visible" : "hidden";
  if (!frame) return;
  const [x, y, width, height] = rectangle(frame);
  // A limit that is not needed would keep content from growing, which would go unnoticed. Frames are rounded.
  const isWhole = placed.has(element) && widths.get(element) < width + 0.01;
  placed.add(element);
  Object.assign(element.style, {
    left: `${x}px`, top: `${y}px`, maxWidth: isWhole ? "" : `${width}px`,
    maxHeight: scrolls ? `${height}px` : "", overflow: scrolls ? "auto" : "", boxSizing: "border-box",
    // The width of text must not depend on the space to the right of the element.
    marginRight: "-100vw",
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
