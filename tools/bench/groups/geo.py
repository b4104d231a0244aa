"""Searches a million pins by radius, by box and for the nearest, uniform and clustered in cities."""

import array
import math
import os
import random
import statistics

from harness import DATA, HERE, Case, Failure, Value, Worker, check_equal, measure, product

PINS = 1_000_000
CITIES = 2_000
QUERIES = 2_000


def uniform(source):
    return math.degrees(math.asin(source.uniform(-1, 1))), source.uniform(-180, 180)


def near(source, city, kilometers):
    """Returns a coordinate that is normally distributed around a city. It may wrap around the globe."""
    latitude = city[0] + source.gauss(0, kilometers / 111.2)
    latitude = max(-90.0, min(90.0, latitude))
    wide = kilometers / 111.2 / max(0.05, math.cos(math.radians(city[0])))
    longitude = (city[1] + source.gauss(0, wide) + 540) % 360 - 180
    return latitude, longitude


def boxes_around(coordinates):
    """Returns 20 km boxes around coordinates."""
    edges = array.array("d")
    for latitude, longitude in coordinates:
        high = 10 / 111.2
        wide = high / max(0.05, math.cos(math.radians(latitude)))
        edges.extend([
            (longitude - wide + 540) % 360 - 180, max(-90.0, latitude - high),
            (longitude + wide + 540) % 360 - 180, min(90.0, latitude + high)])
    return edges


def write(name, values):
    path = os.path.join(DATA, name)
    with open(path + ".part", "wb") as file:
        array.array("d", values).tofile(file)
    os.replace(path + ".part", path)


def data():
    """Writes files of doubles, the same on every machine."""
    names = [f"{kind}-{part}.f64" for kind in ("uniform", "cities")
             for part in ("pins", "queries", "boxes")]
    if not all(os.path.exists(os.path.join(DATA, name)) for name in names):
        source = random.Random(20260101)
        pins = [uniform(source) for _ in range(PINS)]
        write("uniform-pins.f64", [degree for pin in pins for degree in pin])
        queries = [uniform(source) for _ in range(QUERIES)]
        write("uniform-queries.f64", [degree for coordinate in queries for degree in coordinate])
        write("uniform-boxes.f64", boxes_around(queries))
        cities = [uniform(source) for _ in range(CITIES)]
        weights = [1 / (rank + 1) for rank in range(CITIES)]
        pins = [near(source, city, 8) for city in source.choices(cities, weights, k=PINS)]
        write("cities-pins.f64", [degree for pin in pins for degree in pin])
        queries = source.sample(pins, QUERIES)
        write("cities-queries.f64", [degree for coordinate in queries for degree in coordinate])
        write("cities-boxes.f64", boxes_around(queries))
    return {kind: [os.path.join(DATA, f"{kind}-{part}.f64")
                   for part in ("pins", "queries", "boxes")]
            for kind in ("uniform", "cities")}


def peers():
    """Starts the available workers."""
    import sys
    commands = {
        "petmap": [product("PetMapBench"), "geo"],
        "Boost": [product("BoostPeer")],
        "BallTree": [sys.executable, os.path.join(HERE, "peers", "balltree.py")],
        "R*Tree": [product("SQLitePeer")],
    }
    workers = {}
    for name, command in commands.items():
        try:
            worker = Worker(*command)
            if name == "BallTree":
                worker.request("hello")
            workers[name] = worker
        except (OSError, Failure):
            if name == "petmap":
                raise Failure("the benchmark program is missing")
    return workers


def to_sphere(worker, count, rounds):
    """Returns the time of a radius search on WGS84 relative to the sphere: the median over the rounds. Each round
    measures WGS84 between two searches on the sphere, because a CPU that was idle starts slowly."""
    ratios = []
    for _ in range(rounds):
        worker.seconds("radius", 10, count)
        before, own, after = (
            worker.seconds(what, 10, count) for what in ("radius", "geodesic", "radius"))
        ratios.append(2 * own / (before + after))
    return statistics.median(ratios)


def rows(options):
    files = data()
    builds, searches = {}, []
    values = []
    workers = {}
    for kind in files:
        for name, worker in peers().items():
            worker.request("load", *files[kind])
            workers[kind, name] = worker
    names = [name for kind, name in workers if kind == "uniform"]

    def case(name, kind, unit, request, counts, floors=None, rounds=None):
        """Adds a case. `counts` is the number of queries for each peer."""
        present = {peer: count for peer, count in counts.items() if peer in names}
        for peer, count in present.items():
            if peer != "petmap":
                check_equal(f"{name}, {kind}", {
                    who: workers[kind, who].request("check", *request, count)
                    for who in ("petmap", peer)})

        def run(peer, count):
            scale = counts["petmap"] / count
            return lambda: workers[kind, peer].seconds(*request, count) * scale
        searches.append(Case(
            f"{name}, {kind}", unit, {peer: run(peer, count) for peer, count in present.items()},
            per=counts["petmap"], floors=floors, rounds=rounds, warm=True))
        return searches[-1]

    for kind in files:
        runs = {name: (lambda name=name, kind=kind: workers[kind, name].seconds("build"))
                for name in names if name != "R*Tree"}
        builds[kind] = Case(f"build, {kind}", "ms", runs, floors={"Boost": 3})
        if "R*Tree" in names:
            workers[kind, "R*Tree"].request("build")
        for run in runs.values():
            run()
    size = float(workers["uniform", "petmap"].request("build")[1])
    values.append(Value("memory", "bytes a pin", size, at_most=45))

    few, many = QUERIES // 4, QUERIES
    slow = {"petmap": many, "Boost": many, "BallTree": few, "R*Tree": few}
    dense = {"petmap": few, "Boost": few, "BallTree": few // 2, "R*Tree": 10}
    denser = {"petmap": few, "Boost": few // 5, "BallTree": few // 5}
    case("10 km", "uniform", "µs", ["radius", 10], slow, floors={"Boost": 1.1})
    case("100 km", "uniform", "µs", ["radius", 100], slow)
    case("10 km", "cities", "µs", ["radius", 10], dense,
         floors={"Boost": 25, "BallTree": 20})
    wide = case("100 km", "cities", "µs", ["radius", 100], denser)
    case("box of 20 km", "uniform", "µs", ["box"], {"petmap": many, "Boost": many, "R*Tree": few})
    case("box of 20 km", "cities", "µs", ["box"], {"petmap": few, "Boost": few, "R*Tree": 10})
    geodesic = {
        kind: case("10 km on WGS84", kind, "µs", ["geodesic", 10], {"petmap": count})
        for kind, count in (("uniform", many), ("cities", few))}
    case("nearest 10", "uniform", "µs", ["nearest"], {"petmap": few, "BallTree": few})
    case("nearest 10", "cities", "µs", ["nearest"], {"petmap": few, "BallTree": few})

    measure(builds.values(), options.rounds)
    # Measure many short rounds, because the speed of the machine varies from second to second.
    measure(searches, 3 * options.rounds)

    hits = int(workers["cities", "petmap"].request("radius", 100, few)[1])
    values.append(Value("a hit, 100 km, cities", "ns", wide.best("petmap") * 1e3 * few / hits, 1))
    hits = int(workers["cities", "petmap"].request("radius", 10, few)[1])
    values.append(Value("hits in 10 km, cities", "", hits / few))
    for kind, measured in geodesic.items():
        ratio = to_sphere(workers[kind, "petmap"], measured.per, 5 * options.rounds)
        values.append(Value(f"WGS84 to sphere, {kind}", "times", ratio, 1.4))
    for worker in workers.values():
        worker.end()
    title = "geo: 1,000,000 pins, one thread, processor time, each query run twice (minimum / median)"
    return title, [*builds.values(), *searches, *values]
