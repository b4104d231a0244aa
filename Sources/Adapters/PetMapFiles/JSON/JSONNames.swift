import CSimdJSON

/// The reader of single JSON records, with the names its members are known by.
@safe
final class JSONRecordReader {
  let handle: OpaquePointer

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
  }

  deinit {
    unsafe petmap_json_reader_free(handle)
  }
}
