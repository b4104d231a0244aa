/// One layer of a vector tile, of points with attributes.
///
/// ```swift
/// var layer = VectorTileLayer(name: "pins")
/// layer.append(x: 12, y: 4000, id: 7, attributes: [("status", .text("FOUND"))])
/// let tile = VectorTileLayer.tile([layer])
/// ```
///
/// Source: Mapbox Vector Tile Specification 2.1. Only points are written here, so no ring's winding
/// has to be right.
public struct VectorTileLayer: Sendable {
  /// The width of a tile in the units of coordinates.
  public static let extent: Int32 = 4096

  /// What an attribute can be.
  public enum Value: Sendable {
    case text(String)
    case integer(Int64)
    case double(Double)
    case boolean(Bool)
  }

  /// The layer's name in the tile.
  public let name: String
  /// How many points there are.
  public private(set) var count = 0

  private var features = ProtobufBytes()
  private var keys: [String] = []
  private var keyIndices: [ExactText: UInt32] = [:]
  private var values: [Value] = []
  private var valueIndices: [ExactValue: UInt32] = [:]

  /// A layer without features.
  public init(name: String) {
    self.name = name
  }

  /// Appends a point.
  ///
  /// - Parameters:
  ///   - x: from the tile's western edge, in units of which it has ``extent``.
  ///   - y: from its northern edge, southwards.
  ///   - id: by which a map tells the point from others.
  ///   - attributes: by name, each once.
  /// - Complexity: O(number of attributes), expected.
  public mutating func append(
    x: Int32, y: Int32, id: UInt64, attributes: [(String, Value)]
  ) {
    var tags: [UInt32] = []
    tags.reserveCapacity(attributes.count * 2)
    for (key, value) in attributes {
      tags.append(index(of: key))
      tags.append(index(of: value))
    }
    var feature = ProtobufBytes()
    feature.append(field: 1, varint: id)
    feature.append(field: 2, packed: tags)
    // A point.
    feature.append(field: 3, varint: 1)
    // One "move to".
    feature.append(field: 4, packed: [9, ProtobufBytes.zigzag(x), ProtobufBytes.zigzag(y)])
    features.append(field: 2, bytes: feature.bytes)
    count += 1
  }

  private mutating func index(of key: String) -> UInt32 {
    if let index = keyIndices[ExactText(key)] { return index }
    let index = UInt32(keys.count)
    keys.append(key)
    keyIndices[ExactText(key)] = index
    return index
  }

  private mutating func index(of value: Value) -> UInt32 {
    let exact = ExactValue(value)
    if let index = valueIndices[exact] { return index }
    let index = UInt32(values.count)
    values.append(value)
    valueIndices[exact] = index
    return index
  }

  private var bytes: [UInt8] {
    var layer = ProtobufBytes()
    layer.append(field: 15, varint: 2)
    layer.append(field: 1, text: name)
    var bytes = layer.bytes + features.bytes
    var rest = ProtobufBytes()
    for key in keys { rest.append(field: 3, text: key) }
    for value in values {
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
      rest.append(field: 4, bytes: content.bytes)
    }
    rest.append(field: 5, varint: UInt64(Self.extent))
    bytes += rest.bytes
    return bytes
  }

  /// A tile of the layers that have points; empty when none has.
  public static func tile(_ layers: [VectorTileLayer]) -> [UInt8] {
    var tile = ProtobufBytes()
    for layer in layers where layer.count > 0 { tile.append(field: 3, bytes: layer.bytes) }
    return tile.bytes
  }
}

/// A text that equals only the one with the same bytes: `String` takes é and e with an accent for
/// the same.
private struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    var (one, other) = (left.text, right.text)
    return one.withUTF8 { one in other.withUTF8 { other in unsafe one.elementsEqual(other) } }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

private enum ExactValue: Hashable, Sendable {
  case text(ExactText)
  case integer(Int64)
  case double(UInt64)
  case boolean(Bool)

  init(_ value: VectorTileLayer.Value) {
    switch value {
    case .text(let text): self = .text(ExactText(text))
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .double(number.bitPattern)
    case .boolean(let isTrue): self = .boolean(isTrue)
    }
  }
}
