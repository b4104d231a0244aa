import Foundation
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests reading coordinates in text, arrays, and objects.
struct PointTextTests {
  static let points = [
    "POINT (-97.7 30.2)", "point(-97.7 30.2)", "SRID=4326;POINT(-97.7 30.2)",
    "POINT Z (-97.7 30.2 120)", "MULTIPOINT ((-97.7 30.2))", "(30.2, -97.7)",
    "7201 LEVANDER LOOP\nAustin, TX 78702\n(30.2, -97.7)",
    #"{"type":"Point","coordinates":[-97.7,30.2]}"#,
    #"{"coordinates":["-97.7","30.2"],"type":"Point"}"#,
    #"{"latitude":"30.2","longitude":"-97.7","human_address":"{\"city\":\"Austin\"}"}"#,
    "{'longitude': '-97.7', 'latitude': '30.2'}", "30.2, -97.7", "30.2 -97.7",
    "0101000000CDCCCCCCCC6C58C03333333333333E40",
    "0101000020E6100000CDCCCCCCCC6C58C03333333333333E40",
  ]

  @Test(arguments: points)
  func `a point in one column is read`(point: String) throws {
    let quoted = point.replacingOccurrences(of: "\"", with: "\"\"")
    let named = try readAll(text: "id,location,name\na,\"\(quoted)\",Rex\n")
    let expected = try Coordinate(latitude: 30.2, longitude: -97.7)
    if !["30.2, -97.7", "30.2 -97.7"].contains(point) {
      let table = try #require(named.announcements.first, "\(named.report.problems)")
      #expect(table.coordinate == expected)
      // Two short numbers in parentheses may be a size.
      let isOpen = point.hasSuffix("(30.2, -97.7)")
      let shown =
        isOpen ? quoted.replacingOccurrences(of: ".2, -97.7", with: ".200, -97.700") : quoted
      let unnamed = try readAll(text: "id,somewhere,name\na,\"\(shown)\",Rex\n")
      #expect(unnamed.announcements.first?.coordinate == expected)
    }
    var options = ReadingOptions()
    options.mapping.columns = [.location: "where"]
    let mapped = try readAll(text: "id,where\na,\"\(quoted)\"\n", options: options)
    #expect(mapped.announcements.first?.coordinate == expected)
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: ["id": "a", "where": point]),
      as: UTF8.self)
    #expect(
      try readAll(text: "[\(json)]", options: options).announcements.first?.coordinate == expected)
  }

  static let coordinates: [(String, String)] = [
    ("\"52\u{B0}13'47\"\"N\"", "\"21\u{B0}00'44\"\"E\""), ("52 13 47 N", "21 00 44 E"),
    ("52.2297\u{B0}", "21.0122\u{B0}"), ("52.2297N", "21.0122E"), ("52:13:47N", "21:00:44E"),
    ("52d13m47sN", "21d00m44sE"), ("52d 13m 47s N", "21d 0m 44s E"),
    ("52\u{B0} 13.783' Nord", "21\u{B0} 0.733' Ost"), ("52度13分47秒", "21度00分44秒"),
    ("北緯52度13分47秒", "東経21度00分44秒"), ("\"52°13'47,0\"\"N\"", "\"21°0'44,0\"\"E\""),
    ("52:13:47", "21:00:44"),
  ]

  @Test(arguments: coordinates)
  func `a latitude and a longitude can contain degree signs, minutes, and hemispheres`(
    coordinate: (String, String)
  ) throws {
    let result = try readAll(text: "id,lat,lon\na,\(coordinate.0),\(coordinate.1)\n")
    let found = try #require(result.announcements.first?.coordinate)
    #expect(abs(found.latitude - 52.2297) < 0.0001 && abs(found.longitude - 21.0122) < 0.0001)
  }

  @Test func `southern coordinates are read, and an O is not guessed`() throws {
    let text = "id\tlat\tlon\na\t33°30'Süd\t151°30'Ost\nb\t33.5s\t151.5e\nc\t33°30'S\t70°40'O\n"
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.coordinate.latitude) == [-33.5, -33.5])
    #expect(result.announcements.map(\.coordinate.longitude) == [151.5, 151.5])
    #expect(result.reasons == [.notANumber])
  }

  @Test func `only the member named _geolocation has its order`() throws {
    let pet = #"[{"id":"a","pet_geolocation":[10.5,50.1]}]"#
    #expect(try readAll(text: pet).announcements.first?.coordinate.latitude == 50.1)
    let form = #"[{"id":"a","_geolocation":[50.1,10.5]}]"#
    #expect(try readAll(text: form).announcements.first?.coordinate.latitude == 50.1)
  }

  @Test func `an Opendatasoft coordinate array begins with the latitude`() throws {
    let result = try readAll(
      text: #"[{"id":"a","geo_point_2d":[48.9,2.3]},{"id":"b","location":[2.3,48.9]}]"#)
    #expect(result.announcements.map(\.coordinate.latitude) == [48.9, 48.9])
  }

  @Test func `a park's zone next to degrees is not a UTM zone`() throws {
    let result = try readAll(text: "id,X,Y,Zone\na,21,52.1,3C\nb,21.1,52.2,2D\n")
    #expect(result.announcements.map(\.coordinate.latitude) == [52.1, 52.2])
  }

  @Test func `pins at 0, 0 are counted`() throws {
    #expect(try readAll(text: "id,lat,lng\na,0,0\nb,1,0\n").report.atZero == 1)
  }
}
