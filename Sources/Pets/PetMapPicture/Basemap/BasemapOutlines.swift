package import PetMapBasemap
package import PetMapDrawing
package import PetMapKit

/// The base map's outlines in a viewport's pixels, cut to the viewport and as fine as it shows.
package struct BasemapOutlines {
  /// Polygons to be filled by the non-zero rule.
  package private(set) var rings: [[ScreenPoint]] = []
  /// Lines that everybody agrees on.
  package private(set) var lines: [[ScreenPoint]] = []
  /// Lines that are disputed.
  package private(set) var disputedLines: [[ScreenPoint]] = []
  private let isSmoothed: Bool

  /// Outlines are cut this far outside the viewport, so that no stroke along the cut is seen.
  package static let bleed = 24.0

  /// Points closer than this to the last one drawn are left out, in CSS pixels.
  private static let detail = 0.4

  /// The zoom up to which outlines are about as fine as a picture shows. Beyond it they are drawn
  /// straight from point to point: a curve through them would be a coast that is not there.
  package static let finestZoom = 8.0

  /// The outlines of a layer in every copy of the world that is in view.
  ///
  /// - Parameter smallest: square pixels; rings of fewer are left out.
  /// - Complexity: O(*s* + *p*) for *s* shapes of the layer and *p* points of those in view.
  package init(of layer: BasemapLayer, on screen: ScreenProjection, smallest: Double = 0) {
    isSmoothed = screen.camera.zoom.level <= Self.finestZoom
    let grid = Double(Basemap.gridSize)
    let viewport = screen.viewport
    let clip = ClipRectangle(
      left: -Self.bleed, top: -Self.bleed, right: viewport.width + Self.bleed,
      bottom: viewport.height + Self.bleed)
    let topLeft = screen.position(at: ScreenPoint(x: clip.left, y: clip.top))
    let bottomRight = screen.position(at: ScreenPoint(x: clip.right, y: clip.bottom))
    // A joined ring runs on into the copy east of it: look one copy further west.
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

  /// A position of the unit world as a cell, brought near the grid so that it fits its type.
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

  /// The coast around the south pole as one polygon through all copies, closed below the viewport:
  /// land reaches the picture's edge even where the projection ends above it.
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

  /// The outline without the points that nobody could tell from the one before; its ends stay.
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
