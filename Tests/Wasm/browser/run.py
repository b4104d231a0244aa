"""Opens the package's test pages in Chromium and Firefox: without a bundler, bundled, and in a worker, with a Content
Security Policy that allows only WebAssembly. Also opens the examples for MapLibre and Leaflet, in Chromium.

    run.py PACKAGE MAPLIBRE-WHEEL
"""

import functools
import http.server
import os
import shutil
import sys
import threading
import zipfile

from firefox import Firefox
from playwright.sync_api import sync_playwright

PACKAGE, WHEEL = os.path.abspath(sys.argv[1]), sys.argv[2]
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
LEAFLET = "/usr/share/javascript/leaflet"


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm",
        ".geojson": "application/geo+json", "": "application/octet-stream",
    }

    def end_headers(self):
        if "/browser/" in self.path:
            self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


def library(route):
    """Serves the network resources of the examples from locally installed files."""
    name = route.request.url.split("/")[-1]
    if "leaflet" in route.request.url:
        return route.fulfill(path=os.path.join(LEAFLET, name))
    with zipfile.ZipFile(WHEEL) as wheel:
        kind = "text/css" if name.endswith("css") else "text/javascript"
        route.fulfill(body=wheel.read(f"maplibre/srcjs/{name}"), content_type=kind)


def try_fan(page, zoom):
    """Opens the stack of five pins in the middle of an example with the mouse and the keyboard; beyond `zoom`, nothing merges."""
    fan, legs, nodes = (f"[data-petmap={name}]" for name in ("fan", "leg", "node"))
    stack = f"{nodes}[aria-label='5 pins']"
    page.evaluate(f"map.setView ? map.setView([52.23, 21.01], {zoom}, {{ animate: false }}) : map.jumpTo({{ zoom: {zoom} }})")
    page.wait_for_selector(stack, state="attached")
    page.wait_for_timeout(500)
    box = page.locator("#map").bounding_box()
    x, y = box["width"] / 2, box["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_selector(fan, state="attached")
    assert page.locator(legs).count() == 5, f"{page.locator(legs).count()} legs"
    page.locator(legs).nth(2).click()
    page.wait_for_function("/Ares|Dino|Ema|Fado|Gaja/.test(document.querySelector('[class*=popup-content]')?.textContent)")
    page.mouse.click(x + 300, y + 150)
    page.wait_for_selector(fan, state="detached")
    for _ in range(120):
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "5 pins":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(fan, state="attached")
    labels = []
    for _ in range(5):
        labels.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        page.keyboard.press("ArrowRight")
    assert sorted(labels) == ["Ares", "Dino", "Ema", "Fado", "Gaja"], labels
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelector('[class*=popup-content]')?.textContent.includes('{labels[0]}')")
    page.locator(legs).first.focus()
    page.keyboard.press("Escape")
    page.wait_for_selector(fan, state="detached")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "5 pins", f"the focus is on {focused}"


def try_callout(page, _):
    """Opens a card from a fan with the keyboard, in the example with callouts, and checks its links and its position."""
    page.evaluate("map.jumpTo({ center: [21.01, 52.23], zoom: 14 })")
    page.wait_for_selector("[data-petmap=node][aria-label='5 pins']", state="attached")
    page.evaluate("document.querySelector(\"[data-petmap=node][aria-label='5 pins']\").focus()")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-petmap=leg][aria-label=Ares]", state="attached")
    page.evaluate("document.querySelector('[data-petmap=leg][aria-label=Ares]').focus()")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-petmap=card]")
    links = page.evaluate("[...document.querySelectorAll('#callout a')].map((link) => link.getAttribute('href'))")
    assert links == ["tel:+48600100200", "mailto:ares@example.org"] or links == ["mailto:ares@example.org", "tel:+48600100200"], links
    page.wait_for_timeout(600)
    names = []
    for _ in range(4):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.dataset.petmap"))
    assert names[:3] == names[3:] + names[1:3] and "close" in names and None not in names, names
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.petmap") == names[2], names
    before = page.locator("[data-petmap=card]").bounding_box()
    page.evaluate("map.panBy([40, 30], { animate: false })")
    after = page.locator("[data-petmap=card]").bounding_box()
    assert abs(before["x"] - after["x"] - 40) < 1 and abs(before["y"] - after["y"] - 30) < 1, (before, after)
    size = page.viewport_size
    assert after["x"] >= 0 and after["x"] + after["width"] <= size["width"], after
    # A drag does not close the card, and near the bar, the card avoids it.
    bar = page.locator("#bar").bounding_box()
    page.mouse.move(1100, 500)
    page.mouse.down()
    page.mouse.move(1060, 500, steps=5)
    page.wait_for_timeout(300)
    page.mouse.up()
    page.evaluate("map.panBy([0, 270], { animate: false })")
    moved = page.locator("[data-petmap=card]").bounding_box()
    assert moved["y"] < after["y"] and moved["y"] >= bar["height"] - 0.1, (moved, bar)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-petmap=card]", state="detached")
    page.evaluate("document.querySelector('[data-petmap=leg][aria-label=Ares]').focus()")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-petmap=card]")
    page.mouse.click(bar["width"] - 20, bar["height"] / 2)
    page.wait_for_selector("[data-petmap=card]", state="detached")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "Ares", f"the focus is on {focused}"


def main():
    handler = functools.partial(Handler, directory=PACKAGE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    chromium = shutil.which("chromium")
    failures = []

    def open_page(context, path, condition, attempt=None):
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        try:
            if condition:
                page.goto(f"{origin}/{path}")
                page.wait_for_function(condition, timeout=60_000)
                # Below and above the zoom from which pins are not merged.
                for zoom in (16, 18) if attempt else ():
                    attempt(page, zoom)
            else:
                # The policy does not allow evaluating a condition in the page, so wait until the page logs "done".
                with page.expect_console_message(lambda line: line.text == "done", timeout=60_000):
                    page.goto(f"{origin}/{path}")
            title = page.title()
            if title.startswith("failed"):
                failures.append(f"{path}: {title}")
        except Exception as error:  # pylint: disable=broad-except
            failures.append(f"{path}: {page.title()}: {error}: {errors}")
        page.close()

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
                  "--enable-unsafe-swiftshader"])
        context = browser.new_context()
        context.route("https://unpkg.com/**", library)
        pages = ["browser/page.html", "browser/bundle.html"]
        if os.path.exists(os.path.join(PACKAGE, "browser/bundled/react.js")):
            pages.append("browser/react.html")
        for path in pages:
            open_page(context, path, None)
        open_page(context, "maps/refresh.html", None)
        opened = [*pages, "maps/refresh.html"]
        if os.path.isdir(LEAFLET):
            open_page(context, "examples/leaflet.html",
                      "window.map && document.querySelectorAll('path.leaflet-interactive').length > 3", try_fan)
            opened.append("examples/leaflet.html")
        open_page(context, "examples/maplibre.html",
                  "window.map?.loaded?.() && map.querySourceFeatures('pets', {sourceLayer: 'pins'})"
                  ".reduce((sum, {properties: p}) => sum + (p.point_count ?? 1), 0) >= 60", try_fan)
        opened.append("examples/maplibre.html")
        open_page(context, "examples/callouts.html", "window.map?.loaded?.()", try_callout)
        opened.append("examples/callouts.html")
        browser.close()
    shown = [f"Chromium shows {', '.join(opened)}"]
    try:
        browser = Firefox(shutil.which("firefox-esr") or "firefox")
        for path in pages:
            title = browser.title(f"{origin}/{path}")
            if title != "ok":
                failures.append(f"Firefox: {path}: {title}")
        browser.close()
        shown.append(f"Firefox {browser.version} shows {', '.join(pages)}")
    except (OSError, RuntimeError, TimeoutError) as error:
        failures.append(f"Firefox: {error}")
    server.shutdown()
    for failure in failures:
        print(f"wasm: {failure}")
    if not failures:
        print("wasm: " + "; ".join(shown))
    return 1 if failures else 0


sys.exit(main())
