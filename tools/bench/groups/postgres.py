"""Measures three servers on PostgreSQL, compared with pgbench, psql and SQLite."""

import base64
import contextlib
import http.client
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from groups.service import DRAFT, EXERCISER, Load, box_of, create_script, get, petmap
from harness import DATA, ROOT, Case, Failure, Value, Worker, measure, product

sys.path.insert(0, os.path.join(ROOT, "tools"))
from trials import failover  # pylint: disable=wrong-import-position
from trials.service import SMALL_PHOTO  # pylint: disable=wrong-import-position

RECORDS = 1_000_000
IMPORTED = 300_000
SERVERS = 3
CLIENTS = 32
WRITERS = 16
SECONDS = 3

# The statements that petmap sends for a create. The row of `state` is locked until the commit.
CREATE = r"""BEGIN;
SELECT max(created_at) FROM announcement WHERE created_at <= 1750000300000;
SELECT nextval('number') AS number \gset
INSERT INTO announcement (id, insertion, password_hash, reporter_network, pet_name, species, sex, description,
  latitude, longitude, last_seen_date, email, status, created_at, updated_at)
VALUES (gen_random_uuid(), :number, 'cheap 123456', decode('00112233445566778899aabbccddeeff', 'hex'), 'Rex',
  'DOG', 'MALE', 'Black, with a white paw.', 33.8, -118.2, '2025-01-02', 'a@b.example', 'MISSING',
  1750000000000, 1750000000000)
RETURNING id \gset
WITH next AS (UPDATE state SET last_change = last_change + 1 RETURNING last_change)
INSERT INTO change (number, id, at) SELECT last_change, CAST(:id AS uuid), 1750000000000 FROM next RETURNING number;
COMMIT;
"""
DURABLE = ("fsync = on", "shared_buffers = '256MB'", "max_wal_size = '4GB'")


def address(*clusters, database="pets"):
    return f"postgres://petmap@/{database}?host=" + ",".join(one.directory for one in clusters)


@contextlib.contextmanager
def clusters(count, settings=DURABLE):
    """Starts a primary and its standbys."""
    try:
        primary = failover.Cluster(settings=settings)
        primary.sql("CREATE DATABASE pets TEMPLATE template0", "postgres")
        yield [primary, *(failover.Cluster(standby_of=primary, settings=settings)
                          for _ in range(count - 1))]
    finally:
        failover.Cluster.remove_all()


@contextlib.contextmanager
def servers(store, count=SERVERS):
    """Starts servers with a cheap password hash. Yields their ports."""
    processes = []
    try:
        for _ in range(count):
            processes.append(subprocess.Popen(
                [EXERCISER, store, "", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        lines = [process.stdout.readline().split() for process in processes]
        if not all(line[:1] == ["port"] for line in lines):
            raise Failure(f"a server did not start: {lines}")
        yield [int(line[1]) for line in lines]
    finally:
        for process in processes:
            process.kill()
            process.wait()


# MARK: Creates


def petmap_rate(ports, script):
    """Returns the number of creates per second on all servers together."""
    loads = []
    threads = [threading.Thread(target=lambda number=number, port=port: loads.append(
        Load(port, "/api/v1/announcements", CLIENTS // SERVERS + (number < CLIENTS % SERVERS), SECONDS,
             script))) for number, port in enumerate(ports)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(loads) < len(ports):
        raise Failure("wrk failed")
    return sum(load.rate for load in loads)


def pgbench_rate(cluster, script):
    output = failover.run(
        failover.PROGRAMS + "pgbench", "-h", cluster.directory, "-U", "petmap", "-n", "-M", "prepared", "-c",
        CLIENTS, "-j", os.cpu_count(), "-T", SECONDS, "-f", script, "peer",
        environment={"PGOPTIONS": "-c search_path=petmap"})
    return float(re.search(r"tps = ([\d.]+)", output).group(1))


def creates(rounds, is_synchronous):
    with clusters(2) as (primary, _), tempfile.TemporaryDirectory(dir="/tmp") as directory:
        os.chmod(directory, 0o755)
        primary.sql("CREATE DATABASE peer TEMPLATE template0", "postgres")
        for database in ("pets", "peer"):
            with servers(address(primary, database=database), 1):
                pass
        if is_synchronous:
            primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
            primary.sql("SELECT pg_reload_conf()")
        path = f"{directory}/create.sql"
        with open(path, "w", encoding="ascii") as file:
            file.write(CREATE)
        script = create_script(directory)
        with servers(address(primary)) as ports:
            suffix = ", synchronous standby" if is_synchronous else ""
            case = Case(f"creates{suffix}", "µs", {
                "petmap": lambda: 1 / petmap_rate(ports, script),
                "pgbench": lambda: 1 / pgbench_rate(primary, path)}, floors={"pgbench": 0.5})
            measure([case], rounds)
    return case


# MARK: Imports and starts


def imports(worker, primary, rounds):
    """Imports into `pets`, compared with psql's \\copy into the same table of `copy`. Leaves the records in `pets`."""
    store = address(primary)
    primary.sql("CREATE DATABASE copy TEMPLATE template0", "postgres")
    with servers(address(primary, database="copy"), 1):
        pass
    tables = "petmap.announcement, petmap.change, petmap.creation_key, petmap.attempt"
    with tempfile.TemporaryDirectory(dir="/tmp") as directory:
        os.chmod(directory, 0o777)
        path = f"{directory}/records"

        def own():
            primary.sql("DROP SCHEMA IF EXISTS petmap CASCADE")
            return worker.seconds("import", store, RECORDS)

        def peer():
            if not os.path.exists(path):
                primary.sql(f"\\copy petmap.announcement TO '{path}'")
                primary.sql("INSERT INTO petmap.source VALUES (1)", "copy")
            primary.sql(f"TRUNCATE {tables}", "copy")
            begun = time.monotonic()
            primary.sql(f"\\copy petmap.announcement FROM '{path}'", "copy")
            return time.monotonic() - begun

        case = Case("importing a million records", "s", {"petmap": own, "\\copy": peer}, floors={"\\copy": 0.4})
        measure([case], rounds)
    return case


def longest_create(worker, primary):
    """Returns the seconds of the longest create while a million records are imported."""
    primary.sql("CREATE DATABASE waiting TEMPLATE template0", "postgres")
    store = address(primary, database="waiting")
    with servers(store, 1) as ports, Writers(ports, False, count=2) as writers:
        worker.seconds("import", store, RECORDS)
    primary.sql("DROP DATABASE waiting", "postgres")
    if not writers.times:
        raise Failure("nothing was written during the import")
    return writers.longest


def start(store):
    """Returns the seconds until a started server serves IDs and boxes."""
    with petmap(store) as (port, _, seconds):
        begun = time.monotonic()
        get(port, "/api/v1/announcements?limit=1")
        box_of(200, port)
        return seconds + time.monotonic() - begun


def starts(primary, file, rounds):
    ratios = [start(address(primary)) / start(file) for _ in range(rounds)]
    return Value("start until id and box, × SQLite", "", statistics.median(ratios), at_most=1.3)


def published(port):
    return int(re.search(r'petmap_announcements{published="true"} (\d+)', get(port, "/metrics").decode()).group(1))


def served(worker, store):
    """Returns the time until imported records are served, relative to starting a server with them."""
    with petmap(store) as (port, _, _):
        worker.seconds("import", store, IMPORTED)
        begun = time.monotonic()
        while published(port) < IMPORTED:
            if time.monotonic() - begun > 300:
                raise Failure("the imported records were not served")
            time.sleep(0.02)
        seconds = time.monotonic() - begun
    return seconds / start(store)


# MARK: Following and failing over


class Writers:
    """Clients that create announcements and, if has_photos, upload photos to publish them."""

    def __init__(self, ports, has_photos, count=WRITERS):
        self.ports, self.has_photos = ports, has_photos
        # The longest acknowledged request, in seconds.
        self.longest = 0
        self.stop = threading.Event()
        # The time when the last request for each ID was acknowledged.
        self.times = {}
        self.threads = [threading.Thread(target=self.run, args=(number,)) for number in range(count)]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stop.set()
        for thread in self.threads:
            thread.join()

    def run(self, number):
        while not self.stop.is_set():
            number += 1
            begun = time.monotonic()
            try:
                identifier = self.create(self.ports[number % len(self.ports)])
            except OSError:
                identifier = None
            if identifier:
                self.times[identifier] = time.monotonic()
                self.longest = max(self.longest, self.times[identifier] - begun)
            else:
                time.sleep(0.05)

    def create(self, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        with contextlib.closing(connection):
            # At different places: thousands of pets at one coordinate would measure the clusters.
            draft = DRAFT | {"locationLatitude": random.uniform(33, 34), "locationLongitude": random.uniform(-119, -118)}
            connection.request("POST", "/api/v1/announcements", json.dumps(draft),
                               {"Content-Type": "application/json"})
            response = connection.getresponse()
            body = response.read()
            if response.status != 201:
                return None
            pet = json.loads(body)
            if self.has_photos:
                credentials = base64.b64encode(f"{pet['id']}:{pet['managementPassword']}".encode()).decode()
                form = (b"--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n"
                        + SMALL_PHOTO + b"\r\n--B--\r\n")
                connection.request("POST", f"/api/v1/announcements/{pet['id']}/photos", form, {
                    "Authorization": f"Basic {credentials}",
                    "Content-Type": "multipart/form-data; boundary=B"})
                response = connection.getresponse()
                response.read()
                if response.status != 201:
                    raise Failure(f"an upload returned {response.status}")
            return pet["id"]


# Prints when a server sends the event for each announcement, until no event has arrived for two seconds. It runs in
# a separate process, because the writers' threads would delay it.
LISTENER = """
import http.client, json, sys, time
connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=2)
connection.request("GET", "/api/v1/changes")
response = connection.getresponse()
print("listening", flush=True)
seen = {}
try:
    while line := response.readline():
        if line.startswith(b'data: {"id"'):
            seen[json.loads(line[6:])["id"]] = time.monotonic()
except TimeoutError:
    pass
print(json.dumps(seen))
"""


def following(primary):
    with servers(address(primary), 2) as (first, second):
        listener = subprocess.Popen(
            [sys.executable, "-c", LISTENER, str(second)], stdout=subprocess.PIPE, text=True)
        listener.stdout.readline()
        with Writers([first], True) as writers:
            time.sleep(3 * SECONDS)
        seen = json.loads(listener.communicate()[0])
    lags = sorted(max(0, seen[one] - at) for one, at in writers.times.items() if one in seen)
    if len(lags) < 100:
        raise Failure(f"only {len(lags)} announcements were followed")
    return [
        Value("followed, 16 writers: missed", "", len(writers.times) - len(lags), at_most=0),
        Value("followed, 16 writers: lag, 99 %", "ms", lags[len(lags) * 99 // 100] * 1000, at_most=200),
    ]


def promoted():
    with clusters(2) as (primary, standby):
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.sql("SELECT pg_reload_conf()")
        with servers(address(primary, standby)) as ports, Writers(ports, False) as writers:
            time.sleep(SECONDS)
            primary.signal(signal.SIGKILL)
            time.sleep(SECONDS)
            standby.sql("SELECT pg_promote()")
            begun = time.monotonic()
            while not (after := [at for at in list(writers.times.values()) if at > begun]):
                if time.monotonic() - begun > 60:
                    raise Failure("no write was acknowledged after the promotion")
                time.sleep(0.01)
            return min(after) - begun


def rows(options):
    if not failover.is_available():
        return "skipped: PostgreSQL 15 is not installed", []
    if not shutil.which("wrk"):
        return "skipped: wrk is not installed", []
    rounds = max(3, options.rounds // 3)
    cases = [creates(rounds, False), creates(rounds, True)]
    values = []
    worker = Worker(product("PetMapBench"), "store")
    with clusters(1) as (primary,), tempfile.TemporaryDirectory(dir=DATA) as directory:
        cases.append(imports(worker, primary, min(rounds, 3)))
        values.append(Value("writers during the import, longest", "s", longest_create(worker, primary), at_most=2))
        file = f"{directory}/million.sqlite"
        worker.seconds("import", file, RECORDS)
        values.append(starts(primary, file, rounds))
        for name, store in (("SQLite", f"{directory}/imported.sqlite"),
                            ("PostgreSQL", address(primary, database="imported"))):
            if name == "PostgreSQL":
                primary.sql("CREATE DATABASE imported TEMPLATE template0", "postgres")
            values.append(Value(
                f"300,000 records served, {name}, × start", "", served(worker, store), at_most=1.5))
    worker.end()
    # In a new cluster, whose disk is not busy with checkpoints from the imports.
    with clusters(1) as (primary,):
        values += following(primary)
    values.append(Value("promoted until the next write", "s", max(promoted() for _ in range(rounds)), at_most=2))
    return f"postgres: {SERVERS} servers, a cheap hash instead of Argon2id", cases + values
