// Runs supercluster's own tests, from a checkout, with petmap/supercluster. Tests that access private members are
// skipped.
//
//   node supercluster.mjs PACKAGE CHECKOUT
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [directory, checkout] = process.argv.slice(2).map((path) => resolve(path));
const folder = mkdtempSync(join(tmpdir(), "petmap-supercluster-"));
try {
  const tests = readFileSync(join(checkout, "test/test.js"), "utf8");
  writeFileSync(join(folder, "petmap.mjs"), `
    import { load } from ${JSON.stringify(pathToFileURL(join(directory, "supercluster-node.js")))};
    export default (await load()).Supercluster;`);
  writeFileSync(
    join(folder, "test.mjs"),
    tests.replace("'../index.js'", "'./petmap.mjs'")
      .replace(/(test\()('makes sure same-location points are clustered')/, "$1$2, { skip: true }"));
  cpSync(join(checkout, "test/fixtures"), join(folder, "fixtures"), { recursive: true });
  const { status, stdout } = spawnSync("node", ["--test", join(folder, "test.mjs")], { encoding: "utf8" });
  if (status !== 0) console.log(stdout);
  console.log(`wasm: supercluster's tests: ${stdout.match(/# pass (\d+)/)?.[1]} pass, ${
    stdout.match(/# fail (\d+)/)?.[1]} fail`);
  process.exitCode = status;
} finally {
  rmSync(folder, { recursive: true });
}
