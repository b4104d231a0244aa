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
 * Returns the size of an element for `place`, in CSS pixels of its parent: before transforms, but after its own `zoom`.
 * Limits from a previous placement do not count, except that text is as high as it is at its limited width.
 */
export function contentSize(element) {
  const zoom = ownZoom(validated(element, "element"));
  let [width, height] = ownSize(element);
  if (placed.has(element)) {
    const { style, scrollTop } = element;
    const { cssText } = style;
    style.maxHeight = style.overflow = "";
    [, height] = ownSize(element);
    style.maxWidth = "";
    [width] = ownSize(element);
    style.cssText = cssText;
    element.scrollTop = scrollTop;
  }
  widths.set(element, width * zoom);
  return { width: width * zoom, height: height * zoom };
}

const styleOf = (element) => globalThis.getComputedStyle?.(element) ?? {};

const ownZoom = (element) => parseFloat(styleOf(element).zoom) || 1;

/** Returns the width and height of an element in its own CSS pixels: before transforms and `zoom`. */
function ownSize(element) {
  const style = styleOf(element);
  return [["width", "Left", "Right"], ["height", "Top", "Bottom"]].map(([name, ...edges]) => {
    const offset = element[`offset${name[0].toUpperCase()}${name.slice(1)}`];
    let length = parseFloat(style[name]);
    if (style.boxSizing !== "border-box") {
      for (const edge of edges) length += parseFloat(style[`padding${edge}`]) + parseFloat(style[`border${edge}Width`]);
    }
    // The style is exact, but excludes scroll bars; offsets include them, but are integers. Elements such as <svg> and
    // inline ones have only one or neither.
    if (Number.isNaN(length) || offset === undefined) return offset ?? element.getBoundingClientRect()[name];
    const bar = offset - length;
    return Math.abs(bar) < 1 ? length : length + Math.round(bar);
  });
}

/**
 * Returns the position of a viewport element's coordinates on the screen: the inner edge of its border, and how many
 * pixels of the screen a CSS pixel in it takes, across and down.
 */
export function frameOf(viewport) {
  const { x, y, width, height } = validated(viewport, "viewport").getBoundingClientRect();
  const style = styleOf(viewport);
  const own = ownSize(viewport);
  const scale = (shown, length) => (Math.abs(shown - length) < 1 / 32 || !shown ? 1 : shown / length);
  const [sx, sy] = [scale(width, own[0]), scale(height, own[1])];
  return {
    x: x + (parseFloat(style.borderLeftWidth) || 0) * sx, y: y + (parseFloat(style.borderTopWidth) || 0) * sy, sx, sy,
  };
}

/** Returns the rectangle of an element in the viewport element. */
export function rectangleIn(viewport, element) {
  const { x, y, sx, sy } = frameOf(viewport);
  const box = validated(element, "element").getBoundingClientRect();
  return { x: (box.x - x) / sx, y: (box.y - y) / sy, width: box.width / sx, height: box.height / sy };
}

/** Returns the position of an element's center in the viewport element, and the size of the viewport. */
export function positionIn(viewport, element) {
  const { x, y, width, height } = rectangleIn(viewport, element);
  return {
    at: { x: x + width / 2, y: y + height / 2 },
    viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
  };
}

/** Moves content, an absolutely positioned element in the viewport, to its placement. */
export function movePlaced(element, placement) {
  const { frame, scrolls } = object(placement, "placement");
  validated(element, "element").style.visibility = frame ? "visible" : "hidden";
  if (!frame) return;
  const [x, y, width, height] = rectangle(frame);
  const zoom = ownZoom(element);
  // A limit that is not needed would keep content from growing, which would go unnoticed. Frames are rounded.
  const isWhole = placed.has(element) && widths.get(element) < width + 0.01;
  placed.add(element);
  Object.assign(element.style, {
    left: `${x / zoom}px`, top: `${y / zoom}px`, maxWidth: isWhole ? "" : `${width / zoom}px`,
    maxHeight: scrolls ? `${height / zoom}px` : "", overflow: scrolls ? "auto" : "", boxSizing: "border-box",
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
