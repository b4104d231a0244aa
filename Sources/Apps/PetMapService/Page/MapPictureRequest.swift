import PetMapAPI
package import PetMapAnnouncements
package import PetMapDrawing
import PetMapGeo
package import PetMapKit
import PetMapParameters

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

  init(_ parameters: [QueryParameter], clusters: PinClusters) throws(ServiceError) {
    for name in ["at", "near"] {
      if let text = parameters.value(name), Coordinate(parameter: text) == nil {
        throw .parameter(name, "must be latitude,longitude in degrees")
      }
    }
    if let text = parameters.value("zoom"), !(0...22).contains(DecimalNumber.parse(text) ?? -1) {
      throw .parameter("zoom", "must be a number from 0 to 22")
    }
    if let text = parameters.value("radius") {
      guard let radius = DecimalNumber.parse(text), radius > 0, radius <= 20_000 else {
        throw .parameter("radius", "must be a number of kilometers above 0, at most 20000")
      }
    }
    guard let view = MapView(parameters) else {
      throw .parameter("at", "must be latitude,longitude in degrees, with a zoom from 0 to 22")
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
