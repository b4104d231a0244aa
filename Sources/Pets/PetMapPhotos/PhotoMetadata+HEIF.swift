/// HEIF (ISO/IEC 23008-12) in boxes of ISO/IEC 14496-12: metadata is stored in items, whose
/// locations are listed in a table, and in boxes of their own, such as the video of a motion photo.
/// The orientation of images is a property, not part of EXIF.
extension PhotoMetadata {
  static func withoutHEIFMetadata(_ file: [UInt8]) -> [UInt8] {
    let boxes = ISOBox.all(in: file, 0..<file.count)
    var result = file
    var ranges: [Range<Int>] = []
    var dataBoxes = boxes.filter { $0.type == "mdat" }
    var items: [HEIFItems] = []
    for box in boxes {
      if box.type == "meta" {
        let contents = HEIFItems(file, meta: box)
        items.append(contents)
        dataBoxes += contents.boxes.filter { $0.type == "idat" }
        ranges += contents.metadata
      } else if !isNeeded(box.type, at: box.start) {
        // Its size must not change, because the locations of items are offsets in the file.
        result.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
        ranges.append(box.content)
      }
    }
    if let pictures = pictures(of: items) {
      for box in dataBoxes { ranges += gaps(between: pictures, in: box.content) }
    }
    result.zero(ranges)
    result.zero(unreferencedMetadata(in: result))
    result.removeSubrange(end(of: boxes, in: file)...)
    return result
  }

  /// Returns whether a top-level box is needed to decode the photo. A second file type box begins
  /// another file.
  private static func isNeeded(_ type: String, at start: Int) -> Bool {
    switch type {
    case "ftyp": start == 0
    case "meta", "mdat", "imda": true
    default: false
    }
  }

  /// Returns the end of the last box that is needed, which may be truncated.
  private static func end(of boxes: [ISOBox], in file: [UInt8]) -> Int {
    let rest = boxes.last?.end ?? 0
    if rest + 8 <= file.count,
      isNeeded(String(decoding: file[rest + 4..<rest + 8], as: UTF8.self), at: rest)
    {
      return file.count
    }
    return boxes.last { isNeeded($0.type, at: $0.start) }?.end ?? file.count
  }

  /// Returns the sorted ranges of the items that are not metadata, or `nil` if they cannot be
  /// determined.
  private static func pictures(of items: [HEIFItems]) -> [Range<Int>]? {
    guard items.allSatisfy({ $0.hasAllLocations }) else { return nil }
    let locations = items.flatMap { items in
      let metadata = items.metadataIDs
      let sources = Set(
        items.dataReferences.filter { metadata.contains($0.item) }.flatMap { $0.sources })
      return items.locations.filter {
        !metadata.contains($0.id) && !sources.contains($0.id)
      }
    }
    guard !locations.isEmpty, locations.allSatisfy({ $0.isComplete }) else { return nil }
    return locations.flatMap { $0.ranges }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the parts of a range that are outside of sorted ranges.
  private static func gaps(
    between pictures: [Range<Int>], in range: Range<Int>
  ) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var index = range.lowerBound
    for picture in pictures where picture.upperBound > index {
      if picture.lowerBound >= range.upperBound { break }
      if picture.lowerBound > index { gaps.append(index..<picture.lowerBound) }
      index = picture.upperBound
    }
    if index < range.upperBound { gaps.append(index..<range.upperBound) }
    return gaps
  }

  /// Returns metadata in a damaged file that no table refers to, recognized by the prefix of EXIF
  /// data and the envelope of XMP.
  private static func unreferencedMetadata(in file: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < file.count {
      if file[index] == UInt8(ascii: "E"), file.has("Exif\0\0", at: index),
        let tiff = TIFFStructure(file, at: index + 6), tiff.firstDirectory != nil
      {
        // The maximum size of a JPEG segment, which also limits this metadata.
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

extension HEIFItems {
  /// The IDs of the items that are metadata.
  fileprivate var metadataIDs: Set<Int> {
    ids { type in
      switch type {
      case nil, "Exif", "mime", "uri ": true
      default: false
      }
    }
  }

  /// The ranges of the metadata in items and in other boxes of a `meta` box.
  fileprivate var metadata: [Range<Int>] {
    let ids = metadataIDs
    var ranges = locations.filter { ids.contains($0.id) }.flatMap { $0.ranges }
    for box in boxes where box.type == "uuid" || box.type == "xml " || box.type == "udta" {
      ranges.append(box.content)
    }
    return ranges
  }
}
