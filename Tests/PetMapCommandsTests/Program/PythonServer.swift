import Foundation
import Testing

/// A web server on a free port, made of a request handler in Python.
struct PythonServer {
  let port: Int
  private let process: Process

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - handler: The body of a function `respond(self, file)` of an HTTP request handler, indented
  ///     by four spaces.
  ///   - file: The path of the file whose bytes are passed to the handler.
  init(_ handler: String, file: String) throws {
    let script = """
      import http.server, re, sys
      file = open(sys.argv[1], 'rb').read()
      class Handler(http.server.BaseHTTPRequestHandler):
        count = 0
        def respond(self, file):
      \(handler)
        def do_GET(self):
          Handler.count += 1
          self.respond(file)
        def send(self, status, body, headers={}):
          self.send_response(status)
          for name, value in headers.items(): self.send_header(name, value)
          self.send_header('Content-Length', str(len(body)))
          self.end_headers()
          try: self.wfile.write(body)
          except OSError: pass
        def log_message(self, *words): pass
      server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
      print(server.server_port, flush=True)
      server.serve_forever()
      """
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  func stop() {
    // A child process of a thread that blocks signals also blocks SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
