// The texts of the page, which the service inserts in the user's language, and formatters for dates, distances and
// counts.

import { daysAgo } from "./address.js";

/** @typedef {string} Word the name of a text in the service's `ScriptTexts` */

/** The texts and formats of a language. */
export class Words {
  constructor() {
    this.language = document.documentElement.lang;
    this.#table = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
    // Like the service, which writes the first rows and the details.
    const day = this.#table.mediumDate?.includes("{dd}") ? "2-digit" : "numeric";
    this.#date = new Intl.DateTimeFormat(this.language, { year: "numeric", month: "short", day, timeZone: "UTC" });
    this.#number = new Intl.NumberFormat(this.language);
    this.#plural = new Intl.PluralRules(this.language);
  }

  /** @type {Record<Word, string>} */
  #table;
  #date;
  #number;
  #plural;

  /** @param {Word} word @param {Record<string, string | number>} [values] */
  text(word, values = {}) {
    return (this.#table[word] ?? word).replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name] ?? "";
      return typeof value === "number" ? this.#number.format(value) : value;
    });
  }

  /** @param {number} count */
  number(count) {
    return this.#number.format(count);
  }

  /**
   * Returns the translation of a species.
   * @param {string} species
   * @param {string} [other] the text for other species, by default that of `OTHER`
   */
  species(species, other = this.text("OTHER")) {
    return this.#table[species.toUpperCase()] ?? other;
  }

  /** @param {string} day `YYYY-MM-DD` */
  date(day) {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : this.#date.format(time);
  }

  /**
   * Returns a text with a number of days, in the plural that it needs.
   * @param {"missing" | "found" | "last"} word
   * @param {number} days
   */
  days(word, days) {
    if (days === 0) return this.text(`${word}Today`);
    const plural = { one: "One", few: "Few" }[/** @type {"one"} */ (this.#plural.select(days))] ?? "Many";
    const name = `${word}${plural}${plural === "One" ? "Day" : "Days"}`;
    // Not every text distinguishes few days from many.
    return this.text(name in this.#table ? name : `${word}ManyDays`, { days });
  }

  /**
   * Returns how long a pet has been missing, or how long ago it was found; empty if the date does not tell.
   * @param {{ status: string, lastSeenDate?: string | null }} pet
   */
  age({ status, lastSeenDate }) {
    const [now, then] = [Date.parse(daysAgo(0)), Date.parse(lastSeenDate ?? "")];
    const days = Math.round((now - then) / 86_400_000);
    const word = /** @type {const} */ ({ MISSING: "missing", FOUND: "found" })[/** @type {"MISSING"} */ (status)];
    return word && days >= 0 ? this.days(word, days) : "";
  }

  /** @param {number} meters */
  far(meters) {
    const [value, unit] = meters < 950 ? [Math.max(10, Math.round(meters / 10) * 10), "meter"] : [meters / 1000, "kilometer"];
    return new Intl.NumberFormat(this.language, {
      style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  }

  /**
   * @param {import("./service.js").Totals} totals
   * @param {number} km the radius of the filter's circle in kilometers, or 0 if the totals are for the view
   */
  summary({ total, missing, found, closed, old }, km) {
    const parts = /** @type {const} */ ([["missing", missing], ["found", found], ["closed", closed], ["old", old]])
      .filter(([, count]) => count > 0)
      .map(([word, count]) => this.text("tally", { count, status: this.text(word).toLowerCase() }));
    return [this.text(km ? "summaryWithin" : "summary", { total, km }), ...parts].join(" · ");
  }
}
