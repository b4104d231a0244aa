package import PetMapAnnouncements
import PetMapCallout
import PetMapCairo
import PetMapDrawing
package import PetMapRequests
package import PetMapService

/// Lays out and draws callouts for the service, with the same bytes as `petmap callout`.
package struct ServedCallouts: Sendable {
  let engines: TextEngines
  /// The photos of the store, or `nil` if a file is served.
  let photos: StoredPhotos?

  /// Returns the contents of a callout in a format.
  package func bytes(
    of announcement: Announcement, _ request: CalloutRequest, _ format: CalloutFormat
  ) throws(ServiceError) -> [UInt8] {
    let screen: CalloutScreen
    do {
      screen = try CalloutScreen(request)
    } catch {
      throw ServiceError(error)
    }
    let url = announcement.photoUrl.presence
    guard format != .json else {
      let photoLoads = url.map { StoredPhotos.mayLoad($0, from: photos) } ?? true
      return try engines.lending { text in
        var engine = screen.engine(text)
        var bytes: [UInt8] = []
        screen.layout(for: announcement, by: &engine)
          .appendJSON(to: &bytes, photoLoads: photoLoads, drawing: request.drawing)
        return bytes + [UInt8(ascii: "\n")]
      }
    }
    let photo = url.flatMap { photos?.picture(at: $0) }
    let list = try engines.lending { text in
      screen.displayList(of: announcement, photo: photo, text: text)
    }
    guard format == .png else { return SVGWriter.write(list) }
    do {
      return try CairoWriter.png(list, scale: request.scale)
    } catch {
      throw .internalError
    }
  }
}

extension ServedCallouts {
  /// Draws callouts without stored photos.
  package init(engines: TextEngines) { self.init(engines: engines, photos: nil) }
}
