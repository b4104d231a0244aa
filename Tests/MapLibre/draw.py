"""Draws views of a tile set with MapLibre Native.

Reads JSON with the members "source" (the absolute path of an MBTiles file, or null), "layers" (the layers of a
MapLibre style whose source is named tiles), "views" ([{"longitude", "latitude", "zoom"}]) and "side" (in
pixels). Writes the pixels of each view: rows from the top, four bytes per pixel.
"""

import json
import os
import sys

from pymgl import Map

# Otherwise, EGL requires a display.
os.environ["EGL_PLATFORM"] = "surfaceless"
request = json.load(sys.stdin)
side = request.get("side", 1)
style = {"version": 8, "sources": {}, "layers": request.get("layers", [])}
if request["source"]:
    style["sources"]["tiles"] = {"type": "vector", "url": "mbtiles://" + request["source"]}
with Map(json.dumps(style), side, side) as map:
    map.renderBuffer()
    for view in request["views"]:
        map.setCenter(view["longitude"], view["latitude"])
        map.setZoom(view["zoom"])
        sys.stdout.buffer.write(map.renderBuffer().tobytes())
