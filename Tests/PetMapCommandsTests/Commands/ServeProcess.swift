import Foundation
import ServiceTestSupport

/// `petmap serve` in a separate process, on a free loopback port.
final class ServeProcess {
  let process = Process()
  private(set) var port = 0
  private let errors = Pipe()

  /// The process terminated before it started listening.
  struct NoServer: Error {
    let errors: String
  }

  /// Starts the process and waits until it is listening.
  init(_ options: [String], environment: [String: String] = [:]) throws {
    process.executableURL = Subprocess.program
    process.arguments = ["serve", "--port", "0"] + options
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    var text = ""
    while port == 0 {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else { throw NoServer(errors: text) }
      text += String(decoding: data, as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.contains("listening on ") }
      guard let line, text.hasSuffix("\n") else { continue }
      let rest = line.split(separator: "127.0.0.1:").last ?? ""
      port = Int(rest.prefix { $0.isNumber }) ?? 0
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  func get(_ target: String, _ headers: String = "") throws -> WireResponse {
    let client = try SocketClient(port: port)
    client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\(headers)\r\n")
    var buffer: [UInt8] = []
    return try client.receiveResponse(buffer: &buffer)
  }

  /// Terminates the process and returns its status.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Creates a directory for a test's files.
func temporaryDirectory() throws -> URL {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  return directory
}
