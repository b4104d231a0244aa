"""Measures the service over HTTP with a million announcements: rates compared with nginx, medians, memory and startup
time."""

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request

from harness import DATA, PETMAP, ROOT, Failure, Value, Worker, product

# A program that serves a store, using a cheap password hash.
EXERCISER = os.path.join(ROOT, ".build", "release", "StoreExerciser")
RECORDS = 1_000_000
CITY = (33.8, -118.2)
DRAFT = {"petName": "Rex", "species": "DOG", "sex": "MALE", "description": "Black, with a white paw.",
         "locationLatitude": CITY[0], "locationLongitude": CITY[1], "lastSeenDate": "2025-01-02",
         "status": "MISSING", "email": "a@b.example"}


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def get(port, path):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as response:
        return response.read()


@contextlib.contextmanager
def petmap(store):
    """Serves a store. Yields the port, the process and the seconds until the first response.

    Building the clusters takes longer; use ready() to wait for them.
    """
    port = free_port()
    begun = time.monotonic()
    process = subprocess.Popen(
        [PETMAP, "serve", "--quiet", "--port", str(port), "--store", store])
    try:
        while True:
            try:
                get(port, "/api/health")
                break
            except OSError:
                if process.poll() is not None or time.monotonic() - begun > 120:
                    raise Failure("petmap serve did not start") from None
                time.sleep(0.02)
        yield port, process, time.monotonic() - begun
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def ready(port):
    """Waits until a server has built its clusters."""
    while True:
        with contextlib.suppress(OSError):
            get(port, "/api/ready")
            return
        time.sleep(0.02)


@contextlib.contextmanager
def nginx(content):
    """Serves one file, /file.json, with one worker per CPU. Yields the port."""
    with tempfile.TemporaryDirectory() as directory:
        os.chmod(directory, 0o755)
        with open(f"{directory}/file.json", "wb") as file:
            file.write(content)
        port = free_port()
        with open(f"{directory}/nginx.conf", "w", encoding="ascii") as file:
            file.write(f"""
                worker_processes auto; daemon off; pid {directory}/pid; error_log {directory}/errors;
                events {{ worker_connections 1024; }}
                http {{
                  access_log off; sendfile on; keepalive_requests 100000000;
                  types {{ application/json json; }}
                  server {{ listen 127.0.0.1:{port}; root {directory}; }}
                }}""")
        process = subprocess.Popen(["nginx", "-c", f"{directory}/nginx.conf", "-e",
                                    f"{directory}/errors"], stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                with contextlib.suppress(OSError):
                    get(port, "/file.json")
                    break
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()
            process.wait()


class Load:
    """Runs wrk and stores its measurements."""

    def __init__(self, port, path, connections, seconds=3, script=None):
        command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency",
                   "--timeout", "30s"]
        if script:
            command += ["-s", script]
        output = subprocess.run([*command, f"http://127.0.0.1:{port}{path}"], check=True,
                                stdout=subprocess.PIPE, text=True).stdout
        if problem := re.search(r"Non-2xx.*|Socket errors.*", output):
            raise Failure(f"{path}: {problem.group(0)}")
        self.rate = float(re.search(r"Requests/sec:\s*([\d.]+)", output).group(1))
        number, unit = re.search(r"50%\s*([\d.]+)(us|ms|s)", output).groups()
        self.median = float(number) * {"us": 1e-3, "ms": 1, "s": 1e3}[unit]


def memory(process):
    """Returns a process's memory in megabytes."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s*(\d+)", file.read()).group(1)) / 1000


def box_of(count, port):
    """Returns the query for a box around the city that contains `count` pins or a few more."""
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        box = ",".join(f"{value:.6f}" for value in (
            CITY[1] - middle, CITY[0] - middle, CITY[1] + middle, CITY[0] + middle))
        found = len(json.loads(get(port, f"/api/v1/pins?bbox={box}"))["features"])
        low, high = (middle, high) if found < count else (low, middle)
        if count <= found < count + 5:
            break
    return f"/api/v1/pins?bbox={box}"


def tile_of(zoom):
    """Returns the path of the tile with the city at a zoom."""
    import math  # pylint: disable=import-outside-toplevel
    latitude = math.radians(CITY[0])
    x = (CITY[1] + 180) / 360
    y = (1 - math.log(math.tan(latitude) + 1 / math.cos(latitude)) / math.pi) / 2
    return f"/tiles/{zoom}/{int(x * 2 ** zoom)}/{int(y * 2 ** zoom)}.mvt"


def create_script(directory):
    path = f"{directory}/create.lua"
    with open(path, "w", encoding="ascii") as file:
        file.write(f"""wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = [[{json.dumps(DRAFT)}]]
""")
    return path


def creates(rounds, connections=32):
    """Returns the number of creates per second, with a cheap hash and with Argon2id."""
    with tempfile.TemporaryDirectory(dir=DATA) as directory:
        script = create_script(directory)
        server = subprocess.Popen(
            [EXERCISER, f"{directory}/cheap.sqlite", f"{directory}/cheap.photos", "serve"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        port = int(server.stdout.readline().split()[1])
        cheap = max(Load(port, "/api/v1/announcements", connections, script=script).rate
                    for _ in range(rounds))
        server.communicate("")
        with petmap(f"{directory}/argon2.sqlite") as (port, _, _):
            real = Load(port, "/api/v1/announcements", connections, script=script).rate
    return cheap, real


def rows(options):
    for tool in ("wrk", "nginx"):
        if not shutil.which(tool):
            return f"skipped: {tool} is not installed", []
    store = os.path.join(DATA, "million.sqlite")
    if not os.path.exists(store):
        worker = Worker(product("PetMapBench"), "store")
        worker.request("import", store, RECORDS)
        worker.end()
    rounds = max(3, options.rounds // 2)
    values = []
    with petmap(store) as (port, process, seconds):
        first = json.loads(get(port, "/api/v1/announcements?limit=1"))["data"][0]["id"]
        one = f"/api/v1/announcements/{first}"
        begun = time.monotonic()
        get(port, one)
        box = box_of(200, port)
        seconds += time.monotonic() - begun
        values.append(Value("start until id and box", "s", seconds, at_most=6))
        begun = time.monotonic()
        ready(port)
        seconds += time.monotonic() - begun
        values.append(Value("start until clusters, too", "s", seconds))
        for name, path, floor in (
                ("by id, repeated", one, 0.5), ("tile, repeated", tile_of(10), 0.3),
                ("clusters, repeated", f"{box}&cluster=true&zoom=10", 0.3),
                ("list of 20, repeated", "/api/v1/announcements?limit=20", 0.5)):
            with nginx(get(port, path)) as static:
                own, peer = [], []
                for _ in range(rounds):
                    own.append(Load(port, path, 64).rate)
                    peer.append(Load(static, "/file.json", 64).rate)
            ratio = statistics.median(a / b for a, b in zip(own, peer))
            values.append(Value(name, "/s", max(own)))
            values.append(Value(f"{name}: nginx, the same bytes", "/s", max(peer)))
            values.append(Value(f"{name}: share of nginx", "", ratio, at_least=floor))
        path = "/api/v1/announcements?limit=1000"
        size = len(get(port, path))
        values.append(Value(
            "list of 1,000", "MB/s",
            max(Load(port, path, 16).rate for _ in range(rounds)) * size / 1e6, at_least=200))
        values.append(Value(
            "box with 200 pins, median", "ms",
            min(Load(port, box, 1).median for _ in range(rounds)), at_most=1))
        medians = {zoom: min(Load(port, tile_of(zoom), 1).median for _ in range(rounds))
                   for zoom in (0, 4, 8, 12, 16)}
        zoom = max(medians, key=medians.get)
        values.append(Value(f"tile, median, zoom {zoom}", "ms", medians[zoom], at_most=1))
        values.append(Value("memory", "MB", memory(process), at_most=600))
    cheap, real = creates(rounds)
    values.append(Value("durable creates, cheap hash", "/s", cheap, at_least=2_000))
    values.append(Value("durable creates, Argon2id", "/s", real))
    return f"service: HTTP over {RECORDS} announcements, 64, 16, 1 and 32 connections", values
