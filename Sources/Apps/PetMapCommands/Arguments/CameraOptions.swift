import PetMapDrawing
import PetMapGeo
import PetMapKit

/// The options for the viewport and the camera, shared by all commands that draw on a screen. The
/// group that contains them ends with ``insets``.
struct CameraOptions: OptionList {
  let viewport = Option(
    "viewport", "WxH",
    "Set the screen size in CSS pixels, such as 390x844. Presets are iphone-se, iphone-16, ipad "
      + "and fullhd.",
    read: Values.screenSize)
  let bbox = Option(
    "bbox", "W,S,E,N",
    "Fit this box within the insets. If west is greater than east, the box crosses the "
      + "antimeridian.",
    read: Values.boundingBox)
  let center = Option(
    "center", "LAT,LNG", "Center the map on this coordinate; requires --zoom.",
    read: Values.coordinate)
  let zoom = Option(
    "zoom", "Z",
    "Set the zoom level, -4 to 24. At zoom 0, the world is 512 pixels wide; each level doubles it.",
    read: Values.cameraZoom)

  static let insets = Option(
    "insets", "T,R,B,L",
    "Keep clear of bars and notches: the top, right, bottom and left insets in CSS pixels.",
    default: "0,0,0,0", read: Values.insets)
}

extension Arguments<CameraOptions> {
  /// Returns the requested viewport.
  ///
  /// - Parameter standard: The default size, or `nil` if the option is required.
  func requestedViewport(
    insets: ViewportInsets, standard: Values.ScreenSize? = nil
  ) throws(CommandError) -> Viewport {
    guard let size = self.viewport ?? standard else {
      throw .usage(
        "no viewport specified", at: "--viewport",
        remedy: "specify WIDTHxHEIGHT, such as 390x844")
    }
    do {
      return try Viewport(width: size.width, height: size.height, insets: insets)
    } catch {
      throw .usage(
        "the insets cover the entire viewport", at: "--insets", remedy: "use smaller insets")
    }
  }

  /// Returns the requested camera, or `nil` if neither a box nor a center is given.
  func requestedCamera(in viewport: Viewport) throws(CommandError) -> Camera? {
    switch (self.bbox, self.center, self.zoom) {
    case (nil, nil, nil): return nil
    case (let box?, nil, nil):
      return .fitting(box, in: viewport, maximumZoom: Camera.zooms.upperBound)
    case (nil, let center?, let zoom?):
      do {
        return try Camera(center: center, zoom: zoom)
      } catch {
        throw .usage("out of range", at: "--zoom", remedy: "use a number from -4 to 24")
      }
    case (nil, _?, nil):
      throw .usage("requires --zoom", at: "--center", remedy: "add a zoom, such as --zoom 12")
    case (nil, nil, _?):
      throw .usage("requires --center", at: "--zoom", remedy: "add --center LAT,LNG")
    case (_?, _, _):
      throw .usage(
        "cannot be combined with --center or --zoom", at: "--bbox",
        remedy: "use either --bbox, or --center and --zoom")
    }
  }
}

extension Values {
  fileprivate static func cameraZoom(_ text: String) throws(ValueError) -> Zoom {
    guard let level = DecimalNumber.parse(text.trimmed), let zoom = Zoom(level: level),
      Camera.zooms.contains(zoom)
    else {
      throw ValueError("invalid zoom", remedy: "use a number from -4 to 24, such as 11.5")
    }
    return zoom
  }
}
