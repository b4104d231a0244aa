import PetMapDrawing
import PetMapKit

extension MapPicture {
  /// Draws the title, legend, scale bar and sources.
  func draw<Measurer, Source>(
    _ furniture: PictureFurniture, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    drawSources(of: furniture, on: &canvas)
    drawScale(of: furniture, on: &canvas)
    drawLegend(of: furniture, on: &canvas)
    drawTitle(of: furniture, on: &canvas)
  }

  private func drawTitle<Measurer, Source>(
    of furniture: PictureFurniture, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard let panel = furniture.titlePanel else { return }
    drawPanel(panel, on: &canvas)
    for (index, line) in furniture.titleLines.enumerated() {
      let baseline = panel.y + 9 + Double(index) * PictureFurniture.titleLineHeight + 15.5
      canvas.write(
        line, at: ScreenPoint(x: panel.x + 14, y: baseline), anchor: .start,
        style: MapStyle.titleStyle, color: palette.ink)
    }
  }

  private func drawSources<Measurer, Source>(
    of furniture: PictureFurniture, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard let panel = furniture.sourcesPanel else { return }
    canvas.fill(DrawingPath(panel), palette.panel.faded(0.92))
    canvas.write(
      furniture.sources, at: ScreenPoint(x: panel.x + 6, y: panel.maxY - 5.5), anchor: .start,
      style: MapStyle.gridLabelStyle, color: palette.quietInk)
  }

  /// Draws the scale bar above the sources.
  private func drawScale<Measurer, Source>(
    of furniture: PictureFurniture, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard let panel = furniture.scalePanel, let bar = furniture.bar else { return }
    drawPanel(panel, on: &canvas)
    let left = panel.x + 10
    let right = panel.maxX - 10
    let bottom = panel.y + 23
    let line = PicturePath.lines([
      [
        ScreenPoint(x: left, y: bottom - 5), ScreenPoint(x: left, y: bottom),
        ScreenPoint(x: right, y: bottom), ScreenPoint(x: right, y: bottom - 5),
      ]
    ])
    canvas.stroke(line, palette.ink.faded(0.85), width: 1.5)
    canvas.write(
      bar.label, at: ScreenPoint(x: (left + right) / 2, y: bottom - 5), anchor: .middle,
      style: MapStyle.captionStyle, color: palette.ink)
  }

  /// Draws the legend with the colors of markers and the number of visible pins of each status.
  private func drawLegend<Measurer, Source>(
    of furniture: PictureFurniture, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard let panel = furniture.legendPanel else { return }
    let style = MapStyle.legendStyle
    drawPanel(panel, on: &canvas)
    for (index, row) in furniture.rows.enumerated() {
      let middle = panel.y + 6 + (Double(index) + 0.5) * PictureFurniture.rowHeight
      canvas.marker(
        row.status.marker, at: ScreenPoint(x: panel.x + 19, y: middle + 9), scale: 0.5,
        castsShadow: false)
      canvas.write(
        row.label, at: ScreenPoint(x: panel.x + 35, y: middle + 4.2), anchor: .start,
        style: style, color: palette.ink)
      canvas.write(
        row.count, at: ScreenPoint(x: panel.maxX - 14, y: middle + 4.2), anchor: .end,
        style: style, color: palette.quietInk)
    }
  }

  private func drawPanel<Measurer, Source>(
    _ panel: ScreenRect, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let shape = DrawingPath(panel, radius: 8)
    canvas.shadow(of: shape, blur: 8, dy: 2, palette.shadow.faded(0.18))
    canvas.fill(shape, palette.panel)
    canvas.stroke(shape, palette.panelEdge, width: 1)
  }
}

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
      // As large as the city's rank.
      let radius = name.style.size * 0.2
      canvas.fill(DrawingPath(circleAt: dot.x, dot.y, radius: radius + 1.2), palette.halo)
      canvas.fill(DrawingPath(circleAt: dot.x, dot.y, radius: radius), name.color)
    }
    if let outline = name.outline {
      if let halo = name.halo { canvas.stroke(outline, halo) }
      canvas.fill(outline, name.color)
    }
    for line in name.lines {
      canvas.write(
        line.text, at: line.point, anchor: name.anchor, style: name.style, color: name.color,
        isCentered: name.isCentered, halo: name.halo)
    }
  }
}
