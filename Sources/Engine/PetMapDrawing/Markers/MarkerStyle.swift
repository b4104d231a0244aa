/// The color of a marker and the symbol inside its head.
///
/// ```swift
/// let plus = MarkerStyle(
///   color: DrawingColor(0x155DFC),
///   symbol: [
///     [ScreenPoint(x: 0, y: -5), ScreenPoint(x: 0, y: 5)],
///     [ScreenPoint(x: -5, y: 0), ScreenPoint(x: 5, y: 0)],
///   ])
/// ```
public struct MarkerStyle: Sendable, Hashable {
  /// The color of the marker.
  public let color: DrawingColor
  /// The white lines of the symbol, in CSS pixels relative to the center of the head.
  let symbol: DrawingPath

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - color: The color of the marker.
  ///   - symbol: The white lines of the symbol, each given by its vertices in CSS pixels relative
  ///     to the center of the head, for a marker of scale 1.
  public init(color: DrawingColor, symbol: [[ScreenPoint]]) {
    self.color = color
    var path = DrawingPath()
    for line in symbol {
      guard let start = line.first else { continue }
      path.move(start.x, start.y)
      for point in line.dropFirst() { path.line(point.x, point.y) }
    }
    self.symbol = path
  }
}
