import PetMapDrawing
import PetMapKit
import PetMapReports

extension MapPicture {
  /// Fans' legs, clusters and markers; one shadow lies under all circles and one under all markers,
  /// because each shadow costs a filter as large as the picture.
  func drawPins<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    for fan in scene.fans { draw(fan, on: &canvas) }

    var discs = DrawingPath()
    for cluster in scene.clusters {
      let radius = ClusterCircle(cluster).radius
      discs.append(DrawingPath(circleAt: cluster.point.x, cluster.point.y, radius: radius))
    }
    canvas.shadow(of: discs, blur: 6, dy: 1.5, DrawingColor(0x1F3340, opacity: 0.35))
    for cluster in scene.clusters { draw(cluster, on: &canvas) }

    var drops = DrawingPath()
    for marker in scene.markers where !marker.isSelected {
      drops.append(PinMarker.outline(tip: marker.point))
    }
    canvas.shadow(of: drops, PinMarker.shadow())
    for marker in scene.markers where !marker.isSelected {
      canvas.marker(PinStatus(marker.status), at: marker.point, castsShadow: false)
    }
  }

  /// The selected marker and its callout stand above everything else.
  func drawSelection<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    for marker in scene.markers where marker.isSelected {
      canvas.marker(PinStatus(marker.status), at: marker.point, isSelected: true)
    }
    if let callout = scene.frame.callout { canvas.callout(callout, photo: photo) }
  }

  private func draw<Measurer, Source>(
    _ fan: SceneFan, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let legs = PicturePath.lines(
      fan.legs.map { leg in
        [fan.point, ScreenPoint(x: fan.point.x + leg.dx, y: fan.point.y + leg.dy)]
      })
    canvas.stroke(legs, DrawingColor.white.faded(0.9), width: 3)
    canvas.stroke(legs, MapStyle.quietInk, width: 1.2)
    canvas.fill(DrawingPath(circleAt: fan.point.x, fan.point.y, radius: 4.5), .white)
    canvas.fill(DrawingPath(circleAt: fan.point.x, fan.point.y, radius: 3), MapStyle.ink)
  }

  private func draw<Measurer, Source>(
    _ cluster: SceneCluster, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let circle = ClusterCircle(cluster)
    let center = cluster.point
    let disc = DrawingPath(circleAt: center.x, center.y, radius: circle.radius)
    canvas.fill(
      DrawingPath(circleAt: center.x, center.y, radius: circle.radius + 2),
      DrawingColor.white.faded(0.6))
    canvas.fill(disc, .white)
    let middle = circle.radius - circle.ringWidth / 2 - 1.5
    for arc in circle.arcs {
      canvas.strokeCut(
        PicturePath.arc(center, radius: middle, from: arc.start, to: arc.end), arc.color,
        width: circle.ringWidth)
    }
    canvas.write(
      cluster.abbreviatedCount, at: center, anchor: .middle, style: circle.textStyle,
      color: MapStyle.ink, isCentered: true)
  }
}
