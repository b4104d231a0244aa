/// HEIF (ISO/IEC 23008-12) in boxes of ISO/IEC 14496-12: metadata is stored in items, whose
/// locations are listed in a table, and in boxes of their own, such as the video of a motion photo.
/// The orientation of images is a property, not part of EXIF.
extension PhotoMetadata {
  static func withoutHEIFMetadata(_ file: [UInt8]) -> [UInt8] {
    let all = ISOBox.all(in: file, 0..<file.count)
    // A second file type box begins another file, such as a video.
    let boxes = all.prefix { $0.type != "ftyp" || $0.start == 0 }
    let end = boxes.count < all.count ? all[boxes.count].start : file.count
    // Without items, the file may be a sequence of images, whose boxes are all needed.
    let hasItems = boxes.contains { $0.type == "meta" }
    var result = file
    var ranges: [Range<Int>] = []
    // The contents of boxes that pictures may be in, and of boxes that are not needed.
    var data: [Range<Int>] = []
    var unneeded: [Range<Int>] = []
    var items: [HEIFItems] = []
    for box in boxes {
      if box.type == "meta" {
        let contents = HEIFItems(file, meta: box)
        items.append(contents)
        data += contents.boxes.filter { $0.type == "idat" }.map { $0.content }
        ranges += contents.metadata
      } else if box.type == "mdat" {
        data.append(box.content)
      } else if hasItems, !["ftyp", "imda"].contains(box.type),
        file[box.content].contains(where: { $0 != 0 })
      {
        // The box must keep its size, because the locations of items are offsets in the file.
        result.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
        unneeded.append(box.content)
      }
    }
    let pictures = pictures(of: items)
    if let pictures {
      let contents = (data + unneeded).sorted { $0.lowerBound < $1.lowerBound }
      ranges += gaps(between: pictures, in: contents)
    } else {
      ranges += unneeded
    }
    result.zero(ranges)
    result.zero(unreferencedMetadata(in: result))
    result.removeSubrange(end...)
    return result
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

  /// Returns the parts of sorted, disjoint boxes that are outside of sorted ranges.
  ///
  /// - Complexity: O(*n*) in the number of boxes and ranges.
  private static func gaps(
    between pictures: [Range<Int>], in boxes: [Range<Int>]
  ) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    // The end of the pictures so far.
    var covered = 0
    for box in boxes {
      var index = max(box.lowerBound, covered)
      while next < pictures.count, pictures[next].lowerBound < box.upperBound {
        let picture = pictures[next]
        if picture.lowerBound > index { gaps.append(index..<picture.lowerBound) }
        covered = max(covered, picture.upperBound)
        index = max(index, covered)
        next += 1
      }
      if index < box.upperBound { gaps.append(index..<box.upperBound) }
    }
    return gaps
  }

  /// Returns metadata in a damaged file that no table refers to, recognized by the prefix of EXIF
  /// data and the envelope of XMP.
  private static func unreferencedMetadata(in file: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < file.count {
      if file[index] == UInt8(ascii: "E"), file.has("Exif\0\0", at: index),
        let tiff = TIFFStructure(file, at: index + 6), tiff.hasFirstDirectory
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
