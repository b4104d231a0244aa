import {
  autoUpdate, canvasMeasurer, connect, contentSize, dismiss, load, movePlaced, placementPath, portal, positionIn, rectangleIn,
  renderCallout, trapFocus,
} from "../petmap.js";
import { expect, features, report, tryEngine } from "./checks.js";

const make = (parent, style, name = "div") => {
  const made = parent.appendChild(document.createElement(name));
  Object.assign(made.style, { position: "absolute", font: "14px sans-serif", ...style });
  return made;
};

/** Draws a callout in every frame. */
async function tryRendering(engine, map) {
  const request = (x, y = 500) => ({ at: { x, y }, viewport: { width: 390, height: 844 } });
  const pet = {
    id: "rex", latitude: 52, longitude: 21, petName: "Rex", phone: "+1 555 123 4567 ext. 12",
    email: "a.very.long.address.that.is.wider.than.a.card@a-very-long-domain.example.org?bcc=x",
    description: "Ran off near the old mill\nby the river, wearing a red collar with a small bell.",
    photoUrl: "missing.jpg",
  };
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  let closed = 0;
  const options = { onclose: () => closed++, fontFamily: "sans-serif", photoBase: location.href };
  renderCallout(map, engine.callout(pet, request(195)), options);
  const card = map.querySelector("[data-petmap=card]");
  expect(document.activeElement === card, "the callout receives the focus");
  const links = [...map.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links.length === 2, `one link for each contact: ${links}`);
  expect(
    links[0] === "mailto:a.very.long.address.that.is.wider.than.a.card@a-very-long-domain.example.org%3Fbcc%3Dx", links[0]);
  expect(links[1] === "tel:+15551234567;ext=12", links[1]);
  for (const [email, href] of [["a@b.c?bcc=x@y.z", "mailto:a@b.c%3Fbcc%3Dx%40y.z"], ["not an address", null]]) {
    renderCallout(map, engine.callout({ ...pet, email }, request(195)), options);
    const link = map.querySelector("[data-petmap=email-link]");
    expect((link?.getAttribute("href") ?? null) === href, `${email} is ${link?.getAttribute("href")}`);
  }
  for (const [phone, href] of [["call after 6 pm", null], ["(562) 555-0123", "tel:5625550123"], ["12", null],
    ["(+48) 600 100 200", "tel:+48600100200"]]) {
    renderCallout(map, engine.callout({ ...pet, phone }, request(195)), options);
    const link = map.querySelector("[data-petmap=phone-link]");
    expect((link?.getAttribute("href") ?? null) === href, `${phone} is ${link?.getAttribute("href")}`);
  }
  renderCallout(map, engine.callout(pet, request(195)), options);

  // Wait until the photo has failed to load, which takes a while on a slow machine.
  for (let tries = 0; tries < 200 && map.querySelector("img"); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [shown, words] = [map.querySelector("[data-petmap=card]"), map.querySelector("[data-petmap=description]")];
  const range = document.createRange();
  range.selectNodeContents(words);
  document.getSelection().removeAllRanges();
  document.getSelection().addRange(range);
  for (let x = 0; x < 60; x++) renderCallout(map, engine.callout(pet, request(150 + x, 480 + x)), { ...options, onclose: () => closed++ });
  const layout = engine.callout(pet, request(209, 539));
  expect(map.querySelector("[data-petmap=card]") === shown, "the card is moved instead of rebuilt");
  expect(Math.abs(parseFloat(shown.style.left) - layout.frame.x) < 0.01, "the card has the position of the layout");
  const requests = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/missing.jpg"));
  expect(requests.length <= 1 && !map.querySelector("img"), `${requests.length} requests for a missing photo`);
  const copied = new DataTransfer();
  // Copying requires a real key press, and not every browser lets scripts create a copy event, so dispatch a plain event.
  const copy = new Event("copy", { bubbles: true, cancelable: true });
  words.dispatchEvent(Object.defineProperty(copy, "clipboardData", { value: copied }));
  expect(copied.getData("text/plain") === pet.description, JSON.stringify(copied.getData("text/plain")));

  // The pin leaves the viewport and comes back.
  const elsewhere = document.body.appendChild(document.createElement("button"));
  shown.focus();
  renderCallout(map, engine.callout(pet, request(-50)), options);
  expect(getComputedStyle(shown).visibility === "hidden", "the callout of a pin outside the viewport is hidden");
  expect(document.activeElement === opener, "a hidden callout returns the focus");
  elsewhere.focus();
  renderCallout(map, engine.callout(pet, request(195)), { ...options, onclose: () => closed++ });
  expect(map.querySelector("[data-petmap=card]") === shown, "the same card is shown again");
  expect(getComputedStyle(shown).visibility === "visible", "the callout is visible when its pin returns");
  expect(document.activeElement === elsewhere, "a callout that is shown again does not take the focus");
  expect(document.getSelection().containsNode(words, true), "the selection survives");
  expect(!map.querySelector("img"), "the missing photo is not requested again");
  elsewhere.remove();
  shown.focus();

  shown.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(closed === 1, "Escape closes");
  renderCallout(map, null);
  expect(document.activeElement === opener, "the focus returns");
  opener.remove();
  const isRequested = (shown) => {
    renderCallout(map, engine.callout(shown, request(195)), options);
    return map.querySelector("img") !== null;
  };
  expect(!isRequested(pet), "a missing photo is not requested again when the callout opens again");
  expect(!isRequested({ ...pet, id: "max", photoUrl: null }) && !isRequested(pet), "nor after another pin");
  for (let i = 0; i < 256; i++) {
    renderCallout(map, engine.callout({ ...pet, photoUrl: `data:image/png,${i}` }, request(195)), options);
    const image = map.querySelector("img");
    // Wait until the photo, which is not an image, has failed to load.
    for (let tries = 0; tries < 200 && image?.isConnected; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(isRequested(pet), "only the most recent failures are remembered");
  renderCallout(map, engine.callout(pet, request(195)), { ...options, language: "pl" });
  expect(map.querySelector("button").getAttribute("aria-label") === "Zamknij", "the button's label is Polish");
  renderCallout(map, engine.callout(pet, request(195)), options);
  expect(map.querySelector("button").getAttribute("aria-label") === "Close", "the button's label is English");
  const stops = [...map.querySelectorAll("*")].filter((element) => element.tabIndex >= 0);
  expect(stops.length === 3, `one tab stop for each contact and for the button: ${stops.map((stop) => stop.outerHTML)}`);
  renderCallout(map, null);
}

/** Draws a callout that scrolls, and more of which becomes visible as the map moves. */
function tryScrolling(engine, map) {
  const pet = { id: "rex", latitude: 52, longitude: 21, petName: "Rex", description: "A long text. ".repeat(60) };
  const draw = (y) => {
    const layout = engine.callout(pet, { at: { x: 195, y }, viewport: { width: 390, height: 500 } });
    renderCallout(map, layout, { fontFamily: "sans-serif" });
    return layout;
  };
  const [low, card] = [draw(480), map.querySelector("[data-petmap=card]")];
  document.getSelection().selectAllChildren(map.querySelector("[data-petmap=description]"));
  const high = draw(400);
  expect(low.scrolls && high.scrolls && low.frame.height > high.frame.height, "the card scrolls");
  expect(map.querySelector("[data-petmap=card]") === card, "the card is moved even if its visible height changes");
  expect(Math.abs(card.getBoundingClientRect().height - high.frame.height) <= 1 / 32, "the card has the height of the layout");
  expect(!document.getSelection().isCollapsed, "the selection survives");
  renderCallout(map, null);
}

/** Draws a callout in a web component. */
function tryShadowRoot(engine) {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const opener = root.appendChild(document.createElement("button"));
  const map = root.appendChild(document.createElement("div"));
  const draw = (petName) => renderCallout(
    map,
    engine.callout({ id: 1, latitude: 1, longitude: 2, petName }, { at: { x: 195, y: 500 }, viewport: { width: 390, height: 844 } }),
    { onclose: () => renderCallout(map, null), fontFamily: "sans-serif" });
  opener.focus();
  draw("Rex");
  expect(root.activeElement?.dataset.petmap === "card", "the callout receives the focus in a shadow root");
  map.querySelector("button").focus();
  draw("Max");
  expect(root.activeElement?.dataset.petmap === "close", "the focus stays in a shadow root");
  root.activeElement.click();
  expect(root.activeElement === opener, "the focus returns in a shadow root");
  root.host.remove();
}

/** Checks that an update that throws is not called again. */
async function tryUpdates(map) {
  let calls = 0;
  let thrown = null;
  try {
    autoUpdate(map, () => {
      calls++;
      throw new Error("the page's own");
    });
  } catch (error) {
    thrown = error.message;
  }
  window.dispatchEvent(new Event("resize"));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(thrown === "the page's own" && calls === 1, `${calls} calls of an update that failed`);
}

/** Checks that an element is placed correctly while the viewport and the element's content change. */
async function tryContent(petmap) {
  const viewport = make(document.body, { position: "relative", width: "400px", height: "400px", border: "10px solid" });
  const marker = make(viewport, { left: "188px", top: "300px", width: "24px", height: "24px" });
  const content = make(viewport, { padding: "10px 12px", border: "1px solid" });
  let [updates, placement] = [0, null];
  const update = () => {
    updates++;
    placement = petmap.place({
      size: contentSize(content), ...positionIn(viewport, marker), marker: { width: 24, height: 24, anchor: "center" },
    });
    movePlaced(content, placement);
  };
  const stop = autoUpdate([viewport, content], update);
  const settle = async (what) => {
    updates = 0;
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    expect(updates <= 3, `${what}: ${updates} updates in 10 frames`);
    const [{ x, y, width, height }, box] = [content.getBoundingClientRect(), viewport.getBoundingClientRect()];
    const shown = { x: x - box.x - 10, y: y - box.y - 10, width, height };
    for (const [name, length] of Object.entries(placement.frame)) {
      expect(Math.abs(length - shown[name]) <= 1 / 16, `${what}: ${name} is ${shown[name]} and not ${length}`);
    }
  };

  content.textContent = "a few words ".repeat(9);
  await settle("a paragraph");
  expect(placement.arrow.tip.x === 200, `in a viewport with a border, the arrow points at ${placement.arrow.tip.x}`);
  const drawing = viewport.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const path = drawing.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  path.setAttribute("d", placementPath(placement));
  const [outline, { frame, arrow: { tip } }] = [path.getBBox(), placement];
  const bottom = Math.max(tip.y, frame.y + frame.height);
  expect(
    Math.abs(outline.x - frame.x) < 0.1 && Math.abs(outline.width - frame.width) < 0.1
      && Math.abs(outline.y - Math.min(tip.y, frame.y)) < 0.1 && Math.abs(outline.y + outline.height - bottom) < 0.1,
    `the outline ${JSON.stringify(outline)} surrounds ${JSON.stringify(placement)}`);
  expect(/A0 0 /.test(placementPath(placement, { radius: 0 })), "the corners of a rectangle are not rounded");
  expect(placementPath({ ...placement, frame: null }) === "", "a hidden placement has no outline");
  drawing.remove();
  const { width } = placement.frame;
  viewport.style.width = "150px";
  marker.style.left = "63px";
  await settle("a narrow viewport");
  expect(placement.frame.width === 134, `in a narrow viewport, the content is ${placement.frame.width} wide`);
  viewport.style.width = "400px";
  marker.style.left = "188px";
  await settle("a wide viewport");
  expect(placement.frame.width === width, `the content is ${placement.frame.width} wide and not ${width}`);

  const tall = make(content, { position: "static", height: "600px" });
  await settle("tall content");
  expect(placement.scrolls && placement.contentHeight > 600, `${placement.contentHeight} pixels of tall content`);
  content.scrollTop = 40;
  update();
  expect(content.scrollTop === 40, `an update scrolls the content to ${content.scrollTop}`);
  tall.remove();
  await settle("short content");
  expect(!placement.scrolls, "short content does not scroll");

  content.style.whiteSpace = "nowrap";
  for (const words of ["a few words", "a few more words"]) {
    content.textContent = words;
    await settle(words);
    expect(content.scrollWidth <= content.clientWidth, `"${words}" overflows by ${content.scrollWidth - content.clientWidth}`);
  }

  stop();
  viewport.remove();
}

/** Checks that an element is placed correctly in a viewport that is scaled and zoomed. */
async function tryScales(petmap) {
  for (const [outer, inner, own] of [
    [{}, {}, {}], [{ transform: "scale(0.5)" }, {}, {}], [{}, { transform: "scale(2)", transformOrigin: "0 0" }, {}],
    [{}, { scale: "1.5 0.75" }, {}], [{ zoom: 1.25 }, {}, {}], [{}, { zoom: 0.6 }, {}], [{}, {}, { zoom: 1.5 }],
    [{ zoom: 2 }, { transform: "scale(0.7)" }, { zoom: 0.8 }], [{ transform: "scale(1.3)" }, { zoom: 1.1 }, {}],
    [{ transform: "scale(1.004)" }, {}, {}],
  ]) {
    const what = JSON.stringify([outer, inner, own]);
    const page = make(document.body, { left: "13px", top: "7px", ...outer });
    const viewport = make(page, {
      position: "relative", width: "300.5px", height: "400px", border: "6px solid", padding: "3px", ...inner,
    });
    const marker = make(viewport, { left: "230px", top: "300px", width: "24px", height: "24px" });
    const content = make(viewport, { padding: "4px 7px", border: "1px solid", ...own });
    content.textContent = "a few words ".repeat(9);
    let placement;
    for (let i = 0; i < 3; i++) {
      placement = petmap.place({
        size: contentSize(content), ...positionIn(viewport, marker), marker: { width: 24, height: 24, anchor: "center" },
      });
      movePlaced(content, placement);
    }
    const probe = make(viewport, { left: 0, top: 0, width: "100px", height: "100px" });
    const [box, card, pin, unit] = [viewport, content, marker, probe].map((element) => element.getBoundingClientRect());
    const [sx, sy] = [unit.width / 100, unit.height / 100];
    const { x, y, width, height } = placement.frame;
    const close = (one, other, name) => expect(Math.abs(one - other) <= 0.2, `${what}: ${name} is ${one} and not ${other}`);
    close(card.x, unit.x + x * sx, "x");
    close(card.y, unit.y + y * sy, "y");
    close(card.width, width * sx, "width");
    close(card.height, height * sy, "height");
    close(pin.x + pin.width / 2, unit.x + placement.arrow.tip.x * sx, `the arrow of ${JSON.stringify(placement)}`);
    expect(card.bottom <= pin.top + 0.2 || card.top >= pin.bottom - 0.2, `${what}: the card covers the marker`);
    expect(card.left >= unit.left - 0.2 && card.right <= box.right + 0.2, `${what}: the card is cut off`);
    page.remove();
  }
}

/** Checks that content in a portal is at the same position on the screen as it would be in the viewport. */
async function tryPortals(petmap, engine) {
  for (const [outer, inner, outside] of [
    [{}, {}, {}], [{ transform: "scale(0.5)" }, {}, {}], [{}, { zoom: 1.5 }, {}], [{}, {}, { zoom: 1.25 }],
    [{ zoom: 2 }, { transform: "scale(0.7)" }, { transform: "scale(1.5)", transformOrigin: "0 0" }],
    [{ scale: "1.5 0.75" }, {}, { border: "5px solid", padding: "3px", overflow: "scroll", height: "40px" }],
  ]) {
    const what = `a portal: ${JSON.stringify([outer, inner, outside])}`;
    const page = make(document.body, { left: "13px", top: "7px", ...outer });
    const viewport = make(page, {
      position: "relative", width: "300.5px", height: "400px", border: "6px solid", overflow: "hidden", ...inner,
    });
    const marker = make(viewport, { left: "230px", top: "300px", width: "24px", height: "24px" });
    const container = make(document.body, { left: "60px", top: "90px", ...outside });
    if (outside.overflow) {
      make(container, { position: "static", height: "500px" });
      container.scrollTop = 30;
    }
    const layer = portal(viewport, container);
    // The size of text with a zoom is not a multiple of that without it.
    const size = what.includes("zoom") ? { width: "150px", height: "60px" } : {};
    const [inside, content] = [viewport, layer.element].map((parent) => {
      const made = make(parent, { padding: "4px 7px", border: "1px solid", ...size });
      if (!size.width) made.textContent = "a few words ".repeat(9);
      return made;
    });
    const boxes = () => [inside, content].map((element) => {
      movePlaced(element, petmap.place({
        size: contentSize(element), ...positionIn(viewport, marker), marker: { width: 24, height: 24, anchor: "center" },
      }));
      return element.getBoundingClientRect();
    });
    const expectSame = (when) => {
      layer.update();
      const [own, other] = boxes();
      for (const name of ["x", "y", "width", "height"]) {
        expect(Math.abs(own[name] - other[name]) <= 0.3, `${what}, ${when}: ${name} is ${other[name]} and not ${own[name]}`);
      }
    };
    boxes();
    expectSame("first");
    page.style.left = "43px";
    expectSame("after the viewport has moved");
    inside.remove();
    const { x, y, width, height } = content.getBoundingClientRect();
    // Only the content is clickable.
    if (!outside.overflow) {
      expect(document.elementFromPoint(x + width / 2, y + height / 2) === content, `${what}: the content is clickable`);
    }
    const below = document.elementFromPoint(x + width / 2, y + height + 3);
    expect(!layer.element.parentElement.contains(below), `${what}: ${below?.outerHTML} covers the page`);
    const rectangle = rectangleIn(viewport, marker);
    for (const [name, length] of Object.entries({ x: 230, y: 300, width: 24, height: 24 })) {
      expect(Math.abs(rectangle[name] - length) <= 0.2, `${what}: ${name} of a rectangle is ${rectangle[name]}`);
    }
    layer.remove();
    expect(!content.isConnected, `${what}: its content is removed`);
    page.remove();
    container.remove();
  }
  const viewport = make(document.body, { left: "20px", top: "30px", width: "390px", height: "600px" });
  const layer = portal(viewport);
  const layout = engine.callout(
    { id: "rex", latitude: 52, longitude: 21, petName: "Rex" }, { at: { x: 195, y: 500 }, viewport: { width: 390, height: 600 } });
  renderCallout(layer.element, layout, { fontFamily: "sans-serif" });
  const parts = [layer.element.querySelector("[data-petmap=card]"), viewport];
  const [card, box] = parts.map((element) => element.getBoundingClientRect());
  expect(Math.abs(card.x - box.x - layout.frame.x) <= 1 / 32 && Math.abs(card.y - box.y - layout.frame.y) <= 1 / 32,
    `a card in a portal is at ${card.x}, ${card.y}`);
  layer.remove();
  viewport.remove();
}

/** Checks what closes content: Escape, and clicks and taps outside it. */
function tryDismissal() {
  const [content, marker, other] = ["content", "marker", "other"].map((name, i) => {
    const made = make(document.body, { left: `${i * 100}px`, top: 0, width: "50px", height: "50px" });
    made.textContent = name;
    return made;
  });
  const root = make(content, {}).attachShadow({ mode: "open" });
  const inner = root.appendChild(document.createElement("button"));
  let closed = [];
  const stop = dismiss([content, marker], (event) => closed.push(event.type));
  const pointer = (target, type, x = 10, more = {}) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, isPrimary: true, clientX: x, clientY: 10, ...more,
  }));
  const click = (from, to = from, distance = 0, more = {}) => {
    pointer(from, "pointerdown", 10, more);
    pointer(to, "pointerup", 10 + distance, more);
    const events = closed.join();
    closed = [];
    return events;
  };
  const press = (target, init) => {
    target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...init }));
    const events = closed.join();
    closed = [];
    return events;
  };
  expect(click(content) === "" && click(marker) === "" && click(inner) === "", "a click inside does not close");
  expect(click(other) === "pointerup", "a click outside closes");
  expect(click(other, other, 0, { pointerType: "touch" }) === "pointerup", "a tap outside closes");
  expect(click(other, other, 40) === "", "a drag does not close");
  expect(click(content, other) === "" && click(other, content) === "", "a selection that begins or ends inside does not close");
  expect(click(other, other, 0, { button: 2 }) === "", "a click with the right button does not close");
  pointer(other, "pointerdown");
  pointer(other, "pointerdown", 60, { isPrimary: false });
  pointer(other, "pointerup");
  expect(closed.length === 0, "a gesture with two fingers does not close");
  pointer(other, "pointerdown");
  pointer(other, "pointercancel");
  pointer(other, "pointerup");
  expect(closed.length === 0, "scrolling does not close");
  other.addEventListener("pointerdown", (event) => event.stopPropagation());
  expect(click(other) === "pointerup", "a click that the page handles closes");
  expect(press(other, { key: "Escape" }) === "keydown", "Escape closes");
  expect(press(other, { key: "Enter" }) === "", "other keys do not close");
  expect(press(other, { key: "Escape", isComposing: true }) === "", "Escape in an input method does not close");
  const stopInner = dismiss(other, () => {
    closed.push("inner");
    stopInner();
  });
  expect(press(content, { key: "Escape" }) === "inner", "Escape closes the latest one only");
  expect(press(content, { key: "Escape" }) === "keydown", "then Escape closes the other one");
  // The click that opens content does not close it.
  stop();
  let stopLate;
  other.addEventListener("pointerdown", () => { stopLate = dismiss(content, (event) => closed.push(event.type)); }, { once: true });
  expect(click(other) === "" && click(other) === "pointerup", "the click that opens does not close");
  stopLate();
  expect(click(other) === "" && press(other, { key: "Escape" }) === "", "nothing closes after the end");
  for (const element of [content, marker, other]) element.remove();
}

/** Checks that the focus stays in an element. Events of the keyboard do not move it, as a key does. */
function tryFocusTrap() {
  const [before, content, after] = ["button", "div", "button"].map((name) => make(document.body, {}, name));
  content.innerHTML = `<a href="#x">a</a><button disabled>b</button><input type="hidden"><p tabindex="-1">c</p>
    <span><button>d</button></span><button>e</button><input><button>f</button>`;
  content.querySelector("span").style.display = "none";
  content.querySelector("span + button").style.visibility = "hidden";
  const [first, last] = [content.querySelector("a"), [...content.querySelectorAll("button")].pop()];
  const tab = (shiftKey = false) => {
    const event = new KeyboardEvent("keydown", { key: "Tab", shiftKey, bubbles: true, composed: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
    return event.defaultPrevented;
  };
  before.focus();
  const release = trapFocus(content);
  expect(document.activeElement === first, "a trap takes the focus");
  expect(tab(true) && document.activeElement === last, "Shift+Tab on the first element moves to the last one");
  expect(tab() && document.activeElement === first, "Tab on the last element moves to the first one");
  expect(!tab() && document.activeElement === first, "elsewhere, the browser moves the focus");
  // Firefox sends no focus events to a window that does not have the focus, as in its headless mode.
  const hasEvents = document.hasFocus();
  after.focus();
  expect(document.activeElement === first || !hasEvents, "the focus cannot leave");
  content.querySelector("p").focus();
  expect(tab(true) && document.activeElement === last, "from an element that Tab skips, Shift+Tab moves to the last one");
  const inner = make(document.body, {});
  inner.textContent = "without a button";
  const releaseInner = trapFocus(inner);
  expect(document.activeElement === inner && tab() && document.activeElement === inner, "an element without buttons has the focus");
  releaseInner();
  expect(document.activeElement === last, "the end of an inner trap returns the focus");
  release();
  expect(document.activeElement === before, "the end of a trap returns the focus");
  after.focus();
  expect(document.activeElement === after, "after its end, a trap has no effect");
  const again = trapFocus(content);
  content.remove();
  again();
  expect(document.activeElement === after, "the focus returns if the content has been removed");
  const moved = trapFocus(inner);
  inner.remove();
  before.focus();
  moved();
  expect(document.activeElement === before, "a focus that the page has moved stays there");
  const root = make(document.body, {}).attachShadow({ mode: "open" });
  root.innerHTML = "<button>a</button><div><button>b</button><button>c</button></div>";
  const [outside, box] = [root.querySelector("button"), root.querySelector("div")];
  outside.focus();
  const releaseShadow = trapFocus(box);
  expect(root.activeElement?.textContent === "b", "a trap takes the focus in a shadow root");
  outside.focus();
  expect(root.activeElement?.textContent === "b" || !hasEvents, "the focus cannot leave in a shadow root");
  releaseShadow();
  expect(root.activeElement === outside, "the focus returns in a shadow root");
  root.host.remove();
  for (const element of [before, after]) element.remove();
}

async function tryAll() {
  const petmap = await load();
  const count = tryEngine(petmap);

  // A callout that is drawn as DOM elements.
  const engine = new petmap.CalloutEngine({ measurer: canvasMeasurer("sans-serif") });
  const pet = {
    id: "rex", latitude: 52, longitude: 21, petName: "Rex", email: "rex@example.org", phone: "+48 600 100 200",
    description: "قطة بيضاء <b>& 'co'</b>", photoUrl: "javascript:alert(1)",
  };
  const layout = engine.callout(pet, { at: { x: 195, y: 500 }, viewport: { width: 390, height: 844 } });
  const map = document.getElementById("map");
  let closed = false;
  const onclose = () => { closed = true; };
  renderCallout(map, layout, { onclose, fontFamily: "sans-serif" });
  expect(map.querySelector("a[href='mailto:rex@example.org']"), "the address is a link");
  expect(map.querySelector("a[href='tel:+48600100200']"), "the number is a link");
  expect(!map.querySelector("b") && !map.querySelector("img"), "texts are not markup, and scripts are not photos");
  expect(map.querySelector("[dir=rtl]"), "Arabic is set from right to left");
  const lines = layout.fields.flatMap((field) => field.lines ?? []);
  const shown = [...map.querySelectorAll("[data-petmap] > *")].map((line) => line.textContent);
  expect(lines.every(({ text }) => shown.includes(text)), "every line is shown");
  const card = map.querySelector("[data-petmap=card]").getBoundingClientRect();
  const origin = map.getBoundingClientRect();
  const { x, y, width, height } = layout.frame;
  const shownAt = [card.x - origin.x, card.y - origin.y, card.width, card.height];
  // Browsers round positions to 1/64 pixel.
  expect(
    [x, y, width, height].every((length, i) => Math.abs(length - shownAt[i]) <= 1 / 32),
    `the card is at ${shownAt} and not at ${[x, y, width, height]}`);
  for (const line of map.querySelectorAll("[data-petmap=description] > *")) {
    expect(line.scrollWidth <= line.clientWidth + 1, `"${line.textContent}" fits its width`);
  }
  const button = map.querySelector("button");
  button.focus();
  renderCallout(map, layout, { onclose, fontFamily: "sans-serif" });
  expect(document.activeElement.tagName === "BUTTON", "the focus stays");
  document.activeElement.click();
  expect(closed, "the button closes the callout");
  renderCallout(map, null);
  expect(map.childElementCount === 0, "the callout is removed");

  await tryRendering(engine, map);
  tryScrolling(engine, map);
  tryShadowRoot(engine);
  await tryUpdates(map);
  await tryContent(petmap);
  await tryScales(petmap);
  await tryPortals(petmap, engine);
  tryDismissal();
  tryFocusTrap();

  // After a web font has loaded, text is measured and laid out again.
  let changes = 0;
  const late = canvasMeasurer("Late, sans-serif", null, () => changes++);
  const early = new petmap.CalloutEngine({ measurer: late });
  const request = { at: { x: 195, y: 500 }, viewport: { width: 390, height: 844 } };
  const before = early.callout(pet, request);
  expect(early.json(pet, request) === JSON.stringify(before), "with the same fonts, the layout is the same");
  const font = new FontFace("Late", "url(font.ttf)");
  document.fonts.add(font);
  const isDone = new Promise((resolve) => {
    document.fonts.addEventListener("loadingdone", resolve, { once: true });
  });
  await Promise.all([font.load(), isDone]);
  const after = early.callout(pet, request);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.font = "700 16px Late";
  const nameWidth = ({ fields }) => fields.find(({ kind }) => kind === "name").lines[0].width;
  expect(changes === 1 && after.layoutId !== before.layoutId, "the measurer reports the font");
  expect(nameWidth(after) !== nameWidth(before), "the name's width changes");
  expect(
    Math.abs(nameWidth(after) - canvas.measureText("Rex").width) < 0.01, "the name has its width in the new font");

  // The same engine in a worker, with transferred lists.
  const remote = await connect(new Worker("worker.js", { type: "module" }));
  const far = new remote.Clusters();
  const { loaded, skipped } = await far.load(features);
  expect(loaded === 500 && skipped.length === 0, "the worker loads all features");
  expect((await far.getClusters([20, 51, 23, 54], 9)).length === count, "the worker finds the same clusters");
  const markers = await far.getMarkers([20, 51, 23, 54], 9, { copy: true });
  expect(markers.length === count && markers.coordinates.length >= 2 * count, "markers are transferred");
  const refusal = await far.getLeaves("nobody@3").catch((error) => error.message);
  expect(refusal.includes("no cluster"), "errors are transferred");
  await far.free();

  // Errors contain the real URL.
  const missing = await load("nothing.wasm").catch((error) => error.message);
  expect(missing.includes(`${location.origin}/browser/nothing.wasm: 404`), missing);
  const other = await load("page.html").catch((error) => error.message);
  expect(other.includes("page.html: not WebAssembly"), other);
  await load(fetch("../petmap.wasm"));
  await load(await (await fetch("../petmap.wasm")).arrayBuffer());
  await load(await WebAssembly.compileStreaming(fetch("../petmap.wasm")));
}

report(tryAll());
