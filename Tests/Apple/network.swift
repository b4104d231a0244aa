// Runs the transports of the Apple target on Linux with the stand-ins in this folder, against the server of
// upload_server.py, whose URL is the argument. tools/checks/apple builds and runs it; it exits with a nonzero
// status on failure.

import Foundation
import PetMapAPI
import Synchronization

let base = CommandLine.arguments[1]
let folder = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
let transport = BackgroundTransport(identifier: "uploads", folder: folder)
let photo = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }

func get(_ path: String) async throws -> String {
  String(decoding: try await transport.send(ClientRequest(.get, base + path)).body, as: UTF8.self)
}

func fail(_ message: String) -> Never {
  print("network.swift: \(message)")
  exit(1)
}

// An upload is sent once, reports its progress, and returns the response with its status and body.
let sent = Mutex(TransferProgress(sent: 0, total: 0))
let response = try await transport.send(ClientRequest(.post, base + "/photos", body: photo)) {
  progress in
  sent.withLock { $0 = progress }
}
guard response.status == 201, response.body == Array("300000".utf8) else { fail("\(response)") }
guard sent.withLock({ $0.fraction }) == 1 else { fail("progress: \(sent.withLock { $0 })") }
guard try await get("/count") == "1" else { fail("not one upload") }

// The same upload at the same time joins the first one, and both get its response.
let slow = ClientRequest(.post, base + "/slow", body: photo)
async let first = transport.send(slow)
try await Task.sleep(for: .milliseconds(200))
let second = try await transport.send(slow)
guard try await first == second, second.status == 201 else { fail("\(second)") }
guard try await get("/count") == "2" else { fail("the upload was sent twice") }

// Errors of the service are responses, and small requests are not stored.
guard try await transport.send(ClientRequest(.post, base + "/refused", body: photo)).status == 400
else { fail("not refused") }
guard try await transport.send(ClientRequest(.post, base + "/photos", body: [1])).body == [0x31]
else { fail("a small request") }

// A canceled task cancels the upload; without a service, there is no connection.
let canceled = Task { try await transport.send(slow) }
try await Task.sleep(for: .milliseconds(100))
canceled.cancel()
do {
  fail("not canceled: \(try await canceled.value)")
} catch let error as TransportError {
  guard error == .cancelled else { fail("\(error)") }
}
do {
  fail("\(try await transport.send(ClientRequest(.post, "http://127.0.0.1:1/", body: photo)))")
} catch let error {
  guard error == .noConnection else { fail("\(error)") }
}

// No body is left behind.
let left = try FileManager.default.contentsOfDirectory(
  atPath: folder.appendingPathComponent("uploads").path)
guard left.isEmpty else { fail("left behind: \(left)") }
