import PetMapKit
import PetMapPicture
import TestSupport
import Testing

struct DecodedVectorTileTests {
  @Test func `attributes and points are read back`() throws {
    var layer = VectorTileLayer(name: "pins")
    layer.append(
      x: 1024, y: -2048, id: 7,
      attributes: [
        ("name", .text("Łąkowa")), ("rank", .integer(-3)), ("size", .double(2.5)),
        ("is_tunnel", .boolean(true)), ("large", .integer(1 << 40)),
      ])
    let tile = try #require(DecodedVectorTile(VectorTileLayer.tile([layer])))
    #expect(tile.names == ["pins"])
    let feature = try #require(tile.features(of: "pins").first)
    #expect(feature.geometry == .point)
    #expect(feature.text("name") == "Łąkowa")
    #expect(feature.number("rank") == -3)
    #expect(feature.number("size") == 2.5)
    #expect(feature.number("large") == Double(1 << 40))
    #expect(feature["is_tunnel"] == .boolean(true))
    #expect(feature["other"] == nil)
    let point = try #require(feature.paths.first?.first)
    #expect(point == (0.25, -0.5))
    #expect(tile.features(of: "other").isEmpty)
  }

  /// Section 4.3.5.5 of the specification: a polygon with a ring, here in a tile of 16 units.
  @Test func `rings are read without their first point again`() throws {
    let geometry: [UInt8] = [9, 6, 12, 18, 10, 12, 24, 44, 15]
    let feature: [UInt8] = [24, 3, 34, UInt8(geometry.count)] + geometry
    let layer: [UInt8] =
      [120, 2, 10, 1, UInt8(ascii: "a"), 18, UInt8(feature.count)] + feature + [40, 16]
    let tile = try #require(DecodedVectorTile([26, UInt8(layer.count)] + layer))
    let polygon = try #require(tile.features(of: "a").first)
    #expect(polygon.geometry == .polygon)
    let ring = try #require(polygon.paths.first).map { [$0.x * 16, $0.y * 16] }
    #expect(ring == [[3, 6], [8, 12], [20, 34]])
  }

  @Test func `damaged tiles do not crash`() throws {
    var layer = VectorTileLayer(name: "pins")
    layer.append(x: 5, y: 6, id: 1, attributes: [("name", .text("Rex")), ("age", .integer(3))])
    let bytes = VectorTileLayer.tile([layer])
    var random = SeededRandom(seed: 54)
    for count in 0..<bytes.count {
      _ = DecodedVectorTile(Array(bytes.prefix(count)))?.features(of: "pins")
      var changed = bytes
      changed[count] = UInt8.random(in: 0...255, using: &random)
      _ = DecodedVectorTile(changed)?.features(of: "pins")
    }
    #expect(DecodedVectorTile([26, 200])?.names == nil)
  }
}
