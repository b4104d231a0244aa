/// How far a map is zoomed in: at zoom z the world is 2^z tiles wide.
///
/// Fractions lie between the tile levels. Zero shows the world in one tile.
public struct Zoom: Sendable, Hashable, Comparable {
  /// The level, 0 to 30.
  public let level: Double

  /// The largest level, at which a tile is 4 cm wide at the equator.
  public static var maximum: Zoom { Zoom(clamping: 30) }

  /// A level; nil when it is not a number from 0 to 30.
  public init?(_ level: Double) {
    guard level >= 0, level <= 30 else { return nil }
    self.level = level
  }

  /// The nearest level from 0 to 30.
  /// - Precondition: `level` is not NaN.
  public init(clamping level: Double) {
    precondition(level == level)
    self.level = max(0, min(30, level))
  }

  /// 2 to the power of the level: how many tiles the world is wide.
  public var scale: Double {
    let whole = level.rounded(.down)
    let power = Double(1 << UInt32(whole))
    return level == whole ? power : power * exponential((level - whole) * 0.6931471805599453)
  }

  /// The zoom at which the world is `scale` tiles wide, within 0 to 30.
  /// - Precondition: `scale` is greater than 0.
  public init(scale: Double) {
    precondition(scale > 0)
    self.init(clamping: logarithm(scale) * 1.4426950408889634)
  }

  /// Whether the left zoom shows more of the world.
  public static func < (a: Zoom, b: Zoom) -> Bool { a.level < b.level }
}
