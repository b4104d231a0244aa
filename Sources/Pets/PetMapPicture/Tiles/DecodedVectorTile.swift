public import PetMapKit

/// The layers of a vector tile, decoded on demand.
///
/// ```swift
/// let tile = DecodedVectorTile(bytes)
/// for feature in tile?.features(of: "place") ?? [] { print(feature.text("name") ?? "") }
/// ```
///
/// Source: Mapbox Vector Tile Specification 2.1.
public struct DecodedVectorTile: Sendable {
  /// The type of a feature's geometry.
  public enum Geometry: String, Sendable, Hashable {
    case point = "Point"
    case line = "LineString"
    case polygon = "Polygon"
  }

  /// A feature with its attributes.
  public struct Feature: Sendable {
    /// The type of the geometry.
    public let geometry: Geometry
    fileprivate let attributes: [String: VectorTileLayer.Value]
    /// The paths as fractions of the tile's width and height, from its northwestern corner. A ring
    /// does not repeat its first point.
    public let paths: [[(x: Double, y: Double)]]

    /// The value of an attribute, or `nil` if the feature has none of this name.
    public subscript(name: String) -> VectorTileLayer.Value? { attributes[name] }

    /// The text of an attribute, or `nil` if it is missing or another type of value.
    public func text(_ name: String) -> String? {
      if case .text(let text)? = attributes[name] { text } else { nil }
    }

    /// The number in an attribute, or `nil` if it is missing or another type of value.
    public func number(_ name: String) -> Double? {
      switch attributes[name] {
      case .integer(let number)?: Double(number)
      case .double(let number)?: number
      default: nil
      }
    }
  }

  private let bytes: [UInt8]
  private let layers: [(name: String, range: Range<Int>)]

  /// The names of the layers.
  public var names: [String] { layers.map { $0.name } }

  /// Returns `nil` if the bytes are not a vector tile.
  ///
  /// - Parameter bytes: The uncompressed tile.
  public init?(_ bytes: [UInt8]) {
    var layers: [(name: String, range: Range<Int>)] = []
    var tile = ProtobufReader(bytes)
    while !tile.isAtEnd {
      guard let field = tile.field() else { return nil }
      guard field.number == 3, case .bytes(let range) = field.content else { continue }
      var layer = ProtobufReader(bytes, in: range)
      var name: String?
      while name == nil, !layer.isAtEnd {
        guard let field = layer.field() else { return nil }
        if field.number == 1, case .bytes(let text) = field.content {
          name = String(decoding: bytes[text], as: UTF8.self)
        }
      }
      guard let name else { return nil }
      layers.append((name, range))
    }
    self.bytes = bytes
    self.layers = layers
  }

  /// Returns the features of a layer. Malformed features are omitted.
  ///
  /// - Complexity: O(*n*) in the size of the layer.
  public func features(of name: String) -> [Feature] {
    guard let range = layers.first(where: { $0.name == name })?.range else { return [] }
    var layer = ProtobufReader(bytes, in: range)
    var keys: [String] = []
    var values: [VectorTileLayer.Value?] = []
    var features: [Range<Int>] = []
    var extent = Double(VectorTileLayer.extent)
    while let (number, content) = layer.field() {
      switch (number, content) {
      case (2, .bytes(let range)): features.append(range)
      case (3, .bytes(let range)): keys.append(String(decoding: bytes[range], as: UTF8.self))
      case (4, .bytes(let range)): values.append(value(in: range))
      case (5, .number(let width)) where width > 0: extent = Double(width)
      default: break
      }
    }
    return features.compactMap { feature(in: $0, keys, values, extent) }
  }

  private func value(in range: Range<Int>) -> VectorTileLayer.Value? {
    var reader = ProtobufReader(bytes, in: range)
    switch reader.field() {
    case (1, .bytes(let text))?: return .text(String(decoding: bytes[text], as: UTF8.self))
    case (2, .bits(let bits, 4))?:
      return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case (3, .bits(let bits, 8))?: return .double(Double(bitPattern: bits))
    case (4, .number(let number))?: return .integer(Int64(bitPattern: number))
    case (5, .number(let number))?: return .integer(Int64(clamping: number))
    case (6, .number(let number))?:
      return .integer(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    case (7, .number(let number))?: return .boolean(number != 0)
    default: return nil
    }
  }

  private func feature(
    in range: Range<Int>, _ keys: [String], _ values: [VectorTileLayer.Value?], _ extent: Double
  ) -> Feature? {
    var reader = ProtobufReader(bytes, in: range)
    var geometry: Geometry?
    var attributes: [String: VectorTileLayer.Value] = [:]
    var paths: [[(x: Double, y: Double)]]?
    while !reader.isAtEnd {
      guard let (number, content) = reader.field() else { return nil }
      switch (number, content) {
      case (2, .bytes(let tags)):
        guard let numbers = numbers(in: tags), numbers.count % 2 == 0 else { return nil }
        for index in stride(from: 0, to: numbers.count, by: 2) {
          let (key, value) = (numbers[index], numbers[index + 1])
          guard key < keys.count, value < values.count else { return nil }
          attributes[keys[Int(key)]] = values[Int(value)]
        }
      case (3, .number(let type)): geometry = [1: .point, 2: .line, 3: .polygon][type]
      case (4, .bytes(let commands)):
        paths = numbers(in: commands).flatMap { Self.paths($0, extent) }
      default: break
      }
    }
    guard let geometry, let paths else { return nil }
    return Feature(geometry: geometry, attributes: attributes, paths: paths)
  }

  private func numbers(in range: Range<Int>) -> [UInt32]? {
    var reader = ProtobufReader(bytes, in: range)
    var numbers: [UInt32] = []
    while !reader.isAtEnd {
      guard let number = reader.varint().flatMap({ UInt32(exactly: $0) }) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Follows command and parameter integers (section 4.3), or returns `nil` if they are malformed.
  private static func paths(
    _ commands: [UInt32], _ extent: Double
  ) -> [[(x: Double, y: Double)]]? {
    var paths: [[(x: Double, y: Double)]] = []
    var (x, y): (Int32, Int32) = (0, 0)
    var index = 0
    while index < commands.count {
      let (command, count) = (commands[index] & 7, Int(commands[index] >> 3))
      index += 1
      if command == 7 { continue }
      guard command == 1 || command == 2, 2 * count <= commands.count - index else { return nil }
      for _ in 0..<count {
        x &+= ProtobufBytes.signed(commands[index])
        y &+= ProtobufBytes.signed(commands[index + 1])
        index += 2
        if command == 1 { paths.append([]) }
        guard !paths.isEmpty else { return nil }
        paths[paths.count - 1].append((Double(x) / extent, Double(y) / extent))
      }
    }
    return paths
  }
}
