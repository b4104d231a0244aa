import PetMapDrawing
import PetMapText

/// A name on the map, where nothing else stands.
struct PlacedName {
  /// A line and where it stands.
  struct Line {
    let text: String
    let point: ScreenPoint
  }

  let lines: [Line]
  let anchor: LabelAnchor
  let style: TextStyle
  let color: DrawingColor
  /// The line around the letters; nil where the ground is even.
  var halo: DrawingStroke?
  /// Whether the points lie in the middle of the capitals instead of on the baseline.
  var isCentered = true
  /// Whether it names a city or a district.
  var isPlace = false
  /// Where a city is, when its name stands beside it.
  var dot: ScreenPoint?
}

/// Which part of a line of text stands at its point.
enum LabelAnchor {
  case start
  case middle
  case end
}
