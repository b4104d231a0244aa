public import PetMapGeo

/// How a file is to be read.
public struct ReadingOptions: Sendable {
  /// Nil: as the file's name and its first bytes say.
  public var format: SourceFormat?
  /// The members that lead to the records of a JSON file, and on into the records; nil: as they are
  /// found.
  public var recordPath: [String]?
  /// The layer or sheet to read of a file that has several; nil: the one with points.
  public var layer: String?
  /// What its columns and values mean.
  public var mapping = SourceMapping()
  /// How points of a system are brought to WGS84; nil when it is not known. Without it only degrees
  /// on WGS84 are read.
  public var unprojection: (@Sendable (_ system: String) -> Unprojection?)?
  /// What a record's columns must hold for it to become a pin.
  public var conditions: [ColumnCondition] = []
  /// Which columns are carried along as ``PetMapAnnouncements/Announcement/kept``.
  public var keeps = KeptColumns.none
  /// Whether the first bad record ends the reading.
  public var isStrict = false
  /// How many bytes are read at a time, at least 4.
  package var chunk = InputWindow.chunk
  /// How many bytes a record may have.
  package var recordLimit = InputWindow.recordLimit
  /// How many problems ``ReadReport/problems`` keeps.
  public var keptProblems = 1000
  /// How many of them may be of one kind that costs no record.
  public var keptOptionalProblems = Int.max

  /// Options with which bad records are skipped and columns are found by their usual names.
  public init(format: SourceFormat? = nil) {
    self.format = format
  }
}

/// How the records of a file are written down.
public enum SourceFormat: String, Sendable, Hashable, CaseIterable {
  /// A GeoJSON text (RFC 7946): a feature collection, a feature, a point, or an array of them.
  case geojson
  /// A GeoJSON feature or an announcement a line, or a text sequence (RFC 8142).
  case geojsonl
  /// The service's JSON, `{"data": […]}` or the array alone, and that of others.
  case json
  /// Columns with a header (RFC 4180), separated by commas, semicolons, tabs or bars.
  case csv
  /// A GeoPackage's table of points (OGC 12-128).
  case gpkg
}

/// The coordinates of points, x east and y north; nil for a point that has none.
public typealias Unprojection = @Sendable (_ points: [PlanePoint]) -> [Coordinate?]

/// Which columns of a source are carried along with its pins.
public enum KeptColumns: Sendable, Hashable {
  case none
  /// All that no field is taken from.
  case all
  /// These, by their names.
  case named([String])
}
