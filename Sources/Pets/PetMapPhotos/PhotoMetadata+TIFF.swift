/// TIFF: metadata is in fields of image directories, and in separate directories.
extension PhotoMetadata {
  private static let exifDirectories = [0x8769, 0x8825, 0xA005]
  private static let imageDirectories = 0x014A
  /// Descriptions, device, time, people, XMP, IPTC, Photoshop resources, Windows strings, and
  /// proprietary fields.
  private static let metadataTags: Set<Int> = [
    0x010E, 0x010F, 0x0110, 0x0131, 0x0132, 0x013B, 0x013C, 0x02BC, 0x8298, 0x83BB, 0x8649, 0x8769,
    0x8825, 0x927C, 0x9286, 0x9C9B, 0x9C9C, 0x9C9D, 0x9C9E, 0x9C9F, 0xA005, 0xC634,
  ]
  /// The maximum number of directories to process, more than any photo has.
  private static let directoryLimit = 256

  static func withoutTIFFMetadata(_ file: [UInt8]) -> [UInt8] {
    guard let tiff = TIFFStructure(file, at: 0), let first = tiff.number(at: 4, size: 4) else {
      return file
    }
    var result = file
    var ranges: [Range<Int>] = []
    var images: [TIFFStructure.Directory] = []
    var pending = [first]
    var seen: Set<Int> = []
    while let offset = pending.popLast() {
      guard seen.count < directoryLimit, seen.insert(offset).inserted,
        let directory = tiff.directory(at: offset)
      else { continue }
      images.append(directory)
      if let next = directory.next { pending.append(next) }
      for field in directory.fields {
        if field.tag == imageDirectories {
          pending += field.number.map { [$0] } ?? offsets(in: field.value, of: tiff)
        } else if exifDirectories.contains(field.tag), let offset = field.number {
          addDirectory(at: offset, of: tiff, to: &ranges, &seen)
        } else if metadataTags.contains(field.tag) {
          ranges.append(field.value)
        }
      }
    }
    result.zero(ranges)
    for image in images { removeMetadataFields(from: image, tiff, in: &result) }
    return result
  }

  /// Adds the ranges of an EXIF or GPS directory.
  private static func addDirectory(
    at offset: Int, of tiff: TIFFStructure, to ranges: inout [Range<Int>], _ seen: inout Set<Int>
  ) {
    guard seen.count < directoryLimit, seen.insert(offset).inserted,
      let directory = tiff.directory(at: offset)
    else { return }
    ranges.append(directory.range)
    for field in directory.fields {
      ranges.append(field.value)
      if exifDirectories.contains(field.tag), let offset = field.number {
        addDirectory(at: offset, of: tiff, to: &ranges, &seen)
      }
    }
  }

  private static func offsets(in value: Range<Int>, of tiff: TIFFStructure) -> [Int] {
    stride(from: value.lowerBound, to: value.upperBound, by: 4).prefix(directoryLimit)
      .compactMap { tiff.number(at: $0, size: 4) }
  }

  /// Removes metadata fields from an image directory without leaving gaps, because readers expect
  /// sorted fields.
  private static func removeMetadataFields(
    from directory: TIFFStructure.Directory, _ tiff: TIFFStructure, in file: inout [UInt8]
  ) {
    let kept = directory.fields.filter { !metadataTags.contains($0.tag) }
    guard kept.count < directory.fields.count else { return }
    var bytes =
      tiff.isLittle
      ? [UInt8(truncatingIfNeeded: kept.count), UInt8(truncatingIfNeeded: kept.count >> 8)]
      : [UInt8(truncatingIfNeeded: kept.count >> 8), UInt8(truncatingIfNeeded: kept.count)]
    for field in kept { bytes += file[field.offset..<field.offset + 12] }
    let next = directory.offset + 2 + 12 * directory.fields.count
    let hasNext = directory.fields.count == directory.declaredCount && next + 4 <= file.count
    bytes += hasNext ? Array(file[next..<next + 4]) : [0, 0, 0, 0]
    let end = min(directory.range.upperBound, file.count)
    for index in directory.offset..<end {
      let position = index - directory.offset
      file[index] = position < bytes.count ? bytes[position] : 0
    }
  }
}
