// The texts of the page, which the service inserts in the user's language, and formatters for dates, distances and
// counts.

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
  }

  /** @type {Record<Word, string>} */
  #table;
  #date;
  #number;

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
  summary({ total, missing, found, closed }, km) {
    const parts = /** @type {const} */ ([["missing", missing], ["found", found], ["closed", closed]])
      .filter(([, count]) => count > 0)
      .map(([word, count]) => this.text("tally", { count, status: this.text(word).toLowerCase() }));
    return [this.text(km ? "summaryWithin" : "summary", { total, km }), ...parts].join(" · ");
  }
}
