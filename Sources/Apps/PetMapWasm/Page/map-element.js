// <petmap-map>: the map and list of a petmap service in any page.
//
//   <script type="module" src="…/map-element.js"></script>
//   <petmap-map src="https://pets.example" near="52.2297, 21.0122" radius="5" lang="pl"></petmap-map>

import { languages } from "./schema.js";

const observed = ["src", "near", "radius", "status", "species", "since", "until", "text", "lang"];

/** Returns the URL of the service's `/embed` page with an element's attributes, or null without a valid `src`. */
function address(element) {
  let url;
  try {
    url = new URL("/embed", new URL(element.getAttribute("src") ?? "", element.ownerDocument.baseURI));
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  for (const name of observed.slice(1)) {
    const value = element.getAttribute(name)?.trim();
    if (value) url.searchParams.set(name, name === "near" ? value.replace(/\s+/g, "") : value);
  }
  return url.href;
}

/** A frame with a service's `/embed` page. It has the size of the element, by default 100 % × 480 px. */
export class PetmapMapElement extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = [...observed, "title"];
  #frame = null;

  connectedCallback() {
    if (!this.#frame) {
      const frame = this.ownerDocument.createElement("iframe");
      Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
      frame.loading = "lazy";
      frame.allow = "geolocation";
      frame.referrerPolicy = "no-referrer";
      this.#frame = frame;
      this.attachShadow({ mode: "open" }).append(frame);
    }
    // Set the defaults only if the page's style sheets do not.
    const { style } = this;
    if (getComputedStyle(this).display === "inline") style.display = "block";
    if (this.clientHeight === 0) style.height = "480px";
    this.#update();
  }

  attributeChangedCallback() {
    this.#update();
  }

  #update() {
    if (!this.#frame) return;
    const { title } = languages.find(({ code }) => code === this.lang) ?? languages[0];
    this.#frame.title = this.title || title;
    const url = address(this);
    if (url === null) this.#frame.removeAttribute("src");
    else if (this.#frame.src !== url) this.#frame.src = url;
  }
}

if (globalThis.customElements && !customElements.get("petmap-map")) {
  customElements.define("petmap-map", PetmapMapElement);
}
