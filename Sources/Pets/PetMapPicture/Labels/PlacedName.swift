import PetMapDrawing
import PetMapText

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
  /// The outline of the letters, or `nil` on a plain background.
  var halo: DrawingStroke?
  /// Whether positions are at the middle of capital letters instead of the baseline.
  var isCentered = true
  /// Whether the label is that of a city or a district.
  var isPlace = false
  /// The position of the city if the label is next to it.
  var dot: ScreenPoint?
}

/// The horizontal anchor of a line of text.
enum LabelAnchor {
  case start
  case middle
  case end
}
