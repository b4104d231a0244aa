/// The size of a photo in pixels, as declared in the header of its file; no image data is decoded.
/// A header that no decoder accepts has no size.
///
/// A file of a few kilobytes can decode to gigabytes in every viewer, so the size is checked before
/// a photo is published.
public struct PhotoDimensions: Sendable, Hashable {
  /// The stored width in pixels.
  public let width: Int
  /// The stored height in pixels.
  public let height: Int
  /// Whether decoding keeps the coefficients of the whole image in memory, however small the result
  /// is. This applies to a JPEG file whose first scan does not contain all components and
  /// frequencies, such as a progressive one.
  public let keepsCoefficients: Bool

  /// The maximum size of a photo in megapixels.
  public static let megapixelLimit = 50
  /// The maximum number of pixels in a photo.
  public static let pixelLimit = megapixelLimit * 1_000_000

  /// Whether the photo has more pixels than the service accepts.
  public var exceedsLimit: Bool { pixelCount > Self.pixelLimit }

  /// The number of pixels, or `Int.max` if it overflows.
  public var pixelCount: Int {
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : product
  }

  /// The memory for the coefficients that decoding keeps, as a number of 4-byte pixels, or 0 if
  /// decoding keeps none. Each pixel has three coefficients of 2 bytes, one per component.
  public var coefficientPixelCount: Int {
    guard keepsCoefficients else { return 0 }
    let (product, overflows) = pixelCount.multipliedReportingOverflow(by: 3)
    return overflows ? .max : product / 2
  }

  init(width: Int, height: Int, keepsCoefficients: Bool = false) {
    self.width = width
    self.height = height
    self.keepsCoefficients = keepsCoefficients
  }

  /// Reads the size of the largest image in the header. Returns `nil` if the header has no size.
  ///
  /// - Complexity: O(*n*) in the number of segments or entries in the header.
  public init?(_ file: [UInt8], format: PhotoFormat) {
    let header = PhotoHeader(file)
    let found: PhotoDimensions? =
      switch format {
      case .jpeg: header.jpeg
      case .png: header.png
      case .gif: header.gif
      case .webp: header.webp
      case .bmp: header.bmp
      case .tiff: header.tiff
      case .heic, .heif: header.heif
      }
    guard let found else { return nil }
    self = found
  }
}
