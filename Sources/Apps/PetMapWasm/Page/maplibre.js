import { callback, integer, object, options, text } from "./arguments.js";

/** The names of the protocols in use, shared with other copies of this module in the page. */
const names = (globalThis[Symbol.for("petmap.protocols")] ??= new Set());

/**
 * Adds a protocol with which MapLibre GL JS shows live clusters. Returns a vector source with the layer
 * `pins`, and a function that redraws it after a change. `clusters` must have `getTileData`, and can be in a
 * worker.
 */
export function addPetmapProtocol(maplibregl, clusters, given) {
  callback(maplibregl?.addProtocol, "maplibregl.addProtocol");
  callback(clusters?.getTileData, "clusters.getTileData");
  const { name, maxzoom } = options(given, { name: "petmap", maxzoom: 18 }, "addPetmapProtocol");
  text(name, "name");
  integer(maxzoom, "maxzoom");
  let protocol = name;
  for (let count = 1; names.has(protocol); count++) protocol = `${name}-${count}`;
  names.add(protocol);
  maplibregl.addProtocol(protocol, async ({ url }) => {
    const [z, x, y] = url.split("?")[0].split("/").slice(-3).map(Number);
    const data = await clusters.getTileData(z, x, y);
    return { data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) };
  });
  return {
    protocol,
    source: { type: "vector", tiles: [`${protocol}://clusters/{z}/{x}/{y}`], maxzoom, promoteId: "id" },
    refresh,
  };
}

/** The sources that are loaded again when their map is idle. */
const waiting = new WeakSet();

/** Loads the tiles of a map's source again. The former tiles are drawn until the new ones are complete. */
function refresh(map, id) {
  const source = object(map.getSource(id), "source");
  const isLoading = map.isSourceLoaded(id) === false;
  const tiles = map.style?.sourceCaches?.[id];
  if (map.refreshTiles) {
    map.refreshTiles(id);
  } else if (tiles) {
    // MapLibre before 5.5 has no function for this.
    tiles._cache.reset();
    for (const key in tiles._tiles) tiles._reloadTile(key, "expired");
  } else {
    source.setTiles(source.tiles);
  }
  // A tile that is being loaded may contain pins from before the change.
  if (!isLoading || waiting.has(source)) return;
  waiting.add(source);
  map.once("idle", () => {
    waiting.delete(source);
    if (map.getSource(id) === source) refresh(map, id);
  });
}

/** Removes a protocol added by `addPetmapProtocol` and releases the clusters. Remove the source first. */
export function removePetmapProtocol(maplibregl, added) {
  callback(maplibregl?.removeProtocol, "maplibregl.removeProtocol");
  const { protocol } = object(added, "protocol");
  if (!names.delete(protocol)) return;
  maplibregl.removeProtocol(protocol);
}
