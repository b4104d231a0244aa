import PetMapAPI
package import PetMapAnnouncements
package import PetMapDrawing
package import PetMapKit
import PetMapParameters
import PetMapRequests

/// A request for a picture of the map.
package struct MapPictureRequest: Sendable {
  package let camera: Camera
  package let viewport: Viewport
  /// The number of pixels for each CSS pixel.
  package let scale: Double
  package let isDark: Bool
  /// The language of the names on the map.
  package let language: Language
  /// The pins that match the filters.
  package let clusters: PinClusters

  private static let sides = 64...2048

  /// The names of the parameters that are not part of the page's state.
  static let names = ["size", "scale", "theme"]

  init(
    _ parameters: [QueryParameter], _ state: PageState, clusters: PinClusters
  ) throws(ServiceError) {
    guard let view = MapView(state) else {
      throw .parameter("center", "is required, with 'zoom', if 'near' is missing")
    }
    camera = view.camera
    let size = parameters.value("size") ?? "\(MapView.size.width)x\(MapView.size.height)"
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { side in
      side.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? Int(side) ?? 0 : 0
    }
    guard sides.count == 2, sides.allSatisfy(Self.sides.contains),
      let viewport = try? Viewport(width: Double(sides[0]), height: Double(sides[1]))
    else { throw .parameter("size", "must be WIDTHxHEIGHT from 64 to 2048") }
    self.viewport = viewport
    guard let scale = ["1": 1.0, "2": 2.0][parameters.value("scale") ?? "1"] else {
      throw .parameter("scale", "must be 1 or 2")
    }
    self.scale = scale
    isDark = try parameters.isDark()
    language = parameters.language
    self.clusters = clusters
  }

  /// The number of pixels of the picture.
  var pixelCount: Double { viewport.width * viewport.height * scale * scale }
}

extension [QueryParameter] {
  /// Returns whether the `theme` parameter requests the dark color scheme.
  func isDark() throws(ServiceError) -> Bool {
    guard let isDark = ["light": false, "dark": true][value("theme") ?? "light"] else {
      throw .parameter("theme", "must be 'light' or 'dark'")
    }
    return isDark
  }
}
