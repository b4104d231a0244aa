"""Tests that databases that cannot contain a store are rejected within 5 s, with a one-line message that suggests a
remedy."""

import contextlib
import os
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time

from trials import failover
from trials.failover import Cluster, DatabaseServer
from trials.service import check, kill_leftovers

SECRET = "a-secret"


def message(kind, body=b""):
    return kind + struct.pack("!i", len(body) + 4) + body


READY = message(b"Z", b"I")


class OldServer:
    """A fake server that reports an old version and supports the messages that are sent before the version is
    checked."""

    def __init__(self, version):
        self.version = version
        self.directory = tempfile.TemporaryDirectory(prefix="old", dir="/tmp")
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(f"{self.directory.name}/.s.PGSQL.5432")
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            with contextlib.suppress(OSError):
                one, _ = self.listener.accept()
                threading.Thread(target=self.serve, args=(one,), daemon=True).start()

    def serve(self, connection):
        stream = connection.makefile("rwb")
        stream.read(struct.unpack("!i", stream.read(4))[0] - 4)
        stream.write(message(b"R", struct.pack("!i", 0)))
        for name, value in (("server_version", self.version), ("server_encoding", "UTF8"),
                            ("client_encoding", "UTF8")):
            stream.write(message(b"S", f"{name}\0{value}\0".encode()))
        stream.write(READY)
        stream.flush()
        while kind := stream.read(1):
            body = stream.read(struct.unpack("!i", stream.read(4))[0] - 4)
            stream.write({
                b"Q": self.is_primary() if body.startswith(b"SHOW") else message(b"C", b"SET\0") + READY,
                b"P": message(b"1"), b"B": message(b"2"), b"D": self.description(), b"E": self.identity(),
                b"S": READY}.get(kind, b""))
            stream.flush()

    @staticmethod
    def is_primary():
        """Returns the result of SHOW transaction_read_only, which libpq sends to old servers."""
        column = b"x\0" + struct.pack("!ihihih", 0, 0, 25, -1, -1, 0)
        return (message(b"T", struct.pack("!h", 1) + column)
                + message(b"D", struct.pack("!hi", 1, 3) + b"off") + message(b"C", b"SHOW\0") + READY)

    @staticmethod
    def description():
        """Describes a row of a bigint, a boolean and a bigint in binary format."""
        columns = ((20, 8), (16, 1), (20, 8))
        return message(b"T", struct.pack("!h", len(columns)) + b"".join(
            b"x\0" + struct.pack("!ihihih", 0, 0, kind, size, -1, 1) for kind, size in columns))

    @staticmethod
    def identity():
        values = (struct.pack("!q", 7), b"\0", struct.pack("!q", 1))
        row = struct.pack("!h", 3) + b"".join(struct.pack("!i", len(value)) + value for value in values)
        return message(b"D", row) + message(b"C", b"SELECT 1\0")


def refuse(options, address, word, environment=()):
    """Checks that a server does not start and prints a message that contains a word. Returns the elapsed seconds."""
    begun = time.monotonic()
    process = subprocess.run(
        [options.program, "serve", "--port", "0", "--store", address], check=False, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=30, env=dict(os.environ, **dict(environment)))
    taken = time.monotonic() - begun
    errors = process.stderr.strip()
    check(process.returncode != 0, f"{word}: the server exited with status 0")
    check(len(errors.splitlines()) == 1, f"{word}: not one line: {errors}")
    check(errors.startswith("petmap: ") and "; " in errors, f"{word}: no remedy: {errors}")
    check(word in errors, f"{word}: {errors}")
    check(SECRET not in errors, f"{word}: the password was printed: {errors}")
    return taken


def refusals(options):
    times = []

    def refused(*arguments, **others):
        times.append(refuse(options, *arguments, **others))

    try:
        primary = Cluster(settings=["password_encryption = 'md5'"])
        standby = Cluster(standby_of=primary)
        primary.sql("CREATE ROLE reporter LOGIN PASSWORD 'other'", "postgres")
        primary.sql("CREATE ROLE visitor LOGIN", "postgres")
        with open(f"{primary.data}/pg_hba.conf", "w", encoding="ascii") as file:
            file.write("local all reporter md5\nlocal all petmap,visitor trust\n")
        primary.sql("SELECT pg_reload_conf()", "postgres")
        for name, encoding in (("latin", "LATIN1"), ("newer", "UTF8"), ("foreign_one", "UTF8"), ("pets", "UTF8")):
            primary.sql(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'", "postgres")
        host = f"host={primary.directory}"
        # The password is not visible to other users while the server runs.
        server = DatabaseServer(options.program, f"postgres://petmap:{SECRET}@/newer?{host}")
        check(server.is_ready(), "a server did not start")
        with open(f"/proc/{server.process.pid}/cmdline", "rb") as file:
            check(SECRET.encode() not in file.read(), "the password is among the arguments")
        server.stop_cleanly()
        primary.sql("UPDATE petmap.store_version SET version = 99, oldest_program = 99", "newer")
        primary.sql("CREATE SCHEMA petmap; CREATE TABLE petmap.announcement (x int)", "foreign_one")

        refused(f"postgres://petmap:{SECRET}@h/x?nothing=1", "malformed address")
        refused(f"postgres://petmap:{SECRET}@/pets?host=/nowhere", "cannot connect")
        refused(f"postgres://reporter:{SECRET}@/pets?{host}", "login refused")
        refused(f"postgres://petmap@/none?{host}", "does not exist")
        refused(f"postgres://visitor@/newer?{host}", "grant the user")
        refused(f"postgres://petmap@/latin?{host}", "LATIN1")
        refused(f"postgres://petmap@/newer?{host}", "version 99")
        refused(f"postgres://petmap@/foreign_one?{host}", "something other than a store")
        refused(f"postgres://petmap@/pets?host={standby.directory}", "read-only standby")
        for version in ("9.6.24", "13.14"):
            old = OldServer(version)
            refused(f"postgres://petmap@/pets?host={old.directory.name}", "is too old")
        with tempfile.TemporaryDirectory() as directory:
            # A file that is not a library hides the installed library.
            with open(f"{directory}/libpq.so.5", "wb"):
                pass
            refused(f"postgres://petmap@/pets?{host}", "libpq is missing",
                    environment={"LD_LIBRARY_PATH": directory})
        primary.signal(signal.SIGSTOP)
        refused(f"postgres://petmap:{SECRET}@/pets?{host}", "cannot connect")
        primary.signal(signal.SIGCONT)
    finally:
        kill_leftovers()
        failover.remove_all()
    return f"{len(times)} unusable addresses, rejected within {max(times):.1f} s"


TRIALS = [failover.checked(refusals)]
