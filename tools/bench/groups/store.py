"""Measures a store in an SQLite file: durable creates, imports and reading."""

import os
import tempfile

from harness import DATA, Case, Value, Worker, measure, product

CREATES = 8_000
RECORDS = 100_000


def rows(options):
    petmap = Worker(product("PetMapBench"), "store")
    with tempfile.TemporaryDirectory(dir=DATA) as directory:
        # Use a new file in every round, so that earlier rounds do not affect the time.
        files = iter(os.path.join(directory, f"{number}.sqlite") for number in range(1000))

        def creates(clients):
            rounds = max(3, options.rounds // 3)
            count = CREATES if clients > 1 else CREATES // 8
            return max(count / petmap.seconds("create", next(files), clients, count)
                       for _ in range(rounds))

        values = [
            Value("durable creates, 32 clients", "/s", creates(32), at_least=2_000),
            Value("durable creates, 1 client", "/s", creates(1)),
        ]
        full = next(files)
        values.append(Value(
            "importing", "/s", RECORDS / petmap.seconds("import", full, RECORDS)))
        cases = [
            Case("reading by id", "µs", {"petmap": lambda: petmap.seconds("read", full, 20_000)},
                 per=20_000),
            Case("reading all, each", "µs", {"petmap": lambda: petmap.seconds("load", full)},
                 per=RECORDS),
        ]
        measure(cases, max(3, options.rounds // 2))
        petmap.end()
    return f"store: SQLite, {RECORDS} records, a cheap hash instead of Argon2id", values + cases
