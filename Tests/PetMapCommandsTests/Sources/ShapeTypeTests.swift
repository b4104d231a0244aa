import PetMapCommands
import TestSupport
import Testing

/// Tests how the types of shapes in shapefiles are named.
struct ShapeTypeTests {
  private let directory = TemporaryDirectory()

  /// Writes a shapefile with one shape and its index, without a table (ESRI, 1998).
  ///
  /// - Parameters:
  ///   - box: The box of the shape, unless it is a point.
  ///   - counts: Integers after the box.
  ///   - numbers: The coordinates.
  private func shapefile(
    _ type: Int32, box: [Double] = [20, 52, 22, 53], counts: [Int32], _ numbers: [Double]
  ) throws -> String {
    var content: [UInt8] = []
    append(type, to: &content)
    for number in box { append(number.bitPattern, to: &content) }
    for count in counts { append(count, to: &content) }
    for number in numbers { append(number.bitPattern, to: &content) }
    let words = Int32(content.count / 2)
    func header(words: Int32) -> [UInt8] {
      var header: [UInt8] = []
      for number in [9994, 0, 0, 0, 0, 0, 50 + words] as [Int32] {
        append(number.bigEndian, to: &header)
      }
      append(Int32(1000), to: &header)
      append(type, to: &header)
      for bound in [20.0, 52, 22, 53, 0, 0, 0, 0] {
        append(bound.bitPattern, to: &header)
      }
      return header
    }
    var record: [UInt8] = []
    for number in [1, words] as [Int32] { append(number.bigEndian, to: &record) }
    var entry: [UInt8] = []
    for number in [50, words] as [Int32] { append(number.bigEndian, to: &entry) }
    let path = directory.file("shapes.shp")
    try write(header(words: words + 4) + record + content, to: path)
    try write(header(words: 4) + entry, to: directory.file("shapes.shx"))
    return path
  }

  private func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private static let ring = [20.0, 52, 20, 53, 22, 53, 20, 52]
  /// One part of four points, the first of which is its start.
  private static let parts: [Int32] = [1, 4, 0]

  @Test func `a point with a height is a pin`() throws {
    let path = try shapefile(11, box: [], counts: [], [21, 52.5, 100, 0])
    #expect(Run(["pins", "--source", path, "--count"]).output == "1\n")
    #expect(Run(["inspect", path]).output.contains("shapefile of PointZ"))
  }

  @Test(arguments: ["PolyLine", "Polygon", "MultiPoint"])
  func `other shapes are reported with their type`(name: String) throws {
    let path =
      switch name {
      case "PolyLine": try shapefile(3, counts: Self.parts, Self.ring)
      case "Polygon": try shapefile(5, counts: Self.parts, Self.ring)
      default: try shapefile(8, counts: [4], Self.ring)
      }
    let run = Run(["pins", "--source", path])
    #expect(run.status == .badData)
    #expect(run.errors.contains("skipped: 1 line or area"), "\(run.errors)")
    let inspection = Run(["inspect", path])
    #expect(inspection.output.contains("shapefile of \(name)"), "\(inspection.output)")
  }

  @Test func `the type of a shape with heights ends with Z`() throws {
    let heights = [0.0, 9, 1, 2, 3, 1, 0, 0, 0, 0, 0, 0]
    let path = try shapefile(15, counts: Self.parts, Self.ring + heights)
    #expect(Run(["inspect", path]).output.contains("shapefile of PolygonZ"))
  }
}
