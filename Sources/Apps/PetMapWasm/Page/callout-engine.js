import { measurer as measuring, options } from "./arguments.js";
import { disposable, Handle, packed } from "./engine.js";
import { annotate } from "./callout-text.js";
import { announcementProblem, announcements, card, layout } from "./requests.js";

const standard = {
  measurer: null, width: null, textScale: null, photo: null, language: null, marker: null, gap: null, arrow: null,
  fields: null, contrast: null,
};

/** Lays out callouts: lines, card and arrow. */
export function calloutsClass(engine) {
  return disposable(class CalloutEngine {
    #handle = new Handle(engine);
    #measurer;
    #card;
    /** The name of the measurer's fonts when the engine was created, or undefined before that. */
    #fonts;
    #isFreed = false;

    constructor(given = {}) {
      const { measurer, ...card } = options(given, standard, "CalloutEngine");
      this.#measurer = measuring(measurer);
      this.#card = card;
      this.#address();
    }

    /**
     * Returns the address of the engine. Recreates the engine if the measurer's fonts have changed, for example
     * because a web font has loaded.
     */
    #address() {
      const fonts = this.#measurer?.fonts ?? null;
      if (!this.#isFreed && this.#fonts !== fonts) {
        engine.measuring(this.#measurer, () =>
          engine.send("calloutsMake", [], card(this.#card, fonts), (results) =>
            this.#handle.retain(engine.count(results))));
        this.#fonts = fonts;
      }
      return this.#handle.address;
    }

    /** Returns the layout as JSON, byte for byte as `petmap callout` prints it with the same fonts. */
    json(announcement, request) {
      const address = this.#address();
      const problem = announcementProblem(announcement);
      if (problem !== undefined) throw new RangeError(`petmap: announcement: ${problem}`);
      const { numbers, texts } = announcements([announcement]);
      return engine.measuring(this.#measurer, () =>
        engine.lend([numbers, packed(texts)], (pet, _, words) =>
          engine.send("calloutsLayout", [address, pet, words], layout(request), (results) =>
            engine.text(results))));
    }

    callout(announcement, request) {
      return annotate(JSON.parse(this.json(announcement, request)), announcement, this.#card.language ?? "en");
    }

    free() {
      this.#isFreed = true;
      this.#handle.free();
    }
  });
}

/**
 * Returns a measurer that uses a canvas, for the CSS font families of the page's callouts. When a web font
 * has loaded, cached measurements are discarded and `onchange` is called.
 */
export function canvasMeasurer(families, canvas = null, onchange = null) {
  // Safari before 16.4 and Firefox before 105 have no OffscreenCanvas.
  const context = (canvas ?? (globalThis.OffscreenCanvas ? new OffscreenCanvas(1, 1) : document.createElement("canvas")))
    .getContext("2d");
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
      // Firefox before 116 measures only glyphs, not fonts.
      const metrics = context.measureText("Åg");
      return {
        ascent: metrics.fontBoundingBoxAscent ?? metrics.actualBoundingBoxAscent,
        descent: metrics.fontBoundingBoxDescent ?? metrics.actualBoundingBoxDescent,
      };
    },
  };
}
