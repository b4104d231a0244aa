"""Tests servers on two streaming PostgreSQL clusters: failovers, an old primary that returns, and a restore.

Every acknowledged change must be in the database exactly once, and the servers must agree with the database and
with each other.
"""

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from trials.service import TOKEN, Client, Server, Skipped, Failure, check, free_port, photo_bytes

PROGRAMS = "/usr/lib/postgresql/15/bin/"
# The maximum response time of a request, in seconds.
LIMIT = 10
WRITERS = 64


def unprivileged(*command):
    if os.getuid() != 0:
        return list(command)
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--", *command]


def run(*command, environment=()):
    return subprocess.run(unprivileged(*map(str, command)), check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True, timeout=600,
                          env=dict(os.environ, **dict(environment))).stdout


class Cluster:
    """A PostgreSQL server on a Unix socket."""

    instances = []

    def __init__(self, standby_of=None, settings=()):
        self.directory = tempfile.mkdtemp(prefix="pg", dir="/tmp")
        if os.getuid() == 0:
            os.chown(self.directory, 65534, 65534)
        self.data = os.path.join(self.directory, "data")
        self.process = None
        self.network = None
        self.instances.append(self)
        if standby_of:
            run(PROGRAMS + "pg_basebackup", "-D", self.data, "-h", standby_of.directory, "-U", "petmap",
                "-R", "--checkpoint=fast", "--no-sync")
            settings = [f"primary_conninfo = 'host={standby_of.directory} user=petmap'", *settings]
        else:
            run(PROGRAMS + "initdb", "-D", self.data, "-U", "petmap", "--auth=trust", "--encoding=UTF8",
                "--no-locale", "--no-sync")
        self.configure(settings)
        self.start()

    def configure(self, settings):
        with open(f"{self.data}/postgresql.auto.conf", "w", encoding="ascii") as file:
            file.write("\n".join([
                "listen_addresses = ''", f"unix_socket_directories = '{self.directory}'", "fsync = off",
                "log_min_messages = panic", "max_connections = 200", "wal_keep_size = '256MB'",
                *settings, ""]))

    def start(self):
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            unprivileged(PROGRAMS + "postgres", "-D", self.data), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while subprocess.run([PROGRAMS + "pg_isready", "-q", "-h", self.directory], check=False).returncode:
            check(time.monotonic() < deadline, "PostgreSQL did not start")
            time.sleep(0.05)

    def sql(self, statement, database="pets"):
        return run(PROGRAMS + "psql", "-h", self.directory, "-U", "petmap", "-X", "-A", "-t", "-v",
                   "ON_ERROR_STOP=1", "-c", statement, database).strip()

    def processes(self):
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], check=False,
                                  stdout=subprocess.PIPE, text=True).stdout.split()
        return [self.process.pid, *map(int, children)]

    def signal(self, number):
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self):
        self.signal(signal.SIGKILL)
        self.process.wait()
        with contextlib.suppress(FileNotFoundError):
            os.unlink(f"{self.data}/postmaster.pid")

    @classmethod
    def remove_all(cls):
        for cluster in cls.instances:
            if cluster.process and cluster.process.poll() is None:
                cluster.signal(signal.SIGCONT)
                cluster.process.send_signal(signal.SIGQUIT)
                cluster.process.wait(30)
            shutil.rmtree(cluster.directory, ignore_errors=True)
        cls.instances.clear()


# Runs in a separate process: forwards connections from one Unix socket to another. Suspending the process cuts
# off the connections: no data arrives, but no connection is closed.
FORWARDER = """
import socket, sys, threading
def copy(source, target):
    try:
        while piece := source.recv(65536):
            target.sendall(piece)
    except OSError:
        pass
    for one in (source, target):
        try:
            one.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[1])
listener.listen(200)
print("ready", flush=True)
while True:
    client, _ = listener.accept()
    server = socket.socket(socket.AF_UNIX)
    try:
        server.connect(sys.argv[2])
    except OSError:
        client.close()
        continue
    for pair in ((client, server), (server, client)):
        threading.Thread(target=copy, args=pair, daemon=True).start()
"""


class Network:
    """A network path to a cluster, which can be cut."""

    instances = []

    def __init__(self, cluster):
        self.directory = tempfile.mkdtemp(prefix="net", dir="/tmp")
        name = ".s.PGSQL.5432"
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [sys.executable, "-c", FORWARDER, f"{self.directory}/{name}", f"{cluster.directory}/{name}"],
            stdout=subprocess.PIPE, text=True)
        self.instances.append(self)
        check(self.process.stdout.readline() == "ready\n", "the forwarder did not start")

    def cut(self):
        self.process.send_signal(signal.SIGSTOP)

    def restore(self):
        self.process.send_signal(signal.SIGCONT)

    @classmethod
    def remove_all(cls):
        for network in cls.instances:
            network.process.kill()
            network.process.wait()
            shutil.rmtree(network.directory, ignore_errors=True)
        cls.instances.clear()


class DatabaseServer(Server):
    """A server with the store at an address."""

    def __init__(self, program, address, options=()):  # pylint: disable=super-init-not-called
        Server.program = program
        self.port = free_port()
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [program, "serve", "--port", str(self.port), "--store", address, "--quiet", *options],
            env=dict(os.environ, PETMAP_ADMIN_TOKEN=TOKEN), stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        self.instances.append(self)


class Load:
    """Writers on all servers, and the requests that were acknowledged."""

    def __init__(self, servers, seed, loses_changes=False):
        # An announcement that was lost in a failover is not found or, until the server reloads, has no
        # password.
        self.gone = [403, 404] if loses_changes else [404]
        self.ports = [server.port for server in servers]
        self.stop = threading.Event()
        self.lock = threading.Lock()
        # By ID: the name, when the create was acknowledged, and the possible states of the pet.
        self.pets, self.failures, self.refused = {}, [], 0
        # The slowest request: its duration in seconds, and a description.
        self.slowest = (0.0, "")
        # The times of acknowledged creates.
        self.times = []
        self.threads = [threading.Thread(target=self.write, args=(number, random.Random(f"{seed}{number}")))
                        for number in range(WRITERS)]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stop.set()
        for thread in self.threads:
            thread.join(60)

    def write(self, number, source):
        try:
            count = 0
            while not self.stop.is_set():
                count += 1
                self.step(f"pet {number}-{count}", source)
        except Exception as failure:  # pylint: disable=broad-except
            self.failures.append(failure)

    def request(self, what, source, call, expected):
        """Repeats a request until it succeeds. Returns the response, or None if the load has ended."""
        while not self.stop.is_set():
            begun, status = time.monotonic(), "no response"
            try:
                response = call(Client(source.choice(self.ports)))
                status = response.status
            finally:
                taken = time.monotonic() - begun
                with self.lock:
                    self.slowest = max(self.slowest, (taken, f"{what}, {status}"))
            if response.status in expected:
                return response
            check(response.status == 503 and response.headers.get("Retry-After"),
                  f"status {response.status}: {response.body[:200]}")
            with self.lock:
                self.refused += 1
            time.sleep(source.uniform(0.05, 0.3))
        return None

    def step(self, name, source):
        body = json.dumps({
            "petName": name, "species": "DOG", "sex": "MALE", "locationLatitude": 52.2297,
            "locationLongitude": 21.0122, "email": "ann@example.org", "lastSeenDate": "2025-11-01",
            "status": "MISSING"})
        key = f"{name} {source.random()}".replace(" ", "-")
        created = self.request("create", source, lambda client: client.request(
            "POST", "/api/v1/announcements", body,
            {"Content-Type": "application/json", "Idempotency-Key": key}), [201])
        if not created:
            return
        pet = json.loads(created.body)
        record = {"name": name, "at": time.monotonic(), "photo": False, "status": ["MISSING"],
                  "deleted": [False]}
        with self.lock:
            self.pets[pet["id"]] = record
            self.times.append(record["at"])
        path = f"/api/v1/announcements/{pet['id']}"
        if source.random() < 0.5:
            photo = photo_bytes(random.Random(1))
            if self.request("upload", source, lambda client: client.upload(pet, photo), [201, *self.gone]):
                record["photo"] = True
        if source.random() < 0.4:
            record["status"].append("CLOSED")
            response = self.request("close", source, lambda client: client.as_admin(
                "PUT", path + "/status", '{"status":"CLOSED"}'), [200, 404])
            if response:
                record["status"] = ["CLOSED"]
        if source.random() < 0.2:
            record["deleted"].append(True)
            # If the request is repeated, the response may be 404.
            response = self.request("delete", source, lambda client: client.as_admin(
                "DELETE", f"/api/admin/v1/announcements/{pet['id']}"), [204, 404])
            if response:
                record["deleted"] = [True]


def compare(load, cluster, servers, since=None):
    """Compares the acknowledged requests, the database and the servers.

    If since is set, creates that were acknowledged before that time may have been lost.
    """
    check(not load.failures, f"a writer failed: {load.failures[:1]}")
    check(load.slowest[0] < LIMIT, f"a request took {load.slowest[0]:.1f} s: {load.slowest[1]}")
    rows = dict(line.split("|") for line in cluster.sql(
        "SELECT id, pet_name || '/' || status FROM petmap.announcement").splitlines())
    names = [value.split("/")[0] for value in rows.values()]
    check(len(set(names)) == len(names), "a create was repeated")
    for identifier, record in load.pets.items():
        if identifier not in rows:
            check(True in record["deleted"] or (since and record["at"] < since),
                  f"{identifier} was acknowledged but is lost")
        elif not since:
            check(False in record["deleted"], f"{identifier} was deleted but still exists")
            check(rows[identifier].split("/")[1] in record["status"], f"{identifier}: {rows[identifier]}")
    last = int(cluster.sql("SELECT last_change FROM petmap.state"))
    missing = cluster.sql(
        "SELECT count(*) FROM generate_series(1, (SELECT last_change FROM petmap.state)) AS n "
        "WHERE NOT EXISTS (SELECT FROM petmap.change WHERE number = n)")
    check(missing == "0", f"{missing} numbers are missing from the change log")
    deadline = time.monotonic() + LIMIT
    while True:
        states = [json.loads(Client(server.port).get("/api/ready").body) for server in servers]
        if all(state.get("lastChange") == last for state in states):
            break
        check(time.monotonic() < deadline, f"the servers did not reach change {last}: {states}")
        time.sleep(0.05)
    lists = [{pet["id"]: pet for pet in Client(server.port).all_listed()} for server in servers]
    check(all(found == lists[0] for found in lists), "the servers have different lists")
    published = cluster.sql("SELECT id FROM petmap.announcement WHERE photo_version IS NOT NULL").split()
    check(set(published) == set(lists[0]), "the list differs from the database")
    for identifier in {*rows, *load.pets}:
        responses = [Client(server.port).get(f"/api/v1/announcements/{identifier}") for server in servers]
        check(all(a.status == (200 if identifier in rows else 404) for a in responses), f"{identifier}: {responses}")
        check(identifier not in rows or len({a.body for a in responses}) == 1, f"{identifier} differs")


def next_create(load, begun):
    """Returns the seconds from a time until the next create was acknowledged, ignoring requests that were in
    flight at that time."""
    after = [moment for moment in load.times if moment > begun + 0.05]
    check(after, "no create was acknowledged afterward")
    return min(after) - begun


@contextlib.contextmanager
def replicated_servers(options, is_synchronous, can_be_cut=False):
    """Starts two clusters and three servers. If can_be_cut is set, the servers reach the primary through a Network."""
    Cluster.instances.clear()
    primary = Cluster()
    try:
        primary.sql("CREATE DATABASE pets TEMPLATE template0", "postgres")
        standby = Cluster(standby_of=primary)
        if is_synchronous:
            primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
            primary.sql("SELECT pg_reload_conf()")
        primary.network = Network(primary) if can_be_cut else None
        host = (primary.network or primary).directory
        address = f"postgres://petmap@/pets?host={host},{standby.directory}"
        servers = [DatabaseServer(options.program, address) for _ in range(3)]
        for server in servers:
            check(server.is_ready(), "a server did not start")
        yield primary, standby, servers
    finally:
        for server in Server.instances:
            if server.process.poll() is None:
                server.kill()
        Server.instances.clear()
        remove_all()


def remove_all():
    Network.remove_all()
    Cluster.remove_all()


def wait_for_creates(load, count, seconds=60):
    """Waits until the given number of further creates have been acknowledged."""
    deadline = time.monotonic() + seconds
    goal = len(load.times) + count
    while len(load.times) < goal:
        check(time.monotonic() < deadline, f"only {len(load.times)} creates: {load.failures[:1]}")
        check(not load.failures, f"a writer failed: {load.failures[:1]}")
        time.sleep(0.05)


def suspend(primary):
    primary.signal(signal.SIGSTOP)


def resume(primary):
    primary.signal(signal.SIGCONT)


# How the primary fails and, if it returns during the load, how it returns.
OUTAGES = {
    "killed": (Cluster.kill, None),
    "stopped": (suspend, resume),
    "cut off": (lambda primary: primary.network.cut(), lambda primary: primary.network.restore()),
}


def failover(options):
    """Kills, suspends, or cuts off the primary, and promotes its synchronous standby."""
    summary = []
    for what, (take_down, bring_back) in OUTAGES.items():
        with replicated_servers(options, True, can_be_cut=what == "cut off") as (primary, standby, servers):
            with Load(servers, options.seed) as load:
                wait_for_creates(load, 50)
                take_down(primary)
                # Wait long enough for requests to time out.
                time.sleep(6)
                for server in servers:
                    response = Client(server.port).get("/api/v1/announcements?limit=1")
                    check(response.status == 200, f"{what}: a read was {response.status}")
                standby.sql("SELECT pg_promote()")
                begun = time.monotonic()
                wait_for_creates(load, 50)
                if bring_back:
                    bring_back(primary)
                    wait_for_creates(load, 50)
            try:
                compare(load, standby, servers)
            except Failure as failure:
                raise Failure(f"{what}: {failure}") from failure
            summary.append(f"{what}: {len(load.times)} creates, {load.refused} refusals, slowest request "
                        f"{load.slowest[0]:.1f} s, next create {next_create(load, begun):.1f} s after the promotion")
    return "; ".join(summary)


def asynchronous(options):
    """Stops the standby's replication, so that changes are lost in the failover."""
    with replicated_servers(options, False) as (primary, standby, servers):
        with Load(servers, options.seed, loses_changes=True) as load:
            wait_for_creates(load, 50)
            standby.sql("ALTER SYSTEM SET primary_conninfo = ''")
            standby.sql("SELECT pg_reload_conf()")
            wait_for_creates(load, 50)
            primary.kill()
            standby.sql("SELECT pg_promote()")
            begun = time.monotonic()
            wait_for_creates(load, 100)
        compare(load, standby, servers, since=begun)
        lost = len(set(load.pets) - set(standby.sql("SELECT id FROM petmap.announcement").split()))
        return (f"{len(load.times)} creates, {lost} lost or deleted, next create "
                f"{next_create(load, begun):.1f} s after the promotion")


def returned(options):
    """Restarts the old primary, which is the first host in the address, after the failover."""
    with replicated_servers(options, True) as (primary, standby, servers):
        with Load(servers, options.seed) as load:
            wait_for_creates(load, 50)
            primary.kill()
            standby.sql("SELECT pg_promote()")
            wait_for_creates(load, 50)
            primary.configure([])
            primary.start()
            address = f"postgres://petmap@/pets?host={primary.directory},{standby.directory}"
            servers.append(DatabaseServer(options.program, address))
            check(servers[-1].is_ready(), "a server did not start")
            load.ports.append(servers[-1].port)
            before = primary.sql("SELECT last_change FROM petmap.state")
            wait_for_creates(load, 100)
            check(primary.sql("SELECT last_change FROM petmap.state") == before,
                  "the old primary received changes")
        compare(load, standby, servers)
        return f"{len(load.times)} creates; none on the old primary"


def restore(options):
    """Replaces the primary with an earlier copy of itself."""
    with replicated_servers(options, False) as (primary, standby, servers):
        with Load(servers, options.seed, loses_changes=True) as load:
            wait_for_creates(load, 50)
            standby.kill()
            wait_for_creates(load, 50)
            primary.kill()
            for name in ("standby.signal", "recovery.signal"):
                with contextlib.suppress(FileNotFoundError):
                    os.unlink(f"{standby.data}/{name}")
            shutil.rmtree(primary.data)
            subprocess.run(["cp", "-a", standby.data, primary.data], check=True)
            primary.configure([])
            primary.start()
            begun = time.monotonic()
            wait_for_creates(load, 100)
        compare(load, primary, servers, since=begun)
        return f"{len(load.times)} creates, next create {next_create(load, begun):.1f} s after the restore"


def is_available():
    return os.path.exists(PROGRAMS + "initdb") and (os.getuid() != 0 or bool(shutil.which("setpriv")))


def checked(function):
    """Returns a trial that is skipped if PostgreSQL is not installed."""
    def trial(options):
        if not is_available():
            raise Skipped("PostgreSQL 15 and setpriv are required")
        return function(options)
    trial.__name__ = function.__name__
    return trial


TRIALS = [checked(function) for function in (failover, asynchronous, returned, restore)]
