import PetMapFiles
import PetMapGeo
import PetMapSystem

/// Reads a file with other options to verify suggestions.
struct TrialReading {
  private let path: String
  private let options: ReadingOptions

  /// Returns `nil` for standard input, which cannot be read twice.
  init?(path: String, _ options: ReadingOptions) {
    guard path != "-" else { return nil }
    self.path = path
    self.options = options
  }

  /// Returns the number of pins that the file yields with a mapping, or 0 if the file cannot be
  /// read.
  func pins(with mapping: SourceMapping) -> Int {
    var options = options
    options.mapping = mapping
    options.isStrict = false
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return 0 }
    while (try? reader.readBatch()) == true {}
    return reader.report.pins
  }

  /// Returns the first points in the file's coordinate system.
  func points(with mapping: SourceMapping) -> [PlanePoint] {
    let found = Guarded<[PlanePoint]>([])
    var options = options
    options.mapping = mapping
    let system = "points as they are"
    options.mapping.system = system
    options.isStrict = false
    options.unprojection = { name in
      // Grid references have their own coordinate systems.
      guard name == system else { return CoordinateSystems.unprojection(name) }
      return { points in
        found.withLock { $0 += points }
        return points.map { _ in nil }
      }
    }
    guard var reader = try? AnnouncementReader(path: path, options: options) else { return [] }
    while (try? reader.readBatch()) == true, found.withLock({ $0.count }) < 5000 {}
    return found.withLock { $0 }
  }
}
