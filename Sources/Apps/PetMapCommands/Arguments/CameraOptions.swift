package import PetMapDrawing
package import PetMapGeo
package import PetMapKit

/// The options that say what a map shows and where, the same for every command that has a screen.
package enum CameraOptions {
  package static let viewport = Option(
    "viewport", "WxH",
    "The screen in CSS pixels: 390x844, or iphone-se, iphone-16, ipad, fullhd.",
    read: Values.screenSize)
  package static let insets = Option(
    "insets", "T,R,B,L",
    "What bars and notches cover at the top, right, bottom and left, in CSS pixels.",
    default: "0,0,0,0", read: Values.insets)
  package static let bbox = Option(
    "bbox", "W,S,E,N",
    "Show this box, as large as fits between the insets. West greater than east crosses the "
      + "antimeridian.",
    read: Values.boundingBox)
  package static let center = Option(
    "center", "LAT,LNG", "The coordinate in the middle; needs --zoom.", read: Values.coordinate)
  package static let zoom = Option(
    "zoom", "Z", "How near, -4 to 24: at 0 the world is 512 pixels wide, each step doubles it.",
    read: zoom)

  package static let group = group(with: nil)

  /// The options' group of the help screen, with another option in it.
  static func group(with other: OptionDefinition?) -> Command.Group {
    Command.Group(
      "Camera",
      [viewport.definition, bbox.definition, center.definition, zoom.definition]
        + (other.map { [$0] } ?? []) + [insets.definition])
  }

  /// The viewport asked for.
  ///
  /// - Parameter standard: the size when none is given; nil where one has to be.
  package static func viewport(
    _ arguments: Arguments, standard: Values.ScreenSize? = nil
  ) throws(CommandError) -> Viewport {
    guard let size = try arguments[viewport] ?? standard else {
      throw .usage(
        "no viewport given", at: "--viewport", remedy: "give WIDTHxHEIGHT, such as 390x844")
    }
    let insets = try arguments[insets] ?? .zero
    do {
      return try Viewport(width: size.width, height: size.height, insets: insets)
    } catch {
      throw .usage(
        "the insets leave nothing of the viewport", at: "--insets",
        remedy: "give insets that are smaller than the screen")
    }
  }

  /// The camera asked for; nil when neither a box nor a centre is given.
  package static func camera(
    _ arguments: Arguments, in viewport: Viewport
  ) throws(CommandError) -> Camera? {
    let box = try arguments[bbox]
    let center = try arguments[center]
    let zoom = try arguments[zoom]
    switch (box, center, zoom) {
    case (nil, nil, nil): return nil
    case (let box?, nil, nil):
      return .fitting(box, in: viewport, maximumZoom: Camera.zooms.upperBound)
    case (nil, let center?, let zoom?):
      do {
        return try Camera(center: center, zoom: zoom)
      } catch {
        throw .usage("zoom out of range", at: "--zoom", remedy: "give a number from -4 to 24")
      }
    case (nil, _?, nil):
      throw .usage("--center without --zoom", at: "--center", remedy: "add --zoom, such as 12")
    case (nil, nil, _?):
      throw .usage("--zoom without --center", at: "--zoom", remedy: "add --center LAT,LNG")
    case (_?, _, _):
      throw .usage(
        "two cameras given", at: "--bbox", remedy: "give either --bbox, or --center and --zoom")
    }
  }

  private static func zoom(_ text: String) throws(ValueError) -> Zoom {
    guard let level = DecimalNumber.parse(text.trimmed), let zoom = Zoom(level: level),
      Camera.zooms.contains(zoom)
    else {
      throw ValueError("not a zoom", remedy: "give a number from -4 to 24, such as 11.5")
    }
    return zoom
  }
}
