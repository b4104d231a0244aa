/// A QR code: a square of dark and light modules, without its quiet zone.
public struct QRCode: Sendable, Hashable {
  /// The width of the light border that scanners require, in modules (ISO/IEC 18004, section
  /// 5.3.8).
  public static let quietZone = 4

  /// The number of modules on each side.
  public let side: Int
  private let isDark: [Bool]

  /// A horizontal run of dark modules.
  public struct Run: Sendable, Hashable {
    /// The column of the first module.
    public let column: Int
    /// The row.
    public let row: Int
    /// The number of modules.
    public let count: Int
  }

  /// Creates a code from its modules, row by row.
  ///
  /// - Precondition: There are `side * side` modules, and at least one.
  public init(side: Int, isDark: [Bool]) {
    precondition(side > 0 && isDark.count == side * side)
    self.side = side
    self.isDark = isDark
  }

  /// Returns whether a module is dark.
  public subscript(column: Int, row: Int) -> Bool { isDark[row * side + column] }

  /// The runs of dark modules, from top to bottom and left to right.
  ///
  /// - Complexity: O(*n*) in the number of modules.
  public var runs: [Run] {
    var runs: [Run] = []
    for row in 0..<side {
      var column = 0
      while column < side {
        let start = column
        while column < side, self[column, row] { column += 1 }
        if column > start { runs.append(Run(column: start, row: row, count: column - start)) }
        column += 1
      }
    }
    return runs
  }

  /// Returns the dark modules in a square that includes the quiet zone.
  ///
  /// - Parameters:
  ///   - x: The left edge of the square.
  ///   - y: The top edge of the square.
  ///   - size: The side length of the square.
  package func path(x: Double, y: Double, size: Double) -> DrawingPath {
    let module = size / Double(side + 2 * Self.quietZone)
    var path = DrawingPath()
    for run in runs {
      path.append(
        DrawingPath(
          ScreenRect(
            x: x + Double(run.column + Self.quietZone) * module,
            y: y + Double(run.row + Self.quietZone) * module,
            width: Double(run.count) * module, height: module)))
    }
    return path
  }
}
