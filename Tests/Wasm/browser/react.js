// Tests the React example under StrictMode, bundled by esbuild: the component's first mount must leave nothing behind.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { PetsMap, start, useClusters } from "../examples/react.jsx";
import { expect, features, report } from "./checks.js";

const protocols = new Map();
const maps = new Set();
let clicked = null;

class Map_ {
  constructor({ style }) {
    maps.add(this);
    this.source = style.sources.pets;
  }

  on(_event, _layer, listener) {
    this.click = listener;
  }

  remove() {
    maps.delete(this);
  }
}
const maplibregl = {
  Map: Map_,
  addProtocol: (name, load) => protocols.set(name, load),
  removeProtocol: (name) => protocols.delete(name),
};

const until = async (condition, what) => {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`timeout: ${what}`);
};

async function tryReact() {
  expect(typeof PetsMap === "function", "the component is exported");
  const stop = start(document.getElementById("map"), {
    maplibregl, features, onSelect: (properties) => { clicked = properties; },
  });
  await until(() => maps.size === 1, "a map");
  expect(protocols.size === 1, `${protocols.size} protocols`);
  const [map] = maps;
  const { data } = await [...protocols.values()][0]({ url: map.source.tiles[0].replace("{z}/{x}/{y}", "9/285/168") });
  expect(data.byteLength > 100, "the tile has bytes");
  map.click({ features: [{ properties: { name: "pet 3" } }] });
  expect(clicked.name === "pet 3", "a click selects");
  stop();
  await until(() => maps.size === 0 && protocols.size === 0, "unmounting removes the map and the protocol");
  await tryState();
}

/** Checks that the clusters stay the same while the features change. */
async function tryState() {
  const states = [];
  const noOptions = {};
  function Count(props) {
    states.push(useClusters(props.features, noOptions));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const last = () => states[states.length - 1];
  root.render(createElement(Count, { features }));
  await until(() => last()?.clusters?.loaded === 500, "clusters");
  const { clusters, version } = last();
  root.render(createElement(Count, { features: features.slice(1) }));
  await until(() => last().version > version, "a change");
  expect(last().clusters === clusters && clusters.loaded === 499, `${clusters.loaded} pins after a change`);
  root.unmount();
}

report(tryReact());
