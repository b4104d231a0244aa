"""Runs complete commands on large files: pictures and imports of a million rows, and formats read through GDAL."""

import csv
import os
import random
import shutil
import subprocess
import tempfile

from harness import DATA, PETMAP, SHELTER, Case, Failure, Value, measure, whole_process

ROWS = 1_000_000
CONVERTED = 100_000
MAPPING = SHELTER.replace(".csv", ".mapping.json")


def table(count):
    """Returns the path of a CSV file with pins in Poland, clustered in cities."""
    path = os.path.join(DATA, f"rows-{count}.csv")
    if not os.path.exists(path):
        random.seed(count)
        cities = [(random.uniform(49.5, 54.5), random.uniform(14.5, 23.5)) for _ in range(200)]
        with open(path + ".part", "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["id", "name", "species", "breed", "status", "date", "lat", "lng", "notes"])
            for number in range(count):
                latitude, longitude = random.choice(cities)
                writer.writerow([
                    f"A{number}", f"Rex {number % 997}", random.choice(["dog", "cat", "bird"]),
                    "mixed", random.choice(["lost", "found", "closed"]),
                    f"2024-{number % 12 + 1:02}-{number % 28 + 1:02}",
                    f"{random.gauss(latitude, 0.05):.6f}", f"{random.gauss(longitude, 0.08):.6f}",
                    "Black with a white paw, shy, last seen near the station"])
        os.replace(path + ".part", path)
    return path


def converted(kind):
    """Returns the path of a table converted by ogr2ogr."""
    path = os.path.join(DATA, f"rows-{CONVERTED}.{kind}")
    if not os.path.exists(path):
        part = os.path.join(DATA, f"part.{kind}")
        driver = {"xlsx": "XLSX", "kml": "KML"}[kind]
        subprocess.run(
            ["ogr2ogr", "-f", driver, part, table(CONVERTED), "-oo", "X_POSSIBLE_NAMES=lng",
             "-oo", "Y_POSSIBLE_NAMES=lat", "-oo", "KEEP_GEOM_COLUMNS=YES"], check=True)
        os.replace(part, path)
    return path


def rows(options):
    usages = {}

    def run(name, *command):
        def once():
            usage = whole_process(command)
            usages.setdefault(name, []).append(usage)
            return usage.seconds
        return once

    def map_of(*source):
        return [PETMAP, "map", *source, "--viewport", "1200x800", "--format", "png", "--output", "-"]

    million = table(ROWS)
    shelter = [SHELTER, "--mapping", MAPPING]
    cases = [Case(
        "picture of the shelter, every pin", "ms",
        {"petmap": run("every pin", *map_of(*shelter), "--no-cluster"),
         "clusters": run("clusters", *map_of(*shelter))},
        floors={"clusters": 1 / 3})]
    if shutil.which("ogr2ogr"):
        for kind in ("xlsx", "kml"):
            path = converted(kind)
            cases.append(Case(
                f"{kind.upper()} to CSV, {CONVERTED:,} rows", "s",
                {"petmap": run(kind, PETMAP, "pins", path, "--format", "csv"),
                 "ogr2ogr": run("ogr2ogr", "ogr2ogr", "-f", "CSV", "/vsistdout/", path)},
                floors={"ogr2ogr": 1 / 1.5}, rounds=5))
    measure(cases, max(3, options.rounds // 2))

    clustered = whole_process(map_of(million))
    every = whole_process([*map_of(million), "--no-cluster"])
    if not every.output.startswith(b"\x89PNG"):
        raise Failure("the picture is not a PNG")
    with tempfile.TemporaryDirectory(dir=DATA) as directory:
        imported = whole_process(
            [PETMAP, "import", "--source", million, "--store", f"{directory}/pets.sqlite"])
    return f"commands: {ROWS:,} rows, whole processes, processor time", [
        *cases,
        Value("picture of a million, clusters", "s", clustered.seconds, at_most=20),
        Value("memory, clusters", "MB", clustered.megabytes, at_most=500),
        Value("picture of a million, every pin", "s", every.seconds, at_most=20),
        Value("memory, every pin", "MB", every.megabytes, at_most=500),
        Value("import of a million", "s", imported.seconds, at_most=31),
        Value("memory, import", "MB", imported.megabytes),
    ]
