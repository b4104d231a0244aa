// The filter form.

import { noFilter } from "./address.js";

/** @typedef {import("./address.js").Filter} Filter */

const known = ["DOG", "CAT", "BIRD", "RABBIT", "OTHER"];
const radii = [1, 2, 5, 10, 25, 50, 100];
const typingPause = 350;

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Returns the number of active filters.
 * @param {Filter} filter
 */
export function filterCount({ status, species, since, until, text, near }) {
  return [status.length, species.length, since || until, text, near].filter(Boolean).length;
}

export class FilterForm {
  #words;
  #onopen;
  #values;
  #form = /** @type {HTMLFormElement} */ (find("filters"));
  #toggle = find("filter-toggle");
  #badge = find("filter-count");
  #error = find("filter-error");
  /** @type {Filter} */
  #filter = noFilter;

  /**
   * @param {import("./words.js").Words} words
   * @param {{ onchange: (filter: Filter) => void, onopen: (isOpen: boolean) => void,
   *   values: InstanceType<typeof import("./service.js").Service>["values"],
   *   middle: () => import("./address.js").Coordinate }} handlers
   * `middle` returns the center of the circle if the user's position is unknown
   */
  constructor(words, { onchange, onopen, values, middle }) {
    this.#words = words;
    this.#onopen = onopen;
    this.#values = values;
    this.#addChoices();
    this.#toggle.addEventListener("click", () => this.#open(this.#form.hidden));
    /** @type {number | undefined} */
    let timer;
    const read = () => {
      clearTimeout(timer);
      const filter = this.#read(middle);
      if (!filter) return;
      this.#set(filter);
      onchange(filter);
    };
    this.#form.addEventListener("change", read);
    this.#form.addEventListener("input", (event) => {
      if (/** @type {HTMLInputElement} */ (event.target).name !== "text") return;
      clearTimeout(timer);
      timer = setTimeout(read, typingPause);
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      read();
    });
    this.#form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#open(false);
      this.#toggle.focus();
    });
    find("clear").addEventListener("click", () => {
      this.show(noFilter);
      onchange(noFilter);
    });
  }

  #addChoices() {
    for (const species of known) this.#addSpecies(species);
    const select = /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem("radius"));
    for (const km of radii) select.add(new Option(this.#words.text("within", { km }), String(km)));
  }

  /** @param {string} species */
  #addSpecies(species) {
    const label = document.createElement("label");
    label.className = "chip";
    const input = Object.assign(document.createElement("input"), {
      type: "checkbox", name: "species", value: species.toLowerCase(),
    });
    const word = document.createElement("span");
    word.textContent = this.#words.species(species);
    label.append(input, word);
    find("species").append(label);
  }

  /** @returns {HTMLInputElement[]} */
  get #boxes() {
    return [...this.#form.querySelectorAll("input")].filter(({ type }) => type === "checkbox");
  }

  /**
   * Adds other species to the choices, and shows the number of pets next to each choice.
   * @param {Awaited<ReturnType<import("./service.js").Service["values"]>>} values
   */
  #showCounts(values) {
    for (const { value } of values.species) {
      // The service separates species with commas, so a species with a comma cannot be a filter.
      const isNew = !this.#boxes.some((box) => box.name === "species" && box.value === value.toLowerCase());
      if (isNew && !value.includes(",")) this.#addSpecies(value);
    }
    for (const box of this.#boxes) {
      const counts = values[/** @type {"status" | "species"} */ (box.name)];
      const count = counts.find(({ value }) => value.toLowerCase() === box.value)?.count ?? 0;
      const label = box.parentElement;
      const tally = label?.querySelector(".tally") ?? Object.assign(document.createElement("span"), { className: "tally" });
      tally.textContent = this.#words.number(count);
      label?.lastElementChild?.append(" ", tally);
    }
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.#form.hidden = !isOpen;
    // The choices also work without counts.
    if (isOpen) this.#values().then((values) => this.#showCounts(values)).catch(() => {});
    this.#toggle.setAttribute("aria-expanded", String(isOpen));
    this.#onopen(isOpen);
  }

  /**
   * Returns the filter in the form, or null if it is invalid.
   * @param {() => import("./address.js").Coordinate} middle
   * @returns {Filter | null}
   */
  #read(middle) {
    const data = new FormData(this.#form);
    const text = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
    const [since, until] = [text("since"), text("until")];
    const isReversed = Boolean(since && until && since > until);
    this.#error.textContent = isReversed ? this.#words.text("datesReversed") : "";
    for (const name of ["since", "until"]) {
      /** @type {Element} */ (this.#form.elements.namedItem(name)).toggleAttribute("aria-invalid", isReversed);
    }
    if (isReversed) return null;
    const radius = Number(text("radius"));
    return {
      status: data.getAll("status").map(String), species: data.getAll("species").map(String), since, until,
      text: text("text"), radius, near: radius ? this.#filter.near ?? middle() : null,
    };
  }

  /** @param {Filter} filter */
  #set(filter) {
    this.#filter = filter;
    const count = filterCount(filter);
    this.#badge.textContent = String(count);
    this.#badge.hidden = count === 0;
  }

  /**
   * Moves the circle to the user's position.
   * @param {import("./address.js").Coordinate} position
   */
  moved(position) {
    if (this.#filter.radius) this.#filter = { ...this.#filter, near: position };
    return this.#filter;
  }

  /**
   * Shows a filter in the form.
   * @param {Filter} filter
   */
  show(filter) {
    this.#set(filter);
    this.#error.textContent = "";
    for (const species of filter.species) {
      const choices = [...find("species").querySelectorAll("input")];
      if (!choices.some(({ value }) => value === species.toLowerCase())) this.#addSpecies(species);
    }
    for (const input of this.#form.querySelectorAll("input")) {
      if (input.type === "checkbox") {
        const chosen = input.name === "status" ? filter.status : filter.species.map((word) => word.toLowerCase());
        input.checked = chosen.includes(input.value);
      } else {
        input.value = filter[/** @type {"since" | "until" | "text"} */ (input.name)];
      }
    }
    const select = /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem("radius"));
    const value = filter.radius ? String(filter.radius) : "";
    if (![...select.options].some((option) => option.value === value)) {
      select.add(new Option(this.#words.text("within", { km: filter.radius }), value));
    }
    select.value = value;
  }
}
