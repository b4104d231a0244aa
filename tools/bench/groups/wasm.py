"""Compares petmap.wasm with supercluster, both in Node, with the same features and the same interface."""

import gzip
import os
import subprocess

from groups import geo
from groups.clusters import QUERIES, check_world, node
from harness import BUILD, ROOT, Case, Failure, Value, measure

SIZES = (100_000, 1_000_000)
# The first viewports after a load take a tenth of a second, including compilation and garbage collection in Node,
# so the time varies: in ten measurements, the longest was twice the shortest.
FIRST_ROUNDS = 11


def module():
    """Builds the npm package, and returns its directory."""
    folder = os.path.join(BUILD, "wasm")
    done = subprocess.run(
        [os.path.join(ROOT, "tools", "wasm"), folder], capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"tools/wasm: {done.stderr.strip().splitlines()[-1:]}")
    return folder


def sizes(folder):
    """Returns the gzipped size of each module, and of everything that an app with all features loads."""
    def gzipped(*names):
        content = b"".join(open(os.path.join(folder, name), "rb").read() for name in names)
        return len(gzip.compress(content, 9))

    others = ("node.js", ".bundle.js", "map-element.js", "callouts.js", "clusters-only.js", "fans.js", "supercluster.js")
    scripts = sorted(name for name in os.listdir(folder) if name.endswith(".js") and not name.endswith(others))
    return [
        Value("petmap.wasm, gzipped", "bytes", gzipped("petmap.wasm"), at_most=215_000),
        Value("callouts.wasm, gzipped", "bytes", gzipped("callouts.wasm"), at_most=135_000),
        Value("the package, gzipped", "bytes", gzipped("petmap.wasm", *scripts), at_most=230_000),
    ]


def rows(options):
    folder = module()
    (loading, opening, querying), workers = ([], [], []), []
    for kind, (pins, queries, _) in geo.data().items():
        peers = {"petmap": node("petmap", folder)}
        if options.supercluster:
            peers["supercluster"] = node("supercluster", options.supercluster)
        for worker in peers.values():
            worker.request("load", pins, queries)
            worker.request("build")
        if options.supercluster:
            check_world(kind, *(worker.request("check") for worker in peers.values()))
        workers += peers.values()

        def case(group, name, unit, request, per=1, only=None, kind=kind, peers=peers):
            runs = {who: (lambda worker=worker: worker.seconds(*request))
                    for who, worker in peers.items() if only in (None, who)}
            # After a load, Node keeps collecting garbage, so the next run must wait.
            group.append(Case(f"{name}, {kind}", unit, runs, per, alone=group is not querying))
            return group[-1]

        case(loading, "load 1000k typed", "ms", ["columns"], only="petmap")
        few, many = SIZES
        loads = [case(loading, f"load {few // 1000}k", "ms", ["build", few]),
                 case(opening, f"load {many // 1000}k", "ms", ["build", many])]
        # The tree has just been loaded, so petmap creates and caches the feature of each cluster.
        firsts = [case(opening, "viewport, first time", "µs", ["first", QUERIES], per=QUERIES)]
        views = [case(querying, name, "µs", [name, QUERIES], per=QUERIES)
                 for name in ("viewport", "tile")]
        case(querying, "viewport as columns", "µs", ["markers", QUERIES], per=QUERIES, only="petmap")
        for one, floor in zip(loads + firsts + views, (*[3.5] * len(loads), 1.2, 2, 1.5)):
            one.floors = {"supercluster": floor}

    measure(loading, min(options.rounds, 3))
    # Measure the larger load last, because the queries use its tree.
    measure(opening, FIRST_ROUNDS)
    # Measure many short rounds, because the speed of the machine varies from second to second.
    measure(querying, 3 * options.rounds)

    for worker in workers:
        worker.end()
    title = "wasm: clusters in Node, processor time, repeated queries (minimum / median)"
    return title, loading + opening + querying + sizes(folder)
