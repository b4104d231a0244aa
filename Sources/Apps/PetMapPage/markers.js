// Pins and clusters, drawn like the engine: teardrops with a symbol, and rings with the proportions of missing, found and
// closed pins, as images for the map's layers; and the elements above the map, such as the selected pin and fans. The
// dimensions are those of PinMarker and ClusterCircle.

/** The service inserts the colors. */
const colors = { MISSING: "{{MISSING.color}}", FOUND: "{{FOUND.color}}", CLOSED: "{{CLOSED.color}}" };
const statuses = /** @type {const} */ (["MISSING", "FOUND", "CLOSED"]);
/** The number of steps to which a ring's proportions are rounded, to limit the number of images. */
const ringParts = 12;
const [headRadius, headHeight] = [14, 22];

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./service.js").Pet} Pet
 * @typedef {{ data: ImageData, pixelRatio: number }} Picture
 * @typedef {{ pet: Pet, dx: number, dy: number }} Leg
 */

/** @param {number} width @param {number} height @param {number} ratio */
function canvas(width, height, ratio) {
  const element = document.createElement("canvas");
  element.width = Math.ceil(width * ratio);
  element.height = Math.ceil(height * ratio);
  // Pixels are read from the canvas. A GPU would have to finish all its work first.
  const context = /** @type {CanvasRenderingContext2D} */ (element.getContext("2d", { willReadFrequently: true }));
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
  const reach = headHeight - (inset * headHeight) / headRadius;
  const half = Math.acos(radius / reach);
  context.beginPath();
  context.moveTo(0, reach - headHeight);
  context.arc(0, -headHeight, radius, Math.PI / 2 - half, Math.PI / 2 + half, true);
  context.closePath();
}

const symbols = {
  MISSING: [[[0, -6], [0, 1.5]], [[0, 6], [0, 6.01]]],
  FOUND: [[[-5, 0.5], [-1.5, 4], [5, -4]]],
  CLOSED: [[[-4, -4], [4, 4]], [[4, -4], [-4, 4]]],
};

/** The size of a pin's image in CSS pixels, and the position of its tip. */
const pinBox = { width: 36, height: 44, tipX: 18, tipY: 40 };
/** The same for a pin with a badge. */
const stackBox = { width: 60, height: 48, tipX: 30, tipY: 44 };

/**
 * Draws a pin at the upper left of a canvas, and returns the size of its image.
 * @param {CanvasRenderingContext2D} context
 * @param {"MISSING" | "FOUND" | "CLOSED"} status
 * @param {number} ratio
 * @param {{ isSelected?: boolean, hasShadow?: boolean, badge?: string }} options `badge` is the number of pins at the
 *   pin's coordinate, if there are several
 */
function drawPin(context, status, ratio, { isSelected = false, hasShadow = true, badge = "" }) {
  const box = badge ? stackBox : pinBox;
  context.translate(box.tipX, box.tipY);
  context.save();
  if (hasShadow) {
    context.shadowColor = "rgba(0, 0, 0, 0.35)";
    context.shadowBlur = 4 * ratio;
    context.shadowOffsetY = ratio;
  }
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
      if (index) context.lineTo(x, y - headHeight);
      else context.moveTo(x, y - headHeight);
    });
  }
  context.lineWidth = 2.75;
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = "#FFFFFF";
  context.stroke();
  if (badge) drawBadge(context, badge);
  return box;
}

/**
 * Draws a number at the upper right of a pin whose tip is at the origin.
 * @param {CanvasRenderingContext2D} context
 * @param {string} words
 */
function drawBadge(context, words) {
  context.font = "700 10px Inter, system-ui, sans-serif";
  context.textAlign = "center";
  // A line with round ends, which is a circle for a single digit.
  const half = Math.max(0.01, context.measureText(words).width / 2 - 3.5);
  const [x, y] = [10 + half / 2, -headHeight - 13];
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x + half, y);
  for (const [width, color] of /** @type {const} */ ([[17, "#FFFFFF"], [14, "#1C2733"]])) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
  context.fillStyle = "#FFFFFF";
  context.fillText(words, x, y + 3.5);
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

/**
 * Returns the style expression for the name of a pin's image: the status and, for several pins at the same coordinate,
 * their number.
 * @returns {any}
 */
export function pinName() {
  const badge = ["case", ["!", ["has", "stack"]], "", [">", ["get", "stack"], 99], "/99+", ["concat", "/", ["get", "stack"]]];
  return ["concat", "pin/", ["get", "status"], badge];
}

/** @param {string} words `950`, `1.3k`, `2.7m` */
function count(words) {
  const scale = { k: 1e3, m: 1e6 }[words.slice(-1)];
  return scale ? Number(words.slice(0, -1)) * scale : Number(words);
}

/**
 * Draws a cluster at the upper left of a canvas, and returns the size of its image, or null for names of other images.
 * @param {CanvasRenderingContext2D} context
 * @param {string} name
 * @param {number} ratio
 */
function drawRing(context, name, ratio) {
  const [kind, words = "", ...shares] = name.split("/");
  if (kind !== "ring" || shares.length !== 3) return null;
  const decades = Math.log10(Math.max(1, count(words) || 1));
  const radius = Math.min(36, 13 + 2 * decades + 0.4 * decades * decades);
  const ring = 2.5 + radius / 14;
  const middle = radius + 4;
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
  return { width: 2 * middle, height: 2 * middle };
}

/** The side of the largest image of a pin or a cluster in CSS pixels. */
const largestSide = 80;
/**
 * A canvas on which all images for the map are drawn. Creating one for each image would take longer than drawing it.
 * @type {{ context: CanvasRenderingContext2D, ratio: number } | null}
 */
let board = null;

/**
 * Returns the image that a style refers to, such as `pin/MISSING`, `pin/MISSING/3` or `ring/1.3k/4/8/0`, or null for other
 * names.
 * @param {string} name
 * @returns {Picture | null}
 */
export function picture(name) {
  // MapLibre interpolates images only if their resolution differs from that of the screen. Otherwise, it may skip or
  // repeat a column of pixels, which is visible in the digits of clusters. A higher resolution would make the atlas of
  // a tile's images larger, which MapLibre uploads in one piece. On screens with more than four pixels per CSS pixel, as
  // at a browser zoom of 500 %, four are enough.
  const pixelRatio = devicePixelRatio > 4 ? 4 : Math.ceil(devicePixelRatio) + 0.25;
  const [, status, badge = ""] = /^pin\/(MISSING|FOUND|CLOSED)(?:\/(.+))?$/.exec(name) ?? [];
  if (board?.ratio !== pixelRatio) board = { ...canvas(largestSide, largestSide, pixelRatio), ratio: pixelRatio };
  const { context } = board;
  context.clearRect(0, 0, largestSide, largestSide);
  context.save();
  // The shadows of pins at the same coordinate would add up to black.
  const size = status
    ? drawPin(context, /** @type {"MISSING"} */ (status), pixelRatio, { hasShadow: false, badge })
    : drawRing(context, name, pixelRatio);
  context.restore();
  if (!size) return null;
  const [width, height] = [Math.ceil(size.width * pixelRatio), Math.ceil(size.height * pixelRatio)];
  return { data: context.getImageData(0, 0, width, height), pixelRatio };
}

/** @param {Pet["status"]} status @param {boolean} isSelected */
function pinElement(status, isSelected) {
  const ratio = Math.max(1, Math.min(3, Math.ceil(devicePixelRatio)));
  const { element, context } = canvas(pinBox.width, pinBox.height, ratio);
  drawPin(context, status, ratio, { isSelected });
  element.className = isSelected ? "pin selected" : "pin";
  Object.assign(element.style, { width: `${pinBox.width}px`, height: `${pinBox.height}px` });
  return element;
}

const svg = "http://www.w3.org/2000/svg";

/**
 * Elements above the map: the selected pin, the pin highlighted by the list, the user's position, and a fan of pins at the
 * same coordinate, which can be reached by keyboard.
 */
export class Overlay {
  #root;
  #point;
  #spread;
  #onfan;
  /** @type {Map<string, { element: HTMLElement, at: Coordinate, pet: string }>} */
  #elements = new Map();
  /** @type {{ at: Coordinate, legs: Leg[] } | null} */
  #fan = null;
  /** @type {Element | null} the element that had the focus before the fan opened */
  #opener = null;

  /**
   * @param {HTMLElement} root
   * @param {(coordinate: Coordinate) => { x: number, y: number }} point
   * @param {(id: string) => { dx: number, dy: number } | undefined} spread returns the offset of a pin that the map itself
   *   draws in a fan
   * @param {(id: string | null) => void} onfan called with the pin that the map shows for the pins in the open fan
   */
  constructor(root, point, spread, onfan) {
    this.#root = root;
    this.#point = point;
    this.#spread = spread;
    this.#onfan = onfan;
  }

  /** Repositions all elements after the map has moved. */
  update() {
    for (const { element, at, pet } of this.#elements.values()) {
      const { x, y } = this.#point(at);
      const { dx, dy } = this.offset(pet);
      element.style.transform = `translate(${x + dx}px, ${y + dy}px)`;
    }
  }

  /** @param {string} name @param {HTMLElement | null} element @param {Coordinate} [at] @param {string} [pet] the pin's ID */
  #put(name, element, at, pet = "") {
    this.#elements.get(name)?.element.remove();
    this.#elements.delete(name);
    if (!element || !at) return;
    this.#elements.set(name, { element, at, pet });
    this.#root.append(element);
    this.update();
  }

  /**
   * Draws the selected pin above all others, even if it is part of a cluster.
   * @param {{ pet: Pick<Pet, "id" | "status">, at: Coordinate } | null} selection
   */
  select(selection) {
    this.#put("selected", selection && pinElement(selection.pet.status, true), selection?.at, selection?.pet.id);
  }

  /**
   * Returns the offset of a pin from its coordinate, which is zero unless the pin is in a fan.
   * @param {string} id
   */
  offset(id) {
    const leg = this.#fan?.legs.find(({ pet }) => pet.id === id) ?? this.#spread(id);
    return { dx: leg?.dx ?? 0, dy: leg?.dy ?? 0 };
  }

  /** @param {Pet | null} pet */
  point(pet) {
    const element = pet && document.createElement("div");
    if (element) element.className = "pointer";
    const at = pet ? { latitude: pet.locationLatitude, longitude: pet.locationLongitude } : undefined;
    this.#put("pointer", element, at, pet?.id);
  }

  /** @param {Coordinate | null} position */
  here(position) {
    const element = position && document.createElement("div");
    if (element) element.className = "here";
    this.#put("here", element, position ?? undefined);
  }

  /** Whether a fan is open. */
  get isFanned() {
    return this.#fan !== null;
  }

  /**
   * Shows pins at the same coordinate as buttons around that coordinate. When the fan closes, the focus returns to where
   * it was, or else to the map.
   * @param {{ at: Coordinate, legs: Leg[] } | null} fan
   * @param {string} [label]
   * @param {(pet: Pet) => string} [name]
   * @param {(pet: Pet) => void} [onchoice]
   */
  fan(fan, label = "", name, onchoice) {
    this.#fan = fan;
    // The pins are in the order of their ranks, and the map shows the one with the best rank.
    this.#onfan(fan?.legs[0]?.pet.id ?? null);
    if (!fan || !name || !onchoice) return this.#closeFan();
    this.#opener = document.activeElement;
    const group = document.createElement("div");
    group.className = "fan";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", label);
    const legs = document.createElementNS(svg, "svg");
    legs.setAttribute("aria-hidden", "true");
    group.append(legs);
    for (const { pet, dx, dy } of fan.legs) {
      const line = document.createElementNS(svg, "line");
      line.setAttribute("x2", String(dx));
      line.setAttribute("y2", String(dy));
      legs.append(line);
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", name(pet));
      button.style.transform = `translate(${dx - pinBox.tipX}px, ${dy - pinBox.tipY}px)`;
      button.append(pinElement(pet.status, false));
      button.addEventListener("click", () => onchoice(pet));
      group.append(button);
    }
    this.#put("fan", group, fan.at);
  }

  /** Moves the focus to the first pin of the fan. */
  focusFan() {
    this.#elements.get("fan")?.element.querySelector("button")?.focus({ preventScroll: true });
  }

  #closeFan() {
    const hadFocus = this.#elements.get("fan")?.element.contains(document.activeElement);
    this.#put("fan", null);
    if (!hadFocus) return;
    const isOpener = this.#opener?.isConnected && this.#opener !== document.body;
    const next = isOpener ? this.#opener : document.querySelector("#map canvas, #map[tabindex]");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
}
