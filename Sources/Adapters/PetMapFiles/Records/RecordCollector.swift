import CSimdJSON

/// The way of all records from a file's window through the judge into the batch.
final class RecordCollector {
  let window: InputWindow
  let batch = RecordBatch()
  private var judge: RecordJudge

  var report: ReadReport { judge.report }

  init(window: InputWindow, options: ReadingOptions) {
    self.window = window
    judge = RecordJudge(options: options)
  }

  func beginBatch() {
    unsafe batch.clear(over: window.bytes)
  }

  // MARK: One by one

  /// Counts a record.
  func beginRecord() {
    judge.beginRecord()
  }

  /// Takes in a record.
  ///
  /// - Parameters:
  ///   - slices: the batch's next ones, to which the record's have just been written.
  ///   - start: where the record begins in the window.
  func add(
    latitude: Double, longitude: Double, in slices: UnsafeMutablePointer<petmap_slice>, start: Int
  ) throws(FileError) {
    _ = try unsafe judge.add(
      latitude: latitude, longitude: longitude, slices: slices, start: start, of: window,
      to: &batch.columns)
  }

  /// Notes what is wrong with a field of the record in hand.
  func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField,
    in slices: UnsafeMutablePointer<petmap_slice>, start: Int
  ) throws(FileError) {
    try unsafe judge.note(reason, field, slices, start, window)
  }

  /// Notes what is wrong with the record in hand.
  ///
  /// - Parameter index: where in the window.
  /// - Throws: ``FileError/badRecord(_:)`` when the first problem is to stop the reading.
  func note(
    _ reason: RecordProblem.Reason, _ field: AnnouncementField?, _ value: petmap_slice?,
    at index: Int
  ) throws(FileError) {
    try judge.note(reason, field, value, at: index, of: window)
  }

  // MARK: Many at once

  /// Takes in records whose slices are the batch's first ones, in order.
  ///
  /// - Precondition: the batch is empty.
  func add(_ records: UnsafeBufferPointer<petmap_json_record>) throws(FileError) {
    // Each is a property of a class: one access for all records instead of one for each.
    try unsafe Self.add(
      records, slices: batch.slices(for: records.count), of: window, through: &judge,
      to: &batch.columns)
  }

  private static func add(
    _ records: UnsafeBufferPointer<petmap_json_record>,
    slices: UnsafeMutablePointer<petmap_slice>, of window: InputWindow,
    through judge: inout RecordJudge, to columns: inout RecordBatch.Columns
  ) throws(FileError) {
    let fields = AnnouncementField.count
    // So many records later, memory has answered.
    let ahead = 8
    var prepared = 0
    var kept = 0
    for index in 0..<records.count {
      while prepared < min(index &+ ahead, records.count) {
        // The slices of the others may be anything.
        if unsafe records[prepared].problem == PETMAP_JSON_OK {
          unsafe judge.prepare(for: slices + prepared &* fields, of: window)
        }
        prepared &+= 1
      }
      let record = unsafe records[index]
      let own = unsafe slices + index &* fields
      judge.beginRecord()
      if record.problem != PETMAP_JSON_OK {
        try judge.note(record, of: window)
      } else if try unsafe judge.add(
        latitude: record.latitude, longitude: record.longitude, slices: own,
        start: Int(record.start), of: window, to: &columns)
      {
        if kept < index { unsafe (slices + kept &* fields).update(from: own, count: fields) }
        kept &+= 1
      }
    }
  }
}
