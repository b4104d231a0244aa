public import PetMapDrawing
import PetMapGeo

/// Spreads the markers of pins with the same coordinate, so that each can be seen and tapped.
public enum PinFan {
  /// The maximum number of markers on a circle around the foot.
  public static let largestCircle = 9

  /// The distance between the tips of adjacent markers in CSS pixels. Markers of 28 × 36 cannot
  /// overlap if their tips are at least a marker's diagonal apart.
  public static let spacing = 46.0

  /// Returns the offset of each marker's tip from the foot, the point of the shared coordinate.
  ///
  /// Up to ``largestCircle`` markers are placed on a circle, the first above the foot and the
  /// others clockwise from there. A larger number of markers is placed on an Archimedean spiral,
  /// from the inside out. The offsets depend only on the count.
  ///
  /// - Complexity: O(*n*)
  public static func offsets(count: Int) -> [ScreenOffset] {
    guard count > 0 else { return [] }
    return count <= largestCircle ? circle(count) : spiral(count)
  }

  private static func circle(_ count: Int) -> [ScreenOffset] {
    let chord = 2 * sine(.pi / Double(max(2, count)))
    let radius = max(spacing * 0.75, spacing / chord)
    return (0..<count).map { offset(radius: radius, turn: Double($0) / Double(count)) }
  }

  private static func spiral(_ count: Int) -> [ScreenOffset] {
    // Adjacent turns are slightly farther apart than the spacing, because the spiral is not quite
    // perpendicular to its radius.
    let growth = spacing * 1.05
    var offsets: [ScreenOffset] = []
    offsets.reserveCapacity(count)
    var turn = 0.0
    for _ in 0..<count {
      let radius = growth * (1 + turn)
      offsets.append(offset(radius: radius, turn: turn))
      turn += 2 * arcSine(spacing / (2 * radius)) / (2 * .pi)
    }
    return offsets
  }

  /// - Parameter turn: The number of full turns, clockwise from straight up.
  private static func offset(radius: Double, turn: Double) -> ScreenOffset {
    let rest = turn - turn.rounded(.down)
    let (sine, cosine) = sineAndCosine(degrees: rest * 360)
    return ScreenOffset(dx: radius * sine, dy: 0 - radius * cosine)
  }
}
