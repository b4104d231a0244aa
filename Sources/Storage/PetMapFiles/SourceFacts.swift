/// A description of how a file is read: its detected properties and the mapping of its columns.
public struct SourceFacts: Sendable, Hashable {
  /// A column of a table, or a member of JSON records.
  public struct Column: Sendable, Hashable {
    /// The name in the file.
    public var name: String
    /// The field that the column is mapped to, or `nil` if it is ignored.
    public var field: RecordField?
    /// Whether the column only completes the value in another one, such as the minutes of a latitude
    /// or the unit of an age.
    public var isPart = false
    /// Whether the column is kept.
    public var isKept = false
    /// Whether the column has what is read besides the fields: a number about the coordinate, or the
    /// sightings of an announcement.
    public var isDetail = false
    /// Whether the column contains a member of a nested object, in addition to the object's own
    /// column.
    public var isNested = false
  }

  /// The format of the file.
  public let format: SourceFormat
  /// The layers, sheets, or files in an archive that are read; `nil` for a file without any.
  public let layers: LayerFacts?
  /// The number of tracks in the file, which are not read.
  public let tracks: Int
  /// The links in the file to other files, which are not read.
  public let links: [String]
  /// The encoding; `nil` for UTF-8.
  public let encoding: TextEncoding?
  /// Whether the encoding was guessed.
  public let isEncodingGuessed: Bool
  /// The column separator of a table.
  public let delimiter: UInt8?
  /// The number of lines above a table's header.
  public let skippedLines: Int
  /// Whether coordinates use a decimal comma.
  public let hasDecimalComma: Bool
  /// The coordinate system, as declared in the file or specified by the user; `nil` for degrees on
  /// WGS84.
  public let system: String?
  /// The name of the coordinate system that the file declares, even if it is not read in that system.
  public let declaredSystem: String?
  /// The names of the columns that contain the status, which may also contain other fields.
  public let statusColumns: [String]
  /// The name of the column that contains the status if the user specifies the meanings of those of
  /// its values that are unknown.
  public let possibleStatusColumn: String?
  /// What says the status of records whose columns do not, most certain first.
  public let statusOrigins: [StatusOrigin]
  /// The column of flags that contains the status, unless the user specified the meanings of
  /// statuses.
  public let statusFlag: StatusFlag?
  /// The columns that have occurred so far, in file order.
  public let columns: [Column]
  /// The columns in the mapping that have not occurred so far.
  public let missingColumns: [String]
  /// The order of day and month in dates; `nil` if no date depends on it.
  public let dateOrder: DateOrder?
  /// Whether all dates are ambiguous, so that their order is a guess.
  public let isDateOrderGuessed: Bool
  /// The other possible orders of ambiguous dates.
  public let otherDateOrders: [DateOrder]
  /// The order of pairs in a location column; `nil` if there are no pairs or each value specifies
  /// its own order.
  public let pointOrder: PairOrder?
  /// Whether all pairs are ambiguous, so that their order is a guess.
  public let isPairOrderGuessed: Bool
  /// Whether locations are Military Grid Reference System (MGRS) references.
  public let hasGridReferences: Bool
  /// Whether each record specifies its UTM zone.
  public let hasZones: Bool
  /// The directions in which columns of unsigned coordinates are measured according to their names:
  /// south, west, or both. North and east are not listed, because they need no conversion.
  public let directions: [CoordinateDirection]
  /// Whether the geometries are ignored because they are not in degrees, as opposed to the columns of
  /// a latitude and a longitude.
  public let ignoresGeometries: Bool
  /// Whether longitudes range from 0 to 360.
  public let isFullCircle: Bool
  /// The name of the column whose ages are omitted because they have no unit and are too high to be
  /// in years.
  public let omittedAges: String?
  /// Whether numbers that are NaN or infinite, which JSON does not allow, were read as null.
  public let hasNonFiniteNumbers: Bool

  init(
    _ source: RecordSource, _ plan: FieldPlan, _ profiles: ColumnProfiles,
    system ownSystem: String?, declaredSystem: String?
  ) {
    self.declaredSystem = declaredSystem.map(CoordinateSystem.code)
    let dialect = (source.records as? CSVRecords)?.dialect
    let file = source.file
    format = file.parts[0].format
    layers = file.layers
    (tracks, links) = (file.tracks, file.links)
    let guessed = file.parts.lazy.compactMap { $0.bytes.layer?.guessedEncoding }.first
    let decoded = file.parts.first { $0.bytes.encoding != nil }?.bytes
    encoding = guessed ?? decoded?.encoding
    isEncodingGuessed = guessed != nil || decoded?.isEncodingGuessed == true
    delimiter = dialect?.delimiter
    hasDecimalComma = plan.hasDecimalComma
    skippedLines = dialect?.skippedLines ?? 0
    let system = plan.mapping.system ?? ownSystem
    self.system = system.flatMap {
      CoordinateSystem.isDegrees($0) ? nil : CoordinateSystem.code($0)
    }
    statusOrigins =
      (plan.mapping.constants[.status] == nil ? [] : [.user])
      + (source.records is JoinedRecords || source.records.collectionStatus == nil
        ? [] : [.collection])
      + file.statusNames.map { .name($0) }
    statusFlag = plan.mapping.values[.status] == nil ? plan.statusFlag : nil
    var columns = source.records.columns.map {
      Column(name: $0.name, isNested: $0.depth > 0)
    }
    for field in RecordField.allCases {
      // A geometry or two coordinates take precedence over a location.
      if field == .location, plan.has(.latitude), plan.has(.longitude) { continue }
      // The plan may contain columns that have not occurred yet.
      for column in plan.columns(of: field) where column < columns.count {
        columns[column].field = columns[column].field ?? field
      }
      for column in plan.parts(of: field) where column < columns.count {
        guard columns[column].field == nil else { continue }
        columns[column].field = field
        columns[column].isPart = true
      }
    }
    for kept in plan.kept where kept.column < columns.count { columns[kept.column].isKept = true }
    // Tables have no place for sightings.
    let sightings = [.csv, .gpkg].contains(format) ? [] : plan.sightings.map { $0.column }
    for column in plan.details.values + sightings where column < columns.count {
      columns[column].isDetail = true
    }
    missingColumns = RecordField.allCases.compactMap { plan.mapping.columns[$0] }
      .filter { name in !name.isEmpty && !columns.contains { $0.name == name } }
    self.columns = columns
    possibleStatusColumn = plan.possibleStatus.flatMap {
      $0 < columns.count ? columns[$0].name : nil
    }
    statusColumns = plan.columns(of: .status).filter { $0 < columns.count }
      .map { columns[$0].name }
    dateOrder = plan.dateOrderColumn.map { plan.columns[$0].dateOrder }
    otherDateOrders =
      plan.dateOrderColumn.map {
        profiles.profile(at: $0).alternatives(to: plan.columns[$0].dateOrder)
      } ?? []
    isDateOrderGuessed = plan.isDateOrderGuessed
    let location = plan.columns(of: .location).first
    pointOrder = location.flatMap { location in
      profiles.profile(at: location).hasPairs ? plan.columns[location].notation.order : nil
    }
    isPairOrderGuessed = plan.isPairOrderGuessed
    hasGridReferences = plan.hasGridReferences
    ignoresGeometries = plan.ignoresGeometries
    isFullCircle = plan.isFullCircle
    omittedAges = plan.omittedAges.flatMap { $0 < columns.count ? columns[$0].name : nil }
    hasNonFiniteNumbers = source.records.hasNonFiniteNumbers
    hasZones = plan.zone != nil && system == nil
    directions =
      (plan.coordinates.contains { $0.latitude.isNegated } ? [.south] : [])
      + (plan.coordinates.contains { $0.longitude.isNegated } ? [.west] : [])
  }
}

/// What says the status of records whose columns do not.
public enum StatusOrigin: Sendable, Hashable {
  /// The user's mapping.
  case user
  /// The name of the collection that contains the records, such as `lost`.
  case collection
  /// The name of a layer, a file, a folder, or an archive.
  case name(String)
}

/// A direction in which coordinates without a sign are negative.
public enum CoordinateDirection: Sendable, Hashable {
  case south, west
}
