// Drawing a callout as the engine has laid it out: as elements of a page, or as SVG.

const fonts = "Inter, system-ui, sans-serif";
/** What the layout contract says of every card and its JSON does not repeat. */
const photoRadius = 8;
const placeholder = { diameter: 63, background: "#EEEEEE", paw: 24, color: "#93A2B4" };

/** The sides of a path around a card and its arrow, in the viewport. */
function outline({ frame: { x, y, width, height }, arrow, card }) {
  const r = Math.min(card.radius, width / 2, height / 2);
  const point = ({ x, y }) => `L${x} ${y}`;
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

/** A paw print in a square whose side is 24. */
const paw = "M12 11c-3 0-6 4-6 7 0 2 1.5 3 3 3s2-.7 3-.7 1.5.7 3 .7 3-1 3-3c0-3-3-7-6-7Z"
  + "M4.5 8.5a2 2.6 0 1 0 .01 0ZM9 3.5a2 2.6 0 1 0 .01 0ZM15 3.5a2 2.6 0 1 0 .01 0Z"
  + "M19.5 8.5a2 2.6 0 1 0 .01 0Z";

/** Where a field leads: an e-mail address or a phone number. */
function link({ kind, lines }) {
  const text = lines?.map((line) => line.text).join("").replace(/^\S+\s*/u, "").trim();
  if (kind === "email") return `mailto:${text}`;
  return kind === "phone" ? `tel:${text.replace(/[^+\d]/g, "")}` : null;
}

/** Only what shows a picture and runs nothing. */
function photoURL(url, base) {
  try {
    const { protocol, href } = new URL(url, base ?? globalThis.document?.baseURI);
    return ["https:", "http:", "data:", "blob:"].includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** Draws a layout into an element that lies over the map, as large as the viewport: text that can be
 * selected, links, a button that closes. What had the focus keeps it. Null takes the callout away. */
export function renderCallout(element, layout, { onclose = null, fontFamily = fonts, photoBase } = {}) {
  const document = element.ownerDocument;
  const focused = element.contains(document.activeElement)
    ? document.activeElement.dataset.petmap : undefined;
  const scroll = element.querySelector("[data-petmap=card]")?.scrollTop ?? 0;
  const isSame = element.dataset.petmapPin === layout?.pin.id;
  element.replaceChildren();
  if (!layout?.frame) {
    delete element.dataset.petmapPin;
    return;
  }
  element.dataset.petmapPin = layout.pin.id;
  if (getComputedStyle(element).position === "static") element.style.position = "relative";
  const make = (name, style, parent, key) => {
    const made = document.createElement(name);
    Object.assign(made.style, style);
    if (key) made.dataset.petmap = key;
    parent.append(made);
    return made;
  };
  const place = ({ x, y, width, height }) => ({
    position: "absolute", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    boxSizing: "border-box", margin: 0,
  });

  const { frame, card, viewport: { width, height } } = layout;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.assign(svg.style, { ...place({ x: 0, y: 0, width, height }), pointerEvents: "none" });
  const { dx, dy, blur, color } = card.shadow;
  svg.style.filter = `drop-shadow(${dx}px ${dy}px ${blur / 2}px ${color})`;
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", outline(layout));
  path.setAttribute("fill", card.background);
  svg.append(path);
  element.append(svg);

  const name = layout.fields.find(({ kind }) => kind === "name");
  const box = make("div", {
    ...place(frame), overflowX: "hidden", overflowY: layout.scrolls ? "auto" : "hidden",
    borderRadius: `${card.radius}px`, fontFamily, pointerEvents: "auto", userSelect: "text",
  }, element, "card");
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", name?.lines.map((line) => line.text).join(" ") ?? "");
  box.tabIndex = -1;
  make("div", { height: `${layout.contentHeight}px` }, box);
  for (const field of layout.fields) {
    if (field.kind === "photo") drawPhoto(field);
    else drawText(field);
  }
  if (onclose) {
    const button = make("button", {
      ...place({ x: frame.x + frame.width - 36, y: frame.y + 4, width: 32, height: 32 }), padding: 0,
      border: 0, borderRadius: "16px", background: "#FFFFFFCC", font: `20px ${fontFamily}`,
      pointerEvents: "auto", cursor: "pointer",
    }, element, "close");
    button.type = "button";
    button.setAttribute("aria-label", "Close");
    button.textContent = "\u00D7";
    button.addEventListener("click", onclose);
  }
  if (isSame) box.scrollTop = scroll;
  if (focused) element.querySelector(`[data-petmap="${focused}"]`)?.focus({ preventScroll: true });

  function drawPhoto({ frame, url }) {
    const href = url === null ? null : photoURL(url, photoBase);
    const side = placeholder.diameter;
    const circle = () => {
      const round = make("div", {
        ...place({
          x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side,
          height: side,
        }), borderRadius: "50%", background: placeholder.background,
      }, box);
      const print = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      print.setAttribute("viewBox", "0 0 24 24");
      const inset = (side - placeholder.paw) / 2;
      Object.assign(print.style, place({
        x: inset, y: inset, width: placeholder.paw, height: placeholder.paw,
      }));
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
      shape.setAttribute("d", paw);
      shape.setAttribute("fill", placeholder.color);
      print.append(shape);
      round.append(print);
    };
    if (href === null) return circle();
    const image = make("img", {
      ...place(frame), borderRadius: `${photoRadius}px`, objectFit: "cover",
    }, box);
    image.alt = "";
    image.addEventListener("error", () => {
      image.remove();
      circle();
    }, { once: true });
    image.src = href;
  }

  function drawText(field) {
    const { frame, style, lines, kind } = field;
    const block = make("div", { ...place(frame), whiteSpace: "pre", color: style.color }, box, kind);
    if (field.direction) block.dir = field.direction;
    if (style.background) {
      Object.assign(block.style, { background: style.background, borderRadius: `${style.radius}px` });
    }
    const href = link(field);
    lines.forEach((line, index) => {
      const text = make(href ? "a" : "div", {
        ...place({
          x: line.x, y: (style.padding?.y ?? 0) + index * style.lineHeight,
          width: Math.ceil(line.width), height: style.lineHeight,
        }), color: "inherit", textDecoration: href ? "underline" : "none",
        font: `${style.weight === "bold" ? 700 : 400} ${style.size}px/${style.lineHeight}px ${fontFamily}`,
      }, block, href ? `${kind}-${index}` : undefined);
      text.textContent = line.text;
      if (href) text.href = href;
    });
  }
}

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);

/** A layout as an SVG picture as large as the viewport; empty when the pin is hidden. */
export function calloutSVG(layout, { fontFamily = fonts, photoBase } = {}) {
  const { frame, card, viewport: { width, height } } = layout;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `
    + `viewBox="0 0 ${width} ${height}">`;
  if (!frame) return `${start}</svg>`;
  const { dx, dy, blur, color } = card.shadow;
  let content = "";
  for (const field of layout.fields) {
    const [x, y] = [frame.x + field.frame.x, frame.y + field.frame.y];
    const { width, height } = field.frame;
    if (field.kind === "photo") {
      const href = field.url === null ? null : photoURL(field.url, photoBase);
      const [cx, cy] = [x + width / 2, y + height / 2];
      const half = placeholder.paw / 2;
      content += href === null
        ? `<circle cx="${cx}" cy="${cy}" r="${placeholder.diameter / 2}" `
          + `fill="${placeholder.background}"/>`
          + `<path transform="translate(${cx - half} ${cy - half})" d="${paw}" `
          + `fill="${placeholder.color}"/>`
        : `<clipPath id="photo"><rect x="${x}" y="${y}" width="${width}" height="${height}" `
          + `rx="${photoRadius}"/></clipPath><image href="${escaped(href)}" x="${x}" y="${y}" `
          + `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" `
          + `clip-path="url(#photo)"/>`;
      continue;
    }
    const { style, lines } = field;
    if (style.background) {
      content += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${style.radius}" `
        + `fill="${style.background}"/>`;
    }
    lines.forEach((line, index) => {
      const top = y + (style.padding?.y ?? 0) + index * style.lineHeight;
      const isRight = field.direction === "rtl";
      content += `<text x="${x + line.x + (isRight ? line.width : 0)}" y="${top + style.baseline}" `
        + `font-size="${style.size}" font-weight="${style.weight === "bold" ? 700 : 400}" `
        + `fill="${style.color}"${isRight ? ' direction="rtl"' : ""} xml:space="preserve">`
        + `${escaped(line.text)}</text>`;
    });
  }
  return `${start}<path d="${outline(layout)}" fill="${card.background}" `
    + `style="filter:drop-shadow(${dx}px ${dy}px ${blur / 2}px ${color})"/>`
    + `<clipPath id="card"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" `
    + `height="${frame.height}" rx="${card.radius}"/></clipPath>`
    + `<g clip-path="url(#card)" font-family="${escaped(fontFamily)}">${content}</g></svg>`;
}
