"""The soak test: a mixed load of a given number of operations, during which the server's resource usage must stay
constant.

The server has a small stack, so that recursion that grows with uptime overflows within minutes, and a clock
that advances with the operations, so that lockouts and other hour-long timeouts expire. Operations are counted rather
than time, because a loaded machine does less in the same time, and has not warmed up when an idle one has.
"""

import collections
import http.client
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from trials.service import TIMEOUT, Client, Server, Skipped, check, movable_clock, photo_bytes, SMALL_PHOTO

STACK_KIB = 256
# The seconds by which the server's clock advances with each operation.
SECONDS_PER_OPERATION = 0.1
# The number of measurements of the server's resources in a run.
SAMPLE_COUNT = 120
# The maximum number of pets. Once it is reached, each added pet replaces an old one, so the store soon reaches a
# steady state.
PET_COUNT = 60
PATHS = [
    "/api/v1/announcements?limit=50", "/api/v1/announcements?lat=52.2297&lng=21.0122&range=5",
    "/api/v1/pins?bbox=20,52,22,53", "/api/v1/pins?zoom=8&cluster=true", "/api/v1/pins?text=pet+dog",
    "/tiles/0/0/0.mvt", "/tiles/8/142/84.mvt?species=DOG", "/tiles.json",
    "/ogc/collections/announcements/items?limit=20", "/openapi.json", "/metrics", "/api/ready",
]


class Load:
    """The state shared by client threads."""

    def __init__(self, port, seed):
        self.port, self.seed = port, seed
        self.stop = threading.Event()
        self.lock = threading.Lock()
        self.pets = []
        # The number of completed operations, and the number and the duration of each, by name.
        self.count = 0
        self.times = collections.defaultdict(list)
        self.failure = None
        self.threads = []

    def start(self, work):
        number = len(self.threads)

        def run():
            source = random.Random(f"{self.seed}-{number}")
            try:
                while not self.stop.is_set():
                    work(self, source)
            except Exception as failure:  # pylint: disable=broad-except
                if not self.stop.is_set():
                    self.failure = self.failure or failure
        self.threads.append(threading.Thread(target=run, daemon=True))
        self.threads[-1].start()

    def timed(self, name, expected, act):
        begun = time.monotonic()
        response = act()
        taken = time.monotonic() - begun
        check(response.status in expected, f"{name}: {response.status} {response.body[:200]}")
        with self.lock:
            self.times[name].append((self.count, taken))
            self.count += 1
        return response

    def some_pet(self, source):
        with self.lock:
            return source.choice(self.pets) if self.pets else None


def read(load, source):
    """Sends twenty reads on one connection."""
    client = Client(load.port, is_patient=True)
    for _ in range(20):
        pet = load.some_pet(source)
        path = source.choice(PATHS)
        if pet and source.random() < 0.4:
            name = pet["id"]
            path = source.choice([f"/api/v1/announcements/{name}", f"/images/{name}.jpeg"])
        kind = "GET " + re.sub(r"[0-9a-f]{8}-[-0-9a-f]{27}", "ID", path.split("?")[0])
        # The pet may have been removed in the meantime, or may not have a photo yet.
        load.timed(kind, (200, 204) if path in PATHS else (200, 404), lambda: client.get(path))
    client.connection.close()


def write(load, source):
    """Creates and publishes a pet, may close it, and removes the oldest one once there are enough."""
    client = Client(load.port, is_patient=True)
    photo = photo_bytes(source)
    created = load.timed("create", (201,), lambda: client.create(f"Pet {source.randrange(1000)}"))
    pet = json.loads(created.body)
    load.timed("upload", (201,), lambda: client.upload(pet, photo))
    with load.lock:
        load.pets.append(pet)
        old = load.pets.pop(0) if len(load.pets) > PET_COUNT else None
    if source.random() < 0.5:
        path = f"/api/v1/announcements/{pet['id']}/status"
        load.timed("status", (200, 404), lambda: client.as_admin("PUT", path, '{"status":"CLOSED"}'))
    if old:
        path = f"/api/admin/v1/announcements/{old['id']}"
        load.timed("delete", (204,), lambda: client.as_admin("DELETE", path))
    client.connection.close()


def listen(load, source):
    """Reads events during up to a thousand operations, then drops the connection."""
    connection = http.client.HTTPConnection("127.0.0.1", load.port, timeout=TIMEOUT)
    connection.request("GET", "/api/v1/changes")
    response = connection.getresponse()
    check(response.status == 200, f"events: {response.status}")
    end = load.count + source.randrange(1000)
    while load.count < end and not load.stop.is_set():
        check(response.readline(), "the events ended")
    response.close()
    connection.close()


def misbehave(load, source):
    """Guesses passwords, disconnects in the middle of a request, and exceeds limits."""
    client = Client(load.port, is_patient=True)
    pet = load.some_pet(source)
    match source.randrange(4):
        case 0 if pet:
            guess = dict(pet, managementPassword="000000")
            load.timed("guess", (403, 404, 429), lambda: client.upload(guess, SMALL_PHOTO))
        case 1:
            words = "+".join(f"w{number}" for number in range(100))
            load.timed("refused", (400,), lambda: client.get(f"/api/v1/pins?text={words}"))
        case 2:
            client.connection.connect()
            client.connection.sock.sendall(b"POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\n")
        case _:
            load.timed("unknown", (404,), lambda: client.get("/nothing"))
    client.connection.close()


def act(load, source):
    """Reads, writes or misbehaves, in proportions that do not depend on how long each of them takes."""
    source.choices([read, write, misbehave], [6, 2, 1])[0](load, source)


# MARK: Server resources


Sample = collections.namedtuple("Sample", "memory descriptors threads stack")


def sample(process):
    """Measures memory in KiB, descriptors, threads, and the KiB that the deepest stack has touched."""
    root = f"/proc/{process.pid}"
    with open(f"{root}/status", encoding="ascii", errors="replace") as file:
        resident = int(re.search(r"VmRSS:\s*(\d+)", file.read()).group(1))
    threads = os.listdir(f"{root}/task")
    return Sample(resident, len(os.listdir(f"{root}/fd")), len(threads),
                  deepest_stack(root, threads))


def deepest_stack(root, threads):
    """Returns the resident KiB of the largest mapping that a waiting thread's stack pointer points to, or 0 if the
    system does not expose stack pointers."""
    pointers = []
    for thread in threads:
        try:
            with open(f"{root}/task/{thread}/syscall", encoding="ascii") as file:
                words = file.read().split()
        except OSError:
            continue
        if len(words) > 2:
            pointers.append(int(words[-2], 16))
    deepest, is_stack = 0, False
    with open(f"{root}/smaps", encoding="utf-8", errors="replace") as file:
        for line in file:
            bounds = re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line)
            if bounds:
                low, high = (int(bound, 16) for bound in bounds.groups())
                is_stack = any(low <= pointer < high for pointer in pointers)
            elif is_stack and line.startswith("Rss:"):
                deepest = max(deepest, int(line.split()[1]))
    return deepest


# The allowed growth between two measurements: a fraction and an absolute number.
ALLOWANCES = {"memory": (0.10, 4096), "descriptors": (0, 16), "threads": (0, 1), "stack": (0, 16)}


def growth(early, late):
    """Compares the medians of two lists of samples. Returns a description, and the names of what grew."""
    figures, grown = [], []
    for name, (share, number) in ALLOWANCES.items():
        before = statistics.median(getattr(one, name) for one in early)
        after = statistics.median(getattr(one, name) for one in late)
        figures.append(f"{name} {before:.0f} → {after:.0f}")
        if after > before * (1 + share) + number:
            grown.append(name)
    return ", ".join(figures), grown


def print_times(times, count):
    """Prints the median and the 99th percentile of each operation in the second quarter and in the last."""
    for name in sorted(times):
        cells = []
        for number in (1, 3):
            taken = sorted(1000 * seconds for index, seconds in times[name]
                           if number <= index / count * 4 < number + 1)
            if taken:
                cells.append(f"{statistics.median(taken):7.1f} {taken[len(taken) * 99 // 100]:7.1f}")
        print(f"    {name:45}{len(times[name]):8}  " + "  →  ".join(cells) + "  ms")


# MARK: The trial


def run_quarter(server, load, shift, count):
    """Waits for a quarter of a number of operations and returns the samples that were taken meanwhile."""
    start, samples = load.count, []
    while len(samples) < SAMPLE_COUNT // 4:
        end = start + count * (len(samples) + 1) // SAMPLE_COUNT
        while load.count < end:
            time.sleep(0.05)
            check(server.process.poll() is None, f"the server exited with status {server.process.returncode}")
            if load.failure:
                raise load.failure
        shift(load.count * SECONDS_PER_OPERATION)
        samples.append(sample(server.process))
    return samples


def check_flat(server, load, shift, count):
    """Runs a number of operations and compares the second quarter with the last. The first quarter is for warming up.

    Memory that an allocator keeps, or a cache that fills late, grows once. So if anything grew, runs half as many
    operations again, and fails if it grew again.
    """
    quarters = [run_quarter(server, load, shift, count) for _ in range(4)]
    figures, grown = growth(quarters[1], quarters[3])
    if grown:
        again = [run_quarter(server, load, shift, count) for _ in range(2)][1]
        more_figures, still_growing = growth(quarters[3], again)
        figures += f"; then {more_figures}"
        leaks = [name for name in grown if name in still_growing]
        check(not leaks, f"{' and '.join(leaks)} kept growing: {figures}")
    return figures


def soak(options):
    if sys.platform != "linux":
        raise Skipped("/proc is required to measure the server's memory")
    with tempfile.TemporaryDirectory() as directory:
        environment, shift = movable_clock(directory)
        server = Server.started(
            options.program, directory, ["sh", "-c", f'ulimit -s {STACK_KIB}; exec "$@"', "sh"], environment)
        load = Load(server.port, options.seed)
        for work in [act] * 6 + [listen] * 2:
            load.start(work)
        flat = check_flat(server, load, shift, options.operations)
        load.stop.set()
        for thread in load.threads:
            thread.join(TIMEOUT)
            check(not thread.is_alive(), "a client hung")
        server.stop_cleanly()
        report = subprocess.run(
            [options.program, "store", "check", "--store", f"{directory}/pets.sqlite",
             "--photos", f"{directory}/photos"],
            capture_output=True, text=True, check=False)
        check(report.returncode == 0, f"store check: {report.stdout}{report.stderr}")
        print_times(load.times, options.operations)
    return f"{load.count} operations; {flat}"
