"""A petmap service with a temporary store, for the tests of the page."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import urllib.request
import zlib
import struct

WARSAW = (52.2297, 21.0122)


def pet(index, name, north=0.0, east=0.0, **members):
    """A feature at a distance in meters from the center of Warsaw."""
    latitude = WARSAW[0] + north / 111_195
    longitude = WARSAW[1] + east / (111_195 * 0.6125)
    return {
        "type": "Feature", "geometry": {"type": "Point", "coordinates": [round(longitude, 6), round(latitude, 6)]},
        "properties": {
            "id": f"t{index}", "petName": name, "species": "DOG", "sex": "MALE", "status": "MISSING",
            "lastSeenDate": "2025-03-01", **members,
        },
    }


PETS = [
    pet(0, "Burek", email="anna@example.com", phone="+48 600 100 200", breed="Kundel",
        description="Brown, with a white paw and a red collar. Shy, but comes to his name."),
    pet(1, "Mruczek", 900, 0, species="CAT", status="FOUND", phone="600 100 201", lastSeenDate="2025-03-05"),
    # A cluster of two pins that splits.
    pet(2, "Reksio", -2000, 0, email="b@example.com"), pet(3, "Azor", -2000, 60, email="c@example.com"),
    # Three pins at the same coordinate.
    pet(4, "Filemon", 0, 3000, species="CAT", email="d@example.com"),
    pet(5, "Bonifacy", 0, 3000, species="CAT", status="FOUND", email="e@example.com"),
    pet(6, "Puszek", 0, 3000, species="CAT", status="CLOSED", email="f@example.com"),
    # Text that breaks pages if they do not escape it.
    pet(7, "<script>alert(1)</script><img src=x onerror=alert(2)>", 0, -3000, email="g@example.com",
        breed="\u202egnirts lortnoc\u202c", description="\"><svg onload=alert(3)>" + "x" * 400),
    pet(8, "e" + "\u0301" * 90, 3000, -3000, email="h@example.com", description="a" + "\u0301" * 4000),
    pet(9, None, 3000, 3000, species="BIRD", status="CLOSED", email="i@example.com", lastSeenDate="2024-12-24"),
]


def png():
    """An image of one pixel."""
    def chunk(kind, data):
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack("!IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"\0\x80\x40\x20")) + chunk(b"IEND", b""))


class Service:
    """Starts the service on a free port, or restarts it on the same port. `options` are added to its command line."""

    def __init__(self, program, page, features=None, options=()):
        self.program, self.page, self.options = os.path.abspath(program), os.path.abspath(page), options
        self.folder = tempfile.mkdtemp(prefix="petmap-page.")
        self.store = os.path.join(self.folder, "pets.sqlite")
        source = os.path.join(self.folder, "pets.geojson")
        with open(source, "w", encoding="utf-8") as file:
            json.dump({"type": "FeatureCollection", "features": PETS if features is None else features}, file)
        subprocess.run([self.program, "import", "--source", source, "--store", self.store], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.process, self.port, self.credentials = None, 0, {}
        self.start()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        self.process = self.spawn([
            self.program, "serve", "--port", str(self.port), "--store", self.store, "--photos",
            os.path.join(self.folder, "photos"), "--page", self.page, *self.options])
        for line in self.process.stderr:
            address = re.search(r"listening on http://127\.0\.0\.1:(\d+)", line)
            if address:
                self.port = int(address[1])
                return
        raise RuntimeError("petmap serve does not listen on a port")

    def spawn(self, command):
        return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def request(self, path, data=None, **headers):
        request = urllib.request.Request(self.origin + path, data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=20) as response:
            return json.load(response)

    def report(self, name, photo=None, **members):
        """Creates an announcement with a photo in the center of Warsaw."""
        created = self.request("/api/v1/announcements", json.dumps({
            "petName": name, "species": "DOG", "sex": "MALE", "status": "MISSING", "lastSeenDate": "2025-03-06",
            "email": "new@example.com", "locationLatitude": WARSAW[0] + 0.004, "locationLongitude": WARSAW[1] + 0.006,
            **members,
        }).encode(), **{"Content-Type": "application/json"})
        credentials = base64.b64encode(f"{created['id']}:{created['managementPassword']}".encode()).decode()
        boundary = "petmap-page"
        body = (f"--{boundary}\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p.png\"\r\n"
                "Content-Type: image/png\r\n\r\n").encode() + (photo or png()) + f"\r\n--{boundary}--\r\n".encode()
        self.request(f"/api/v1/announcements/{created['id']}/photos", body, **{
            "Authorization": f"Basic {credentials}", "Content-Type": f"multipart/form-data; boundary={boundary}"})
        self.credentials[created["id"]] = credentials
        return created["id"]

    def remove(self, pet_id):
        """Deletes an announcement that `report` created."""
        self.manage(pet_id, "", "DELETE")

    def set_status(self, pet_id, status):
        """Sets the status of an announcement that `report` created."""
        self.manage(pet_id, "/status", "PUT", json.dumps({"status": status}).encode())

    def manage(self, pet_id, path, method, data=None):
        request = urllib.request.Request(
            f"{self.origin}/api/v1/announcements/{pet_id}{path}", data, method=method,
            headers={"Authorization": f"Basic {self.credentials[pet_id]}", "Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=20):
            pass

    def ids(self):
        """Returns the IDs of the pets by name."""
        features = self.request("/api/v1/pins?limit=100")["features"]
        return {feature["properties"]["petName"]: feature["id"] for feature in features}
