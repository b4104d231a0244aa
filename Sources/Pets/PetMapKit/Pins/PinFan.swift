public import PetMapDrawing
import PetMapGeo

/// Spreads the markers of pins that have one coordinate, so that each can be seen and tapped.
public enum PinFan {
  /// The most markers that stand on one circle around the foot.
  public static let largestCircle = 9

  /// From one marker's tip to the next, in CSS pixels: two markers of 28 × 36 cannot overlap when
  /// their tips are as far apart as a marker's diagonal.
  public static let spacing = 46.0

  /// How far each marker's tip stands from the foot, the point of the coordinate.
  ///
  /// Up to ``largestCircle`` markers stand on a circle, the first above the foot and the others
  /// clockwise after it; more stand on an Archimedean spiral, from the inside out. The offsets
  /// depend on the count alone.
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
    // Neighbouring turns are a little farther apart than the spacing, because the spiral is not
    // quite at right angles to its radius.
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

  /// - Parameter turn: whole turns clockwise from straight up.
  private static func offset(radius: Double, turn: Double) -> ScreenOffset {
    let rest = turn - turn.rounded(.down)
    let (sine, cosine) = sineAndCosine(degrees: rest * 360)
    return ScreenOffset(dx: radius * sine, dy: 0 - radius * cosine)
  }
}
