// Fans and keyboard access for the pins and clusters of a map.
//
//   import { addMapLibreFans } from "petmap/fans";

import { callback, element as validated, integer, object, options } from "./arguments.js";

/** The number of nodes in view that can be reached by keyboard. */
const mostNodes = 250;

const standard = { label: labelOf, onselect: null, render: null, most: 24 };

/** Returns a text for a pin or a cluster. */
function labelOf({ id, properties }) {
  const { cluster, point_count: count, petName, name, title } = properties ?? {};
  return cluster ? `${count} pins` : String(petName ?? name ?? title ?? id ?? "pin");
}

function make(parent, name, style, tag = "div") {
  const made = tag === "svg" ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  made.dataset.petmap = name;
  Object.assign(made.style, { position: "absolute", ...style });
  return parent.appendChild(made);
}

/**
 * Adds a fan for stacks, and a button for each pin and cluster in view, which the keyboard can reach, to any map.
 *
 * `host` connects it to the map: see FanHost in fans.d.ts.
 */
export function addFans(host, clusters, given) {
  const { label, onselect, render, most } = options(given, standard, "addFans");
  for (const [name, call] of Object.entries({ label, onselect, render })) if (call !== null) callback(call, name);
  integer(most, "most", 2);
  for (const name of ["project", "view", "zoomTo", "listen"]) callback(object(host, "host")[name], `host.${name}`);
  const layer = make(validated(host.container, "host.container"), "fans", {
    inset: 0, overflow: "hidden", pointerEvents: "none", zIndex: 650,
  });
  // The map must not handle what happens in a fan.
  for (const event of ["click", "dblclick", "pointerdown", "mousedown", "touchstart", "keydown"]) {
    layer.addEventListener(event, (it) => it.stopPropagation());
  }
  /** The buttons of the nodes in view by ID, and the open fan. */
  let [nodes, fan, round, isRemoved] = [new Map(), null, 0, false];

  const put = (element, position) => {
    const { x, y } = host.project(position);
    Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  };
  const button = (parent, name, text, style, act) => {
    const made = make(parent, name, { transform: "translate(-50%, -50%)", padding: 0, boxSizing: "border-box", ...style }, "button");
    made.type = "button";
    made.setAttribute("aria-label", text);
    made.addEventListener("click", act);
    return made;
  };

  function move() {
    for (const { element, feature } of nodes.values()) put(element, feature.geometry.coordinates);
    if (fan) put(fan.element, fan.feature.geometry.coordinates);
  }

  /** Finds the nodes in view again, after the map has moved or pins have changed. */
  async function update() {
    const current = ++round;
    const { box, zoom } = host.view();
    const found = await clusters.getClusters(box, zoom);
    if (current !== round || isRemoved) return;
    const focused = document.activeElement;
    const before = nodes;
    nodes = new Map();
    const places = found.map((feature) => ({ feature, ...host.project(feature.geometry.coordinates) }));
    // In reading order.
    for (const { feature } of places.sort((one, other) => one.y - other.y || one.x - other.x).slice(0, mostNodes)) {
      const id = feature.properties?.cluster_id ?? feature.id ?? feature;
      let node = before.get(id);
      before.delete(id);
      if (!node) {
        node = { feature };
        node.element = button(layer, "node", "", { width: "28px", height: "28px", background: "none", border: 0, borderRadius: "50%" },
          () => activate(node.feature));
      }
      node.feature = feature;
      node.element.setAttribute("aria-label", label(feature));
      layer.append(node.element);
      nodes.set(id, node);
    }
    for (const { element } of before.values()) element.remove();
    if (fan) {
      if (nodes.has(fan.id)) layer.append(fan.element);
      else close();
    }
    if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
    move();
  }

  /** Does what a click on a pin or cluster does: selects a pin, opens a stack, or zooms to where a cluster splits. */
  async function activate(feature) {
    const { properties, geometry: { coordinates } } = object(feature, "feature");
    if (!properties?.cluster) {
      onselect?.(feature);
      return;
    }
    const id = properties.cluster_id;
    if (await clusters.isSamePlace(id)) {
      await open(feature, 0);
      return;
    }
    close();
    host.zoomTo(coordinates, await clusters.getClusterExpansionZoom(id));
  }

  /** Shows the pins of a stack around it, from the given one on. */
  async function open(feature, first) {
    const { cluster_id: id, point_count: count } = feature.properties;
    const legs = await clusters.fan(id, most, first);
    if (isRemoved) return;
    close();
    const element = make(layer, "fan", {});
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", label(feature));
    fan = { id, feature, element };
    put(element, feature.geometry.coordinates);
    const svg = make(element, "legs", { overflow: "visible", width: "1px", height: "1px" }, "svg");
    const buttons = legs.map(({ feature: pin, dx, dy }) => {
      const line = svg.appendChild(document.createElementNS(svg.namespaceURI, "line"));
      for (const [name, value] of Object.entries({ x2: dx, y2: dy, stroke: "#333", "stroke-width": 1.5 })) line.setAttribute(name, value);
      const leg = button(element, "leg", label(pin), {
        left: `${dx}px`, top: `${dy}px`, width: "24px", height: "24px", borderRadius: "50%", border: "2px solid #FFF",
        background: "#155DFC", color: "#FFF", pointerEvents: "auto", cursor: "pointer",
      }, () => onselect?.(pin));
      leg.title = label(pin);
      render?.(leg, pin);
      return leg;
    });
    if (legs.length < count) {
      const last = first + legs.length;
      const next = button(element, "next", `${first + 1}–${last} of ${count}`, {
        pointerEvents: "auto", cursor: "pointer", font: "12px sans-serif", padding: "2px 6px", whiteSpace: "nowrap",
      }, () => open(feature, last < count ? last : 0));
      next.textContent = next.getAttribute("aria-label");
      buttons.push(next);
    }
    element.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (event.key === "Escape") close(true);
      else if (step) buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
      else return;
      event.preventDefault();
    });
    buttons[0].focus({ preventScroll: true });
  }

  /** Closes the fan. */
  function close(returnsFocus = fan?.element.contains(document.activeElement)) {
    if (!fan) return;
    const { id, element } = fan;
    fan = null;
    element.remove();
    if (returnsFocus) nodes.get(id)?.element.focus({ preventScroll: true });
  }

  const stop = host.listen({ move, update: () => void update().catch(() => {}), close: () => close() });
  update().catch(() => {});
  return {
    activate, update, close: () => close(),
    remove() {
      isRemoved = true;
      stop?.();
      layer.remove();
    },
  };
}

/** Adds fans and keyboard access to a MapLibre map whose `layer` draws the tiles of `clusters`. */
export function addMapLibreFans(map, clusters, given) {
  callback(map?.getCanvasContainer, "map.getCanvasContainer");
  const { layer, ...rest } = object(given, "options");
  const fans = addFans({
    container: map.getCanvasContainer(),
    project: (position) => map.project(position),
    view: () => ({ box: map.getBounds().toArray().flat(), zoom: map.getZoom() }),
    zoomTo: (center, zoom) => map.easeTo({ center, zoom }),
    listen({ move, update, close }) {
      const click = async ({ point }) => {
        const [feature] = map.queryRenderedFeatures(point, { layers: [layer] });
        close();
        if (!feature) return;
        const { properties, geometry } = feature;
        await fans.activate(properties.cluster ? { properties, geometry } : await clusters.getPin(properties.id));
      };
      const events = [["move", move], ["resize", move], ["moveend", update], ["click", click]];
      for (const [event, call] of events) map.on(event, call);
      return () => events.forEach(([event, call]) => map.off(event, call));
    },
  }, clusters, rest);
  return fans;
}

/** Adds fans and keyboard access to a Leaflet map. Call `activate` with the feature of a marker that is clicked. */
export function addLeafletFans(map, clusters, given) {
  callback(map?.latLngToContainerPoint, "map.latLngToContainerPoint");
  return addFans({
    container: map.getContainer(),
    project: ([longitude, latitude]) => map.latLngToContainerPoint([latitude, longitude]),
    view() {
      const bounds = map.getBounds();
      return {
        box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], zoom: map.getZoom(),
      };
    },
    zoomTo: ([longitude, latitude], zoom) => map.setView([latitude, longitude], zoom),
    listen({ move, update, close }) {
      const events = [["move zoom viewreset resize", move], ["moveend", update], ["click zoomstart", close]];
      for (const [event, call] of events) map.on(event, call);
      return () => events.forEach(([event, call]) => map.off(event, call));
    },
  }, clusters, given);
}
