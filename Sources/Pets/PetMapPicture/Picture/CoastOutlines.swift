import PetMapBasemap
import PetMapDrawing
import PetMapKit

/// The shorelines from a file, in pixels, clipped to a viewport.
struct CoastOutlines: Sendable {
  /// The polygons of each level, to be filled on top of one another: land, lakes, islands in lakes,
  /// and ponds on these islands.
  private(set) var levels: [[[ScreenPoint]]]
  /// The shorelines, without the edges of the file's cells.
  private(set) var lines: [[ScreenPoint]] = []

  /// Creates the shorelines in view, or returns `nil` at zooms below ``CoastFile/firstZoom`` and
  /// for regions that the file does not cover.
  ///
  /// - Complexity: O(*p*) for *p* points in the cells in view.
  init?(of file: CoastFile, on screen: ScreenProjection) {
    let level = screen.camera.zoom.level
    guard level >= Double(CoastFile.firstZoom) else { return nil }
    levels = Array(repeating: [], count: CoastFile.levelCount)
    let grid = Double(Basemap.gridSize)
    let bleed = BasemapOutlines.bleed
    let clip = ClipRectangle(
      left: -bleed, top: -bleed, right: screen.viewport.width + bleed,
      bottom: screen.viewport.height + bleed)
    let topLeft = screen.position(at: ScreenPoint(x: clip.left, y: clip.top))
    let bottomRight = screen.position(at: ScreenPoint(x: clip.right, y: clip.bottom))
    for copy in Int(topLeft.x.rounded(.down))...Int(bottomRight.x.rounded(.down)) {
      let (west, east) = (topLeft.x - Double(copy), bottomRight.x - Double(copy))
      let window = GridWindow(
        west: Int32(max(0, west) * grid), north: Int32(max(0, topLeft.y) * grid),
        east: Int32(min(1, east) * grid), south: Int32(max(0, min(1, bottomRight.y)) * grid))
      guard file.covers(window),
        let found = file.rings(in: window, zoom: Int(level.rounded(.up)))
      else { return nil }
      for (level, rings) in found.enumerated() {
        for ring in rings { add(ring, level, to: clip, copy: Double(copy), on: screen) }
      }
    }
  }

  private mutating func add(
    _ ring: CoastFile.Ring, _ level: Int, to clip: ClipRectangle, copy: Double,
    on screen: ScreenProjection
  ) {
    let grid = Double(Basemap.gridSize)
    let points = ring.points.map { point in
      screen.unwrappedPoint(x: Double(point.x) / grid + copy, y: Double(point.y) / grid)
    }
    let visible = clip.clipped(polygon: points)
    guard visible.count >= 3 else { return }
    levels[level].append(visible)
    var line: [ScreenPoint] = []
    for index in 0...points.count {
      let point = points[index % points.count]
      line.append(point)
      if index == points.count || ring.isEdge[index] {
        if line.count > 1 { lines += clip.clipped(line: line) }
        line = []
      }
    }
  }
}
