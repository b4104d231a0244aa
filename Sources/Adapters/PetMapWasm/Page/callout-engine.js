import { disposable, Held } from "./engine.js";

/** What the engine reads of an announcement. */
const members = [
  "petName", "breed", "sex", "description", "microchipNumber", "lastSeenDate", "email", "phone",
  "photoUrl", "reward", "createdAt", "updatedAt",
];
const statuses = /^(active|missing|found|closed)$/i;

/** An announcement as the service has it, of one that a page has put together. */
export function announcementOf(a) {
  const announcement = {
    id: String(a.id),
    species: a.species == null ? "OTHER" : String(a.species),
    status: statuses.test(a.status) ? a.status : "MISSING",
    locationLatitude: Number(a.latitude ?? a.locationLatitude),
    locationLongitude: Number(a.longitude ?? a.locationLongitude),
  };
  for (const name of members) if (a[name] != null) announcement[name] = String(a[name]);
  if (Number.isInteger(a.age)) announcement.age = a.age;
  return announcement;
}

/** Sets callouts: lines, card and arrow. */
export function calloutsClass(engine) {
  return disposable(class CalloutEngine {
    #held = new Held(engine);
    #measurer;
    #card;
    /** The measurer's name of its fonts when the engine was made. */
    #fonts = null;
    #isFreed = false;

    constructor({ measurer = null, ...card } = {}) {
      this.#measurer = measurer;
      this.#card = card;
      this.#address();
    }

    /** The engine: another one when the measurer's fonts are others, as when a web font has come. */
    #address() {
      const fonts = this.#measurer?.fonts ?? null;
      if (this.#isFreed || (this.#fonts === fonts && this.#fonts !== null)) {
        return this.#held.address;
      }
      if (fonts === null && this.#made) return this.#held.address;
      engine.measuring(this.#measurer, () =>
        engine.ask("calloutsMake", [], { ...this.#card, fonts }, (results) =>
          this.#held.hold(engine.count(results))));
      this.#fonts = fonts;
      this.#made = true;
      return this.#held.address;
    }

    #made = false;

    /** The layout's JSON, byte for byte that of `petmap callout` with the same fonts. */
    json(announcement, request) {
      const address = this.#address();
      return engine.measuring(this.#measurer, () =>
        engine.ask(
          "calloutsLayout", [address],
          { ...request, announcement: announcementOf(announcement) },
          (results) => engine.text(results)));
    }

    callout(announcement, request) {
      return JSON.parse(this.json(announcement, request));
    }

    free() {
      this.#isFreed = true;
      this.#held.free();
    }
  });
}

/** A measurer over a canvas, for the CSS font families the page draws callouts with. When a web font has
 * come, texts are measured anew, and `onchange` says so. */
export function canvasMeasurer(families, canvas = null, onchange = null) {
  const context = (canvas ?? new OffscreenCanvas(1, 1)).getContext("2d");
  const set = ({ size, weight, direction }) => {
    context.font = `${weight === "bold" ? 700 : 400} ${size}px ${families}`;
    context.direction = direction;
  };
  let generation = 0;
  const { fonts } = globalThis.document ?? globalThis;
  fonts?.addEventListener?.("loadingdone", () => {
    generation++;
    onchange?.();
  });
  return {
    get fonts() {
      return generation ? `canvas: ${families} ${generation}` : `canvas: ${families}`;
    },
    measure(text, style) {
      set(style);
      return context.measureText(text).width;
    },
    verticalMetrics(style) {
      set(style);
      const metrics = context.measureText("");
      return { ascent: metrics.fontBoundingBoxAscent, descent: metrics.fontBoundingBoxDescent };
    },
  };
}
