// The search box, which accepts city names, and coordinates in any notation that the engine can parse.

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {{ name: string, near: string | null, latitude: number, longitude: number }} City
 * @typedef {object} Handlers
 * @property {(place: Coordinate, zoom: number) => void} onplace
 * @property {(text: string) => Promise<Coordinate | null>} coordinate parses a coordinate; null if the text is not one
 * @property {(text: string, signal: AbortSignal) => Promise<City[]>} cities
 */

const typingPause = 150;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A combobox with a list of cities, according to the ARIA Authoring Practices. */
export class SearchBox {
  #words;
  #handlers;
  #input = /** @type {HTMLInputElement} */ (find("place"));
  #list = find("places");
  #error = find("place-error");
  /** @type {City[]} */
  #cities = [];
  #chosen = -1;
  /** @type {AbortController | null} */
  #request = null;
  /** @type {number | undefined} */
  #timer;

  /** @param {import("./words.js").Words} words @param {Handlers} handlers */
  constructor(words, handlers) {
    this.#words = words;
    this.#handlers = handlers;
    const form = find("search");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#pressed(event));
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => {
      const option = /** @type {Element} */ (event.target).closest("li");
      if (option) this.#choose([...this.#list.children].indexOf(option));
    });
    this.#input.addEventListener("blur", () => this.#close());
  }

  #typed() {
    this.#tell("");
    clearTimeout(this.#timer);
    this.#request?.abort();
    const text = this.#input.value.trim();
    if (text.length < 2 || /^[\d\s.,°'"+-]/.test(text)) return this.#close();
    this.#timer = setTimeout(() => this.#search(text).catch(() => this.#close()), typingPause);
  }

  /** @param {string} text */
  async #search(text) {
    this.#request?.abort();
    this.#request = new AbortController();
    const cities = await this.#handlers.cities(text, this.#request.signal);
    if (text !== this.#input.value.trim()) return [];
    this.#show(cities);
    return cities;
  }

  /** @param {City[]} cities */
  #show(cities) {
    this.#cities = cities;
    this.#list.replaceChildren(...cities.map(({ name, near }, index) => {
      const option = document.createElement("li");
      option.id = `place-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      const quiet = document.createElement("span");
      quiet.textContent = near ? this.#words.text("nearCity", { name: near }) : "";
      option.append(name, " ", quiet);
      return option;
    }));
    this.#open(cities.length > 0);
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
    else this.#input.setAttribute("aria-activedescendant", `place-${index}`);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !this.#list.hidden) {
      event.preventDefault();
      const count = this.#cities.length;
      this.#mark((this.#chosen + step + count + (this.#chosen < 0 && step < 0 ? 1 : 0)) % count);
    } else if (event.key === "Escape" && !this.#list.hidden) {
      event.preventDefault();
      this.#close();
    }
  }

  /** @param {number} index */
  #choose(index) {
    const city = this.#cities[index];
    if (!city) return;
    this.#input.value = city.name;
    this.#close();
    this.#handlers.onplace(city, 11);
  }

  async #submit() {
    clearTimeout(this.#timer);
    const text = this.#input.value.trim();
    if (!text) return;
    if (this.#chosen >= 0) return this.#choose(this.#chosen);
    try {
      const coordinate = await this.#handlers.coordinate(text);
      if (coordinate) {
        this.#close();
        return this.#handlers.onplace(coordinate, 15);
      }
      const cities = await this.#search(text);
      if (cities.length) this.#choose(0);
      else this.#tell(this.#words.text("noPlace", { text }));
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      this.#tell(this.#words.text("searchFailed"));
    }
  }

  /** @param {string} words */
  #tell(words) {
    this.#error.textContent = words;
    this.#input.toggleAttribute("aria-invalid", words !== "");
  }
}
