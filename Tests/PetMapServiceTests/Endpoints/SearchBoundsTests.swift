import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct SearchBoundsTests {
  @Test func `tiles of a view are computed one after another, and other views at the same time`()
    throws
  {
    let service = try Service(.test())
    func key(_ target: String) -> String? {
      service.plan(RequestHead("GET", target, peer: "192.0.2.1", id: "x")).serialKey
    }
    #expect(key("/tiles/3/4/2.mvt?text=rex") != nil)
    #expect(key("/tiles/3/4/2.mvt?text=rex") == key("/tiles/3/4/3.mvt?text=rex"))
    #expect(key("/tiles/3/4/2.mvt?text=rex") != key("/tiles/3/4/2.mvt?text=tama"))
    #expect(key("/api/v1/pins?text=rex") == nil)
  }

  private func response(_ target: String) throws -> WireResponse {
    let service = try Service.forTests()
    return try InProcess(service).send(WireRequest(method: "GET", target: target))
  }

  private func words(_ count: Int) -> String {
    (0..<count).map { "w\($0)" }.joined(separator: "+")
  }

  @Test(arguments: ["/api/v1/pins", "/tiles/0/0/0.mvt", "/tiles.json"])
  func `too many words are rejected with a message that contains the limit`(path: String) throws {
    #expect(try response("\(path)?text=\(words(16))").status < 300)
    let refused = try response("\(path)?text=\(words(17))")
    #expect(refused.status == 400)
    let error = try #require(JSONValue(parsing: refused.body).object?["error"]?.object)
    #expect(error["code"]?.string == "INVALID_PARAMETER")
    #expect(error["field"]?.string == "text")
    #expect(error["message"]?.string == "Parameter 'text' must have at most 16 different words")
  }

  @Test func `a repeated word counts once, regardless of case and accents`() throws {
    let text = (Array(repeating: "Łódź+lodz", count: 17) + ["w1"]).joined(separator: "+")
    #expect(try response("/api/v1/pins?text=\(text)").status == 200)
  }

  @Test func `text of more than 256 characters is rejected, regardless of the number of words`()
    throws
  {
    let long = String(repeating: "ż", count: 256)
    #expect(try response("/api/v1/pins?text=\(long)").status == 200)
    let refused = try response("/api/v1/pins?text=\(long)a")
    #expect(refused.status == 400)
    #expect(String(decoding: refused.body, as: UTF8.self).contains("at most 256 characters"))
  }

  @Test func `more than 16 species are rejected`() throws {
    let species = (0..<17).map { "s\($0)" }
    let list = species.joined(separator: ",")
    #expect(try response("/api/v1/pins?species=\(list)").status == 400)
    #expect(
      try response("/api/v1/pins?species=\(species[1...].joined(separator: ","))").status == 200)
  }

  @Test(
    arguments: [
      ("/api/v1/pins?bbox=0,0,1,1&limit=100", nil), ("/api/v1/pins?text=a", WorkKind.searching),
      ("/api/v1/pins?species=DOG&limit=1", .searching), ("/api/v1/pins", .searching),
      ("/api/v1/pins?bbox=0,0,1,1", .searching), ("/api/v1/pins?limit=1&limit=10000", .searching),
      ("/api/v1/pins?zoom=18&cluster=true", .searching), ("/api/v1/clusters/a", .searching),
      ("/api/v1/announcements", .searching), ("/api/v1/announcements?limit=50", nil),
      ("/tiles/0/0/0.mvt?since=2025-01-01", .searching), ("/tiles/0/0/0.mvt", nil),
      ("/ogc/collections/announcements/items?limit=10", nil),
      ("/ogc/collections/announcements/items?limit=10000", .searching),
      ("/ogc/collections/announcements/items?datetime=2025-01-01", .searching),
      ("/images/a.png", .reading),
    ])
  func `searches and large responses use the queue for searches, and photos the queue for reads`(
    target: String, kind: WorkKind?
  ) throws {
    let service = try Service.forTests()
    let plan = service.plan(RequestHead("GET", target, peer: "127.0.0.1", id: "a"))
    #expect(plan.work == kind)
  }
}
