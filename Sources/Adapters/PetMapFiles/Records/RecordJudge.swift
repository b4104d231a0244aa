import CSimdJSON
import PetMapGeo
import PetMapReports

/// What every format's records go through: coordinates, status and date are checked, repeated ids
/// left out, problems noted.
struct RecordJudge {
  private(set) var report = ReadReport()

  private let isStrict: Bool
  private let keptProblems: Int
  private var ids = IDSet()

  init(options: ReadingOptions) {
    isStrict = options.isStrict
    keptProblems = options.keptProblems
  }

  /// Counts a record.
  mutating func beginRecord() {
    report.records &+= 1
  }

  /// Looks at the record in hand.
  ///
  /// - Parameter start: where the record begins in the window.
  /// - Returns: whether its pin was added to the columns.
  mutating func add(
    latitude: Double, longitude: Double, slices: UnsafeMutablePointer<petmap_slice>, start: Int,
    of window: InputWindow, to columns: inout RecordBatch.Columns
  ) throws(FileError) -> Bool {
    guard latitude >= -90, latitude <= 90 else {
      return try unsafe leaveOut(.outOfRange, .latitude, slices, start, window)
    }
    guard longitude >= -180, longitude <= 180 else {
      return try unsafe leaveOut(.outOfRange, .longitude, slices, start, window)
    }
    let bytes = unsafe window.bytes

    var status = AnnouncementStatus.missing
    let word = unsafe slices[Int(AnnouncementField.status.rawValue)]
    if !word.isEmpty {
      guard let known = unsafe AnnouncementStatus(ascii: word.bytes(in: bytes)) else {
        return try unsafe leaveOut(.unknownStatus, .status, slices, start, window)
      }
      status = known
    }

    var day = RecordBatch.noDate
    let date = unsafe slices[Int(AnnouncementField.lastSeenDate.rawValue)]
    if !date.isEmpty {
      guard let known = unsafe CalendarDate(timestamp: date.bytes(in: bytes)) else {
        return try unsafe leaveOut(.notADate, .lastSeenDate, slices, start, window)
      }
      day = Int32(truncatingIfNeeded: known.daysSinceEpoch)
    }

    guard unsafe isNew(slices[Int(AnnouncementField.id.rawValue)], in: bytes) else {
      report.duplicates &+= 1
      return false
    }
    let age = unsafe slices[Int(AnnouncementField.age.rawValue)]
    if !age.isEmpty, unsafe age.wholeYears(in: bytes) == nil {
      try unsafe note(.notAnAge, .age, slices, start, window)
    }
    for field in [AnnouncementField.createdAt, .updatedAt] {
      if let text = unsafe slices[Int(field.rawValue)].text(in: bytes), Timestamp(iso: text) == nil
      {
        try unsafe note(.notATimestamp, field, slices, start, window)
      }
    }
    columns.append(
      latitude: latitude, longitude: longitude, status: status, day: day, number: report.records)
    report.pins &+= 1
    return true
  }

  /// Has the processor fetch what ``add(latitude:longitude:slices:start:of:to:)`` will need of the
  /// ids seen so far for a record that is soon to come.
  func prepare(for slices: UnsafeMutablePointer<petmap_slice>, of window: InputWindow) {
    let id = unsafe slices[Int(AnnouncementField.id.rawValue)]
    if !id.isEmpty { unsafe ids.prepare(for: id.bytes(in: window.bytes)) }
  }

  private mutating func isNew(_ id: petmap_slice, in window: UnsafeMutablePointer<UInt8>) -> Bool {
    if id.isEmpty {
      var made = RecordBatch.id(ofRecord: report.records)
      return made.withUTF8 { unsafe ids.insert($0) }
    }
    let bytes = unsafe id.bytes(in: window)
    if id.kind == PETMAP_SLICE_TEXT || id.kind == PETMAP_SLICE_LITERAL {
      return unsafe ids.insert(bytes)
    }
    return unsafe id.unescaped(bytes).withUnsafeBufferPointer { unsafe ids.insert($0) }
  }

  // MARK: Problems

  private mutating func leaveOut(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField,
    _ slices: UnsafeMutablePointer<petmap_slice>, _ start: Int, _ window: InputWindow
  ) throws(FileError) -> Bool {
    try unsafe note(reason, field, slices, start, window)
    return false
  }

  /// Notes what is wrong with a field of the record in hand.
  mutating func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField,
    _ slices: UnsafeMutablePointer<petmap_slice>, _ start: Int, _ window: InputWindow
  ) throws(FileError) {
    let value = unsafe slices[Int(field.rawValue)]
    try note(reason, field, value, at: value.isNone ? start : Int(value.offset), of: window)
  }

  /// Notes what is wrong with the record in hand.
  ///
  /// - Parameter index: where in the window.
  /// - Throws: ``FileError/badRecord(_:)`` when the first problem is to stop the reading.
  mutating func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField?, _ value: petmap_slice?,
    at index: Int, of window: InputWindow
  ) throws(FileError) {
    if reason.isSkipped { report.skipped &+= 1 } else { report.fieldsLeftOut &+= 1 }
    guard isStrict || report.problems.count < keptProblems else { return }
    let problem = RecordProblem(
      place: window.place(at: index), record: report.records, field: field,
      value: value.flatMap { Self.shown($0, in: window) }, reason: reason)
    if isStrict { throw .badRecord(problem) }
    report.problems.append(problem)
  }

  private static func shown(_ value: petmap_slice, in window: InputWindow) -> String? {
    guard !value.isNone else { return nil }
    let bytes = unsafe value.bytes(in: window.bytes)
    return unsafe String(decoding: bytes.prefix(80), as: UTF8.self)
  }
}
