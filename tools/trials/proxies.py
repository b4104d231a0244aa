#!/usr/bin/env python3
"""Runs a packaged proxy configuration with TLS in front of a service, and tests the service through it.

    tools/trials/proxies.py PROGRAM nginx
    tools/trials/proxies.py PROGRAM caddy

Only names, ports, certificates and directories in the packaged file are replaced. Clients use different
loopback addresses (127.0.0.2 and so on), which requires Linux.
"""

import gzip
import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tools"))
from trials.service import (  # pylint: disable=wrong-import-position
    TIMEOUT, Failure, check, free_port, noise, SMALL_PHOTO)

NAME = "pets.example.org"


def packaged(name):
    with open(f"{ROOT}/tools/release/{name}", encoding="utf-8") as file:
        return file.read()


def replaced(text, pairs):
    for old, new in pairs:
        check(old in text, f"the packaged file has no {old!r}")
        text = text.replace(old, new)
    return text


class Site:
    """A service behind a proxy."""

    def __init__(self, program, kind, directory):
        self.kind, self.directory = kind, directory
        self.port, self.plain_port, service_port = free_port(), free_port(), free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
             f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", f"{directory}/key.pem",
             "-out", f"{directory}/cert.pem"], check=True, capture_output=True)
        subprocess.run(
            [program, "import", "--source", f"{ROOT}/Fixtures/longbeach-shelter.csv", "--store",
             f"{directory}/pets.sqlite", "--quiet"], check=True)
        # Use the rate limits of the packaged unit.
        limits = re.search(r'"PETMAP_LIMITS=([^"]*)"', packaged("petmap.service"))
        self.log = f"{directory}/petmap.log"
        with open(self.log, "wb") as log:
            self.service = subprocess.Popen(
                ["prlimit", "--nofile=1024", program, "serve", "--port", str(service_port), "--store", f"{directory}/pets.sqlite",
                 "--trust-proxy", "127.0.0.1,::1", *limits.group(1).split()], stderr=log)
        self.proxy_log = f"{directory}/proxy.log"
        command = getattr(self, kind)(service_port)
        with open(self.proxy_log, "wb") as log:
            self.proxy = subprocess.Popen(
                command, stdout=log, stderr=log, env=dict(os.environ, XDG_DATA_HOME=directory))
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            try:
                if self.get("/api/ready").status == 200:
                    return
            except Failure:
                pass
            check(self.proxy.poll() is None, f"the proxy did not start: {self.proxy_logs()}")
            time.sleep(0.1)
        raise Failure("the site did not start")

    def nginx(self, service_port):
        directory = self.directory
        text = replaced(packaged("nginx.conf"), [
            ("127.0.0.1:3000", f"127.0.0.1:{service_port}"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("listen [::]:443 ssl http2;", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"), ("listen [::]:80;", ""),
            ("/etc/letsencrypt/live/pets.example.org/fullchain.pem", f"{directory}/cert.pem"),
            ("/etc/letsencrypt/live/pets.example.org/privkey.pem", f"{directory}/key.pem"),
            ("/var/log/nginx/petmap", f"{directory}/proxy-petmap"),
            ("/var/lib/nginx/petmap", f"{directory}/cache"),
        ])
        temp_paths = "".join(f"{name}_temp_path {directory}/{name};\n" for name in (
            "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;\n" if os.geteuid() == 0 else ""
        with open(f"{directory}/nginx.conf", "w", encoding="utf-8") as file:
            file.write(f"daemon off;\n{user}pid {directory}/pid;\nevents {{}}\n"
                       f"http {{\n{temp_paths}access_log off;\n{text}}}\n")
        return ["nginx", "-c", f"{directory}/nginx.conf", "-e", f"{directory}/proxy-start.log"]

    def caddy(self, service_port):
        directory = self.directory
        text = replaced(packaged("Caddyfile"), [
            ("127.0.0.1:3000", f"127.0.0.1:{service_port}"),
            ("\n{\n", "\n{\n\tadmin off\n\tauto_https disable_redirects\n"
             f"\thttp_port {self.plain_port}\n"),
            ("\npets.example.org {", f"\nhttps://pets.example.org:{self.port} {{\n"
             f"\ttls {directory}/cert.pem {directory}/key.pem"),
        ])
        with open(f"{directory}/Caddyfile", "w", encoding="utf-8") as file:
            file.write(text)
        return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{directory}/Caddyfile"]

    def proxy_logs(self):
        names = [name for name in os.listdir(self.directory) if name.startswith("proxy")
                 and name.endswith(".log")]
        text = ""
        for name in names:
            with open(f"{self.directory}/{name}", encoding="utf-8", errors="replace") as file:
                text += file.read()
        return text

    def stop(self):
        # Unlike Caddy and petmap, nginx closes connections immediately on SIGTERM, which is sufficient here.
        for process in (self.proxy, self.service):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in (self.proxy, self.service):
            try:
                process.wait(TIMEOUT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def command(self, path, *words, client="127.0.0.9"):
        return ["curl", "-sS", "--http2", "--cacert", f"{self.directory}/cert.pem", "--interface", client,
                "--resolve", f"{NAME}:{self.port}:127.0.0.1", "--max-time", str(TIMEOUT),
                *words, f"https://{NAME}:{self.port}{path}"]

    def get(self, path, *words, client="127.0.0.9"):
        head, body = f"{self.directory}/head", f"{self.directory}/body"
        for name in (head, body):
            with open(name, "wb"):
                pass
        done = subprocess.run(
            self.command(path, "-D", head, "-o", body, *words, client=client),
            capture_output=True, text=True, check=False)
        with open(head, encoding="latin-1", newline="") as file:
            blocks = [block for block in file.read().split("\r\n\r\n") if block]
        check(blocks, f"{path}: {done.stderr}")
        with open(body, "rb") as file:
            return Reply(blocks[-1], file.read())

    def create(self, client):
        draft = {"petName": "Rex", "species": "DOG", "sex": "MALE", "locationLatitude": 33.80,
                 "locationLongitude": -118.18, "email": "ann@example.org",
                 "lastSeenDate": "2025-11-01", "status": "MISSING"}
        return self.get("/api/v1/announcements", "-H", "Content-Type: application/json", "-d",
                        json.dumps(draft), client=client)

    def upload(self, pet, photo, client, *words, password=None):
        name = f"{self.directory}/photo"
        with open(name, "wb") as file:
            file.write(photo)
        return self.get(f"/api/v1/announcements/{pet['id']}/photos", "-u",
                        f"{pet['id']}:{password or pet['managementPassword']}", "-F",
                        f"photo=@{name}", *words, client=client)

    def raw(self, request):
        """Sends bytes, and returns everything that the proxy sends until it closes the connection or stops sending."""
        context = ssl.create_default_context(cafile=f"{self.directory}/cert.pem")
        with socket.create_connection(("127.0.0.1", self.port), timeout=3) as plain:
            with context.wrap_socket(plain, server_hostname=NAME) as one:
                one.sendall(request)
                response = b""
                try:
                    while piece := one.recv(65536):
                        response += piece
                except (TimeoutError, ConnectionError, ssl.SSLError):
                    pass
                return response


class Reply:
    def __init__(self, head, body):
        lines = head.split("\r\n")
        self.version, self.status = lines[0].split()[0], int(lines[0].split()[1])
        self.headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            self.headers.setdefault(name.lower(), value.strip())
        self.body = body

    def error(self):
        return json.loads(self.body)["error"]["code"]


# MARK: Checks, in this order


def check_protocol(site):
    reply = site.get("/api/health")
    check(reply.version == "HTTP/2" and reply.status == 200, f"{reply.version} {reply.status}")
    check(re.fullmatch("[A-Za-z0-9]{10}", reply.headers.get("request-id", "")), reply.headers)
    check(site.get("/metrics", client="127.0.0.2").status in (403, 404), "metrics are public")
    check(site.get("/metrics", client="127.0.0.1").status == 200, "metrics are not available locally")
    if site.kind == "nginx":
        with socket.create_connection(("127.0.0.1", site.plain_port), timeout=5) as one:
            one.sendall(f"GET /tiles.json HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode())
            response = one.recv(4096)
            check(f"Location: https://{NAME}/tiles.json".encode() in response, response)


def check_compression(site):
    plain = site.get("/api/v1/announcements")
    packed = site.get("/api/v1/announcements", "-H", "Accept-Encoding: gzip")
    check("content-encoding" not in plain.headers, "compressed although the client did not request it")
    check(packed.headers.get("content-encoding") == "gzip", f"not compressed: {packed.headers}")
    check(gzip.decompress(packed.body) == plain.body, "the contents differ")
    tags = [reply.headers["etag"] for reply in (plain, packed)]
    check(tags[0] != tags[1], f"one tag for two codings: {tags}")
    again = site.get("/api/v1/announcements", "-H", "Accept-Encoding: gzip", "-H",
                     f"If-None-Match: {tags[1]}")
    check(again.status == 304 and not again.body, f"revalidation: {again.status}")


def check_forwarding(site):
    forged = ["-H", "X-Forwarded-Host: evil.example", "-H", "X-Forwarded-Proto: http", "-H",
              "X-Forwarded-For: 10.9.9.9", "-H", "Forwarded: for=10.9.9.9;host=evil.example"]
    for words in ([], forged):
        tiles = json.loads(site.get("/tiles.json", *words).body)["tiles"][0]
        check(tiles.startswith(f"https://{NAME}:{site.port}/tiles/"), f"link: {tiles}")


def check_clients(site, ids):
    """Checks that failed attempts lock out the client that makes them, despite forged headers, but no other client."""
    created = site.create("127.0.0.3")
    check(created.status == 201, f"create: {created.status} {created.body}")
    pet = json.loads(created.body)
    ids.append(pet["id"])
    statuses = [
        site.upload(pet, SMALL_PHOTO, "127.0.0.4", "-H", f"X-Forwarded-For: 10.0.0.{number}",
                    password="000000").status for number in range(7)]
    check(statuses == [403] * 5 + [429] * 2, f"guesses: {statuses}")
    check(site.get(f"/api/v1/announcements/{pet['id']}").status == 200, "reading by ID")
    check(site.get(f"/api/v1/announcements/{pet['id'].replace('-', '%2d')}?x=1").status == 200, "an escaped ID")
    # The photo has at most 20,000,000 bytes, and the form is larger.
    large = noise(19_900_000, random.Random(1))
    uploaded = site.upload(pet, large, "127.0.0.3")
    check(uploaded.status == 201, f"an upload of {len(large)} bytes: {uploaded.status} {uploaded.body}")
    url = json.loads(site.get(f"/api/v1/announcements/{pet['id']}").body)["photoUrl"]
    large = site.get(url).body
    check(large.startswith(b"\xff\xd8\xff") and len(large) > 1_000_000, f"the photo has {len(large)} bytes")
    part = site.get(url, "-r", "1000-1999")
    check(part.status == 206 and part.body == large[1000:2000], f"range: {part.status}")
    check(part.headers["content-range"] == f"bytes 1000-1999/{len(large)}", part.headers)
    check(site.get(url, "-r", "-100").body == large[-100:], "the last 100 bytes")
    refused = site.upload(pet, bytes(24_000_000), "127.0.0.3")
    check(refused.status == 413, f"an upload of 24 MB: {refused.status}")
    return pet


def check_limits(site, ids):
    statuses = []
    for _ in range(40):
        reply = site.create("127.0.0.5")
        statuses.append(reply.status)
        if reply.status != 201:
            break
        ids.append(json.loads(reply.body)["id"])
    check(statuses[-1] == 429 and len(statuses) > 5, f"creates: {statuses}")
    check(reply.error() == "TOO_MANY_REQUESTS" and int(reply.headers["retry-after"]) > 0, reply.body)
    other = site.create("127.0.0.6")
    check(other.status == 201, f"another client: {other.status}")
    ids.append(json.loads(other.body)["id"])
    return json.loads(other.body)


def check_tiles(site, pet):
    path = "/tiles/10/175/409.mvt"
    first, second = site.get(path), site.get(path)
    check(first.status == 200 and first.body == second.body, f"tile: {first.status}")
    if site.kind == "nginx":
        # The first response may not have come from the cache.
        check((first.headers["x-cache-status"], second.headers["x-cache-status"]) == ("MISS", "HIT"),
              f"{first.headers} {second.headers}")
        check(first.headers["request-id"] != second.headers["request-id"], "two requests have the same ID")
    check(second.headers["cache-control"] == "public, max-age=0", second.headers)
    unchanged = site.get(path, "-H", f"If-None-Match: {second.headers['etag']}")
    check(unchanged.status == 304, f"revalidation: {unchanged.status}")
    check(site.upload(pet, SMALL_PHOTO, "127.0.0.6").status == 201, "upload")
    deadline = time.monotonic() + TIMEOUT
    while site.get(path).body == first.body:
        check(time.monotonic() < deadline, "a new pin did not appear on the map")
        time.sleep(0.5)


def check_events(site, ids):
    listener = subprocess.Popen(site.command("/api/v1/changes", "-N"), stdout=subprocess.PIPE, text=True)
    try:
        begun = time.monotonic()
        while "hello" not in listener.stdout.readline():
            check(listener.poll() is None, "no hello")
        check(time.monotonic() - begun < TIMEOUT, "the first event was buffered")
        pet = json.loads(site.create("127.0.0.7").body)
        ids.append(pet["id"])
        begun = time.monotonic()
        check(site.upload(pet, SMALL_PHOTO, "127.0.0.7").status == 201, "upload")
        while pet["id"] not in listener.stdout.readline():
            check(listener.poll() is None, "the event did not arrive")
        check(time.monotonic() - begun < TIMEOUT, "the event was buffered")
    finally:
        listener.kill()
        listener.wait()


def check_shares(site):
    """Checks that a client with as many listeners as possible leaves some to others."""
    context = ssl.create_default_context(cafile=f"{site.directory}/cert.pem")
    clients, statuses = [], []
    for _ in range(300):
        plain = socket.create_connection(("127.0.0.1", site.port), TIMEOUT, ("127.0.0.8", 0))
        clients.append(context.wrap_socket(plain, server_hostname=NAME))
        clients[-1].sendall(f"GET /api/v1/changes HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode())
        statuses.append(int(clients[-1].recv(4096)[9:12]))
    check(statuses[0] == 200 and statuses[-1] in (429, 503), f"listeners: {statuses}")
    check(site.get("/api/v1/changes", "--max-time", "2").status == 200, "a listener of another client")
    check(site.get("/api/health").status == 200, "another client")
    for one in clients:
        one.close()


def check_smuggling(site):
    hidden = f"GET /smuggled HTTP/1.1\r\nHost: {NAME}\r\n\r\n"
    chunk = f"{len(hidden):x}\r\n{hidden}\r\n0\r\n\r\n"
    size = len(f"{len(hidden):x}\r\n")
    fields = [
        f"Content-Length: {size}\r\nTransfer-Encoding: chunked",
        f"Transfer-Encoding: chunked\r\nContent-Length: {size}",
        f"Content-Length: {size}\r\nTransfer-Encoding:\r\n chunked",
        f"Content-Length: {size}\r\nTransfer-Encoding : chunked",
        f"Content-Length: {size}\r\nTransfer-Encoding: xchunked",
        f"Content-Length: {size}\r\nContent-Length: {len(chunk)}",
        f"Content-Length: {size}\r\nTransfer-Encoding: chunked\0",
    ]
    for text in fields:
        response = site.raw(f"POST /api/v1/announcements HTTP/1.1\r\nHost: {NAME}\r\n"
                          f"Content-Type: application/json\r\n{text}\r\n\r\n{chunk}".encode())
        statuses = re.findall(rb"^HTTP/1.1 (\d+)", response, re.M)
        check(statuses[:1] in ([], [b"400"], [b"501"]), f"{text!r}: {response[:200]}")
    with open(site.log, encoding="utf-8") as file:
        check("smuggled" not in file.read(), "a smuggled request reached the service")


def check_private(site, ids):
    """Requests everything with the ID of a report that is not published, in several spellings."""
    name = json.loads(site.create("127.0.0.9").body)["id"]
    ids += [name, name.upper()]
    for form in (name, name.upper(), name.replace("-", "%2d")):
        for path in (f"/api/v1/announcements/{form}/callout?viewport=390x844", f"/pets/{form}", f"/pets/{form}/map.png",
                     f"/pets/{form}/poster.pdf", f"/pets/{form}/flag", f"/photos/{form}-320.jpg", f"/images/{form}.jpeg",
                     f"/admin/photos/{form}", f"/ogc/collections/announcements/items/{form}", f"/?pet={form}",
                     f"/manage?id={form}"):
            site.get(path)


def check_cache(site, pet):
    """Checks that nginx keeps photos for the time that petmap allows."""
    page = site.get(f"/pets/{pet}").body.decode()
    path = re.search(rf"/photos/{pet}-320\.jpg\?v=[0-9]+", page).group()
    states = [site.get(path).headers.get("x-cache-status") for _ in range(2)]
    check(states == ["MISS", "HIT"], f"cached photos: {states}")


def check_logs(site, ids):
    site.service.terminate()
    site.service.wait(TIMEOUT)
    gone = site.get(f"/api/v1/announcements/{ids[0]}")
    check(gone.status in (502, 503), f"without the service: {gone.status}")
    if site.kind == "nginx":
        check(gone.error() == "STORE_UNAVAILABLE", gone.body)
    site.stop()
    text = site.proxy_logs()
    check("/announcements/*" in text, f"the log has no line for a request: {text[-500:]}")
    for name in ids:
        for form in (name, name.replace("-", "%2d"), name.replace("-", "%2D")):
            check(form not in text, "the proxy's log contains an ID: "
                  + next((line for line in text.splitlines() if form in line), ""))


def main():
    program, kind = os.path.abspath(sys.argv[1]), sys.argv[2]
    ids = []
    with tempfile.TemporaryDirectory() as directory:
        site = Site(program, kind, directory)
        try:
            check_protocol(site)
            check_compression(site)
            check_forwarding(site)
            check_clients(site, ids)
            check_tiles(site, check_limits(site, ids))
            check_events(site, ids)
            check_private(site, ids)
            if kind == "nginx":
                check_cache(site, ids[0])
            check_shares(site)
            check_smuggling(site)
            check_logs(site, ids)
        except BaseException:
            print(site.proxy_logs()[-3000:])
            raise
        finally:
            site.stop()
    print(f"{kind}: all checks passed")


if __name__ == "__main__":
    main()
