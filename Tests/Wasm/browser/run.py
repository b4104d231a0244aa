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


def main():
    handler = functools.partial(Handler, directory=PACKAGE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    chromium = shutil.which("chromium")
    failures = []

    def open_page(context, path, condition):
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        try:
            if condition:
                page.goto(f"{origin}/{path}")
                page.wait_for_function(condition, timeout=60_000)
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
        opened = list(pages)
        if os.path.isdir(LEAFLET):
            open_page(context, "examples/leaflet.html",
                      "window.map && document.querySelectorAll('path.leaflet-interactive').length > 3")
            opened.append("examples/leaflet.html")
        open_page(context, "examples/maplibre.html",
                  "window.map?.loaded?.() && map.querySourceFeatures('pets', {sourceLayer: 'pins'})"
                  ".reduce((sum, {properties: p}) => sum + (p.point_count ?? 1), 0) >= 60")
        opened.append("examples/maplibre.html")
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
