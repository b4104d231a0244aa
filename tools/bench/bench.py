"""Compares petmap's performance with that of its peers; see tools/bench/run.

A group is a file in groups/ with a function rows(options), which returns the title of a table and its rows:
measured Cases, and Values.
"""

import argparse
import datetime
import importlib
import json
import os
import pkgutil
import platform
import sys

import groups
import harness


def machine():
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as file:
            name = next(line.split(":", 1)[1].strip() for line in file if "model name" in line)
    except (OSError, StopIteration):
        pass
    return {"processor": name, "cores": os.cpu_count(), "system": platform.platform(),
            "load_average": os.getloadavg()[0]}


def main():
    order = [
        "geo", "files", "process", "commands", "callout", "clusters", "scene", "store", "service", "postgres",
        "page", "wasm"]
    names = sorted(
        (module.name for module in pkgutil.iter_modules(groups.__path__)),
        key=lambda name: (order.index(name) if name in order else len(order), name))
    parser = argparse.ArgumentParser(prog="tools/bench/run", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="run fewer rounds")
    parser.add_argument("--only", action="append", choices=names, metavar="GROUP",
                        help="run only this group: one of " + ", ".join(names))
    parser.add_argument("--output", default=os.path.join(harness.HERE, "results.json"))
    parser.add_argument("--supercluster", metavar="DIR", help="the directory that contains supercluster")
    options = parser.parse_args()
    options.rounds = 3 if options.quick else 9

    os.makedirs(harness.DATA, exist_ok=True)
    results = {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "machine": machine(),
        "figures": "processor time, minimum of interleaved rounds; times as long: median of the rounds",
        "groups": {},
    }
    failed, misses = [], []
    for name in options.only or names:
        print(f"petmap: measuring {name}", file=sys.stderr)
        try:
            title, rows = importlib.import_module(f"groups.{name}").rows(options)
        except harness.Failure as failure:
            print(f"petmap: {name}: {failure}", file=sys.stderr)
            failed.append(name)
            continue
        if not rows:
            print(f"petmap: {name}: {title}", file=sys.stderr)
            continue
        print(harness.table(title, rows), end="\n\n", flush=True)
        misses += [f"{name}: {miss}" for row in rows for miss in row.misses()]
        results["groups"][name] = {
            "title": title, "rows": [harness.record(row) for row in rows]}
    with open(options.output, "w") as file:
        json.dump(results, file, indent=2, ensure_ascii=False)
        file.write("\n")
    for miss in misses:
        print(f"petmap: below the floor: {miss}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
