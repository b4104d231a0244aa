import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapParameters
import Testing

struct ParameterKindTests {
  @Test(
    arguments: [
      ("10", 10_000), ("2.5", 2_500), ("0", 0), ("500m", 500), ("500 M", 500), ("1mi", 1_609.344),
      ("2nmi", 3_704), (" 3 km ", 3_000), ("1e1", 10_000),
    ] as [(String, Double)], [Notation.typed, .strict])
  func `a distance is in kilometers unless it has a unit`(
    distance: (text: String, meters: Double), notation: Notation
  ) throws {
    let read = ParameterKind<Meters>.distance.read
    let meters = try read(distance.text, notation)
    #expect(meters == Meters(distance.meters))
    #expect(try read(ParameterKind<Meters>.distance.write(meters), .strict) == meters)
  }

  @Test(arguments: ["-1", "1e999", "ten", "10 yd", "", "0x10", "NaN", "inf"])
  func `a distance is a nonnegative number with a known unit`(text: String) {
    #expect(throws: ParameterProblem.self) {
      try ParameterKind<Meters>.distance.read(text, .typed)
    }
  }

  @Test func `a list of rectangles has a size and a position for each`() throws {
    let kind = ParameterKind<[ScreenRect]>.screenRects(2)
    let one = ScreenRect(x: 0, y: 0, width: 390, height: 56)
    let other = ScreenRect(x: -5, y: 700.5, width: 0, height: 40)
    #expect(try kind.read("390x56@0,0", .strict) == [one])
    #expect(try kind.read(" 390×56 @ 0 , 0,0X40@-5,700.5 ", .typed) == [one, other])
    #expect(try kind.read(kind.write([one, other]), .strict) == [one, other])
    for (text, problem) in [
      ("390x56", .malformed), ("390x56@0", .malformed), ("390x56@0,0,", .malformed),
      ("390@0,0", .malformed), ("390x56@0,0@1,1", .malformed), ("x@0,0", .malformed),
      ("", .malformed), ("-1x5@0,0", .outOfRange), ("5x5@2e9,0", .outOfRange),
      ("1x1@0,0,1x1@0,0,1x1@0,0", .tooMany(2)),
    ] as [(String, ParameterProblem)] {
      #expect(throws: problem, "\(text)") { try kind.read(text, .strict) }
    }
  }

  @Test func `only typed numbers have decimal commas`() throws {
    #expect(try ParameterKind<Meters>.distance.read("2,5km", .typed) == Meters(2_500))
    #expect(throws: ParameterProblem.malformed) {
      try ParameterKind<Meters>.distance.read("2,5km", .strict)
    }
    #expect(try ParameterKind.number(0...3).read("1,5", .typed) == 1.5)
  }

  @Test func `programs may surround values with spaces but not with tabs`() throws {
    #expect(try ParameterKind.number(0...90).read("  52.5 ", .strict) == 52.5)
    #expect(try ParameterKind.number(0...90).read("\t52.5\u{A0}", .typed) == 52.5)
    for text in ["\t52.5", "52.5\n", "\u{A0}52.5"] {
      #expect(throws: ParameterProblem.malformed) {
        try ParameterKind.number(0...90).read(text, .strict)
      }
      #expect(throws: ParameterProblem.malformed) {
        try ParameterKind<Meters>.distance.read(text, .strict)
      }
    }
  }

  @Test(
    arguments: [
      ("52.2,21", 52.2, 21.0, true), (" 52.2 , 21 ", 52.2, 21, true), ("52.2,381", 52.2, 21, true),
      ("10,180", 10, 180, true), ("10,-180", 10, -180, true), ("10,3600", 10, 0, true),
      ("52,2; 21,5", 52.2, 21.5, false), ("52,2297 21,0122", 52.2297, 21.0122, false),
      ("52,2297, 21,0122", 52.2297, 21.0122, false), ("52.2N 21.5E", 52.2, 21.5, false),
      ("52°30'N 190°E", 52.5, -170, false),
    ])
  func `a coordinate is wrapped, and typed ones have any notation`(
    text: String, latitude: Double, longitude: Double, isStrict: Bool
  ) throws {
    let expected = try Coordinate(latitude: latitude, longitude: longitude)
    let kind = ParameterKind<Coordinate>.coordinate
    #expect(try kind.read(text, .typed) == expected)
    if isStrict {
      #expect(try kind.read(text, .strict) == expected)
    } else {
      #expect(throws: ParameterProblem.malformed) { try kind.read(text, .strict) }
    }
    #expect(try kind.read(kind.write(expected), .strict) == expected)
  }

  @Test(
    arguments: [
      ("91,0", .outOfRange), ("0,3601", .outOfRange), ("1", .malformed), ("1,2,3", .malformed),
      ("a,b", .malformed), ("1,", .malformed), ("NaN,0", .malformed),
    ] as [(String, ParameterProblem)], [Notation.typed, .strict])
  func `an invalid coordinate is rejected`(
    text: (String, problem: ParameterProblem), notation: Notation
  ) {
    #expect(throws: text.problem) {
      try ParameterKind<Coordinate>.coordinate.read(text.0, notation)
    }
  }

  @Test(
    arguments: [
      ("-118.2,33.7,-118.1,33.8", [-118.2, 33.7, -118.1, 33.8]),
      ("170,0,-170,1", [170, 0, -170, 1]),
      ("170,0,190,1", [170, 0, -170, 1]), ("-190,0,-170,1", [170, 0, -170, 1]),
      ("-180,0,180,1", [-180, 0, 180, 1]), ("-200,0,170,1", [-180, 0, 180, 1]),
      ("0,0,360,1", [-180, 0, 180, 1]), ("10,0,369,1", [10, 0, 9, 1]),
      ("190,0,-190,1", [-170, 0, 170, 1]), ("540,0,540,1", [180, 0, 180, 1]),
    ] as [(String, [Double])])
  func `a box is wrapped`(text: String, edges: [Double]) throws {
    let expected = try BoundingBox(
      west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    for notation in [Notation.typed, .strict] {
      #expect(try ParameterKind<BoundingBox>.box.read(text, notation) == expected)
    }
    let parts = text.split(separator: ",")
    #expect(
      try ParameterKind<BoundingBox>.cuboid.read(
        "\(parts[0]),\(parts[1]),-9,\(parts[2]),\(parts[3]),9", .strict) == expected)
  }

  @Test func `the commas of a typed box with semicolons are decimal`() throws {
    let box = try BoundingBox(west: 20.9, south: 52.1, east: 21.1, north: 52.3)
    #expect(try ParameterKind<BoundingBox>.box.read("20,9;52,1;21,1;52,3", .typed) == box)
    #expect(throws: ParameterProblem.malformed) {
      try ParameterKind<BoundingBox>.box.read("20,9;52,1;21,1;52,3", .strict)
    }
  }

  @Test(arguments: [("390x844", 390, 844), (" iPad ", 820, 1180), ("10.5×20", 10.5, 20)])
  func `a screen has a size or a name`(text: String, width: Double, height: Double) throws {
    let kind = ParameterKind.screenSize(1...32_767)
    #expect(try kind.read(text, .strict) == ScreenSize(width: width, height: height))
    #expect(throws: ParameterProblem.outOfRange) { try kind.read("0.5x3", .strict) }
    #expect(throws: ParameterProblem.malformed) { try kind.read("3", .strict) }
  }

  @Test func `one inset counts for all edges`() throws {
    let kind = ParameterKind<ViewportInsets>.insets
    #expect(
      try kind.read("5", .strict) == ViewportInsets(top: 5, right: 5, bottom: 5, left: 5))
    #expect(kind.write(try kind.read("1,2,3,4.5", .strict)) == "1,2,3,4.5")
    #expect(throws: ParameterProblem.malformed) { try kind.read("1,2", .strict) }
    #expect(throws: ParameterProblem.outOfRange) { try kind.read("-1", .strict) }
  }

  @Test func `a list counts its different elements`() throws {
    let kind = ParameterKind<[String]>.list(of: .text(), limit: 2)
    #expect(try kind.read("dog, cat ,dog", .strict) == ["dog", "cat"])
    #expect(throws: ParameterProblem.tooMany(2)) { try kind.read("a,b,c", .strict) }
  }

  @Test func `words are counted`() throws {
    let kind = ParameterKind.words(length: 10, count: 2)
    #expect(try kind.read("a b, a", .strict) == "a b, a")
    #expect(throws: ParameterProblem.malformed) { try kind.read("!!!", .strict) }
    #expect(throws: ParameterProblem.tooMany(2)) { try kind.read("a b c", .strict) }
    #expect(throws: ParameterProblem.tooLong(10)) { try kind.read("abcdefghijk", .strict) }
  }

  @Test(arguments: [
    0.000_01, -0.000_015, 1.5e-7, -3e-300, 0, -0.0, .leastNonzeroMagnitude, 1, -180,
  ])
  func `small numbers are written without an exponent`(number: Double) throws {
    let box = try BoundingBox(west: number, south: -1, east: 2, north: 3)
    let text = ParameterKind<BoundingBox>.box.write(box)
    #expect(!text.contains("e"))
    #expect(try ParameterKind<BoundingBox>.box.read(text, .strict) == box)
    #expect(
      try ParameterKind<Double>.number(-180...180).read(
        ParameterKind<Double>.number(-180...180).write(number), .typed) == number)
  }

  @Test func `a polygon has a limited number of points`() throws {
    let kind = ParameterKind<PlanePolygon>.polygon(points: 4)
    let text = "POLYGON((0 0,1e-05 0,1 1,0 1,0 0))"
    let polygon = try kind.read(text, .strict)
    #expect(try kind.read(kind.write(polygon), .typed) == polygon)
    for (text, problem) in [
      ("POLYGON((0 0,1 0,2 1,1 1,0 1))", .outOfRange), ("POLYGON((0 0,1 0,2 91))", .outOfRange),
      ("POLYGON((0 0,1 0))", .outOfRange), ("0 0,1 0,2 1", .malformed), ("", .malformed),
    ] as [(String, ParameterProblem)] {
      #expect(throws: problem) { try kind.read(text, .strict) }
    }
  }
}
