// What the user searches for: the search box, which accepts names of places, and coordinates in any notation that petmap
// reads; and the filter form.

import { daysAgo, filterCount, noFilter } from "./address.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./address.js").Filter} Filter
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./service.js").Place} Place
 * @typedef {object} Handlers
 * @property {(place: Place) => void} onplace
 * @property {(text: string) => Promise<Coordinate | null>} coordinate parses a coordinate; null if the text is not one
 * @property {(text: string, signal: AbortSignal) => Promise<Place[]>} places
 * @typedef {{ input: HTMLInputElement, list: HTMLElement, error: HTMLElement }} Elements of a search box
 */

/** The debounce intervals for typing a place's name and the words of the filter, in milliseconds. */
const typingPause = { place: 150, words: 350 };

/** The maximum number of species in a request. */
const speciesLimit = 16;

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Sets or removes `aria-invalid`. An empty value would mean false.
 * @param {Element} field
 * @param {boolean} isInvalid
 */
function markInvalid(field, isInvalid) {
  if (isInvalid) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** The steps of the slider in days, before the one for any time. */
const periods = [1, 3, 7, 14, 30, 60, 90, 180, 365];

/** A combobox with a list of places, according to the ARIA Authoring Practices. */
export class SearchBox {
  #words;
  #handlers;
  #input;
  #list;
  #error;
  /** @type {Place[]} */
  #places = [];
  #chosen = -1;
  /** @type {AbortController | null} */
  #request = null;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {Pick<Words, "text">} words
   * @param {Handlers} handlers
   * @param {Elements} elements
   */
  constructor(words, handlers, { input, list, error }) {
    this.#words = words;
    this.#handlers = handlers;
    this.#input = input;
    this.#list = list;
    this.#error = error;
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#pressed(event));
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => {
      const option = /** @type {Element} */ (event.target).closest("li");
      if (option) this.#choose([...this.#list.children].indexOf(option));
    });
    this.#input.addEventListener("blur", () => {
      clearTimeout(this.#timer);
      this.#close();
    });
  }

  #typed() {
    this.#tell("");
    clearTimeout(this.#timer);
    this.#request?.abort();
    const text = this.#input.value.trim();
    // A coordinate has no words.
    if (text.length < 2 || !/\p{L}{2}/u.test(text)) return this.#close();
    this.#timer = setTimeout(() => {
      // The next search aborts this one and shows its own results.
      this.#search(text).catch((error) => error.name === "AbortError" || this.#close());
    }, typingPause.place);
  }

  /** @param {string} text */
  async #search(text) {
    this.#request?.abort();
    this.#request = new AbortController();
    const places = await this.#handlers.places(text, this.#request.signal);
    if (text !== this.#input.value.trim()) return [];
    this.#show(places);
    return places;
  }

  /** @param {Place[]} places */
  #show(places) {
    this.#places = places;
    this.#list.replaceChildren(...places.map(({ name, detail, missingNumber }, index) => {
      const option = document.createElement("li");
      option.id = `${this.#list.id}-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      const quiet = document.createElement("span");
      quiet.textContent = [
        detail,
        missingNumber && this.#words.text("numberMissing", { number: missingNumber }),
      ].filter(Boolean).join(" · ");
      option.append(name, " ", quiet);
      return option;
    }));
    this.#open(places.length > 0 && document.activeElement === this.#input);
    this.#mark(-1);
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.#list.hidden = !isOpen;
    this.#input.setAttribute("aria-expanded", String(isOpen));
  }

  #close() {
    this.#open(false);
    this.#mark(-1);
  }

  /** @param {number} index */
  #mark(index) {
    this.#chosen = index;
    [...this.#list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    if (index < 0) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", `${this.#list.id}-${index}`);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter" && !event.isComposing) {
      // The form around the box, if any, is about something else.
      event.preventDefault();
      return void this.#submit();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !this.#list.hidden) {
      event.preventDefault();
      const count = this.#places.length;
      this.#mark((this.#chosen + step + count + (this.#chosen < 0 && step < 0 ? 1 : 0)) % count);
    } else if (event.key === "Escape" && !this.#list.hidden) {
      event.preventDefault();
      this.#close();
    }
  }

  /** @param {number} index */
  #choose(index) {
    const place = this.#places[index];
    if (!place) return;
    this.#input.value = place.name;
    this.#close();
    this.#handlers.onplace(place);
  }

  async #submit() {
    clearTimeout(this.#timer);
    const text = this.#input.value.trim();
    if (!text) return;
    if (this.#chosen >= 0) return this.#choose(this.#chosen);
    try {
      // Every notation of a coordinate contains digits.
      const coordinate = /\p{Nd}/u.test(text) ? await this.#handlers.coordinate(text) : null;
      if (coordinate) {
        this.#close();
        return this.#handlers.onplace({ ...coordinate, name: text, zoom: 15 });
      }
      const places = await this.#search(text);
      if (places.length) this.#choose(0);
      else this.#tell(this.#words.text("noPlace", { text }));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      this.#tell(this.#words.text("searchFailed"));
    }
  }

  /** @param {string} words */
  #tell(words) {
    this.#error.textContent = words;
    markInvalid(this.#input, words !== "");
  }
}

export class FilterForm {
  #words;
  #onopen;
  #form = /** @type {HTMLFormElement} */ (find("filters"));
  #toggle = find("filter-toggle");
  #badge = find("filter-count");
  #error = find("filter-error");
  #show = find("show");
  #week = /** @type {HTMLInputElement} */ (find("week"));
  #period = /** @type {HTMLInputElement} */ (find("period"));
  /**
   * The species in view that have no choice of their own, in lowercase.
   * @type {Set<string>}
   */
  #otherSpecies = new Set();
  /** @type {Filter} */
  #filter = noFilter;

  /**
   * @param {Words} words
   * @param {{ onchange: (filter: Filter) => void, onopen: (isOpen: boolean) => void,
   *   middle: () => Coordinate }} handlers
   * `middle` returns the center of the circle if the user's position is unknown
   */
  constructor(words, { onchange, onopen, middle }) {
    this.#words = words;
    this.#onopen = onopen;
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
    this.#form.addEventListener("change", ({ target }) => {
      if (target === this.#week) {
        this.#date("since").value = this.#week.checked ? daysAgo(7) : "";
        this.#date("until").value = "";
      } else if (target === this.#period) {
        const days = periods[Number(this.#period.value)];
        this.#date("since").value = days ? daysAgo(days) : "";
        this.#date("until").value = "";
      }
      read();
    });
    this.#period.max = String(periods.length);
    this.#period.addEventListener("input", () => this.#tellPeriod(periods[Number(this.#period.value)]));
    this.#form.addEventListener("input", (event) => {
      if (/** @type {HTMLInputElement} */ (event.target).name !== "text") return;
      clearTimeout(timer);
      timer = setTimeout(read, typingPause.words);
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
    for (const button of [find("clear"), find("no-match")]) {
      button.addEventListener("click", (event) => {
        event.preventDefault();
        this.show(noFilter);
        onchange(noFilter);
      });
    }
    this.#show.addEventListener("click", () => {
      this.#open(false);
      find("list").focus();
    });
  }

  /** @param {"since" | "until"} name */
  #date(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** The checkboxes of statuses and species. @returns {HTMLInputElement[]} */
  get #boxes() {
    return [...this.#form.querySelectorAll("input")].filter(({ name }) => name === "status" || name === "species");
  }

  /**
   * Shows the numbers of pets in view, next to each choice and on the button that closes the form.
   * @param {import("./service.js").Values} values
   * @param {number} total the number of pets that match
   */
  count(values, total) {
    for (const { value } of values.species) {
      // The service separates species with commas, so a species with a comma cannot be a filter.
      if (!this.#isKnown(value) && !value.includes(",")) this.#otherSpecies.add(value.toLowerCase());
    }
    for (const box of this.#boxes) {
      const count = values[/** @type {"status" | "species"} */ (box.name)].filter(({ value }) =>
        value.toLowerCase() === box.value || (box.value === "other" && !this.#isKnown(value)))
        .reduce((sum, { count }) => sum + count, 0);
      const label = box.parentElement;
      let tally = label?.querySelector(".tally");
      if (!tally) {
        tally = Object.assign(document.createElement("span"), { className: "tally" });
        label?.lastElementChild?.append(" ", tally);
      }
      tally.textContent = this.#words.number(count);
    }
    this.#show.textContent = this.#words.text("showMatches", { count: total });
    this.#show.hidden = false;
  }

  /**
   * Whether a species has a choice of its own. Like the list, the form has one choice for all others.
   * @param {string} species
   */
  #isKnown(species) {
    return this.#boxes.some(({ name, value }) => name === "species" && value === species.toLowerCase());
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.#form.hidden = !isOpen;
    this.#toggle.setAttribute("aria-expanded", String(isOpen));
    this.#onopen(isOpen);
  }

  /**
   * Returns the filter in the form, or null if it is invalid.
   * @param {() => Coordinate} middle
   * @returns {Filter | null}
   */
  #read(middle) {
    const data = new FormData(this.#form);
    const text = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
    const [since, until] = [text("since"), text("until")];
    const isReversed = Boolean(since && until && since > until);
    this.#error.textContent = isReversed ? this.#words.text("datesReversed") : "";
    for (const name of /** @type {const} */ (["since", "until"])) markInvalid(this.#date(name), isReversed);
    if (isReversed) return null;
    const radius = Number(text("radius"));
    const species = data.getAll("species").map(String);
    if (species.includes("other")) species.push(...[...this.#otherSpecies].slice(0, speciesLimit - species.length));
    return {
      status: data.getAll("status").map(String), species, since, until,
      sort: text("sort"), text: text("text"), radius, near: radius ? this.#filter.near ?? middle() : null,
      more: Object.fromEntries(this.#more.map(({ name, value }) => [name, value.trim()]).filter(([, value]) => value)),
    };
  }

  /** The inputs of filters without a control of their own, which the service adds. */
  get #more() {
    return /** @type {HTMLInputElement[]} */ ([...this.#form.querySelectorAll("input[data-filter]")]);
  }

  /** @param {Filter} filter */
  #set(filter) {
    this.#filter = filter;
    const count = filterCount(filter);
    this.#badge.textContent = String(count);
    this.#badge.hidden = count === 0;
    this.#week.checked = filter.since === daysAgo(7) && !filter.until;
    // The slider shows the shortest period that includes a date between two of its steps.
    const step = filter.since ? periods.findIndex((days) => daysAgo(days) <= filter.since) : -1;
    const index = step < 0 ? periods.length : step;
    this.#period.value = String(index);
    const isExact = !filter.until && (!filter.since || filter.since === daysAgo(periods[index] ?? 0));
    this.#tellPeriod(periods[index], isExact ? "" : [filter.since, filter.until].map((day) => day && this.#words.date(day)).join(" – "));
  }

  /**
   * Says what the slider means.
   * @param {number | undefined} days undefined for any time
   * @param {string} [dates] dates that are none of the slider's steps
   */
  #tellPeriod(days, dates = "") {
    const words = dates || (days ? this.#words.days("last", days) : this.#words.text("anyTime"));
    find("period-text").textContent = words;
    this.#period.setAttribute("aria-valuetext", words);
  }

  /**
   * Sorts by distance from the user's position, and moves the circle there.
   * @param {Coordinate} position
   */
  moved(position) {
    this.show({ ...this.#filter, sort: "distance", near: this.#filter.radius ? position : null });
    return this.#filter;
  }

  /**
   * Shows a filter in the form.
   * @param {Filter} filter
   */
  show(filter) {
    this.#set(filter);
    this.#error.textContent = "";
    const chosen = filter.species.map((word) => word.toLowerCase());
    for (const species of chosen) if (!this.#isKnown(species)) this.#otherSpecies.add(species);
    for (const input of this.#form.querySelectorAll("input")) {
      if (input.name === "sort") {
        input.checked = filter.sort === input.value;
      } else if (input.type === "checkbox" && input !== this.#week) {
        const values = input.name === "status" ? filter.status : chosen;
        const isOther = input.value === "other" && chosen.some((species) => !this.#isKnown(species));
        input.checked = values.includes(input.value) || isOther;
      } else if (input !== this.#week && input !== this.#period) {
        input.value = filter[/** @type {"since" | "until" | "text"} */ (input.name)] ?? filter.more[input.name] ?? "";
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
