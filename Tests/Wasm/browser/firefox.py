"""Controls Debian's Firefox, which Playwright does not support, with the subset of WebDriver BiDi that is needed to open
a page and receive its messages."""

import json
import re
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect


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
            self.web = connect(f"ws://127.0.0.1:{address[1]}/session", max_size=None)
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
            message = json.loads(self.web.recv(self.timeout))
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
