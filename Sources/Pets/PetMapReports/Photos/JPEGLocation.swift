/// Takes the place where a photo was taken out of a JPEG file (ITU-T T.81, Exif 2.32, XMP).
public enum JPEGLocation {
  /// The same file without GPS data: the directory that the Exif data keeps it in is overwritten
  /// with zeros, XMP packets are left out. So it is in each of several pictures that stand one
  /// after the other, as telephones write them. The pictures are not touched. Bytes that are no
  /// JPEG, or a broken one, come back as they are up to the break.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func removed(from file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var index = 0
    while file[index...].starts(with: [0xFF, 0xD8]) {
      index = appendSegments(of: file, from: index, to: &result)
      let next = nextPicture(in: file, after: index) ?? file.count
      result += file[index..<next]
      index = next
    }
    return result + file[index...]
  }

  /// Appends a picture's segments up to its own data without what tells the place.
  ///
  /// - Returns: where the picture's data begins.
  private static func appendSegments(
    of file: [UInt8], from start: Int, to result: inout [UInt8]
  ) -> Int {
    var index = start + 2
    result += [0xFF, 0xD8]
    while index + 4 <= file.count, file[index] == 0xFF {
      let marker = file[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(file[index + 2]) << 8 | Int(file[index + 3])
      guard length >= 2, index + 2 + length <= file.count else { break }
      var segment = Array(file[index..<index + 2 + length])
      index += 2 + length
      if marker == 0xE1 {
        if segment.dropFirst(4).starts(with: "http://ns.adobe.com/".utf8) { continue }
        ExifDirectory.clearGPS(in: &segment)
      }
      result += segment
    }
    return index
  }

  /// Where another picture begins behind the end of one: in a picture's own data a byte 0xFF never
  /// comes before one that is a marker.
  private static func nextPicture(in file: [UInt8], after start: Int) -> Int? {
    var isBehindEnd = false
    var index = start
    while index + 2 < file.count {
      if file[index] == 0xFF {
        if file[index + 1] == 0xD9 { isBehindEnd = true }
        if isBehindEnd, file[index + 1] == 0xD8, file[index + 2] == 0xFF { return index }
      }
      index += 1
    }
    return nil
  }
}

/// The TIFF structure of an Exif segment.
private struct ExifDirectory {
  /// Where the TIFF header stands in the segment: after marker, length and `Exif`, 0, 0.
  static let start = 10
  private static let gpsPointer = 0x8825

  /// Overwrites the GPS directory of the first image and what it points to.
  static func clearGPS(in segment: inout [UInt8]) {
    guard segment.count >= start + 8, segment.dropFirst(4).starts(with: Array("Exif\0\0".utf8))
    else { return }
    let isLittle = segment[start] == UInt8(ascii: "I")
    func number(_ offset: Int, _ size: Int) -> Int? {
      let first = start + offset
      guard offset >= 0, first + size <= segment.count else { return nil }
      let bytes = segment[first..<first + size]
      return isLittle
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    func entries(_ directory: Int) -> [Int] {
      guard let count = number(directory, 2) else { return [] }
      return (0..<count).map { directory + 2 + 12 * $0 }
    }
    var ranges: [Range<Int>] = []
    guard let directory = number(4, 4) else { return }
    for entry in entries(directory) where number(entry, 2) == gpsPointer {
      guard let gps = number(entry + 8, 4) else { continue }
      for field in entries(gps) {
        guard let type = number(field + 2, 2), let count = number(field + 4, 4) else { break }
        let size = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
        let length = (type < size.count ? size[type] : 1) * count
        if length > 4, let value = number(field + 8, 4) { ranges.append(value..<value + length) }
        ranges.append(field..<field + 12)
      }
      ranges.append(gps..<gps + 2)
    }
    for range in ranges {
      let clamped = (range.lowerBound + start..<range.upperBound + start)
        .clamped(to: start..<segment.count)
      for index in clamped { segment[index] = 0 }
    }
  }
}
