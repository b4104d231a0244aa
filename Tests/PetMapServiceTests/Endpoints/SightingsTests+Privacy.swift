import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import PetMapStore
import ServiceTestSupport
import Testing

/// Plays an attacker who looks for the real place of sightings.
extension SightingsTests {
  @Test func `no answer contains the real place of a sighting, and many reveal nothing more`()
    throws
  {
    let report = try report { environment in
      environment.disclosure.displacement = PlaceDisplacement(
        key: store.key(for: "places"), radius: 1000)
    }
    let home = try Coordinate(latitude: Self.home.latitude, longitude: Self.home.longitude)
    for day in 1...9 {
      _ = try send(report, "POST", "", sighting("2025-11-0\(day)"))
      _ = try send(
        report, "PUT", "/\(day)", #"{"status":"confirmed"}"#, as: report.credentials)
    }
    var shown: [Coordinate] = []
    for object in try list(report) + list(report, as: report.credentials) {
      shown.append(
        try Coordinate(
          latitude: #require(object["locationLatitude"]?.number?.double),
          longitude: #require(object["locationLongitude"]?.number?.double)))
      #expect(object["locationRadius"] == 1)
    }
    // All answers tell the same, so their mean does, too.
    #expect(shown.count == 18 && Set(shown).count == 1)
    #expect(home.distance(to: shown[0]).value <= 1000 && shown[0] != home)
    let edited = try report.transport.send(
      WireRequest(
        method: "PATCH", target: "/api/v1/announcements/\(report.id)",
        headers: [
          HeaderField("Authorization", report.credentials),
          HeaderField("Content-Type", "application/json"),
        ], body: Array(#"{"petName":"Rexie"}"#.utf8)))
    var texts = ["the edit": String(decoding: edited.body, as: UTF8.self)]
    for target in [
      "/api/v1/announcements/\(report.id)", "/api/v1/announcements", "/pets/\(report.id)",
      "/api/v1/announcements/\(report.id)/sightings", "/tiles/0/0/0.mvt",
      "/ogc/collections/announcements/items", "/api/v1/announcements/\(report.id)/matches",
    ] {
      let response = try report.transport.send(WireRequest(method: "GET", target: target))
      texts[target] = String(decoding: response.body, as: UTF8.self)
    }
    for (target, text) in texts {
      for secret in ["52.24321", "21.01234"] {
        #expect(!text.contains(secret), "\(target): \(secret)")
      }
    }
    #expect(texts["the edit"]?.contains("latestSighting") == true)
    // Moderators see it.
    #expect(try list(report, as: admin)[0]["locationLatitude"]?.number?.double == home.latitude)
  }
}
