import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapPhotos
import PetMapService
import ServiceTestSupport
import Testing

/// Tests that a reporter adds, orders and removes photos through the API.
@Suite struct PhotoOrderTests {
  private let store = MemoryStore()
  private let transport: InProcess
  private let id: String
  private let authorization: String

  init() throws {
    transport = InProcess(try .forTests(store: store))
    let (id, password) = try transport.announce()
    self.id = id
    authorization = BasicCredentials(user: id, password: password).header
  }

  private static func photo(_ number: UInt8) -> [UInt8] { Array("GIF89a-".utf8) + [number] }

  private func add(_ number: UInt8) throws -> Int {
    try transport.send(.upload(Self.photo(number), of: id, authorization: authorization)).status
  }

  private func send(
    _ method: String, _ path: String, _ body: String = ""
  ) throws -> (status: Int, object: JSONObject) {
    var headers = [HeaderField("Authorization", authorization)]
    if !body.isEmpty { headers.append(HeaderField("Content-Type", "application/json")) }
    let response = try transport.send(
      WireRequest(
        method: method, target: "/api/v1/announcements/\(id)/photos\(path)", headers: headers,
        body: Array(body.utf8)))
    return (response.status, try JSONValue(parsing: response.body).object ?? JSONObject())
  }

  private func photos() throws -> [String] {
    let response = try transport.send(
      WireRequest(method: "GET", target: "/api/v1/announcements/\(id)"))
    let object = try #require(try JSONValue(parsing: response.body).object)
    let photos = (object["photos"]?.array ?? []).compactMap(\.string)
    #expect(object["photoUrl"]?.string == photos.first)
    return photos
  }

  @Test func `up to five photos are added, ordered and removed by their numbers`() throws {
    #expect(try photos() == [])
    for number in 1...5 { #expect(try add(UInt8(number)) == 201) }
    #expect(try add(6) == 409)
    let all = try photos()
    #expect(all[0] == "/images/\(id).jpeg" && all[4] == "/images/\(id)-5.jpeg")
    for (index, url) in all.enumerated() {
      let photo = try transport.send(WireRequest(method: "GET", target: url))
      #expect(photo.body == PreparedPhoto.containing(Self.photo(UInt8(index + 1)))[.largest])
    }
    let ordered = try send("PUT", "", #"{"photos":[5,1,4,3,2]}"#)
    #expect(ordered.status == 200)
    #expect(ordered.object["photoUrl"]?.string == all[4])
    #expect(try photos() == [all[4], all[0], all[3], all[2], all[1]])
    let sized = try transport.send(WireRequest(method: "GET", target: "/photos/\(id)-5-160.jpg"))
    #expect(sized.status == 200)
    #expect(try send("DELETE", "/5").status == 200)
    #expect(try send("DELETE", "/5").status == 404)
    #expect(try photos() == [all[0], all[3], all[2], all[1]])
    #expect(try transport.send(WireRequest(method: "GET", target: all[4])).status == 404)
    for number in 2...4 { #expect(try send("DELETE", "/\(number)").status == 200) }
    #expect(try send("DELETE", "/1").status == 409)
    #expect(try photos() == [all[0]])
  }

  @Test(arguments: [
    ("[]", "INVALID_FORMAT", ""), ("{}", "MISSING_VALUE", "photos"),
    (#"{"photos":1}"#, "INVALID_FORMAT", "photos"),
    (#"{"photos":["1"]}"#, "INVALID_FORMAT", "photos"),
    (#"{"photos":[1,1]}"#, "INVALID_FORMAT", "photos"),
    (#"{"photos":[1]}"#, "INVALID_FORMAT", "photos"),
    (#"{"photos":[1,2,3]}"#, "INVALID_FORMAT", "photos"),
    (#"{"photos":[2,1],"x":1}"#, "INVALID_FIELD", "x"),
  ])
  func `an order has to list every photo once`(body: String, code: String, field: String) throws {
    for number in 1...2 { #expect(try add(UInt8(number)) == 201) }
    let refused = try send("PUT", "", body)
    #expect(refused.status == 400)
    let error = try #require(refused.object["error"]?.object)
    #expect(error["code"] == .string(code))
    #expect(error["field"]?.string ?? "" == field)
    #expect(try photos() == ["/images/\(id).jpeg", "/images/\(id)-2.jpeg"])
  }

  @Test func `only the reporter changes photos`() throws {
    #expect(try add(1) == 201)
    for (method, path) in [("PUT", ""), ("DELETE", "/1")] {
      let response = try transport.send(
        WireRequest(method: method, target: "/api/v1/announcements/\(id)/photos\(path)"))
      #expect(response.status == 401)
    }
  }
}
