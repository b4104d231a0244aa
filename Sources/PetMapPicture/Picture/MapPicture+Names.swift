import PetMapBasemap
import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit

extension MapPicture {
  /// The names of lakes, where they fit onto the water or nearly so and nothing else stands.
  func drawLakeNames<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let zoom = scene.camera.zoom.level
    guard zoom >= 2 else { return }
    let grid = Double(Basemap.gridSize)
    let style = MapStyle.lakeNameStyle
    var taken: [ScreenRect] = []
    for lake in Basemap.lakeNames where lake.minimumZoom <= zoom {
      let position = WorldPosition(x: Double(lake.point.x) / grid, y: Double(lake.point.y) / grid)
      let points = screen.points(of: position, margin: 0)
      guard !points.isEmpty else { continue }
      let width = canvas.width(of: lake.text, style: style)
      let water = Double(lake.halfWidth) / grid * screen.worldWidth * 2
      guard width <= water * 1.15 else { continue }
      for point in points {
        let frame = ScreenRect(
          x: point.x - width / 2 - 3, y: point.y - 8, width: width + 6, height: 16)
        guard frame.x > 0, frame.maxX < scene.viewport.width, !isOccupied(frame),
          !taken.contains(where: { $0.touches(frame) })
        else { continue }
        taken.append(frame)
        canvas.write(
          lake.text, at: point, anchor: .middle, style: style, color: MapStyle.lakeName,
          isCentered: true)
      }
    }
  }

  /// Whether a marker or a cluster stands on any part of a frame.
  func isOccupied(_ frame: ScreenRect) -> Bool {
    for cluster in scene.clusters {
      let radius = ClusterCircle(cluster).radius + 2
      let dx = max(frame.x - cluster.point.x, 0, cluster.point.x - frame.maxX)
      let dy = max(frame.y - cluster.point.y, 0, cluster.point.y - frame.maxY)
      if dx * dx + dy * dy < radius * radius { return true }
    }
    let reach = PinMarker.width / 2 + 2
    return scene.markers.contains { marker in
      marker.point.x + reach > frame.x && marker.point.x - reach < frame.maxX
        && marker.point.y + 2 > frame.y && marker.point.y - 38 < frame.maxY
    }
  }
}

extension ScreenRect {
  fileprivate func touches(_ other: ScreenRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
