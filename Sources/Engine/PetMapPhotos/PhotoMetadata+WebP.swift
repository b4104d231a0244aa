/// WebP (RFC 9649): metadata is in separate chunks, and flags in the header indicate which are
/// present.
extension PhotoMetadata {
  private static let exifFlag: UInt8 = 0x08
  private static let xmpFlag: UInt8 = 0x04

  static func withoutWebPMetadata(_ file: [UInt8]) -> [UInt8] {
    guard let size = file.number(at: 4, size: 4, isLittle: true) else { return file }
    // A size that leaves no room for chunks is ignored.
    let fileEnd = size <= 4 ? file.count : min(8 + size, file.count)
    var result = Array(file.prefix(12))
    result.reserveCapacity(file.count)
    var flags: Int?
    var hasOrientation = false
    var removed = 0
    var index = 12
    while index + 8 <= fileEnd, let length = file.number(at: index + 4, size: 4, isLittle: true) {
      // Chunks of odd length are padded.
      let end = min(index + 8 + length + length & 1, fileEnd)
      if file.has("EXIF", at: index) {
        removed += end - index
        let content = Array(file[index + 8..<max(index + 8, min(end, index + 8 + length))])
        // Some writers add the JPEG prefix before the data.
        let exif = content.starts(with: Array("Exif\0\0".utf8)) ? Array(content[6...]) : content
        if !hasOrientation, let orientation = orientationAlone(of: exif) {
          hasOrientation = true
          removed -= 8 + orientation.count
          result += Array("EXIF".utf8) + littleEndian(orientation.count) + orientation
        }
      } else if file.has("XMP ", at: index) {
        removed += end - index
      } else {
        if file.has("VP8X", at: index), length >= 10, flags == nil { flags = result.count + 8 }
        result += file[index..<end]
      }
      index = end
    }
    result += file[min(index, fileEnd)..<fileEnd]
    if let flags, flags < result.count {
      result[flags] &= ~(exifFlag | xmpFlag)
      if hasOrientation { result[flags] |= exifFlag }
    }
    if removed != 0, size > 4 {
      result.replaceSubrange(4..<8, with: littleEndian(size - removed))
    }
    return result + withoutFiles(file[fileEnd...])
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
