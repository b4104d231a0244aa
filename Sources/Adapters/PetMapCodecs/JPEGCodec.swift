import CTurboJPEG

/// Reads and writes JPEG files with libjpeg-turbo.
///
/// Pixels are 32-bit words with blue, green, and red in bits 0–7, 8–15, and 16–23. Functions that take
/// pointers expect rows of `stride` bytes.
package enum JPEGCodec {
  /// Whether the library can be loaded.
  package static var isAvailable: Bool { petmap_jpeg_open() }

  /// Returns the smallest size at which the library decodes a file that is at least the given one,
  /// or the full size; `nil` if it is not a JPEG.
  package static func size(
    of file: [UInt8], atLeast width: Int, _ height: Int
  ) -> (width: Int, height: Int)? {
    var (foundWidth, foundHeight) = (Int32(0), Int32(0))
    let isKnown = unsafe file.withUnsafeBufferPointer {
      unsafe petmap_jpeg_size(
        $0.baseAddress, $0.count, Int32(clamping: width), Int32(clamping: height), &foundWidth,
        &foundHeight)
    }
    guard isKnown, foundWidth > 0, foundHeight > 0 else { return nil }
    return (Int(foundWidth), Int(foundHeight))
  }

  /// What the pixels of a file are.
  package enum Content: Sendable {
    case colors
    /// Cyan, magenta, yellow, and black in bits 0–7, 8–15, 16–23, and 24–31; 255 means none.
    case inks
  }

  /// Decodes a file at a size that ``size(of:atLeast:_:)`` returned, partially if it is truncated.
  ///
  /// - Returns: `nil` if no part can be decoded.
  package static func decode(
    _ file: [UInt8], width: Int, height: Int, into pixels: UnsafeMutablePointer<UInt8>, stride: Int
  ) -> Content? {
    var hasInks = false
    let isDecoded = unsafe file.withUnsafeBufferPointer {
      unsafe petmap_jpeg_unpack(
        $0.baseAddress, $0.count, Int32(width), Int32(height), pixels, Int32(stride), &hasInks)
    }
    return isDecoded ? hasInks ? .inks : .colors : nil
  }

  /// Returns a file, or `nil` if memory is exhausted.
  ///
  /// - Parameters:
  ///   - quality: The quality, from 1 to 100.
  ///   - halvesColors: Whether colors have half the resolution, which suits photos.
  package static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, quality: Int,
    halvesColors: Bool
  ) -> [UInt8]? {
    precondition((1...100).contains(quality))
    var file: [UInt8] = []
    let isEncoded = unsafe withUnsafeMutablePointer(to: &file) { file in
      unsafe petmap_jpeg_pack(
        pixels, Int32(stride), Int32(width), Int32(height), Int32(quality), halvesColors, append,
        file)
    }
    return isEncoded ? file : nil
  }
}

/// Appends bytes to the array that the context points to.
func append(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Bool {
  guard let output = unsafe context?.assumingMemoryBound(to: [UInt8].self) else { return false }
  unsafe output.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  return true
}
