// Tests that all builds of the package return the same results: with and without SIMD, complete and partial, in one or
// several files.
//
//   node variants.mjs PACKAGE
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const module = (name) => import(pathToFileURL(join(directory, name)));
const features = Array.from({ length: 3000 }, (_, i) => ({
  type: "Feature", id: `p${i}`, properties: { status: ["MISSING", "FOUND"][i % 2] },
  geometry: { type: "Point", coordinates: [20 + ((i * 0.618034) % 1) * 3, 50 + ((i * 0.754878) % 1) * 3] },
}));
const pet = { id: "rex", latitude: 52, longitude: 21, petName: "Rex", description: "Zażółć gęślą jaźń. ".repeat(9) };
const request = { at: { x: 195, y: 600 }, viewport: { width: 390, height: 844 } };
const clusterResults = ({ Clusters }) => {
  const clusters = new Clusters({ radius: 60 }).load(features);
  clusters.remove("p5").setFilter(({ id }) => !id.endsWith("7"));
  return JSON.stringify(Array.from({ length: 17 }, (_, zoom) => clusters.getClusters([-180, -90, 180, 90], zoom)));
};
const superclusterResults = ({ Supercluster }) => {
  const clusters = new Supercluster({ radius: 60 }).load(features);
  return JSON.stringify(Array.from({ length: 17 }, (_, zoom) => clusters.getClusters([-180, -90, 180, 90], zoom)));
};
const calloutResults = ({ CalloutEngine }) => new CalloutEngine().json(pet, request);
const { load } = await module("node.js");
const whole = await load();

test("builds with and without SIMD return the same results", async () => {
  for (const [entry, wasm, results] of [
    ["node.js", "petmap.nosimd.wasm", (engine) => clusterResults(engine) + calloutResults(engine)],
    ["callouts-node.js", "callouts.nosimd.wasm", calloutResults],
    ["clusters-only-node.js", "clusters.nosimd.wasm", clusterResults],
    ["supercluster-node.js", "supercluster.nosimd.wasm", superclusterResults],
  ]) {
    const { load } = await module(entry);
    const other = results === superclusterResults ? await load() : whole;
    assert.equal(results(await load(join(directory, wasm))), results(other), wasm);
  }
});

test("the clusters-only build returns the same clusters as the complete one", async () => {
  const { load } = await module("clusters-only-node.js");
  assert.equal(clusterResults(await load()), clusterResults(whole));
});

test("many pins are clustered in another memory, which is freed, if the browser allows it", async () => {
  const engine = await load();
  const count = 150_000;
  const columns = {
    latitudes: Float64Array.from({ length: count }, (_, i) => ((i * 0.754878) % 1) * 150 - 75),
    longitudes: Float64Array.from({ length: count }, (_, i) => ((i * 0.618034) % 1) * 360 - 180),
  };
  const results = () => {
    const clusters = new engine.Clusters().load(columns);
    clusters.move(5, [1, 1]);
    const found = JSON.stringify([3, 9].map((zoom) => clusters.getClusters([-20, -20, 20, 20], zoom)));
    clusters.free();
    return found;
  };
  const { Instance } = WebAssembly;
  let instances = 0;
  WebAssembly.Instance = function (...given) {
    instances++;
    return new Instance(...given);
  };
  try {
    const expected = results();
    assert.equal(instances, 1);
    WebAssembly.Instance = function () {
      throw new RangeError("disallowed on the main thread");
    };
    assert.equal(results(), expected);
    assert.equal(engine.memoryInUse < 100_000, true, `${engine.memoryInUse} bytes in use`);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test("null loads the default module, like undefined", async () => {
  for (const name of ["node.js", "callouts-node.js", "clusters-only-node.js"]) {
    const { load } = await module(name);
    for (const source of [null, undefined, Promise.resolve(null)]) assert(await load(source), name);
  }
});

test("browsers without SIMD load the build without it", async () => {
  const { wasmURL } = await module("engine.js");
  const choose = () => wasmURL(() => "vectors", () => "plain");
  assert.equal(choose(), "vectors");
  const { validate } = WebAssembly;
  WebAssembly.validate = () => false;
  try {
    assert.equal(choose(), "plain");
  } finally {
    WebAssembly.validate = validate;
  }
});

test("browsers without recent features accept options and measure text", async () => {
  const { canvasMeasurer } = await module("node.js");
  const { hasOwn } = Object;
  const metrics = { width: 7, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 };
  // Safari 15 has no Object.hasOwn and no OffscreenCanvas, and Firefox before 116 has no metrics of fonts.
  delete Object.hasOwn;
  globalThis.document = { createElement: () => ({ getContext: () => ({ measureText: () => metrics }) }) };
  try {
    const measurer = canvasMeasurer("Inter");
    const layout = new whole.CalloutEngine({ measurer, language: "pl" }).callout(pet, request);
    assert.equal(layout.fields.find(({ kind }) => kind === "name").lines[0].text, "Rex");
    assert.deepEqual(measurer.verticalMetrics({ size: 14, weight: "bold" }), { ascent: 9, descent: 3 });
  } finally {
    Object.defineProperty(Object, "hasOwn", { value: hasOwn, configurable: true, writable: true });
    delete globalThis.document;
  }
});

test("without Intl.Segmenter, the package can be imported and measures text by character", () => {
  const program = `
    delete Intl.Segmenter;
    const { load } = await import(${JSON.stringify(String(pathToFileURL(join(directory, "node.js"))))});
    const engine = await load();
    const measurer = { fonts: "fixed", measure: (text) => 7 * text.length, verticalMetrics: () => ({ ascent: 12, descent: 4 }) };
    const layout = new engine.CalloutEngine({ measurer }).callout(${JSON.stringify(pet)}, ${JSON.stringify(request)});
    console.log(layout.fields.find(({ kind }) => kind === "name").lines[0].width);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  assert.equal(output.trim(), "21");
});

test("users who prefer more contrast get it by default", () => {
  const badge = (options) => new whole.CalloutEngine(options).callout({ ...pet, status: "MISSING" }, request).fields
    .find(({ kind }) => kind === "badge").style.background;
  const [standard, increased] = ["standard", "increased"].map((contrast) => badge({ contrast }));
  assert.notEqual(standard, increased);
  assert.equal(badge({}), standard);
  const queries = [];
  globalThis.matchMedia = (query) => ({ matches: queries.push(query) > 0 });
  try {
    assert.equal(badge({}), increased);
    assert.equal(badge({ contrast: "standard" }), standard);
  } finally {
    delete globalThis.matchMedia;
  }
  assert.deepEqual(queries, ["(prefers-contrast: more)"]);
});

test("SVG pictures in one page do not share clipping rectangles", async () => {
  const { calloutSVG } = await module("node.js");
  const engine = new whole.CalloutEngine();
  const picture = (id, x) => calloutSVG(
    engine.callout({ ...pet, id, photoUrl: "https://example.org/rex.jpg" }, { ...request, at: { x, y: 600 } }));
  const ids = (svg) => Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  const pictures = [picture("rex", 195), picture("rex", 190), picture("a \"b\" (c)", 195), picture("ł#%", 195)];
  const all = pictures.flatMap(ids);
  assert.equal(all.length, 8);
  assert.equal(new Set(all).size, 8, String(all));
  for (const svg of pictures) {
    assert.deepEqual(Array.from(svg.matchAll(/url\(#([\w.-]+)\)/g), ([, id]) => id).sort(), ids(svg).sort());
  }
  assert.equal(picture("rex", 195), pictures[0]);
});

const bundled = { skip: !existsSync(join(directory, "petmap.bundle.js")) };

test("the bundle has all features", bundled, async () => {
  const { load, renderCallout } = await module("petmap.bundle.js");
  assert.equal(typeof renderCallout, "function");
  for (const source of [undefined, null, Promise.resolve(null)]) {
    assert.equal(clusterResults(await load(source)), clusterResults(whole));
  }
});

test("in browsers without SIMD, the bundle loads the module next to it", bundled, async () => {
  const { load } = await module("petmap.bundle.js");
  const [{ validate }, { fetch }] = [WebAssembly, globalThis];
  const requests = [];
  WebAssembly.validate = () => false;
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    return new Response(readFileSync(url), { headers: { "content-type": "application/wasm" } });
  };
  try {
    assert.equal(clusterResults(await load()), clusterResults(whole));
  } finally {
    WebAssembly.validate = validate;
    globalThis.fetch = fetch;
  }
  assert.deepEqual(requests, [String(pathToFileURL(join(directory, "petmap.nosimd.wasm")))]);
});

test("every source map belongs to a module, and contains its source", bundled, () => {
  const maps = readdirSync(directory).filter((name) => name.endsWith(".map"));
  assert(maps.includes("petmap.bundle.js.map"), String(maps));
  for (const name of maps) {
    assert(readFileSync(join(directory, name.slice(0, -4)), "utf8").includes(`//# sourceMappingURL=${name}`), name);
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(directory, name), "utf8"));
    assert.equal(sources.length, sourcesContent.length, name);
    assert(sourcesContent.every((text) => text !== null && text.length < 50_000), `${name} contains only JavaScript`);
  }
});

test("the package has a version and a license, and lists only existing files", () => {
  const description = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  assert.match(description.version, /^\d+\.\d+\.\d+$/);
  assert.notEqual(description.version, "0.0.0");
  assert.equal(description.license, "Apache-2.0");
  // The addresses that Tests/Wasm/run passes to tools/wasm.
  assert.deepEqual(description.repository, {
    type: "git", url: "git+https://example.org/pets/petmap.git", directory: "Sources/Apps/PetMapWasm",
  });
  assert.equal(description.homepage, "https://example.org/pets/petmap#readme");
  assert.equal(description.bugs, "https://example.org/pets/petmap/issues");
  const paths = Object.values(description.exports).flatMap((entry) => Object.values(typeof entry === "string" ? { entry } : entry));
  for (const path of paths.filter((path) => !path.includes("*") && !path.includes("bundle"))) {
    assert(existsSync(join(directory, path)), path);
  }
  for (const name of ["LICENSE", "NOTICE", "CHANGELOG.md", "README.md"]) assert(existsSync(join(directory, name)), name);
});
