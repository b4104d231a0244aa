import Foundation
import ServiceTestSupport
import Testing

struct ServeProcessTests {
  @Test func `SIGHUP does not stop the service`() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = try ServeProcess(["--store", directory.path + "/pets.sqlite"])
    server.signal(SIGHUP)
    for _ in 0..<3 { #expect(try server.get("/api/health").status == 200) }
    #expect(server.stop() == 0)
  }

  @Test func `responses are compressed if the client accepts gzip`() throws {
    let server = try ServeProcess([
      "--source", packageRoot.path + "/Fixtures/longbeach-shelter.csv",
    ])
    for target in ["/api/v1/announcements", "/api/v1/pins?limit=50", "/ogc"] {
      let plain = try server.get(target)
      let compressed = try server.get(target, "Accept-Encoding: gzip\r\n")
      #expect(compressed.status == 200)
      #expect(compressed["Content-Encoding"] == "gzip")
      #expect(compressed.body.starts(with: [0x1F, 0x8B]))
      #expect(compressed.body.count < plain.body.count)
      #expect(compressed["ETag"] != plain["ETag"])
      let refused = try server.get(target, "Accept-Encoding: gzip;q=0.000\r\n")
      #expect(refused.body == plain.body)
    }
  }

  /// Vienna, Germany, and Warsaw have Polish names.
  @Test func `a picture of the map has names in the requested language`() throws {
    let server = try ServeProcess([
      "--source", packageRoot.path + "/Fixtures/longbeach-shelter.csv",
    ])
    let pictures = try ["", "&lang=en", "&lang=pl"].map {
      try server.get("/map.png?center=50.5,15&zoom=5&viewport=900x700\($0)")
    }
    for picture in pictures {
      #expect(picture.status == 200 && picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    #expect(pictures[0].body == pictures[1].body)
    #expect(pictures[1].body != pictures[2].body)
  }
}
