import PetMapDrawing
import PetMapKit
public import PetMapParameters
public import PetMapPicture

/// A request for `petmap map`: the screen and the appearance of the picture.
public struct MapRequest: ParameterSet {
  /// The pins to fit if no camera is given.
  public enum Fit: String, Sendable, CaseIterable {
    /// All pins except outliers.
    case robust
    case all
  }

  /// The size of the picture in CSS pixels.
  public var viewport = ScreenSize(width: 1280, height: 800)
  /// The camera.
  public var camera = CameraRequest()
  /// The pins to fit, or `nil` for ``Fit/robust``.
  public var fit: Fit?
  /// The color theme.
  public var theme = PictureOptions.Theme.light
  /// The number of pixels per CSS pixel.
  public var scale = 2.0

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Camera")
    try visitor.visit(
      &viewport, "viewport", .screenSize(Viewport.sides),
      "Set the size of the picture in CSS pixels. Presets are \(ScreenSize.names).")
    try camera.visit(&visitor)
    try visitor.visit(
      &fit, "fit", .choice(),
      "If no camera is given, fit all pins except outliers (robust), or all pins.",
      .otherwise("robust"))
    visitor.group("Picture")
    try visitor.visit(
      &theme, "theme", .choice(), "Set the color theme of the map and its panels.")
    visitor.group("Output")
    try visitor.visit(&scale, "scale", .scale, "Draw N PNG or JPEG pixels per CSS pixel.")
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    try camera.check()
    _ = try camera.viewport(viewport)
    if fit != nil, camera.box != nil || camera.center != nil {
      throw ParameterError("fit", .excludes(["bbox", "center", "zoom"]))
    }
  }
}
