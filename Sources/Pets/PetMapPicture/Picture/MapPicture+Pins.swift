import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

extension MapPicture {
  /// The number of corners of the polygon that is drawn as a circle on the ground.
  private static let circleCorners = 96

  /// Draws the area around a coordinate that is not exact.
  func draw<Measurer, Source>(
    _ area: PictureOptions.Area, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let center = WorldPosition(area.center)
    let edge = (0..<Self.circleCorners).map { corner -> ScreenPoint in
      let bearing = 360 * Double(corner) / Double(Self.circleCorners)
      let position = WorldPosition(area.center.destination(bearing: bearing, distance: area.radius))
      // The circle is not torn apart at the antimeridian.
      let turn = position.x - center.x
      return screen.unwrappedPoint(x: center.x + turn - (turn + 0.5).rounded(.down), y: position.y)
    }
    let circle = PicturePath.polygon([edge])
    canvas.fill(circle, palette.area.faded(0.1))
    canvas.stroke(circle, palette.area, width: 1.5, dash: [4.5, 3])
  }

  /// Draws the legs of fans, then markers, then clusters. All circles share one shadow, and so do
  /// all markers, because each shadow requires a filter pass over the entire picture.
  func drawPins<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    for fan in fans { draw(fan, on: &canvas) }
    drawDots(on: &canvas)

    let markers = placedMarkers(on: &canvas)
    canvas.shadow(of: markers, PinMarker.shadow())
    canvas.draw(markers)

    var discs = DrawingPath()
    for circle in pins.circles {
      discs.append(
        DrawingPath(circleAt: circle.point.x, circle.point.y, radius: circle.drawing.radius))
    }
    canvas.shadow(of: discs, blur: 6, dy: 1.5, palette.shadow.faded(0.35))
    for circle in pins.circles { draw(circle, on: &canvas) }
  }

  /// Draws dots, those of closed reports at the back.
  private func drawDots<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let kinds = [AnnouncementStatus.closed, .found, .missing]
    for (status, isOld) in kinds.map({ ($0, true) }) + kinds.map({ ($0, false) }) {
      let dots = pins.dots.filter { $0.status == status && $0.isOld == isOld }
      guard !dots.isEmpty else { continue }
      let outline = DrawingPath(circleAt: 0, 0, radius: PinArrangement.Dot.radius)
      var symbol = DrawingSymbol(outline: outline)
      symbol.fill(outline, palette.land)
      symbol.fill(
        DrawingPath(circleAt: 0, 0, radius: PinArrangement.Dot.radius - 0.6),
        isOld ? status.marker.faded.color : status.color)
      let index = canvas.add(symbol)
      canvas.draw(dots.map { PlacedSymbol(symbol: index, at: $0.point) })
    }
  }

  /// Returns the markers as symbols, with one symbol for each combination of status and pose.
  private func placedMarkers<Measurer, Source>(
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedSymbol] {
    var symbols: [PinArrangement.Appearance: Int] = [:]
    var placed: [PlacedSymbol] = []
    placed.reserveCapacity(pins.markers.count)
    for marker in pins.markers {
      let index: Int
      if let known = symbols[marker.appearance] {
        index = known
      } else {
        index = canvas.add(PinMarker.symbol(of: marker.appearance.style, pose: marker.pose))
        symbols[marker.appearance] = index
      }
      placed.append(PlacedSymbol(symbol: index, at: marker.tip))
    }
    return placed
  }

  /// Draws the selected marker, the counts of the circles below it, and its callout on top of
  /// everything else.
  func drawSelection<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    for marker in pins.selected {
      canvas.marker(marker.status.marker, at: marker.tip, isSelected: true)
    }
    for circle in pins.circles { drawBadge(of: circle, on: &canvas) }
    if let callout = frame.callout { canvas.callout(callout, photo: photo) }
  }

  private func draw<Measurer, Source>(
    _ fan: SceneFan, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let legs = PicturePath.lines(
      fan.legs.map { leg in
        [fan.point, ScreenPoint(x: fan.point.x + leg.dx, y: fan.point.y + leg.dy)]
      })
    canvas.stroke(legs, DrawingColor.white.faded(0.9), width: 3)
    canvas.stroke(legs, MapPalette.light.quietInk, width: 1.2)
    canvas.fill(DrawingPath(circleAt: fan.point.x, fan.point.y, radius: 4.5), .white)
    canvas.fill(DrawingPath(circleAt: fan.point.x, fan.point.y, radius: 3), MapPalette.light.ink)
  }

  private func draw<Measurer, Source>(
    _ circle: PinArrangement.Circle, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let drawing = circle.drawing
    let center = circle.point
    let disc = DrawingPath(circleAt: center.x, center.y, radius: drawing.radius)
    canvas.fill(
      DrawingPath(circleAt: center.x, center.y, radius: circle.reach),
      palette.discEdge)
    canvas.fill(disc, palette.disc)
    let middle = drawing.radius - drawing.ringWidth / 2 - 1.5
    for arc in drawing.arcs {
      canvas.strokeCut(
        PicturePath.arc(center, radius: middle, from: arc.start, to: arc.end), arc.color,
        width: drawing.ringWidth)
    }
    guard circle.badge == nil else { return }
    canvas.write(
      circle.cluster.abbreviatedCount, at: center, anchor: .middle, style: drawing.textStyle,
      color: palette.discInk, isCentered: true)
  }

  private func drawBadge<Measurer, Source>(
    of circle: PinArrangement.Circle, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard let point = circle.badge else { return }
    let frame = PinArrangement.badgeFrame(
      at: point, width: PinArrangement.badgeWidth(of: circle.cluster))
    let shape = DrawingPath(frame, radius: frame.height / 2)
    canvas.shadow(of: shape, blur: 4, dy: 1, palette.shadow.faded(0.35))
    canvas.fill(shape, palette.disc)
    canvas.stroke(shape, circle.drawing.arcs.first?.color ?? MapPalette.light.ink, width: 1.5)
    canvas.write(
      circle.cluster.abbreviatedCount, at: point, anchor: .middle, style: MapStyle.badgeStyle,
      color: palette.discInk, isCentered: true)
  }
}
