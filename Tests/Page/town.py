#!/usr/bin/env python3
"""A made-up town by the sea, as vector tiles in the schemas that petmap knows.

Run `Tests/Page/town.py Fixtures/streets` to write the fixtures of the tests again.
"""

import gzip
import json
import os
import sqlite3
import sys

import tile_files
from tile_files import field, varint

# The northwestern corner of the town: four tiles at zoom 14, near 54.35 N, 10.12 E.
ORIGIN = (8652, 5231)
ZOOMS = range(6, 15)
POINT, LINE, POLYGON = 1, 2, 3


def box(west, north, east, south):
    return [(west, north), (east, north), (east, south), (west, south)]


# Kind, geometry, coordinates in tiles of zoom 14 from the northwestern corner, and name or number.
FEATURES = [
    ("earth", POLYGON, box(0.3, -20, 20, 20), None),
    ("ocean", POLYGON, box(-20, -20, 0.3, 20), None),
    ("park", POLYGON, box(1.1, 0.2, 1.5, 0.6), None),
    ("lake", POLYGON, box(1.2, 0.3, 1.35, 0.42), None),
    *[("building", POLYGON, box(0.62 + 0.09 * column, 1.12 + 0.18 * row, 0.68 + 0.09 * column, 1.2 + 0.18 * row), None)
      for column in range(8) for row in range(3)],
    ("primary", LINE, [(0.4, 1), (2, 1)], "Harbor Road"),
    *[("residential", LINE, [(0.6, 1.06 + 0.18 * row), (1.8, 1.06 + 0.18 * row)], name)
      for row, name in enumerate(["Mill Lane", "Łąkowa", "Keskuskatu", "Rue de l'Église"])],
    ("residential", LINE, [(1.4, 1), (1.4, 1.9)], "Oak Street"),
    ("path", LINE, [(1.1, 0.5), (1.5, 0.5)], None),
    ("tunnel path", LINE, [(0.5, 1.3), (1.5, 1.3)], "Hidden Passage"),
    ("rail", LINE, [(0.5, 0.8), (2, 0.8)], None),
    ("town", POINT, [(1.2, 1.1)], "Dogtown"),
    ("park name", POINT, [(1.3, 0.5)], "Beagle Park"),
    ("lake name", POINT, [(1.28, 0.36)], "Duck Pond"),
    ("school", POINT, [(1.6, 1.5)], "Collie School"),
    ("stop", POINT, [(1.4, 1.01)], "Oak Street stop"),
    *[("number", POINT, [(0.65 + 0.09 * column, 1.1)], f"{1 + 2 * column}") for column in range(7)],
    ("number", POINT, [(1.28, 1.1)], "15, Floors 1-3"),
]

# The layer, the attributes, and the attribute with the name of each kind.
OPENMAPTILES = {
    "ocean": ("water", {"class": "ocean"}), "lake": ("water", {"class": "lake"}),
    "park": ("park", {"class": "park"}), "building": ("building", {}),
    "primary": ("transportation", {"class": "primary"}), "residential": ("transportation", {"class": "minor"}),
    "path": ("transportation", {"class": "path"}),
    "tunnel path": ("transportation", {"class": "path", "brunnel": "tunnel"}),
    "rail": ("transportation", {"class": "rail"}), "town": ("place", {"class": "town"}),
    "park name": ("poi", {"class": "park", "rank": 3}), "lake name": ("water_name", {}),
    "school": ("poi", {"class": "school", "rank": 1}), "stop": ("poi", {"class": "bus", "rank": 1}),
    "number": ("housenumber", {}),
}
PROTOMAPS = {
    "earth": ("earth", {"kind": "earth"}), "ocean": ("water", {"kind": "ocean"}), "lake": ("water", {"kind": "lake"}),
    "park": ("landuse", {"kind": "park"}), "building": ("buildings", {"kind": "building"}),
    "primary": ("roads", {"kind": "major_road", "kind_detail": "primary"}),
    "residential": ("roads", {"kind": "minor_road", "kind_detail": "residential"}),
    "path": ("roads", {"kind": "path", "kind_detail": "footway"}),
    "tunnel path": ("roads", {"kind": "path", "kind_detail": "footway", "is_tunnel": True}),
    "rail": ("roads", {"kind": "rail", "kind_detail": "rail"}),
    "town": ("places", {"kind": "locality", "kind_detail": "town", "population_rank": 7}),
    "park name": ("pois", {"kind": "park", "min_zoom": 14}), "lake name": ("water", {"kind": "lake"}),
    "school": ("pois", {"kind": "school", "min_zoom": 15}), "stop": ("pois", {"kind": "bus_stop", "min_zoom": 17}),
    "number": ("buildings", {"kind": "address", "addr_street": "Mill Lane"}),
}
# Shown at all zooms; the others only in the tiles of the highest.
COARSE = {"earth", "ocean", "primary", "town"}


def clipped(kind, points, west, north, side):
    """The points in tile units, clipped to the tile and a margin; all lines and boxes are parallel to its edges."""
    low, high = -64, 4096 + 64
    scaled = [((x - west) / side * 4096, (y - north) / side * 4096) for x, y in points]
    if any(all(point[axis] < low for point in scaled) or all(point[axis] > high for point in scaled) for axis in (0, 1)):
        return None
    if kind == POINT and not all(0 <= number < 4096 for number in scaled[0]):
        return None
    return [tuple(round(min(high, max(low, number))) for number in point) for point in scaled]


def tile(table, name, z, x, y):
    """A tile with the features of a schema; empty if it has none. `name` is the attribute with the names."""
    side = 2 ** (14 - z)
    west, north = x * side - ORIGIN[0], y * side - ORIGIN[1]
    layers = {}
    for kind, geometry, points, text in FEATURES:
        at = clipped(geometry, points, west, north, side) if kind in table and (z == 14 or kind in COARSE) else None
        if at is None:
            continue
        layer, tags = table[kind]
        number = "housenumber" if table is OPENMAPTILES else "addr_housenumber"
        named = {number if kind == "number" else name: text} if text else {}
        layers.setdefault(layer, []).append((geometry, at, {**tags, **named}))
        if table is OPENMAPTILES and geometry == LINE and text:
            layers.setdefault("transportation_name", []).append((geometry, at, {**tags, **named}))
    return gzip.compress(b"".join(tile_files.layer(*entry) for entry in layers.items()), mtime=0) if layers else b""


def tiles(table, name):
    """The tiles of the town, which are four at zoom 14."""
    for z in ZOOMS:
        shift = 14 - z
        for x in sorted({ORIGIN[0] >> shift, ORIGIN[0] + 1 >> shift}):
            for y in sorted({ORIGIN[1] >> shift, ORIGIN[1] + 1 >> shift}):
                yield z, x, y, tile(table, name, z, x, y)


def fields(table, name):
    """The list of layers in TileJSON."""
    layers = {}
    for layer, tags in table.values():
        layers.setdefault(layer, {}).update({**dict.fromkeys(tags, "String"), name: "String"})
    if table is OPENMAPTILES:
        layers["transportation_name"] = {"class": "String", name: "String"}
        layers["housenumber"] = {"housenumber": "String"}
    else:
        layers["buildings"]["addr_housenumber"] = "String"
    return [{"id": layer, "fields": entries} for layer, entries in sorted(layers.items())]


def bounds():
    """West, south, east and north of the four tiles."""
    return tile_files.bounds(14, *ORIGIN, 2)


def write_mbtiles(path, name="name:latin"):
    """Writes the town like Debian's tilemaker: names in `name:latin`, no attribution."""
    if os.path.exists(path):
        os.remove(path)
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
    database.execute("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)")
    database.execute("CREATE UNIQUE INDEX tile ON tiles (zoom_level, tile_column, tile_row)")
    database.executemany("INSERT INTO metadata VALUES (?, ?)", [
        ("format", "pbf"), ("bounds", ",".join(f"{edge:.6f}" for edge in bounds())),
        ("json", json.dumps({"vector_layers": fields(OPENMAPTILES, name)}))])
    database.executemany("INSERT INTO tiles VALUES (?, ?, ?, ?)", [
        (z, x, 2**z - 1 - y, content) for z, x, y, content in tiles(OPENMAPTILES, name)])
    database.commit()
    database.close()


def write_pmtiles(path):
    """Writes the town like an extract of Protomaps."""
    attribution = '<a href="https://protomaps.com">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>'
    metadata = {"attribution": attribution, "vector_layers": fields(PROTOMAPS, "name")}
    with open(path, "wb") as file:
        file.write(tile_files.pmtiles(list(tiles(PROTOMAPS, "name")), metadata, bounds()))


if __name__ == "__main__":
    write_mbtiles(os.path.join(sys.argv[1], "openmaptiles.mbtiles"))
    write_pmtiles(os.path.join(sys.argv[1], "protomaps.pmtiles"))
