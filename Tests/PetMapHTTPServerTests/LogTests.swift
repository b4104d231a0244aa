import PetMapHTTPServer
import PetMapJSON
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct LogTests {
  @Test func `a server's log does not contain the IDs of unpublished announcements`() throws {
    let lines = Monitor<[UInt8]>([])
    let running = try RunningServer { bytes in lines.withLock { $0 += bytes } }
    let transport = OverSocket(port: running.port)
    let created = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: "{}")))
    let id = try #require(JSONValue(parsing: created.body).object?["id"]?.string)
    for (method, suffix) in [("GET", ""), ("GET", "/callout"), ("POST", "/photos"), ("PATCH", "/")]
    {
      _ = try transport.send(
        WireRequest(method: method, target: "/api/v1/announcements/\(id)\(suffix)"))
    }
    #expect(running.server.stop())
    let text = String(decoding: lines.withLock { $0 }, as: UTF8.self)
    #expect(text.split(separator: "\n").count == 5)
    #expect(!text.contains(id))
    #expect(text.contains("/api/v1/announcements/~"))
  }
}
