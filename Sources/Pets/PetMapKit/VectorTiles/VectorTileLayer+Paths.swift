/// A position in a vector tile, in tile units (see ``VectorTileLayer/extent``). `x` is measured
/// from the western edge, and `y` southward from the northern edge.
public struct TilePoint: Sendable, Hashable {
  /// The distance from the western edge.
  public var x: Int32
  /// The distance from the northern edge, southward.
  public var y: Int32

  /// Creates a position.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

extension VectorTileLayer {
  /// Appends lines as one feature. Lines with fewer than two distinct points are omitted, and so is
  /// a feature without lines.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public mutating func append(lines: [[TilePoint]], attributes: [(String, Value)] = []) {
    var path = PathEncoder()
    for line in lines { path.append(line: line) }
    guard !path.commands.isEmpty else { return }
    append(.line, commands: path.commands, id: nil, attributes: attributes)
  }

  /// Appends polygons without holes as one feature. The last point of a ring is connected to its
  /// first, which is not repeated. Rings can have either orientation. Rings without area are
  /// omitted, and so is a feature without rings.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public mutating func append(polygons rings: [[TilePoint]], attributes: [(String, Value)] = []) {
    var path = PathEncoder()
    for ring in rings { path.append(exterior: ring) }
    guard !path.commands.isEmpty else { return }
    append(.polygon, commands: path.commands, id: nil, attributes: attributes)
  }
}

/// Encodes paths as vector tile commands (section 4.3 of the specification).
private struct PathEncoder {
  private(set) var commands: [UInt32] = []
  /// The cursor, which continues from one path of a feature to the next.
  private var x: Int32 = 0
  private var y: Int32 = 0

  private enum Command: UInt32 {
    case moveTo = 1
    case lineTo = 2
    case closePath = 7

    func repeated(_ count: Int) -> UInt32 { UInt32(count) << 3 | rawValue }
  }

  mutating func append(line: [TilePoint]) {
    let points = Self.withoutRepeats(line)
    guard points.count >= 2 else { return }
    appendPoints(points)
  }

  mutating func append(exterior ring: [TilePoint]) {
    var points = Self.withoutRepeats(ring)
    if points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
    guard points.count >= 3 else { return }
    let area = Self.doubledArea(points)
    guard area != 0 else { return }
    // The area of an exterior ring is positive, with y southward (section 4.3.4.4).
    if area < 0 { points.reverse() }
    appendPoints(points)
    commands.append(Command.closePath.repeated(1))
  }

  private mutating func appendPoints(_ points: [TilePoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { commands.append(Command.moveTo.repeated(1)) }
      if index == 1 { commands.append(Command.lineTo.repeated(points.count - 1)) }
      commands.append(ProtobufBytes.zigzag(point.x - x))
      commands.append(ProtobufBytes.zigzag(point.y - y))
      (x, y) = (point.x, point.y)
    }
  }

  private static func withoutRepeats(_ points: [TilePoint]) -> [TilePoint] {
    var kept: [TilePoint] = []
    kept.reserveCapacity(points.count)
    for point in points where kept.last != point { kept.append(point) }
    return kept
  }

  private static func doubledArea(_ ring: [TilePoint]) -> Int64 {
    guard var last = ring.last else { return 0 }
    var area: Int64 = 0
    for point in ring {
      area += Int64(last.x) * Int64(point.y) - Int64(point.x) * Int64(last.y)
      last = point
    }
    return area
  }
}
