// The callout of the selected pin: DOM elements above the map, laid out by the engine with the page's fonts.

import { linkTarget, petURL, photoURL } from "./address.js";

/** @typedef {import("./service.js").Pet} Pet */

const families = "Inter, system-ui, sans-serif";

/**
 * Returns a pet with the URL of a photo that is not much larger than a callout.
 * @param {Pet} pet
 * @returns {Pet}
 */
function withSmallPhoto(pet) {
  const url = photoURL(pet, 640);
  return url ? { ...pet, photoUrl: url } : pet;
}

export class CalloutView {
  #element;
  #words;
  #onclose;
  /** @type {Promise<any> | null} */
  #library = null;
  /** @type {any} */
  #drawer = null;
  /** @type {any} */
  #engine = null;
  /** @type {string | null} */
  #side = null;
  /** @type {string | null} */
  #pet = null;

  /** @param {HTMLElement} element @param {import("./words.js").Words} words @param {() => void} onclose */
  constructor(element, words, onclose) {
    this.#element = element;
    this.#words = words;
    this.#onclose = onclose;
  }

  /** Loads the engine, for the first callout or earlier while the page is idle. */
  prepare() {
    this.#library ??= this.#load().catch((error) => {
      this.#library = null;
      throw error;
    });
    return this.#library;
  }

  async #load() {
    const drawer = await import(new URL(document.body.dataset.callouts ?? "", location.href).href);
    const [engine] = await Promise.all([
      drawer.load(), document.fonts.load(`400 14px ${families}`), document.fonts.load(`700 14px ${families}`),
    ]);
    this.#drawer = drawer;
    const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    this.#engine = new engine.CalloutEngine({
      measurer: drawer.canvasMeasurer(families), language: this.#words.language, contrast: "increased",
      textScale: Math.max(0.8, Math.min(3.2, textScale)),
    });
    return engine;
  }

  /**
   * Shows a pet's callout at the position of its pin.
   * @param {Pet | null} pet
   * @param {{ x: number, y: number }} at
   * @param {{ x: number, y: number, width: number, height: number }[]} [obstacles] what it should not cover
   * @returns {{ dx: number, dy: number } | null} the pan after which the whole callout is visible
   */
  show(pet, at, obstacles = []) {
    if (!pet || !this.#engine) {
      this.#drawer?.renderCallout(this.#element, null);
      this.#pet = this.#side = null;
      return null;
    }
    const { clientWidth: width, clientHeight: height } = this.#element;
    const layout = this.#engine.callout(withSmallPhoto(pet), {
      at, viewport: { width, height }, obstacles, previous: pet.id === this.#pet ? this.#side : null,
    });
    this.#pet = pet.id;
    this.#side = layout.placement;
    this.#drawer.renderCallout(this.#element, layout, { onclose: this.#onclose, fontFamily: families });
    this.#addLink(pet, layout);
    return layout.pan;
  }

  /**
   * Adds a link to the pet's page, next to the badge or, if there is not enough space, on the photo.
   * @param {Pet} pet
   * @param {any} layout
   */
  #addLink(pet, layout) {
    const box = this.#element.querySelector("[data-petmap=card]");
    if (!box || box.querySelector(".details")) return;
    const link = document.createElement("a");
    link.className = "details";
    link.href = petURL(pet.id);
    link.target = linkTarget;
    link.textContent = this.#words.text("details");
    link.setAttribute("aria-label", `${this.#words.text("details")}: ${pet.petName ?? this.#words.text("unknownPet")}`);
    box.append(link);
    const badge = layout.fields.find((/** @type {any} */ { kind }) => kind === "badge")?.frame;
    const fits = badge && layout.frame.width - badge.x - badge.width - 24 > link.offsetWidth;
    link.style.top = fits ? `${badge.y + badge.height / 2 - link.offsetHeight / 2}px` : "4px";
    if (fits) link.style.right = "12px";
    else link.style.left = "4px";
  }
}
