public import PetMapGeo

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

/// What a source's columns and values mean, where the usual names and words do not say so.
public struct SourceMapping: Sendable, Hashable {
  /// The columns, or members, to take fields from, instead of those with the usual names. An
  /// empty name leaves the field out.
  public var columns: [AnnouncementField: String] = [:]
  /// What the values of a field's column stand for.
  public var values: [AnnouncementField: ValueMeanings] = [:]
  /// What a field is in every record that has nothing for it.
  public var constants: [AnnouncementField: String] = [:]
  /// The order of day, month and year; nil: as the column's values say.
  public var dateOrder: DateOrder?
  /// What parts a table's columns; nil: what the first lines say.
  public var delimiter: UInt8?
  /// Whether a comma parts the decimals of numbers; nil: as the columns' values say.
  public var hasDecimalComma: Bool?
  /// Nil: as the first bytes say.
  public var encoding: TextEncoding?
  /// The system that coordinates are in, such as `EPSG:3857`; nil: what a GeoJSON `crs` says, else
  /// degrees on WGS84.
  public var system: String?

  /// The usual names and words.
  public init() {}

  /// Whether a word stands for a status, in one of the languages that are known.
  public static func isStatus(_ word: String) -> Bool { Synonyms.status(word) != nil }
}

/// The coordinates of points, x east and y north; nil for a point that has none.
public typealias Unprojection = @Sendable (_ points: [PlanePoint]) -> [Coordinate?]

/// How a file is to be read.
public struct ReadingOptions: Sendable {
  /// Nil: as the file's name and its first bytes say.
  public var format: SourceFormat?
  /// What its columns and values mean.
  public var mapping = SourceMapping()
  /// How points of a system are brought to WGS84; nil when it is not known. Without it only degrees
  /// on WGS84 are read.
  public var unprojection: (@Sendable (_ system: String) -> Unprojection?)?
  /// What a record's columns must hold for it to become a pin.
  public var conditions: [ColumnCondition] = []
  /// Which columns are carried along as ``PetMapReports/Announcement/kept``.
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
