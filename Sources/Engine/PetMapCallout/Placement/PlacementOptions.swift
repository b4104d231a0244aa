public import PetMapDrawing

/// The sides on which a card may be placed, its alignment, and what it keeps clear of.
///
/// ```swift
/// let toolbar = ScreenRect(x: 0, y: 0, width: 390, height: 56)
/// let options = try PlacementOptions(
///   sides: [.right, .left, .above], alignment: .start, obstacles: [toolbar])
/// let placement = CalloutPlacement(cardHeight: 332, pin: point, in: phone, options: options)
/// ```
///
/// Source: *Callout layout*, section 3.
public struct PlacementOptions: Sendable, Hashable {
  /// The options of a request that does not set any.
  public static let standard = PlacementOptions()

  /// The maximum number of obstacles.
  public static let maximumObstacleCount = 64

  /// The allowed sides, preferred ones first; not empty and without duplicates.
  public let sides: [CalloutSide]
  /// The alignment of the card with the marker.
  public let alignment: CalloutAlignment
  /// The space between a card and the viewport's insets at each edge, in CSS pixels;
  /// ``CalloutStyle/padding`` by default.
  public let padding: ViewportInsets
  /// Parts of the viewport, in CSS pixels, that the card does not cover if a position on an allowed
  /// side avoids them. They may overlap and extend beyond the viewport.
  public let obstacles: [ScreenRect]

  private init() {
    sides = [.above, .below, .right, .left]
    alignment = .center
    padding = CalloutStyle.padding
    obstacles = []
  }

  /// Creates options.
  ///
  /// - Throws: ``PlacementOptionError`` for the first option that is invalid.
  /// - Complexity: O(*n*) in the number of obstacles.
  public init(
    sides: [CalloutSide] = standard.sides, alignment: CalloutAlignment = .center,
    padding: ViewportInsets = CalloutStyle.padding, obstacles: [ScreenRect] = []
  ) throws(PlacementOptionError) {
    guard !sides.isEmpty else { throw .noSide }
    for (index, side) in sides.enumerated() where sides[..<index].contains(side) {
      throw .repeatedSide(side)
    }
    guard obstacles.count <= Self.maximumObstacleCount else {
      throw .tooManyObstacles(obstacles.count)
    }
    for (index, obstacle) in obstacles.enumerated()
    where
      !(obstacle.x.isFinite && obstacle.y.isFinite && obstacle.width.isFinite
      && obstacle.height.isFinite && obstacle.width >= 0 && obstacle.height >= 0)
    {
      throw .obstacle(index)
    }
    self.sides = sides
    self.alignment = alignment
    self.padding = padding
    self.obstacles = obstacles
  }
}

/// The alignment of a card with its marker, along the edge of the card that faces the marker.
///
/// At the start and the end, the edges of the card and the marker are flush, unless an upright arrow
/// could not reach the marker then; in that case, the card is shifted just enough. Near the
/// viewport's edge, the card is shifted into the safe rectangle in any case.
public enum CalloutAlignment: UInt8, Sendable, Hashable, CaseIterable {
  /// The left edges are flush above and below the marker, and the top edges to its left and right.
  case start
  /// The card is centered on the arrow's tip.
  case center
  /// The right edges are flush above and below the marker, and the bottom edges to its left and
  /// right.
  case end

  /// The alignment's name in requests.
  public var name: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

/// The reason that placement options are invalid.
public enum PlacementOptionError: Error, Sendable, Hashable {
  /// No side is allowed.
  case noSide
  /// A side that is listed more than once.
  case repeatedSide(CalloutSide)
  /// The index of an obstacle whose numbers are not finite or whose size is negative.
  case obstacle(Int)
  /// More obstacles than ``PlacementOptions/maximumObstacleCount``.
  case tooManyObstacles(Int)
}
