import { check, refuse } from "./checks.js";
import { Held } from "./engine.js";
import {
  announcementTexts, decoder, latitudeOf, longitudeOf, pack, viewportNumbers,
} from "./texts.js";

/** Announcements on a map: what to draw for a camera. */
export function sceneMapClass(engine) {
  const { exports } = engine;

  return class SceneMap {
    #held = new Held(engine, "mapFree");
    #measurer;

    constructor(announcements, options = {}) {
      const {
        radius = 40, extent = 512, minPoints = 2, maxZoom = 16, measurer = null,
      } = options;
      this.#measurer = measurer;
      const latitudes = Float64Array.from(announcements, latitudeOf);
      const longitudes = Float64Array.from(announcements, longitudeOf);
      const texts = pack(announcements.flatMap(announcementTexts));
      const address = engine.measuring(measurer, () =>
        engine.fonts(measurer, (name, length) =>
          engine.lend([texts, latitudes, longitudes], (...columns) =>
            exports.mapMake(
              ...columns, announcements.length, radius, extent, minPoints, maxZoom, name,
              length))));
      if (!address) {
        refuse(engine, [radius, extent, minPoints, maxZoom, (i) => [longitudes[i], latitudes[i]]]);
      }
      this.#held.hold(address);
    }

    /** The scene's JSON and that of what changed since the last one. */
    json({ camera, viewport, selected = null, openCluster = null, clustered = true, margin = 40 }) {
      const status = engine.measuring(this.#measurer, () =>
        engine.lend([pack([selected, openCluster])], (texts) =>
          exports.mapScene(
            this.#held.address, texts, camera.center.latitude, camera.center.longitude,
            camera.zoom, ...viewportNumbers(viewport), clustered ? 1 : 0, margin)));
      check(status !== 1, "not a camera", camera);
      check(status !== 2, "not a viewport", viewport);
      check(status !== 3, "not a margin", margin);
      const [length] = engine.numbers();
      const bytes = engine.bytes();
      return {
        scene: decoder.decode(bytes.subarray(0, length)),
        difference: decoder.decode(bytes.subarray(length)),
      };
    }

    scene(request) {
      const { scene, difference } = this.json(request);
      return { scene: JSON.parse(scene), difference: JSON.parse(difference) };
    }

    free() {
      this.#held.free();
    }
  }
}
