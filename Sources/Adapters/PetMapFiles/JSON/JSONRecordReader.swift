import CSimdJSON

/// The reader of single JSON records, with the names its members are known by, and the records it
/// has read since they were last looked at.
@safe
final class JSONRecordReader {
  /// How many records are read before they are looked at.
  ///
  /// One after the other, each step finds its code and its data in the first-level cache; and an
  /// id's place in the set of ids has come from memory by the time it is needed.
  static let limit = 256

  /// The records, good or not. Their members' slices are elsewhere.
  let records: UnsafeMutablePointer<petmap_json_record>
  private let handle: OpaquePointer

  /// - Parameter columns: the members to take fields from, instead of those with the usual names.
  init(columns: [AnnouncementField: String]) throws(FileError) {
    var names: [(name: String, field: AnnouncementField, rank: Int)] = []
    for field in AnnouncementField.allCases {
      if let column = columns[field] {
        if !column.isEmpty { names.insert((column, field, 0), at: 0) }
        continue
      }
      for (rank, word) in field.words.enumerated() {
        for spelling in AnnouncementField.spellings(of: word) {
          names.append((spelling, field, rank))
        }
      }
    }
    let bytes = names.flatMap { Array($0.name.utf8) }
    let created = unsafe bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      var start = 0
      let entries = unsafe names.map { entry in
        defer { start += entry.name.utf8.count }
        let address = unsafe bytes.baseAddress.map {
          unsafe UnsafeRawPointer($0 + start).assumingMemoryBound(to: CChar.self)
        }
        return unsafe petmap_json_name(
          name: address, length: UInt32(entry.name.utf8.count), field: entry.field.rawValue,
          rank: UInt8(entry.rank))
      }
      return unsafe petmap_json_reader_new(entries, entries.count, UInt32(AnnouncementField.count))
    }
    guard let handle = unsafe created else { throw .outOfMemory }
    unsafe self.handle = handle
    unsafe records = .allocate(capacity: Self.limit)
  }

  deinit {
    unsafe records.deallocate()
    unsafe petmap_json_reader_free(handle)
  }

  /// Reads the record between two places of a window as the one of that number.
  ///
  /// - Parameter slices: room for those of the first record and all that follow.
  func read(
    _ number: Int, in bytes: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int,
    slices: UnsafeMutablePointer<petmap_slice>
  ) {
    unsafe petmap_json_read(
      handle, bytes, start, end, records + number,
      slices + number &* AnnouncementField.count)
  }

  /// Notes that what is between two places of a window is no JSON from a place on.
  func note(malformedAt place: Int, _ number: Int, from start: Int, to end: Int) {
    unsafe records[number] = petmap_json_record(
      latitude: 0, longitude: 0, problem: UInt32(PETMAP_JSON_MALFORMED), field: .max,
      value: .none, place: UInt32(place), code: 0, start: UInt32(start), end: UInt32(end))
  }
}
