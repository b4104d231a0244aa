import PetMapPhotos
import PetMapClient
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapRequests
import Synchronization
import Testing

/// What reporters and visitors do with a report.
extension APIClientTests {
  @Test func `a report is closed and deleted with its password`() async throws {
    let transport = ScriptedTransport(
      .answer(200, entry(report.id, status: "CLOSED")), .answer(204, ""))
    #expect(try await client(transport).setStatus(.closed, of: report).status == .closed)
    try await client(transport).delete(report)
    let requests = await transport.requests
    #expect(requests.map(\.method) == [.put, .delete])
    #expect(String(decoding: requests[0].body, as: UTF8.self) == #"{"status":"CLOSED"}"#)
    #expect(requests[1].url == "http://h:3000/api/v1/announcements/\(report.id)")
    #expect(CreatedReport(json: report.json) == report)
  }

  @Test func `a report with a token is managed with it, and has a link`() async throws {
    let text = "0123456789abcdefghjkmnpqrs"
    let transport = ScriptedTransport(
      .answer(201, #"{"id":"x","managementPassword":"654321","managementToken":"\#(text)"}"#),
      .answer(201, "{}"), .answer(204, ""))
    let client = client(transport)
    let created = try await client.create(.object(JSONObject([])), offset: .zero)
    #expect(created.token?.text == text)
    #expect(CreatedReport(json: created.json) == created)
    #expect(client.managementLink(of: created) == "http://h:3000/manage/\(text)")
    #expect(client.managementLink(of: report) == nil)
    try await client.uploadPhoto([0xFF, 0xD8, 0xFF], format: .jpeg, of: created)
    try await client.delete(created)
    for request in await transport.requests.dropFirst() {
      #expect(request.headers.contains(HTTPHeader("Authorization", "Bearer \(text)")))
    }
  }

  @Test func `an edit sends the changed members, and null for those that were removed`()
    async throws
  {
    let transport = ScriptedTransport(.answer(200, entry(report.id)))
    var pet = Announcement(
      id: report.id, coordinate: try Coordinate(latitude: 52, longitude: 21), species: "DOG")
    (pet.phone, pet.reward) = ("+48123456789", "5")
    var changed = pet
    (changed.phone, changed.age, changed.status) = (nil, 3, .closed)
    changed.coordinate = try Coordinate(latitude: 52.5, longitude: 21)
    let edit = AnnouncementEdit(of: pet, to: changed, confirmsNoPhoto: true)
    _ = try await client(transport).edit(report, edit, offset: UTCOffset("+01:00") ?? .zero)
    let request = try #require(await transport.requests.first)
    #expect(request.method == .patch)
    #expect(request.url == "http://h:3000/api/v1/announcements/\(report.id)")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"age":3,"locationLatitude":52.5,"phone":null,"noPhoto":true}"#)
    #expect(request.headers.contains(HTTPHeader("X-UTC-Offset", "+01:00")))
  }

  @Test func `photos are ordered and removed by their numbers`() async throws {
    let transport = ScriptedTransport(
      .answer(200, entry(report.id)), .answer(200, entry(report.id)))
    _ = try await client(transport).orderPhotos([3, 1], of: report)
    _ = try await client(transport).removePhoto(3, of: report)
    let requests = await transport.requests
    #expect(requests.map(\.method) == [.put, .delete])
    #expect(String(decoding: requests[0].body, as: UTF8.self) == #"{"photos":[3,1]}"#)
    #expect(
      requests.map(\.url)
        == ["", "/3"].map {
          "http://h:3000/api/v1/announcements/\(report.id)/photos\($0)"
        })
  }

  @Test func `a sighting is sent, listed, hidden and erased`() async throws {
    let text =
      #"{"number":2,"seenAt":"2025-11-10T17:30:00.000Z","locationLatitude":52.25,"#
      + #""locationLongitude":21,"locationRadius":null,"text":"By the pond","status":"published","#
      + #""photoUrl":"/images/r-s2.jpeg","createdAt":"2025-11-11T00:00:00.000Z""#
    let token = String(repeating: "0", count: 26)
    let transport = ScriptedTransport(
      .answer(201, text + #","sightingToken":"\#(token)"}"#),
      .answer(200, #"{"sightings":["# + text + "},7]}"), .answer(201, "{}"),
      .answer(200, text + "}"), .answer(204, ""))
    let draft = SightingDraft(
      seenAt: try #require(SeenTime("2025-11-10T17:30:00Z")),
      coordinate: try Coordinate(latitude: 52.25, longitude: 21), text: "By the pond")
    let sent = try await client(transport).send(draft, to: "r")
    #expect(sent.token.text == token && sent.sighting.number == 2)
    #expect(sent.sighting.photoUrl == "http://h:3000/images/r-s2.jpeg")
    #expect(try await client(transport).sightings(for: "r") == [sent.sighting])
    try await client(transport).uploadPhoto([1], format: .jpeg, ofSighting: sent)
    let hidden = try await client(transport).setStatus(.hidden, ofSighting: 2, of: report)
    #expect(hidden.number == 2)
    try await client(transport).erase(sent)
    let requests = await transport.requests
    #expect(requests.map(\.method) == [.post, .get, .post, .put, .delete])
    #expect(
      String(decoding: requests[0].body, as: UTF8.self)
        == #"{"seenAt":"2025-11-10T17:30:00.000Z","locationLatitude":52.25,"#
        + #""locationLongitude":21,"text":"By the pond"}"#)
    #expect(String(decoding: requests[3].body, as: UTF8.self) == #"{"status":"hidden"}"#)
    #expect(
      requests.map { $0.url.split(separator: "/").suffix(2).joined(separator: "/") }
        == ["r/sightings", "r/sightings", "2/photo", "sightings/2", "sightings/2"])
    for index in [2, 4] {
      #expect(
        requests[index].headers.contains {
          $0.name == "Authorization" && $0.value == "Bearer \(token)"
        })
    }
  }

  @Test func `a reporter decides on matches`() async throws {
    let transport = ScriptedTransport(
      .answer(200, #"{"id":"a","decision":"notMine","decidedAt":"2025-11-01T00:00:00.000Z"}"#),
      .answer(204, ""),
      .answer(
        200,
        #"{"id":"r","matches":[{"id":"b","score":0.5,"reasons":[]}],"decisions":["#
          + #"{"id":"a","decision":"notMine"},{"id":"c","decision":"new"},7]}"#))
    try await client(transport).decide(.notMine, on: "a", of: report)
    try await client(transport).withdrawDecision(on: "a b", of: report)
    let found = try await client(transport).matches(of: report)
    #expect(found.decisions == ["a": .notMine] && found.matches.map(\.id) == ["b"])
    let requests = await transport.requests
    #expect(requests.map(\.method) == [.put, .delete, .get])
    #expect(String(decoding: requests[0].body, as: UTF8.self) == #"{"decision":"notMine"}"#)
    #expect(
      requests.prefix(2).map(\.url)
        == ["a", "a%20b"].map {
          "http://h:3000/api/v1/announcements/\(report.id)/decisions/\($0)"
        })
    #expect(requests.allSatisfy { $0.headers.contains { $0.name == "Authorization" } })
  }

  @Test func `places that cannot be read are skipped`() async throws {
    let place =
      #"{"kind":"street","name":"Keskuskatu","detail":"Kluuvi","latitude":60.17,"#
      + #""longitude":24.94,"radius":120,"exact":true,"missingNumber":"99","source":"streets"}"#
    let transport = ScriptedTransport(
      .answer(200, #"{"data":[{"kind":"street"},\#(place),{"kind":"moon"},7]}"#))
    var request = PlaceRequest()
    request.text = "Keskuskatu 99"
    let found = try await client(transport).places(request)
    #expect(
      found == [
        FoundPlace(
          .street, "Keskuskatu", detail: "Kluuvi",
          coordinate: try Coordinate(latitude: 60.17, longitude: 24.94), radius: Meters(120),
          isExact: true, missingNumber: "99", source: .streets)
      ])
    #expect(
      await transport.requests.map(\.url) == ["http://h:3000/api/v1/places?text=Keskuskatu%2099"])
  }

  @Test func `contact details are asked for, and what is wrong is reported`() async throws {
    let transport = ScriptedTransport(
      .answer(200, #"{"email":null,"phone":"+48123456789"}"#), .answer(201, "{}"),
      .answer(201, "{}"))
    let contact = try await client(transport).contact(of: "a b")
    #expect(contact.phone == "+48123456789")
    #expect(contact.email == nil)
    try await client(transport).flag("a b", reason: .wrong, comment: "\"home\"")
    try await client(transport).flag("a b", reason: .spam, subject: .sighting(3))
    let requests = await transport.requests
    #expect(requests.map(\.method) == [.post, .post, .post])
    #expect(
      String(decoding: requests[2].body, as: UTF8.self)
        == #"{"reason":"spam","subject":"sighting","sighting":3}"#)
    #expect(requests[0].url == "http://h:3000/api/v1/announcements/a%20b/contact")
    #expect(requests[1].url == "http://h:3000/api/v1/announcements/a%20b/flags")
    #expect(
      String(decoding: requests[1].body, as: UTF8.self)
        == #"{"reason":"wrong","subject":"announcement","comment":"\"home\""}"#)
  }
}
