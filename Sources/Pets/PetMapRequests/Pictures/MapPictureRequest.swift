public import PetMapAnnouncements
public import PetMapDrawing
public import PetMapGeo
public import PetMapKit
public import PetMapParameters
public import PetMapPicture

/// A request for a picture of the map page's view.
public struct MapPictureRequest: ParameterSet {
  /// The size of the picture in browsers without scripts.
  public static let standardSize = ScreenSize(width: 640, height: 480)

  /// The view, which must be given.
  public var view = ViewRequest()
  /// The size of the picture in CSS pixels.
  public var size = Self.standardSize
  /// The number of pixels per CSS pixel.
  public var scale = 1.0
  /// The color theme.
  public var theme = PictureOptions.Theme.light
  /// The language of the names on the map.
  public var language = Language.english
  /// Whether the picture shows the map without pets.
  public var isBare = false
  /// The coordinate of a pin that is drawn instead of the pets, such as that of a place that is being
  /// reported.
  public var spot: Coordinate?
  /// The radius of a circle around ``spot``, if its coordinate is not exact.
  public var spotRadius: Meters?
  /// The ID of the announcement whose sightings are drawn, with a line through them.
  public var pet: AnnouncementID?
  /// The filters and the number of the latest change, as for the tiles that the picture replaces.
  public var tiles = TileRequest()

  /// Creates a request without a view.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try view.visit(&visitor)
    try visitor.visit(
      &size, "viewport", .screenSize(64...2048), "Set the size of the picture in CSS pixels.")
    try visitor.visit(&scale, "scale", .scale, "Draw N pixels per CSS pixel.")
    try visitor.visit(&theme, "theme", .choice(), "Set the color theme.")
    try visitor.visit(&language, "lang", .choice(), "Set the language of the names on the map.")
    try visitor.visit(&isBare, "bare", .flag, "Draw the map without pets.")
    try visitor.visit(
      &spot, "spot", .coordinate, "Draw a pin at this coordinate instead of the pets.")
    try visitor.visit(
      &spotRadius, "spot-radius", .distance, "Draw a circle of this radius around the pin.",
      .requires("spot"))
    try visitor.visit(
      &pet, "pet", .announcementID,
      "Draw where this pet was seen, with a line from its pin through these places.")
    try tiles.visit(&visitor)
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if view.query.isEmpty { throw ParameterError("center", .missing) }
    try tiles.check()
  }

  /// The viewport.
  public var viewport: Viewport {
    guard let viewport = try? Viewport(width: size.width, height: size.height) else {
      preconditionFailure("the size is in the range of viewports")
    }
    return viewport
  }

  /// The camera, or `nil` for a request without a view.
  public var camera: Camera? { view.camera(in: viewport) }

  /// The part of the clusters that the picture shows, or `nil` without a view.
  package var part: ClusterPart? {
    guard let camera else { return nil }
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    return ClusterPart(
      screen.visibleBox(margin: SceneRequest.standardMargin), zoom: max(0, camera.zoom.wholeLevel))
  }

  /// The number of pixels of the picture.
  public var pixelCount: Double { size.width * scale * size.height * scale }
}
