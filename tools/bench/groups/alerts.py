"""Compares changes with 100,000 saved searches, next to a loop over all of them."""

import sys

from harness import Case, Value, Worker, check_equal, measure, product

SEARCHES = 100_000
CHANGES = 200
SEED = 57
KINDS = {
    "city": "circles in one city", "words": "circles in one city, with words",
    "boxes": "boxes of 20°", "wordy-boxes": "boxes of 20°, with words", "country": "circles in one country"}


def rows(options):
    cases, values, workers = [], [], []
    print(f"petmap: alerts: seed {SEED}", file=sys.stderr)
    for kind, name in KINDS.items():
        worker = Worker(product("PetMapBench"), "alerts")
        workers.append(worker)
        seconds, memory = map(float, worker.request("load", kind, SEARCHES, SEED))
        answers = {peer: worker.request(peer, CHANGES // 10)[1:] for peer in ("index", "loop")}
        check_equal(name, answers)
        found = int(worker.request("index", CHANGES)[1])
        cases.append(Case(name, "µs", {
            "petmap": lambda worker=worker: worker.seconds("index", CHANGES),
            "loop": lambda worker=worker: worker.seconds("loop", CHANGES // 10) * 10,
        }, per=CHANGES, rounds=3))
        values += [
            Value(f"its matches, {name}", "", found / CHANGES),
            Value(f"its memory, {name}", "bytes", memory),
            Value(f"adding one, {name}", "µs", seconds / SEARCHES * 1e6),
            Value(f"replacing one, {name}", "µs", worker.seconds("replace", 2_000) / 2_000 * 1e6)]
    measure(cases, options.rounds)
    for worker in workers:
        worker.end()
    return ("alerts: one change, 100,000 saved searches, processor time (minimum / median)", cases + values)
