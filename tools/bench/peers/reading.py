"""A worker for the files group: idiomatic Python that uses json and csv to do the same as petmap."""

import csv
import gzip
import json
import sys
import time


def geojson(path):
    opened = gzip.open(path, "rb") if path.endswith(".gz") else open(path, "rb")
    with opened as file:
        for feature in json.load(file)["features"]:
            longitude, latitude = feature["geometry"]["coordinates"]
            yield latitude, longitude


def table(path):
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.reader(file)
        header = next(rows)
        first, second = header.index("latitude"), header.index("longitude")
        for row in rows:
            yield float(row[first]), float(row[second])


def millionths(value):
    """Returns a value in millionths, rounding half away from zero."""
    scaled = abs(value) * 1e6
    whole = int(scaled)
    return (whole + (scaled - whole >= 0.5)) * (1 if value >= 0 else -1)


for line in sys.stdin:
    request, path = line.split()
    read = table if path.endswith(".csv") else geojson
    start = time.process_time()
    coordinates = list(read(path))
    elapsed = time.process_time() - start
    if request == "check":
        total = sum(millionths(latitude) + millionths(longitude) for latitude, longitude in coordinates)
        print("ok", len(coordinates), total, flush=True)
    else:
        print("ok", elapsed, len(coordinates), flush=True)
