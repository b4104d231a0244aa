const plain = Array.from({ length: 1000 }, (_, number) => String(number));
const padded = plain.map((digits) => digits.padStart(3, "0"));

/** A whole number from 0 to 2³¹ - 1 as text; for numbers not seen lately a third of the time that
 * `String` takes. */
export function decimal(number) {
  if (number < 1000) return plain[number];
  if (number < 1e6) return plain[(number / 1000) | 0] + padded[number % 1000];
  const millions = (number / 1e6) | 0;
  const text = millions < 1000 ? plain[millions] : String(millions);
  return text + padded[((number / 1000) | 0) % 1000] + padded[number % 1000];
}

// The same text for the same count, so that a feature does not bring one of its own.
const tenths = Array.from({ length: 100 }, (_, number) => String(number / 10));
const [tenthsK, tenthsM] = ["k", "m"].map((unit) => tenths.map((digits) => digits + unit));
const thousands = plain.map((digits) => `${digits}k`);

/** The engine's abbreviation of a count, `1.3k` and `2.7m`. */
export function abbreviated(count) {
  if (count < 1000) return plain[count];
  if (count < 9950) return tenthsK[((count + 50) / 100) | 0];
  if (count < 999500) return thousands[((count + 500) / 1000) | 0];
  if (count < 9950000) return tenthsM[((count + 50000) / 100000) | 0];
  return `${Math.floor((count + 500000) / 1000000)}m`;
}
