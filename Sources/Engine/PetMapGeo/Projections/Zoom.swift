/// How far a map is zoomed in: at zoom *z* the world is 2^*z* tiles wide.
///
/// ```swift
/// let zoom: Zoom = 11.5
/// ```
///
/// Fractions lie between the levels of tiles and of clusters, which are whole numbers. Zero shows
/// the world in one tile; below it the world is smaller than a tile.
public struct Zoom: Sendable, Hashable, Comparable {
  /// The level, -4 to 30.
  public let level: Double

  /// The smallest level, at which the world is a sixteenth of a tile wide.
  public static var minimum: Zoom { Zoom(clamping: -4) }

  /// The largest level, at which a tile is 4 cm wide at the equator.
  public static var maximum: Zoom { Zoom(clamping: 30) }

  /// A level; nil when it is not a number from -4 to 30.
  public init?(level: Double) {
    guard level >= -4, level <= 30 else { return nil }
    self.level = level
  }

  /// The nearest level from -4 to 30.
  /// - Precondition: `level` is not NaN.
  public init(clamping level: Double) {
    precondition(level == level)
    self.level = max(-4, min(30, level))
  }

  /// The zoom at which the world is `scale` tiles wide, within -4 to 30.
  /// - Precondition: `scale` is greater than 0.
  public init(scale: Double) {
    precondition(scale > 0)
    self.init(clamping: logarithm(scale) / Self.logarithmOf2)
  }

  /// 2 to the power of the level: how many tiles the world is wide.
  public var scale: Double {
    let whole = level.rounded(.down)
    let power = Double(sign: .plus, exponent: Int(whole), significand: 1)
    return level == whole ? power : power * exponential((level - whole) * Self.logarithmOf2)
  }

  /// The deepest level of tiles and clusters that the zoom shows: the level rounded down.
  public var wholeLevel: Int { Int(level.rounded(.down)) }

  private static let logarithmOf2 = 0.693147180559945309417

  /// Whether the left zoom shows more of the world.
  public static func < (a: Zoom, b: Zoom) -> Bool { a.level < b.level }
}

extension Zoom: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A level that is written out.
  /// - Precondition: it is a number from -4 to 30.
  public init(floatLiteral level: Double) {
    guard let zoom = Zoom(level: level) else { preconditionFailure("a zoom is from -4 to 30") }
    self = zoom
  }

  /// A level that is written out.
  /// - Precondition: it is a number from -4 to 30.
  public init(integerLiteral level: Int) { self.init(floatLiteral: Double(level)) }
}
