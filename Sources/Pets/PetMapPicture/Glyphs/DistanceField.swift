import PetMapText

/// A bitmap of signed distances to a glyph's outline, from which map renderers can draw the glyph
/// at any size and with a halo.
///
/// Distances are measured to the outline itself instead of a rasterized glyph, so they are exact up
/// to the flattening of curves. The winding number determines whether a pixel is inside.
///
/// Source: Mapbox GL's glyphs (https://github.com/mapbox/node-fontnik): 24 pixels per em, a border
/// of 3 pixels, and 255 levels over 8 pixels, a quarter of which are outside.
struct DistanceField {
  static let pixelsPerEm = 24.0
  static let border = 3
  private static let radius = 8.0
  private static let cutoff = 0.25

  /// The distance from the glyph's origin to the bitmap's left edge, excluding the border, in
  /// pixels.
  let left: Int
  /// The distance from the baseline up to the bitmap's top edge, excluding the border.
  let top: Int
  /// The size, excluding the border.
  let width: Int
  let height: Int
  /// The distances of all pixels, including the border, row by row from the top.
  let bytes: [UInt8]

  private struct Segment {
    let x0: Double
    let y0: Double
    let x1: Double
    let y1: Double
  }

  /// Creates the distance field of a glyph, or returns `nil` for an outline without area, such as a
  /// space's.
  ///
  /// - Complexity: O(*p* · *s*) for *p* pixels and *s* segments.
  init?(_ outline: GlyphOutline) {
    let segments = Self.segments(of: outline)
    guard let first = segments.first else { return nil }
    var (west, east, south, north) = (first.x0, first.x0, first.y0, first.y0)
    for segment in segments {
      (west, east) = (min(west, segment.x0), max(east, segment.x0))
      (south, north) = (min(south, segment.y0), max(north, segment.y0))
    }
    left = Int(west.rounded(.down))
    top = Int(north.rounded(.up))
    width = Int(east.rounded(.up)) - left
    height = top - Int(south.rounded(.down))
    // Glyphs on maps are at most a few ems wide.
    guard width > 0, height > 0, width <= 128, height <= 128 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((width + 2 * Self.border) * (height + 2 * Self.border))
    for row in -Self.border..<height + Self.border {
      for column in -Self.border..<width + Self.border {
        bytes.append(
          Self.level(
            x: Double(left + column) + 0.5, y: Double(top - row) - 0.5, segments))
      }
    }
    self.bytes = bytes
  }

  private static func level(x: Double, y: Double, _ segments: [Segment]) -> UInt8 {
    var squared = Double.infinity
    var winding = 0
    for segment in segments {
      let (dx, dy) = (segment.x1 - segment.x0, segment.y1 - segment.y0)
      let (px, py) = (x - segment.x0, y - segment.y0)
      let length = dx * dx + dy * dy
      let share = length > 0 ? max(0, min(1, (px * dx + py * dy) / length)) : 0
      let (ex, ey) = (px - share * dx, py - share * dy)
      squared = min(squared, ex * ex + ey * ey)
      if (segment.y0 <= y) != (segment.y1 <= y) {
        let isLeft = dx * py - px * dy > 0
        if dy > 0, isLeft { winding += 1 }
        if dy < 0, !isLeft { winding -= 1 }
      }
    }
    let distance = squared.squareRoot() * (winding == 0 ? 1 : -1)
    return UInt8(max(0, min(255, (255 - 255 * (distance / radius + cutoff)).rounded())))
  }

  /// Returns the outline in pixels, with each curve divided into a few segments and all contours
  /// closed.
  private static func segments(of outline: GlyphOutline) -> [Segment] {
    let scale = pixelsPerEm / outline.unitsPerEm
    var segments: [Segment] = []
    var (startX, startY, x, y) = (0.0, 0.0, 0.0, 0.0)
    func add(_ toX: Double, _ toY: Double) {
      if toX != x || toY != y { segments.append(Segment(x0: x, y0: y, x1: toX, y1: toY)) }
      (x, y) = (toX, toY)
    }
    for command in outline.commands {
      switch command {
      case .move(let toX, let toY):
        add(startX, startY)
        (x, y) = (toX * scale, toY * scale)
        (startX, startY) = (x, y)
      case .line(let toX, let toY): add(toX * scale, toY * scale)
      case .quadratic(let cx, let cy, let toX, let toY):
        let (fromX, fromY) = (x, y)
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(
            a * fromX + (b * cx + c * toX) * scale, a * fromY + (b * cy + c * toY) * scale)
        }
      case .cubic(let cx1, let cy1, let cx2, let cy2, let toX, let toY):
        let (fromX, fromY) = (x, y)
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            a * fromX + (b * cx1 + c * cx2 + d * toX) * scale,
            a * fromY + (b * cy1 + c * cy2 + d * toY) * scale)
        }
      case .close: add(startX, startY)
      }
    }
    add(startX, startY)
    return segments
  }

  /// The number of segments per curve; curves are at most a few pixels long.
  private static let steps = 5
}
