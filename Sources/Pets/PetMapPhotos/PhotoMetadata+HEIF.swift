/// HEIF (ISO/IEC 23008-12) in boxes of ISO/IEC 14496-12: metadata is stored in items, whose
/// locations are listed in a table. The orientation of images is a property, not part of EXIF.
extension PhotoMetadata {
  static func withoutHEIFMetadata(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var ranges: [Range<Int>] = []
    for box in ISOBox.all(in: file, 0..<file.count) {
      switch box.type {
      case "meta": ranges += HEIFItems(file, meta: box).metadata(of: box, in: file)
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
  /// Returns the ranges of the metadata in the items and in other boxes of a `meta` box.
  fileprivate func metadata(of meta: ISOBox, in file: [UInt8]) -> [Range<Int>] {
    let items = ids { type in
      switch type {
      case nil, "Exif", "mime", "uri ": true
      default: false
      }
    }
    var ranges: [Range<Int>] = []
    for location in locations where items.contains(location.id) { ranges += location.ranges }
    ranges = Self.merged(ranges)
    for box in boxes where box.type == "uuid" || box.type == "xml " || box.type == "udta" {
      ranges.append(box.content)
    }
    return ranges
  }

  /// Returns disjoint ranges with the same elements, so that overlapping ones are cleared only once.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
