"""Erases a person as README.md describes, step by step, and looks for what may be left of them."""

import http.client
import json
import os
import random
import shutil
import subprocess
import tempfile

from trials import failover
from trials.alerts import AlertServer, write_command
from trials.failover import Cluster
from trials.service import TIMEOUT, Client, check, noise, served_photo

MAIL_COMMAND = """#!/bin/sh
cat > /dev/null
"""
# Words that occur nowhere else, in the fields of a person's report.
SECRETS = ("Xanthippos", "xanthippos@example.org", "+48611222333", "Rhododendron")


class Person:
    """A report that is made, found, copied and erased."""

    def __init__(self, program, port, store, photos=None):
        self.program, self.port, self.store = program, port, store
        self.photos = ["--photos", photos] if photos else []
        self.client = Client(port)
        draft = {"petName": SECRETS[0], "species": "DOG", "sex": "MALE", "locationLatitude": 52.2297,
                 "locationLongitude": 21.0122, "email": SECRETS[1], "phone": SECRETS[2],
                 "description": f"Hides behind the {SECRETS[3]}.", "lastSeenDate": "2025-11-01", "status": "MISSING"}
        created = self.client.request("POST", "/api/v1/announcements", json.dumps(draft),
                                      {"Content-Type": "application/json"})
        check(created.status == 201, f"create: {created.status} {created.body}")
        self.pet = json.loads(created.body)
        photo = noise(100_000, random.Random(7))
        self.photo = served_photo(photo)
        check(self.client.upload(self.pet, photo).status == 201, "upload")
        flag = {"reason": "other", "comment": f"I know {SECRETS[0]}."}
        flagged = self.client.request("POST", f"/api/v1/announcements/{self.pet['id']}/flags", json.dumps(flag),
                                      {"Content-Type": "application/json"})
        check(flagged.status == 201, f"flag: {flagged.status}")
        # Someone else has seen the pet, and the person has seen another one.
        self.see(self.pet["id"], f"I saw {SECRETS[0]}.", photo)
        self.others = [json.loads(self.client.create(f"Rex {number}").body) for number in range(20)]
        for other in self.others:
            check(self.client.upload(other, noise(300, random.Random(1))).status == 201, "upload")
        self.seen = self.see(self.others[0]["id"], f"By the {SECRETS[3]}, said {SECRETS[0]}.", photo)
        # The person wants to be told of another pet.
        search = {"search": f"near=45,5&radius=5&text={SECRETS[3]}", "mail": SECRETS[1]}
        saved = self.client.request("POST", "/api/v1/alerts", json.dumps(search), {"Content-Type": "application/json"})
        check(saved.status == 201, f"alert: {saved.status} {saved.body}")

    def see(self, pet, text, photo):
        """Sends a sighting with a photo."""
        body = {"seenAt": "2025-11-02", "locationLatitude": 52.23, "locationLongitude": 21.01, "text": text}
        path = f"/api/v1/announcements/{pet}/sightings"
        sent = self.client.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        check(sent.status == 201, f"sighting: {sent.status} {sent.body}")
        sighting = json.loads(sent.body)
        form = b"--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n" + photo + b"\r\n--B--\r\n"
        added = self.client.request(
            "POST", f"{path}/{sighting['number']}/photo", form,
            {"Authorization": f"Bearer {sighting['sightingToken']}", "Content-Type": "multipart/form-data; boundary=B"})
        check(added.status == 201, f"photo of a sighting: {added.status} {added.body}")
        return f"{pet}/{sighting['number']}"

    def found(self):
        """Step 1: the lines of an export with the person's address, which are also the copy of their data."""
        lines = subprocess.run(
            [self.program, "export", "--store", self.store, "--unpublished", "--format", "geojsonl"],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.splitlines()
        return [json.loads(line) for line in lines if SECRETS[1].encode() in line]

    def moderate(self, *arguments, status=0):
        """The lines that a moderator's command prints. The status is 1 if it finds nothing."""
        done = subprocess.run([self.program, "moderate", *arguments, "--store", self.store], check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        check(done.returncode == status, f"{arguments}: {done.stderr}")
        return done.stdout.splitlines()

    def erase(self):
        found = self.found()
        check([one["id"] for one in found] == [self.pet["id"]], f"found: {found}")
        for secret in SECRETS:
            check(secret in json.dumps(found, ensure_ascii=False), f"{secret} is not in the copy of the person's data")
        check(self.client.get(f"/images/{self.pet['id']}.jpeg").body == self.photo, "the copy of the photo differs")
        # Step 2.
        response = self.client.as_admin("DELETE", f"/api/admin/v1/announcements/{self.pet['id']}")
        check(response.status == 204, f"delete: {response.status} {response.body}")
        lines = self.moderate("sightings", "--format", "jsonl")
        sent = [json.loads(line) for line in lines if SECRETS[3].encode() in line]
        found = [f"{one['announcement']}/{one['sighting']['number']}" for one in sent]
        check(found == [self.seen], f"sightings: {found}")
        self.moderate("delete", self.seen, *self.photos)
        check(len(self.moderate("alerts", SECRETS[1])) == 1, "the alert is not listed")
        self.moderate("stop-alerts", SECRETS[1])
        self.moderate("alerts", SECRETS[1], status=1)
        check(self.found() == [], "the person is still exported")

    def check_responses(self):
        """Checks that no response says a word, whether it is read from memory, a cache or the change log."""
        name = self.pet["id"]
        paths = {
            f"/api/v1/announcements/{name}": 404, f"/api/v1/announcements/{name}/callout?viewport=390x844": 404,
            f"/images/{name}.jpeg": 404, f"/images/{name}-s1.jpeg": 404, f"/api/v1/announcements/{name}/sightings": 404,
            f"/images/{self.others[0]['id']}-s1.jpeg": 404, f"/api/v1/announcements/{self.others[0]['id']}/sightings": 200, f"/photos/{name}-320.jpg": 404, f"/photos/{name}-1280.webp": 404,
            f"/pets/{name}": 404, f"/pets/{name}/map.png": 404, f"/pets/{name}/poster.pdf": 404,
            "/api/v1/announcements?limit=100": 200, f"/api/v1/pins?text={SECRETS[0]}": 200, "/api/v1/pins": 200,
            "/tiles/0/0/0.mvt": 200, "/tiles/17/73186/43140.mvt": None, "/ogc/collections/pets/items?limit=100": None,
            "/?center=52.2297,21.0122&zoom=17": None, f"/?pet={name}": None, "/metrics": 200}
        for path, status in paths.items():
            response = self.client.get(path)
            check(status in (None, response.status), f"{path}: {response.status}")
            self.check_absence(response.body, path)
        self.check_absence(self.replayed(), "the change feed")

    def replayed(self):
        """The events since the first change."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        connection.request("GET", "/api/v1/changes", headers={"Last-Event-ID": "1"})
        stream = connection.getresponse()
        connection.sock.settimeout(2)
        body = b""
        try:
            while piece := stream.read1(65536):
                body += piece
        except TimeoutError:
            pass
        connection.close()
        return body

    def traces(self, content):
        """What some bytes contain of the person: words, or 64 bytes of the photo."""
        words = [secret for secret in SECRETS if secret.encode() in content]
        middle = len(self.photo) // 2
        return words + (["the photo"] if self.photo[middle:middle + 64] in content else [])

    def check_absence(self, content, place):
        check(not self.traces(content), f"{place} has {self.traces(content)}")

    def check_files(self, directory, is_expected=False, without=()):
        """Looks into every file, and returns the number of files that have something of the person."""
        count = 0
        for folder, _, names in os.walk(directory):
            for name in names:
                path = os.path.join(folder, name)
                if any(part in path for part in without):
                    continue
                with open(path, "rb") as file:
                    traces = self.traces(file.read())
                count += bool(traces)
                check(is_expected or not traces, f"{path} has {traces}")
        return count


def erase_from_file(program):
    with tempfile.TemporaryDirectory() as directory:
        write_command(f"{directory}/mail", MAIL_COMMAND)
        store, photos, backups = f"{directory}/pets.sqlite", f"{directory}/photos", f"{directory}/backups"
        server = AlertServer(program, store, f"{directory}/mail", ["--photos", photos])
        check(server.is_ready(), "the server did not start")
        os.mkdir(backups)

        def back_up(name):
            subprocess.run([program, "store", "backup", f"{backups}/{name}.sqlite", "--store", store, "--photos", photos],
                           check=True, stderr=subprocess.DEVNULL)

        person = Person(program, server.port, store, photos)
        back_up("before")
        before = person.check_files(directory, is_expected=True)
        check(before >= 4, f"the report and its photo are in {before} files")
        person.erase()
        person.check_responses()
        person.check_files(directory, without=["/backups/"])
        # Step 3.
        back_up("after")
        os.remove(f"{backups}/before.sqlite")
        shutil.rmtree(f"{backups}/before.photos")
        person.check_files(directory)
        server.stop_cleanly()
        person.check_files(directory)
    return before


def erase_from_database(program):
    cluster = Cluster()
    try:
        cluster.sql("CREATE DATABASE pets", "postgres")
        address = f"postgres://petmap@/pets?host={cluster.directory}"
        write_command(f"{cluster.directory}/mail", MAIL_COMMAND)
        server = AlertServer(program, address, f"{cluster.directory}/mail")
        check(server.is_ready(), "the server did not start")
        person = Person(program, server.port, address)
        cluster.sql("CHECKPOINT")
        check(person.check_files(cluster.data, is_expected=True, without=["/pg_wal/"]), "nothing was stored")
        person.erase()
        person.check_responses()
        # Step 4.
        cluster.sql("VACUUM FULL")
        cluster.sql("CHECKPOINT")
        person.check_files(cluster.data, without=["/pg_wal/"])
        server.stop_cleanly()
    finally:
        failover.remove_all()


def erase(options):
    files = erase_from_file(options.program)
    erase_from_database(options.program)
    return f"a person was in {files} files and a backup, and in a database; then in none, and in no response"
