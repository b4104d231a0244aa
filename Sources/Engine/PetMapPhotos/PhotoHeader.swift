/// The bytes of a photo with accessors for header fields.
package struct PhotoHeader {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func number(at offset: Int, count: Int, isLittle: Bool = false) -> Int? {
    bytes.number(at: offset, size: count, isLittle: isLittle)
  }

  private func little(at offset: Int, count: Int) -> Int? {
    number(at: offset, count: count, isLittle: true)
  }

  private func dimensions(_ width: Int?, _ height: Int?) -> PhotoDimensions? {
    guard let width, let height else { return nil }
    return PhotoDimensions(width: width, height: height)
  }

  /// The size in the frame header (ITU-T T.81, B.2.2).
  package var jpeg: PhotoDimensions? {
    var frame: (width: Int, height: Int, components: Int, isProgressive: Bool)?
    var firstScanComponents: Int?
    visitJPEGSegments { marker, index in
      if Self.isFrame(marker) {
        guard frame == nil, let components = number(at: index + 9, count: 1),
          number(at: index + 2, count: 2) == 8 + 3 * components,
          let height = number(at: index + 5, count: 2), let width = number(at: index + 7, count: 2)
        else { return false }
        frame = (width, height, components, marker & 3 == 2)
      } else if marker == 0xDA {
        firstScanComponents = number(at: index + 4, count: 1) ?? 0
      }
      return firstScanComponents == nil
    }
    guard let frame else { return nil }
    let isPartial = firstScanComponents.map { $0 < frame.components } ?? false
    return PhotoDimensions(
      width: frame.width, height: frame.height,
      keepsCoefficients: frame.isProgressive || isPartial)
  }

  /// The orientation in the EXIF data before the frame header of a JPEG file (EXIF 2.32, 4.6.4), the
  /// offset of its two bytes in the file, and their byte order.
  package var jpegOrientation: (value: Int, offset: Int, isLittle: Bool)? {
    var orientation: (value: Int, offset: Int, isLittle: Bool)?
    visitJPEGSegments { marker, index in
      if Self.isFrame(marker) || marker == 0xDA { return false }
      let start = index + 10
      if marker == 0xE1, bytes.has("Exif\0\0", at: index + 4),
        let tiff = TIFFStructure(bytes, at: start),
        let field = tiff.firstDirectory?.field(TIFFStructure.orientationTag),
        let value = tiff.number(at: field.offset + 8, size: 2), (1...8).contains(value)
      {
        orientation = (value, start + field.offset + 8, tiff.isLittle)
      }
      return true
    }
    return orientation
  }

  /// Calls a closure with the marker and the offset of each segment of a JPEG file, up to the end of
  /// the image or until it returns `false`.
  private func visitJPEGSegments(_ visit: (_ marker: Int, _ index: Int) -> Bool) {
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
      guard let length = number(at: index + 2, count: 2), length >= 2, visit(marker, index) else {
        return
      }
      index += 2 + length
    }
  }

  /// Returns whether a JPEG segment is a frame header: C0 to CF, except DHT, JPG, and DAC.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// The size in the `IHDR` chunk (PNG, 11.2.1).
  package var png: PhotoDimensions? {
    guard bytes.has("IHDR", at: 12), number(at: 8, count: 4) == 13 else { return nil }
    return dimensions(number(at: 16, count: 4), number(at: 20, count: 4))
  }

  private static let maximumExtensions = 1024

  /// The size of the logical screen, or of the first image if it extends beyond the screen (GIF89a,
  /// 18 and 20).
  var gif: PhotoDimensions? {
    guard let start = gifImage, let flags = number(at: start + 9, count: 1) else { return nil }
    let codeStart = start + 10 + Self.colorTableBytes(flags)
    guard flags & 0x18 == 0, let codeSize = number(at: codeStart, count: 1),
      (1...8).contains(codeSize)
    else { return nil }
    let numbers = [6, 8, start + 1, start + 3, start + 5, start + 7].compactMap {
      little(at: $0, count: 2)
    }
    guard numbers.count == 6 else { return nil }
    return PhotoDimensions(
      width: max(numbers[0], numbers[2] + numbers[4]),
      height: max(numbers[1], numbers[3] + numbers[5]))
  }

  /// The offset of the first image descriptor, after the color table and extensions.
  private var gifImage: Int? {
    guard let flags = number(at: 10, count: 1) else { return nil }
    var index = 13 + Self.colorTableBytes(flags)
    for _ in 0..<Self.maximumExtensions {
      let block = number(at: index, count: 1)
      if block == 0x2C { return index }
      guard block == 0x21 else { return nil }
      index += 2
      while let count = number(at: index, count: 1), count > 0 { index += count + 1 }
      index += 1
    }
    return nil
  }

  private static func colorTableBytes(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// The size in the first chunk (RFC 9649, 2.5 to 2.7).
  package var webp: PhotoDimensions? {
    if bytes.has("VP8X", at: 12) {
      return dimensions(
        little(at: 24, count: 3).map { $0 + 1 }, little(at: 27, count: 3).map { $0 + 1 })
    }
    if bytes.has("VP8L", at: 12), number(at: 20, count: 1) == 0x2F,
      let bits = little(at: 21, count: 4)
    {
      return dimensions(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if bytes.has("VP8 ", at: 12), number(at: 23, count: 3) == 0x9D012A {
      return dimensions(
        little(at: 26, count: 2).map { $0 & 0x3FFF }, little(at: 28, count: 2).map { $0 & 0x3FFF })
    }
    return nil
  }

  /// The size in the core or info header. A negative height means that rows are stored top to
  /// bottom.
  var bmp: PhotoDimensions? {
    guard let size = little(at: 14, count: 4) else { return nil }
    let planes = little(at: size == 12 ? 22 : 26, count: 2)
    guard [12, 16, 40, 52, 56, 64, 108, 124].contains(size), planes == 1 else { return nil }
    if size == 12 { return dimensions(little(at: 18, count: 2), little(at: 20, count: 2)) }
    let signed = { (offset: Int) in
      little(at: offset, count: 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    }
    return dimensions(signed(18), signed(22))
  }

  private static let maximumPages = 256
  private static let maximumEntries = 1024

  /// The largest size in the image file directories (TIFF 6.0, 2).
  var tiff: PhotoDimensions? {
    let isLittle = !bytes.has("MM", at: 0)
    func value(_ offset: Int, _ count: Int) -> Int? {
      number(at: offset, count: count, isLittle: isLittle)
    }
    var largest: PhotoDimensions?
    var directory = value(4, 4)
    for _ in 0..<Self.maximumPages {
      guard let start = directory, start > 0, let count = value(start, 2) else { break }
      var sides: [Int: Int] = [:]
      for entry in 0..<min(count, Self.maximumEntries) {
        let offset = start + 2 + 12 * entry
        guard let tag = value(offset, 2), let type = value(offset + 2, 2) else { break }
        if tag == 256 || tag == 257 { sides[tag] = value(offset + 8, type == 3 ? 2 : 4) }
      }
      if let page = dimensions(sides[256], sides[257]) { largest = Self.larger(largest, page) }
      directory = value(start + 2 + 12 * count, 4)
    }
    return largest
  }

  /// The largest size of a coded picture or in an image spatial extents property (ISO/IEC 23008-12,
  /// 6.5.3).
  var heif: PhotoDimensions? {
    var largest = HEVCPictures(bytes)?.largest
    for content in contents(in: 0..<bytes.count, path: ["meta", "iprp", "ipco", "ispe"]) {
      let start = content.lowerBound + 4
      if let size = dimensions(number(at: start, count: 4), number(at: start + 4, count: 4)) {
        largest = Self.larger(largest, size)
      }
    }
    return largest
  }

  /// Returns the contents of the boxes at a path of box types (ISO/IEC 14496-12, 4.2).
  private func contents(in range: Range<Int>, path: ArraySlice<String>) -> [Range<Int>] {
    guard let type = path.first else { return [range] }
    return ISOBox.all(in: bytes, range).filter { $0.type == type }.flatMap { box in
      // A full box starts with a version and flags.
      let start = min(box.content.lowerBound + (type == "meta" ? 4 : 0), box.content.upperBound)
      return contents(in: start..<box.content.upperBound, path: path.dropFirst())
    }
  }

  private static func larger(_ left: PhotoDimensions?, _ right: PhotoDimensions) -> PhotoDimensions
  {
    guard let left, left.pixelCount > right.pixelCount else { return right }
    return left
  }
}
