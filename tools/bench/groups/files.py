"""Reads pins from GeoJSON and CSV."""

import csv
import gzip
import json
import os
import shutil

from harness import DATA, SHELTER, Case, Worker, check_equal, measure, product

COPIES = 8


def shelter():
    with open(SHELTER, newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def data():
    """Writes several copies of the shelter's records, each with a unique ID."""
    paths = {kind: os.path.join(DATA, f"shelter-{COPIES}.{kind}")
             for kind in ("csv", "geojson", "geojson.gz")}
    if not all(os.path.exists(path) for path in paths.values()):
        records = [record for record in shelter() if coordinate(record)]
        number = 0
        with open(paths["csv"] + ".part", "w", newline="", encoding="utf-8") as table, \
                open(paths["geojson"] + ".part", "w", encoding="utf-8") as features:
            writer = csv.writer(table)
            writer.writerow(records[0])
            features.write('{"type":"FeatureCollection","features":[\n')
            for _ in range(COPIES):
                for record in records:
                    record = dict(record, **{id_name(record): f"pin-{number}"})
                    writer.writerow(record.values())
                    latitude, longitude = coordinate(record)
                    features.write((",\n" if number else "") + json.dumps({
                        "type": "Feature", "id": f"pin-{number}",
                        "geometry": {"type": "Point", "coordinates": [longitude, latitude]},
                        "properties": {key: value for key, value in record.items() if value},
                    }, ensure_ascii=False, separators=(",", ":")))
                    number += 1
            features.write("\n]}\n")
        for kind in ("csv", "geojson"):
            os.replace(paths[kind] + ".part", paths[kind])
        with open(paths["geojson"], "rb") as plain, \
                gzip.open(paths["geojson.gz"], "wb", 6) as packed:
            shutil.copyfileobj(plain, packed)
    return paths


def id_name(record):
    return next(name for name in record if name.lower() in ("id", "animal id", "animal_id"))


def coordinate(record):
    """Returns a record's latitude and longitude, or None if they are invalid."""
    try:
        latitude, longitude = float(record["latitude"]), float(record["longitude"])
    except (KeyError, ValueError):
        return None
    if abs(latitude) > 90 or abs(longitude) > 180:
        return None
    return latitude, longitude


def rows(options):
    import sys
    paths = data()
    petmap = Worker(product("PetMapBench"), "files")
    python = Worker(sys.executable, os.path.join(os.path.dirname(__file__), "..", "peers", "reading.py"))
    cases = []
    for kind, floor in (("geojson", 5), ("csv", 3), ("geojson.gz", None)):
        path = paths[kind]
        check_equal(kind, {
            "petmap": petmap.request("check", path), "Python": python.request("check", path)})
        plain = paths["geojson"] if kind == "geojson.gz" else path
        cases.append(Case(
            f"reading {kind}", "MB/s",
            {"petmap": lambda path=path: petmap.seconds("read", path),
             "Python": lambda path=path: python.seconds("read", path)},
            per=os.path.getsize(plain), floors=floor and {"Python": floor}))
    measure(cases, max(5, options.rounds // 2))
    count = petmap.request("check", paths["csv"])[0]
    sizes = ", ".join(f"{kind} {os.path.getsize(path) / 1e6:.0f} MB" for kind, path in paths.items())
    petmap.end()
    python.end()
    return f"files: {count} records ({sizes}), compared with Python's json and csv", cases
