import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import TestSupport
import Testing

/// Tests which values are recognized as coordinates.
struct CoordinateRecognitionTests {
  @Test(arguments: [
    #"[{"id":"a","size":[30,60]}]"#, #"[{"id":"a","size":{"x":30,"y":60}}]"#,
    #"[{"id":"a","note":"weighs (30, 60)"}]"#, #"[{"id":"e0","tags":["12","50"]}]"#,
    #"[{"id":"a","owner":{"home_lat_lon":[1,2]}}]"#,
    #"[{"id":"a","sightings":[{"lat":1,"lng":2},{"lat":3,"lng":4}]}]"#,
    #"[{"id":"a","owner":{"home":{"lat":1,"lng":2}}}]"#,
    #"[{"id":"a","animal":{"shelter":{"location":{"lat":1,"lng":2}}}}]"#,
  ])
  func `numbers that are not known to be coordinates do not become pins`(text: String) throws {
    #expect(try readAll(text: text).announcements.map(\.coordinate) == [])
  }

  @Test(arguments: [
    #"[{"id":"a","size":[30,60],"location":[{"lat":50.1,"lng":19.9}]}]"#,
    #"[{"id":"a","location":{"label":"12, 34","point":{"lat":"50.1","lng":"19.9"}}}]"#,
    #"[{"id":"a","place":{"name":"Park 7","location":{"latitude":50.1,"longitude":19.9}}}]"#,
    #"[{"id":"a","geo":{"@type":"GeoCoordinates","latitude":50.1,"longitude":"19.9"}}]"#,
    #"[{"id":"a","location":{"_latitude":50.1,"_longitude":19.9}}]"#,
    #"[{"id":"a","whereabouts":{"latitude":50.1,"longitude":19.9,"accuracy":5}}]"#,
    #"[{"id":"a","whereabouts":{"type":"Point","coordinates":[19.9,50.1]}}]"#,
    #"[{"id":"a","location":{"latitudeE7":501000000,"longitudeE7":199000000}}]"#,
  ])
  func `an object with a latitude and a longitude is a coordinate`(text: String) throws {
    let found = try readAll(text: text)
    #expect(
      found.announcements.map(\.coordinate) == [try Coordinate(latitude: 50.1, longitude: 19.9)],
      "\(found.report.problems)")
  }

  @Test(arguments: [
    #"{"animal":{"location":{"geo":{"lat":50.1,"lng":19.9}}}}"#,
    #"{"animal":{"name":"Rex","location":{"geo":{"lat":50.1,"lng":19.9}}}}"#,
    #"{"report":{"name":"Rex","where":{"lat":50.1,"lng":19.9}}}"#,
    #"{"name":"Rex","lastSighting":{"place":{"lat":50.1,"lng":19.9}}}"#,
    #"{"data":{"attributes":{"last_seen":{"address":{"coordinates":{"lat":50.1,"lng":19.9}}}}}}"#,
  ])
  func `a coordinate is found in the nested members of a record`(record: String) throws {
    for text in ["[\(record),\(record)]", #"{"results":{"pets":[\#(record),\#(record)]}}"#] {
      let found = try readAll(text: text)
      let location = try Coordinate(latitude: 50.1, longitude: 19.9)
      #expect(
        found.announcements.map(\.coordinate) == [location, location], "\(found.report.problems)")
    }
  }

  /// Returns values without coordinates.
  static func noise(_ random: inout SeededRandom) -> String {
    let (a, b) = (random.int(in: -80...80), random.int(in: -170...170))
    return [
      "[\(a),\(b)]", "[\(a).25,\(b).5,3]", #""\#(a).123, \#(b).456""#, #""e\#(abs(a))""#, "\(a)",
      #"{"x":\#(a),"y":\#(b)}"#, #"[{"w":\#(a)},{"h":\#(b)}]"#, #""(\#(a), \#(b))""#,
      #"{"min":\#(a),"max":[\#(b)]}"#, #""\#(a) \#(b)""#, #"["\#(a)","\#(b)"]"#,
    ].randomElement(using: &random) ?? ""
  }

  @Test(arguments: 0..<40)
  func `unrelated numbers do not affect the coordinate`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let locations = [
      #""lat":50.1,"lng":19.9"#, #""location":{"lat":50.1,"lon":19.9}"#,
      #""location":[{"latitude":50.1,"longitude":19.9}]"#, #""point":"POINT (19.9 50.1)""#,
      #""last_seen_lat":50.1,"last_seen_lng":19.9"#,
    ]
    let location = try #require(locations.randomElement(using: &random))
    let names = ["size", "weights", "range", "bbox_px", "scores", "visits", "tags", "ref", "box"]
    let records = (0..<5).map { index in
      var members = [#""id":"e\#(index)""#, location]
      for name in names where Bool.random(using: &random) {
        members.append(#""\#(name)":\#(Self.noise(&random))"#)
      }
      return "{\(members.shuffled(using: &random).joined(separator: ","))}"
    }
    let result = try readAll(text: "[\(records.joined(separator: ","))]")
    #expect(result.ids == (0..<5).map { "e\($0)" }, "seed \(seed): \(records)")
    #expect(
      result.announcements.allSatisfy {
        $0.coordinate.latitude == 50.1 && $0.coordinate.longitude == 19.9
      }, "seed \(seed): \(records)")
  }

  // MARK: Pairs in one column

  @Test func `the order of coordinate pairs is decided for the whole column`() throws {
    let rows = (0..<1500).map { "\($0),\"21.5, 52.25\"" }.joined(separator: "\n")
    for (last, latitude) in [("122.5, 52.25", 52.25), ("21.5, 152.25", 21.5)] {
      let file = TemporaryFile("id,location\n\(rows)\nz,\"\(last)\"\n")
      #expect(try readAll(file.path).announcements.first?.coordinate.latitude == latitude)
      #expect(try !AnnouncementReader(path: file.path).facts.isPairOrderGuessed)
    }
    let open = TemporaryFile("id,location\n\(rows)\n")
    #expect(try AnnouncementReader(path: open.path).facts.isPairOrderGuessed)
    #expect(try readAll(open.path).announcements.first?.coordinate.latitude == 21.5)
    var options = ReadingOptions()
    options.mapping.pointOrder = .longitudeFirst
    let result = try readAll(open.path, options: options)
    #expect(result.announcements.first?.coordinate.latitude == 52.25)
    let named = TemporaryFile("id,lon_lat\n\(rows)\n")
    #expect(try readAll(named.path).announcements.first?.coordinate.latitude == 52.25)
    #expect(try !AnnouncementReader(path: named.path).facts.isPairOrderGuessed)
  }

  @Test func `all arrays in a column have the same order`() throws {
    let text = #"[{"id":"a","location":[35.5,139.5]},{"id":"b","location":[35.5,61.5]}]"#
    #expect(try readAll(text: text).announcements.map(\.coordinate.latitude) == [35.5, 35.5])
  }

  static let links = [
    "geo:50.1,19.9", "geo:50.1,19.9;u=35", "geo:0,0?q=50.1,19.9(Rex)", "geo:50.1,19.9?q=Main+St",
    "https://www.google.com/maps?q=50.1,19.9",
    "https://www.google.com/maps/search/?api=1&query=50.1%2C19.9",
    "https://www.google.com/maps/@50.1,19.9,17z", "https://maps.google.com/?ll=50.1,19.9&z=17",
    "https://www.google.pl/maps/place/Park/@50.2,19.8,17z/data=!3m1!4b1!8m2!3d50.1!4d19.9",
    "https://www.openstreetmap.org/?mlat=50.1&mlon=19.9#map=17/50.2/19.8",
    "https://www.openstreetmap.org/#map=17/50.1/19.9", "https://maps.apple.com/?ll=50.1,19.9&q=Rex",
    "https://yandex.ru/maps/?ll=19.9%2C50.1&z=16", "https://www.bing.com/maps?cp=50.1~19.9",
  ]

  @Test(arguments: links)
  func `a map link is recognized as a coordinate in any column`(link: String) throws {
    let result = try readAll(text: "id,where to look\na,\"\(link)\"\n")
    #expect(
      result.announcements.map(\.coordinate) == [try Coordinate(latitude: 50.1, longitude: 19.9)])
  }

  @Test(arguments: ["\"21.3, 202.1\"", "\"[202.1, 21.3]\"", "\"(21.3, 202.1)\""])
  func `longitudes in pairs can range from 0 to 360`(pair: String) throws {
    let result = try readAll(text: "id,coordinates\na,\(pair)\nb,\(pair)\n")
    #expect(result.announcements.map(\.coordinate.latitude) == [21.3, 21.3])
    let longitude = try #require(result.announcements.first?.coordinate.longitude)
    #expect(abs(longitude + 157.9) < 1e-9)
  }

  @Test func `a geo URI with only an address is not at 0, 0`() throws {
    let result = try readAll(
      text: "id,location\na,\"geo:50.1,19.9\"\nb,\"geo:0,0?q=1+Main+St\"\n")
    #expect(result.ids == ["a"])
    #expect(result.reasons == [.notALocation])
  }

  @Test(arguments: [
    #"{"geo":{"location":"50.1,19.9"}}"#,
    #"{"hits":{"hits":[{"_id":"a","_source":{"geo":{"location":"50.1,19.9"},"kind":"dog"}}]}}"#,
    #"{"hits":{"hits":[{"_id":"a","_source":{"pin":{"location":[19.9,50.1]},"kind":"dog"}}]}}"#,
  ])
  func `a location in an object can be text or an array`(text: String) throws {
    #expect(
      try readAll(text: text).announcements.map(\.coordinate)
        == [Coordinate(latitude: 50.1, longitude: 19.9)])
  }

  @Test func `a geohash is recognized in a column named for it`() throws {
    let found = try readAll(text: "id,geohash\na,ezs42\n").announcements.first?.coordinate
    #expect(abs((found?.latitude ?? 0) - 42.605) < 0.01)
    #expect(abs((found?.longitude ?? 0) + 5.603) < 0.01)
    #expect(throws: FileError.self) { try readAll(text: "id,code\na,ezs42\n") }
  }

  @Test(arguments: [
    ("location.lat", "location.lng"), ("last_seen_lat", "last_seen_lng"),
    ("lat_wgs84", "lng_wgs84"), ("lat_dd", "long_dd"), ("lastSeenLatitude", "lastSeenLongitude"),
    ("geometry.coordinates.1", "geometry.coordinates.0"),
    ("geocoded_column/coordinates/1", "geocoded_column/coordinates/0"),
    ("place.coordinates[1]", "place.coordinates[0]"), ("location[lat]", "location[lng]"),
    ("WGS84위도", "WGS84경도"), ("Широта", "Долгота"), ("широта", "довгота"), ("Enlem", "Boylam"),
    ("緯度", "経度"), ("緯度(世界測地系)", "経度(世界測地系)"), ("위도", "경도"), ("緯度", "經度"),
    ("纬度", "经度"), ("Latitudine", "Longitudine"), ("Breedtegraad", "Lengtegraad"),
    ("Breddegrad", "Længdegrad"), ("Zeměpisná šířka", "Zeměpisná délka"), ("Πλάτος", "Μήκος"),
  ])
  func `coordinate columns are recognized by their names`(names: (String, String)) throws {
    let text = "id;\(names.1);\(names.0);shelter_lat\na;19,9;50,1;7\n"
    #expect(
      try readAll(text: text).announcements.map(\.coordinate)
        == [try Coordinate(latitude: 50.1, longitude: 19.9)])
  }

  @Test func `columns for owners and sizes are not coordinates`() {
    #expect(throws: FileError.self) { try readAll(text: "id,owner_lat,owner_lng\na,1,2\n") }
    #expect(throws: FileError.self) { try readAll(text: "id,size_x,size_y\na,1,2\n") }
  }

  @Test func `a longitude is paired with the latitude of the same name`() throws {
    let text = "id,lost_lng,found_lat,found_lng,lost_lat\na,1,2,3,4\n"
    let found = try readAll(text: text).announcements.first?.coordinate
    #expect(found == (try Coordinate(latitude: 2, longitude: 3)))
  }

  @Test func `numbers can contain Unicode minus signs and no-break spaces`() throws {
    let text = "id;lat;lon\na;\u{A0}−33,8688\u{A0};151,2093\nb;33\u{202F},5;１５１．５\n"
    let found = try readAll(text: text).announcements.map(\.coordinate)
    #expect(found.first == (try Coordinate(latitude: -33.8688, longitude: 151.2093)))
    #expect(found.last == (try Coordinate(latitude: 33.5, longitude: 151.5)))
  }

  @Test
  func
    `longitudes from 0 to 360 are recognized if several exceed 180, and rejected if only one does`()
    throws
  {
    let result = try readAll(text: "id,lat,lon\na,34.05,241.75\nb,40.7,286\nc,52.2,21\n")
    #expect(result.announcements.map(\.coordinate.longitude) == [-118.25, -74, 21])
    let rows = (0..<20).map { "\($0),52.2,21\n" }.joined()
    let mistyped = try readAll(text: "id,lat,lon\n\(rows)z,52.2,210.122\n")
    #expect(mistyped.announcements.count == 20)
    #expect(mistyped.reasons == [.outOfRange])
  }

  @Test func `a unit in the column's name is used, but a unit is never guessed`() throws {
    let result = try readAll(text: "id,latitudeE7,longitudeE7\na,501000000,199000000\n")
    #expect(
      result.announcements.map(\.coordinate) == [try Coordinate(latitude: 50.1, longitude: 19.9)])
    #expect(try readAll(text: "id,lat,lon\na,50100000,19900000\n").reasons == [.outOfRange])
  }

  @Test func `if two columns contain points, neither is guessed`() throws {
    let text = #"[{"id":"a","home":{"lat":1,"lng":2},"sighting":{"lat":3,"lng":4}}]"#
    #expect(throws: FileError.self) { try readAll(text: text) }
    var options = ReadingOptions()
    options.mapping.columns[.location] = "sighting"
    let found = try readAll(text: text, options: options).announcements.first?.coordinate.latitude
    #expect(found == 3)
  }

  @Test(arguments: [
    (#""lastSeen":{"at":"2024-04-17T10:00:00Z","lat":30.2672,"lng":-97.7431}"#, "2024-04-17"),
    (
      #""lastSeen":{"time":"10:00","lng":-97.7431,"date":"2024-04-17","lat":30.2672}"#, "2024-04-17"
    ),
    (
      #""date":"2024-04-16","lastSeen":{"at":"2024-04-17","lat":30.2672,"lng":-97.7431}"#,
      "2024-04-16"
    ),
    (#""found":{"timestamp":1713348000000,"lat":30.2672,"lng":-97.7431}"#, "2024-04-17"),
    (#""found":{"lat":30.2672,"lng":-97.7431}"#, nil),
    (#""spot":{"time":"2024-04-17","lat":30.2672,"lng":-97.7431}"#, nil),
  ])
  func `an object with coordinates is a location, and its date is the record's`(
    record: (members: String, date: String?)
  ) throws {
    let home = #""owner":{"name":"Ann","home":{"lat":1,"lng":2}}"#
    let result = try readAll(text: #"[{"id":"a",\#(home),\#(record.members)}]"#)
    let pet = try #require(result.announcements.first, "\(result.report.problems)")
    #expect(pet.coordinate == (try Coordinate(latitude: 30.2672, longitude: -97.7431)))
    #expect(pet.lastSeenDate?.isoText == record.date)
    #expect(result.report.problems == [])
  }
}
