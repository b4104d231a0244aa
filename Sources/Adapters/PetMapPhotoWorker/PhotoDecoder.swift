import CPhotos
import PetMapBytes
import PetMapCodecs
import PetMapPhotos

/// Decodes the files of strangers, in the process of a worker.
struct PhotoDecoder {
  private let file: [UInt8]
  private let format: PhotoFormat
  private let header: PhotoHeader?

  /// The maximum number of scans of a JPEG. Cameras and editors use about ten, and each can take as
  /// long to decode as a whole picture.
  private static let scanLimit = 100
  /// The maximum size of a color profile in bytes.
  private static let profileLimit = 4 << 20
  /// The maximum side of a photo in pixels, which keeps its number of pixels in range.
  private static let sideLimit = 65_535

  /// - Throws: ``PhotoProblem/unreadable`` if the format is unknown or its library is not installed, and
  ///   ``PhotoProblem/noWorker`` if the libraries for the result are not installed.
  init(_ file: [UInt8]) throws(PhotoProblem) {
    guard let format = PhotoFormat(header: file) else { throw .unreadable }
    (self.file, self.format) = (file, format)
    header = PhotoHeader(file)
    // Every library is loaded before the process gives up opening files.
    _ = petmap_colors_open()
    let isLoaded =
      switch format {
      case .jpeg, .webp: true
      case .png: petmap_png_open()
      case .gif: petmap_gif_open()
      case .heic, .heif: petmap_heif_open()
      }
    guard isLoaded else { throw .unreadable }
    guard JPEGCodec.isAvailable, WebPCodec.isAvailable else { throw .noWorker }
  }

  /// Returns the photo upright and in the colors of sRGB, in the size of the largest part.
  func largestPart() throws(PhotoProblem) -> Pixels {
    let file = header?.decodable ?? file
    let (width, height) = try size(of: file)
    let largest = PhotoPart.largestSize(ofPhoto: width, height)
    var hasInks = false
    guard var pixels = decoded(file, width, height, atLeast: largest, hasInks: &hasInks) else {
      throw .unreadable
    }
    // Inks cannot be averaged like colors.
    if hasInks, !convert(&pixels, hasInks: true) { pixels.mixInks() }
    guard var reduced = pixels.reduced(to: largest.width, largest.height) else {
      throw .unreadable
    }
    if !hasInks { _ = convert(&reduced, hasInks: false) }
    guard let upright = reduced.turned(header?.orientation ?? 1) else { throw .unreadable }
    return upright
  }

  /// Returns the stored size in pixels.
  private func size(of file: [UInt8]) throws(PhotoProblem) -> (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    switch format {
    case .jpeg, .png, .webp:
      guard let size = PhotoHeader(file)?.size else { throw .unreadable }
      (width, height) = (Int32(clamping: size.width), Int32(clamping: size.height))
    case .gif:
      let isKnown = unsafe file.withUnsafeBufferPointer {
        unsafe petmap_gif_size($0.baseAddress, $0.count, &width, &height)
      }
      guard isKnown else { throw .unreadable }
    case .heic, .heif:
      let isKnown = unsafe file.withUnsafeBufferPointer {
        unsafe petmap_heif_size($0.baseAddress, $0.count, &width, &height)
      }
      guard isKnown else { throw .unreadable }
    }
    guard width > 0, height > 0 else { throw .unreadable }
    let (pixelCount, overflows) = Int(width).multipliedReportingOverflow(by: Int(height))
    if overflows || pixelCount > PhotoFormat.pixelLimit { throw .tooManyPixels }
    return (Int(width), Int(height))
  }

  /// Returns the pixels as stored, or at a resolution that is at least as high as the given one.
  private func decoded(
    _ file: [UInt8], _ width: Int, _ height: Int, atLeast least: (width: Int, height: Int),
    hasInks: inout Bool
  ) -> Pixels? {
    guard width <= Self.sideLimit, height <= Self.sideLimit else { return nil }
    let (storedWidth, storedHeight) = (Int32(width), Int32(height))
    switch format {
    case .jpeg: return jpeg(atLeast: least, hasInks: &hasInks)
    case .png:
      return unsafe Pixels(width: width, height: height) { pixels in
        unsafe file.withUnsafeBufferPointer {
          unsafe petmap_png_unpack($0.baseAddress, $0.count, storedWidth, storedHeight, pixels)
        }
      }
    case .gif:
      return unsafe Pixels(width: width, height: height) { pixels in
        unsafe file.withUnsafeBufferPointer {
          unsafe petmap_gif_unpack($0.baseAddress, $0.count, storedWidth, storedHeight, pixels)
        }
      }
    case .webp:
      var pixels = unsafe Pixels(width: width, height: height) { pixels in
        unsafe WebPCodec.decode(
          file, width: width, height: height, into: Pixels.bytes(pixels), stride: 4 * width)
      }
      pixels?.whiten()
      return pixels
    case .heic, .heif:
      return unsafe Pixels(width: width, height: height) { pixels in
        unsafe file.withUnsafeBufferPointer {
          unsafe petmap_heif_unpack($0.baseAddress, $0.count, storedWidth, storedHeight, pixels)
        }
      }
    }
  }

  private func jpeg(
    atLeast least: (width: Int, height: Int), hasInks: inout Bool
  ) -> Pixels? {
    guard let header, header.scanCount <= Self.scanLimit else { return nil }
    guard let size = JPEGCodec.size(of: file, atLeast: least.width, least.height) else {
      return nil
    }
    var content: JPEGCodec.Content?
    let pixels = unsafe Pixels(width: size.width, height: size.height) { pixels in
      content = unsafe JPEGCodec.decode(
        file, width: size.width, height: size.height, into: Pixels.bytes(pixels),
        stride: 4 * size.width)
      return content != nil
    }
    hasInks = content == .inks
    return pixels
  }

  /// Converts the pixels by the file's color profile.
  ///
  /// - Returns: `false` if there is no profile, or if it is damaged or for other pictures.
  private func convert(_ pixels: inout Pixels, hasInks: Bool) -> Bool {
    guard let profile, petmap_colors_open() else { return false }
    return unsafe pixels.change { words, count in
      unsafe profile.withUnsafeBufferPointer {
        unsafe petmap_colors_convert(words, count, $0.baseAddress, $0.count, hasInks)
      }
    }
  }

  /// The file's color profile (ICC.1:2022), if any.
  private var profile: [UInt8]? {
    switch format {
    case .jpeg, .webp: return header?.profile
    case .png:
      return header?.profile.flatMap {
        GzipInflater.decompressed($0, limit: Self.profileLimit)
      }
    case .gif: return nil
    case .heic, .heif:
      var size = 0
      let profile = unsafe [UInt8](unsafeUninitializedCapacity: Self.profileLimit) {
        output, count in
        let isFound = unsafe file.withUnsafeBufferPointer {
          unsafe petmap_heif_profile(
            $0.baseAddress, $0.count, output.baseAddress, Self.profileLimit, &size)
        }
        count = isFound ? size : 0
      }
      return profile.isEmpty ? nil : profile
    }
  }
}
