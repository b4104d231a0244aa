"""Measures the cost of many concurrent clients: stalled listeners, parallel creates, huge pictures, slow readers,
and a mix of readers and writers for a given time."""

import json
import math
import os
import random
import resource
import select
import socket
import subprocess
import sys
import tempfile
import threading
import time

from trials.service import TIMEOUT, Client, Server, check, memory, noise, photo_bytes

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, math.ceil(share * len(times)) - 1)]


def descriptors(server):
    """The number of open descriptors, excluding the database's, because its readers are opened on demand."""
    folder, count = f"/proc/{server.process.pid}/fd", 0
    for name in os.listdir(folder):
        try:
            count += ".sqlite" not in os.readlink(f"{folder}/{name}")
        except FileNotFoundError:
            pass
    return count


def peak_during(server, act):
    """Runs a function. Returns the server's peak memory in KiB during the call, and the result of the function."""
    peak, ended = [memory(server)], threading.Event()

    def watch():
        while not ended.wait(0.01):
            peak[0] = max(peak[0], memory(server))
    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        result = act()
    finally:
        ended.set()
        watcher.join()
    return peak[0], result


def in_parallel(count, act):
    """Calls a function for each number, on a separate thread each. Returns the results, or raises the first failure."""
    results, failures = [None] * count, []

    def run(number):
        try:
            results[number] = act(number)
        except Exception as failure:  # pylint: disable=broad-except
            failures.append(failure)
    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results


def stalled(port, request, count):
    """Returns connections with small buffers that have sent a request and do not read the response."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    check(hard > count + 1500, f"only {hard} files can be open; raise ulimit -n")
    clients = []
    for _ in range(count):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(TIMEOUT)
        one.connect(("127.0.0.1", port))
        one.sendall(request.encode())
        clients.append(one)
    for one in clients:
        # select() does not support descriptors above 1,023.
        poll = select.poll()
        poll.register(one, select.POLLIN)
        check(poll.poll(TIMEOUT * 1000), "no response")
    return clients


def await_equal(wanted, value, what):
    deadline = time.monotonic() + TIMEOUT
    while (found := value()) > wanted:
        check(time.monotonic() < deadline, f"{what}: {found}, not {wanted}")
        time.sleep(0.02)


def listeners(options):
    count, changes = 10_000, 200
    with tempfile.TemporaryDirectory() as directory:
        server = Server.started(options.program, directory)
        client = Client(server.port)
        pet = json.loads(client.create().body)
        check(client.upload(pet, photo_bytes(random.Random(options.seed))).status == 201, "upload")
        open_before, before = descriptors(server), memory(server)
        clients = stalled(
            server.port, "GET /api/v1/changes HTTP/1.1\r\nHost: x\r\n\r\n", count)
        connected = memory(server)
        for number in range(changes):
            status = ["CLOSED", "MISSING"][number % 2]
            response = client.as_admin(
                "PUT", f"/api/v1/announcements/{pet['id']}/status", json.dumps({"status": status}))
            check(response.status == 200, f"status: {response.status}")
        after = memory(server)
        start = time.monotonic()
        check(client.get("/api/health").status == 200, "health")
        health = time.monotonic() - start
        each = (after - before) / count
        check(each <= 16, f"{each:.1f} KiB for each listener")
        check(descriptors(server) >= open_before + count, "not all clients are listening")
        start = time.monotonic()
        for one in clients:
            one.close()
        await_equal(open_before + 1, lambda: descriptors(server), "descriptors of disconnected listeners")
        left = time.monotonic() - start
        server.stop_cleanly()
    return (f"{count} stalled listeners, {(connected - before) / count:.1f} KiB each, {each:.1f} after "
            f"{changes} changes; health took {health * 1000:.0f} ms; all descriptors were closed {left:.1f} s "
            "after the first listener disconnected")


class PublicServer(Server):
    """A server with few descriptors whose clients are peers themselves."""

    trust = []

    @classmethod
    def with_descriptors(cls, options, directory, count):
        return cls.started(options.program, directory, ["prlimit", f"--nofile={count}"])


def shares(options):
    """Checks that one address with as many connections as possible keeps no other address out."""
    stalled_upload = ("POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                      "Content-Length: 9\r\n\r\n{")
    begun = {
        "no request": "", "a part of a head": "GET / HT", "a part of a body": stalled_upload,
        "listeners": "GET /api/v1/changes HTTP/1.1\r\nHost: x\r\n\r\n",
        "idle connections": "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"}
    report = []
    with tempfile.TemporaryDirectory() as directory:
        server = PublicServer.with_descriptors(options, directory, 1024)
        for name, text in begun.items():
            clients = []
            for _ in range(1000):
                clients.append(socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT))
                clients[-1].sendall(text.encode())
            passed, start = 0, time.monotonic()
            for _ in range(10):
                with socket.create_connection(("127.0.0.1", server.port), TIMEOUT, ("127.0.0.2", 0)) as other:
                    other.sendall(begun["idle connections"].encode())
                    passed += other.recv(12) == b"HTTP/1.1 200"
            check(passed == 10, f"{name}: {passed} of 10 requests from another address passed")
            report.append(f"{name} ({(time.monotonic() - start) * 100:.1f} ms)")
            for one in clients:
                one.close()
        server.stop_cleanly()
    return "1,000 connections of one address delay no other: " + ", ".join(report)


def creates(options):
    count = 1000
    with tempfile.TemporaryDirectory() as directory:
        server = Server.started(options.program, directory)
        client = Client(server.port)
        pet = json.loads(client.create().body)
        check(client.upload(pet, photo_bytes(random.Random(options.seed))).status == 201, "upload")
        url = json.loads(client.get(f"/api/v1/announcements/{pet['id']}").body)["photoUrl"]
        draft = json.dumps({
            "species": "DOG", "sex": "MALE", "locationLatitude": 52.2, "locationLongitude": 21.0,
            "email": "ann@example.org", "lastSeenDate": "2025-11-01", "status": "MISSING"})
        request = ("POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                   f"Content-Length: {len(draft)}\r\nConnection: close\r\n\r\n{draft}")
        clients, times = [], []
        begun = time.monotonic()
        for _ in range(count):
            one = socket.create_connection(("127.0.0.1", server.port), timeout=120)
            one.sendall(request.encode())
            clients.append(one)
        waiting, poll = {one.fileno(): one for one in clients}, select.poll()
        for number in waiting:
            poll.register(number, select.POLLIN)
        while waiting:
            for path in (url, "/api/health", "/api/v1/announcements?limit=20",
                         f"/api/v1/announcements/{pet['id']}"):
                start = time.monotonic()
                check(client.get(path).status == 200, path)
                times.append(time.monotonic() - start)
            for number, _ in poll.poll(0):
                check(waiting.pop(number).recv(12) == b"HTTP/1.1 201", "a create failed")
                poll.unregister(number)
            check(time.monotonic() - begun < 120, f"{len(waiting)} creates are still pending")
        elapsed = time.monotonic() - begun
        for one in clients:
            one.close()
        slow = percentile(times, 0.99)
        check(slow < 1, f"the 99th percentile of {len(times)} reads is {slow:.2f} s")
        server.stop_cleanly()
    return (f"{count} creates in {elapsed:.1f} s; of {len(times)} concurrent reads the median is "
            f"{percentile(times, 0.5) * 1000:.1f} ms, the 99th percentile {slow * 1000:.0f} ms")


def pictures(options):
    count = 64
    with tempfile.TemporaryDirectory() as directory:
        server = Server.started(options.program, directory)
        client = Client(server.port)
        pet = json.loads(client.create().body)
        base = f"/api/v1/announcements/{pet['id']}/callout?center=52.2,21.0&zoom=10&"

        def status(words):
            return Client(server.port).request(
                "GET", base + words, headers={"Accept": "image/png"}).status

        before = memory(server)
        peak, statuses = peak_during(
            server, lambda: in_parallel(count, lambda _: status("viewport=9999x9999")))
        check(set(statuses) <= {400, 503}, f"viewport=9999x9999: {sorted(set(statuses))}")
        check(peak - before < 100_000, f"{(peak - before) / 1024:.0f} MiB for rejected pictures")
        # The largest picture that is drawn: 16 megapixels.
        peak, statuses = peak_during(
            server, lambda: in_parallel(count, lambda _: status("viewport=4000x4000&scale=1")))
        check(set(statuses) <= {200, 503} and 200 in statuses, f"4000x4000: {sorted(set(statuses))}")
        # 64 megapixels of four bytes each are in flight, and as much again while they are encoded as PNG.
        check(peak - before < 1_000_000, f"{(peak - before) / 1024:.0f} MiB for pictures")
        check(client.get("/api/health").status == 200, "health")
        server.stop_cleanly()
    drawn = statuses.count(200)
    return (f"{count} requests for 9999x9999 were rejected; of {count} for 4000x4000, {drawn} were drawn, "
            f"using at most {(peak - before) / 1024:.0f} MiB")


def readers(options):
    count, report = 300, []
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(
            [options.program, "import", "--source", f"{ROOT}/Fixtures/longbeach-shelter.csv", "--store",
             f"{directory}/pets.sqlite", "--quiet"], check=True, stderr=subprocess.DEVNULL)
        server = Server.started(options.program, directory)
        client = Client(server.port)
        pet = json.loads(client.create().body)
        check(client.upload(pet, noise(12_000_000, random.Random(options.seed))).status == 201, "upload")
        url = json.loads(client.get(f"/api/v1/announcements/{pet['id']}").body)["photoUrl"]
        size = len(client.get("/api/v1/pins").body)
        for path, whole in ((url, len(client.get(url).body)), ("/api/v1/pins", size)):
            before, open_before = memory(server), descriptors(server)
            peak, clients = peak_during(server, lambda path=path: stalled(
                server.port, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n", count))
            # All readers share one body, or the body is sent from the file.
            each = (memory(server) - before - 2 * whole / 1024) / count
            check(each < 64, f"{path}: {each:.0f} KiB for each reader of {whole / 1e6:.1f} MB")
            check(client.get("/api/health").status == 200, "health")
            for one in clients:
                one.close()
            await_equal(open_before + 1, lambda: descriptors(server), "descriptors of disconnected readers")
            report.append(f"{count} of {path.split('/')[1]} ({whole / 1e6:.1f} MB) use {max(0, each):.1f} KiB "
                          f"each, at most {(peak - before) / 1024:.0f} MiB together")
        server.stop_cleanly()
    return "slow readers: " + "; ".join(report)


# Runs in a separate process: readers that pause between their requests. When standard input ends, prints the
# response times.
READERS = """
import http.client, json, random, sys, threading, time
port, count, seed = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
paths = ["/api/v1/announcements?limit=50", "/api/v1/announcements?lat=33.8&lng=-118.18&range=2",
         "/api/v1/pins?bbox=-118.2,33.76,-118.16,33.8", "/api/v1/pins?zoom=10&cluster=true",
         "/tiles/10/175/409.mvt", "/tiles.json", "/api/health", "/api/v1/pins?text=dog&limit=20"]
ended, times, lock = threading.Event(), [], threading.Lock()
def read(number):
    source = random.Random(f"{seed}-{number}")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    while not ended.wait(source.uniform(0.2, 0.8)):
        start = time.monotonic()
        connection.request("GET", source.choice(paths))
        response = connection.getresponse()
        response.read()
        assert response.status in (200, 204), response.status
        with lock:
            times.append(time.monotonic() - start)
threads = [threading.Thread(target=read, args=(number,)) for number in range(count)]
for thread in threads: thread.start()
sys.stdin.read()
ended.set()
for thread in threads: thread.join()
print(json.dumps(times))
"""


def read_times(options, server, seconds, poll=lambda: None):
    """Returns the response times of 64 readers, 16 per process. Meanwhile, calls a function four times per second."""
    processes = [
        subprocess.Popen([sys.executable, "-c", READERS, str(server.port), "16", f"{options.seed}-{number}"],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for number in range(4)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        poll()
        time.sleep(0.25)
    outputs = [process.communicate("")[0] for process in processes]
    check(all(process.returncode == 0 for process in processes), "a reader failed")
    return [one for output in outputs for one in json.loads(output)]


def load(options):
    seconds = options.minutes * 60
    photo = None
    if options.photo:
        with open(options.photo, "rb") as file:
            photo = file.read()
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(
            [options.program, "import", "--source", f"{ROOT}/Fixtures/longbeach-shelter.csv", "--store",
             f"{directory}/pets.sqlite", "--quiet"], check=True, stderr=subprocess.DEVNULL)
        server = Server.started(options.program, directory)
        idle = percentile(read_times(options, server, max(15, seconds / 8)), 0.99)
        stop, failures, written = threading.Event(), [], [0]

        def write(number):
            # Each writer removes as many pets as it adds.
            source, client = random.Random(f"{options.seed}-{number}"), Client(server.port)
            try:
                while not stop.wait(source.uniform(0.2, 0.8)):
                    pet = json.loads(client.create().body)
                    response = client.upload(pet, photo or photo_bytes(source))
                    check(response.status == 201, f"upload: {response.status} {response.body}")
                    response = client.as_admin("DELETE", f"/api/admin/v1/announcements/{pet['id']}")
                    check(response.status == 204, f"delete: {response.status} {response.body}")
                    written[0] += 3
            except (Exception,) as failure:  # pylint: disable=broad-except
                failures.append(failure)
        writers = [threading.Thread(target=write, args=(number,)) for number in range(8)]
        for writer in writers:
            writer.start()
        sizes = []

        def poll():
            if failures:
                raise failures[0]
            sizes.append(memory(server))
        try:
            times = read_times(options, server, seconds, poll)
        finally:
            stop.set()
            for writer in writers:
                writer.join()
        if failures:
            raise failures[0]
        busy = percentile(times, 0.99)
        # During the first third of the time, memory grows to what a busy service needs.
        third = len(sizes) // 3
        growth = max(sizes[2 * third:]) - max(sizes[:third])
        check(growth < 32 * 1024, f"memory grew by {growth / 1024:.0f} MiB")
        check(busy <= max(3 * idle, 0.025),
              f"the 99th percentile of reads is {busy * 1000:.1f} ms, idle {idle * 1000:.1f} ms")
        server.stop_cleanly()
    return (f"{len(times)} reads and {written[0]} writes in {options.minutes:g} minutes; the 99th percentile "
            f"of read times is {busy * 1000:.1f} ms ({idle * 1000:.1f} ms without writers); memory grew by "
            f"{max(0, growth) / 1024:.0f} MiB")
