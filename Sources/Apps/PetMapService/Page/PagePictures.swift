package import PetMapAnnouncements
package import PetMapDrawing

/// The pictures of pets' pages, drawn by the host. Pictures that the host does not provide are not
/// available.
///
/// Drawing a picture takes milliseconds, so it is done on worker threads.
package struct PagePictures: Sendable {
  /// Draws a map as a PNG.
  package var view: (@Sendable (MapPictureRequest) throws(ServiceError) -> [UInt8])?
  /// Draws a map around an announcement's coordinate as a PNG.
  package var map: (@Sendable (PetMapRequest) throws(ServiceError) -> [UInt8])?
  /// Returns a photo's file as an upright JPEG without metadata that is at most `width` pixels
  /// wide, or `nil` if it cannot be decoded.
  package var photo: (@Sendable (_ file: [UInt8], _ width: Int) -> [UInt8]?)?
  /// Like ``photo``, but returns a WebP.
  package var photoAsWebP: (@Sendable (_ file: [UInt8], _ width: Int) -> [UInt8]?)?
  /// Draws a poster as a PDF.
  package var poster: (@Sendable (PosterRequest) throws(ServiceError) -> [UInt8])?
  /// Returns the QR code of a text, or `nil` if it is too long.
  package var qrCode: (@Sendable (String) -> QRCode?)?

  package init() {}
}

/// A request for the map around an announcement's coordinate.
package struct PetMapRequest: Sendable {
  /// The size of a map, with labels that are legible where the page shows it.
  package enum Size: String, Sendable {
    case wide
    /// For phones.
    case narrow

    /// The size in CSS pixels.
    package var sides: (width: Int, height: Int) {
      switch self {
      case .wide: (640, 320)
      case .narrow: (360, 270)
      }
    }
  }

  /// The number of pixels for each CSS pixel.
  package static let scale = 2

  package let announcement: Announcement
  package let size: Size
  package let isDark: Bool
  /// The language of the names on the map.
  package let language: Language

  /// The number of pixels of the map.
  var pixelCount: Double {
    Double(size.sides.width * size.sides.height * Self.scale * Self.scale)
  }
}

/// A request for a poster.
package struct PosterRequest: Sendable {
  package let announcement: Announcement
  package let language: Language
  package let paper: PaperSize
  /// The URL of the pet's page.
  package let link: String
  /// The photo's file, if the announcement has a photo in the store.
  package let photo: [UInt8]?
}
