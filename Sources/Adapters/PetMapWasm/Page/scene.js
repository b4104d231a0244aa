import { check, decoder, disposable, encoder, Held, options } from "./engine.js";
import { announcementOf } from "./callout-engine.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, maxZoom: 16, measurer: null, card: {}, invalid: "skip",
};
/** How many announcements go into the engine at a time. */
const batch = 1000;

/** Announcements on a map: what to draw for a camera. */
export function sceneMapClass(engine) {
  return disposable(class SceneMap {
    #held = new Held(engine);
    #measurer;
    /** The page's announcements by id. */
    #announcements = new Map();
    /** What was not taken: positions and reasons. */
    skipped = [];

    constructor(announcements, given = {}) {
      const { measurer, invalid, ...request } = options(given, standard, "SceneMap");
      check(["skip", "throw"].includes(invalid), "invalid is neither skip nor throw", invalid);
      this.#measurer = measurer;
      engine.measuring(measurer, () =>
        engine.ask("mapMake", [], { ...request, fonts: measurer?.fonts ?? null }, (results) =>
          this.#held.hold(engine.count(results))));
      for (let first = 0; first < announcements.length; first += batch) {
        this.#add(announcements.slice(first, first + batch), first, invalid);
      }
    }

    get loaded() {
      return this.#announcements.size;
    }

    #add(announcements, first, invalid) {
      const problems = this.#put(announcements, 0);
      const refused = new Set();
      for (const { index, reason } of problems) {
        if (invalid === "throw") {
          throw new RangeError(`petmap: announcement ${first + index}: ${reason}`);
        }
        refused.add(index);
        this.skipped.push({ index: first + index, reason });
      }
      announcements.forEach((a, index) => {
        if (!refused.has(index)) this.#announcements.set(String(a.id), a);
      });
    }

    #put(announcements, replaces) {
      const json = JSON.stringify(
        announcements.map((a) => (a && a.id != null ? announcementOf(a) : {})),
        (_, value) => (Number.isNaN(value) ? "NaN" : value));
      return engine.lend([encoder.encode(json)], (text, length) =>
        engine.call("mapAdd", [this.#held.address, text, length, replaces], (results) =>
          JSON.parse(engine.text(results))));
    }

    /** Adds an announcement, or puts it in the place of the one with the same id. */
    put(announcement) {
      const [problem] = this.#put([announcement], 1);
      if (problem) throw new RangeError(`petmap: announcement: ${problem.reason}`);
      this.#announcements.set(String(announcement.id), announcement);
      return this;
    }

    /** Removes an announcement; whether there was one. */
    remove(id) {
      this.#announcements.delete(String(id));
      return engine.lend([encoder.encode(String(id))], (text, length) =>
        engine.exports.mapRemove(this.#held.address, text, length) === 1);
    }

    /** Shows only pins with these statuses, species, dates and words. */
    setFilter(filter = {}) {
      engine.ask("mapFilter", [this.#held.address], filter ?? {});
      return this;
    }

    /** The pins of a query, and how many it has without limit and offset. */
    pins(query = {}) {
      const { count, pins } = engine.ask("mapQuery", [this.#held.address], query, (results) =>
        JSON.parse(engine.text(results)));
      return {
        count,
        pins: pins.map(({ id, distance, bearing }) =>
          ({ announcement: this.#announcements.get(id), distance, bearing })),
      };
    }

    /** The scene's JSON and that of what changed since the last one. */
    json(request) {
      return engine.measuring(this.#measurer, () =>
        engine.ask("mapScene", [this.#held.address], request, (results) => {
          const [end] = engine.numbers(results, 1);
          const bytes = engine.list(Uint8Array, results);
          return {
            scene: decoder.decode(bytes.subarray(0, end)),
            difference: decoder.decode(bytes.subarray(end)),
          };
        }));
    }

    scene(request) {
      const { scene, difference } = this.json(request);
      return { scene: JSON.parse(scene), difference: JSON.parse(difference) };
    }

    free() {
      this.#held.free();
      this.#announcements.clear();
    }
  });
}
