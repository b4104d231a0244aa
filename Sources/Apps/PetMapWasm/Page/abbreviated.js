// Precomputed, so that features with the same count share one string object.
const units = Array.from({ length: 1000 }, (_, number) => String(number));
const tenths = Array.from({ length: 100 }, (_, number) => String(number / 10));
const [tenthsK, tenthsM] = ["k", "m"].map((unit) => tenths.map((digits) => digits + unit));
const thousands = units.map((digits) => `${digits}k`);

/** Abbreviates a count in the same way as the engine: `1.3k`, `2.7m`. */
export function abbreviated(count) {
  if (count < 1000) return units[count];
  if (count < 9950) return tenthsK[((count + 50) / 100) | 0];
  if (count < 999500) return thousands[((count + 500) / 1000) | 0];
  if (count < 9950000) return tenthsM[((count + 50000) / 100000) | 0];
  return `${Math.floor((count + 500000) / 1000000)}m`;
}
