"""Draws views of a tile set with MapLibre Native.

Reads JSON: {"source": an absolute path of an MBTiles file or null, "layers": of a MapLibre style, whose
source is called tiles, "views": [{"longitude", "latitude", "zoom"}], "side": pixels}. Writes the pixels
of one view after another: rows from the top, four bytes each.
"""

import json
import os
import sys

from pymgl import Map

# Without this, it would require a display.
os.environ["EGL_PLATFORM"] = "surfaceless"
asked = json.load(sys.stdin)
side = asked.get("side", 1)
style = {"version": 8, "sources": {}, "layers": asked.get("layers", [])}
if asked["source"]:
    style["sources"]["tiles"] = {"type": "vector", "url": "mbtiles://" + asked["source"]}
with Map(json.dumps(style), side, side) as map:
    map.renderBuffer()
    for view in asked["views"]:
        map.setCenter(view["longitude"], view["latitude"])
        map.setZoom(view["zoom"])
        sys.stdout.buffer.write(map.renderBuffer().tobytes())
