let count = 0;

/** Lets MapLibre GL JS show clusters as they are: gives a vector source, whose layer is called `pins`, and
 * a function that draws it anew after a change. `clusters` has `getTileData`; it may be in a worker. */
export function addPetmapProtocol(maplibregl, clusters, { name = "petmap", maxzoom = 18 } = {}) {
  const protocol = count === 0 ? name : `${name}-${count}`;
  count++;
  maplibregl.addProtocol(protocol, async ({ url }) => {
    const [z, x, y] = url.split("?")[0].split("/").slice(-3).map(Number);
    const data = await clusters.getTileData(z, x, y);
    return { data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) };
  });
  let version = 0;
  const tiles = () => [`${protocol}://clusters/{z}/{x}/{y}?${version}`];
  return {
    source: { type: "vector", tiles: tiles(), maxzoom },
    /** Draws the tiles of a map's source anew. */
    refresh(map, id) {
      version++;
      map.getSource(id).setTiles(tiles());
    },
  };
}
