"""Starts services and sends requests to them, for the trials of tools/robustness."""

import base64
import collections
import http.client
import json
import math
import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
import zlib

TOKEN = "robustness-0123456789"
# The timeout in seconds. A request or process that takes longer is considered hung.
TIMEOUT = 30
# The time in seconds for which a patient client repeats a request that is rejected.
PATIENCE = 300


class Failure(Exception):
    """The service misbehaved."""


class Skipped(Exception):
    """A trial cannot run on this machine, for the given reason."""


def check(condition, text):
    if not condition:
        raise Failure(text)


class Server:
    """A server in a separate process."""

    # All servers that were started. A failed trial leaves its servers running.
    instances = []
    program = None
    # The trials' clients stand for many peers, so they act as a proxy does.
    trust = ["--trust-proxy", "127.0.0.1"]

    def __init__(self, program, directory, before=(), options=(), environment=()):
        environment = dict(os.environ, PETMAP_ADMIN_TOKEN=TOKEN, **dict(environment))
        Server.program = program
        self.directory = directory
        self.process = subprocess.Popen(
            [*before, program, "serve", *(options or ["--port", "0"]), *self.trust, "--store", f"{directory}/pets.sqlite",
             "--photos", f"{directory}/photos", "--quiet"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.port = None
        self.instances.append(self)

    @classmethod
    def started(cls, program, directory, before=(), environment=()):
        # The port is chosen in advance, because with --quiet the server does not print it.
        for _ in range(5):
            port = free_port()
            server = cls(program, directory, before, ["--port", str(port)], environment)
            server.port = port
            if server.is_ready():
                return server
            errors = server.end()
        raise Failure(f"the server did not start: {errors}")

    def is_ready(self):
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                if Client(self.port).get("/api/ready").status == 200:
                    return True
            except OSError:
                time.sleep(0.02)
        return False

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def end(self):
        """Sends SIGTERM, and returns the output on standard error."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            _, errors = self.process.communicate(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Failure("the server ignored SIGTERM") from None
        return errors

    def stop_cleanly(self):
        errors = self.end()
        check(self.process.returncode == 0, f"exit status {self.process.returncode}: {errors}")


def kill_leftovers():
    for server in Server.instances:
        if server.process.poll() is None:
            server.kill()
    Server.instances.clear()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


Response = collections.namedtuple("Response", "status headers body")


class Client:
    """A connection to a server. A response with status 500 is always a failure.

    A patient client repeats requests that the server rejects for the moment. On a loaded machine, hashing passwords takes
    so long that the server rejects some of a few concurrent writes.
    """

    def __init__(self, port, is_patient=False):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        self.is_patient = is_patient

    def request(self, method, path, body=None, headers=None):
        deadline = time.monotonic() + PATIENCE
        while True:
            self.connection.request(method, path, body, headers or {})
            received = self.connection.getresponse()
            response = Response(received.status, received.headers, received.read())
            check(response.status != 500, f"500 for {method} {path}")
            is_rejected = response.status == 503 and "Retry-After" in response.headers
            if not (self.is_patient and is_rejected and time.monotonic() < deadline):
                return response
            time.sleep(0.2)

    def get(self, path):
        return self.request("GET", path)

    def create(self, name="Rex"):
        draft = {"petName": name, "species": "DOG", "sex": "MALE", "locationLatitude": 52.2297,
                 "locationLongitude": 21.0122, "email": "ann@example.org",
                 "lastSeenDate": "2025-11-01", "status": "MISSING"}
        return self.request("POST", "/api/v1/announcements", json.dumps(draft),
                            {"Content-Type": "application/json"})

    def upload(self, pet, photo):
        credentials = f"{pet['id']}:{pet['managementPassword']}".encode()
        form = (b"--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n"
                + photo + b"\r\n--B--\r\n")
        return self.request(
            "POST", f"/api/v1/announcements/{pet['id']}/photos", form,
            {"Authorization": "Basic " + base64.b64encode(credentials).decode(),
             "Content-Type": "multipart/form-data; boundary=B"})

    def as_admin(self, method, path, body=None):
        headers = {"Authorization": f"Bearer {TOKEN}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        return self.request(method, path, body, headers)

    def all_listed(self):
        """Returns the announcements from all pages of the list."""
        path = "/api/v1/announcements"
        pets = []
        while path:
            response = self.get(path)
            check(response.status == 200, f"the list: {response.status}")
            pets += json.loads(response.body)["data"]
            link = re.match(r"<([^>]*)>", response.headers.get("Link", ""))
            path = link and link.group(1)
        return pets


def noise(size, source):
    """Returns a PNG of random pixels that has about the given size in bytes."""
    side = max(1, math.isqrt(size // 3))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + source.randbytes(3 * side) for _ in range(side))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))


SMALL_PHOTO = noise(3, random.Random(1))


def photo_bytes(source):
    """Returns a random photo of random size."""
    return noise(source.choice([100, 5_000, 300_000]), source)


def served_photo(photo):
    """Returns what the service makes of a photo."""
    return subprocess.run([Server.program, "photo-worker-largest"], input=photo, stdout=subprocess.PIPE, check=True,
                          timeout=TIMEOUT).stdout


def memory(server):
    """Returns a server's memory in KiB."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s*(\d+)", file.read()).group(1))


def wakeups(server):
    """The number of times that a server's threads have resumed running after waiting."""
    total = 0
    for task in os.listdir(f"/proc/{server.process.pid}/task"):
        with open(f"/proc/{server.process.pid}/task/{task}/status", encoding="ascii") as file:
            total += int(re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", file.read()).group(1))
    return total


def movable_clock(directory):
    """Returns the environment of a server, and a function that sets the seconds by which its clock is ahead."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler or sys.platform != "linux":
        raise Skipped("Linux and a C compiler are required for a library that changes the clock")
    library, shift_file = f"{directory}/clock.so", f"{directory}/shift"
    subprocess.run([compiler, "-shared", "-fPIC", "-x", "c", "-o", library, "-"],
                   input=SHIFTED_CLOCK, text=True, check=True)

    def shift(seconds):
        with open(shift_file + ".new", "w", encoding="ascii") as file:
            file.write(str(int(seconds)))
        os.rename(shift_file + ".new", shift_file)

    shift(0)
    return {"LD_PRELOAD": library, "SHIFT_FILE": shift_file}, shift


# The source of a library that is preloaded before the C library, and offsets the time of day by the number
# of seconds in a file.
SHIFTED_CLOCK = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t id, struct timespec *time) {
  int status = syscall(SYS_clock_gettime, id, time);
  FILE *file = id == CLOCK_REALTIME ? fopen(getenv("SHIFT_FILE"), "r") : NULL;
  long shift = 0;
  if (file) {
    if (fscanf(file, "%ld", &shift) == 1) time->tv_sec += shift;
    fclose(file);
  }
  return status;
}
"""
