// Draws pins and clusters like the engine: teardrops with a symbol, and rings with the proportions of missing, found and
// closed pins. The dimensions are those of PinMarker and ClusterCircle.

export const colors = { MISSING: "#E5322D", FOUND: "#155DFC", CLOSED: "#93A2B4" };
const statuses = /** @type {const} */ (["MISSING", "FOUND", "CLOSED"]);
/** The number of steps to which a ring's proportions are rounded, to limit the number of images. */
const ringParts = 12;
const [headRadius, headRise] = [14, 22];

/** @typedef {{ data: ImageData, pixelRatio: number }} Picture */

/** @param {number} width @param {number} height @param {number} ratio */
function canvas(width, height, ratio) {
  const element = document.createElement("canvas");
  element.width = Math.ceil(width * ratio);
  element.height = Math.ceil(height * ratio);
  const context = /** @type {CanvasRenderingContext2D} */ (element.getContext("2d"));
  context.scale(ratio, ratio);
  return { element, context };
}

/**
 * Traces a teardrop with its tip at the origin, inset from its edges.
 * @param {CanvasRenderingContext2D} context
 * @param {number} inset
 */
function teardrop(context, inset) {
  const radius = headRadius - inset;
  const reach = headRise - (inset * headRise) / headRadius;
  const half = Math.acos(radius / reach);
  context.beginPath();
  context.moveTo(0, reach - headRise);
  context.arc(0, -headRise, radius, Math.PI / 2 - half, Math.PI / 2 + half, true);
  context.closePath();
}

const symbols = {
  MISSING: [[[0, -6], [0, 1.5]], [[0, 6], [0, 6.01]]],
  FOUND: [[[-5, 0.5], [-1.5, 4], [5, -4]]],
  CLOSED: [[[-4, -4], [4, 4]], [[4, -4], [-4, 4]]],
};

/** The size of a pin's image in CSS pixels, and the position of its tip. */
export const pinBox = { width: 36, height: 44, tipX: 18, tipY: 40 };

/** @param {"MISSING" | "FOUND" | "CLOSED"} status @param {boolean} isSelected @param {number} ratio */
export function drawPin(status, isSelected, ratio) {
  const { element, context } = canvas(pinBox.width, pinBox.height, ratio);
  context.translate(pinBox.tipX, pinBox.tipY);
  context.save();
  context.shadowColor = "rgba(0, 0, 0, 0.35)";
  context.shadowBlur = 4 * ratio;
  context.shadowOffsetY = ratio;
  teardrop(context, 0);
  context.fillStyle = "#FFFFFF";
  context.fill();
  context.restore();
  if (isSelected) {
    teardrop(context, 1.5);
    context.fillStyle = "#1C2733";
    context.fill();
  }
  teardrop(context, isSelected ? 3.5 : 1.5);
  context.fillStyle = colors[status];
  context.fill();
  context.beginPath();
  for (const line of symbols[status]) {
    line.forEach(([x = 0, y = 0], index) => {
      if (index) context.lineTo(x, y - headRise);
      else context.moveTo(x, y - headRise);
    });
  }
  context.lineWidth = 2.75;
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = "#FFFFFF";
  context.stroke();
  return element;
}

/**
 * Returns the style expression for the name of a cluster's image: the abbreviated count, and the proportions in twelfths.
 * @returns {any}
 */
export function ringName() {
  const share = (/** @type {string} */ status) => ["case", ["==", ["coalesce", ["get", status], 0], 0], 0,
    ["max", 1, ["round", ["/", ["*", ringParts, ["get", status]], ["get", "point_count"]]]]];
  return ["concat", "ring/", ["get", "point_count_abbreviated"], "/", share("missing"), "/", share("found"), "/",
    share("closed")];
}

/** @param {string} words `950`, `1.3k`, `2M` */
function count(words) {
  const scale = { k: 1e3, M: 1e6, G: 1e9 }[words.slice(-1)];
  return scale ? Number(words.slice(0, -1)) * scale : Number(words);
}

/** @param {string} name @param {number} ratio @returns {HTMLCanvasElement | null} */
function drawRing(name, ratio) {
  const [kind, words = "", ...shares] = name.split("/");
  if (kind !== "ring" || shares.length !== 3) return null;
  const decades = Math.log10(Math.max(1, count(words) || 1));
  const radius = Math.min(36, 13 + 2 * decades + 0.4 * decades * decades);
  const ring = 2.5 + radius / 14;
  const middle = radius + 4;
  const { element, context } = canvas(2 * middle, 2 * middle, ratio);
  context.translate(middle, middle);
  context.save();
  context.shadowColor = "rgba(31, 51, 64, 0.35)";
  context.shadowBlur = 4 * ratio;
  context.shadowOffsetY = ratio;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = "#FFFFFF";
  context.fill();
  context.restore();
  const total = shares.reduce((sum, share) => sum + Number(share), 0);
  let start = -Math.PI / 2;
  context.lineWidth = ring;
  shares.forEach((share, index) => {
    const angle = (2 * Math.PI * Number(share)) / (total || 1);
    if (!angle) return;
    const gap = Number(share) === total ? 0 : Math.min(0.75 / radius, angle / 4);
    context.beginPath();
    context.arc(0, 0, radius - ring / 2, start + gap, start + angle - gap);
    context.strokeStyle = colors[/** @type {"MISSING"} */ (statuses[index])];
    context.stroke();
    start += angle;
  });
  const size = Math.min(17, Math.max(10, Math.round(radius * 0.58)));
  context.font = `700 ${size}px Inter, system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = "#2C3A43";
  context.fillText(words, 0, size * 0.36);
  return element;
}

/**
 * Returns the image that a style refers to, such as `pin/MISSING` or `ring/1.3k/4/8/0`, or null for other names.
 * @param {string} name
 * @returns {Picture | null}
 */
export function picture(name) {
  const pixelRatio = Math.max(1, Math.min(3, Math.ceil(devicePixelRatio)));
  const status = /** @type {"MISSING"} */ (/^pin\/(MISSING|FOUND|CLOSED)$/.exec(name)?.[1]);
  const element = status ? drawPin(status, false, pixelRatio) : drawRing(name, pixelRatio);
  const context = element?.getContext("2d");
  return element && context
    ? { data: context.getImageData(0, 0, element.width, element.height), pixelRatio } : null;
}
