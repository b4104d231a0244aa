extension SVGWriter {
  /// Defines a symbol: its outline, which is also used for its shadow, and its drawing.
  mutating func define(_ symbol: DrawingSymbol, _ index: Int) {
    svg.literal("<path id=\"outline")
    svg.number(index)
    svg.literal("\"")
    svg.data(symbol.outline)
    svg.literal("/>\n<g id=\"symbol")
    svg.number(index)
    svg.literal("\">")
    for layer in symbol.layers {
      svg.literal("<path")
      switch layer {
      case .fill(let path, let color):
        svg.data(path)
        svg.fill(color)
      case .stroke(let path, let stroke):
        svg.data(path)
        svg.stroke(stroke)
      }
      svg.literal("/>")
    }
    svg.literal("</g>\n")
  }

  mutating func write(_ placed: [PlacedSymbol]) {
    for symbol in placed { use("symbol", symbol) }
  }

  /// Outlines are drawn opaque, and transparency is applied to the group, so that overlapping
  /// outlines cast a single shadow.
  mutating func write(_ placed: [PlacedSymbol], _ shadow: DrawingShadow) {
    svg.literal("<g filter=\"url(#blur")
    svg.number(shadowBlurs.firstIndex(of: shadow.blur) ?? 0)
    svg.literal(")\"")
    svg.fill(DrawingColor(shadow.color.rgb))
    if shadow.color.opacity < 1 { svg.attribute("opacity", shadow.color.opacity) }
    svg.literal(">\n")
    for symbol in placed {
      use(
        "outline",
        PlacedSymbol(
          symbol: symbol.symbol,
          at: ScreenPoint(
            x: symbol.point.x + shadow.offset.dx, y: symbol.point.y + shadow.offset.dy)))
    }
    svg.literal("</g>\n")
  }

  private mutating func use(_ kind: StaticString, _ placed: PlacedSymbol) {
    svg.literal("<use xlink:href=\"#")
    svg.literal(kind)
    svg.number(placed.symbol)
    svg.literal("\"")
    svg.attribute("x", placed.point.x)
    svg.attribute("y", placed.point.y)
    svg.literal("/>\n")
  }
}
