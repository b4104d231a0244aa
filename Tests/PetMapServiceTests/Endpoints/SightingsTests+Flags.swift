import PetMapAPI
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

extension SightingsTests {
  @Test func `anyone flags a sighting, until a moderator decides`() throws {
    let report = try report("{}") { $0.limits[.flags] = RateLimit(count: 9, window: 3600) }
    for day in ["2025-11-09", "2025-11-10"] {
      #expect(try send(report, "POST", "", sighting(day)).status == 201)
    }
    func flag(_ body: String) throws -> (status: Int, field: String?) {
      let response = try report.transport.send(
        WireRequest(
          method: "POST", target: "/api/v1/announcements/\(report.id)/flags",
          headers: [HeaderField("Content-Type", "application/json")], body: Array(body.utf8)))
      let error = try JSONValue(parsing: response.body).object?["error"]?.object
      return (response.status, error?["field"]?.string)
    }
    for (subject, field) in [
      (#""subject":"sighting""#, "sighting"), (#""subject":"sighting","sighting":3"#, "sighting"),
      (#""subject":"sighting","sighting":1.5"#, "sighting"),
      (#""subject":"sighting","sighting":"1""#, "sighting"),
      (#""subject":"photo","sighting":1"#, "sighting"), (#""sighting":1"#, "sighting"),
      (#""subject":"bird""#, "subject"),
    ] {
      let refused = try flag("{\"reason\":\"spam\",\(subject)}")
      #expect(refused.status == 400 && refused.field == field, "\(subject) \(refused)")
    }
    let both = #"{"reason":"offensive","subject":"sighting","sighting":"#
    #expect(try flag(both + "1}").status == 201)
    #expect(try flag(both + "2}").status == 201)
    #expect(try flag(#"{"reason":"wrong","sighting":null}"#).status == 201)

    func moderated(_ list: String) throws -> [JSONObject] {
      let response = try report.transport.send(
        WireRequest(
          method: "GET", target: "/api/admin/v1/\(list)?list=flagged",
          headers: [HeaderField("Authorization", admin)]))
      return try #require(JSONValue(parsing: response.body).object?["data"]?.array)
        .compactMap(\.object)
    }
    let flags = try #require(try moderated("announcements").first?["flags"]?.array)
    #expect(Set(flags.map { $0.object?["sighting"]?.number?.integer }) == [nil, 1, 2])
    #expect(flags.count { $0.object?["subject"] == "sighting" } == 2)
    let sightings = try moderated("sightings")
    #expect(sightings.map { $0["sighting"]?.object?["number"] } == [2, 1])
    #expect(sightings.map { $0["flags"]?.array?.count } == [1, 1])

    // Whatever a moderator decides on a sighting dismisses its flags.
    #expect(
      try send(report, "PUT", "/1", #"{"status":"published"}"#, as: admin).status == 200)
    #expect(try moderated("sightings").map { $0["sighting"]?.object?["number"] } == [2])
    #expect(try send(report, "DELETE", "/2", as: admin).status == 204)
    #expect(try moderated("sightings").isEmpty)
    #expect(try moderated("announcements").first?["flags"]?.array?.count == 1)
    #expect(try flag(both + "2}").status == 400)
    for _ in 0..<6 { _ = try flag(both + "1}") }
    #expect(try flag(both + "1}").status == 429)
  }
}
