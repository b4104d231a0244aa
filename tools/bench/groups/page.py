"""Loads the map page with a phone profile, compared with a plain MapLibre page that loads the same pins as GeoJSON and
clusters them itself."""

import contextlib
import gzip
import http.server
import json
import os
import re
import subprocess
import tempfile
import threading

from groups.service import free_port, get, petmap, ready
from harness import DATA, PETMAP, ROOT, SHELTER, Failure, Value, Worker, product

BROWSER = os.path.join(ROOT, ".build", "browser")
RECORDS = 1_000_000
PLAIN = """<!doctype html>
<meta name="viewport" content="width=device-width">
<style>html, body, #map { height: 100%; margin: 0; }</style>
<link rel="stylesheet" href="maplibre-gl.css"><div id="map"></div>
<script src="maplibre-gl-shared.js"></script><script src="maplibre-gl.js"></script>
<script>
maplibregl.setWorkerUrl(new URL("maplibre-gl-worker.js", location.href).href);
const map = new maplibregl.Map({ container: "map", center: [-118.17, 33.8], zoom: 10,
  style: { version: 8, sources: {}, layers: [{ id: "ground", type: "background" }] } });
map.on("load", () => {
  map.addSource("pins", { type: "geojson", data: "pins.geojson", cluster: true });
  map.addLayer({ id: "clusters", type: "circle", source: "pins", filter: ["has", "point_count"],
    paint: { "circle-radius": 18, "circle-color": "#155dfc" } });
  map.addLayer({ id: "pins", type: "circle", source: "pins", filter: ["!", ["has", "point_count"]] });
  const drawn = () => {
    if (!map.querySourceFeatures("pins").length) return void map.once("render", drawn);
    document.body.append(Object.assign(document.createElement("i"), { className: "drawn" }));
    map.once("idle", () => performance.mark("petmap-idle"));
  };
  map.once("render", drawn);
});
</script>"""


def measured(url, selector):
    """Returns the figures of a page, which are named in peers/page.py."""
    done = subprocess.run(
        [os.path.join(BROWSER, "bin", "python3"), os.path.join(ROOT, "tools", "bench", "peers", "page.py"), url, selector],
        capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"{url}: {done.stderr.strip().splitlines()[-1:]}")
    return json.loads(done.stdout)


@contextlib.contextmanager
def plain(folder, geojson):
    """Serves the plain page, compressed with gzip like petmap's page. Yields the URL."""
    with tempfile.TemporaryDirectory() as directory:
        for name in os.listdir(os.path.join(folder, "maplibre")):
            os.symlink(os.path.join(folder, "maplibre", name), os.path.join(directory, name))
        with open(os.path.join(directory, "index.html"), "w", encoding="utf-8") as file:
            file.write(PLAIN)
        with open(os.path.join(directory, "pins.geojson"), "wb") as file:
            file.write(geojson)
        packed = {}

        class Handler(http.server.SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def __init__(self, *arguments):
                super().__init__(*arguments, directory=directory)

            def do_GET(self):
                path = self.translate_path(self.path)
                if os.path.isdir(path):
                    path = os.path.join(path, "index.html")
                if not os.path.exists(path):
                    return self.send_error(404)
                if path not in packed:
                    with open(path, "rb") as content:
                        packed[path] = gzip.compress(content.read(), 6)
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Length", str(len(packed[path])))
                self.send_header("Cache-Control", "max-age=3600")
                self.end_headers()
                self.wfile.write(packed[path])

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


@contextlib.contextmanager
def shelter():
    """Serves the shelter file. Yields the port."""
    port = free_port()
    process = subprocess.Popen(
        [PETMAP, "serve", "--quiet", "--port", str(port), "--source", SHELTER, "--mapping",
         SHELTER.replace(".csv", ".mapping.json")])
    try:
        while True:
            with contextlib.suppress(OSError):
                get(port, "/api/ready")
                break
            if process.poll() is not None:
                raise Failure("petmap serve did not start")
        yield port
    finally:
        process.terminate()
        process.wait()


def code_bytes(port):
    """Returns the compressed size of the page's own scripts, style sheets, fonts and WebAssembly."""
    document = get(port, "/").decode()
    urls = set(re.findall(r'"(/assets/(?:page|fonts)-[^"]+\.(?:js|css|woff2))"', document))
    callouts = re.search(r'data-callouts="(/assets/callouts-[^/]+)/', document)[1]
    urls |= {f"{callouts}/{name}" for name in (
        "abbreviated.js", "arguments.js", "callout-drawing.js", "callout-engine.js", "callout-parts.js",
        "callout-svg.js", "callout-text.js", "callouts.js", "callouts.wasm", "content.js", "coordinates.js",
        "engine.js", "overlays.js", "requests.js", "schema.js")}
    urls.add(re.sub("Regular", "Bold", next(url for url in urls if "Regular" in url)))
    size = 0
    for url in urls:
        content = get(port, url)
        size += len(content) if url.endswith("woff2") else len(gzip.compress(content, 6))
    return size


def values(name, own, peer):
    """Returns the rows of a page with their limits, each followed by the figure of the plain page."""
    lines = (("first", "something useful", "ms", 1500), ("live", "live map with pins", "ms", 4000),
             ("task", "longest task of 50 pans", "ms", 100), ("growth", "memory, 500 pans after 50", "MB", 2),
             ("tap", "tap until painted", "ms", 100))
    rows_ = []
    for key, text, unit, limit in lines:
        if key in own:
            rows_.append(Value(f"{name}: {text}", unit, own[key], at_most=limit))
        if peer and key in peer:
            rows_.append(Value("  a plain MapLibre page", unit, peer[key]))
    return rows_


def rows(_):
    if not os.path.exists(os.path.join(BROWSER, "complete")):
        return "skipped: Playwright is not installed; Tests/Wasm/setup installs it", []
    folder = os.path.join(ROOT, ".build", "page")
    done = subprocess.run([os.path.join(ROOT, "tools", "build", "page")], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"tools/build/page: {done.stderr.strip().splitlines()[-1:]}")
    result = []
    with shelter() as port:
        result.append(Value("own code, compressed", "KB", code_bytes(port) / 1000, at_most=250))
        pins = subprocess.run(
            [PETMAP, "pins", "--source", SHELTER, "--mapping", SHELTER.replace(".csv", ".mapping.json"),
             "--format", "geojson"], capture_output=True, check=True).stdout
        with plain(folder, pins) as url:
            result += values("shelter", measured(f"http://127.0.0.1:{port}/", "#list li"), measured(url, ".drawn"))
    store = os.path.join(DATA, "million.sqlite")
    if not os.path.exists(store):
        worker = Worker(product("PetMapBench"), "store")
        worker.request("import", store, RECORDS)
        worker.end()
    with petmap(store) as (port, _, _):
        ready(port)
        pins = subprocess.run(
            [PETMAP, "export", "--store", store, "--format", "geojson"], capture_output=True, check=True).stdout
        with plain(folder, pins) as url:
            result += values("million", measured(f"http://127.0.0.1:{port}/", "#list li"), measured(url, ".drawn"))
    return "page: Chromium, processor 4 times slower, 1.6 Mbit/s, 150 ms", result
