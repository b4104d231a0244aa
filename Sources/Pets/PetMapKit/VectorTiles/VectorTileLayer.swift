/// A layer of a vector tile with points, lines or polygons and their attributes.
///
/// ```swift
/// var layer = VectorTileLayer(name: "pins")
/// layer.append(x: 12, y: 4000, id: 7, attributes: [("status", .text("FOUND"))])
/// let tile = VectorTileLayer.tile([layer])
/// ```
///
/// Source: Mapbox Vector Tile Specification 2.1.
public struct VectorTileLayer: Sendable {
  /// The width of a tile in tile units.
  public static let extent: Int32 = 4096

  /// The value of an attribute.
  public enum Value: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case double(Double)
    case boolean(Bool)
  }

  /// The layer's name in the tile.
  public let name: String
  /// The number of features.
  public private(set) var count = 0

  private var features = ProtobufBytes()
  private var keys = NumberedBytes()
  private var values = NumberedBytes()

  /// Creates an empty layer.
  public init(name: String) {
    self.name = name
  }

  /// Appends a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the western edge of the tile, in tile units.
  ///   - y: The distance from the northern edge, southward.
  ///   - id: The numeric ID of the point.
  ///   - attributes: The attributes, with unique names.
  /// - Complexity: O(*n*) expected in the number of attributes.
  public mutating func append(
    x: Int32, y: Int32, id: UInt64, attributes: [(String, Value)]
  ) {
    append(
      .point, commands: [9, ProtobufBytes.zigzag(x), ProtobufBytes.zigzag(y)], id: id,
      attributes: attributes)
  }

  /// The type of a feature's geometry (section 4.3.4).
  enum GeometryType: UInt64 {
    case point = 1
    case line = 2
    case polygon = 3
  }

  /// Appends a feature with encoded geometry.
  ///
  /// - Parameter commands: Command and parameter integers (section 4.3).
  mutating func append(
    _ type: GeometryType, commands: [UInt32], id: UInt64?, attributes: [(String, Value)]
  ) {
    var tags: [UInt32] = []
    tags.reserveCapacity(attributes.count * 2)
    for (key, value) in attributes {
      tags.append(keys.number(of: ByteKey(key)))
      tags.append(values.number(of: ByteKey(Self.bytes(of: value))))
    }
    var feature = ProtobufBytes()
    if let id { feature.append(field: 1, varint: id) }
    if !tags.isEmpty || id != nil { feature.append(field: 2, packed: tags) }
    feature.append(field: 3, varint: type.rawValue)
    feature.append(field: 4, packed: commands)
    features.append(field: 2, bytes: feature.bytes)
    count += 1
  }

  private static func bytes(of value: Value) -> [UInt8] {
    var content = ProtobufBytes()
    switch value {
    case .text(let text): content.append(field: 1, text: text)
    case .double(let number): content.append(field: 3, double: number)
    case .integer(let number) where number >= 0:
      content.append(field: 5, varint: UInt64(number))
    case .integer(let number):
      content.append(field: 6, varint: UInt64(bitPattern: number << 1 ^ number >> 63))
    case .boolean(let isTrue): content.append(field: 7, varint: isTrue ? 1 : 0)
    }
    return content.bytes
  }

  private var bytes: [UInt8] {
    var layer = ProtobufBytes()
    layer.append(field: 15, varint: 2)
    layer.append(field: 1, text: name)
    var bytes = layer.bytes + features.bytes
    var rest = ProtobufBytes()
    for key in keys.list { rest.append(field: 3, bytes: key.bytes) }
    for value in values.list { rest.append(field: 4, bytes: value.bytes) }
    rest.append(field: 5, varint: UInt64(Self.extent))
    bytes += rest.bytes
    return bytes
  }

  /// Returns a tile with the layers that contain features, or an empty array if no layer does.
  public static func tile(_ layers: [VectorTileLayer]) -> [UInt8] {
    var tile = ProtobufBytes()
    for layer in layers where layer.count > 0 { tile.append(field: 3, bytes: layer.bytes) }
    return tile.bytes
  }
}

/// The distinct keys or values of a layer, numbered in order of appearance.
private struct NumberedBytes: Sendable {
  private(set) var list: [ByteKey] = []
  private var numbers: [ByteKey: Int] = [:]

  mutating func number(of bytes: ByteKey) -> UInt32 {
    if let number = numbers[bytes] { return UInt32(number) }
    numbers[bytes] = list.count
    list.append(bytes)
    return UInt32(list.count - 1)
  }
}

/// A writer for the Protocol Buffers encodings that vector tiles use.
///
/// Source: Protocol Buffers, "Encoding" (protobuf.dev/programming-guides/encoding).
package struct ProtobufBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a varint, in groups of seven bits, lowest first.
  package mutating func append(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func append(field: UInt64, varint number: UInt64) {
    append(varint: field << 3)
    append(varint: number)
  }

  package mutating func append(field: UInt64, bytes content: [UInt8]) {
    append(varint: field << 3 | 2)
    append(varint: UInt64(content.count))
    bytes += content
  }

  package mutating func append(field: UInt64, text: String) {
    append(field: field, bytes: Array(text.utf8))
  }

  package mutating func append(field: UInt64, double number: Double) {
    append(varint: field << 3 | 1)
    var bits = number.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  package mutating func append(field: UInt64, packed numbers: [UInt32]) {
    var content = ProtobufBytes()
    for number in numbers { content.append(varint: UInt64(number)) }
    append(field: field, bytes: content.bytes)
  }

  /// ZigZag encoding: 0, -1, 1, -2 become 0, 1, 2, 3.
  package static func zigzag(_ number: Int32) -> UInt32 {
    UInt32(bitPattern: number << 1 ^ number >> 31)
  }

  /// Decodes ``zigzag(_:)``.
  package static func signed(_ number: UInt32) -> Int32 {
    Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
  }
}
