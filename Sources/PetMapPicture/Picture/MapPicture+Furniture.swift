import PetMapBasemap
import PetMapDrawing
import PetMapKit
import PetMapReports

extension MapPicture {
  /// Legend, scale bar and sources in the corners, as far as there is room.
  func drawFurniture<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let viewport = scene.viewport
    let free = ScreenRect(
      x: viewport.insets.left + 12, y: viewport.insets.top + 12,
      width: viewport.width - viewport.insets.left - viewport.insets.right - 24,
      height: viewport.height - viewport.insets.top - viewport.insets.bottom - 24)
    drawSources(in: free, on: &canvas)
    if free.width >= 300, free.height >= 160, scene.camera.zoom >= 3 {
      drawScale(in: free, on: &canvas)
    }
    if free.width >= 300, free.height >= 200 { drawLegend(in: free, on: &canvas) }
  }

  private func drawSources<Measurer, Source>(
    in free: ScreenRect, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let text = Basemap.attribution
    let width = canvas.width(of: text, style: MapStyle.netLabelStyle)
    guard width + 12 <= free.width + 24 else { return }
    let panel = ScreenRect(
      x: free.maxX + 12 - width - 12, y: free.maxY + 12 - 18, width: width + 12, height: 18)
    canvas.fill(DrawingPath(panel), DrawingColor.white.faded(0.92))
    canvas.write(
      text, at: ScreenPoint(x: panel.x + 6, y: panel.maxY - 5.5), anchor: .start,
      style: MapStyle.netLabelStyle, color: MapStyle.quietInk)
  }

  /// A bar with a round length, above the sources.
  private func drawScale<Measurer, Source>(
    in free: ScreenRect, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let bar = ScaleBar(on: screen)
    let right = free.maxX - 10
    let bottom = free.maxY - 21
    let left = right - bar.width
    drawPanel(
      ScreenRect(x: left - 10, y: bottom - 23, width: bar.width + 20, height: 31), on: &canvas)
    let line = PicturePath.lines([
      [
        ScreenPoint(x: left, y: bottom - 5), ScreenPoint(x: left, y: bottom),
        ScreenPoint(x: right, y: bottom), ScreenPoint(x: right, y: bottom - 5),
      ]
    ])
    canvas.stroke(line, MapStyle.ink.faded(0.85), width: 1.5)
    canvas.write(
      bar.label, at: ScreenPoint(x: (left + right) / 2, y: bottom - 5), anchor: .middle,
      style: MapStyle.captionStyle, color: MapStyle.ink)
  }

  /// What the markers' colours mean, and how many pins of each status are in the picture.
  private func drawLegend<Measurer, Source>(
    in free: ScreenRect, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let rows = legendRows
    guard !rows.isEmpty else { return }
    let style = MapStyle.legendStyle
    var labelWidth = 0.0
    var countWidth = 0.0
    for row in rows {
      labelWidth = max(labelWidth, canvas.width(of: row.label, style: style))
      countWidth = max(countWidth, canvas.width(of: row.count, style: style))
    }
    let rowHeight = 24.0
    let panel = ScreenRect(
      x: free.x, y: free.maxY - Double(rows.count) * rowHeight - 12,
      width: 12 + 14 + 9 + labelWidth + 18 + countWidth + 14,
      height: Double(rows.count) * rowHeight + 12)
    drawPanel(panel, on: &canvas)
    for (index, row) in rows.enumerated() {
      let middle = panel.y + 6 + (Double(index) + 0.5) * rowHeight
      canvas.marker(
        row.kind, at: ScreenPoint(x: panel.x + 19, y: middle + 9), scale: 0.5,
        castsShadow: false)
      canvas.write(
        row.label, at: ScreenPoint(x: panel.x + 35, y: middle + 4.2), anchor: .start,
        style: style, color: MapStyle.ink)
      canvas.write(
        row.count, at: ScreenPoint(x: panel.maxX - 14, y: middle + 4.2), anchor: .end,
        style: style, color: MapStyle.quietInk)
    }
  }

  private func drawPanel<Measurer, Source>(
    _ panel: ScreenRect, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let shape = DrawingPath(panel, radius: 8)
    canvas.shadow(of: shape, blur: 8, dy: 2, DrawingColor(0x1F3340, opacity: 0.18))
    canvas.fill(shape, MapStyle.panel)
    canvas.stroke(shape, MapStyle.panelEdge, width: 1)
  }

  private struct LegendRow {
    let kind: PinStatus
    let label: String
    let count: String
  }

  private var legendRows: [LegendRow] {
    guard let counts = pins else { return [] }
    var rows: [LegendRow] = []
    if counts.missing > 0 {
      rows.append(LegendRow(kind: .missing, label: "Missing", count: counts.missing.grouped))
    }
    if counts.found > 0 {
      rows.append(LegendRow(kind: .found, label: "Found", count: counts.found.grouped))
    }
    if counts.closed > 0 {
      rows.append(LegendRow(kind: .closed, label: "Closed", count: counts.closed.grouped))
    }
    return rows
  }
}
