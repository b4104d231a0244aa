import PetMapAnnouncements
import PetMapSynonyms

/// The records of several parts of a file, one part after another. Columns with the same name are
/// one column; each batch contains records of one part.
final class JoinedRecords: RawRecords {
  /// The number of records from which formats are detected.
  private static let sample = 1000

  private(set) var columns: [RawColumn] = []
  private(set) var isTable = true
  private(set) var hasNonFiniteNumbers = false
  private let file: SourceFile
  private let options: ReadingOptions
  /// The maximum number of records to read of each part; `nil` for all.
  private let limit: Int?
  /// The coordinate systems of the parts.
  private var systems: [String?] = []
  /// The index of the current part, its records, and their columns.
  private var current = -1
  private var records: (any RawRecords)?
  private var slots: [Int] = []
  /// The number of records of the current part that have been read.
  private var count = 0
  /// The number of bytes of the parts that have been read.
  private var finished: Int64 = 0

  /// - Parameter sample: The first records of each part, if they have been read; `nil` to read
  ///   them.
  init(_ file: SourceFile, _ options: ReadingOptions, after sample: JoinedRecords?) {
    self.file = file
    self.options = options
    limit = sample == nil ? max(50, Self.sample / file.parts.count) : nil
    guard let sample else { return }
    (columns, isTable, systems) = (sample.columns, sample.isTable, sample.systems)
  }

  var offset: Int64 { finished + (records?.offset ?? 0) }
  var fractionRead: Double { Double(max(0, current)) / Double(file.parts.count) }

  var system: String? {
    guard current >= 0, current < file.parts.count else { return nil }
    return records?.system ?? file.parts[current].bytes.layer?.system
      ?? (current < systems.count ? systems[current] : nil)
  }

  var collectionStatus: AnnouncementStatus? {
    guard current >= 0, current < file.parts.count else { return nil }
    return records?.collectionStatus
      ?? file.statusName(of: file.parts[current]).flatMap(StatusWord.status(ofName:))
  }

  func place(at index: Int) -> FilePlace {
    records?.place(at: index) ?? FilePlace(file: file.path, line: 1, column: 1, offset: 0)
  }

  func read(into batch: inout RawBatch) throws(FileError) -> Bool {
    while true {
      if let records, count < limit ?? .max, try records.read(into: &batch) {
        hasNonFiniteNumbers = hasNonFiniteNumbers || records.hasNonFiniteNumbers
        count += batch.count
        arrange(&batch, of: records)
        return true
      }
      guard try beginNext() else {
        batch.begin()
        return false
      }
    }
  }

  /// Begins reading the next part.
  ///
  /// - Returns: `false` after the last one.
  private func beginNext() throws(FileError) -> Bool {
    if current >= 0, let records {
      if limit != nil { systems.append(system) }
      finished += records.offset
    }
    records = nil
    guard current + 1 < file.parts.count else { return false }
    current += 1
    (count, slots) = (0, [])
    records = try file.parts[current].records(options, isLast: limit == nil)
    return true
  }

  /// Moves the values of a part's records to the common columns.
  private func arrange(_ batch: inout RawBatch, of records: any RawRecords) {
    for column in records.columns.dropFirst(slots.count) {
      // A name that is repeated in the part is repeated in the common columns.
      let slot = columns.indices.first { columns[$0] == column && !slots.contains($0) }
      slots.append(slot ?? columns.count)
      if slot == nil { columns.append(column) }
    }
    let isSame = slots.elementsEqual(columns.indices)
    isTable = isTable && records.isTable && isSame
    if !slots.elementsEqual(slots.indices) { batch.moveValues(to: slots) }
  }
}
