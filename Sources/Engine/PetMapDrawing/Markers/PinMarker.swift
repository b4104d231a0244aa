/// The teardrop marker of a pin: 28 × 36, with the center of its head 22 above its tip.
public enum PinMarker {
  /// The marker's width in CSS pixels.
  public static let width = 28.0
  /// The marker's height in CSS pixels, from its tip to the top of its head.
  public static let height = 36.0
  /// The distance from the marker's tip up to the center of its head, in CSS pixels.
  public static let headHeight = 22.0

  /// The width of the white outline, in CSS pixels.
  public static let outlineWidth = 1.5
  /// The width of the ring inside the selected marker's outline, in CSS pixels.
  public static let ringWidth = 2.0
  /// The color of the ring.
  public static let ringColor = DrawingColor(0x1C2733)

  /// The orientation of a marker and the height of its head.
  package struct Pose: Sendable, Hashable {
    /// The unit vector from the tip to the center of the head; (0, -1) for an upright marker.
    package let x: Double
    package let y: Double
    /// The distance from the tip to the center of the head, in CSS pixels.
    package let length: Double

    package init(x: Double, y: Double, length: Double) {
      self.x = x
      self.y = y
      self.length = length
    }

    package static var upright: Pose { Pose(x: 0, y: -1, length: headHeight) }

    /// Returns the center of the head of a marker whose tip is at the given point.
    package func head(tip: ScreenPoint) -> ScreenPoint {
      ScreenPoint(x: tip.x + x * length, y: tip.y + y * length)
    }
  }

  /// Returns the shadow of markers.
  package static func shadow(scale: Double = 1) -> DrawingShadow {
    DrawingShadow(
      offset: ScreenOffset(dx: 0, dy: 1 * scale), blur: 4 * scale,
      color: DrawingColor(0x000000, opacity: 0.35))
  }

  /// Draws a marker with its tip at a point.
  ///
  /// - Parameters:
  ///   - style: The marker's color and symbol.
  ///   - tip: The position of the tip in CSS pixels.
  ///   - isSelected: Whether to add the selection ring, which does not change the size. Draw the
  ///     selected marker after all others.
  ///   - scale: The scale relative to ``width`` and ``height``.
  ///   - castsShadow: Whether to draw a shadow; pass `false` if many markers share a shadow.
  ///   - list: The list to draw in.
  public static func draw(
    _ style: MarkerStyle, tip: ScreenPoint, isSelected: Bool = false, scale: Double = 1,
    castsShadow: Bool = true, in list: inout DisplayList
  ) {
    draw(
      style, tip: tip, isSelected: isSelected, scale: scale, castsShadow: castsShadow,
      pose: .upright, in: &list)
  }

  /// Draws a tilted marker.
  package static func draw(
    _ style: MarkerStyle, tip: ScreenPoint, isSelected: Bool = false, scale: Double = 1,
    castsShadow: Bool = true, pose: Pose, in list: inout DisplayList
  ) {
    let marker = symbol(
      of: style, isSelected: isSelected, scale: scale, pose: pose, tip: tip)
    if castsShadow { list.shadow(marker.outline, shadow(scale: scale)) }
    for layer in marker.layers {
      switch layer {
      case .fill(let path, let color): list.fill(path, color)
      case .stroke(let path, let stroke): list.stroke(path, stroke)
      }
    }
  }

  /// Returns a marker as a symbol whose anchor is the origin.
  ///
  /// - Parameter tip: The position of the tip relative to the anchor.
  package static func symbol(
    of style: MarkerStyle, isSelected: Bool = false, scale: Double = 1, pose: Pose = .upright,
    tip: ScreenPoint = ScreenPoint(x: 0, y: 0)
  ) -> DrawingSymbol {
    let frame = MarkerFrame(tip: tip, scale: scale, pose: pose)
    let drop = frame.teardrop(inset: 0)
    var symbol = DrawingSymbol(outline: drop)
    symbol.fill(drop, .white)
    if isSelected {
      symbol.fill(frame.teardrop(inset: outlineWidth), ringColor)
      symbol.fill(frame.teardrop(inset: outlineWidth + ringWidth), style.color)
    } else {
      symbol.fill(frame.teardrop(inset: outlineWidth), style.color)
    }
    symbol.stroke(frame.symbol(of: style), DrawingStroke(.white, width: 2.75 * scale))
    return symbol
  }
}

/// Converts positions relative to the center of a marker's head, in CSS pixels at scale 1, to
/// positions on the screen.
private struct MarkerFrame {
  let tip: ScreenPoint
  let scale: Double
  let pose: PinMarker.Pose

  /// Converts a position that tilts with the marker: y increases toward the tip, and x to the right
  /// of that direction.
  private func point(_ x: Double, _ y: Double) -> ScreenPoint {
    let along = y - pose.length
    return ScreenPoint(
      x: tip.x + (-x * pose.y - along * pose.x) * scale,
      y: tip.y + (x * pose.x - along * pose.y) * scale)
  }

  /// Converts a position that stays upright when the marker tilts.
  private func symbolPoint(_ x: Double, _ y: Double) -> ScreenPoint {
    ScreenPoint(
      x: tip.x + (pose.x * pose.length + x) * scale, y: tip.y + (pose.y * pose.length + y) * scale)
  }

  /// Returns the circle of the head and its two tangents through the tip, with all edges inset.
  func teardrop(inset: Double) -> DrawingPath {
    let radius = PinMarker.width / 2 - inset
    // Insetting the tangents moves their intersection up by inset / sin(half angle), and the sine
    // of half the angle between them is radius / length.
    let outer = PinMarker.width / 2
    let reach = pose.length - inset * pose.length / outer
    let cosine = radius / reach
    let sine = (1 - cosine * cosine).squareRoot()
    var path = DrawingPath()
    path.move(point(0, reach))
    path.line(point(radius * sine, radius * cosine))
    // The rest of the circle, from the right tangent over the top to the left one, in four arcs of
    // equal angle; `k` as for a quarter circle, adjusted to the angle.
    let start = (x: sine, y: cosine)
    arc(&path, radius, from: start, to: (1, 0), angleCosine: sine)
    arc(&path, radius, from: (1, 0), to: (0, -1), angleCosine: 0)
    arc(&path, radius, from: (0, -1), to: (-1, 0), angleCosine: 0)
    arc(&path, radius, from: (-1, 0), to: (-sine, cosine), angleCosine: sine)
    path.close()
    return path
  }

  /// Adds an arc between two unit vectors, counterclockwise on the screen.
  ///
  /// The control points are 4/3 · tan(angle / 4) along the tangents.
  private func arc(
    _ path: inout DrawingPath, _ radius: Double, from: (x: Double, y: Double),
    to: (x: Double, y: Double), angleCosine: Double
  ) {
    // tan(a/4), by applying the half-angle formula twice.
    let half = ((1 - angleCosine) / (1 + angleCosine)).squareRoot()
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let k = 4 * quarter / 3
    path.cubic(
      point((from.x + from.y * k) * radius, (from.y - from.x * k) * radius),
      point((to.x - to.y * k) * radius, (to.y + to.x * k) * radius),
      point(to.x * radius, to.y * radius))
  }

  /// Returns the symbol inside the head.
  func symbol(of style: MarkerStyle) -> DrawingPath {
    style.symbol.mapped { symbolPoint($0.x, $0.y) }
  }
}

/// The color of a marker and the symbol inside its head.
///
/// ```swift
/// let plus = MarkerStyle(
///   color: DrawingColor(0x155DFC),
///   symbol: [
///     [ScreenPoint(x: 0, y: -5), ScreenPoint(x: 0, y: 5)],
///     [ScreenPoint(x: -5, y: 0), ScreenPoint(x: 5, y: 0)],
///   ])
/// ```
public struct MarkerStyle: Sendable, Hashable {
  /// The color of the marker.
  public private(set) var color: DrawingColor
  /// The white lines of the symbol, in CSS pixels relative to the center of the head.
  let symbol: DrawingPath

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - color: The color of the marker.
  ///   - symbol: The white lines of the symbol, each given by its vertices in CSS pixels relative
  ///     to the center of the head, for a marker of scale 1.
  public init(color: DrawingColor, symbol: [[ScreenPoint]]) {
    self.color = color
    var path = DrawingPath()
    for line in symbol {
      guard let start = line.first else { continue }
      path.move(start.x, start.y)
      for point in line.dropFirst() { path.line(point.x, point.y) }
    }
    self.symbol = path
  }

  /// The style of a marker that steps back behind others.
  package var faded: MarkerStyle {
    var style = self
    style.color = DrawingColor(color.rgb, opacity: color.opacity * 0.45)
    return style
  }
}
