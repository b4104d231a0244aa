import PetMapDrawing
import PetMapGeo
import PetMapKit

/// The stops of a trail on the screen.
struct PlacedTrail: Sendable {
  struct Stop: Sendable {
    let number: Int
    let point: ScreenPoint
  }

  static let radius = 10.0

  /// The point of the pin, and the stops.
  let start: ScreenPoint
  let stops: [Stop]

  init(_ trail: PictureOptions.Trail, on screen: ScreenProjection) {
    var last = WorldPosition(screen.camera.center)
    var turn = 0.0
    func point(of coordinate: Coordinate) -> ScreenPoint {
      // A line leads the short way around the world.
      let position = WorldPosition(coordinate)
      turn -= (position.x - last.x).rounded()
      last = position
      return screen.unwrappedPoint(x: position.x + turn, y: position.y)
    }
    start = point(of: trail.start)
    stops = trail.stops.map { Stop(number: $0.number, point: point(of: $0.coordinate)) }
  }

  /// The frames of the numbers.
  var frames: [ScreenRect] {
    stops.map { stop in
      ScreenRect(
        x: stop.point.x - Self.radius, y: stop.point.y - Self.radius, width: 2 * Self.radius,
        height: 2 * Self.radius)
    }
  }
}

extension MapPicture {
  /// Draws the line of a trail, which is below all pins.
  func drawLine<Measurer, Source>(
    of trail: PlacedTrail, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let line = PicturePath.lines([[trail.start] + trail.stops.map { $0.point }])
    canvas.stroke(line, DrawingColor.white.faded(0.9), width: 5)
    canvas.stroke(line, MapPalette.light.area, width: 2.5, dash: [6, 4])
  }

  /// Draws the numbers of a trail, above the panels. The latest one is on top.
  func drawStops<Measurer, Source>(
    of trail: PlacedTrail, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    for stop in trail.stops {
      let disc = DrawingPath(circleAt: stop.point.x, stop.point.y, radius: PlacedTrail.radius)
      canvas.shadow(of: disc, blur: 4, dy: 1, palette.shadow.faded(0.35))
      canvas.fill(disc, .white)
      canvas.fill(
        DrawingPath(circleAt: stop.point.x, stop.point.y, radius: PlacedTrail.radius - 1.5),
        MapPalette.light.area)
      canvas.write(
        "\(stop.number)", at: stop.point, anchor: .middle, style: MapStyle.badgeStyle,
        color: .white, isCentered: true)
    }
  }
}
