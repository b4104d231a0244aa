package import PetMapBasemap
package import PetMapDrawing
package import PetMapKit

/// The base map's outlines in pixels, clipped to a viewport and simplified for its scale.
package struct BasemapOutlines {
  /// Polygons to fill with the nonzero rule.
  package private(set) var rings: [[ScreenPoint]] = []
  /// Undisputed lines.
  package private(set) var lines: [[ScreenPoint]] = []
  /// Disputed lines.
  package private(set) var disputedLines: [[ScreenPoint]] = []
  private let isSmoothed: Bool

  /// The distance outside the viewport at which outlines are clipped, so that strokes along the
  /// clip edge are not visible.
  package static let bleed = 24.0

  /// Points closer than this to the previous point are omitted, in CSS pixels.
  private static let detail = 0.4

  /// The zoom up to which outlines have sufficient detail. Beyond it, points are connected with
  /// straight lines, because curves would suggest details that do not exist.
  package static let finestZoom = 8.0

  /// Creates the outlines of a layer in all visible copies of the world.
  ///
  /// - Parameter smallest: The minimum area of rings in square pixels.
  /// - Complexity: O(*s* + *p*) for *s* shapes in the layer and *p* points of the shapes in view.
  package init(of layer: BasemapLayer, on screen: ScreenProjection, smallest: Double = 0) {
    isSmoothed = screen.camera.zoom.level <= Self.finestZoom
    let grid = Double(Basemap.gridSize)
    let viewport = screen.viewport
    let clip = ClipRectangle(
      left: -Self.bleed, top: -Self.bleed, right: viewport.width + Self.bleed,
      bottom: viewport.height + Self.bleed)
    let topLeft = screen.position(at: ScreenPoint(x: clip.left, y: clip.top))
    let bottomRight = screen.position(at: ScreenPoint(x: clip.right, y: clip.bottom))
    // A joined ring extends into the next copy to the east, so include the copy to the west as
    // well.
    let copies = Int32(topLeft.x.rounded(.down)) - 1...Int32(bottomRight.x.rounded(.down))
    for copy in copies {
      let window = GridWindow(
        west: Self.cell(topLeft.x - Double(copy)), north: Self.cell(topLeft.y),
        east: Self.cell(bottomRight.x - Double(copy)), south: Self.cell(bottomRight.y))
      let cells = screen.worldWidth / grid
      for shape in layer.shapes(in: window, where: { $0 != .polar }) {
        if smallest > 0, shape.area * cells * cells < smallest { continue }
        add(shape, to: clip) { point in
          screen.unwrappedPoint(x: Double(point.x) / grid + Double(copy), y: Double(point.y) / grid)
        }
      }
    }
    addPolarCoast(of: layer, copies: copies, to: clip, on: screen)
  }

  /// Returns the grid coordinate of a position in the unit world, clamped to avoid overflow.
  private static func cell(_ position: Double) -> Int32 {
    Int32(max(-4, min(4, position)) * Double(Basemap.gridSize))
  }

  private mutating func add(
    _ shape: BasemapShape, to clip: ClipRectangle,
    projected: (BasemapShape.Point) -> ScreenPoint
  ) {
    var points: [ScreenPoint] = []
    points.reserveCapacity(shape.points.count)
    for point in shape.points { points.append(projected(point)) }
    switch shape.kind {
    case .ring, .polar:
      let visible = clip.clipped(polygon: smoothed(Self.thinned(points), near: clip))
      if visible.count >= 3 { rings.append(visible) }
    case .line: lines += clip.clipped(line: Self.thinned(points))
    case .disputedLine: disputedLines += clip.clipped(line: Self.thinned(points))
    }
  }

  /// Adds the coastline around the South Pole as a polygon through all copies, closed below the
  /// viewport, so that land extends to the picture's edge even beyond the projection's limit.
  private mutating func addPolarCoast(
    of layer: BasemapLayer, copies: ClosedRange<Int32>, to clip: ClipRectangle,
    on screen: ScreenProjection
  ) {
    let grid = Double(Basemap.gridSize)
    for coast in layer.shapes(in: .world, where: { $0 == .polar }) {
      var points: [ScreenPoint] = []
      for copy in copies.lowerBound...copies.upperBound + 1 {
        for point in coast.points {
          points.append(
            screen.unwrappedPoint(
              x: Double(point.x) / grid + Double(copy), y: Double(point.y) / grid))
        }
      }
      points = Self.thinned(points)
      guard let first = points.first, let last = points.last else { continue }
      let bottom = max(clip.bottom, first.y, last.y) + Self.bleed
      points.append(ScreenPoint(x: last.x, y: bottom))
      points.append(ScreenPoint(x: first.x, y: bottom))
      let visible = clip.clipped(polygon: smoothed(points, near: clip))
      if visible.count >= 3 { rings.append(visible) }
    }
  }

  private func smoothed(_ ring: [ScreenPoint], near clip: ClipRectangle) -> [ScreenPoint] {
    isSmoothed ? CurveSmoothing.smoothed(ring: ring, near: clip) : ring
  }

  /// Returns the outline without points that are indistinguishable from the previous point. Its
  /// ends are kept.
  private static func thinned(_ points: [ScreenPoint]) -> [ScreenPoint] {
    var kept: [ScreenPoint] = []
    kept.reserveCapacity(points.count)
    for (index, point) in points.enumerated() {
      if let last = kept.last, index < points.count - 1,
        abs(point.x - last.x) < detail, abs(point.y - last.y) < detail
      {
        continue
      }
      kept.append(point)
    }
    return kept
  }
}
