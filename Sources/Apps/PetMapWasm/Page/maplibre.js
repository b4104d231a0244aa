import { callback, integer, object, options, text } from "./arguments.js";

/** The protocol names in use, by map library. */
const names = new WeakMap();

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
  const used = names.get(maplibregl) ?? new Set();
  names.set(maplibregl, used);
  let protocol = name;
  for (let count = 1; used.has(protocol); count++) protocol = `${name}-${count}`;
  used.add(protocol);
  maplibregl.addProtocol(protocol, async ({ url }) => {
    const [z, x, y] = url.split("?")[0].split("/").slice(-3).map(Number);
    const data = await clusters.getTileData(z, x, y);
    return { data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) };
  });
  let version = 0;
  const tiles = () => [`${protocol}://clusters/{z}/{x}/{y}?${version}`];
  return {
    protocol,
    source: { type: "vector", tiles: tiles(), maxzoom },
    /** Redraws the tiles of a map's source. */
    refresh(map, id) {
      version++;
      map.getSource(id).setTiles(tiles());
    },
  };
}

/** Removes a protocol added by `addPetmapProtocol` and releases the clusters. Remove the source first. */
export function removePetmapProtocol(maplibregl, added) {
  callback(maplibregl?.removeProtocol, "maplibregl.removeProtocol");
  const { protocol } = object(added, "protocol");
  if (!names.get(maplibregl)?.delete(protocol)) return;
  maplibregl.removeProtocol(protocol);
}
