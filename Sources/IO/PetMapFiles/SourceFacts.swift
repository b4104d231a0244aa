/// How a file is read: what was found out about it, and what becomes of its columns.
public struct SourceFacts: Sendable, Hashable {
  /// A column of a table, or a member of JSON records.
  public struct Column: Sendable, Hashable {
    /// As the file has it.
    public var name: String
    /// What it is read as; nil when it is not.
    public var field: AnnouncementField?
    /// Whether it is carried along.
    public var isKept = false
  }

  /// What the file is written as.
  public let format: SourceFormat
  /// Which layer is read, of a file that is read through a library; nil for any other.
  public let layer: LayerFacts?
  /// What it is decoded from; nil for UTF-8.
  public let encoding: TextEncoding?
  /// Whether the encoding is only the likeliest.
  public let isEncodingGuessed: Bool
  /// What parts a table's columns.
  public let delimiter: UInt8?
  /// How many lines of titles stand above a table's header.
  public let skippedLines: Int
  /// Whether a comma parts the decimals of its coordinates.
  public let hasDecimalComma: Bool
  /// The coordinate system it names itself, or that was given for it; nil for degrees on WGS84.
  public let system: String?
  /// Whether a column or the mapping says what the status is.
  public let hasStatus: Bool
  /// In the file's order, those that came so far.
  public let columns: [Column]
  /// The order of day and month in the dates; nil when none of them leaves it open.
  public let dateOrder: DateOrder?
  /// Whether day and month could be either in all dates, so that the order is a guess.
  public let isDateOrderGuessed: Bool
  /// Which number of the pairs in a location's column comes first; nil when there are none or each
  /// value says it.
  public let pointOrder: PairOrder?
  /// Whether either number could be the latitude in all pairs, so that the order is a guess.
  public let isPairOrderGuessed: Bool
  /// Whether longitudes run from 0 to 360.
  public let isFullCircle: Bool

  init(
    _ source: RecordSource, _ plan: FieldPlan, _ survey: SourceSurvey, system ownSystem: String?
  ) {
    let dialect = (source.records as? CSVRecords)?.dialect
    format = source.format
    layer = source.bytes.layer
    encoding = source.bytes.encoding
    isEncodingGuessed = source.bytes.isEncodingGuessed
    delimiter = dialect?.delimiter
    hasDecimalComma = plan.hasDecimalComma
    skippedLines = dialect?.skippedLines ?? 0
    let system = plan.mapping.system ?? ownSystem
    self.system = system.flatMap {
      CoordinateSystem.isDegrees($0) ? nil : CoordinateSystem.code($0)
    }
    hasStatus = plan.has(.status) || plan.mapping.constants[.status] != nil
    var columns = source.records.columns.map { Column(name: $0.name) }
    for field in AnnouncementField.allCases {
      // A geometry or two numbers are taken before a location.
      if field == .location, plan.has(.latitude), plan.has(.longitude) { continue }
      // The plan may know columns that have not come yet.
      for column in plan.columns(of: field) where column < columns.count {
        columns[column].field = columns[column].field ?? field
      }
    }
    for kept in plan.kept where kept.column < columns.count { columns[kept.column].isKept = true }
    self.columns = columns
    let date = plan.columns(of: .lastSeenDate).first
    dateOrder = date.flatMap { date in
      survey.look(at: date).hasOpenDates ? plan.columns[date].dateOrder : nil
    }
    isDateOrderGuessed = plan.isDateOrderGuessed
    let location = plan.columns(of: .location).first
    pointOrder = location.flatMap { location in
      survey.look(at: location).hasPairs ? plan.columns[location].notation.order : nil
    }
    isPairOrderGuessed = plan.isPairOrderGuessed
    isFullCircle = plan.isFullCircle
  }
}
