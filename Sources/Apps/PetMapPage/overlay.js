// Elements above the map: the selected pin, the pin highlighted by the list, the user's position, and a fan of pins at
// the same coordinate, which can be reached by keyboard.

import { drawPin, pinBox } from "./markers.js";

/**
 * @typedef {import("./address.js").Coordinate} Coordinate
 * @typedef {import("./service.js").Pet} Pet
 * @typedef {{ pet: Pet, dx: number, dy: number }} Leg
 */

/** @param {Pet["status"]} status @param {boolean} isSelected */
function pinElement(status, isSelected) {
  const element = drawPin(status, isSelected, Math.max(1, Math.min(3, Math.ceil(devicePixelRatio))));
  element.className = isSelected ? "pin selected" : "pin";
  Object.assign(element.style, { width: `${pinBox.width}px`, height: `${pinBox.height}px` });
  return element;
}

const svg = "http://www.w3.org/2000/svg";

export class Overlay {
  #root;
  #point;
  /** @type {Map<string, { element: HTMLElement, at: Coordinate, dx: number, dy: number }>} */
  #elements = new Map();
  /** @type {{ at: Coordinate, legs: Leg[] } | null} */
  #fan = null;

  /** @param {HTMLElement} root @param {(coordinate: Coordinate) => { x: number, y: number }} point */
  constructor(root, point) {
    this.#root = root;
    this.#point = point;
  }

  /** Repositions all elements after the map has moved. */
  update() {
    for (const { element, at, dx, dy } of this.#elements.values()) {
      const { x, y } = this.#point(at);
      element.style.transform = `translate(${x + dx}px, ${y + dy}px)`;
    }
  }

  /** @param {string} name @param {HTMLElement | null} element @param {Coordinate} [at] */
  #put(name, element, at, dx = 0, dy = 0) {
    this.#elements.get(name)?.element.remove();
    this.#elements.delete(name);
    if (!element || !at) return;
    this.#elements.set(name, { element, at, dx, dy });
    this.#root.append(element);
    this.update();
  }

  /**
   * Draws the selected pin above all others, even if it is part of a cluster.
   * @param {{ pet: Pick<Pet, "id" | "status">, at: Coordinate } | null} selection
   */
  select(selection) {
    const leg = this.#fan?.legs.find(({ pet }) => pet.id === selection?.pet.id);
    this.#put("selected", selection && pinElement(selection.pet.status, true), selection?.at, leg?.dx, leg?.dy);
  }

  /**
   * Returns the offset of a pin from its coordinate, which is zero unless the pin is in the open fan.
   * @param {string} id
   */
  offset(id) {
    const leg = this.#fan?.legs.find(({ pet }) => pet.id === id);
    return { dx: leg?.dx ?? 0, dy: leg?.dy ?? 0 };
  }

  /** @param {Pet | null} pet */
  point(pet) {
    const element = pet && document.createElement("div");
    if (element) element.className = "pointer";
    const at = pet ? { latitude: pet.locationLatitude, longitude: pet.locationLongitude } : undefined;
    const { dx, dy } = this.offset(pet?.id ?? "");
    this.#put("pointer", element, at, dx, dy);
  }

  /** @param {Coordinate | null} position */
  here(position) {
    const element = position && document.createElement("div");
    if (element) element.className = "here";
    this.#put("here", element, position ?? undefined);
  }

  /** Whether a fan is open. */
  get isFanned() {
    return this.#fan !== null;
  }

  /**
   * Shows pins at the same coordinate as buttons around that coordinate.
   * @param {{ at: Coordinate, legs: Leg[] } | null} fan
   * @param {string} [label]
   * @param {(pet: Pet) => string} [name]
   * @param {(pet: Pet) => void} [onchoice]
   */
  fan(fan, label = "", name, onchoice) {
    this.#fan = fan;
    if (!fan || !name || !onchoice) return this.#put("fan", null);
    const group = document.createElement("div");
    group.className = "fan";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", label);
    const legs = document.createElementNS(svg, "svg");
    legs.setAttribute("aria-hidden", "true");
    group.append(legs);
    for (const { pet, dx, dy } of fan.legs) {
      const line = document.createElementNS(svg, "line");
      line.setAttribute("x2", String(dx));
      line.setAttribute("y2", String(dy));
      legs.append(line);
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", name(pet));
      button.style.transform = `translate(${dx - pinBox.tipX}px, ${dy - pinBox.tipY}px)`;
      button.append(pinElement(pet.status, false));
      button.addEventListener("click", () => onchoice(pet));
      group.append(button);
    }
    this.#put("fan", group, fan.at);
    group.querySelector("button")?.focus({ preventScroll: true });
  }
}
