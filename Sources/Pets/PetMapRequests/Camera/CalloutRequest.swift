public import PetMapAnnouncements
public import PetMapCallout
public import PetMapDrawing
public import PetMapParameters

/// A request for callouts in a viewport, shared by `petmap callout` and the service.
public struct CalloutRequest: ParameterSet {
  /// The size of the screen in CSS pixels.
  public var viewport: ScreenSize?
  /// The camera that positions the pin.
  public var camera = CameraRequest()
  /// The position of the pin, instead of a camera.
  public var point: ScreenPoint?
  /// The side on which the callout was before the map moved.
  public var previous: CalloutSide?
  /// The size of the marker and its anchor.
  public var marker = CalloutMarker.standard
  /// The clearance between the marker and the arrow in CSS pixels.
  public var gap = CalloutMarker.standard.gap
  /// The size of the arrow.
  public var arrow = standard.arrow
  /// The allowed sides, preferred ones first.
  public var sides = PlacementOptions.standard.sides
  /// The alignment of the callout with the marker.
  public var alignment = PlacementOptions.standard.alignment
  /// The space between the callout and the insets.
  public var padding = PlacementOptions.standard.padding
  /// The parts of the viewport that the callout avoids.
  public var obstacles: [ScreenRect]?
  /// The width of the card in CSS pixels.
  public var width = standard.width
  /// The scale of the text.
  public var textScale = standard.textScale
  /// The space for the photo.
  public var photo = standard.photo
  /// The fields, from top to bottom.
  public var fields = standard.fields
  /// The language of the card.
  public var language = Language.english
  /// The contrast of the badge.
  public var contrast = standard.contrast
  /// Whether a JSON layout includes the drawing data.
  public var drawing = false
  /// The number of pixels per CSS pixel of a PNG.
  public var scale = 2.0

  private static let standard = CalloutParameters()

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Camera")
    try visitor.visit(
      &viewport, "viewport", .screenSize(Viewport.sides),
      "Set the screen size in CSS pixels, such as 390x844. Presets are \(ScreenSize.names).",
      .required)
    try camera.visit(&visitor)
    try visitPlacement(&visitor)
    try visitCard(&visitor)
    visitor.group("Output")
    try visitor.visit(
      &drawing, "drawing", .flag,
      "Include drawing data in JSON: the outline, marker, photo corner radius, placeholder and "
        + "fonts.")
    try visitor.visit(
      &scale, "scale", .scale, "Draw N PNG pixels per CSS pixel.")
  }

  private mutating func visitPlacement(
    _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    visitor.group("Placement")
    try visitor.visit(
      &point, "at", .screenPoint,
      "Place the pin at this position instead of using a camera. If the position is outside the "
        + "viewport, the callout is hidden.")
    try visitor.visit(
      &previous, "previous", .side, "Keep the callout on this side if it still fits there.")
    try visitor.visit(
      &marker, "marker", .marker,
      "Set the marker's size and its anchor, measured from the upper-left corner. The default "
        + "anchor is the middle of the bottom edge.")
    try visitor.visit(
      &gap, "gap", .number(CalloutParameters.markerLengths).named("PIXELS"),
      "Set the gap between the marker and the arrow.")
    try visitor.visit(
      &arrow, "arrow", .arrow, "Set the arrow's width and height. With 0x0, there is no arrow.")
    try visitor.visit(
      &sides, "sides", .list(of: .side).named("SIDE,SIDE"),
      "Place the callout only on these sides of the marker, preferring the first ones.")
    try visitor.visit(
      &alignment, "align", .alignment,
      "Make the callout flush with the start (left or top) or the end of the marker, or center it.")
    try visitor.visit(
      &padding, "padding", .insets,
      "Set the distance from the insets: top, right, bottom and left in CSS pixels, or one for all "
        + "sides.")
    try visitor.visit(
      &obstacles, "avoid", .screenRects(PlacementOptions.maximumObstacleCount),
      "Do not cover these parts of the viewport if the callout fits elsewhere: each is a size and "
        + "the position of its upper-left corner.")
  }

  private mutating func visitCard(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Card")
    try visitor.visit(
      &width, "width", .number(CalloutParameters.widths).named("PIXELS"),
      "Set the card width in CSS pixels.")
    try visitor.visit(
      &textScale, "text-scale", .number(CalloutParameters.textScales),
      "Multiply the text size by N.")
    try visitor.visit(
      &photo, "photo-height", .photoHeight,
      "Set the photo height in CSS pixels, none, or reserve (120, even if there is no photo).")
    try visitor.visit(
      &fields, "fields", .list(of: .field).named("FIELD,FIELD"),
      "Show only these fields, in this order. The fields are \(CalloutFieldKind.names).",
      .otherwise("all of them"))
    try visitor.visit(
      &language, "lang", .choice(), "Set the language for the species, date and badge.")
    try visitor.visit(
      &contrast, "contrast", .contrast, "Set the badge contrast; increased means at least 4.5:1.")
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    try camera.check()
    if point != nil, camera.box != nil || camera.center != nil {
      throw ParameterError("at", .excludes(["bbox", "center", "zoom"]))
    }
    _ = try CalloutScreen(self)
  }

  /// The parameters of cards, with English words.
  public var parameters: CalloutParameters {
    var parameters = CalloutParameters()
    parameters.width = width
    parameters.textScale = textScale
    parameters.photo = photo
    parameters.fields = fields
    parameters.contrast = contrast
    parameters.marker = CalloutMarker(
      width: marker.width, height: marker.height, anchorX: marker.anchorX,
      anchorY: marker.anchorY, gap: gap)
    parameters.arrow = arrow
    return parameters
  }

  /// The options of placements.
  public var options: PlacementOptions {
    do throws(PlacementOptionError) {
      return try PlacementOptions(
        sides: sides, alignment: alignment, padding: padding, obstacles: obstacles ?? [])
    } catch {
      preconditionFailure("the kinds of the parameters have the rules of PlacementOptions")
    }
  }
}
