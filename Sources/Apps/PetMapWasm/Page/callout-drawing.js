// Draws a callout layout as DOM elements.

import { callback, element as validated, object, reading } from "./arguments.js";
import { fonts, outline, paw, photoRadius, photoURL, placeholder } from "./callout-parts.js";
import { contactLink, details, separators } from "./callout-text.js";
import { languages } from "./schema.js";

const standard = { fontFamily: fonts, focus: true };

/** The URLs of the photos that most recently failed to load while online. They are not requested again. */
const failures = new Set();
const mostFailures = 256;

/** The callouts by the elements that contain them. */
const drawings = new WeakMap();

/**
 * Draws a layout in an element that covers the map's viewport, with selectable text, links and a close
 * button. A layout of null removes the callout. While its pin is outside the viewport, the callout is hidden.
 *
 * If only the position has changed, the existing elements are moved, which preserves the selection, the focus
 * and the photo.
 */
export function renderCallout(element, layout, given) {
  validated(element, "element");
  const options = defined(object(given ?? {}, "options"));
  if (options.onclose) callback(options.onclose, "onclose");
  reading("layout", () => render(element, layout && object(layout, "layout"), options));
}

function render(element, layout, given) {
  const before = drawings.get(element);
  if (!layout?.frame) {
    if (!before) return element.replaceChildren();
    return before.pin === layout?.pin?.id ? before.hide() : close(element, before);
  }
  const options = { ...standard, ...layout[details], ...given };
  const key = contentKey(layout, options);
  if (before?.key === key) {
    before.onclose = options.onclose;
    return before.move(layout);
  }
  const focused = focusIn(element)?.dataset.petmap;
  // If the layout is invalid, the old elements are gone and must not be moved.
  drawings.delete(element);
  const drawing = new Drawing(element, layout, options, before);
  drawing.key = key;
  drawings.set(element, drawing);
  drawing.move(layout);
  if (before?.pin === layout.pin.id) {
    drawing.box.scrollTop = before.scrollTop;
    if (focused) element.querySelector(`[data-petmap="${focused}"]`)?.focus({ preventScroll: true });
  } else if (options.focus) {
    drawing.box.focus({ preventScroll: true });
  }
}

const defined = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));

/** Returns a key for everything that determines a callout except its position and visible height. */
function contentKey({ pin, layoutId, frame, contentHeight, fields }, options) {
  const { fontFamily, photoBase, language, announcement, onclose } = options;
  return JSON.stringify([
    pin.id, layoutId, frame.width, contentHeight, fields, fontFamily, photoBase, language, !onclose,
    announcement?.petName, announcement?.email, announcement?.phone, announcement?.description,
  ]);
}

function close(element, drawing) {
  drawing.returnFocus();
  element.replaceChildren();
  delete element.dataset.petmapPin;
  drawings.delete(element);
}

/** Returns the element that has the focus in a callout, which may be in a shadow root. */
function focusIn(element) {
  const { activeElement } = element.getRootNode();
  return activeElement && element.contains(activeElement) ? activeElement : null;
}

const position = ({ x, y }) => ({ left: `${x}px`, top: `${y}px` });
const place = ({ x, y, width, height }) => ({
  position: "absolute", ...position({ x, y }), width: `${width}px`, height: `${height}px`, boxSizing: "border-box",
  margin: 0,
});
const svgElement = (document, name) => document.createElementNS("http://www.w3.org/2000/svg", name);

/** A callout in an element. */
class Drawing {
  /** The element that had the focus before the callout opened. */
  opener;
  #element;
  #document;
  #options;
  #svg;
  #path;
  #button = null;
  #image = null;

  constructor(element, layout, options, before) {
    this.#element = element;
    this.#document = element.ownerDocument;
    this.#options = options;
    this.pin = layout.pin.id;
    this.onclose = options.onclose;
    this.opener = before ? before.opener : element.getRootNode().activeElement ?? this.#document.activeElement;
    this.#image = before?.pin === this.pin ? before.#image : null;
    this.scrollTop = before?.box.scrollTop ?? 0;
    element.replaceChildren();
    element.dataset.petmapPin = this.pin;
    if (getComputedStyle(element).position === "static") element.style.position = "relative";
    this.#drawCard(layout);
    if (options.onclose) this.#drawButton();
  }

  /** Moves all elements to their positions in the layout. */
  move({ viewport: { width, height }, frame, arrow, card, scrolls }) {
    Object.assign(this.#svg.style, place({ x: 0, y: 0, width, height }), { pointerEvents: "none" });
    this.#path.setAttribute("d", outline({ frame, arrow }, card.radius));
    Object.assign(this.box.style, place(frame), { overflowY: scrolls ? "auto" : "hidden" });
    if (this.#button) Object.assign(this.#button.style, position({ x: frame.x + frame.width - 36, y: frame.y + 4 }));
    this.scrollTop = this.box.scrollTop;
    this.#setVisibility("");
  }

  hide() {
    this.returnFocus();
    this.#setVisibility("hidden");
  }

  #setVisibility(visibility) {
    for (const part of this.#element.children) part.style.visibility = visibility;
  }

  returnFocus() {
    if (focusIn(this.#element) && this.opener?.isConnected) this.opener.focus({ preventScroll: true });
  }

  #make(name, style, parent, key) {
    const made = this.#document.createElement(name);
    Object.assign(made.style, style);
    if (key) made.dataset.petmap = key;
    parent.append(made);
    return made;
  }

  #drawCard({ card, contentHeight, fields }) {
    const { fontFamily, announcement } = this.#options;
    this.#svg = svgElement(this.#document, "svg");
    const { dx, dy, blur, color } = card.shadow;
    this.#svg.style.filter = `drop-shadow(${dx}px ${dy}px ${blur / 2}px ${color})`;
    this.#svg.setAttribute("aria-hidden", "true");
    this.#path = svgElement(this.#document, "path");
    this.#path.setAttribute("fill", card.background);
    this.#svg.append(this.#path);
    this.#element.append(this.#svg);

    const name = fields.find(({ kind }) => kind === "name");
    this.box = this.#make("div", {
      overflowX: "hidden", borderRadius: `${card.radius}px`, fontFamily, pointerEvents: "auto", userSelect: "text",
      // The card's outline keeps its color in forced-colors mode, and so must the text on it.
      forcedColorAdjust: "none",
    }, this.#element, "card");
    this.box.setAttribute("role", "dialog");
    this.box.setAttribute("aria-label", name?.lines.map((line) => line.text).join(" ") ?? "");
    this.box.tabIndex = -1;
    this.box.addEventListener("keydown", (event) => this.#closeOnEscape(event));
    this.box.addEventListener("copy", (event) => copyText(event, this.box));
    this.#make("div", { height: `${contentHeight}px` }, this.box);
    for (const field of fields) {
      if (field.kind === "photo") this.#drawPhoto(field);
      else this.#drawText(field, announcement);
    }
  }

  #drawButton() {
    const { fontFamily, language } = this.#options;
    this.#button = this.#make("button", {
      ...place({ x: 0, y: 0, width: 32, height: 32 }), padding: 0, border: 0, borderRadius: "16px",
      background: "#FFFFFFCC", font: `20px ${fontFamily}`, pointerEvents: "auto", cursor: "pointer",
      forcedColorAdjust: "none",
    }, this.#element, "close");
    this.#button.type = "button";
    const { close } = languages.find(({ code }) => code === String(language).toLowerCase()) ?? languages[0];
    this.#button.setAttribute("aria-label", close);
    this.#button.textContent = "\u00D7";
    this.#button.addEventListener("click", (event) => this.onclose?.(event));
    this.#button.addEventListener("keydown", (event) => this.#closeOnEscape(event));
  }

  #closeOnEscape(event) {
    if (event.key !== "Escape" || !this.onclose) return;
    event.stopPropagation();
    this.onclose(event);
  }

  #drawPhoto({ frame, url }) {
    const href = url === null ? null : photoURL(url, this.#options.photoBase);
    if (href === null || failures.has(href)) return void this.box.append(this.#placeholder(frame));
    if (this.#image?.src !== href) {
      const image = this.#document.createElement("img");
      image.alt = "";
      image.addEventListener("error", () => {
        if (navigator.onLine && failures.add(href).size > mostFailures) failures.delete([...failures][0]);
        image.replaceWith(this.#placeholder(frame));
      }, { once: true });
      image.src = href;
      this.#image = image;
    }
    Object.assign(this.#image.style, place(frame), { borderRadius: `${photoRadius}px`, objectFit: "cover" });
    this.box.append(this.#image);
  }

  /** Creates the circle with a paw print that replaces a photo. */
  #placeholder({ x, y, width, height }) {
    const side = placeholder.diameter;
    const round = this.#document.createElement("div");
    Object.assign(round.style, place({
      x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side,
    }), { borderRadius: "50%", background: placeholder.background });
    const print = svgElement(this.#document, "svg");
    print.setAttribute("viewBox", "0 0 24 24");
    const inset = (side - placeholder.paw) / 2;
    Object.assign(print.style, place({ x: inset, y: inset, width: placeholder.paw, height: placeholder.paw }));
    const shape = svgElement(this.#document, "path");
    shape.setAttribute("d", paw);
    shape.setAttribute("fill", placeholder.color);
    print.append(shape);
    round.append(print);
    return round;
  }

  #drawText(field, announcement) {
    const { frame, style, lines, kind, direction } = field;
    const block = this.#make("div", { ...place(frame), whiteSpace: "pre", color: style.color }, this.box, kind);
    if (direction) block.dir = direction;
    if (style.background) {
      Object.assign(block.style, { background: style.background, borderRadius: `${style.radius}px` });
    }
    const href = contactLink(field, announcement);
    const parent = href === null ? block
      : this.#make("a", { color: "inherit", textDecoration: "underline" }, block, `${kind}-link`);
    if (href !== null) parent.href = href;
    const gaps = separators(field, announcement);
    const { fontFamily } = this.#options;
    lines.forEach((line, index) => {
      const text = this.#make("span", {
        ...place({
          x: line.x, y: (style.padding?.y ?? 0) + index * style.lineHeight, width: Math.ceil(line.width),
          height: style.lineHeight,
        }), textDecoration: "inherit",
        // Stacked combining marks must not cover other lines.
        overflow: "clip", overflowClipMargin: "3px",
        font: `${style.weight === "bold" ? 700 : 400} ${style.size}px/${style.lineHeight}px ${fontFamily}`,
      }, parent);
      text.textContent = line.text;
      text.dataset.petmapAfter = gaps[index] ?? "\n";
      if (gaps[index]) parent.append(gaps[index]);
    });
  }
}

/** Copies the selection as the original text, without the line breaks that wrapping inserted. */
function copyText(event, box) {
  const selection = box.ownerDocument.getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return;
  let text = "";
  for (const line of box.querySelectorAll("[data-petmap-after]")) {
    const node = line.firstChild;
    if (!node || !range.intersectsNode(node)) continue;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : node.data.length;
    text += node.data.slice(start, end) + line.dataset.petmapAfter;
  }
  event.clipboardData.setData("text/plain", text.replace(/[\s]$/u, ""));
  event.preventDefault();
}
