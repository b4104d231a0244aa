// The sheet at the bottom of a narrow screen, which takes the place of the callout. The pin stays visible above it.

import { linkTarget, petURL, photoURL } from "./address.js";

/** @typedef {import("./service.js").Pet} Pet */

export class SheetView {
  #element;
  #words;
  #onclose;
  /** The pet that is shown, as JSON. */
  #shown = "";
  /** @type {Element | null} the element that had the focus before the sheet opened */
  #opener = null;

  /** @param {HTMLElement} element @param {import("./words.js").Words} words @param {() => void} onclose */
  constructor(element, words, onclose) {
    this.#element = element;
    this.#words = words;
    this.#onclose = onclose;
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onclose();
    });
  }

  /**
   * Shows a pet, or closes the sheet.
   * @param {Pet | null} pet
   */
  show(pet) {
    const shown = JSON.stringify(pet);
    if (shown === this.#shown || (!pet && this.#element.hidden)) return;
    const hadFocus = this.#element.contains(document.activeElement);
    const isNew = this.#element.hidden || this.#element.dataset.pet !== pet?.id;
    if (this.#element.hidden) this.#opener = document.activeElement;
    this.#shown = shown;
    this.#element.hidden = !pet;
    this.#element.dataset.pet = pet?.id ?? "";
    this.#element.replaceChildren(...(pet ? [this.#card(pet)] : []));
    if (!pet && hadFocus && this.#opener instanceof HTMLElement) this.#opener.focus();
    if (pet && (isNew || hadFocus)) /** @type {HTMLElement} */ (this.#element.firstElementChild).focus({ preventScroll: true });
  }

  /** @param {Pet} pet */
  #card(pet) {
    const words = this.#words;
    const name = pet.petName ?? words.text("unknownPet");
    const ways = part("p", "ways", []);
    const content = part("div", "content", [
      this.#photo(pet),
      part("div", "about", [
        part("h2", "", name),
        part("p", "kind", [words.species(pet.species), pet.breed].filter(Boolean).join(" • ")),
        part("p", "facts", [
          part("span", `badge ${pet.status.toLowerCase()}`, words.text(pet.status)), " ", words.date(pet.lastSeenDate),
        ]),
      ]),
      this.#close(),
      part("p", "description", pet.description ?? ""),
      part("p", "contact", [pet.phone, pet.email].filter(Boolean).join(" · ")),
    ]);
    const card = part("div", "card", [content, ways]);
    card.dataset.petmap = "card";
    card.tabIndex = -1;
    card.setAttribute("role", "dialog");
    card.setAttribute("aria-label", name);
    const details = this.#link("details", petURL(pet.id));
    details.target = linkTarget;
    details.setAttribute("aria-label", `${details.textContent}: ${name}`);
    ways.append(details);
    this.#addContact(pet, ways);
    for (const element of card.querySelectorAll("h2, .kind, .description")) element.setAttribute("dir", "auto");
    return card;
  }

  /** @param {Pet} pet */
  #photo(pet) {
    const url = photoURL(pet, 320) ?? pet.photoUrl;
    if (!url) return "";
    const image = Object.assign(document.createElement("img"), { alt: "", src: url });
    image.addEventListener("error", () => image.remove());
    return image;
  }

  #close() {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: "\u00D7" });
    button.dataset.petmap = "close";
    button.setAttribute("aria-label", this.#words.text("close"));
    button.addEventListener("click", () => this.#onclose());
    return button;
  }

  /**
   * Adds links for calling and writing. The callouts decide which numbers can be dialed.
   * @param {Pet} pet
   * @param {HTMLElement} ways
   */
  async #addContact(pet, ways) {
    const callouts = new URL(document.body.dataset.callouts ?? "", location.href);
    const { contactLink } = await import(new URL("callout-text.js", callouts).href);
    const links = /** @type {const} */ ([["phone", "call"], ["email", "sendEmail"]]).flatMap(([kind, word]) => {
      const url = pet[kind] && contactLink({ kind, lines: [] }, pet);
      return url ? [this.#link(word, url)] : [];
    });
    ways.prepend(...links);
  }

  /** @param {import("./words.js").Word} word @param {string} href */
  #link(word, href) {
    return Object.assign(document.createElement("a"), { className: "button", href, textContent: this.#words.text(word) });
  }
}

/**
 * @param {string} name
 * @param {string} className
 * @param {string | (Node | string)[]} content
 */
function part(name, className, content) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...(typeof content === "string" ? [content] : content));
  return element;
}
