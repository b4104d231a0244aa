import PetMapFiles
import PetMapGeo
import PetMapSystem

/// Readings of a file with other options, by which a proposal is tried before it is made.
struct Trial {
  private let path: String
  private let options: ReadingOptions

  /// Nil for standard input, which can be read once only.
  init?(path: String, _ options: ReadingOptions) {
    guard path != "-" else { return nil }
    self.path = path
    self.options = options
  }

  /// How many pins the file has when it is read with a mapping; 0 when it cannot be read.
  func pins(with mapping: SourceMapping) -> Int {
    var options = options
    options.mapping = mapping
    options.isStrict = false
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return 0 }
    while (try? reader.readBatch()) == true {}
    return reader.report.pins
  }

  /// The points of the first records as the file has them, before any system is assumed.
  func points(with mapping: SourceMapping) -> [PlanePoint] {
    let found = Guarded<[PlanePoint]>([])
    var options = options
    options.mapping = mapping
    options.mapping.system = "points as they are"
    options.isStrict = false
    options.unprojection = { _ in
      { points in
        found.withLock { $0 += points }
        return points.map { _ in nil }
      }
    }
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return [] }
    while (try? reader.readBatch()) == true, found.withLock({ $0.count }) < 5000 {}
    return found.withLock { $0 }
  }
}
