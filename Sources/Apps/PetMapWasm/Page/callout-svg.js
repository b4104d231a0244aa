import { fonts, outline, paw, photoRadius, photoURL, placeholder } from "./callout-parts.js";

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);

/**
 * Returns a rounded clipping rectangle and its reference. Its ID is derived from its pin and position, so that
 * pictures in one page share an ID only if their clipping rectangles are equal.
 */
function clip(pin, { x, y, width, height }, radius) {
  const id = ["petmap", pin, x, y, width, height, radius].join("_")
    .replace(/[^\w.-]/g, (sign) => `-${sign.charCodeAt(0).toString(36)}-`);
  return {
    path: `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    use: `clip-path="url(#${id})"`,
  };
}

/** Returns a layout as an SVG picture of the size of the viewport, which is empty if the pin is hidden. */
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
      const photo = clip(layout.pin.id, { x, y, width, height }, photoRadius);
      content += href === null
        ? `<circle cx="${cx}" cy="${cy}" r="${placeholder.diameter / 2}" `
          + `fill="${placeholder.background}"/>`
          + `<path transform="translate(${cx - half} ${cy - half})" d="${paw}" `
          + `fill="${placeholder.color}"/>`
        : `${photo.path}<image href="${escaped(href)}" x="${x}" y="${y}" width="${width}" height="${height}" `
          + `preserveAspectRatio="xMidYMid slice" ${photo.use}/>`;
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
  const shape = clip(layout.pin.id, frame, card.radius);
  return `${start}<path d="${outline(layout, card.radius)}" fill="${card.background}" `
    + `style="filter:drop-shadow(${dx}px ${dy}px ${blur / 2}px ${color})"/>`
    + `${shape.path}<g ${shape.use} font-family="${escaped(fontFamily)}">${content}</g></svg>`;
}
