import PetMapGeo
import TestSupport
import Testing

@Suite struct CoordinateParserTests {
  @Test(arguments: [
    "52.2297, 21.0122", "52.2297,21.0122", "52.2297 21.0122", "  +52.2297;21.0122 ",
    "52.22970° N, 21.01220° E", "52.2297N 21.0122E", "21.0122E 52.2297N", "N52.2297 E21.0122",
    "e 21.0122°, n 52.2297°", "52.2297°\u{A0}N 21.0122°\u{A0}E", "52.2297° 21.0122°",
    "52.2297 N, 21.0122", "52.2297, 21.0122 E", "+52.2297+21.0122",
    "52°13'46.92\"N 21°00'43.92\"E", "52°13′46.92″N, 21°0′43.92″E", "52°13’46.92”N 21°00’43.92”E",
    "52° 13' 46.92'' N 21° 00' 43.92'' E", "52 13 46.92 N 21 00 43.92 E",
    "N 52 13 46.92 E 21 00 43.92", "52 13 46.92 21 00 43.92", "52º13'46.92\" 21º00'43.92\"",
    "52 13.782 N; 21 0.732 E", "52 13.782 21 0.732", "E21°00′43.92″ N52°13′46.92″",
  ])
  func `common notations are parsed`(text: String) throws {
    let coordinate = try Coordinate(parsing: text)
    #expect(abs(coordinate.latitude - 52.2297) < 1e-13)
    #expect(abs(coordinate.longitude - 21.0122) < 1e-13)
  }

  @Test(arguments: [
    ("-33.8688,151.2093", -33.8688, 151.2093), ("33.8688S 151.2093E", -33.8688, 151.2093),
    ("−33.8688, 151.2093", -33.8688, 151.2093), ("40°26′46″N 79°58′56″W", 40.44611, -79.98222),
    ("-0.5, -0.25", -0.5, -0.25), ("-0 30 0, -0 15 0", -0.5, -0.25), ("90, -180", 90, -180),
    ("S 0°0'36\" W 0°0'36\"", -0.01, -0.01), ("52,21", 52, 21), (".5 5.", 0.5, 5),
  ])
  func `signs and hemispheres are parsed`(text: String, latitude: Double, longitude: Double) throws
  {
    let coordinate = try Coordinate(parsing: text)
    #expect(abs(coordinate.latitude - latitude) < 1e-5)
    #expect(abs(coordinate.longitude - longitude) < 1e-5)
  }

  @Test(arguments: [
    ("", CoordinateTextError.missingNumber(offset: 0)),
    ("   ", .missingNumber(offset: 3)),
    ("52.2297", .missingNumber(offset: 7)),
    ("52.2297,", .missingNumber(offset: 8)),
    (",21", .unexpected(offset: 0)),
    ("52,2297, 21,0122", .unexpected(offset: 7)),
    ("nan, 21", .unexpected(offset: 0)),
    ("0x10, 21", .unexpected(offset: 1)),
    ("1e1, 21", .unexpected(offset: 1)),
    ("52.2.3, 21", .unexpected(offset: 4)),
    ("52.2297 North, 21", .unexpected(offset: 8)),
    ("--52, 21", .missingNumber(offset: 1)),
    ("52, -", .missingNumber(offset: 5)),
    ("91, 21", .latitude(91, offset: 0)),
    ("52, 180.5", .longitude(180.5, offset: 4)),
    ("21E, 91N", .latitude(91, offset: 5)),
    ("52°60'00\"N 21E", .sixtiethOutOfRange(60, offset: 4)),
    ("52 13 61 N 21E", .sixtiethOutOfRange(61, offset: 6)),
    ("52N 21N", .conflictingHemisphere(offset: 6)),
    ("-52N 21E", .conflictingHemisphere(offset: 3)),
    ("52NS 21E", .unexpected(offset: 2)),
    ("52.5°30'N 21E", .misplacedNumber(offset: 6)),
    ("46\"52°N 21E", .misplacedNumber(offset: 0)),
    ("52 13 46 12 N 21E", .misplacedNumber(offset: 9)),
    ("1 2 3", .misplacedNumber(offset: 4)),
    ("52; 21; 3", .unexpected(offset: 6)),
    ("1 2 3 4 5 6 7 8 9 10", .unexpected(offset: 18)),
    ("\u{1F600}", .unexpected(offset: 0)),
  ])
  func `errors contain the reason and the location`(text: String, error: CoordinateTextError) {
    #expect(throws: error) { try Coordinate(parsing: text) }
  }

  @Test func `both printed notations round-trip`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<(cases(50_000, debug: 2_000)) {
      let original = try Coordinate(
        latitude: .random(in: -90...90, using: &random),
        longitude: .random(in: -180...180, using: &random))
      for notation in CoordinateNotation.allCases {
        let text = original.formatted(notation)
        let back = try Coordinate(parsing: text)
        #expect(back.formatted(notation) == text)
        #expect(abs(back.latitude - original.latitude) <= 5.0000001e-6)
        #expect(abs(back.longitude - original.longitude) <= 5.0000001e-6)
      }
    }
  }

  @Test func `arbitrary text does not crash the parser`() {
    var random = SeededRandom(seed: 4)
    let alphabet = Array("0159.,;-+ °'\"′″NSEWnx\u{A0}é\u{1F600}\t")
    for _ in 0..<(cases(100_000, debug: 5_000)) {
      let length = Int.random(in: 0...16, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      if let coordinate = try? Coordinate(parsing: text) {
        #expect(abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180, "\(text)")
      }
    }
  }
}
