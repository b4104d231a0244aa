import PetMapDrawing
import PetMapKit

extension MapPicture {
  /// Returns the labels of meridians and parallels at the top and left edges.
  func gridNames<Measurer, Source>(
    in space: inout LabelSpace, on canvas: inout PictureCanvas<Measurer, Source>
  ) -> [PlacedName] {
    let graticule = Graticule(on: screen)
    let viewport = frame.viewport
    let insets = viewport.insets
    guard viewport.width >= 240, viewport.height >= 160 else { return [] }
    let style = MapStyle.gridLabelStyle
    var names: [(text: String, at: ScreenPoint)] = []
    for line in graticule.meridians
    where line.position > 60 && line.position < viewport.width - 30 {
      names.append((line.label, ScreenPoint(x: line.position + 4, y: insets.top + 14)))
    }
    for line in graticule.parallels
    where line.position > insets.top + 32 && line.position < viewport.height - 8 {
      names.append((line.label, ScreenPoint(x: insets.left + 8, y: line.position - 4)))
    }
    var placed: [PlacedName] = []
    for name in names {
      let width = canvas.width(of: name.text, style: style)
      let frame = ScreenRect(x: name.at.x, y: name.at.y - 9, width: width, height: 12)
      guard space.isUntouched(frame) else { continue }
      space.take(frame.grown(by: 2))
      placed.append(
        PlacedName(
          lines: [PlacedName.Line(text: name.text, point: name.at)], anchor: .start, style: style,
          color: palette.gridLabel, isCentered: false))
    }
    return placed
  }

  /// Draws a label with its halo and, for a city, its dot.
  func draw<Measurer, Source>(
    _ name: PlacedName, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    if let dot = name.dot {
      canvas.fill(DrawingPath(circleAt: dot.x, dot.y, radius: 3.4), palette.halo)
      canvas.fill(DrawingPath(circleAt: dot.x, dot.y, radius: 2.2), name.color)
    }
    for line in name.lines {
      canvas.write(
        line.text, at: line.point, anchor: name.anchor, style: name.style, color: name.color,
        isCentered: name.isCentered, halo: name.halo)
    }
  }
}
