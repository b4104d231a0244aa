package import PetMapAnnouncements
package import PetMapDrawing
package import PetMapKit
package import PetMapRequests

/// The pictures of pets' pages, drawn by the host. Pictures that the host does not provide are not
/// available.
///
/// Drawing a picture takes milliseconds, so it is done on worker threads.
package struct PagePictures: Sendable {
  /// Draws a map as a PNG, with the sightings of an announcement if there is one.
  package var view:
    (
      @Sendable (
        MapPictureRequest, PinClusters, Announcement?, [Sighting]
      ) throws(ServiceError) -> [UInt8]
    )?
  /// Draws a map around an announcement's coordinate, with its sightings, as a PNG.
  package var map:
    (@Sendable (PetMapRequest, Announcement, [Sighting]) throws(ServiceError) -> [UInt8])?
  /// Draws an announcement's poster as a PDF.
  package var poster:
    (
      @Sendable (
        PosterRequest, Announcement, [Sighting], _ link: String, _ photo: [UInt8]?
      ) throws(ServiceError) -> [UInt8]
    )?
  /// Returns the QR code of a text, or `nil` if it is too long.
  package var qrCode: (@Sendable (String) -> QRCode?)?

  package init() {}
}
