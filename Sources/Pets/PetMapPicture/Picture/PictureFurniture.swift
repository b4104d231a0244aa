import PetMapDrawing
import PetMapKit
import PetMapAnnouncements

/// The panels that fit in the corners of a picture.
///
/// Panels are laid out before anything is drawn, because labels must not overlap them.
struct PictureFurniture {
  /// A line of the legend.
  struct Row {
    let status: AnnouncementStatus
    let label: String
    let count: String
  }

  static let rowHeight = 24.0
  static let titleLineHeight = 20.0

  /// The viewport minus its insets and a margin.
  let free: ScreenRect
  /// The lines of the title.
  private(set) var titleLines: [String] = []
  private(set) var titlePanel: ScreenRect?
  /// The attributions.
  private(set) var sources = ""
  private(set) var sourcesPanel: ScreenRect?
  private(set) var bar: ScaleBar?
  private(set) var scalePanel: ScreenRect?
  private(set) var rows: [Row] = []
  private(set) var legendPanel: ScreenRect?

  /// - Parameter sources: The attributions.
  init<Measurer, Source>(
    of picture: MapPicture, sources: [String], on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let viewport = picture.frame.viewport
    free = ScreenRect(
      x: viewport.insets.left + 12, y: viewport.insets.top + 12,
      width: viewport.width - viewport.insets.left - viewport.insets.right - 24,
      height: viewport.height - viewport.insets.top - viewport.insets.bottom - 24)
    let options = picture.options
    if let title = options.title { layOut(title: title, on: &canvas) }
    layOut(sources: sources, on: &canvas)
    if options.hasScale, free.width >= 300, free.height >= 160, picture.frame.camera.zoom >= 3 {
      layOut(bar: ScaleBar(on: picture.screen))
    }
    if options.hasLegend, free.width >= 300, free.height >= 200, let counts = picture.counts {
      layOut(legend: counts, avoiding: picture.obstacles, on: &canvas)
    }
  }

  /// The frames of all panels.
  var panels: [ScreenRect] {
    [titlePanel, sourcesPanel, scalePanel, legendPanel].compactMap { $0 }
  }

  private mutating func layOut<Measurer, Source>(
    title: String, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    guard free.width >= 80, free.height >= 60 else { return }
    let lines = canvas.lines(
      of: title, style: MapStyle.titleStyle, width: min(free.width - 28, 520))
    let maximumLines = max(1, Int((free.height * 0.4 - 18) / Self.titleLineHeight))
    titleLines = lines.prefix(maximumLines).map { $0.text }
    let width = lines.prefix(maximumLines).reduce(0) { max($0, $1.width) }
    titlePanel = ScreenRect(
      x: free.x, y: free.y, width: min(free.width, width + 28),
      height: Double(titleLines.count) * Self.titleLineHeight + 18)
  }

  private mutating func layOut<Measurer, Source>(
    sources names: [String], on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    // If the attributions do not fit on one line, they appear only in the picture's description.
    sources = names.joined(separator: " · ")
    guard !sources.isEmpty else { return }
    let width = canvas.width(of: sources, style: MapStyle.gridLabelStyle)
    guard width + 12 <= free.width + 24 else { return }
    sourcesPanel = ScreenRect(
      x: free.maxX + 12 - width - 12, y: free.maxY + 12 - 18, width: width + 12, height: 18)
  }

  private mutating func layOut(bar: ScaleBar) {
    self.bar = bar
    scalePanel = ScreenRect(
      x: free.maxX - 20 - bar.width, y: free.maxY - 44, width: bar.width + 20, height: 31)
  }

  private mutating func layOut<Measurer, Source>(
    legend counts: PinCounts, avoiding obstacles: [ScreenRect],
    on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    for (status, label, count) in [
      (AnnouncementStatus.missing, "Missing", counts.missing), (.found, "Found", counts.found),
      (.closed, "Closed", counts.closed),
    ] where count > 0 {
      rows.append(Row(status: status, label: label, count: count.grouped))
    }
    guard !rows.isEmpty else { return }
    let style = MapStyle.legendStyle
    var labelWidth = 0.0
    var countWidth = 0.0
    for row in rows {
      labelWidth = max(labelWidth, canvas.width(of: row.label, style: style))
      countWidth = max(countWidth, canvas.width(of: row.count, style: style))
    }
    let height = Double(rows.count) * Self.rowHeight + 12
    let width = 12 + 14 + 9 + labelWidth + 18 + countWidth + 14
    legendPanel = clearestCorner(width: width, height: height, avoiding: obstacles)
  }

  /// Returns the frame of a panel in the corner in which it covers least: the lower left one if
  /// that is free, then the upper left one below the title, the upper right one, or the lower right
  /// one above the scale bar and the sources.
  private func clearestCorner(
    width: Double, height: Double, avoiding obstacles: [ScreenRect]
  ) -> ScreenRect {
    let top = titlePanel.map { $0.maxY + 8 } ?? free.y
    let bottom = [scalePanel, sourcesPanel].compactMap { $0?.y }.min().map { $0 - 8 }
    let right = free.maxX - width
    func corner(_ x: Double, _ y: Double) -> ScreenRect {
      ScreenRect(x: x, y: y, width: width, height: height)
    }
    let standard = corner(free.x, free.maxY - height)
    let others = [
      corner(free.x, top), corner(right, free.y),
      corner(right, min(bottom ?? free.maxY, free.maxY) - height),
    ].filter { corner in corner.y >= free.y && !panels.contains(where: corner.touches) }
    var best = (corner: standard, covered: Double.infinity)
    for corner in [standard] + others {
      let space = corner.grown(by: 4)
      let covered = obstacles.reduce(0) { $0 + space.sharedArea(with: $1) }
      if covered < best.covered { best = (corner, covered) }
    }
    return best.corner
  }
}
