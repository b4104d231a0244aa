package import PetMapDrawing

/// A drawing operation for a canvas that can fill, stroke, blur, and clip. A display list is
/// converted to steps by expanding its glyphs and symbols into paths.
///
/// The conversion is pure and can be tested without a screen; the painter merely forwards each
/// step.
package enum CanvasStep: Sendable, Hashable {
  case fill(DrawingPath, DrawingColor, FillRule)
  case stroke(DrawingPath, DrawingStroke)
  /// Fills shapes opaquely with one color, blurs them, and composites them with the color's
  /// opacity. `deviation` is the standard deviation of the Gaussian in CSS pixels.
  case blur([DrawingPath], DrawingColor, deviation: Double)
  /// Draws one of the list's pictures, given by its index, stretched to a rectangle.
  case picture(Int, ScreenRect)
  /// Draws a line of text with the platform's text engine.
  case text(PlacedText)
  /// Performs steps clipped to a shape.
  case clipped(DrawingPath, [CanvasStep])

  /// Returns the steps of a display list, from back to front.
  ///
  /// - Complexity: O(*n*) in the size of the list with its glyphs and symbols expanded.
  package static func steps(of list: DisplayList) -> [CanvasStep] {
    // A stack of clips, innermost last; the first entry collects the whole list.
    var open: [(clip: DrawingPath, steps: [CanvasStep])] = [(DrawingPath(), [])]
    for command in list.commands {
      switch command {
      case .clip(let path): open.append((path, []))
      case .unclip:
        guard open.count > 1 else { continue }
        let (clip, steps) = open.removeLast()
        open[open.count - 1].steps.append(.clipped(clip, steps))
      default: append(command, of: list, to: &open[open.count - 1].steps)
      }
    }
    // An unbalanced clip extends to the end.
    while open.count > 1 {
      let (clip, steps) = open.removeLast()
      open[open.count - 1].steps.append(.clipped(clip, steps))
    }
    return open[0].steps
  }

  private static func append(
    _ command: DrawingCommand, of list: DisplayList, to steps: inout [CanvasStep]
  ) {
    switch command {
    case .fill(let path, let color, let rule): steps.append(.fill(path, color, rule))
    case .stroke(let path, let stroke): steps.append(.stroke(path, stroke))
    case .shadow(let path, let shadow):
      steps.append(blur([path], shadow))
    case .symbols(let placed):
      for symbol in placed {
        for layer in list.symbols[symbol.symbol].layers {
          switch layer {
          case .fill(let path, let color):
            steps.append(.fill(path.moved(symbol.point.x, symbol.point.y), color, .nonZero))
          case .stroke(let path, let stroke):
            steps.append(.stroke(path.moved(symbol.point.x, symbol.point.y), stroke))
          }
        }
      }
    case .symbolShadow(let placed, let shadow):
      let outlines = placed.map {
        list.symbols[$0.symbol].outline.moved($0.point.x, $0.point.y)
      }
      steps.append(blur(outlines, shadow))
    case .picture(let index, let rect): steps.append(.picture(index, rect))
    case .glyphs(let glyphs, let color, _):
      steps.append(.fill(path(of: glyphs, in: list), color, .nonZero))
    case .halo(let glyphs, let stroke):
      steps.append(.stroke(path(of: glyphs, in: list), stroke))
    case .text(let text): steps.append(.text(text))
    case .clip, .unclip: break
    }
  }

  /// CSS's blur radius is twice the standard deviation of the Gaussian.
  private static func blur(_ paths: [DrawingPath], _ shadow: DrawingShadow) -> CanvasStep {
    .blur(
      paths.map { $0.moved(shadow.offset.dx, shadow.offset.dy) }, shadow.color,
      deviation: shadow.blur / 2)
  }

  private static func path(of glyphs: [PlacedGlyph], in list: DisplayList) -> DrawingPath {
    var path = DrawingPath()
    for glyph in glyphs {
      path.append(
        list.glyphs[glyph.shape], at: ScreenPoint(x: glyph.x, y: glyph.y), scale: glyph.scale)
    }
    return path
  }
}
