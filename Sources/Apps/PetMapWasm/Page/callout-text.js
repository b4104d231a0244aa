// What wrapped lines lack: contact links, and the whitespace between lines.

/** The key of a layout's announcement and language, which are not part of its JSON. */
export const details = Symbol.for("petmap.callout");

export function annotate(layout, announcement, language) {
  return Object.defineProperty(layout, details, { value: { announcement, language } });
}

const icon = /^(📧|📞)\s*/u;

/**
 * Returns the URL of a contact field, `mailto:` or `tel:`, or null for other fields and numbers that cannot
 * be dialed.
 */
export function contactLink({ kind, lines }, announcement) {
  if (kind !== "email" && kind !== "phone") return null;
  const contact = announcement?.[kind] ?? lines.map((line) => line.text).join("").replace(icon, "");
  return kind === "email" ? mailLink(String(contact).trim()) : phoneLink(String(contact).trim());
}

/**
 * Encodes an email address as in RFC 6068, so that no character can inject a message header or another host.
 */
function mailLink(address) {
  const sign = address.indexOf("@");
  if (sign < 1 || sign === address.length - 1 || /\s/u.test(address)) return null;
  return `mailto:${encodeURIComponent(address.slice(0, sign))}@${encodeURIComponent(address.slice(sign + 1))}`;
}

/** Encodes a phone number and its extension as in RFC 3966. Returns null if the text contains other words. */
function phoneLink(text) {
  const parts = /^(\(?\+?[\d\s().\/-]+?)[\s,;]*(?:(?:ext|extension|x|wew|#)\.?\s*(\d{1,7}))?$/iu.exec(text);
  const digits = parts?.[1].replace(/\D/g, "") ?? "";
  if (digits.length < 3 || digits.length > 15) return null;
  return `tel:${/^\(?\+/.test(text) ? "+" : ""}${digits}${parts[2] ? `;ext=${parts[2]}` : ""}`;
}

/** Returns the separators between the lines of a field: a space, a line break, or nothing. */
export function separators({ kind, lines }, announcement) {
  const source = {
    name: announcement?.petName, description: announcement?.description, email: announcement?.email,
    phone: announcement?.phone,
  }[kind];
  const found = source == null ? null : between(lines, icon.exec(lines[0]?.text ?? "")?.[0] ?? "", String(source));
  return found ?? lines.slice(1).map((line, i) => (endsWord.test(lines[i].text) && beginsWord.test(line.text) ? " " : ""));
}

/**
 * If the original text is missing, a space is assumed between a line that ends with `endsWord` and one that
 * starts with `beginsWord`.
 */
const endsWord = /[^\s\-‐–—\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;
const beginsWord = /^[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/**
 * Aligns lines, in which whitespace may have collapsed, with the original text. Returns the separator after
 * each line, or null if the lines do not match the text.
 */
function between(lines, prefix, source) {
  const text = Array.from(prefix + source);
  const isSpace = (character) => character !== undefined && /\s/u.test(character);
  const found = [];
  let next = 0;
  for (const [index, line] of lines.entries()) {
    for (const character of line.text) {
      if (isSpace(character)) continue;
      while (isSpace(text[next]) && text[next] !== character) next++;
      if (text[next++] !== character) return null;
    }
    if (index === lines.length - 1) break;
    const start = next;
    while (isSpace(text[next]) && text[next] !== "\n") next++;
    if (text[next] === "\n") {
      next++;
      found.push("\n");
    } else {
      found.push(next > start ? " " : "");
    }
  }
  return found;
}
