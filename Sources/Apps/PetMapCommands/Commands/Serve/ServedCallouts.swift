package import PetMapAnnouncements
import PetMapCallout
import PetMapCairo
import PetMapDrawing
package import PetMapRequests
package import PetMapService

/// Lays out and draws callouts for the service, with the same bytes as `petmap callout`.
package struct ServedCallouts: CalloutDrawer {
  let engines: TextEngines
  /// The photos of the store, or `nil` if a file is served.
  let photos: StoredPhotos?

  package func layout(
    of announcement: Announcement, _ request: CalloutRequest, mayWait: Bool
  ) throws(ServiceError) -> [UInt8]? {
    guard mayWait || Self.textLength(of: announcement) <= Self.quickLength else { return nil }
    let screen = try screen(request)
    let photoLoads =
      announcement.photoUrl.presence.map { StoredPhotos.mayLoad($0, from: photos) } ?? true
    func layOut(_ text: TextEngines.Engine) -> [UInt8] {
      var engine = text.callouts(of: screen)
      var bytes: [UInt8] = []
      screen.layout(for: announcement, by: &engine)
        .appendJSON(to: &bytes, photoLoads: photoLoads, drawing: request.drawing)
      bytes.append(UInt8(ascii: "\n"))
      return bytes
    }
    return mayWait ? try engines.lending(layOut) : try engines.lendingIdle(layOut)
  }

  /// The number of bytes of text that is laid out in a millisecond, even if every word is in another
  /// script and none has been measured before.
  private static let quickLength = 400

  private static func textLength(of announcement: Announcement) -> Int {
    PetField.allCases.reduce(0) { length, field in
      guard case .text(let text)? = announcement.value(of: field) else { return length }
      return length + text.utf8.count
    }
  }

  private func screen(_ request: CalloutRequest) throws(ServiceError) -> CalloutScreen {
    do {
      return try CalloutScreen(request)
    } catch {
      throw ServiceError(error)
    }
  }

  package func picture(
    of announcement: Announcement, _ request: CalloutRequest, _ format: CalloutFormat
  ) throws(ServiceError) -> [UInt8] {
    let screen = try screen(request)
    let url = announcement.photoUrl.presence
    let photo = url.flatMap { photos?.picture(at: $0) }
    let list = try engines.lending { engine in
      screen.displayList(of: announcement, photo: photo, text: engine.text)
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
