/// A tile of the Web Mercator world, which has 2^z by 2^z tiles at zoom z: x increases eastward
/// from the antimeridian, y southward from the northern edge.
///
/// ```swift
/// TileID(containing: try Coordinate(latitude: 52.2297, longitude: 21.0122), zoom: 10)
/// // 10/571/337
/// ```
public struct TileID: Sendable, Hashable {
  /// The zoom, from 0 to 30.
  public let z: Int
  /// The column, from 0 to 2^z - 1.
  public let x: Int
  /// The row, from 0 to 2^z - 1.
  public let y: Int

  /// Creates a tile, or returns `nil` if the zoom, column, or row is out of range.
  public init?(z: Int, x: Int, y: Int) {
    guard z >= 0, z <= 30, x >= 0, x >> z == 0, y >= 0, y >> z == 0 else { return nil }
    self.z = z
    self.x = x
    self.y = y
  }

  /// Creates the tile that contains a coordinate; coordinates beyond the edges belong to the
  /// outermost rows.
  ///
  /// - Precondition: `zoom` is between 0 and 30.
  public init(containing coordinate: Coordinate, zoom: Int) {
    precondition(zoom >= 0 && zoom <= 30)
    let position = WorldPosition(coordinate)
    let count = Double(1 << zoom)
    z = zoom
    x = Int(min(count - 1, (position.x * count).rounded(.down)))
    y = Int(min(count - 1, (position.y * count).rounded(.down)))
  }

  /// Creates the tile with the given quadkey, which has one digit from 0 to 3 per zoom; returns
  /// `nil` if the text is not a quadkey.
  public init?(quadkey: some StringProtocol) {
    var z = 0
    var x = 0
    var y = 0
    for digit in quadkey.utf8 {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "3"), z < 30 else { return nil }
      z += 1
      x = x << 1 | Int(digit & 1)
      y = y << 1 | Int(digit >> 1 & 1)
    }
    self.init(z: z, x: x, y: y)
  }

  /// The quadkey of the tile: one digit from 0 to 3 per zoom, starting at the world.
  public var quadkey: String {
    var bytes: [UInt8] = []
    for bit in (0..<z).reversed() {
      bytes.append(UInt8(ascii: "0") + UInt8(x >> bit & 1) + UInt8(y >> bit & 1) * 2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tile at the next shallower zoom that contains this one, or `nil` at zoom 0.
  public var parent: TileID? { TileID(z: z - 1, x: x >> 1, y: y >> 1) }

  /// The four tiles at the next deeper zoom that make up this one: northwest, northeast, southwest,
  /// southeast. Empty at zoom 30.
  public var children: [TileID] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].compactMap {
      TileID(z: z + 1, x: 2 * x + $0.0, y: 2 * y + $0.1)
    }
  }

  /// The region covered by the tile, including its edges.
  ///
  /// The tiles in the first and last rows end at ±85.0511287798066°.
  public var boundingBox: BoundingBox {
    let count = Double(1 << z)
    return BoundingBox(
      validWest: Double(x) / count * 360 - 180,
      south: WorldPosition.latitude(y: Double(y + 1) / count),
      east: Double(x + 1) / count * 360 - 180,
      north: WorldPosition.latitude(y: Double(y) / count))
  }
}

/// Returns the nearest integer, with halves rounded up as in JavaScript.
package func wholePixels(_ pixels: Double) -> Int {
  let halves = (max(-0x1p30, min(0x1p30, pixels)) * 2).rounded(.down) + 1
  return Int((halves * 0.5).rounded(.down))
}
