/// The color of a marker and the symbol inside its head.
public struct MarkerStyle: Sendable, Hashable {
  /// The color of the marker.
  public let color: DrawingColor
  /// The white lines of the symbol, in CSS pixels relative to the center of the head.
  let symbol: DrawingPath

  /// Creates a style.
  ///
  /// - Parameter symbol: The lines of the symbol, in CSS pixels relative to the center of the head,
  ///   for a marker of scale 1.
  package init(color: DrawingColor, symbol: DrawingPath) {
    self.color = color
    self.symbol = symbol
  }
}
