import PetMapDrawing

/// The combined outline of the card and its arrow, so that they cast a single shadow. It runs
/// clockwise from the left end of the card's top edge.
struct CardOutline {
  /// A segment of the outline.
  enum Step {
    /// A straight line.
    case line(to: ScreenPoint)
    /// A clockwise quarter circle whose tangents meet at a corner of the card.
    case arc(to: ScreenPoint, around: ScreenPoint)
  }

  /// The start and end of the outline.
  let start: ScreenPoint
  /// The corner radius, limited by the card's size.
  let radius: Double
  private(set) var steps: [Step] = []

  init(_ frame: ScreenRect, _ arrow: CalloutArrow?, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    self.radius = radius
    start = ScreenPoint(x: left + radius, y: top)
    add(arrow, on: .up)
    line(to: right - radius, top)
    arc(to: right, top + radius, around: right, top)
    add(arrow, on: .right)
    line(to: right, bottom - radius)
    arc(to: right - radius, bottom, around: right, bottom)
    add(arrow, on: .down)
    line(to: left + radius, bottom)
    arc(to: left, bottom - radius, around: left, bottom)
    add(arrow, on: .left)
    line(to: left, top + radius)
    arc(to: left + radius, top, around: left, top)
  }

  /// Adds the arrow if it points outward from the edge being drawn.
  private mutating func add(_ arrow: CalloutArrow?, on edge: CalloutArrow.Direction) {
    guard let arrow, arrow.direction == edge else { return }
    // The base runs rightward or downward, but the outline runs in the opposite direction along the
    // bottom and left edges.
    let isBackwards = edge == .down || edge == .left
    steps.append(.line(to: isBackwards ? arrow.baseEnd : arrow.baseStart))
    steps.append(.line(to: arrow.tip))
    steps.append(.line(to: isBackwards ? arrow.baseStart : arrow.baseEnd))
  }

  private mutating func line(to x: Double, _ y: Double) {
    steps.append(.line(to: ScreenPoint(x: x, y: y)))
  }

  private mutating func arc(
    to x: Double, _ y: Double, around cornerX: Double, _ cornerY: Double
  ) {
    steps.append(
      .arc(to: ScreenPoint(x: x, y: y), around: ScreenPoint(x: cornerX, y: cornerY)))
  }
}
