import Foundation
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

/// Tests clients that request large responses without reading them.
#if os(Linux)
  struct SlowReaderTests {
    /// Sends a request on each of several connections, and reads the beginning of each response.
    private func stalled(
      _ count: Int, _ target: String, at server: ServeProcess
    ) throws -> [SocketClient] {
      let clients = try (0..<count).map { _ in try SocketClient(port: server.port) }
      for client in clients { client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n") }
      for client in clients {
        #expect(try client.receive()?.starts(with: "HTTP/1.1 200 ".utf8) == true)
      }
      return clients
    }

    @Test func `stalled readers of a large list share its bytes`() throws {
      let server = try ServeProcess([
        "--source", packageRoot.path + "/Fixtures/longbeach-shelter.csv",
      ])
      let before = try server.residentMemory()
      let clients = try stalled(40, "/api/v1/pins", at: server)
      let after = try server.residentMemory()
      // A 4.8 MB copy for each client would take 190 MB.
      #expect(after - before < 80_000_000, "\(before) to \(after) bytes")
      // The responses are complete when the clients continue reading.
      let whole = try server.get("/api/v1/pins").body.count
      for client in clients.prefix(3) {
        var count = 0
        while count < whole - 65_536, let bytes = try client.receive() { count += bytes.count }
        #expect(count >= whole - 65_536)
      }
    }

    @Test func `stalled readers of a photo read from its file`() throws {
      let directory = try temporaryDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let server = try ServeProcess(["--store", directory.path + "/pets.sqlite"])
      let photo = Array("BM".utf8) + Array(repeating: 0, count: 8_000_000)
      let path = try server.publish(photo)
      let before = try server.residentMemory()
      let clients = try stalled(60, path, at: server)
      let after = try server.residentMemory()
      // A copy for each client would take 480 MB.
      #expect(after - before < 40_000_000, "\(before) to \(after) bytes")
      #expect(clients.count == 60)
      #expect(try server.get(path).body == photo)
      let part = try server.get(path, "Range: bytes=0-9\r\n")
      #expect(part.status == 206)
      #expect(part.body == Array(photo.prefix(10)))
    }
  }

  extension ServeProcess {
    /// Returns the resident memory of the process in bytes.
    fileprivate func residentMemory() throws -> Int {
      let text = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
      let fields = text.split(separator: " ")
      return (Int(fields[1]) ?? 0) * 4096
    }

    /// Publishes an announcement with a photo, and returns the photo's path.
    fileprivate func publish(_ photo: [UInt8]) throws -> String {
      let transport = OverSocket(port: port)
      let created = try transport.send(
        WireRequest(
          method: "POST", target: "/api/v1/announcements",
          headers: [HeaderField("Content-Type", "application/json")],
          body: ExampleDraft.json(changing: "{}")))
      let object = try JSONValue(parsing: created.body).object
      let id = try #require(object?["id"]?.string)
      let password = try #require(object?["managementPassword"]?.string)
      let head = "--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n"
      let uploaded = try transport.send(
        WireRequest(
          method: "POST", target: "/api/v1/announcements/\(id)/photos",
          headers: [
            HeaderField("Authorization", "Basic \(TestBase64.encoded("\(id):\(password)"))"),
            HeaderField("Content-Type", "multipart/form-data; boundary=B"),
          ], body: Array(head.utf8) + photo + Array("\r\n--B--\r\n".utf8)))
      #expect(uploaded.status == 201, "\(String(decoding: uploaded.body, as: UTF8.self))")
      return "/images/\(id).bmp"
    }
  }
#endif
