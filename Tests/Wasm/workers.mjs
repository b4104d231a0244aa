// Tests that any number of connections to a worker can be opened at any time, and that no call waits indefinitely.
//
//   node workers.mjs PACKAGE
import assert from "node:assert/strict";
import test from "node:test";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const { connect, CoordinateTextError, load } = await import(pathToFileURL(join(directory, "node.js")));
const { serve } = await import(pathToFileURL(join(directory, "worker.js")));

/** Both ends of a worker, in one thread. */
function ends() {
  const { port1: page, port2: worker } = new MessageChannel();
  page.start();
  worker.start();
  page.terminate = () => { page.close(); };
  return { page, worker };
}

const features = Array.from({ length: 20 }, (_, i) => ({
  type: "Feature", id: `p${i}`, properties: {}, geometry: { type: "Point", coordinates: [20 + i / 40, 52] },
}));
const world = [-180, -90, 180, 90];

test("a page can connect before the worker starts serving, and long after", async () => {
  const { page, worker } = ends();
  const early = connect(page);
  await new Promise((resolve) => setTimeout(resolve, 20));
  serve(load(), worker);
  await early;
  const late = await connect(page);
  assert.equal(typeof await late.distance({ latitude: 1, longitude: 2 }, { latitude: 3, longitude: 4 }), "number");
  page.close();
});

test("concurrent connections receive their own results", async () => {
  const { page, worker } = ends();
  serve(load(), worker);
  const [a, b] = await Promise.all([connect(page), connect(page)]);
  const [few, many] = [new a.Clusters(), new b.Clusters()];
  const [one, other] = await Promise.all([few.load(features.slice(0, 5)), many.load(features)]);
  assert.deepEqual([one.loaded, other.loaded], [5, 20]);
  const counts = await Promise.all(Array.from({ length: 40 }, async (_, i) => {
    const found = await (i % 2 ? many : few).getClusters(world, 17);
    return found.reduce((sum, { properties }) => sum + (properties.point_count ?? 1), 0);
  }));
  assert.deepEqual(counts, Array.from({ length: 40 }, (_, i) => (i % 2 ? 20 : 5)));
  page.close();
});

test("an index and columns are transferred, not copied", async () => {
  const { page, worker } = ends();
  serve(load(), worker);
  const remote = await connect(page);
  const columns = { latitudes: new Float64Array([1, 2, 3]), longitudes: new Float64Array([4, 5, 6]), ids: new Uint32Array([7, 8, 9]) };
  const far = new remote.Clusters();
  assert.equal((await far.load(columns)).loaded, 3);
  assert.equal(columns.ids.length, 3);
  assert.equal((await far.load(columns, { transfer: true, unique: true })).loaded, 3);
  assert.deepEqual(Object.values(columns).map(({ length }) => length), [0, 0, 0]);
  const buffer = await far.save();
  const other = new remote.Clusters();
  assert.equal((await other.loadIndex(buffer)).loaded, 3);
  assert.equal(buffer.byteLength, 0);
  assert.deepEqual((await other.getClusters(world, 17)).map(({ id }) => id).sort(), ["7", "8", "9"]);
  await assert.rejects(other.loadIndex(null), /^TypeError: petmap: loadIndex: cannot be sent to a worker/);
  await assert.rejects(other.loadIndex(new ArrayBuffer(8)), /^RangeError: petmap: buffer: not an index/);
  page.close();
});

test("connecting again adds no listeners and does not wrap terminate again", async () => {
  const { page, worker } = ends();
  let listeners = 0;
  const { addEventListener } = page;
  page.addEventListener = (...given) => {
    listeners++;
    return addEventListener.apply(page, given);
  };
  serve(load(), worker);
  await connect(page);
  const [{ terminate }, before] = [page, listeners];
  for (let i = 0; i < 5; i++) await connect(page);
  assert.equal(listeners, before);
  assert.equal(page.terminate, terminate);
  page.close();
});

test("a page that connects to a terminated worker does not wait", async () => {
  const { page, worker } = ends();
  serve(load(), worker);
  await connect(page);
  page.terminate();
  const remote = await connect(page);
  await assert.rejects(remote.unitPoint({ latitude: 1, longitude: 2 }), { message: "petmap: the worker was terminated" });
  const { page: other } = ends();
  const connecting = [connect(other), connect(other)];
  other.terminate();
  for (const connection of [...connecting, connect(other)]) {
    await assert.rejects(connection, { message: "petmap: the worker was terminated" });
  }
});

test("layouts from a worker keep the language and the announcement for drawing", async () => {
  const details = Symbol.for("petmap.callout");
  const { page, worker } = ends();
  serve(load(), worker);
  const remote = await connect(page);
  const announcement = { id: "rex", latitude: 52, longitude: 21, petName: "Rex", email: "a@b.example" };
  const expected = { announcement, language: "pl" };
  const viewport = { width: 390, height: 844 };
  const layout = await new remote.CalloutEngine({ language: "pl" }).callout(announcement, { at: { x: 195, y: 600 }, viewport });
  assert.deepEqual(layout[details], expected);
  const map = new remote.SceneMap([announcement], { card: { language: "pl" } });
  const { scene, difference } = await map.scene({ camera: { center: { latitude: 52, longitude: 21 }, zoom: 12 }, viewport, selected: "rex" });
  assert.deepEqual(scene.callout[details], expected);
  assert.deepEqual(difference.callout?.[details], difference.callout && expected);
  page.close();
});

test("a worker with only clusters rejects requests for callouts with a clear message", async () => {
  const { load } = await import(pathToFileURL(join(directory, "clusters-only-node.js")));
  const { page, worker } = ends();
  serve(load(), worker);
  const remote = await connect(page);
  assert.equal((await new remote.Clusters().load(features)).loaded, 20);
  const message = "petmap: CalloutEngine: not available in this build";
  await assert.rejects(
    new remote.CalloutEngine().callout({ id: 1, latitude: 1, longitude: 2 }, {}), { name: "TypeError", message });
  await assert.rejects(remote.place({}), { name: "TypeError", message: "petmap: place: no such method" });
  page.close();
});

test("using an object that was freed throws an error", async () => {
  const { page, worker } = ends();
  const engine = await load();
  serve(engine, worker);
  const remote = await connect(page);
  const before = engine.memoryInUse;
  const clusters = new remote.Clusters();
  await clusters.load(features);
  assert(engine.memoryInUse > before);
  await clusters.free();
  await clusters.free();
  await assert.rejects(clusters.getClusters(world, 3), { message: "petmap: this object was freed" });
  await assert.rejects(clusters.nonsense(), /freed/);
  await assert.rejects(remote.nonsense(), { name: "TypeError", message: "petmap: nonsense: no such method" });
  page.close();
});

test("terminating the worker rejects pending and later calls", async () => {
  const { page, worker } = ends();
  serve(load(), worker);
  const remote = await connect(page);
  const clusters = new remote.Clusters();
  const pending = [clusters.load(features), remote.unitPoint({ latitude: 1, longitude: 2 })];
  page.terminate();
  for (const call of pending) await assert.rejects(call, { message: "petmap: the worker was terminated" });
  await assert.rejects(remote.unitPoint({ latitude: 1, longitude: 2 }), { message: "petmap: the worker was terminated" });
  const { page: other } = ends();
  const connecting = connect(other);
  other.terminate();
  await assert.rejects(connecting, { message: "petmap: the worker was terminated" });
});

test("load errors, engine errors, and functions as arguments reject with messages", async () => {
  const { page, worker } = ends();
  serve(Promise.reject(new Error("petmap: https://example.org/petmap.wasm: 404")), worker);
  await assert.rejects(connect(page), { message: "petmap: https://example.org/petmap.wasm: 404" });
  page.close();
  const other = ends();
  const engine = await load();
  serve(engine, other.worker);
  const remote = await connect(other.page);
  for (const [text, properties] of [
    ["52 N, 21 O", { code: "unexpected", offset: 9 }], ["95, 21", { code: "latitude", offset: 0, value: 95 }],
  ]) {
    const error = await remote.parseCoordinate(text).catch((error) => error);
    assert(error instanceof CoordinateTextError, String(error));
    assert.deepEqual({ ...error }, { name: "CoordinateTextError", ...properties });
    assert.throws(() => engine.parseCoordinate(text), { message: error.message, ...properties });
  }
  await assert.rejects(new remote.Clusters({ radius: 0 }).load(features), { name: "RangeError", message: /^petmap: radius/ });
  await assert.rejects(new remote.Clusters({ map: () => 1 }).load(features), { name: "TypeError", message: /^petmap: Clusters: cannot be sent/ });
  other.page.close();
});
