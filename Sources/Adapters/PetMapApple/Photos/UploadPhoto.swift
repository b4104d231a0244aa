#if canImport(ImageIO)
  import Foundation
  import ImageIO

  /// Prepares photos for reports: `PetReportModel(…, preparePhoto: UploadPhoto.jpeg)`.
  public enum UploadPhoto {
    /// The longest side of a photo in pixels, as on the service.
    static let longestSide = 2048
    /// A quality at which artifacts are not noticed.
    private static let quality = 0.85

    /// Returns the photo in a file as an upright JPEG without metadata, whose sides have at most 2048
    /// pixels, or `nil` if it cannot be read.
    public static func jpeg(_ file: [UInt8]) -> [UInt8]? {
      let reading = dictionary([
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: longestSide,
      ])
      guard let data = unsafe CFDataCreate(nil, file, file.count),
        let source = CGImageSourceCreateWithData(data, nil),
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, reading),
        let output = CFDataCreateMutable(nil, 0),
        let target = CGImageDestinationCreateWithData(output, "public.jpeg" as CFString, 1, nil)
      else { return nil }
      let writing = dictionary([kCGImageDestinationLossyCompressionQuality: quality])
      CGImageDestinationAddImage(target, image, writing)
      guard CGImageDestinationFinalize(target) else { return nil }
      return unsafe [UInt8](
        UnsafeBufferPointer(start: CFDataGetBytePtr(output), count: CFDataGetLength(output)))
    }

    static func dictionary(_ options: [CFString: Any]) -> CFDictionary {
      #if canImport(ObjectiveC)
        options as CFDictionary
      #else
        // The stand-ins of the tests on other platforms are not bridged.
        CFDictionary(options)
      #endif
    }
  }
#endif
