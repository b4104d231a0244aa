"""Kills the server that sends alerts, on a file and on a database with two servers, and counts the messages."""

import contextlib
import email
import http.client
import json
import os
import re
import subprocess
import tempfile
import time
import urllib.parse

from trials import failover
from trials.failover import Cluster, DatabaseServer
from trials.service import Client, check

# How many searches are saved. Each covers a different place, and one pet is found in each place.
ALERTS = 60
# The time in seconds in which every message has to arrive: the lease of a killed server ends after 12 seconds, and a
# message that fails twice is sent again after at most 15.
PATIENCE = 120

# A mail command that refuses one of nine messages for now, like a relay that is busy, and keeps the others.
MAIL_COMMAND = """#!/bin/sh
file=$(mktemp {outbox}/message.XXXXXXXX)
cat > "$file"
case $file in *[0-6]) rm "$file"; exit 75 ;; esac
mv "$file" "$file.eml"
"""


class AlertServer(DatabaseServer):
    """A server that sends mail, with any kind of store."""

    def __init__(self, program, store, command, options=()):
        super().__init__(program, store, [
            "--mail-command", command, "--mail-from", "alerts@pets.example", "--public-url", "https://pets.example",
            "--limit-alerts", "1000/1h", *options])

    @property
    def is_sender(self):
        metrics = Client(self.port).get("/metrics").body.decode()
        return "\npetmap_alert_sender 1" in metrics


def write_command(path, script):
    with open(path, "w", encoding="ascii") as file:
        file.write(script)
    os.chmod(path, 0o755)


def until(condition, text, seconds=PATIENCE):
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        check(time.monotonic() < deadline, f"not after {seconds} s: {text}")
        time.sleep(0.1)
    return result


class Outbox:
    """The messages that were sent, by address."""

    def __init__(self, directory):
        self.directory = directory

    def messages(self):
        found = {}
        for name in os.listdir(self.directory):
            if name.endswith(".eml"):
                with open(f"{self.directory}/{name}", "rb") as file:
                    message = email.message_from_binary_file(file)
                found.setdefault(message["To"], []).append(message)
        return found

    def count(self, is_request):
        """Returns the number of addresses with a request for confirmation, or with news, and of such messages."""
        counts = [
            sum(("List-Unsubscribe" not in message) == is_request for message in messages)
            for messages in self.messages().values()]
        return sum(count > 0 for count in counts), sum(counts)


def place(number):
    """A place that is more than 10 km from all others."""
    return 45 + number % 10 * 0.2, 5 + number // 10 * 0.3


def save_searches(port):
    for number in range(ALERTS):
        latitude, longitude = place(number)
        body = {"search": f"near={latitude:.4f},{longitude:.4f}&radius=5", "mail": f"a{number}@example.org"}
        saved = Client(port, is_patient=True).request(
            "POST", "/api/v1/alerts", json.dumps(body), {"Content-Type": "application/json"})
        check(saved.status == 201, f"alert: {saved.status} {saved.body}")


def confirm(port, outbox):
    for messages in outbox.messages().values():
        text = messages[0].get_payload(decode=True).decode()
        token = re.search(r"pets\.example/alerts/([0-9a-z]{26})", text).group(1)
        confirmed = Client(port, is_patient=True).request(
            "POST", f"/alerts/{token}", urllib.parse.urlencode({"action": "confirm"}),
            {"Content-Type": "application/x-www-form-urlencoded"})
        check(confirmed.status == 303, f"confirm: {confirmed.status}")


def find_pets(program, store, directory, numbers):
    """Imports found pets, one near each place."""
    path = f"{directory}/pets-{numbers[0]}.csv"
    with open(path, "w", encoding="ascii") as file:
        file.write("id,status,latitude,longitude,name,species\n")
        for number in numbers:
            latitude, longitude = place(number)
            file.write(f"p{number},found,{latitude:.4f},{longitude:.4f},Rex {number},dog\n")
    subprocess.run([program, "import", "--source", path, "--store", store, "--source-name", path, "--quiet"], check=True,
                   stderr=subprocess.DEVNULL)


def follow(program, store, count):
    """Kills the sender after each third of the pets, and returns the numbers of messages and of takeovers in words."""
    with tempfile.TemporaryDirectory() as directory:
        os.mkdir(f"{directory}/outbox")
        command = f"{directory}/mail"
        write_command(command, MAIL_COMMAND.format(outbox=f"{directory}/outbox"))
        store, outbox = store or f"{directory}/pets.sqlite", Outbox(f"{directory}/outbox")
        servers = [AlertServer(program, store, command) for _ in range(count)]
        for server in servers:
            check(server.is_ready(), "the server did not start")

        def sender():
            with contextlib.suppress(OSError, http.client.HTTPException):
                return next((server for server in servers if server.is_sender), None)

        until(sender, "a server sends")
        save_searches(servers[0].port)
        until(lambda: outbox.count(True)[0] == ALERTS, "every address is asked")
        confirm(servers[-1].port, outbox)
        for begin in range(0, ALERTS, ALERTS // 3):
            find_pets(program, store, directory, range(begin, begin + ALERTS // 3))
            # Some messages have been sent, some are being sent, and some are recorded or not even that.
            until(lambda: outbox.count(False)[0] > begin, "a message after a takeover")
            killed = until(sender, "a server sends")
            killed.kill()
            servers.remove(killed)
            servers.append(AlertServer(program, store, command))
        for server in servers:
            check(server.is_ready(), "the server did not start again")
        until(lambda: outbox.count(False)[0] == ALERTS, "every address is told of its pet")
        for address, messages in outbox.messages().items():
            news = [message for message in messages if "List-Unsubscribe" in message]
            name = f"Rex {address.split('@')[0][1:]}"
            for message in news:
                check(name in message.get_payload(decode=True).decode(), f"{address} is not told of {name}")
        sent = outbox.count(False)[1]
        # A message is sent again only if its sender was killed before it could record that it was sent.
        check(sent < 2 * ALERTS, f"{sent} messages about {ALERTS} pets")
        for server in servers:
            server.stop_cleanly()
    return f"{ALERTS} receivers were told in {sent} messages"


def alerts(options):
    report = "a file, whose server was killed three times: " + follow(options.program, None, 1)
    cluster = Cluster()
    try:
        cluster.sql("CREATE DATABASE pets", "postgres")
        address = f"postgres://petmap@/pets?host={cluster.directory}"
        report += "; a database, the sending one of whose two servers was killed three times: "
        report += follow(options.program, address, 2)
    finally:
        failover.remove_all()
    return report
