import CPhotos
import PetMapCodecs
import PetMapPhotos

/// Opaque pixels: words with blue, green, and red in bits 0–7, 8–15, and 16–23.
struct Pixels: Sendable {
  let width: Int
  let height: Int
  private(set) var words: [UInt32]

  /// Creates pixels that are filled by a function.
  ///
  /// - Parameter fill: Returns whether it has filled them.
  init?(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>) -> Bool) {
    var isFilled = false
    words = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      guard let start = words.baseAddress else { return }
      isFilled = unsafe fill(start)
      count = isFilled ? width * height : 0
    }
    guard isFilled else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Returns the address of pixels as that of their bytes.
  static func bytes(_ words: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt8> {
    unsafe UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
  }

  /// Puts premultiplied pixels on white.
  mutating func whiten() {
    let (width, height) = (Int32(width), Int32(height))
    unsafe words.withUnsafeMutableBufferPointer {
      unsafe petmap_pixels_whiten($0.baseAddress, width, height)
    }
  }

  /// Converts four inks, of which 255 means none, to red, green, and blue.
  mutating func mixInks() {
    let (width, height) = (Int32(width), Int32(height))
    unsafe words.withUnsafeMutableBufferPointer {
      unsafe petmap_pixels_mix_inks($0.baseAddress, width, height)
    }
  }

  /// Calls a function that changes the pixels in place.
  mutating func change(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Bool) -> Bool {
    unsafe words.withUnsafeMutableBufferPointer { words in
      guard let start = words.baseAddress else { return false }
      return unsafe body(start, words.count)
    }
  }

  /// Returns the pixels in a size that is not larger, or `nil` if memory is exhausted.
  func reduced(to newWidth: Int, _ newHeight: Int) -> Pixels? {
    if (newWidth, newHeight) == (width, height) { return self }
    return unsafe Pixels(width: newWidth, height: newHeight) { to in
      unsafe words.withUnsafeBufferPointer { from in
        unsafe petmap_pixels_reduce(
          from.baseAddress, Int32(width), Int32(height), to, Int32(newWidth), Int32(newHeight))
      }
    }
  }

  /// Returns the pixels upright.
  ///
  /// - Parameter orientation: From 1 to 8, as defined by EXIF.
  func turned(_ orientation: Int) -> Pixels? {
    if orientation == 1 { return self }
    let (newWidth, newHeight) = orientation >= 5 ? (height, width) : (width, height)
    return unsafe Pixels(width: newWidth, height: newHeight) { to in
      unsafe words.withUnsafeBufferPointer { from in
        unsafe petmap_pixels_turn(
          from.baseAddress, Int32(width), Int32(height), to, Int32(orientation))
      }
      return true
    }
  }

  /// A quality at which artifacts are not noticed in a photo.
  private static let jpegQuality = 82
  private static let webPQuality = 78

  /// Returns the file of a part, or `nil` if memory is exhausted.
  func encoded(as format: PhotoPart.Format) -> [UInt8]? {
    unsafe words.withUnsafeBytes { words in
      guard let pixels = unsafe words.assumingMemoryBound(to: UInt8.self).baseAddress else {
        return nil
      }
      return switch format {
      case .jpeg:
        unsafe JPEGCodec.encode(
          pixels, width: width, height: height, stride: 4 * width, quality: Self.jpegQuality,
          halvesColors: true)
      case .webp:
        unsafe WebPCodec.encode(
          pixels, width: width, height: height, stride: 4 * width, quality: Self.webPQuality)
      }
    }
  }
}
