import PetMapCallout
import PetMapDrawing
import PetMapText

/// Builds a display list from a text layout and a source of glyphs.
struct PictureCanvas<Measurer: TextMeasurer, Source: GlyphSource> {
  private(set) var list: DisplayList
  private(set) var text: TextLayout<Measurer>
  private(set) var source: Source

  init(_ viewport: Viewport, text: TextLayout<Measurer>, source: Source) {
    list = DisplayList(width: viewport.width, height: viewport.height)
    self.text = text
    self.source = source
  }

  /// Sets the title and the description of the picture.
  mutating func describe(title: String, summary: String) {
    list.title = title
    list.summary = summary
  }

  mutating func fill(_ path: DrawingPath, _ color: DrawingColor) {
    if !path.isEmpty { list.fill(path, color) }
  }

  mutating func stroke(
    _ path: DrawingPath, _ color: DrawingColor, width: Double, dash: [Double] = []
  ) {
    guard !path.isEmpty else { return }
    list.stroke(path, DrawingStroke(color, width: width, isRound: dash.isEmpty, dashes: dash))
  }

  mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke) {
    if !path.isEmpty { list.stroke(path, stroke) }
  }

  /// Strokes a line with butt caps.
  mutating func strokeCut(_ path: DrawingPath, _ color: DrawingColor, width: Double) {
    list.stroke(path, DrawingStroke(color, width: width, isRound: false))
  }

  mutating func shadow(of path: DrawingPath, blur: Double, dy: Double, _ color: DrawingColor) {
    shadow(
      of: path, DrawingShadow(offset: ScreenOffset(dx: 0, dy: dy), blur: blur, color: color))
  }

  mutating func shadow(of path: DrawingPath, _ shadow: DrawingShadow) {
    if !path.isEmpty { list.shadow(path, shadow) }
  }

  /// Adds a symbol and returns its index.
  mutating func add(_ symbol: DrawingSymbol) -> Int { list.add(symbol) }

  mutating func draw(_ symbols: [PlacedSymbol]) { list.draw(symbols) }

  mutating func shadow(of symbols: [PlacedSymbol], _ shadow: DrawingShadow) {
    list.shadow(of: symbols, shadow)
  }

  mutating func marker(
    _ style: MarkerStyle, at tip: ScreenPoint, isSelected: Bool = false, scale: Double = 1,
    castsShadow: Bool = true, pose: PinMarker.Pose = .upright
  ) {
    PinMarker.draw(
      style, tip: tip, isSelected: isSelected, scale: scale, castsShadow: castsShadow, pose: pose,
      in: &list)
  }

  /// Clips what `body` draws to a rectangle.
  mutating func clipped(to rect: ScreenRect, _ body: (inout PictureCanvas) -> Void) {
    list.beginClip(DrawingPath(rect))
    body(&self)
    list.endClip()
  }

  /// Draws an image that fills a rectangle, regardless of its aspect ratio.
  mutating func picture(_ picture: PictureFile, over rect: ScreenRect) {
    list.picture(picture, over: rect)
  }

  mutating func callout(_ layout: CalloutLayout, photo: PictureFile?) {
    CalloutDrawing(layout, photo: photo).draw(in: &list, from: &source)
  }

  /// Returns the width of a line of text in CSS pixels.
  mutating func width(of words: String, style: TextStyle) -> Double {
    text.layout(words, style: style, width: 4_096).lines.first?.width ?? 0
  }

  /// Returns text broken into lines of at most the given width.
  mutating func lines(
    of words: String, style: TextStyle, width: Double
  ) -> [(text: String, width: Double)] {
    text.layout(words, style: style, width: width).lines.map { ($0.text, $0.width) }
  }

  /// Returns the glyphs of a line of text, or `nil` if it is measured without a font.
  mutating func glyphs(of words: String, style: TextStyle) -> LineGlyphs? {
    text.layout(words, style: style, width: 4_096).lines.first.flatMap { LineGlyphs($0) }
  }

  /// Returns the outlines of letters along a line as one shape.
  mutating func outline(of letters: [StreetLetter]) -> DrawingPath {
    var path = DrawingPath()
    for letter in letters {
      guard let outline = source.outline(of: letter.glyph.id, in: letter.glyph.font) else {
        continue
      }
      path.append(
        outline, at: letter.origin, scale: letter.glyph.size / outline.unitsPerEm,
        direction: letter.direction)
    }
    return path
  }

  /// Writes a line of text.
  ///
  /// - Parameter point: A point on the baseline, or at half the cap height if `isCentered`.
  mutating func write(
    _ words: String, at point: ScreenPoint, anchor: LabelAnchor, style: TextStyle,
    color: DrawingColor,
    isCentered: Bool = false, halo: DrawingStroke? = nil
  ) {
    let block = text.layout(words, style: style, width: 4_096)
    guard let line = block.lines.first else { return }
    let shift =
      switch anchor {
      case .start: 0.0
      case .middle: line.width / 2
      case .end: line.width
      }
    // Inter's capital letters and digits are 0.727 em high.
    let baseline = isCentered ? point.y + 0.3635 * style.size : point.y
    list.line(
      line, style: style, direction: block.direction, color: color, x: point.x - shift,
      y: baseline, halo: halo, from: &source)
  }
}
