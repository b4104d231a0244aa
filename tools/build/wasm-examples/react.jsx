// Pets on a MapLibre map in React. Works in StrictMode, which mounts every component twice.
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { addPetmapProtocol, load, removePetmapProtocol } from "petmap";

/** A single engine for the whole app, because each call of `load` compiles the engine again. */
const loading = load();

/** Returns clusters of features, which are rebuilt when the features change and freed when the component unmounts. */
export function useClusters(features, options) {
  const [clusters, setClusters] = useState(null);
  useEffect(() => {
    let loaded = null;
    let isUnmounted = false;
    loading.then((petmap) => {
      if (isUnmounted) return;
      loaded = new petmap.Clusters(options).load(features);
      setClusters(loaded);
    });
    return () => {
      isUnmounted = true;
      setClusters(null);
      loaded?.free();
    };
  }, [features, options]);
  return clusters;
}

const options = { radius: 50 };

export function PetsMap({ maplibregl, features, onSelect }) {
  const container = useRef(null);
  const clusters = useClusters(features, options);
  const select = useRef(onSelect);
  select.current = onSelect;

  useEffect(() => {
    if (!clusters) return undefined;
    const protocol = addPetmapProtocol(maplibregl, clusters);
    const map = new maplibregl.Map({
      container: container.current, center: [21.01, 52.23], zoom: 10,
      style: {
        version: 8, sources: { pets: protocol.source },
        layers: [{
          id: "pets", type: "circle", source: "pets", "source-layer": "pins",
          paint: { "circle-radius": ["case", ["has", "cluster"], 18, 6], "circle-color": "#155DFC" },
        }],
      },
    });
    map.on("click", "pets", ({ features: [{ properties }] }) => select.current?.(properties));
    return () => {
      map.remove();
      removePetmapProtocol(maplibregl, protocol);
    };
  }, [maplibregl, clusters]);

  return <div ref={container} style={{ height: "100vh" }} />;
}

export function start(element, props) {
  const root = createRoot(element);
  root.render(<StrictMode><PetsMap {...props} /></StrictMode>);
  return () => root.unmount();
}
