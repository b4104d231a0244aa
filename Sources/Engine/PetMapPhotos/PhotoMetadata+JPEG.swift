/// JPEG (ITU-T T.81): metadata is in application segments and comments before and between scans.
extension PhotoMetadata {
  static func withoutJPEGMetadata(_ file: [UInt8]) -> [UInt8] {
    var cleaner = JPEGCleaner(file)
    cleaner.run()
    return cleaner.result
  }
}

/// Copies a JPEG file segment by segment.
private struct JPEGCleaner {
  private let file: [UInt8]
  private(set) var result: [UInt8] = []
  private var index = 0
  /// Whether invalid data was found where a segment was expected. After that, only segments with a
  /// metadata signature are removed.
  private var isDamaged = false
  /// Whether image data was found.
  private var hasScan = false

  init(_ file: [UInt8]) {
    self.file = file
    result.reserveCapacity(file.count)
  }

  mutating func run() {
    copy(2)
    while index < file.count {
      copyToMarker()
      guard index + 1 < file.count else { break }
      let marker = file[index + 1]
      switch marker {
      // In a damaged file, this may be the end of a thumbnail in the metadata.
      case 0xD9 where hasScan && !isDamaged:
        copy(2)
        result += PhotoMetadata.withoutFiles(file[index...])
        return
      case 0x01, 0xD0...0xD9: copy(2)
      default: processSegment(marker)
      }
    }
    copy(file.count - index)
  }

  private mutating func copy(_ count: Int) {
    let end = min(index + count, file.count)
    result += file[index..<end]
    index = end
  }

  /// Copies bytes up to the next marker: image data, or invalid data.
  private mutating func copyToMarker() {
    let start = index
    while index + 1 < file.count, file[index] != 0xFF || [0x00, 0xFF].contains(file[index + 1]) {
      index += 1
    }
    if index + 1 >= file.count { index = file.count }
    result += file[start..<index]
  }

  private mutating func processSegment(_ marker: UInt8) {
    let length = file.number(at: index + 2, size: 2) ?? 0
    let end = index + 2 + length
    // A segment is followed by another segment or, after a scan header, by image data.
    let isWhole =
      length >= 2 && end <= file.count && (end == file.count || file[end] == 0xFF || marker == 0xDA)
    let isTruncatedComment = marker == 0xFE && !isDamaged && end > file.count
    if !isWhole { isDamaged = true }
    if marker == 0xDA { hasScan = true }
    if isMetadata(marker) || isTruncatedComment {
      if marker == 0xE1, file.has("Exif\0\0", at: index + 4), end <= file.count, length >= 8 {
        appendOrientation(Array(file[index + 10..<end]))
      }
      index = length >= 2 ? min(end, file.count) : index + 2
    } else if isWhole {
      copy(2 + length)
    } else {
      copy(2)
    }
  }

  private func isMetadata(_ marker: UInt8) -> Bool {
    let content = index + 4
    switch marker {
    case 0xE1 where isDamaged:
      return file.has("Exif\0\0", at: content) || file.has("http://ns.adobe.com/", at: content)
    case 0xED where isDamaged: return file.has("Photoshop ", at: content)
    case _ where isDamaged: return false
    // JFIF, and Adobe's color transform.
    case 0xE0, 0xEE: return false
    case 0xE2: return !file.has("ICC_PROFILE\0", at: content)
    case 0xE1...0xEF, 0xFE: return true
    default: return false
    }
  }

  private mutating func appendOrientation(_ exif: [UInt8]) {
    guard let orientation = PhotoMetadata.orientationAlone(of: exif) else { return }
    result += [0xFF, 0xE1, 0, UInt8(2 + 6 + orientation.count)]
    result += Array("Exif\0\0".utf8) + orientation
  }
}
