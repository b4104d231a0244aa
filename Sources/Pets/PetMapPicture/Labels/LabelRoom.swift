import PetMapDrawing

/// Which parts of a viewport are taken, so that no label stands on a circle, a marker, a panel or
/// another label.
struct LabelRoom {
  private static let cell = 64.0

  private let viewport: Viewport
  private let columns: Int
  private let rows: Int
  /// The rectangles that touch each cell of a grid, row by row.
  private var cells: [[ScreenRect]]

  init(_ viewport: Viewport) {
    self.viewport = viewport
    columns = max(1, Int((viewport.width / Self.cell).rounded(.up)))
    rows = max(1, Int((viewport.height / Self.cell).rounded(.up)))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Whether a rectangle lies in the viewport and touches nothing that is taken.
  func isFree(_ rect: ScreenRect) -> Bool {
    guard rect.x >= 2, rect.y >= 2, rect.maxX <= viewport.width - 2,
      rect.maxY <= viewport.height - 2
    else { return false }
    return isUntouched(rect)
  }

  /// Whether a rectangle touches nothing that is taken.
  func isUntouched(_ rect: ScreenRect) -> Bool {
    for index in indices(of: rect) {
      for other in cells[index] where other.touches(rect) { return false }
    }
    return true
  }

  /// Takes a rectangle, whatever is there.
  mutating func take(_ rect: ScreenRect) {
    for index in indices(of: rect) { cells[index].append(rect) }
  }

  private func indices(of rect: ScreenRect) -> [Int] {
    let left = Self.slot(rect.x, columns)
    let right = Self.slot(rect.maxX, columns)
    let top = Self.slot(rect.y, rows)
    let bottom = Self.slot(rect.maxY, rows)
    var found: [Int] = []
    for row in top...max(top, bottom) {
      for column in left...max(left, right) { found.append(row * columns + column) }
    }
    return found
  }

  private static func slot(_ position: Double, _ count: Int) -> Int {
    Int(max(0, min(Double(count - 1), (position / cell).rounded(.down))))
  }
}

extension ScreenRect {
  /// Whether two rectangles have an area in common.
  func touches(_ other: ScreenRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The rectangle with edges that much further out.
  func grown(by margin: Double) -> ScreenRect {
    ScreenRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The square around a circle.
  init(around center: ScreenPoint, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
