"""Controls Debian's Firefox, which Playwright does not support, with the subset of WebDriver BiDi (JSON over a
WebSocket, RFC 6455) that is needed to open a page and receive its messages."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time


class WebSocket:
    """A client connection that sends and receives text."""

    def __init__(self, port, path, timeout):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            .encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode().strip())
        while self.file.readline().strip():
            pass

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        length = len(data)
        head = struct.pack("!BBH", 0x81, 0x80 | 126, length) if 125 < length < 65536 else (
            struct.pack("!BB", 0x81, 0x80 | length) if length < 126
            else struct.pack("!BBQ", 0x81, 0x80 | 127, length))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """Returns the next text, which may be sent in several frames."""
        text = b""
        while True:
            first, second = self.file.read(2)
            length = second & 127
            if length > 125:
                size = 2 if length == 126 else 8
                length = int.from_bytes(self.file.read(size), "big")
            data = self.file.read(length)
            if first & 15 < 3:
                text += data
                if first & 128:
                    return text.decode()
            elif first & 15 == 8:
                raise ConnectionError("Firefox closed the connection")


class Firefox:
    """A headless Firefox with one page."""

    def __init__(self, path, timeout=60):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", self.profile,
             "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.timeout = timeout
        self.count = 0
        try:
            for line in self.process.stderr:
                address = re.search(r"BiDi listening on ws://127\.0\.0\.1:(\d+)", line)
                if address:
                    break
            else:
                raise ConnectionError("Firefox does not listen on a port")
            self.web = WebSocket(int(address[1]), "/session", timeout)
            self.version = self.command("session.new", capabilities={})["capabilities"]["browserVersion"]
            self.command("session.subscribe", events=["log.entryAdded"])
            self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]
        except Exception:
            self.close()
            raise

    def next(self, wanted):
        """Returns the next matching message."""
        end = time.monotonic() + self.timeout
        while time.monotonic() < end:
            message = json.loads(self.web.receive())
            if wanted(message):
                return message
        raise TimeoutError(f"no message from Firefox within {self.timeout} seconds")

    def command(self, method, **parameters):
        self.count += 1
        number = self.count
        self.web.send(json.dumps({"id": number, "method": method, "params": parameters}))
        message = self.next(lambda message: message.get("id") == number)
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['message']}")
        return message["result"]

    def title(self, url):
        """Opens a page and returns its title after it has logged "done"."""
        self.count += 1
        self.web.send(json.dumps({
            "id": self.count, "method": "browsingContext.navigate",
            "params": {"context": self.context, "url": url, "wait": "none"}}))
        self.next(lambda message: message.get("method") == "log.entryAdded"
                  and message["params"]["text"] == "done")
        return self.command(
            "script.evaluate", expression="document.title", awaitPromise=False,
            target={"context": self.context})["result"]["value"]

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
