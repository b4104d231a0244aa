// Content that floats over the page: where it is rendered, how it is closed, and what keeps the focus in it.

import { callback, element as validated } from "./arguments.js";
import { frameOf } from "./content.js";

/**
 * Creates an element in another container whose coordinates are those of the viewport element, so that placed content
 * in it is not cut off by the viewport. `update` follows the viewport.
 */
export function portal(viewport, container = document.body) {
  frameOf(viewport);
  const make = (parent, style) => {
    const made = parent.appendChild(parent.ownerDocument.createElement("div"));
    Object.assign(made.style, { position: "absolute", left: 0, top: 0, ...style });
    return made;
  };
  // The outer element shows where the container has its origin and how large its pixels are. The inner one has the width
  // of the viewport, in which text wraps, but no height, so that it does not intercept clicks next to the content.
  const outer = make(validated(container, "container"), {
    width: "100px", height: "100px", visibility: "hidden", pointerEvents: "none",
  });
  const element = make(outer, { transformOrigin: "0 0", visibility: "visible", pointerEvents: "auto" });
  const update = () => {
    const { x, y, sx, sy } = frameOf(viewport);
    const box = outer.getBoundingClientRect();
    const [kx, ky] = [box.width / 100 || 1, box.height / 100 || 1];
    element.style.width = `${viewport.clientWidth}px`;
    element.style.transform = `translate(${(x - box.x) / kx}px, ${(y - box.y) / ky}px) scale(${sx / kx}, ${sy / ky})`;
  };
  update();
  return { element, update, remove: () => outer.remove() };
}

/** Listens to events of targets, by default before other listeners, until the returned function is called. */
function listen(targets, listeners, isFirst = true) {
  const each = (call) => {
    for (const [type, listener] of Object.entries(listeners)) {
      for (const target of targets) target[call](type, listener, { capture: isFirst });
    }
  };
  each("addEventListener");
  return () => each("removeEventListener");
}

/** Adds an entry to a list until the returned function is called. Only the last entry handles an event. */
function push(list, entry) {
  list.push(entry);
  return () => {
    if (list.includes(entry)) list.splice(list.indexOf(entry), 1);
  };
}

const dismissals = [];
/** The distance in CSS pixels beyond which moving a pointer is a drag. */
const tolerance = 5;

/**
 * Calls `onclose` for Escape and for clicks and taps outside the elements, until the returned function is called. Drags,
 * such as moving the map, do not count. If several layers are open, Escape closes the latest one.
 */
export function dismiss(elements, onclose) {
  callback(onclose, "onclose");
  const list = [elements].flat().map((element) => validated(element, "elements"));
  const isInside = (event) => event.composedPath().some((target) => list.includes(target));
  // Clicks are detected by pointer events, because Safari on iOS does not click elements without their own listeners.
  // A click that began before this call, or inside, is not one outside.
  let start = null;
  const pop = push(dismissals, onclose);
  const stop = listen([document], {
    pointerdown(event) {
      start = event.isPrimary && event.button === 0 && !isInside(event) ? event : null;
    },
    pointercancel() {
      start = null;
    },
    pointerup(event) {
      const from = start;
      start = null;
      if (!from || isInside(event)) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= tolerance) onclose(event);
    },
  });
  // Escape comes last, because what is open in the content may close instead.
  const stopKeys = listen([document], {
    keydown(event) {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      if (dismissals[dismissals.length - 1] !== onclose) return;
      event.preventDefault();
      onclose(event);
    },
  }, false);
  return () => {
    stop();
    stopKeys();
    pop();
  };
}

const traps = [];

/**
 * Keeps the focus in an element: Tab and Shift+Tab cycle through it. The returned function ends this and returns the
 * focus to where it was before.
 */
export function trapFocus(element) {
  const root = validated(element, "element").getRootNode();
  const before = root.activeElement;
  const stops = () => [...element.querySelectorAll("*")].filter((stop) =>
    stop.tabIndex >= 0 && !stop.matches(":disabled, [inert] *") && stop.getClientRects().length
      && getComputedStyle(stop).visibility === "visible");
  let isBackward = false;
  const enter = () => {
    const list = stops();
    const stop = list[isBackward ? list.length - 1 : 0];
    if (!stop && !element.hasAttribute("tabindex")) element.tabIndex = -1;
    (stop ?? element).focus({ preventScroll: true });
  };
  const pop = push(traps, element);
  const isLatest = () => traps[traps.length - 1] === element;
  // A shadow root's document is not notified if the focus moves within the root.
  const stop = listen([element.ownerDocument, root], {
    keydown(event) {
      if (event.key !== "Tab" || event.defaultPrevented || !isLatest()) return;
      isBackward = event.shiftKey;
      const list = stops();
      const { activeElement } = root;
      const index = list.indexOf(activeElement);
      const isAtEnd = isBackward ? index <= 0 : index === list.length - 1;
      if (!isAtEnd && element.contains(activeElement)) return;
      event.preventDefault();
      enter();
    },
    // The focus can also leave by a click, or where the browser skips elements.
    focusin(event) {
      if (isLatest() && !event.composedPath().includes(element)) enter();
    },
  });
  if (!element.contains(before)) enter();
  return () => {
    stop();
    pop();
    const { activeElement } = root;
    const isLost = !activeElement || activeElement === element.ownerDocument.body || element.contains(activeElement);
    if (isLost && before?.isConnected) before.focus({ preventScroll: true });
  };
}
