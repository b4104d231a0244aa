"""Clusters a million pins at zooms 0 to 16, uniform and in cities, compared with supercluster in Node."""

import os

from groups import geo
from harness import HERE, Case, Failure, Value, Worker, measure, product, wait_until_idle

QUERIES = 2_000
CHANGES = 1_000
# The minimum relative build times of supercluster.
BUILD_FLOORS = {"uniform": 9, "cities": 4.3}


def node(engine, directory):
    """Starts a worker in Node."""
    return Worker(
        "node", "--expose-gc", "--max-old-space-size=8192",
        os.path.join(HERE, "peers", "clusters.mjs"), engine, os.path.abspath(directory))


def check_world(kind, own, peer):
    """Checks that every pin is in exactly one cluster per zoom, and that the number of clusters is similar to that
    of supercluster, which ranks pins by their order instead of a hash of their IDs, and cuts off the poles."""
    for who, result in (("petmap", own), ("supercluster", peer)):
        if any(int(total) != geo.PINS for total in result[1::2]):
            raise Failure(f"{kind}: {who} did not return all pins in the world: {result[1::2]}")
    for zoom, nodes in enumerate(zip(own[::2], peer[::2])):
        own_nodes, peer_nodes = map(int, nodes)
        if zoom >= 8 and abs(own_nodes - peer_nodes) > 0.1 * peer_nodes:
            raise Failure(
                f"{kind}, zoom {zoom}: petmap has {own_nodes}, supercluster {peer_nodes}")


def rows(options):
    files = geo.data()
    cases, values, workers = [], [], []
    for kind, (pins, queries, _) in files.items():
        own = Worker(product("PetMapBench"), "clusters")
        peers = {"petmap": own}
        peer = node("supercluster", options.supercluster) if options.supercluster else None
        if peer:
            peers["supercluster"] = peer
        for worker in peers.values():
            worker.request("load", pins, queries)
            worker.request("build")
        if peer:
            check_world(kind, own.request("check"), peer.request("check"))
        workers += peers.values()

        def case(name, unit, request, per=1, rounds=None, only=None, floor=None, kind=kind,
                 peers=peers):
            runs = {who: (lambda worker=worker: worker.seconds(*request))
                    for who, worker in peers.items() if only in (None, who)}
            cases.append(Case(f"{name}, {kind}", unit, runs, per, rounds=rounds,
                              floors=floor and {"supercluster": floor}))

        case("build", "ms", ["build"], rounds=3 if peer else None, floor=BUILD_FLOORS[kind])
        case("viewport", "µs", ["viewport", QUERIES], per=QUERIES, floor=7)
        case("tile", "µs", ["tile", QUERIES], per=QUERIES, floor=7)
        case("filter half", "ms", ["filter"], only="petmap", rounds=3)

    measure(cases, options.rounds)

    measured = {case.name: case for case in cases}
    for kind, own in zip(files, (worker for worker in workers if worker.name != "node")):
        build, half = (measured[f"{name}, {kind}"].best("petmap") for name in ("build", "filter half"))
        values.append(Value(f"filter half, {kind}, of the build", "", half / build, 0.7))
        _, tree, columns = own.request("build")
        values.append(Value(f"tree, {kind}", "bytes/pin", float(tree), 110))
        values.append(Value(f"columns, {kind}", "bytes/pin", float(columns)))
        for change in ("insert", "move", "delete"):
            # The system may preempt the process for longer than a change takes, so measure three times.
            wait_until_idle()
            timings = [map(float, own.request(change, CHANGES)) for _ in range(3)]
            median, most, slowest = (min(times) * 1e3 for times in zip(*timings))
            values.append(Value(f"{change}, {kind}, median", "ms", median, 1))
            values.append(Value(f"{change}, {kind}, all but one", "ms", most, 5))
            values.append(Value(f"{change}, {kind}, slowest", "ms", slowest, 100))
    for worker in workers:
        worker.end()
    return ("clusters: 1,000,000 pins, one thread, processor time "
            "(minimum / median)",
            cases + values)
