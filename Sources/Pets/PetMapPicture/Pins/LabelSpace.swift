import PetMapDrawing
import PetMapText

/// Tracks the occupied parts of a viewport, so that labels do not overlap circles, markers, panels
/// or other labels.
struct LabelSpace {
  private static let cell = 64.0

  private let viewport: Viewport
  private let columns: Int
  private let rows: Int
  /// The rectangles that intersect each cell of a grid, row by row.
  private var cells: [[ScreenRect]]

  init(_ viewport: Viewport) {
    self.viewport = viewport
    columns = max(1, Int((viewport.width / Self.cell).rounded(.up)))
    rows = max(1, Int((viewport.height / Self.cell).rounded(.up)))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Returns whether a rectangle is in the viewport and intersects no occupied part.
  func isFree(_ rect: ScreenRect) -> Bool {
    guard rect.x >= 2, rect.y >= 2, rect.maxX <= viewport.width - 2,
      rect.maxY <= viewport.height - 2
    else { return false }
    return isUntouched(rect)
  }

  /// Returns whether a rectangle intersects no occupied part.
  func isUntouched(_ rect: ScreenRect) -> Bool {
    for row in rows(of: rect) {
      for column in columns(of: rect) {
        for other in cells[row * columns + column] where other.touches(rect) { return false }
      }
    }
    return true
  }

  /// Marks a rectangle as occupied.
  mutating func take(_ rect: ScreenRect) {
    for row in rows(of: rect) {
      for column in columns(of: rect) { cells[row * columns + column].append(rect) }
    }
  }

  private func columns(of rect: ScreenRect) -> ClosedRange<Int> {
    let left = Self.slot(rect.x, columns)
    return left...max(left, Self.slot(rect.maxX, columns))
  }

  private func rows(of rect: ScreenRect) -> ClosedRange<Int> {
    let top = Self.slot(rect.y, rows)
    return top...max(top, Self.slot(rect.maxY, rows))
  }

  private static func slot(_ position: Double, _ count: Int) -> Int {
    Int(max(0, min(Double(count - 1), (position / cell).rounded(.down))))
  }
}

extension ScreenRect {
  /// Returns whether two rectangles overlap.
  func touches(_ other: ScreenRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the area that two rectangles share, in square pixels.
  func sharedArea(with other: ScreenRect) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x))
      * max(0, min(maxY, other.maxY) - max(y, other.y))
  }

  /// Returns the rectangle enlarged by a margin on each side.
  func grown(by margin: Double) -> ScreenRect {
    ScreenRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Creates the bounding square of a circle.
  init(around center: ScreenPoint, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

/// A label with its position on the map.
struct PlacedName {
  /// A line of text with its position.
  struct Line {
    let text: String
    let point: ScreenPoint
  }

  let lines: [Line]
  let anchor: LabelAnchor
  let style: TextStyle
  let color: DrawingColor
  /// The outline around the letters, or `nil` on a plain background.
  var halo: DrawingStroke?
  /// Whether positions refer to half the cap height instead of the baseline.
  var isCentered = true
  /// Whether the label names a city or a district.
  var isPlace = false
  /// The position of the city if the label is next to it.
  var dot: ScreenPoint?
  /// The shape of the letters of a label along a street, which has no lines.
  var outline: DrawingPath?
}

/// The horizontal anchor of a line of text.
enum LabelAnchor {
  case start
  case middle
  case end
}
