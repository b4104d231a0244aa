import { check } from "./checks.js";
import { Held } from "./engine.js";
import { announcementTexts, latitudeOf, longitudeOf, pack, viewportNumbers } from "./texts.js";

const sides = ["above", "below", "left", "right"];

/** Sets callouts: lines, card and arrow. */
export function calloutsClass(engine) {
  const { exports } = engine;

  return class CalloutEngine {
    #held = new Held(engine, "calloutsFree");
    #measurer;

    constructor({ measurer = null } = {}) {
      this.#measurer = measurer;
      this.#held.hold(engine.fonts(measurer, (name, count) => exports.calloutsMake(name, count)));
    }

    /** The layout's JSON, byte for byte that of `petmap callout` with the same fonts. */
    json(announcement, { at, viewport, previous = null }) {
      const side = sides.indexOf(previous);
      check(previous === null || side >= 0, "not a side", previous);
      const status = engine.measuring(this.#measurer, () =>
        engine.lend([pack(announcementTexts(announcement))], (texts) =>
          exports.calloutsLayout(
            this.#held.address, texts, latitudeOf(announcement), longitudeOf(announcement),
            ...viewportNumbers(viewport), at.x, at.y, side)));
      check(status !== 1, "the announcement has no valid coordinate", announcement.id);
      check(status !== 2, "not a viewport", viewport);
      check(status !== 3, "not a point", at);
      return engine.text();
    }

    callout(announcement, options) {
      return JSON.parse(this.json(announcement, options));
    }

    free() {
      this.#held.free();
    }
  }
}
