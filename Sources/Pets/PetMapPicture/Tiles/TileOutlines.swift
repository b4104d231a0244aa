import PetMapBasemap
import PetMapDrawing
import PetMapKit

/// The outlines of shapes in a vector tile, simplified and clipped.
struct TileOutlines {
  let frame: TileFrame
  /// The minimum weight of the points to keep, in grid cells.
  let tolerance: Float

  private(set) var rings: [[TilePoint]] = []
  /// Rings in reverse orientation: inland seas and islands in lakes.
  private(set) var reversedRings: [[TilePoint]] = []
  /// The lines, including the outlines of rings.
  private(set) var lines: [[TilePoint]] = []
  private(set) var disputedLines: [[TilePoint]] = []

  init(_ frame: TileFrame, tolerance: Float) {
    self.frame = frame
    self.tolerance = tolerance
  }

  /// - Complexity: O(*s* + *p*) for *s* shapes and *p* points of the shapes in the tile's window.
  init(_ layer: WeightedShapes, in frame: TileFrame, tolerance: Float) {
    self.init(frame, tolerance: tolerance)
    // A shape that crosses 180° extends beyond the eastern edge of the grid, and so does the buffer
    // around the outermost tiles.
    for shift in Int32(-1)...1 {
      let window = frame.window(shift: shift)
      for shape in layer.shapes where shape.bounds.overlaps(window) { add(shape, shift: shift) }
    }
    for shape in layer.shapes where shape.kind == .polar { addPolar(shape) }
  }

  private mutating func add(_ shape: WeightedShapes.Shape, shift: Int32) {
    let path = simplified(shape, shift: shift)
    switch shape.kind {
    case .ring:
      guard path.count >= 3 else { return }
      add(ring: path, isReversed: shape.isReversed)
      add(line: path + [path[0]])
    case .line: add(line: path)
    case .disputedLine: disputedLines += Self.clipped(path, frame)
    case .polar: break
    }
  }

  /// Adds the coastline around the South Pole in three copies of the world, closed below the tile.
  private mutating func addPolar(_ shape: WeightedShapes.Shape) {
    let path = [Int32(1), 0, -1].flatMap { simplified(shape, shift: $0) }
    guard let first = path.first, let last = path.last else { return }
    let bottom = max(frame.clip.bottom, max(first.y, last.y)) + 1
    add(
      ring: path + [ScreenPoint(x: last.x, y: bottom), ScreenPoint(x: first.x, y: bottom)],
      isReversed: false)
    add(line: path)
  }

  private func simplified(_ shape: WeightedShapes.Shape, shift: Int32) -> [ScreenPoint] {
    var path: [ScreenPoint] = []
    for (point, weight) in zip(shape.points, shape.weights) where weight >= tolerance {
      path.append(frame.position(point, shift: shift))
    }
    return path
  }

  /// Adds a ring from a cell of a coast file. Its lines along the cell's edges are not shorelines.
  mutating func add(_ ring: CoastFile.Ring, shift: Int32) {
    let (xs, ys) = (ring.points.map { $0.x }, ring.points.map { $0.y })
    guard let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max(),
      Float(max(east - west, south - north)) >= tolerance
    else { return }
    let path = ring.points.map { frame.position($0, shift: shift) }
    add(ring: path)
    // Start after an edge, so that no line is split at the ring's start.
    let start = (ring.isEdge.firstIndex(of: true) ?? -1) + 1
    var line: [ScreenPoint] = []
    for step in 0..<path.count {
      let index = (start + step) % path.count
      if line.isEmpty { line = [path[index]] }
      if ring.isEdge[index] {
        add(line: line)
        line = []
      } else {
        line.append(path[(index + 1) % path.count])
      }
    }
    add(line: line)
  }

  /// Clips and adds a ring.
  mutating func add(ring: [ScreenPoint], isReversed: Bool = false) {
    let visible = TileFrame.rounded(frame.clip.clipped(polygon: ring))
    guard visible.count >= 3 else { return }
    if isReversed { reversedRings.append(visible) } else { rings.append(visible) }
  }

  /// Clips and adds a line.
  mutating func add(line: [ScreenPoint]) { lines += Self.clipped(line, frame) }

  private static func clipped(_ line: [ScreenPoint], _ frame: TileFrame) -> [[TilePoint]] {
    frame.clip.clipped(line: line).map(TileFrame.rounded)
  }
}
