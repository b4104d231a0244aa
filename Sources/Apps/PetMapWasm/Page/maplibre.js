/** The names of protocols in use, by map library. */
const names = new WeakMap();

/** Lets MapLibre GL JS show clusters as they are: gives a vector source, whose layer is called `pins`, and a function that
 * draws it again after a change. `clusters` has `getTileData`; it may be in a worker. */
export function addPetmapProtocol(maplibregl, clusters, { name = "petmap", maxzoom = 18 } = {}) {
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
    /** Draws the tiles of a map's source again. */
    refresh(map, id) {
      version++;
      map.getSource(id).setTiles(tiles());
    },
  };
}

/** Takes back what `addPetmapProtocol` gave, so that nothing holds the clusters any more. Remove the source first. */
export function removePetmapProtocol(maplibregl, { protocol }) {
  if (!names.get(maplibregl)?.delete(protocol)) return;
  maplibregl.removeProtocol(protocol);
}
