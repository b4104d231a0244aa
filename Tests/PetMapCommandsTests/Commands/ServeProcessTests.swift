import Foundation
import ServiceTestSupport
import Testing

struct ServeProcessTests {
  @Test func `a hang-up does not end the service`() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = try ServeProcess(["--store", directory.path + "/pets.sqlite"])
    server.signal(SIGHUP)
    for _ in 0..<3 { #expect(try server.get("/api/health").status == 200) }
    #expect(server.stop() == 0)
  }

  @Test func `a service compresses what its client accepts compressed`() throws {
    let server = try ServeProcess([
      "--source", packageRoot.path + "/Fixtures/longbeach-shelter.csv",
    ])
    for target in ["/api/v1/announcements", "/api/v1/pins?limit=50", "/ogc"] {
      let plain = try server.get(target)
      let packed = try server.get(target, "Accept-Encoding: gzip\r\n")
      #expect(packed.status == 200)
      #expect(packed["Content-Encoding"] == "gzip")
      #expect(packed.body.starts(with: [0x1F, 0x8B]))
      #expect(packed.body.count < plain.body.count)
      #expect(packed["ETag"] != plain["ETag"])
      let refused = try server.get(target, "Accept-Encoding: gzip;q=0.000\r\n")
      #expect(refused.body == plain.body)
    }
  }
}
