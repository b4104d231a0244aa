// Counts the pixels of pins on a MapLibre map in each of 60 frames, while the pins change.
import { addPetmapProtocol, load } from "../petmap.js";
import { expect, report } from "../browser/checks.js";

const features = Array.from({ length: 400 }, (_, i) => ({
  type: "Feature", id: i, properties: { status: "MISSING" },
  geometry: { type: "Point", coordinates: [20.9 + ((i * 0.618034) % 1) / 4, 52.1 + ((i * 0.754878) % 1) / 4] },
}));

async function run() {
  const clusters = new (await load()).Clusters({ maxZoom: 0 }).load(features);
  const protocol = addPetmapProtocol(maplibregl, clusters);
  const map = new maplibregl.Map({
    container: "map", center: [21.025, 52.225], zoom: 10, fadeDuration: 0,
    canvasContextAttributes: { preserveDrawingBuffer: true },
    style: {
      version: 8, sources: { pets: protocol.source },
      layers: [
        { id: "ground", type: "background", paint: { "background-color": "#FFF" } },
        {
          id: "pets", type: "circle", source: "pets", "source-layer": "pins",
          paint: { "circle-radius": 4, "circle-color": ["match", ["get", "status"], "FOUND", "#00F", "#F00"] },
        },
      ],
    },
  });
  const idle = () => new Promise((resolve) => map.once("idle", resolve).triggerRepaint());
  const setStatus = (ids, status) => ids.forEach((id) => clusters.setStatus(id, status));
  const all = features.map(({ id }) => id);
  await idle();
  const count = (color) => {
    const canvas = map.getCanvas();
    const gl = canvas.getContext("webgl2");
    const pixels = new Uint8Array(4 * canvas.width * canvas.height);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let sum = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      const [red, green, blue] = pixels.subarray(i, i + 3);
      if (green < 100 && (color === "any" || (color === "red" ? red > 200 : blue > 200))) sum++;
    }
    return sum;
  };
  const before = count("red");
  expect(before > 1000, `${before} pixels of pins`);
  const frames = [];
  for (let frame = 0; frame < 60; frame++) {
    if (frame % 5 === 0) {
      setStatus(all.slice(frame * 4, frame * 4 + 20), "FOUND");
      protocol.refresh(map, "pets");
    }
    await new Promise((resolve) => map.once("render", resolve).triggerRepaint());
    frames.push(count("any"));
  }
  expect(Math.min(...frames) > 0.9 * before, `of ${before} pixels, the frames have ${frames}`);
  await idle();
  // 240 of the 400 pins have changed.
  const [red, blue] = [count("red"), count("blue")];
  expect(blue > red && red > 0.25 * before, `${red} red and ${blue} blue pixels`);

  // Tiles that are not in view are not those from before the change.
  map.jumpTo({ center: [30, 40] });
  await idle();
  setStatus(all, "FOUND");
  protocol.refresh(map, "pets");
  map.jumpTo({ center: [21.025, 52.225] });
  await idle();
  expect(count("red") === 0 && count("blue") > 1000, `${count("red")} pixels of pins from before the change`);

  // A change while tiles are being loaded.
  map.jumpTo({ center: [21.025, 52.225], zoom: 11 });
  for (let i = 0; i < 3; i++) {
    await new Promise(requestAnimationFrame);
    setStatus(all, i % 2 ? "FOUND" : "MISSING");
    protocol.refresh(map, "pets");
  }
  for (let i = 0; i < 3; i++) await idle();
  expect(count("blue") === 0 && count("red") > 1000, `${count("blue")} pixels of pins from before the last change`);
}

report(run());
