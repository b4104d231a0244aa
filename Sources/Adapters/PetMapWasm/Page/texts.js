// What the page gives, as the engine reads it.

export const encoder = new TextEncoder();
export const decoder = new TextDecoder();

/** Texts one after another, each with its length before it; null and undefined have length -1. */
export function pack(texts) {
  const encoded = texts.map((text) => (text == null ? null : encoder.encode(text)));
  const bytes = new Uint8Array(encoded.reduce((sum, text) => sum + 4 + (text?.length ?? 0), 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const text of encoded) {
    view.setUint32(offset, text ? text.length : 0xffffffff, true);
    offset += 4;
    if (text) bytes.set(text, offset);
    offset += text?.length ?? 0;
  }
  return bytes;
}

/** An announcement's texts in the engine's order. */
export function announcementTexts(a) {
  return [
    String(a.id), a.species, a.status, a.petName, a.breed, a.description, a.lastSeenDate, a.email,
    a.phone, a.photoUrl,
  ];
}

export function latitudeOf(a) {
  return Number(a.latitude ?? a.locationLatitude);
}

export function longitudeOf(a) {
  return Number(a.longitude ?? a.locationLongitude);
}

export function viewportNumbers({ width, height, insets = {} }) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  return [width, height, top, right, bottom, left];
}
