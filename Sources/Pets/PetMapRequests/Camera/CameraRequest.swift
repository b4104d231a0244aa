public import PetMapDrawing
public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// The camera of a map, shared by all operations that draw on a screen: a box to fit, or a center and
/// a zoom.
public struct CameraRequest: ParameterSet {
  /// The box to fit within the insets.
  public var box: BoundingBox?
  /// The center, which requires a zoom.
  public var center: Coordinate?
  /// The zoom, which requires a center.
  public var zoom: Double?
  /// The parts of the screen that are covered by bars and notches.
  public var insets = ViewportInsets.zero

  private let zooms: ClosedRange<Double>

  /// Creates a request for any camera.
  public init() { self.init(zooms: Camera.zooms.lowerBound.level...Camera.zooms.upperBound.level) }

  /// Creates a request that accepts the given zooms.
  public init(zooms: ClosedRange<Double>) { self.zooms = zooms }

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &box, "bbox", .box,
      "Fit this box within the insets: west, south, east and north in degrees. If west is greater "
        + "than east, the box crosses the antimeridian.")
    try visitor.visit(
      &center, "center", .coordinate, "Center the map on this coordinate; requires `zoom`.",
      .requires("zoom"))
    try visitor.visit(
      &zoom, "zoom", .number(zooms).named("Z"),
      "Set the zoom level; requires `center`. At zoom 0, the world is 512 pixels wide; each level "
        + "doubles it.", .requires("center"))
    try visitor.visit(
      &insets, "insets", .insets,
      "Keep clear of bars and notches: the top, right, bottom and left insets in CSS pixels, or one "
        + "for all sides.")
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if box != nil, center != nil || zoom != nil {
      throw ParameterError("bbox", .excludes(["center", "zoom"]))
    }
  }

  /// Returns the viewport of the given size with the insets.
  ///
  /// - Throws: An error if the insets cover the viewport.
  public func viewport(_ size: ScreenSize) throws(ParameterError) -> Viewport {
    do {
      return try Viewport(width: size.width, height: size.height, insets: insets)
    } catch {
      throw ParameterError("insets", .tooLarge(for: "viewport"))
    }
  }

  /// Returns the camera, or `nil` if neither a box nor a center is given.
  public func camera(in viewport: Viewport) -> Camera? {
    if let box { return .fitting(box, in: viewport, maximumZoom: Camera.zooms.upperBound) }
    guard let center, let zoom else { return nil }
    return try? Camera(center: center, zoom: Zoom(clamping: zoom))
  }
}
