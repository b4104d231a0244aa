// The checks that run in a page, in a bundle and in React.

export const features = Array.from({ length: 500 }, (_, i) => ({
  type: "Feature",
  id: i,
  properties: { name: `pet ${i}`, status: ["MISSING", "FOUND", "CLOSED"][i % 3] },
  geometry: {
    type: "Point", coordinates: [20.9 + ((i * 0.618034) % 1) / 4, 52.1 + ((i * 0.754878) % 1) / 4],
  },
}));

export function expect(condition, what) {
  if (!condition) throw new Error(what);
}

export function tryEngine(petmap) {
  const box = [20, 51, 23, 54];
  const clusters = new petmap.Clusters().load(features);
  const found = clusters.getClusters(box, 9);
  const count = found.reduce((sum, { properties }) => sum + (properties.point_count ?? 1), 0);
  expect(count === 500, `${count} pets in clusters`);
  expect(clusters.getTileData(9, 285, 168).length > 100, "a tile has bytes");
  clusters.free();
  return found.length;
}

/** Reports the result of the checks in the title, and then logs `done`. */
export async function report(checks) {
  try {
    await checks;
    document.title = "ok";
  } catch (error) {
    document.title = `failed: ${error.stack}`;
  }
  console.log("done");
}
