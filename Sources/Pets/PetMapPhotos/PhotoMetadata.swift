/// Takes out of a photo what its camera and its editors wrote about it: position, time, device,
/// comments.
///
/// ```swift
/// let published = PhotoMetadata.removed(from: bytes)
/// ```
///
/// JPEG, PNG, WebP and GIF files lose their metadata segments; in TIFF and HEIF files, whose parts are
/// found by their offsets, metadata is overwritten with zeros. BMP files have none. The extensions
/// have one format each.
public enum PhotoMetadata {
  /// The same photo without EXIF, XMP, IPTC, GPS and comments.
  ///
  /// All other bytes stay as they are, color profiles included. An orientation other than upright is
  /// kept, in EXIF data of its own. Of a damaged file, what is recognized as metadata is removed and
  /// the rest is returned as it is; so is a file of an unknown format. What is removed once is not
  /// found again: the function is idempotent.
  ///
  /// - Complexity: O(n log n) in the number of bytes, in practice O(n).
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

  /// EXIF data that has an orientation alone, in TIFF's structure; nil for an upright photo.
  ///
  /// - Parameter exif: the TIFF structure of a photo's EXIF data.
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
  /// The unsigned number of up to seven bytes at an offset, the first byte the highest unless
  /// `isLittle`; nil where it does not lie within the bytes.
  func number(at offset: Int, size: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset <= count, size <= 7, size <= count - offset else { return nil }
    var result = 0
    for index in 0..<size {
      result = result << 8 | Int(self[isLittle ? offset + size - 1 - index : offset + index])
    }
    return result
  }

  /// Whether a text's bytes stand at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, text.utf8.count <= count - offset else { return false }
    var index = offset
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Overwrites ranges with zeros, as far as they lie within the bytes.
  ///
  /// - Complexity: O(n + m log m) for *m* ranges.
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
