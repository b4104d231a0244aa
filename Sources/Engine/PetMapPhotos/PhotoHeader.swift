/// The header of a photo or picture: its size, orientation, and color profile. Input is untrusted:
/// values that are out of bounds are `nil`.
package struct PhotoHeader {
  /// A size in pixels.
  package struct Size: Sendable, Hashable {
    package let width: Int
    package let height: Int
  }

  private let bytes: [UInt8]
  private let format: PhotoFormat

  /// Returns `nil` if the bytes are not those of a JPEG, PNG or WebP file.
  package init?(_ bytes: [UInt8]) {
    guard let format = PhotoFormat(header: bytes), [.jpeg, .png, .webp].contains(format) else {
      return nil
    }
    (self.bytes, self.format) = (bytes, format)
  }

  private func number(at offset: Int, count: Int) -> Int? { bytes.number(at: offset, size: count) }

  private func little(at offset: Int, count: Int) -> Int? {
    bytes.number(at: offset, size: count, isLittle: true)
  }

  /// The stored size, before applying the orientation, or `nil` if no decoder accepts it.
  package var size: Size? {
    let sides: (width: Int?, height: Int?)
    switch format {
    case .jpeg: sides = jpegSides
    case .png: sides = pngSides
    default: sides = webPSides
    }
    guard let width = sides.width, let height = sides.height else { return nil }
    return Size(width: width, height: height)
  }

  /// The orientation, from 1 to 8 (EXIF 2.32, 4.6.4); 1 is upright.
  package var orientation: Int {
    var found: Int?
    visitMetadata { kind, content in
      if kind == .exif, found == nil { found = Self.orientation(in: Array(bytes[content])) }
    }
    return found ?? 1
  }

  /// The ICC profile as stored: compressed in a PNG file.
  package var profile: [UInt8]? {
    var profile: [UInt8] = []
    visitMetadata { kind, content in if kind == .profile { profile += bytes[content] } }
    return profile.isEmpty ? nil : profile
  }

  /// Metadata that affects how a picture looks.
  private enum Metadata {
    case exif, profile
  }

  private func visitMetadata(_ visit: (Metadata, Range<Int>) -> Void) {
    switch format {
    case .jpeg:
      visitSegments { marker, content in
        if marker == 0xE1, bytes.has("Exif\0\0", at: content.lowerBound) {
          visit(.exif, content.dropFirst(6))
        } else if marker == 0xE2, bytes.has("ICC_PROFILE\0", at: content.lowerBound),
          content.count > 14
        {
          // The parts of a profile are in order, and numbered (ICC.1:2022, B.4).
          visit(.profile, content.dropFirst(14))
        }
        return !Self.isFrame(marker) && marker != 0xDA
      }
    case .png:
      visitChunks { type, content in
        if type == "eXIf" { visit(.exif, content) }
        if type == "iCCP" {
          // A name, a zero byte and the compression method precede the profile (PNG, 11.3.2.3).
          let name = bytes[content].prefix(80).prefix { $0 != 0 }.count
          if content.count > name + 2 { visit(.profile, content.dropFirst(name + 2)) }
        }
      }
    default:
      visitChunks { type, content in
        if type == "ICCP" { visit(.profile, content) }
        // Some writers add the prefix that JPEG requires.
        if type == "EXIF" {
          visit(.exif, content.dropFirst(bytes.has("Exif\0\0", at: content.lowerBound) ? 6 : 0))
        }
      }
    }
  }

  /// Returns the orientation in EXIF data (TIFF 6.0, section 2).
  private static func orientation(in exif: [UInt8]) -> Int? {
    let isLittle = exif.has("II*\0", at: 0)
    guard isLittle || exif.has("MM\0*", at: 0) else { return nil }
    func value(_ offset: Int, _ size: Int) -> Int? {
      exif.number(at: offset, size: size, isLittle: isLittle)
    }
    guard let directory = value(4, 4), let count = value(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = value(entry, 2) else { return nil }
      if tag == 0x0112 { return value(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  // MARK: JPEG (ITU-T T.81)

  private var jpegSides: (width: Int?, height: Int?) {
    var sides: (width: Int?, height: Int?)
    visitSegments { marker, content in
      guard Self.isFrame(marker) else { return marker != 0xDA }
      sides = (
        number(at: content.lowerBound + 3, count: 2), number(at: content.lowerBound + 1, count: 2)
      )
      return false
    }
    return sides
  }

  /// The number of scans, each of which can take as long to decode as a whole picture.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package var scanCount: Int {
    guard format == .jpeg else { return 0 }
    var count = 0
    visitSegments { marker, _ in
      if marker == 0xDA { count += 1 }
      return true
    }
    return count
  }

  /// Returns whether a segment is a frame header: C0 to CF, except DHT, JPG, and DAC.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Calls a closure with the marker and the content of each segment up to the end of the image, or
  /// until it returns `false`.
  private func visitSegments(_ visit: (_ marker: Int, _ content: Range<Int>) -> Bool) {
    var index = 2
    while let first = number(at: index, count: 1), let marker = number(at: index + 1, count: 1) {
      // Like decoders, skip bytes that are not part of a segment.
      guard first == 0xFF, marker != 0xFF, marker != 0 else {
        index += 1
        continue
      }
      if marker == 0xD9 { return }
      // Restart markers and TEM have no length.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      guard let length = number(at: index + 2, count: 2), length >= 2,
        visit(marker, min(index + 4, bytes.count)..<min(index + 2 + length, bytes.count))
      else { return }
      index += 2 + length
    }
  }

  // MARK: PNG and WebP

  /// The size in the `IHDR` chunk (PNG, 11.2.1).
  private var pngSides: (width: Int?, height: Int?) {
    guard bytes.has("IHDR", at: 12), number(at: 8, count: 4) == 13 else { return (nil, nil) }
    return (number(at: 16, count: 4), number(at: 20, count: 4))
  }

  /// The size in the first chunk (RFC 9649, 2.5 to 2.7).
  private var webPSides: (width: Int?, height: Int?) {
    if bytes.has("VP8X", at: 12) {
      return (little(at: 24, count: 3).map { $0 + 1 }, little(at: 27, count: 3).map { $0 + 1 })
    }
    if bytes.has("VP8L", at: 12), number(at: 20, count: 1) == 0x2F,
      let bits = little(at: 21, count: 4)
    {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if bytes.has("VP8 ", at: 12), number(at: 23, count: 3) == 0x9D012A {
      return (
        little(at: 26, count: 2).map { $0 & 0x3FFF }, little(at: 28, count: 2).map { $0 & 0x3FFF }
      )
    }
    return (nil, nil)
  }

  /// Calls a closure with the type and the content of each chunk of a PNG or WebP file.
  private func visitChunks(_ visit: (_ type: String, _ content: Range<Int>) -> Void) {
    let isPNG = format == .png
    var index = isPNG ? 8 : 12
    while let length = bytes.number(at: isPNG ? index : index + 4, size: 4, isLittle: !isPNG),
      index + 8 <= bytes.count
    {
      let typeStart = isPNG ? index + 4 : index
      let end = index + 8 + length
      visit(
        String(decoding: bytes[typeStart..<typeStart + 4], as: UTF8.self),
        index + 8..<min(end, bytes.count))
      // A checksum follows in a PNG; chunks of odd length are padded in a WebP.
      index = isPNG ? end + 4 : end + length & 1
    }
  }
}

extension PhotoHeader {
  /// Returns the file with only what a decoder needs, because decompressing texts can take longer
  /// than the picture.
  ///
  /// A PNG keeps its chunks of pixels and colors, without those that only matter if there is no
  /// color profile. An animated WebP becomes its first picture. Other files are unchanged.
  package var decodable: [UInt8] {
    switch format {
    case .png: essentialChunks
    case .webp: firstPicture ?? bytes
    default: bytes
    }
  }

  private var essentialChunks: [UInt8] {
    let kept: Set<String> =
      profile == nil
      ? ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB"]
      : ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
    var result = Array(bytes.prefix(8))
    visitChunks { type, content in
      if kept.contains(type) {
        result += bytes[content.lowerBound - 8..<min(content.upperBound + 4, bytes.count)]
      }
    }
    return result
  }

  /// The first picture of an animated WebP as a file (RFC 9649, 2.7.1.1), or `nil` for other files.
  private var firstPicture: [UInt8]? {
    var frame: Range<Int>?
    visitChunks { type, content in
      if type == "ANMF", frame == nil, content.count > 24 { frame = content }
    }
    guard let frame else { return nil }
    let size = bytes[frame.lowerBound + 6..<frame.lowerBound + 12]
    let chunks = bytes[frame.lowerBound + 16..<frame.upperBound]
    // The flag says that the picture can have an alpha channel, which its chunks decide.
    let header = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
    let content = Array("WEBP".utf8) + header + chunks
    return Array("RIFF".utf8)
      + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: content.count >> $0) }
      + content
  }
}

extension Range<Int> {
  /// Returns the range without its first elements.
  fileprivate func dropFirst(_ count: Int) -> Range<Int> {
    Swift.min(lowerBound + count, upperBound)..<upperBound
  }
}

extension [UInt8] {
  /// Returns the unsigned number of up to seven bytes at the given offset, or `nil` if it is out of
  /// bounds. The number is big-endian unless `isLittle` is `true`.
  func number(at offset: Int, size: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset <= count, size <= 7, size <= count - offset else { return nil }
    var result = 0
    for index in 0..<size {
      result = result << 8 | Int(self[isLittle ? offset + size - 1 - index : offset + index])
    }
    return result
  }

  /// Returns whether the bytes of a string are at the given offset.
  func has(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, text.utf8.count <= count - offset else { return false }
    return self[offset...].starts(with: text.utf8)
  }
}
