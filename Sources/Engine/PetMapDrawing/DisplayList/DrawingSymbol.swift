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
