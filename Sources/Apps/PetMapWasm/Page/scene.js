import { clusterOptions, id as idText, measurer as measuring, oneOf, options, shown } from "./arguments.js";
import { annotate } from "./callout-text.js";
import { decoder, disposable, encoder, Handle, packed } from "./engine.js";
import {
  announcementProblem, announcements as written, card as cardRequest, filter, query, scene,
} from "./requests.js";

const standard = {
  radius: 40, extent: 512, minPoints: 2, maxZoom: 16, measurer: null, card: {}, invalid: "skip",
};
/** The number of announcements passed to the engine at once. */
const batch = 1000;

/** Announcements on a map: the elements to draw for a camera. */
export function sceneMapClass(engine) {
  return disposable(class SceneMap {
    #handle = new Handle(engine);
    #measurer;
    #card;
    /** The name of the measurer's fonts in the last scene. */
    #fonts;
    /** The page's announcements by ID. */
    #announcements = new Map();
    /** The skipped announcements: indices and reasons. */
    skipped = [];

    constructor(announcements, given = {}) {
      const chosen = options(given, standard, "SceneMap");
      const { invalid, card, radius, extent, minPoints, maxZoom } = chosen;
      oneOf(invalid, ["skip", "throw"], "invalid");
      clusterOptions(chosen);
      if (!Array.isArray(announcements)) throw new RangeError(`petmap: announcements: not a list: ${shown(announcements)}`);
      this.#card = card;
      this.#measurer = measuring(chosen.measurer);
      this.#fonts = this.#measurer?.fonts ?? null;
      engine.measuring(this.#measurer, () =>
        engine.send(
          "mapMake", [radius, extent, minPoints, maxZoom], cardRequest(card, this.#fonts),
          (results) => this.#handle.retain(engine.count(results))));
      for (let first = 0; first < announcements.length; first += batch) {
        this.#add(announcements.slice(first, first + batch), first, invalid);
      }
    }

    get loaded() {
      return this.#announcements.size;
    }

    #add(announcements, first, invalid) {
      const problems = this.#put(announcements, 0);
      for (const [index, a] of announcements.entries()) {
        const reason = problems.get(index);
        if (reason === undefined) {
          this.#announcements.set(String(a.id), a);
          continue;
        }
        if (invalid === "throw") {
          throw new RangeError(`petmap: announcement ${first + index}: ${reason}`);
        }
        this.skipped.push({ index: first + index, reason });
      }
    }

    /** Adds or replaces announcements. Returns the reasons why announcements were skipped, by index. */
    #put(announcements, replaces) {
      const problems = new Map();
      const indices = [];
      announcements.forEach((a, index) => {
        const problem = announcementProblem(a);
        if (problem === undefined) indices.push(index);
        else problems.set(index, problem);
      });
      const { numbers, texts } = written(indices.map((index) => announcements[index]));
      const repeated = engine.lend([numbers, packed(texts)], (address, _, words) =>
        engine.call("mapAdd", [this.#handle.address, address, words, indices.length, replaces],
          (results) => engine.list(Uint32Array, results)));
      for (const i of repeated) {
        const { id } = announcements[indices[i]];
        problems.set(indices[i], `repeated id ${shown(id)}`);
      }
      return problems;
    }

    /** Adds an announcement, or replaces the one with the same ID. */
    put(announcement) {
      const problem = this.#put([announcement], 1).get(0);
      if (problem !== undefined) throw new RangeError(`petmap: announcement: ${problem}`);
      this.#announcements.set(String(announcement.id), announcement);
      return this;
    }

    /** Removes an announcement. Returns whether it existed. */
    remove(id) {
      const name = idText(id, "id");
      this.#announcements.delete(name);
      return engine.lend([encoder.encode(name)], (text, length) =>
        engine.run("mapRemove", this.#handle.address, text, length) === 1);
    }

    /** Sets the filter for statuses, species, dates and words. */
    setFilter(wanted = {}) {
      engine.send("mapFilter", [this.#handle.address], filter(wanted ?? {}));
      return this;
    }

    /** Returns the pins that match a query, and their number regardless of limit and offset. */
    pins(wanted = {}) {
      const { count, pins } = engine.send("mapQuery", [this.#handle.address], query(wanted), (results) =>
        JSON.parse(engine.text(results)));
      return {
        count,
        pins: pins.map(({ id, distance, bearing }) =>
          ({ announcement: this.#announcements.get(id), distance, bearing })),
      };
    }

    /** Returns the JSON of the scene and of the difference from the previous one. */
    json(request) {
      const fonts = this.#measurer?.fonts ?? null;
      return engine.measuring(this.#measurer, () => {
        // The fonts change, for example, because a web font has loaded.
        if (fonts !== this.#fonts) engine.send("mapCard", [this.#handle.address], cardRequest(this.#card, fonts));
        this.#fonts = fonts;
        return engine.send("mapScene", [this.#handle.address], scene(request), (results) => {
          const [end] = engine.numbers(results, 1);
          const bytes = engine.list(Uint8Array, results);
          return {
            scene: decoder.decode(bytes.subarray(0, end)),
            difference: decoder.decode(bytes.subarray(end)),
          };
        });
      });
    }

    scene(request) {
      const { scene, difference } = this.json(request);
      const [whole, change] = [JSON.parse(scene), JSON.parse(difference)];
      for (const { callout } of [whole, change]) {
        if (callout) annotate(callout, this.#announcements.get(callout.pin.id), this.#card?.language ?? "en");
      }
      return { scene: whole, difference: change };
    }

    free() {
      this.#handle.free();
      this.#announcements.clear();
    }
  });
}
