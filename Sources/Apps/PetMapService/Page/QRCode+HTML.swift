import PetMapDrawing

extension QRCode {
  /// Returns the code as a picture, including its quiet zone.
  ///
  /// - Parameter label: The alternative text.
  func html(label: String) -> HTML {
    let side = self.side + 2 * Self.quietZone
    let margin = Self.quietZone
    let modules =
      runs
      .map { "M\($0.column + margin) \($0.row + margin)h\($0.count)v1h-\($0.count)z" }
    return """
      <svg class="code" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges" role="img" \
      aria-label="\(label)"><path d="\(modules.joined())"/></svg>

      """
  }
}
