// Pets on a MapLibre map in React. Works in StrictMode, which mounts every component twice.
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { addPetmapProtocol, load, removePetmapProtocol } from "petmap";

/** A single engine for the whole app, because each call of `load` compiles the engine again. */
const loading = load();

/**
 * Returns clusters of features and the number of their changes. The clusters are kept while the features change, and freed
 * when the options change or the component unmounts. Features that are the same objects as before cost little.
 */
export function useClusters(features, options) {
  const [state, setState] = useState({ clusters: null, version: 0 });
  const current = useRef(features);
  const loaded = useRef(null);
  current.current = features;
  useEffect(() => {
    let clusters = null;
    let isUnmounted = false;
    loading.then((petmap) => {
      if (isUnmounted) return;
      loaded.current = current.current;
      clusters = new petmap.Clusters(options).load(loaded.current);
      setState({ clusters, version: 0 });
    });
    return () => {
      isUnmounted = true;
      setState({ clusters: null, version: 0 });
      clusters?.free();
    };
  }, [options]);
  useEffect(() => {
    if (!state.clusters || loaded.current === features) return;
    loaded.current = features;
    state.clusters.setData(features);
    setState(({ clusters, version }) => ({ clusters, version: version + 1 }));
  }, [features, state.clusters]);
  return state;
}

const options = { radius: 50 };

export function PetsMap({ maplibregl, features, onSelect }) {
  const container = useRef(null);
  const shown = useRef(null);
  const { clusters, version } = useClusters(features, options);
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
    shown.current = { map, protocol };
    return () => {
      shown.current = null;
      map.remove();
      removePetmapProtocol(maplibregl, protocol);
    };
  }, [maplibregl, clusters]);

  useEffect(() => {
    if (!shown.current || version === 0) return;
    const { map, protocol } = shown.current;
    if (map.getSource("pets")) protocol.refresh(map, "pets");
  }, [version]);

  return <div ref={container} style={{ height: "100vh" }} />;
}

export function start(element, props) {
  const root = createRoot(element);
  root.render(<StrictMode><PetsMap {...props} /></StrictMode>);
  return () => root.unmount();
}
