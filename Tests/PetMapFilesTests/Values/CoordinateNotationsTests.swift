import PetMapFiles
import PetMapGeo
import Testing

@Suite struct CoordinateNotationsTests {
  @Test(arguments: [
    "52.2297, 21.0122", " 52.2297 21.0122 ", "52,2297; 21,0122", "52°13'46.92\"N 21°0'43.92\"E",
    "N 52:13:46.92, E 21:00:43.92", "北緯52度13分46.92秒 東経21度0分43.92秒", "lat: 52.2297, lng: 21.0122",
    "POINT (21.0122 52.2297)", "SRID=4326;POINT(21.0122 52.2297)",
    #"{"type":"Point","coordinates":[21.0122,52.2297]}"#, "geo:52.2297,21.0122?z=15",
    "https://www.google.com/maps/place/x/@52,21,15z/data=!3d52.2297!4d21.0122",
    "https://www.openstreetmap.org/?mlat=52.2297&mlon=21.0122#map=17/52/21", "u3qcnhheum",
  ])
  func `all notations of files are recognized`(text: String) throws {
    let coordinate = try #require(Coordinate(inAnyNotation: text))
    #expect(abs(coordinate.latitude - 52.2297) < 1e-4, "\(coordinate)")
    #expect(abs(coordinate.longitude - 21.0122) < 1e-4, "\(coordinate)")
  }

  @Test(arguments: ["52 13 21 0", "52 13, 21 0", "52 13.0, 21 0.0"])
  func `degrees and minutes need no symbols`(text: String) throws {
    let coordinate = try #require(Coordinate(inAnyNotation: text))
    #expect(abs(coordinate.latitude - (52 + 13 / 60.0)) < 1e-9, "\(coordinate)")
    #expect(coordinate.longitude == 21)
  }

  @Test func `grid references are recognized if they can be converted`() throws {
    let expected = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var system: String?
    let coordinate = Coordinate(inAnyNotation: "34U DC 99 88") { name in
      system = name
      return { _ in [expected] }
    }
    #expect(coordinate == expected)
    #expect(system == "EPSG:32634")
    #expect(Coordinate(inAnyNotation: "34U DC 99 88") == nil)
  }

  @Test(arguments: [
    "", " ", "Berne", "Reuth", "12 Main Street", "91, 0", "0, 181", "52.2297",
    "https://example.org/1,2", "geo:", "POINT EMPTY", "90210", "M5V3T6", "EC1V9HX",
  ])
  func `other text is not recognized`(text: String) {
    #expect(Coordinate(inAnyNotation: text) == nil)
  }
}
