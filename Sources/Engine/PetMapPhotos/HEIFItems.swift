/// The items of a `meta` box of HEIF (ISO/IEC 23008-12), such as pictures and metadata, and where
/// their bytes are.
struct HEIFItems {
  /// An entry in the table of items.
  struct Entry {
    let id: Int
    /// `hvc1`, `grid` or `Exif`, or `nil` in old versions of the table.
    let type: String?
  }

  /// An entry in the table of locations.
  struct Location {
    let id: Int
    var ranges: [Range<Int>] = []
    /// Whether all of the item's bytes are in `ranges`.
    var isComplete = true
  }

  /// The boxes in the `meta` box.
  let boxes: [ISOBox]
  private(set) var entries: [Entry] = []
  private(set) var locations: [Location] = []
  /// The items whose bytes are parts of other items.
  private(set) var dataReferences: [(item: Int, sources: [Int])] = []
  /// Whether all tables of locations were read to their ends.
  private(set) var hasAllLocations = true

  init(_ file: [UInt8], meta: ISOBox) {
    // The version and flags come first.
    let start = min(meta.content.lowerBound + 4, meta.content.upperBound)
    boxes = ISOBox.all(in: file, start..<meta.content.upperBound)
    let itemData = boxes.first { $0.type == "idat" }?.content
    for box in boxes where box.type == "iinf" { entries += Self.entries(of: box, in: file) }
    for box in boxes where box.type == "iref" {
      dataReferences += Self.dataReferences(in: box, of: file)
    }
    for box in boxes where box.type == "iloc" {
      let isWhole = addLocations(of: box, in: file, itemData: itemData)
      hasAllLocations = hasAllLocations && isWhole
    }
  }

  /// Returns the IDs of the items whose type satisfies a condition.
  func ids(where isIncluded: (String?) -> Bool) -> Set<Int> {
    var ids: Set<Int> = []
    for entry in entries where isIncluded(entry.type) { ids.insert(entry.id) }
    return ids
  }

  private static func entries(of table: ISOBox, in file: [UInt8]) -> [Entry] {
    guard let version = file.number(at: table.content.lowerBound, size: 1) else { return [] }
    let start = table.content.lowerBound + 4 + (version == 0 ? 2 : 4)
    guard start <= table.content.upperBound else { return [] }
    return ISOBox.all(in: file, start..<table.content.upperBound).compactMap { entry in
      let base = entry.content.lowerBound
      guard entry.type == "infe", let version = file.number(at: base, size: 1),
        let id = file.number(at: base + 4, size: version >= 3 ? 4 : 2)
      else { return nil }
      let start = base + (version >= 3 ? 10 : 8)
      guard version >= 2, start + 4 <= file.count else { return Entry(id: id, type: nil) }
      return Entry(id: id, type: String(decoding: file[start..<start + 4], as: UTF8.self))
    }
  }

  private static func dataReferences(
    in box: ISOBox, of file: [UInt8]
  ) -> [(item: Int, sources: [Int])] {
    let start = box.content.lowerBound
    guard start + 4 <= box.end, let version = file.number(at: start, size: 1) else { return [] }
    let size = version == 0 ? 2 : 4
    return ISOBox.all(in: file, start + 4..<box.end).compactMap { reference in
      let start = reference.content.lowerBound
      guard reference.type == "iloc", let item = file.number(at: start, size: size) else {
        return nil
      }
      // A count of two bytes precedes the sources.
      let sources = stride(from: start + size + 2, to: reference.end, by: size)
      return (item, sources.compactMap { file.number(at: $0, size: size) })
    }
  }

  /// Adds the locations up to one that does not fit.
  ///
  /// - Returns: Whether the table was read to its end.
  private mutating func addLocations(
    of table: ISOBox, in file: [UInt8], itemData: Range<Int>?
  ) -> Bool {
    var reader = Reader(
      file: file, index: table.content.lowerBound, end: table.content.upperBound)
    guard let version = reader.next(1), reader.next(3) != nil, let sizes = reader.next(2) else {
      return false
    }
    let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version > 0 ? sizes & 15 : 0)
    // The sizes allowed by ISO/IEC 14496-12, 8.11.3. Smaller ones would allow an unreasonable
    // number of locations.
    let areValid = [offsetSize, lengthSize, baseSize, indexSize].allSatisfy {
      [0, 4, 8].contains($0)
    }
    guard areValid, let count = reader.next(version < 2 ? 2 : 4) else { return false }
    for _ in 0..<count {
      guard let id = reader.next(version < 2 ? 2 : 4),
        let method = version > 0 ? reader.next(2) : 0, reader.next(2) != nil,
        let base = reader.next(baseSize), let extents = reader.next(2)
      else { return false }
      var location = Location(id: id)
      // Construction method 0 is an offset in the file, and 1 an offset in the item data box.
      let origin = [0: 0, 1: itemData?.lowerBound ?? file.count][method & 15]
      // Extents without offsets and lengths take no space in the table, so all of them are equal.
      for _ in 0..<(indexSize + offsetSize + lengthSize == 0 ? min(extents, 1) : extents) {
        guard reader.next(indexSize) != nil, let offset = reader.next(offsetSize),
          let length = reader.next(lengthSize)
        else {
          location.isComplete = false
          locations.append(location)
          return false
        }
        let start = (origin ?? file.count) + base + offset
        if start < file.count, length > 0 {
          location.ranges.append(start..<min(start + length, file.count))
        }
        if length == 0 || start + length > file.count { location.isComplete = false }
      }
      locations.append(location)
    }
    return true
  }

  /// Reads numbers sequentially.
  private struct Reader {
    let file: [UInt8]
    var index: Int
    let end: Int

    /// Returns a number of up to eight bytes, or `nil` at the end.
    mutating func next(_ size: Int) -> Int? {
      // The most significant of eight bytes is 0 for every offset in a file.
      let skipped = size == 8 ? 1 : 0
      guard index + size <= end,
        let number = file.number(at: index + skipped, size: size - skipped)
      else { return nil }
      index += size
      return number
    }
  }
}

/// A box of ISO/IEC 14496-12.
struct ISOBox {
  /// The offset of the size, which precedes the type.
  let start: Int
  let type: String
  /// The range after the size and the type.
  let content: Range<Int>

  var end: Int { content.upperBound }

  /// Returns the boxes in the given range, up to one that does not fit.
  static func all(in file: [UInt8], _ range: Range<Int>) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var index = range.lowerBound
    while index + 8 <= range.upperBound, var size = file.number(at: index, size: 4) {
      var header = 8
      if size == 1 {
        // A 64-bit size. Its most significant byte is 0 in files of a realistic size.
        guard file.number(at: index + 8, size: 1) == 0,
          let large = file.number(at: index + 9, size: 7)
        else { break }
        (size, header) = (large, 16)
      }
      if size == 0 { size = range.upperBound - index }
      guard size >= header, size <= range.upperBound - index else { break }
      boxes.append(
        ISOBox(
          start: index, type: String(decoding: file[index + 4..<index + 8], as: UTF8.self),
          content: index + header..<index + size))
      index += size
    }
    return boxes
  }
}
