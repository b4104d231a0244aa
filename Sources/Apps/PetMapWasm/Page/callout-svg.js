import { object, reading } from "./arguments.js";
import { fonts, outline, paw, photoRadius, photoURL, placeholder } from "./callout-parts.js";

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns a rounded clipping rectangle, and the attribute that refers to it. The ID is derived from the pin and
 * the position, so that pictures on one page share an ID only if their clipping rectangles are equal.
 */
function clip(pin, rect) {
  const id = `petmap-${pin}-${rect}`.replace(/[^\w.-]/g, "");
  return [`<clipPath id="${id}"><rect ${rect}/></clipPath>`, `clip-path="url(#${id})"`];
}

const rectangle = (x, y, { width, height }) => `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Draws a layout as an SVG picture with the size of the viewport. The picture is empty if the pin is hidden. */
export function calloutSVG(layout, options) {
  return reading("layout", () => picture(layout, object(options ?? {}, "options")));
}

function picture(layout, { fontFamily = fonts, photoBase }) {
  const { frame, card, viewport: { width, height } } = layout;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `
    + `viewBox="0 0 ${width} ${height}">`;
  if (!frame) return `${start}</svg>`;
  const { dx, dy, blur, color } = card.shadow;
  let content = "";
  for (const field of layout.fields) {
    const [x, y] = [frame.x + field.frame.x, frame.y + field.frame.y];
    const { width, height } = field.frame;
    const rect = rectangle(x, y, field.frame);
    if (field.kind === "photo") {
      const href = field.url === null ? null : photoURL(field.url, photoBase);
      const [cx, cy] = [x + width / 2, y + height / 2];
      const half = placeholder.paw / 2;
      const [path, use] = clip(layout.pin.id, `${rect} rx="${photoRadius}"`);
      content += href === null
        ? `<circle cx="${cx}" cy="${cy}" r="${placeholder.diameter / 2}" `
          + `fill="${placeholder.background}"/>`
          + `<path transform="translate(${cx - half} ${cy - half})" d="${paw}" `
          + `fill="${placeholder.color}"/>`
        : `${path}<image href="${escaped(href)}" ${rect} preserveAspectRatio="xMidYMid slice" ${use}/>`;
      continue;
    }
    const { style, lines } = field;
    if (style.background) {
      content += `<rect ${rect} rx="${style.radius}" fill="${style.background}"/>`;
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
  const [path, use] = clip(layout.pin.id, `${rectangle(frame.x, frame.y, frame)} rx="${card.radius}"`);
  return `${start}<path d="${outline(layout, card.radius)}" fill="${card.background}" `
    + `style="filter:drop-shadow(${dx}px ${dy}px ${blur / 2}px ${color})"/>`
    + `${path}<g ${use} font-family="${escaped(fontFamily)}">${content}</g></svg>`;
}
