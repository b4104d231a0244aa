import CSimdJSON
import PetMapGeo
import PetMapReports

/// What every format's records go through: coordinates, status and date are checked, repeated ids
/// left out, problems noted.
final class RecordCollector {
  let window: InputWindow
  let batch = RecordBatch()
  private(set) var report = ReadReport()

  private let isStrict: Bool
  private let keptProblems: Int
  private var ids = IDSet()

  init(window: InputWindow, options: ReadingOptions) {
    self.window = window
    isStrict = options.isStrict
    keptProblems = options.keptProblems
  }

  func beginBatch() {
    unsafe batch.clear(over: window.bytes)
  }

  /// Counts a record.
  func beginRecord() {
    report.records &+= 1
  }

  /// Takes in a record.
  ///
  /// - Parameters:
  ///   - slices: the batch's next ones, to which the record's have just been written.
  ///   - start: where the record begins in the window.
  func add(
    latitude: Double, longitude: Double, in slices: UnsafeMutablePointer<petmap_slice>, start: Int
  ) throws(FileError) {
    guard latitude >= -90, latitude <= 90 else {
      return try unsafe note(.outOfRange, .latitude, in: slices, start: start)
    }
    guard longitude >= -180, longitude <= 180 else {
      return try unsafe note(.outOfRange, .longitude, in: slices, start: start)
    }
    let bytes = unsafe window.bytes

    var status = AnnouncementStatus.missing
    let word = unsafe slices[Int(AnnouncementField.status.rawValue)]
    if !word.isEmpty {
      guard let known = unsafe AnnouncementStatus(ascii: word.bytes(in: bytes)) else {
        return try unsafe note(.unknownStatus, .status, in: slices, start: start)
      }
      status = known
    }

    var day = RecordBatch.noDate
    let date = unsafe slices[Int(AnnouncementField.lastSeenDate.rawValue)]
    if !date.isEmpty {
      guard let known = unsafe CalendarDate(timestamp: date.bytes(in: bytes)) else {
        return try unsafe note(.notADate, .lastSeenDate, in: slices, start: start)
      }
      day = Int32(truncatingIfNeeded: known.daysSinceEpoch)
    }

    guard unsafe isNew(slices[Int(AnnouncementField.id.rawValue)], in: bytes) else {
      report.duplicates &+= 1
      return
    }
    let age = unsafe slices[Int(AnnouncementField.age.rawValue)]
    if !age.isEmpty, unsafe age.wholeYears(in: bytes) == nil {
      try unsafe note(.notAnAge, .age, in: slices, start: start)
    }
    batch.append(
      latitude: latitude, longitude: longitude, status: status, day: day, number: report.records)
    report.pins &+= 1
  }

  private func isNew(_ id: petmap_slice, in window: UnsafeMutablePointer<UInt8>) -> Bool {
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

  /// Notes what is wrong with a field of the record in hand.
  func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField,
    in slices: UnsafeMutablePointer<petmap_slice>, start: Int
  ) throws(FileError) {
    let value = unsafe slices[Int(field.rawValue)]
    try note(reason, field, value, at: value.isNone ? start : Int(value.offset))
  }

  /// Notes what is wrong with the record in hand.
  ///
  /// - Parameter index: where in the window.
  /// - Throws: ``FileError/badRecord(_:)`` when the first problem is to stop the reading.
  func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField?, _ value: petmap_slice?,
    at index: Int
  ) throws(FileError) {
    let leftOut = reason == .notAnAge
    if leftOut { report.fieldsLeftOut &+= 1 } else { report.skipped &+= 1 }
    guard isStrict || report.problems.count < keptProblems else { return }
    let problem = RecordProblem(
      place: window.place(at: index), record: report.records, field: field,
      value: value.flatMap(shown), reason: reason)
    if isStrict { throw .badRecord(problem) }
    report.problems.append(problem)
  }

  private func shown(_ value: petmap_slice) -> String? {
    guard !value.isNone else { return nil }
    let bytes = unsafe value.bytes(in: window.bytes)
    return unsafe String(decoding: bytes.prefix(80), as: UTF8.self)
  }
}
