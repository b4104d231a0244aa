#if canImport(Glibc)
  import Foundation
  import Glibc
  import ServiceTestSupport
  import Testing

  /// systemd's datagram socket for service notifications.
  private final class NotifySocket {
    private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    /// - Parameter name: A path, or `@` followed by the name of an abstract socket.
    init(_ name: String) throws {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      var bytes = Array(name.utf8)
      if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
      unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
      let size = socklen_t(2 + bytes.count)
      let status = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe bind(descriptor, $0, size)
        }
      }
      try #require(status == 0)
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      unsafe setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Returns the next message, or an empty string if none arrives within a minute.
    func next() -> String {
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    }
  }

  @Suite struct ServiceManagerTests {
    @Test(arguments: [false, true])
    func `systemd is notified of startup, liveness, and shutdown`(
      isAbstract: Bool
    ) throws {
      let directory = try temporaryDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let name = isAbstract ? "@petmap-\(UUID().uuidString)" : directory.path + "/notify"
      let manager = try NotifySocket(name)
      let server = try ServeProcess(
        ["--store", directory.path + "/pets.sqlite"],
        environment: ["NOTIFY_SOCKET": name, "WATCHDOG_USEC": "200000"])
      #expect(manager.next() == "READY=1")
      #expect(try server.get("/api/health").status == 200)
      for _ in 0..<3 { #expect(manager.next() == "WATCHDOG=1") }
      #expect(server.stop() == 0)
      var last = manager.next()
      while last == "WATCHDOG=1" { last = manager.next() }
      #expect(last == "STOPPING=1")
    }

    @Test func `the watchdog is not notified if it is disabled or meant for another process`()
      throws
    {
      let directory = try temporaryDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      for watchdog in [
        ["WATCHDOG_USEC": "1000", "WATCHDOG_PID": "1"], [:], ["WATCHDOG_USEC": "x"],
      ] {
        let name = directory.path + "/notify-\(UUID().uuidString.prefix(8))"
        let manager = try NotifySocket(name)
        let server = try ServeProcess(
          ["--store", directory.path + "/pets.sqlite"],
          environment: watchdog.merging(["NOTIFY_SOCKET": name]) { $1 })
        #expect(manager.next() == "READY=1")
        #expect(server.stop() == 0)
        #expect(manager.next() == "STOPPING=1")
      }
    }

    @Test func `the admin token can be passed as a credential`() throws {
      let directory = try temporaryDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let file = directory.appendingPathComponent("petmap-admin-token")
      func status(_ token: String?, environment: [String: String] = [:]) throws -> Int {
        try? FileManager.default.removeItem(at: file)
        try token.map { try Data($0.utf8).write(to: file) }
        let server = try ServeProcess(
          ["--store", directory.path + "/pets.sqlite"],
          environment: environment.merging(["CREDENTIALS_DIRECTORY": directory.path]) { $1 })
        let client = try SocketClient(port: server.port)
        client.send(
          "DELETE /api/admin/v1/announcements/x HTTP/1.1\r\nHost: x\r\n"
            + "Authorization: Bearer 0123456789abcdef\r\n\r\n")
        var buffer: [UInt8] = []
        return try client.receiveResponse(buffer: &buffer).status
      }
      #expect(try status("0123456789abcdef\n") == 404)
      #expect(try status("fedcba9876543210\n") == 401)
      #expect(try status("") == 401)
      #expect(try status(nil) == 401)
      #expect(
        try status(
          "fedcba9876543210", environment: ["PETMAP_ADMIN_TOKEN": "0123456789abcdef"]) == 404)
    }

    @Test func `the service refuses to start with an invalid token`() throws {
      let directory = try temporaryDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let file = directory.appendingPathComponent("petmap-admin-token")
      func refusal() throws -> Subprocess {
        try Subprocess(
          ["serve", "--port", "0", "--store", directory.path + "/pets.sqlite"],
          environment: ["CREDENTIALS_DIRECTORY": directory.path])
      }
      try Data("hunter2\n".utf8).write(to: file)
      var refused = try refusal()
      #expect(refused.status == 2)
      #expect(refused.errors.contains(file.path))
      #expect(!refused.errors.contains("hunter2"))
      try Data("0123456789abcdef\nfedcba9876543210\n".utf8).write(to: file)
      #expect(try refusal().status == 2)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      refused = try refusal()
      #expect(refused.status == 4)
      #expect(refused.errors.contains("LoadCredential"))
    }
  }
#endif
