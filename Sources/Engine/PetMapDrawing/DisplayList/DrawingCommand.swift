package import PetMapText

/// A drawing command, in CSS pixels from the drawing's upper-left corner.
package enum DrawingCommand: Sendable, Hashable {
  case fill(DrawingPath, DrawingColor, FillRule)
  case stroke(DrawingPath, DrawingStroke)
  /// Draws the shadow of a filled shape, without the shape.
  case shadow(DrawingPath, DrawingShadow)
  /// Draws elements of ``DisplayList/symbols``, from back to front.
  case symbols([PlacedSymbol])
  /// Draws the combined shadow of the symbols' outlines, without the symbols.
  case symbolShadow([PlacedSymbol], DrawingShadow)
  /// Draws an element of ``DisplayList/pictures``, stretched to a rectangle.
  case picture(Int, ScreenRect)
  /// Draws elements of ``DisplayList/glyphs``, with the text that they represent.
  case glyphs([PlacedGlyph], DrawingColor, String)
  /// Strokes the outlines of glyphs, so that text drawn over them stands out.
  case halo([PlacedGlyph], DrawingStroke)
  /// Draws a line of text whose glyphs are unknown, for writers that have their own fonts.
  case text(PlacedText)
  /// Clips the following commands to a shape until the matching ``unclip``.
  case clip(DrawingPath)
  /// Ends the innermost clip.
  case unclip
}

/// A glyph at a position.
package struct PlacedGlyph: Sendable, Hashable {
  /// The index of the outline in ``DisplayList/glyphs``.
  package let shape: Int
  /// The x of the glyph's origin.
  package let x: Double
  /// The y of the baseline.
  package let y: Double
  /// The number of CSS pixels per font unit.
  package let scale: Double
}

/// A line of text at a position.
package struct PlacedText: Sendable, Hashable {
  package let text: String
  package let style: TextStyle
  package let color: DrawingColor
  /// The left edge of the line.
  package let x: Double
  /// The y of the baseline.
  package let y: Double
  /// The measured width of the line.
  package let width: Double
  package let direction: TextDirection
  /// The stroke around the letters, drawn below them, if any.
  package var halo: DrawingStroke?
}

/// A small drawing that appears many times in a list, such as a marker.
///
/// Writers define it once and reuse it: as an image in raster output, a form in PDF, and a `<use>`
/// element in SVG.
package struct DrawingSymbol: Sendable, Hashable {
  /// A filled or stroked path, in CSS pixels from the symbol's anchor.
  package enum Layer: Sendable, Hashable {
    case fill(DrawingPath, DrawingColor)
    case stroke(DrawingPath, DrawingStroke)
  }

  /// The shape that casts the symbol's shadow.
  package let outline: DrawingPath
  /// The layers, from back to front.
  package private(set) var layers: [Layer] = []

  /// Creates a symbol without layers.
  package init(outline: DrawingPath) { self.outline = outline }

  /// Adds a filled path in front of the existing ones.
  package mutating func fill(_ path: DrawingPath, _ color: DrawingColor) {
    layers.append(.fill(path, color))
  }

  /// Adds a stroked path in front of the existing ones.
  package mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke) {
    layers.append(.stroke(path, stroke))
  }

  /// The bounding box of all layers, in CSS pixels from the anchor; `nil` if the symbol is empty.
  package var bounds: ScreenRect? {
    var all: ScreenRect?
    func add(_ path: DrawingPath, margin: Double) {
      guard let box = path.bounds else { return }
      let left = min(all?.x ?? .infinity, box.x - margin)
      let top = min(all?.y ?? .infinity, box.y - margin)
      all = ScreenRect(
        x: left, y: top, width: max(all?.maxX ?? -.infinity, box.maxX + margin) - left,
        height: max(all?.maxY ?? -.infinity, box.maxY + margin) - top)
    }
    add(outline, margin: 0)
    for layer in layers {
      switch layer {
      case .fill(let path, _): add(path, margin: 0)
      case .stroke(let path, let stroke): add(path, margin: stroke.width)
      }
    }
    return all
  }
}

/// A symbol at a position.
package struct PlacedSymbol: Sendable, Hashable {
  /// The index of the symbol in ``DisplayList/symbols``.
  package let symbol: Int
  /// The position of the symbol's anchor.
  package let point: ScreenPoint

  /// Creates a placement of a list's symbol.
  package init(symbol: Int, at point: ScreenPoint) {
    self.symbol = symbol
    self.point = point
  }
}

extension DisplayList {
  /// Adds a symbol to the list unless the list already contains an equal one, and returns the
  /// symbol's index.
  package mutating func add(_ symbol: DrawingSymbol) -> Int {
    if let known = symbols.firstIndex(of: symbol) { return known }
    symbols.append(symbol)
    return symbols.count - 1
  }

  /// Draws symbols, from back to front.
  package mutating func draw(_ symbols: [PlacedSymbol]) {
    if !symbols.isEmpty { append(.symbols(symbols)) }
  }

  /// Draws the combined shadow of the symbols' outlines, without the symbols.
  package mutating func shadow(of symbols: [PlacedSymbol], _ shadow: DrawingShadow) {
    if !symbols.isEmpty { append(.symbolShadow(symbols, shadow)) }
  }
}
