/// Removes metadata that cameras and editors write to photos: location, time, device and comments.
///
/// ```swift
/// let published = PhotoMetadata.removed(from: bytes)
/// ```
///
/// In JPEG, PNG, WebP and GIF files, metadata segments are removed. In TIFF and HEIF files, whose
/// parts are located by offsets, metadata is overwritten with zeros. BMP files contain no metadata.
/// Except in TIFF and BMP files, files appended to the image, such as the video of a motion photo,
/// are removed as well. Each extension handles one format.
public enum PhotoMetadata {
  /// Returns the photo without EXIF, XMP, IPTC and GPS metadata and without comments.
  ///
  /// All other bytes, including color profiles, are unchanged. An orientation other than upright is
  /// kept in new EXIF data. In a HEIF file, bytes that no picture uses are overwritten. In a damaged
  /// file, recognized metadata is removed and the rest is unchanged. Files in unknown formats are
  /// unchanged. The function is idempotent.
  ///
  /// - Complexity: O(*n* log *n*) in the number of bytes; in practice, O(*n*).
  public static func removed(from file: [UInt8]) -> [UInt8] {
    switch PhotoFormat(header: file) {
    case .jpeg: withoutJPEGMetadata(file)
    case .png: withoutPNGMetadata(file)
    case .gif: withoutGIFMetadata(file)
    case .webp: withoutWebPMetadata(file)
    case .tiff: withoutTIFFMetadata(file)
    case .heic, .heif: withoutHEIFMetadata(file)
    case .bmp, nil: file
    }
  }

  /// Returns the bytes after the end of an image, or none if they contain a file that may have
  /// metadata: a video, such as that of a motion photo, or a preview. Any others, such as padding, are
  /// kept.
  static func withoutFiles(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = Array(rest)
    let signatures = ["ftyp", "Exif\0\0", "<x:xmpmeta"]
    let hasFile = bytes.indices.contains { index in
      switch bytes[index] {
      case 0xFF:
        [0xE0, 0xE1].contains { bytes[index...].starts(with: [0xFF, 0xD8, 0xFF, $0]) }
      case UInt8(ascii: "f"), UInt8(ascii: "E"), UInt8(ascii: "<"):
        signatures.contains { bytes.has($0, at: index) }
      default: false
      }
    }
    return hasFile ? [] : rest
  }

  /// Returns EXIF data that contains only the orientation, or `nil` for an upright photo.
  ///
  /// - Parameter exif: The EXIF data of a photo as a TIFF structure.
  static func orientationAlone(of exif: [UInt8]) -> [UInt8]? {
    guard let tiff = TIFFStructure(exif, at: 0), let first = tiff.firstDirectory,
      let orientation = tiff.orientation(in: first), (2...8).contains(orientation)
    else { return nil }
    var bytes = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
    bytes += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    return bytes
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
    var index = offset
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Overwrites ranges with zeros, ignoring parts that are out of bounds.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *m* ranges.
  mutating func zero(_ ranges: [Range<Int>]) {
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let lower = Swift.max(range.lowerBound, end)
      let upper = Swift.min(range.upperBound, count)
      guard lower < upper else { continue }
      for index in lower..<upper { self[index] = 0 }
      end = upper
    }
  }
}
