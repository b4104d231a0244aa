/// The zoom of a map: at zoom *z*, the world is 2^*z* tiles wide.
///
/// ```swift
/// let zoom: Zoom = 11.5
/// ```
///
/// Tiles and clusters exist at whole levels; a map may have a fractional level. At 0, the whole
/// world is one tile; below 0, it is smaller than a tile.
public struct Zoom: Sendable, Hashable, Comparable {
  /// The level, from -4 to 30.
  public let level: Double

  /// The minimum level, at which the world is a sixteenth of a tile wide.
  public static var minimum: Zoom { Zoom(clamping: -4) }

  /// The maximum level, at which a tile is 4 cm wide at the equator.
  public static var maximum: Zoom { Zoom(clamping: 30) }

  /// Creates a zoom from a level, or returns `nil` if it is not a number between -4 and 30.
  public init?(level: Double) {
    guard level >= -4, level <= 30 else { return nil }
    self.level = level
  }

  /// Creates a zoom from a level clamped to -4 to 30.
  ///
  /// - Precondition: `level` is not NaN.
  public init(clamping level: Double) {
    precondition(level == level)
    self.level = max(-4, min(30, level))
  }

  /// Creates the zoom at which the world is `scale` tiles wide, clamped to -4 to 30.
  ///
  /// - Precondition: `scale` is greater than 0.
  public init(scale: Double) {
    precondition(scale > 0)
    self.init(clamping: logarithm(scale) / Self.logarithmOf2)
  }

  /// The width of the world in tiles: 2 to the power of the level.
  public var scale: Double {
    let whole = level.rounded(.down)
    let power = Double(sign: .plus, exponent: Int(whole), significand: 1)
    return level == whole ? power : power * exponential((level - whole) * Self.logarithmOf2)
  }

  /// The level of tiles and clusters shown at this zoom: the level rounded down.
  public var wholeLevel: Int { Int(level.rounded(.down)) }

  private static let logarithmOf2 = 0.693147180559945309417

  /// Returns whether the first zoom is shallower than the second.
  public static func < (a: Zoom, b: Zoom) -> Bool { a.level < b.level }
}

extension Zoom: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a zoom from a literal level.
  ///
  /// - Precondition: The level is from -4 to 30.
  public init(floatLiteral level: Double) {
    guard let zoom = Zoom(level: level) else { preconditionFailure("a zoom is from -4 to 30") }
    self = zoom
  }

  /// Creates a zoom from a literal level.
  ///
  /// - Precondition: The level is from -4 to 30.
  public init(integerLiteral level: Int) { self.init(floatLiteral: Double(level)) }
}
