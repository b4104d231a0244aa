import Foundation
import PetMapFiles
import PetMapAnnouncements
import TestSupport
import Testing

/// Tests randomly corrupted files. Reading must terminate with a result that does not depend on the
/// chunk size.
struct MutationTests {
  static let seeds =
    JSONReadingTests.shapes.map(\.1) + JSONReadingTests.bad.map(\.0) + [
      "id,name,lat,lon,date,status,age\r\na,\"x, \"\"y\"\"\",1,2,2020-01-01,found,3\r\n\"b\nc\",,3,4,,,\r\n",
      "lat;lon;name\n1;2;café\n\n-3.25;179.999999999999999999;\"\n\"\n",
      "sep=;\nlat;lon;date;Sex upon Intake\n1,5;2,25;03.04.2020;Neutered Male\n-3,25;7,5;13.04.2020;f\n",
      "id|location|Date Lost\na|\"6 St\n(30.2, -97.7)\"|02/03/2020 10:00 AM\nb|POINT (1 2)|20200203\n",
      #"[{"id":1,"location":{"latitude":"30.2","longitude":"-97.7"}},{"the_geom":{"type":"Point","coordinates":[1,2]},"age":"2 years"}]"#,
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"features":[{"geometry":{"type":"MultiPoint","coordinates":[[1,2]]}}]}"#,
    ]

  static let rounds = cases(2_000, debug: 300)

  /// Returns the parts of the result that must not depend on the chunk size.
  func result(_ path: String, _ format: SourceFormat?, isStrict: Bool, chunk: Int) -> String {
    var options = ReadingOptions(format: format)
    options.isStrict = isStrict
    options.chunk = chunk
    var announcements: [Announcement] = []
    do {
      var reader = try AnnouncementReader(path: path, options: options)
      do {
        while try reader.readBatch() {
          announcements += (0..<reader.batch.count).map { reader.batch.announcement(at: $0) }
        }
        return "\(announcements)\n\(reader.report)"
      } catch {
        return "\(announcements)\n\(reader.report)\n\(error)"
      }
    } catch {
      return "\(error)"
    }
  }

  func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let fragments: [[UInt8]] = [
      [0x22], [0x5C], [0x7B], [0x7D], [0x5B], [0x5D], [0x2C], [0x0A], [0x0D], [0x1E], [0x00],
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x1F, 0x8B], Array("\\ud800".utf8), Array("1e999".utf8),
      Array("null".utf8), Array("\"\"\"".utf8), [0x3A], [0x2D], [0x20],
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.removeSubrange(start...)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3:
        bytes.replaceSubrange(start..<end, with: fragments.randomElement(using: &random) ?? [])
      default: bytes.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }

  @Test func `results for broken files do not depend on the chunk size`() throws {
    let given = ProcessInfo.processInfo.environment["PETMAP_TEST_SEED"].flatMap(UInt64.init)
    let seed = given ?? 7_254_757_584_392_922_676
    var random = SeededRandom(seed: seed)
    let path = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for round in 0..<Self.rounds {
      let original = Self.seeds.randomElement(using: &random) ?? ""
      let bytes = mutate(Array(original.utf8), &random)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let format = [nil, nil, SourceFormat.csv, .json, .geojsonl].randomElement(using: &random)
      let isStrict = Int.random(in: 0..<4, using: &random) == 0
      let chunk = Int.random(in: 4...70, using: &random)
      let whole = result(path, format ?? nil, isStrict: isStrict, chunk: 256 << 10)
      let fragments = result(path, format ?? nil, isStrict: isStrict, chunk: chunk)
      if whole != fragments {
        Issue.record(
          "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))\n\(whole)\n\(fragments)"
        )
        return
      }
    }
  }
}
