import CSimdJSON
import PetMapGeo

/// What the values of a source's first records say about how they are written.
///
/// The folder reads in this order: a ``ColumnName`` says which field a column usually is, the survey
/// how its values are written, a ``FieldPlan`` puts both and the user's mapping together;
/// ``DateReader``, ``PointText``, ``Synonyms`` and ``ValueMeanings`` read single values.
struct SourceSurvey {
  /// How many records are looked at, unless a date is ambiguous in all of them.
  private static let sample = 1000

  /// What a column's values look like.
  struct Column {
    /// Whether its name says that it holds points.
    var isLocation = false
    var filled = 0
    /// Numbers such as `52,2297`, and such as `52.2297`.
    var decimalCommas = 0
    var decimalPoints = 0
    /// Values that are a point, as well-known text and such.
    var points = 0
    var dayFirst = 0
    var monthFirst = 0
    var ambiguousDates = 0

    /// Whether day and month could be either in all dates that leave it open.
    var isAmbiguous: Bool { ambiguousDates > 0 && dayFirst == 0 && monthFirst == 0 }
  }

  private(set) var columns: [Column] = []
  private var records = 0

  /// Looks at a source's records.
  ///
  /// - Parameters:
  ///   - field: what a column is by its name.
  ///   - isFarEnough: whether so much was read that a decision has to be taken.
  init(
    _ source: some RawRecords, field: (RawColumn) -> AnnouncementField?, isFarEnough: () -> Bool
  ) {
    let batch = RawBatch()
    var fields: [AnnouncementField?] = []
    // A source that breaks is read as far as it goes, and breaks again when it is read.
    while let goesOn = try? source.read(into: batch), goesOn {
      while columns.count < source.columns.count {
        fields.append(field(source.columns[columns.count]))
        columns.append(Column(isLocation: fields.last == .location))
      }
      for record in 0..<batch.count where batch.records[record].problem == nil {
        if records < Self.sample { addAll(batch, record) } else { addDates(batch, record) }
        records += 1
      }
      guard records >= Self.sample else { continue }
      let dates = columns.indices.filter {
        fields[$0] == .lastSeenDate || fields[$0] == .createdAt || fields[$0] == .updatedAt
      }
      if isFarEnough() || !dates.contains(where: { columns[$0].isAmbiguous }) { return }
    }
  }

  private mutating func addAll(_ batch: RawBatch, _ record: Int) {
    for column in 0..<min(columns.count, batch.stride) {
      let slice = batch.slice(column, of: record)
      guard !slice.isEmpty else { continue }
      let text = unsafe slice.trimmed(in: batch.bytes)
      guard text.count > 0, text.count < 4096 else { continue }
      columns[column].filled += 1
      if unsafe Self.isPoint(slice, text, isStrict: !columns[column].isLocation) {
        columns[column].points += 1
      }
      switch unsafe Self.decimalMark(text) {
      case 0x2C: columns[column].decimalCommas += 1
      case 0x2E: columns[column].decimalPoints += 1
      default: break
      }
      unsafe addDate(text, to: column)
    }
  }

  private static func isPoint(
    _ slice: petmap_slice, _ text: UnsafeBufferPointer<UInt8>, isStrict: Bool
  ) -> Bool {
    guard slice.kind == PETMAP_SLICE_DOUBLED || slice.kind == PETMAP_SLICE_ESCAPED else {
      return unsafe PointText.read(text, isStrict: isStrict) != nil
    }
    return unsafe slice.unescaped(text).withUnsafeBufferPointer {
      unsafe PointText.read($0, isStrict: isStrict) != nil
    }
  }

  private mutating func addDates(_ batch: RawBatch, _ record: Int) {
    for column in 0..<min(columns.count, batch.stride) where columns[column].isAmbiguous {
      let slice = batch.slice(column, of: record)
      if !slice.isEmpty { unsafe addDate(slice.trimmed(in: batch.bytes), to: column) }
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
