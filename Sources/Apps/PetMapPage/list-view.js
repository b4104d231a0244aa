// The list of the pets in view, an alternative for people who cannot see or use the map.

import { filterCount, isOld, petURL, photoURL } from "./address.js";
import { ServiceFailure } from "./service.js";

/**
 * @typedef {import("./service.js").Pet} Pet
 * @typedef {object} Handlers
 * @property {(id: string) => void} onchoice "Show on the map"
 * @property {(pet: Pet | null) => void} onpoint called when the mouse or the focus enters or leaves a pet's row
 * @property {() => void} onmore
 * @property {() => void} onretry
 */

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class ListView {
  #words;
  #handlers;
  #list = find("list");
  #summary = find("summary");
  #error = find("list-error");
  #noMatch = find("no-match");
  #more = find("more");
  #row = /** @type {HTMLTemplateElement} */ (find("row"));
  /** @type {Map<string, { pet: Pet, element: HTMLElement }>} */
  #rows = new Map();
  /** @type {string | null} */
  #selected = null;

  /** @param {import("./words.js").Words} words @param {Handlers} handlers */
  constructor(words, handlers) {
    this.#words = words;
    this.#handlers = handlers;
    this.#more.addEventListener("click", handlers.onmore);
    this.#error.querySelector("button")?.addEventListener("click", handlers.onretry);
    const canHover = matchMedia("(hover: hover)");
    for (const [type, isOver] of /** @type {const} */ ([
      ["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false],
    ])) {
      this.#list.addEventListener(type, (event) => {
        if (type.startsWith("mouse") && !canHover.matches) return;
        handlers.onpoint(isOver ? this.#pet(event.target) : null);
      });
    }
    this.#list.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      const id = target.closest("li")?.dataset.pet;
      if (id && !target.closest("a")) handlers.onchoice(id);
    });
  }

  /** @param {EventTarget | null} target */
  #pet(target) {
    const row = target instanceof Element ? target.closest("li") : null;
    return this.#rows.get(row?.dataset.pet ?? "")?.pet ?? null;
  }

  get count() {
    return this.#list.children.length;
  }

  /**
   * Returns a pet in the list, or null for rows that came with the page.
   * @param {string} id
   */
  find(id) {
    return this.#rows.get(id)?.pet ?? null;
  }

  /**
   * Replaces the pets in the list, or appends to them. Pets that remain keep the focus, even if their rows are replaced.
   * @param {Pet[]} pets
   * @param {{ append: boolean, hasMore: boolean }} options
   */
  show(pets, { append, hasMore }) {
    const before = this.#rows;
    /** @type {typeof before} */
    const rows = append ? new Map(before) : new Map();
    for (const pet of pets) {
      const old = before.get(pet.id);
      const isSame = old && JSON.stringify(old.pet) === JSON.stringify(pet);
      rows.set(pet.id, isSame ? old : { pet, element: this.#makeRow(pet) });
    }
    this.#rows = rows;
    const focused = document.activeElement;
    const hadFocus = focused !== this.#list && this.#list.contains(focused);
    const focusedPet = focused?.closest("li")?.dataset.pet ?? "";
    const keep = [...rows.values()].map(({ element }) => element);
    for (const child of [...this.#list.children]) if (!keep.includes(/** @type {HTMLElement} */ (child))) child.remove();
    keep.forEach((element, index) => {
      if (this.#list.children[index] !== element) this.#list.insertBefore(element, this.#list.children[index] ?? null);
    });
    if (hadFocus && focused instanceof HTMLElement) {
      const control = focused.classList.contains("show") ? ".show" : ".name";
      const replacement = rows.get(focusedPet)?.element.querySelector(control);
      const target = focused.isConnected ? focused : replacement instanceof HTMLElement ? replacement : this.#list;
      target.focus({ preventScroll: true });
    }
    this.#more.hidden = !hasMore;
    this.#error.hidden = true;
    this.#list.removeAttribute("aria-busy");
    this.select(this.#selected, { scroll: false });
  }

  /** @param {Pet} pet */
  #makeRow(pet) {
    const words = this.#words;
    const element = /** @type {HTMLElement} */ (
      /** @type {DocumentFragment} */ (this.#row.content.cloneNode(true)).firstElementChild);
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (element.querySelector(`.${name}`));
    element.dataset.pet = pet.id;
    const name = pet.petName ?? words.text("unknownPet");
    const link = /** @type {HTMLAnchorElement} */ (part("name"));
    link.textContent = name;
    link.href = petURL(pet.id);
    part("kind").textContent = [words.species(pet.species), pet.breed].filter(Boolean).join(" • ");
    part("badge").textContent = words.text(pet.status);
    part("badge").classList.add(pet.status.toLowerCase());
    part("when").textContent = words.date(pet.lastSeenDate);
    part("age").textContent = words.age(pet);
    element.classList.toggle("old", isOld(pet));
    part("far").textContent = pet.distance === undefined ? "" : words.text("away", { far: words.far(pet.distance) });
    const label = part("show").querySelector(".hidden");
    if (label) label.textContent = words.text("showPetOnMap", { name });
    if (pet.photoUrl) {
      const image = document.createElement("img");
      image.alt = "";
      image.loading = "lazy";
      image.decoding = "async";
      image.addEventListener("error", () => image.remove());
      const [plain, double] = [photoURL(pet, 160), photoURL(pet, 320)];
      if (plain) image.srcset = `${plain}, ${double} 2x`;
      image.src = plain ?? pet.photoUrl;
      part("thumb").append(image);
    }
    return element;
  }

  /**
   * @param {import("./service.js").Totals} totals
   * @param {import("./address.js").Filter} filter
   * @param {boolean} isEmpty whether the service has no pets at all
   */
  summarize(totals, filter, isEmpty) {
    const words = this.#words;
    const reason = isEmpty ? "noneYet" : filterCount(filter) > 0 ? "nothingMatches" : "nothingInView";
    this.#noMatch.hidden = totals.total > 0 || reason !== "nothingMatches";
    this.#summary.textContent = totals.total > 0 ? words.summary(totals, filter.radius) : words.text(reason);
  }

  busy() {
    this.#list.setAttribute("aria-busy", "true");
    if (!this.count) this.#summary.textContent = this.#words.text("loading");
  }

  /** @param {unknown} error */
  fail(error) {
    this.#list.removeAttribute("aria-busy");
    // The messages of the service are in English.
    const isReadable = error instanceof ServiceFailure && error.kind === "broken" && this.#words.language === "en";
    const detail = isReadable ? ` ${error.message}` : "";
    const line = this.#error.querySelector("span");
    if (line) line.textContent = this.#words.text("listFailed") + detail;
    if (!this.count) this.#summary.textContent = "";
    this.#error.hidden = false;
  }

  /**
   * Highlights the pet whose callout is open.
   * @param {string | null} id
   * @param {{ scroll: boolean }} options
   */
  select(id, { scroll }) {
    this.#selected = id;
    for (const [key, { element }] of this.#rows) {
      element.classList.toggle("selected", key === id);
      element.querySelector(".show")?.setAttribute("aria-pressed", String(key === id));
    }
    // On a phone, the list is too short for this: scrolling to a row would hide the heading.
    if (scroll && id && matchMedia("(min-width: 48rem)").matches) this.#rows.get(id)?.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * Highlights the pet whose pin is under the mouse.
   * @param {string | null} id
   */
  point(id) {
    for (const [key, { element }] of this.#rows) element.classList.toggle("pointed", key === id);
  }

  /**
   * Moves the focus back to a pet's button.
   * @param {string} id
   */
  focus(id) {
    /** @type {HTMLElement | null | undefined} */ (this.#rows.get(id)?.element.querySelector(".show"))?.focus();
  }
}
