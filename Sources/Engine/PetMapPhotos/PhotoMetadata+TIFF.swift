/// TIFF: metadata is in fields of image directories, and in separate directories.
extension PhotoMetadata {
  private static let exifDirectories = [0x8769, 0x8825, 0xA005]
  private static let imageDirectories = 0x014A
  /// Names, descriptions, device, time, people, XMP, IPTC, Photoshop resources, Windows strings,
  /// GeoTIFF, GDAL, and proprietary fields.
  private static let metadataTags: Set<Int> = [
    0x010D, 0x010E, 0x010F, 0x0110, 0x011D, 0x0131, 0x0132, 0x013B, 0x013C, 0x02BC, 0x8298, 0x830E,
    0x83BB, 0x8482, 0x85D8, 0x8649, 0x8769, 0x87AF, 0x87B0, 0x87B1, 0x8825, 0x927C, 0x9286, 0x935C,
    0x9C9B, 0x9C9C, 0x9C9D, 0x9C9E, 0x9C9F, 0xA005, 0xA480, 0xA481, 0xC634,
  ]

  static func withoutTIFFMetadata(_ file: [UInt8]) -> [UInt8] {
    guard let tiff = TIFFStructure(file, at: 0), let first = tiff.number(at: 4, size: 4) else {
      return file
    }
    var result = file
    var ranges: [Range<Int>] = []
    var images: [Int] = []
    var pending = [(offset: first, isImage: true)]
    var seen: Set<Int> = []
    // The directories of a valid file do not overlap.
    var rest = file.count
    while let (offset, isImage) = pending.popLast() {
      guard seen.insert(offset).inserted, let directory = tiff.directory(at: offset) else {
        continue
      }
      rest -= directory.range.count
      guard rest >= 0 else { break }
      if isImage {
        images.append(offset)
        if let next = directory.next { pending.append((next, true)) }
      } else {
        // An EXIF or GPS directory.
        ranges.append(directory.range)
      }
      for field in directory.fields {
        if exifDirectories.contains(field.tag), let offset = field.number {
          pending.append((offset, false))
        } else if isImage, field.tag == imageDirectories {
          let array = field.value.clamped(to: 0..<file.count)
          rest -= array.count
          guard rest >= 0 else { continue }
          let offsets = stride(from: array.lowerBound, to: array.upperBound, by: 4)
          for offset in offsets.compactMap({ tiff.number(at: $0, size: 4) }) {
            pending.append((offset, true))
          }
        } else if !isImage || metadataTags.contains(field.tag) {
          ranges.append(field.value)
        }
      }
    }
    result.zero(ranges)
    for image in images.compactMap({ tiff.directory(at: $0) }) {
      removeMetadataFields(from: image, tiff, in: &result)
    }
    return result
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
