/// HEIF (ISO/IEC 23008-12), in ISO/IEC 14496-12 boxes: metadata is stored in items, whose locations
/// are listed in a table. The orientation of images is a property, not part of EXIF.
extension PhotoMetadata {
  static func withoutHEIFMetadata(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var ranges: [Range<Int>] = []
    for box in ISOBox.all(in: file, 0..<file.count) {
      switch box.type {
      case "meta": ranges += HEIFItems(file, meta: box).metadata
      case "uuid":
        ranges.append(
          min(box.content.lowerBound + 16, box.content.upperBound)..<box.content.upperBound)
      case "moov": ranges += userData(in: file, box.content, depth: 0)
      default: break
      }
    }
    result.zero(ranges)
    result.zero(unreferencedMetadata(in: result))
    return result
  }

  /// Returns the metadata of videos and sequences.
  private static func userData(
    in file: [UInt8], _ range: Range<Int>, depth: Int
  ) -> [Range<Int>] {
    ISOBox.all(in: file, range).flatMap { box -> [Range<Int>] in
      switch box.type {
      case "udta", "meta", "uuid": [box.content]
      case "trak", "mdia", "minf":
        depth < 4 ? userData(in: file, box.content, depth: depth + 1) : []
      default: []
      }
    }
  }

  /// Returns metadata that no table in a damaged file refers to, recognized by the prefix of EXIF
  /// data and the envelope of XMP.
  private static func unreferencedMetadata(in file: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < file.count {
      if file[index] == UInt8(ascii: "E"), file.has("Exif\0\0", at: index),
        let tiff = TIFFStructure(file, at: index + 6), tiff.firstDirectory != nil
      {
        // The limit is the maximum size of a JPEG segment, which also applies to this metadata.
        ranges.append(index..<min(index + 65_536, file.count))
      } else if file[index] == UInt8(ascii: "<"), file.has("<x:xmpmeta", at: index) {
        var end = index
        while end < file.count, !file.has("</x:xmpmeta>", at: end) { end += 1 }
        ranges.append(index..<end)
        index = end
      }
      index += 1
    }
    return ranges
  }
}

/// A box as defined by ISO/IEC 14496-12.
struct ISOBox {
  let type: String
  /// The range after the size and the type.
  let content: Range<Int>

  /// Returns the boxes in the given range, up to the first that does not fit.
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
      } else if size == 0 {
        size = range.upperBound - index
      }
      guard size >= header, size <= range.upperBound - index else { break }
      boxes.append(
        ISOBox(
          type: String(decoding: file[index + 4..<index + 8], as: UTF8.self),
          content: index + header..<index + size))
      index += size
    }
    return boxes
  }
}

/// The metadata items of a `meta` box, with the ranges of their bytes.
private struct HEIFItems {
  private let file: [UInt8]
  private var itemData: Range<Int>?
  /// The ranges of the metadata.
  private(set) var metadata: [Range<Int>] = []

  init(_ file: [UInt8], meta: ISOBox) {
    self.file = file
    // The version and flags come first.
    let start = min(meta.content.lowerBound + 4, meta.content.upperBound)
    let boxes = ISOBox.all(in: file, start..<meta.content.upperBound)
    itemData = boxes.first { $0.type == "idat" }?.content
    var items: Set<Int> = []
    for box in boxes where box.type == "iinf" { addItems(of: box, to: &items) }
    for box in boxes where box.type == "iloc" { locate(items, box) }
    for box in boxes where box.type == "uuid" || box.type == "xml " || box.type == "udta" {
      metadata.append(box.content)
    }
  }

  private func addItems(of table: ISOBox, to items: inout Set<Int>) {
    guard let version = file.number(at: table.content.lowerBound, size: 1) else { return }
    let start = table.content.lowerBound + 4 + (version == 0 ? 2 : 4)
    guard start <= table.content.upperBound else { return }
    for entry in ISOBox.all(in: file, start..<table.content.upperBound) where entry.type == "infe" {
      let base = entry.content.lowerBound
      guard let version = file.number(at: base, size: 1),
        let id = file.number(at: base + 4, size: version >= 3 ? 4 : 2)
      else { continue }
      let type = base + (version >= 3 ? 10 : 8)
      let isMetadata =
        version < 2 || file.has("Exif", at: type) || file.has("mime", at: type)
        || file.has("uri ", at: type)
      if isMetadata { items.insert(id) }
    }
  }

  private mutating func locate(_ items: Set<Int>, _ table: ISOBox) {
    var reader = Reader(file: file, index: table.content.lowerBound)
    guard let version = reader.next(1), reader.next(3) != nil, let sizes = reader.next(2) else {
      return
    }
    let (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version > 0 ? sizes & 15 : 0)
    guard let count = reader.next(version < 2 ? 2 : 4) else { return }
    for _ in 0..<count {
      guard reader.index < table.content.upperBound, let id = reader.next(version < 2 ? 2 : 4),
        let method = version > 0 ? reader.next(2) : 0, reader.next(2) != nil,
        let base = reader.next(baseSize), let extents = reader.next(2)
      else { return }
      for _ in 0..<extents {
        guard reader.next(indexSize) != nil, let offset = reader.next(offsetSize),
          let length = reader.next(lengthSize)
        else { return }
        if items.contains(id) { add(offset: base + offset, length, method: method & 15) }
      }
    }
  }

  /// - Parameter method: 0 for an offset in the file, or 1 for one in the item data box.
  private mutating func add(offset: Int, _ length: Int, method: Int) {
    let start = method == 1 ? (itemData?.lowerBound ?? file.count) + offset : offset
    guard method <= 1, start < file.count, length > 0 else { return }
    metadata.append(start..<min(start + length, file.count))
  }

  /// Reads numbers sequentially.
  private struct Reader {
    let file: [UInt8]
    var index: Int

    /// Returns a number of up to eight bytes, or `nil` at the end.
    mutating func next(_ size: Int) -> Int? {
      // The most significant of eight bytes is 0 in every valid file offset.
      let skipped = size == 8 ? 1 : 0
      guard let number = file.number(at: index + skipped, size: size - skipped) else { return nil }
      index += size
      return number
    }
  }
}
