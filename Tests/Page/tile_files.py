"""Writes small files of map tiles: MBTiles 1.3 and PMTiles 3, with raster tiles or Mapbox Vector Tiles 2.1."""

import gzip
import json
import math
import sqlite3
import struct
import zlib

ZOOMS = range(7, 11)
ATTRIBUTION = '<a href="https://streets.example">&copy; Streets</a>'
# The color of the raster tiles.
RASTER = (0xC0, 0x40, 0x90)


def varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(out) + bytes([number])


def field(number, content):
    if isinstance(content, int):
        return varint(number << 3) + varint(content)
    return varint(number << 3 | 2) + varint(len(content)) + content


def _value(value):
    if isinstance(value, bool):
        return field(7, int(value))
    return field(5, value) if isinstance(value, int) else field(1, value.encode())


def layer(name, features):
    """A layer with features: points (kind 1), lines (2) or polygons (3), each with its points and attributes."""
    keys, values, body = [], [], b""
    for kind, points, tags in features:
        numbers, last = [], (0, 0)
        for index, point in enumerate(points):
            if index == 0:
                numbers.append(1 << 3 | 1)
            elif index == 1:
                numbers.append(len(points) - 1 << 3 | 2)
            for now, before in zip(point, last):
                numbers.append((now - before) << 1 ^ (now - before) >> 31)
            last = point
        if kind == 3:
            numbers.append(1 << 3 | 7)
        pairs = []
        for key, value in tags.items():
            for table, entry in ((keys, key.encode()), (values, _value(value))):
                if entry not in table:
                    table.append(entry)
                pairs.append(table.index(entry))
        body += field(2, field(2, b"".join(map(varint, pairs))) + field(3, kind)
                      + field(4, b"".join(map(varint, numbers))))
    body += b"".join(field(3, key) for key in keys) + b"".join(field(4, value) for value in values)
    return field(3, field(15, 2) + field(1, name.encode()) + body + field(5, 4096))


def vector_tile():
    """A tile in the OpenMapTiles schema: water in the west, a wood in the northeast, a motorway and a town."""
    return gzip.compress(
        layer("water", [(3, [(0, 0), (1800, 0), (1800, 4096), (0, 4096)], {"class": "lake"})])
        + layer("landcover", [(3, [(2400, 0), (4096, 0), (4096, 1800), (2400, 1800)], {"class": "wood"})])
        + layer("transportation", [(2, [(0, 2600), (4096, 2600)], {"class": "motorway"})])
        + layer("place", [(1, [(3000, 3300)], {"class": "town", "name": "Streetville"})]), mtime=0)


def raster_tile():
    def chunk(kind, data):
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(RASTER) * 256) * 256
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack("!IIBBBBB", 256, 256, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def write_mbtiles(path, is_vector):
    """Writes the same tile for all slots of all zooms."""
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
    database.execute("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)")
    database.execute("CREATE UNIQUE INDEX tile ON tiles (zoom_level, tile_column, tile_row)")
    database.executemany("INSERT INTO metadata VALUES (?, ?)", [
        ("format", "pbf" if is_vector else "png"), ("attribution", ATTRIBUTION), ("bounds", "-180,-85,180,85")])
    tile = vector_tile() if is_vector else raster_tile()
    # Around Warsaw, so that the file stays small.
    for zoom in ZOOMS:
        middle = (int(2**zoom * 201 / 360), int(2**zoom * (1 - 0.329)))
        database.executemany("INSERT INTO tiles VALUES (?, ?, ?, ?)", [
            (zoom, x, y, tile) for x in range(middle[0] - 4, middle[0] + 5) for y in range(middle[1] - 4, middle[1] + 5)])
    database.commit()
    database.close()


def write_pmtiles(path, is_vector):
    """Writes the same tile for all slots of all zooms, with a leaf directory for each zoom."""
    tile = vector_tile() if is_vector else raster_tile()
    leaves, root = b"", []
    for zoom in ZOOMS:
        leaf = _directory([(_first(zoom), 4**zoom, len(tile), 0)], is_vector)
        root.append((_first(zoom), 0, len(leaf), len(leaves)))
        leaves += leaf
    counts = (sum(4**zoom for zoom in ZOOMS), len(ZOOMS), 1)
    with open(path, "wb") as file:
        file.write(_packed(root, leaves, tile, counts, {"attribution": ATTRIBUTION}, ZOOMS, (-180, -85, 180, 85), is_vector))


def pmtiles(tiles, metadata, box):
    """A PMTiles file of vector tiles, each with its zoom, column and row."""
    content, entries = b"", []
    for number, tile in sorted((_number(z, x, y), tile) for z, x, y, tile in tiles):
        entries.append((number, 1, len(tile), len(content)))
        content += tile
    zooms = sorted({z for z, *_ in tiles})
    return _packed(entries, b"", content, (len(entries),) * 3, metadata, zooms, box, True)


def _first(zoom):
    return (4**zoom - 1) // 3


def _number(z, x, y):
    """The tile ID: the position along the Hilbert curve of the zoom, after the tiles of lower zooms."""
    number = 0
    for bit in reversed(range(z)):
        right, lower = x >> bit & 1, y >> bit & 1
        number += (3 * right ^ lower) << 2 * bit
        if not lower:
            if right:
                x, y = ~x, ~y
            x, y = y, x
    return _first(z) + number


def _directory(entries, is_vector):
    numbers = [entry[0] for entry in entries]
    steps = [number - before for number, before in zip(numbers, [0, *numbers])]
    columns = [steps, *([entry[column] for entry in entries] for column in (1, 2)), [entry[3] + 1 for entry in entries]]
    plain = varint(len(entries)) + b"".join(varint(number) for column in columns for number in column)
    return gzip.compress(plain, mtime=0) if is_vector else plain


def _packed(root, leaves, tiles, counts, metadata, zooms, box, is_vector):
    """The sections of a file after its header."""
    root, metadata = _directory(root, is_vector), json.dumps(metadata).encode()
    if is_vector:
        metadata = gzip.compress(metadata, mtime=0)
    starts = [127]
    for part in (root, metadata, leaves):
        starts.append(starts[-1] + len(part))
    header = b"PMTiles\x03" + struct.pack(
        "<11Q", starts[0], len(root), starts[1], len(metadata), starts[2], len(leaves), starts[3], len(tiles), *counts)
    compression = 2 if is_vector else 1
    header += bytes([1, compression, compression, 1 if is_vector else 2, zooms[0], zooms[-1]])
    edges = [round(edge * 10_000_000) for edge in box]
    header += struct.pack("<4iB2i", *edges, zooms[-1], (edges[0] + edges[2]) // 2, (edges[1] + edges[3]) // 2)
    return header + root + metadata + leaves + tiles


def bounds(z, x, y, count):
    """West, south, east and north of a square of tiles."""
    def latitude(row):
        return math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * row / 2**z))))

    return x / 2**z * 360 - 180, latitude(y + count), (x + count) / 2**z * 360 - 180, latitude(y)
