/// A small drawing that a list shows many times, such as a marker.
///
/// Writers draw it once and repeat the result: as an image in pictures, a form in PDF files, and a
/// `<use>` element in SVG.
package struct DrawingSymbol: Sendable, Hashable {
  /// A filled or stroked path, in CSS pixels from the symbol's anchor.
  package enum Layer: Sendable, Hashable {
    case fill(DrawingPath, DrawingColor)
    case stroke(DrawingPath, DrawingStroke)
  }

  /// The shape that casts the symbol's shadow.
  package let outline: DrawingPath
  /// What is drawn, from back to front.
  package private(set) var layers: [Layer] = []

  /// A symbol without layers.
  package init(outline: DrawingPath) { self.outline = outline }

  /// Adds a filled path in front.
  package mutating func fill(_ path: DrawingPath, _ color: DrawingColor) {
    layers.append(.fill(path, color))
  }

  /// Adds a stroked path in front.
  package mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke) {
    layers.append(.stroke(path, stroke))
  }

  /// The box of everything drawn, in CSS pixels from the anchor; nil for an empty symbol.
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

/// A symbol at a position of the picture.
package struct PlacedSymbol: Sendable, Hashable {
  /// The symbol's index in ``DisplayList/symbols``.
  package let symbol: Int
  /// The position of the symbol's anchor.
  package let point: ScreenPoint

  /// Places a symbol of a list.
  package init(symbol: Int, at point: ScreenPoint) {
    self.symbol = symbol
    self.point = point
  }
}

extension DisplayList {
  /// Adds a symbol to the list and returns its index; an equal symbol is added once.
  package mutating func add(_ symbol: DrawingSymbol) -> Int {
    if let known = symbols.firstIndex(of: symbol) { return known }
    symbols.append(symbol)
    return symbols.count - 1
  }

  /// Draws symbols, from back to front.
  package mutating func draw(_ symbols: [PlacedSymbol]) {
    if !symbols.isEmpty { append(.symbols(symbols)) }
  }

  /// Draws one shadow under the outlines of all symbols, without the symbols.
  package mutating func shadow(of symbols: [PlacedSymbol], _ shadow: DrawingShadow) {
    if !symbols.isEmpty { append(.symbolShadow(symbols, shadow)) }
  }
}
