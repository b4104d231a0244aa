"""A server for network.swift: it counts uploads and answers with their sizes. Runs a command with its URL.

    upload_server.py COMMAND [ARGUMENT…]
"""

import http.server
import subprocess
import sys
import threading
import time


class Handler(http.server.BaseHTTPRequestHandler):
    uploads = 0

    def do_POST(self):
        size = len(self.rfile.read(int(self.headers["Content-Length"])))
        Handler.uploads += 1
        if self.path == "/slow":
            time.sleep(1)
        self.answer(400 if self.path == "/refused" else 201, str(size))

    def do_GET(self):
        self.answer(200, str(Handler.uploads))

    def answer(self, status, text):
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
command = [sys.argv[1], f"http://127.0.0.1:{server.server_port}", *sys.argv[2:]]
sys.exit(subprocess.run(command, timeout=120).returncode)
