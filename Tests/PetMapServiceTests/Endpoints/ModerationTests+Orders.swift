import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

/// Tests orders of moderators through the API.
extension ModerationTests {
  @Test func `an order through the API approves only the version that it names`() throws {
    let transport = InProcess(try service { $0.reviewsReports = true })
    let (id, authorization) = try report(transport)
    func version() throws -> String {
      let list = try get(transport, "/api/admin/v1/announcements?list=waiting", [admin]).body
      let first = try JSONValue(parsing: list).object?["data"]?.array?.first?.object
      return try #require(first?["version"]?.string)
    }
    func approved(_ version: String) throws -> Int? {
      let response = try post(
        transport, "/api/admin/v1/moderation",
        #"{"action":"show","ids":["\#(id)"],"versions":{"\#(id)":"\#(version)"}}"#, [admin])
      return try JSONValue(parsing: response.body).object?["ids"]?.array?.count
    }
    let first = try version()
    let edit = try post(
      transport, "/api/v1/announcements/\(id)", #"{"reward":"A secret"}"#,
      [HeaderField("Authorization", authorization)], method: "PATCH")
    #expect(edit.status == 200)
    #expect(try approved(first) == 0)
    #expect(try approved(version()) == 1)
  }

  @Test(arguments: [
    ("{}", "MISSING_VALUE", "action"), (#"{"action":"burn","ids":[]}"#, "INVALID_FORMAT", "action"),
    (#"{"action":"hide"}"#, "MISSING_VALUE", "ids"),
    (#"{"action":"hide","ids":[]}"#, "INVALID_FORMAT", "ids"),
    (#"{"action":"hide","ids":["x"]}"#, "INVALID_FORMAT", "ids"),
    (#"{"action":"hide","ids":[],"x":1}"#, "INVALID_FIELD", "x"),
    (
      #"{"action":"hide","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],"ban":"7d"}"#,
      "INVALID_FORMAT", "ban"
    ),
    (
      #"{"action":"ban","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],"ban":"soon"}"#,
      "INVALID_FORMAT", "ban"
    ),
    (
      #"{"action":"hide","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],"versions":{}}"#,
      "INVALID_FORMAT", "versions"
    ),
    (
      #"{"action":"show","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],"versions":["7"]}"#,
      "INVALID_FORMAT", "versions"
    ),
    (
      """
      {"action":"show","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],\
      "versions":{"2ed6657d-e927-468b-95e1-2665a8aea6a2":7}}
      """,
      "INVALID_FORMAT", "versions"
    ),
    (
      """
      {"action":"show","ids":["2ed6657d-e927-468b-95e1-2665a8aea6a2"],\
      "versions":{"2ed6657d-e927-468b-95e1-2665a8aea6a3":"7"}}
      """,
      "INVALID_FORMAT", "versions"
    ),
  ])
  func `an invalid order is refused`(_ body: String, _ code: String, _ field: String) throws {
    let transport = InProcess(try service())
    let response = try post(transport, "/api/admin/v1/moderation", body, [admin])
    #expect(response.status == 400)
    let error = try JSONValue(parsing: response.body).object?["error"]?.object
    #expect(error?["code"]?.string == code)
    #expect(error?["field"]?.string == field)
  }
}
