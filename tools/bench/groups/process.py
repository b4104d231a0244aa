"""Runs complete processes: petmap, mlr and ogr2ogr, which search the same box in the shelter's file."""

import collections
import csv
import hashlib
import io

from harness import PETMAP, SHELTER, Case, Failure, Value, check_equal, measure, whole_process

BOX = (-118.20, 33.76, -118.16, 33.80)


def repeated():
    """Returns the IDs that several records share. petmap keeps only the first record with an ID; the peers keep all
    of them."""
    with open(SHELTER, newline="", encoding="utf-8-sig") as file:
        counts = collections.Counter(row["animal_id"] for row in csv.DictReader(file))
    return {name for name, count in counts.items() if count > 1}


def ids(output, column):
    """Returns the number of IDs in CSV output that are unique in the file, and a digest of them."""
    rows = csv.DictReader(io.StringIO(output.decode()))
    names = sorted({row[column] for row in rows} - repeated())
    return len(names), hashlib.sha256(" ".join(names).encode()).hexdigest()


def rows(options):
    west, south, east, north = BOX
    petmap = [PETMAP, "pins", "--source", SHELTER, "--bbox",
              f"{west},{south},{east},{north}", "--format", "csv"]
    inside = (f"is_not_empty($longitude) && $longitude >= {west} && $longitude <= {east}"
              f" && is_not_empty($latitude) && $latitude >= {south} && $latitude <= {north}")
    commands = {
        "petmap": petmap,
        "mlr": ["mlr", "--icsv", "--ocsv", "--records-per-batch", "500", "filter", inside, SHELTER],
        "ogr2ogr": [
            "ogr2ogr", "-f", "CSV", "/vsistdout/", SHELTER, "-oo", "X_POSSIBLE_NAMES=longitude",
            "-oo", "Y_POSSIBLE_NAMES=latitude", "-spat", *map(str, BOX)],
    }
    results = {}
    for name in list(commands):
        try:
            output = whole_process(commands[name]).output
        except (OSError, Failure) as failure:
            if name == "petmap":
                raise Failure(str(failure))
            print(f"petmap: process: skipped: {failure}")
            del commands[name]
            continue
        results[name] = ids(output, "id" if name == "petmap" else "animal_id")
    check_equal("the box", results)

    usages = {}

    def run(name, command):
        def once():
            usage = whole_process(command)
            usages.setdefault(name, []).append(usage)
            return usage.seconds
        return once

    box = Case(
        "pins in a box of the shelter", "ms",
        {name: run(name, command) for name, command in commands.items()},
        floors={"mlr": 4, "ogr2ogr": 5})
    # ogr2ogr is omitted because its --help exits with status 1.
    helps = {name: [path, "--help"] for name, path in (("petmap", PETMAP), ("mlr", "mlr"))
             if name in commands}
    start = Case(
        "--help", "ms", {name: run(name + " --help", helps[name]) for name in helps})
    measure([box, start], max(5, options.rounds))

    values = [
        Value(f"memory, {name}", "MB", max(usage.megabytes for usage in usages[name]))
        for name in commands]
    values.append(Value(
        "wall clock, petmap", "ms", min(usage.wall for usage in usages["petmap"]) * 1e3))
    return f"process: {results['petmap'][0]} of the shelter's pins in a box", [
        box, start, *values]
