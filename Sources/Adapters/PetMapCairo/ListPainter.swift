import CCairo
import PetMapDrawing
import PetMapText

/// Draws a display list on a canvas.
struct ListPainter: ~Copyable {
  private let list: DisplayList
  /// The number of device pixels per CSS pixel, which determines the resolution of shadows and
  /// photos.
  private let scale: Double
  /// Whether the canvas is a page of a document: glyphs are drawn as selectable text, and symbols
  /// as references to a recording.
  private let hasText: Bool

  init(_ list: DisplayList, scale: Double, hasText: Bool = false) {
    self.list = list
    self.scale = scale
    self.hasText = hasText
  }

  /// - Throws: ``DrawingError/failed`` if there is not enough memory for a shadow.
  func paint(on canvas: borrowing Canvas) throws(DrawingError) {
    var stamps = SymbolStamps(list.symbols, scale: scale)
    for command in list.commands {
      switch command {
      case .fill(let path, let color, let rule):
        canvas.trace(path)
        canvas.color(color)
        canvas.fill(rule)
      case .stroke(let path, let stroke):
        canvas.trace(path)
        canvas.color(stroke.color)
        canvas.stroke(stroke)
      case .shadow(let path, let shadow):
        try paint(shadow, of: path, on: canvas)
      case .symbols(let placed):
        if hasText {
          stamps.play(placed, on: canvas)
        } else {
          try stamps.paint(placed, on: canvas)
        }
      case .symbolShadow(let placed, let shadow):
        try paint(shadow, of: placed, on: canvas)
      case .picture(let index, let rect):
        paint(list.pictures[index], over: rect, on: canvas)
      case .glyphs(let glyphs, let color, let text):
        canvas.color(color)
        if hasText, drawText(glyphs, text, on: canvas) { continue }
        for pass in GlyphPasses(glyphs).passes {
          unsafe petmap_canvas_begin(canvas.handle)
          for glyph in pass { canvas.add(list.glyphs[glyph.shape], glyph) }
          canvas.fill()
        }
      case .halo(let glyphs, let stroke):
        canvas.color(stroke.color)
        for pass in GlyphPasses(glyphs).passes {
          unsafe petmap_canvas_begin(canvas.handle)
          for glyph in pass { canvas.add(list.glyphs[glyph.shape], glyph) }
          canvas.stroke(stroke)
        }
      case .text(let text):
        canvas.color(text.color)
        canvas.text(text)
      case .clip(let path):
        unsafe petmap_canvas_save(canvas.handle)
        canvas.trace(path)
        canvas.clip()
      case .unclip:
        unsafe petmap_canvas_restore(canvas.handle)
      }
    }
  }

  /// Draws glyphs as text in fonts that are embedded in the file, or returns `false` if one of the
  /// fonts cannot be opened.
  private func drawText(
    _ glyphs: [PlacedGlyph], _ text: String, on canvas: borrowing Canvas
  ) -> Bool {
    var runs: [TextRun] = []
    for glyph in glyphs {
      let name = list.glyphNames[glyph.shape]
      let size = glyph.scale * list.glyphs[glyph.shape].unitsPerEm
      if runs.last?.font != name.font || runs.last?.size != size {
        guard unsafe petmap_text_font_open(name.font.path, Int32(name.font.index)) else {
          return false
        }
        runs.append(TextRun(font: name.font, size: size))
      }
      runs[runs.count - 1].glyphs.append(
        petmap_placed_glyph(number: UInt(name.id), x: glyph.x, y: glyph.y))
    }
    // Attach the line's text to its first run, so that words are not split where the font changes.
    for (index, run) in runs.enumerated() {
      unsafe petmap_canvas_glyphs(
        canvas.handle, run.font.path, Int32(run.font.index), run.size, run.glyphs,
        Int32(run.glyphs.count), index == 0 ? text : "")
    }
    return true
  }

  /// Adjacent glyphs of the same font and size.
  private struct TextRun {
    let font: FontFace
    let size: Double
    var glyphs: [petmap_placed_glyph] = []
  }

  /// Draws a picture, or nothing if it cannot be decoded.
  private func paint(
    _ picture: PictureFile, over rect: ScreenRect, on canvas: borrowing Canvas
  ) {
    let width = Int((rect.width * scale).rounded(.up))
    let height = Int((rect.height * scale).rounded(.up))
    guard let pixels = try? PictureDecoder.pixels(of: picture, width: width, height: height) else {
      return
    }
    canvas.draw(pixels, over: rect)
  }

  private func paint(
    _ shadow: DrawingShadow, of path: DrawingPath, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    guard let bounds = path.bounds else { return }
    try paint(shadow, around: bounds, on: canvas) { (mask, offset) in
      mask.trace(path.moved(offset.dx, offset.dy))
      mask.color(.black)
      mask.fill()
    }
  }

  private func paint(
    _ shadow: DrawingShadow, of placed: [PlacedSymbol], on canvas: borrowing Canvas
  ) throws(DrawingError) {
    guard let bounds = bounds(of: placed) else { return }
    try paint(shadow, around: bounds, on: canvas) { (mask, offset) throws(DrawingError) in
      var stamps = SymbolStamps(list.symbols, scale: scale, content: .outline)
      try stamps.paint(placed, offset: offset, on: mask)
    }
  }

  private func bounds(of placed: [PlacedSymbol]) -> ScreenRect? {
    let sizes = list.symbols.map { $0.outline.bounds }
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for symbol in placed {
      guard let size = sizes[symbol.symbol] else { continue }
      left = min(left, symbol.point.x + size.x)
      top = min(top, symbol.point.y + size.y)
      right = max(right, symbol.point.x + size.maxX)
      bottom = max(bottom, symbol.point.y + size.maxY)
    }
    guard left <= right else { return nil }
    return ScreenRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Draws a shadow by rendering a mask, blurring it, and filling through it.
  ///
  /// - Parameters:
  ///   - bounds: The bounding box of the shape that casts the shadow.
  ///   - fill: Draws the shape on the mask, moved by an offset in CSS pixels.
  private func paint(
    _ shadow: DrawingShadow, around bounds: ScreenRect, on canvas: borrowing Canvas,
    fill: (borrowing Canvas, ScreenOffset) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let margin = (shadow.blur * 1.5).rounded(.up) + 1
    let left = max(0, (bounds.x + shadow.offset.dx - margin).rounded(.down))
    let top = max(0, (bounds.y + shadow.offset.dy - margin).rounded(.down))
    let right = min(list.width, bounds.maxX + shadow.offset.dx + margin)
    let bottom = min(list.height, bounds.maxY + shadow.offset.dy + margin)
    guard right > left, bottom > top else { return }
    // Parts beyond the picture's edge still contribute to the blur.
    let mask = try Canvas.mask(
      width: Int(((right - left + 2 * margin) * scale).rounded(.up)),
      height: Int(((bottom - top + 2 * margin) * scale).rounded(.up)))
    mask.scale(scale, scale)
    try fill(
      mask,
      ScreenOffset(
        dx: shadow.offset.dx - left + margin, dy: shadow.offset.dy - top + margin))
    let (width, height) = (mask.width, mask.height)
    let deviation = shadow.blur / 2 * scale
    unsafe mask.withBytes { bytes, stride in
      unsafe SoftMask.blur(
        bytes, width: width, height: height, stride: stride, deviation: deviation)
    }
    canvas.color(shadow.color)
    unsafe petmap_canvas_save(canvas.handle)
    canvas.translate(left - margin, top - margin)
    canvas.scale(1 / scale, 1 / scale)
    unsafe petmap_canvas_fill_mask(canvas.handle, mask.handle)
    unsafe petmap_canvas_restore(canvas.handle)
  }
}

/// Splits the glyphs of a run into passes that are filled separately.
///
/// Cairo's time to fill a path grows quadratically with the number of overlapping outlines: a name
/// with 5,000 marks on one letter took 7 seconds. A typical line of text is a single pass; longer
/// runs are split, after removing glyphs that exactly overlap an identical one and therefore have
/// no effect.
package struct GlyphPasses<Glyph: Hashable> {
  /// The maximum number of glyphs per pass, more than a line of a card contains.
  package static var limit: Int { 256 }

  /// The passes, from back to front.
  package let passes: [ArraySlice<Glyph>]

  /// - Complexity: O(*n*) for *n* glyphs.
  package init(_ glyphs: [Glyph]) {
    guard glyphs.count > Self.limit else {
      passes = [glyphs[...]]
      return
    }
    var seen: Set<Glyph> = []
    let kept = glyphs.filter { seen.insert($0).inserted }
    passes = stride(from: 0, to: kept.count, by: Self.limit).map { start in
      kept[start..<min(start + Self.limit, kept.count)]
    }
  }
}
