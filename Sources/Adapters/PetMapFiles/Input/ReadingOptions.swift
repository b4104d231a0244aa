/// How the records of a file are written down.
public enum SourceFormat: String, Sendable, Hashable, CaseIterable {
  /// A GeoJSON text (RFC 7946): a feature collection, a feature, a point, or an array of them.
  case geojson
  /// A GeoJSON feature or an announcement a line, or a text sequence (RFC 8142).
  case geojsonl
  /// The service's JSON: `{"data": […]}` or the array alone.
  case json
  /// Columns with a header (RFC 4180), separated by commas, semicolons or tabs.
  case csv
}

/// How a file is to be read.
public struct ReadingOptions: Sendable, Hashable {
  /// Nil: as the file's name and its first bytes say.
  public var format: SourceFormat?
  /// The columns, or members, to take fields from, instead of those with the usual names. An
  /// empty name leaves the field out.
  public var columns: [AnnouncementField: String] = [:]
  /// Whether the first bad record ends the reading.
  public var isStrict = false
  /// How many bytes are read at a time, at least 4.
  package var chunk = InputWindow.chunk
  /// How many bytes a record may have.
  package var recordLimit = InputWindow.recordLimit
  /// How many problems ``ReadReport/problems`` keeps.
  public var keptProblems = 1000

  /// Options with which bad records are skipped and columns are found by their usual names.
  public init(format: SourceFormat? = nil) {
    self.format = format
  }
}
