import PetMapGeo
import PetMapReports

/// What the values of a source's first records say about how they are written.
struct SourceSurvey {
  /// How many records are looked at, unless a date is ambiguous in all of them.
  private static let sample = 1000

  /// What a column's values look like.
  struct Column {
    /// What the mapping or the column's name says it is; nil for what may be anything.
    var field: AnnouncementField?
    /// Whether the name says little, so that the values decide.
    var isVague = false
    var filled = 0
    /// Numbers such as `52,2297`, and such as `52.2297`.
    var decimalCommas = 0
    var decimalPoints = 0
    /// Values that are a point, as well-known text and such.
    var points = 0
    /// Words for a species.
    var animals = 0
    var dayFirst = 0
    var monthFirst = 0
    var ambiguousDates = 0

    /// Whether day and month could be either in all dates that leave it open.
    var isAmbiguous: Bool { ambiguousDates > 0 && dayFirst == 0 && monthFirst == 0 }
    /// Whether any date leaves it to the order of its numbers what is the day.
    var hasOpenDates: Bool { dayFirst + monthFirst + ambiguousDates > 0 }
    /// The order of most dates that tell it; nil when there are none, or as many of both.
    var dateOrder: DateOrder? {
      dayFirst == monthFirst ? nil : dayFirst > monthFirst ? .dayFirst : .monthFirst
    }
  }

  private var columns: [Column] = []
  private var records = 0

  /// Looks at a source's first records.
  init(_ source: any RawRecords, _ mapping: SourceMapping) {
    let batch = RawBatch()
    // A source that breaks is read as far as it goes, and breaks again when it is read.
    while let goesOn = try? source.read(into: batch), goesOn {
      for column in source.columns.dropFirst(columns.count) {
        columns.append(
          Column(
            field: mapping.field(ofColumn: column.name) ?? ColumnName.match(column.name)?.field,
            isVague: ColumnName.isVague(column.name)))
      }
      for record in 0..<batch.count where batch.records[record].problem == nil {
        let row = batch[record]
        for column in columns.indices where records < Self.sample || columns[column].isAmbiguous {
          add(row[column], of: row, to: column)
        }
        records += 1
      }
      guard records >= Self.sample else { continue }
      let isFarEnough = source.offset > Int64(ByteSource.surveyLimit)
      if isFarEnough || !columns.contains(where: \.isAmbiguous) { return }
    }
  }

  /// What a column's values look like; one that came after the first records is empty.
  func look(at column: Int) -> Column { column < columns.count ? columns[column] : Column() }

  private mutating func add(_ slice: RawSlice, of row: RawRow, to column: Int) {
    guard !slice.isEmpty else { return }
    let text = unsafe slice.trimmed(in: row.bytes)
    guard text.count > 0, text.count < 4096 else { return }
    columns[column].filled += 1
    switch columns[column].field {
    case .latitude, .longitude:
      switch unsafe Self.decimalMark(text) {
      case 0x2C: columns[column].decimalCommas += 1
      case 0x2E: columns[column].decimalPoints += 1
      default: break
      }
    case .lastSeenDate, .createdAt, .updatedAt: unsafe addDate(text, to: column)
    case .location, nil:
      let isStrict = columns[column].field == nil
      let isPoint = unsafe slice.withText(in: row.bytes) {
        unsafe PointText.read($0, isStrict: isStrict) != nil
      }
      if isPoint { columns[column].points += 1 }
    case .species where columns[column].isVague:
      let word = unsafe String(decoding: text.prefix(40), as: UTF8.self)
      if let species = Synonyms.species(word), species != .other { columns[column].animals += 1 }
    default: break
    }
  }

  private mutating func addDate(_ text: UnsafeBufferPointer<UInt8>, to column: Int) {
    guard let first = unsafe text.first, first &- 0x30 < 10, text.count >= 6, text.count <= 40
    else { return }
    switch unsafe DateReader.evidence(text) {
    case .none: break
    case .dayFirst: columns[column].dayFirst += 1
    case .monthFirst: columns[column].monthFirst += 1
    case .ambiguous: columns[column].ambiguousDates += 1
    }
  }

  /// The point or comma of a decimal number that has one of them, and nothing else besides digits.
  private static func decimalMark(_ text: UnsafeBufferPointer<UInt8>) -> UInt8? {
    guard text.count <= 32 else { return nil }
    var mark: UInt8?
    for index in text.indices {
      let byte = unsafe text[index]
      switch byte {
      case 0x30...0x39: break
      case 0x2B, 0x2D:
        if index > 0 { return nil }
      case 0x2C, 0x2E:
        if mark != nil || index == 0 { return nil }
        mark = byte
      default: return nil
      }
    }
    return mark
  }
}
