import PetMapDrawing
package import PetMapKit

/// The meridians and parallels in a viewport.
package struct Graticule {
  /// A meridian or a parallel.
  package struct Line: Sendable, Hashable {
    /// The position in CSS pixels: x for a meridian, or y for a parallel.
    package let position: Double
    /// The label: `30° N`, `118.25° W`, `0°`.
    package let label: String
    /// Whether the line is the equator, the prime meridian or 180°.
    package let isMain: Bool
  }

  /// The meridians from west to east.
  package let meridians: [Line]
  /// The parallels from north to south.
  package let parallels: [Line]

  /// The distances between lines in millionths of a degree, the largest first.
  private static let steps: [Int64] = [
    90_000_000, 30_000_000, 10_000_000, 5_000_000, 2_000_000, 1_000_000, 500_000, 200_000, 100_000,
    50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
  ]

  /// Creates a graticule whose lines are at least `spacing` CSS pixels apart in the middle of the
  /// viewport.
  package init(on screen: ScreenProjection, spacing: Double = 90) {
    let perDegree = screen.worldWidth / 360
    let step =
      Self.steps.last { Double($0) / 1e6 * perDegree >= spacing } ?? Self.steps[0]
    meridians = Self.meridians(step: step, on: screen)
    parallels = Self.parallels(step: step, on: screen)
  }

  private static func meridians(step: Int64, on screen: ScreenProjection) -> [Line] {
    let west = screen.position(at: ScreenPoint(x: 0, y: 0)).x * 360 - 180
    let east = screen.position(at: ScreenPoint(x: screen.viewport.width, y: 0)).x * 360 - 180
    return multiples(of: step, from: west, to: east).map { degrees in
      let turn: Int64 = 360_000_000
      let wrapped = ((degrees + turn / 2) % turn + turn) % turn - turn / 2
      let x = screen.unwrappedPoint(x: (Double(degrees) / 1e6 + 180) / 360, y: 0).x
      return Line(
        position: x,
        label: label(wrapped, step: step, positive: "E", negative: "W", halfTurn: turn / 2),
        isMain: wrapped == 0 || wrapped == -turn / 2)
    }
  }

  private static func parallels(step: Int64, on screen: ScreenProjection) -> [Line] {
    let top = screen.position(at: ScreenPoint(x: 0, y: 0)).y
    let bottom = screen.position(at: ScreenPoint(x: 0, y: screen.viewport.height)).y
    let north = WorldPosition.latitude(y: top)
    let south = WorldPosition.latitude(y: bottom)
    return multiples(of: step, from: south, to: north).reversed().map { degrees in
      let y = screen.unwrappedPoint(
        x: 0, y: WorldPosition.y(latitude: Double(degrees) / 1e6)
      ).y
      return Line(
        position: y,
        label: label(degrees, step: step, positive: "N", negative: "S", halfTurn: .max),
        isMain: degrees == 0)
    }
  }

  /// Returns the multiples of a step in the given range, in millionths of a degree.
  private static func multiples(of step: Int64, from low: Double, to high: Double) -> [Int64] {
    let first = Int64((low * 1e6 / Double(step)).rounded(.up))
    let last = Int64((high * 1e6 / Double(step)).rounded(.down))
    guard first <= last else { return [] }
    return (first...last).map { $0 * step }
  }

  /// Returns the angle with as many decimal places as the step has.
  private static func label(
    _ degrees: Int64, step: Int64, positive: String, negative: String, halfTurn: Int64
  ) -> String {
    let size = abs(degrees)
    var text = String(size / 1_000_000)
    var unit: Int64 = 1_000_000
    var rest = step % unit
    if rest > 0 { text += "." }
    while rest > 0 {
      unit /= 10
      text += String(size / unit % 10)
      rest %= unit
    }
    guard degrees != 0, size != halfTurn else { return text + "°" }
    return text + "° " + (degrees > 0 ? positive : negative)
  }
}
