/// Options for reading a file.
public struct ReadingOptions: Sendable {
  /// The format; `nil` to detect it from the file's name and first bytes.
  public var format: SourceFormat?
  /// The path of the records in a JSON file, which may continue into the records; `nil` to find
  /// them.
  public var recordPath: [String]?
  /// The layer or sheet to read; `nil` for the one that contains points.
  public var layer: String?
  /// The mapping of columns and values.
  public var mapping = SourceMapping()
  /// Returns a transformation from a coordinate system to WGS84, or `nil` if the system is unknown.
  /// If this is `nil`, only degrees on WGS84 can be read.
  public var unprojection: (@Sendable (_ system: String) -> Unprojection?)?
  /// The conditions a record must satisfy to become a pin.
  public var conditions: [ColumnCondition] = []
  /// The columns to keep in ``PetMapAnnouncements/Announcement/kept``.
  public var keeps = KeptColumns.none
  /// Whether to stop at the first invalid record.
  public var isStrict = false
  /// The number of bytes to read at a time, at least 4.
  package var chunk = InputWindow.chunk
  /// The maximum number of bytes in a record.
  package var recordLimit = InputWindow.recordLimit
  /// The maximum number of problems in ``ReadReport/problems``.
  public var keptProblems = 1000
  /// The maximum number of problems to keep of each kind that does not cause the record to be
  /// skipped.
  public var keptOptionalProblems = Int.max

  /// Creates default options, which skip invalid records and find columns by their common names.
  public init(format: SourceFormat? = nil) {
    self.format = format
  }
}

/// A format for the records in a file.
public enum SourceFormat: String, Sendable, Hashable, CaseIterable {
  /// A GeoJSON text (RFC 7946): a feature collection, a feature, a point, or an array of them.
  case geojson
  /// One GeoJSON feature or announcement per line, or a text sequence (RFC 8142).
  case geojsonl
  /// The service's JSON, `{"data": […]}` or the array alone, and JSON from other sources.
  case json
  /// A table with a header (RFC 4180), separated by commas, semicolons, tabs, or vertical bars.
  case csv
  /// The point table of a GeoPackage (OGC 12-128).
  case gpkg
}

/// The columns of a source to keep with its pins.
public enum KeptColumns: Sendable, Hashable {
  case none
  /// All columns that are not mapped to a field.
  case all
  /// The columns with the given names.
  case named([String])
  /// The columns that describe an animal beyond the fields of an announcement, by their names: its
  /// colors, size, collar, markings and date of birth, and its age as written.
  case traits
}
