"""Writes small files of map tiles: MBTiles 1.3 and PMTiles 3, with raster tiles or Mapbox Vector Tiles 2.1."""

import gzip
import json
import sqlite3
import struct
import zlib

ZOOMS = range(7, 11)
ATTRIBUTION = '<a href="https://streets.example">&copy; Streets</a>'
# The color of the raster tiles.
RASTER = (0xC0, 0x40, 0x90)


def _varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(out) + bytes([number])


def _field(number, content):
    if isinstance(content, int):
        return _varint(number << 3) + _varint(content)
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _layer(name, kind, points, /, **tags):
    """A layer with a feature: a point (kind 1), a line (2) or a polygon (3)."""
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
    pairs = b"".join(_varint(index) * 2 for index in range(len(tags)))
    feature = _field(2, pairs) + _field(3, kind) + _field(4, b"".join(map(_varint, numbers)))
    keys = b"".join(_field(3, key.encode()) for key in tags)
    values = b"".join(_field(4, _field(1, value.encode())) for value in tags.values())
    return _field(3, _field(15, 2) + _field(1, name.encode()) + _field(2, feature) + keys + values + _field(5, 4096))


def vector_tile():
    """A tile in the OpenMapTiles schema: water in the west, a wood in the northeast, a motorway and a town."""
    return gzip.compress(
        _layer("water", 3, [(0, 0), (1800, 0), (1800, 4096), (0, 4096)], **{"class": "lake"})
        + _layer("landcover", 3, [(2400, 0), (4096, 0), (4096, 1800), (2400, 1800)], **{"class": "wood"})
        + _layer("transportation", 2, [(0, 2600), (4096, 2600)], **{"class": "motorway"})
        + _layer("place", 1, [(3000, 3300)], **{"class": "town", "name": "Streetville"}), mtime=0)


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
    pack = gzip.compress if is_vector else bytes

    def directory(entries):
        numbers = [entry[0] for entry in entries]
        steps = [number - before for number, before in zip(numbers, [0, *numbers])]
        columns = [steps, *([entry[column] for entry in entries] for column in (1, 2)), [entry[3] + 1 for entry in entries]]
        return pack(_varint(len(entries)) + b"".join(_varint(number) for column in columns for number in column))

    leaves, root = b"", []
    for zoom in ZOOMS:
        first = (4**zoom - 1) // 3
        leaf = directory([(first, 4**zoom, len(tile), 0)])
        root.append((first, 0, len(leaf), len(leaves)))
        leaves += leaf
    root, metadata = directory(root), pack(json.dumps({"attribution": ATTRIBUTION}).encode())
    starts = [127]
    for part in (root, metadata, leaves):
        starts.append(starts[-1] + len(part))
    header = b"PMTiles\x03" + struct.pack(
        "<11Q", starts[0], len(root), starts[1], len(metadata), starts[2], len(leaves), starts[3], len(tile),
        sum(4**zoom for zoom in ZOOMS), len(ZOOMS), 1)
    compression = 2 if is_vector else 1
    header += bytes([1, compression, compression, 1 if is_vector else 2, ZOOMS[0], ZOOMS[-1]])
    degrees = 10_000_000
    header += struct.pack("<4iB2i", -180 * degrees, -85 * degrees, 180 * degrees, 85 * degrees, 8, 21 * degrees, 52 * degrees)
    with open(path, "wb") as file:
        file.write(header + root + metadata + leaves + tile)
