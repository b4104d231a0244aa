import CWebP

/// Reads and writes WebP files with libwebp. Pixels are as in ``JPEGCodec``, with alpha in bits 24–31.
package enum WebPCodec {
  /// Whether the library can be loaded.
  package static var isAvailable: Bool { petmap_webp_open() }

  /// Decodes a file to premultiplied pixels.
  ///
  /// - Returns: `false` if it is damaged or animated, or has a different size.
  package static func decode(
    _ file: [UInt8], width: Int, height: Int, into pixels: UnsafeMutablePointer<UInt8>, stride: Int
  ) -> Bool {
    unsafe file.withUnsafeBufferPointer {
      unsafe petmap_webp_unpack(
        $0.baseAddress, $0.count, Int32(width), Int32(height), pixels, Int32(stride))
    }
  }

  /// Returns a file with opaque pixels, or `nil` if memory is exhausted or the picture is too large
  /// for the format.
  ///
  /// - Parameter quality: The quality, from 1 to 100.
  package static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, quality: Int
  ) -> [UInt8]? {
    precondition((1...100).contains(quality))
    var file: [UInt8] = []
    let isEncoded = unsafe withUnsafeMutablePointer(to: &file) { file in
      unsafe petmap_webp_pack(
        pixels, Int32(stride), Int32(width), Int32(height), Int32(quality), append, file)
    }
    return isEncoded ? file : nil
  }
}
