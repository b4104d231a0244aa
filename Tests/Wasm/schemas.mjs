// Validates layouts and scenes against the package's JSON Schemas.
//
//   node schemas.mjs PACKAGE
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";

const directory = resolve(process.argv[2]);
const { calloutSVG, load } = await import(pathToFileURL(join(directory, "node.js")));
const petmap = await load();

const types = {
  object: (v) => typeof v === "object" && v !== null && !Array.isArray(v),
  array: Array.isArray,
  string: (v) => typeof v === "string",
  number: (v) => typeof v === "number",
  integer: Number.isInteger,
  boolean: (v) => typeof v === "boolean",
  null: (v) => v === null,
};

/** Returns where a value violates a schema, or null if it is valid. Supports the keywords that our schemas use. */
function mistake(value, schema, root, path = "") {
  if (schema.$ref) return mistake(value, root.$defs[schema.$ref.split("/").pop()], root, path);
  if (schema.anyOf) {
    const mistakes = schema.anyOf.map((one) => mistake(value, one, root, path));
    return mistakes.includes(null) ? null : mistakes.join(" or ");
  }
  if (schema.enum) return schema.enum.includes(value) ? null : `${path}: ${value} is not one of ${schema.enum}`;
  if (!types[schema.type](value)) return `${path}: ${JSON.stringify(value)} is not of type ${schema.type}`;
  if (schema.pattern && !new RegExp(schema.pattern).test(value)) return `${path}: ${value}`;
  if (schema.type === "array") {
    for (const [i, item] of value.entries()) {
      const found = mistake(item, schema.items, root, `${path}/${i}`);
      if (found) return found;
    }
  }
  if (schema.type !== "object") return null;
  for (const name of schema.required) if (!(name in value)) return `${path}/${name} is missing`;
  for (const [name, member] of Object.entries(value)) {
    if (!schema.properties[name]) return `${path}/${name} is not in the schema`;
    const found = mistake(member, schema.properties[name], root, `${path}/${name}`);
    if (found) return found;
  }
  return null;
}
const schema = (name) => JSON.parse(readFileSync(join(directory, "schema", name), "utf8"));

const pets = Array.from({ length: 60 }, (_, i) => ({
  id: `p${i}`, latitude: 52 + (i % 5) / 1000 * Math.floor(i / 10), longitude: 21 + (i % 7) / 900,
  petName: i % 2 ? "Burek" : undefined, description: i % 3 ? "Zażółć gęślą jaźń" : "كلب", phone: "+48 1",
  photoUrl: i % 4 ? undefined : "a.jpg", status: ["MISSING", "FOUND", "CLOSED"][i % 3],
}));

test("layouts conform to their schema", () => {
  const layouts = schema("layout.json");
  const engine = new petmap.CalloutEngine();
  for (const [i, pet] of pets.entries()) {
    const request = { at: { x: i * 20 - 100, y: i * 31 - 60 }, viewport: { width: 390, height: 844, insets: { top: i } } };
    assert.equal(mistake(engine.callout(pet, request), layouts, layouts), null);
  }
  // Additional data for drawing is included on request, after the other members.
  const numbers = (path) => path.match(/[A-Z]|[-\d.]+/g).map((part) => (part > "9" ? part : +(+part).toFixed(3)));
  for (const [i, pet] of pets.entries()) {
    const request = { at: { x: i * 8 - 40, y: i * 13 - 60 }, viewport: { width: 390, height: 844 } };
    const drawn = engine.callout(pet, { ...request, drawing: true });
    assert.equal(mistake(drawn, layouts, layouts), null);
    const { drawing, ...layout } = drawn;
    assert.equal(JSON.stringify(layout), engine.json(pet, request));
    assert.equal(drawing.outline === null, layout.frame === null);
    if (layout.frame) {
      const [, path] = calloutSVG(layout).match(/<path d="([^"]*)"/);
      assert.deepEqual(numbers(drawing.outline), numbers(path));
    }
  }
  assert.match(mistake({ version: 3 }, layouts, layouts), /missing/);
});

test("scenes conform to their schema", () => {
  const scenes = schema("scene.json");
  const map = new petmap.SceneMap(pets);
  const seen = new Set();
  for (let zoom = 0; zoom < 20; zoom++) {
    const camera = { center: { latitude: 52, longitude: 21 }, zoom };
    const { scene } = map.scene({
      camera, viewport: { width: 390, height: 844 }, selected: zoom % 2 ? pets[zoom].id : null,
    });
    assert.equal(mistake(scene, scenes, scenes), null);
    for (const kind of ["fans", "clusters", "markers"]) if (scene[kind].length) seen.add(kind);
    if (scene.callout) seen.add("callout");
  }
  assert.equal(seen.size, 4);
});
