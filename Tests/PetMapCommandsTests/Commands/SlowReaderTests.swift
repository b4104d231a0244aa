import Foundation
import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapPhotos
import PetMapService
import PetMapStore
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
      let store = directory.path + "/pets.sqlite"
      let photo = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: 7_000_000)
      let path = try publish(photo, in: store)
      let server = try ServeProcess(["--store", store])
      let before = try server.residentMemory()
      let clients = try stalled(60, path, at: server)
      let after = try server.residentMemory()
      // A copy for each client would take 420 MB.
      #expect(after - before < 40_000_000, "\(before) to \(after) bytes")
      #expect(clients.count == 60)
      #expect(try server.get(path).body == photo)
      let part = try server.get(path, "Range: bytes=0-9\r\n")
      #expect(part.status == 206)
      #expect(part.body == Array(photo.prefix(10)))
    }

    /// Publishes an announcement whose photo's largest part has the given bytes, and returns its path.
    private func publish(_ largest: [UInt8], in path: String) throws -> String {
      let store = try StoreAddress(path).serve()
      defer { store.close() }
      let today = try #require(CalendarDate(iso: "2026-06-01"))
      let draft = try AnnouncementDraft(
        body: JSONValue(parsing: ExampleDraft.json(changing: "{}")), today: today)
      let id = AnnouncementID(high: 1, low: 2)
      let now = Timestamp(milliseconds: 1_750_000_000_000)
      _ = try store.create(draft, id: id, passwordHash: PasswordHash(text: ""), at: now)
      let photo = PreparedPhoto(reducing: 4, 3) { format, _, _ in
        format == .jpeg ? largest : Array("RIFF....WEBP".utf8)
      }
      _ = try store.publishPhoto(photo, of: id, at: now)
      return PhotoName(id: id).url
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
  }
#endif
