/// Information from the segments that precede a JPEG's image data (ITU-T T.81, annex B).
struct JPEGHeader {
  let width: Int
  let height: Int
  var orientation = PictureOrientation.upright
  /// The offset and byte order of the two-byte orientation value in the file; `nil` if there is no
  /// such value.
  var orientationBytes: (offset: Int, isLittleEndian: Bool)?

  /// Returns `nil` if the bytes are not a JPEG file or end before the frame header.
  init?(_ reader: HeaderBytes) {
    guard reader.uint16(at: 0) == 0xFFD8 else { return nil }
    var orientation = PictureOrientation.upright
    var orientationBytes: (offset: Int, isLittleEndian: Bool)?
    var offset = 2
    while let byte = reader.uint8(at: offset) {
      guard byte == 0xFF, let marker = reader.uint8(at: offset + 1) else { return nil }
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard let length = reader.uint16(at: offset + 2), length >= 2 else { return nil }
      // Frame headers are C0 to CF, except DHT, JPG, and DAC.
      if marker >= 0xC0, marker <= 0xCF, marker != 0xC4, marker != 0xC8, marker != 0xCC {
        guard let height = reader.uint16(at: offset + 5), let width = reader.uint16(at: offset + 7)
        else { return nil }
        self.width = Int(width)
        self.height = Int(height)
        self.orientation = orientation
        self.orientationBytes = orientationBytes
        return
      }
      if marker == 0xE1, let found = Self.orientation(reader, segment: offset + 4) {
        orientation = found.orientation
        orientationBytes = (found.offset, found.isLittleEndian)
      }
      if marker == 0xDA { return nil }
      offset += 2 + Int(length)
    }
    return nil
  }

  /// Returns the orientation in an APP1 segment (EXIF 2.32, §4.6.4, tag 0x0112).
  private static func orientation(
    _ reader: HeaderBytes, segment: Int
  ) -> (orientation: PictureOrientation, offset: Int, isLittleEndian: Bool)? {
    guard reader.uint32(at: segment) == 0x4578_6966, reader.uint16(at: segment + 4) == 0,
      let order = reader.uint16(at: segment + 6), order == 0x4949 || order == 0x4D4D
    else { return nil }
    let tiff = segment + 6
    let little = order == 0x4949
    guard let directory = reader.uint32(at: tiff + 4, littleEndian: little), directory < 65_536,
      let count = reader.uint16(at: tiff + Int(directory), littleEndian: little)
    else { return nil }
    for entry in 0..<Int(count) {
      let offset = tiff + Int(directory) + 2 + entry * 12
      guard let tag = reader.uint16(at: offset, littleEndian: little) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = reader.uint16(at: offset + 8, littleEndian: little), value < 9,
        let orientation = PictureOrientation(rawValue: UInt8(value))
      else { return nil }
      return (orientation, offset + 8, little)
    }
    return nil
  }
}
