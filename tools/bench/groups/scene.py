"""Measures the requests of a map with a million announcements: complete scenes and vector tiles."""

from groups import geo
from harness import Case, Value, Worker, measure, product

QUERIES = 1_000


def rows(options):
    cases, values, workers = [], [], []
    for kind, (pins, queries, _) in geo.data().items():
        worker = Worker(product("PetMapBench"), "scene")
        worker.request("load", pins, queries)
        workers.append(worker)
        for request, name in (("scene", "whole scene"), ("tile", "tile encoded")):
            run = {"petmap": lambda worker=worker, request=request:
                   worker.seconds(request, QUERIES)}
            cases.append(Case(f"{name}, {kind}", "µs", run, per=QUERIES))
        elements = int(worker.request("scene", QUERIES)[1])
        values.append(Value(f"its elements, {kind}", "", elements / QUERIES))
        length = int(worker.request("tile", QUERIES)[1])
        values.append(Value(f"its bytes, {kind}", "", length / QUERIES))
    measure(cases, options.rounds)
    for worker in workers:
        worker.end()
    return ("scene: 1,000,000 pins, 390 × 844 pixels, processor time (minimum / median)",
            cases + values)
