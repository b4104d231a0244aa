import CCairo
import PetMapDrawing
import PetMapText

extension Canvas {
  /// Sets the current path.
  func trace(_ path: DrawingPath) {
    unsafe petmap_canvas_begin(handle)
    for element in path.elements {
      switch element {
      case .move(let point): unsafe petmap_canvas_move(handle, point.x, point.y)
      case .line(let point): unsafe petmap_canvas_line(handle, point.x, point.y)
      case .cubic(let first, let second, let end):
        unsafe petmap_canvas_curve(
          handle, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe petmap_canvas_close(handle)
      }
    }
  }

  /// Appends a glyph's outline to the current path.
  func add(_ outline: GlyphOutline, _ glyph: PlacedGlyph) {
    func x(_ units: Double) -> Double { glyph.x + units * glyph.scale }
    func y(_ units: Double) -> Double { glyph.y - units * glyph.scale }
    var last = (x: 0.0, y: 0.0)
    for command in outline.commands {
      switch command {
      case .move(let toX, let toY):
        unsafe petmap_canvas_move(handle, x(toX), y(toY))
        last = (toX, toY)
      case .line(let toX, let toY):
        unsafe petmap_canvas_line(handle, x(toX), y(toY))
        last = (toX, toY)
      case .quadratic(let controlX, let controlY, let toX, let toY):
        // Convert a quadratic curve to a cubic one, whose control points are two thirds of the way
        // to the single control point.
        unsafe petmap_canvas_curve(
          handle, x(last.x + (controlX - last.x) * 2 / 3), y(last.y + (controlY - last.y) * 2 / 3),
          x(toX + (controlX - toX) * 2 / 3), y(toY + (controlY - toY) * 2 / 3), x(toX), y(toY))
        last = (toX, toY)
      case .cubic(let x1, let y1, let x2, let y2, let toX, let toY):
        unsafe petmap_canvas_curve(handle, x(x1), y(y1), x(x2), y(y2), x(toX), y(toY))
        last = (toX, toY)
      case .close: unsafe petmap_canvas_close(handle)
      }
    }
  }

  func color(_ color: DrawingColor) {
    unsafe petmap_canvas_color(handle, color.red, color.green, color.blue, color.opacity)
  }

  func fill(_ rule: FillRule = .nonZero) { unsafe petmap_canvas_fill(handle, rule == .evenOdd) }

  func stroke(_ stroke: DrawingStroke) {
    unsafe stroke.dashes.withUnsafeBufferPointer { dashes in
      unsafe petmap_canvas_stroke(
        handle, stroke.width, stroke.isRound, dashes.baseAddress, Int32(dashes.count))
    }
  }

  func clip() { unsafe petmap_canvas_clip(handle) }

  /// Draws a picture stretched to a rectangle.
  func draw(_ picture: borrowing Canvas, over rect: ScreenRect) {
    unsafe petmap_canvas_save(handle)
    translate(rect.x, rect.y)
    scale(rect.width / Double(picture.width), rect.height / Double(picture.height))
    unsafe petmap_canvas_draw(handle, picture.handle)
    unsafe petmap_canvas_restore(handle)
  }

  func text(_ text: PlacedText) {
    unsafe petmap_canvas_text(
      handle, text.text, "Inter", text.style.weight == .bold, text.style.size, text.x, text.y)
  }
}
