// Parts shared by the drawing of callouts as DOM elements and as SVG.

import { number, point as pointOf } from "./arguments.js";

export const fonts = "Inter, system-ui, sans-serif";
/** Constants of the layout contract that the JSON does not include. */
export const photoRadius = 8;
export const placeholder = { diameter: 63, background: "#EEEEEE", paw: 24, color: "#93A2B4" };

/** A paw print in a 24 × 24 square. */
export const paw = "M12 11c-3 0-6 4-6 7 0 2 1.5 3 3 3s2-.7 3-.7 1.5.7 3 .7 3-1 3-3c0-3-3-7-6-7Z"
  + "M4.5 8.5a2 2.6 0 1 0 .01 0ZM9 3.5a2 2.6 0 1 0 .01 0ZM15 3.5a2 2.6 0 1 0 .01 0Z"
  + "M19.5 8.5a2 2.6 0 1 0 .01 0Z";

/** Validates the numbers of a frame, and returns them. */
export function rectangle(frame) {
  return ["x", "y", "width", "height"].map((name) => number(frame[name], `frame.${name}`));
}

/** Returns the outline of a frame and its arrow in the viewport as SVG path data. */
export function outline({ frame, arrow }, radius) {
  const [x, y, width, height] = rectangle(frame);
  // On a short edge, the corners get the space that the arrow's base leaves.
  const base = (along) => (arrow ? Math.abs(arrow.base[1][along] - arrow.base[0][along]) : 0);
  const r = Math.max(0, Math.min(radius, (width - base("x")) / 2, (height - base("y")) / 2));
  const point = (given) => `L${pointOf(given, "arrow").join(" ")}`;
  const tip = (direction, backwards = false) => {
    if (arrow?.direction !== direction) return "";
    const [start, end] = backwards ? [arrow.base[1], arrow.base[0]] : arrow.base;
    return point(start) + point(arrow.tip) + point(end);
  };
  const corner = (x, y) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  const [right, bottom] = [x + width, y + height];
  return `M${x + r} ${y}${tip("up")}L${right - r} ${y}${corner(right, y + r)}${tip("right")}`
    + `L${right} ${bottom - r}${corner(right - r, bottom)}${tip("down", true)}`
    + `L${x + r} ${bottom}${corner(x, bottom - r)}${tip("left", true)}L${x} ${y + r}`
    + `${corner(x + r, y)}Z`;
}

/** Returns the URL of a photo if its scheme is safe for images, otherwise null. */
export function photoURL(url, base) {
  try {
    const { protocol, href } = new URL(url, base ?? globalThis.document?.baseURI);
    return ["https:", "http:", "data:", "blob:"].includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
