/// A vector tile, decoded according to the Mapbox Vector Tile Specification 2.1, independently of
/// the encoder.
struct DecodedTile {
  struct Feature {
    /// 1 for points, 2 for lines, 3 for polygons.
    var type = 0
    /// The paths. A ring does not repeat its first point.
    var paths: [[SIMD2<Int>]] = []
    /// The number of ClosePath commands.
    var closings = 0
    var texts: [String: String] = [:]
  }

  var layers: [String: [Feature]] = [:]

  init(_ bytes: [UInt8]) throws {
    for case (3, .bytes(let layer)) in try Self.fields(bytes[...]) {
      var (name, keys, values) = ("", [String](), [String]())
      var features: [ArraySlice<UInt8>] = []
      for (number, value) in try Self.fields(layer) {
        switch (number, value) {
        case (1, .bytes(let text)): name = String(decoding: text, as: UTF8.self)
        case (2, .bytes(let feature)): features.append(feature)
        case (3, .bytes(let key)): keys.append(String(decoding: key, as: UTF8.self))
        case (4, .bytes(let bytes)): values.append(try Self.text(bytes))
        case (5, .number(let extent)): guard extent == 4096 else { throw Malformed() }
        default: break
        }
      }
      layers[name] = try features.map { try Self.feature($0, keys, values) }
    }
  }

  struct Malformed: Error {}

  private enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws -> String {
    guard let (_, value) = try fields(bytes).first else { throw Malformed() }
    switch value {
    case .number(let number): return "\(number)"
    case .bytes(let text): return String(decoding: text, as: UTF8.self)
    }
  }

  private static func feature(
    _ bytes: ArraySlice<UInt8>, _ keys: [String], _ values: [String]
  ) throws -> Feature {
    var feature = Feature()
    var (tags, commands) = ([UInt64](), [UInt64]())
    for (number, value) in try fields(bytes) {
      switch (number, value) {
      case (2, .bytes(var packed)): while !packed.isEmpty { tags.append(try varint(&packed)) }
      case (3, .number(let type)): feature.type = Int(type)
      case (4, .bytes(var packed)): while !packed.isEmpty { commands.append(try varint(&packed)) }
      default: break
      }
    }
    for index in stride(from: 0, to: tags.count, by: 2) {
      feature.texts[keys[Int(tags[index])]] = values[Int(tags[index + 1])]
    }
    var cursor = SIMD2(0, 0)
    var rest = commands[...]
    while let command = rest.popFirst() {
      let count = Int(command >> 3)
      guard command & 7 != 7 else {
        feature.closings += count
        continue
      }
      for _ in 0..<count {
        guard let x = rest.popFirst(), let y = rest.popFirst() else { throw Malformed() }
        cursor &+= SIMD2(Int(x >> 1) ^ -Int(x & 1), Int(y >> 1) ^ -Int(y & 1))
        if command & 7 == 1 { feature.paths.append([]) }
        feature.paths[feature.paths.count - 1].append(cursor)
      }
    }
    return feature
  }

  private static func fields(_ bytes: ArraySlice<UInt8>) throws -> [(Int, Value)] {
    var rest = bytes
    var fields: [(Int, Value)] = []
    while !rest.isEmpty {
      let tag = try varint(&rest)
      switch tag & 7 {
      case 0: fields.append((Int(tag >> 3), .number(try varint(&rest))))
      case 2:
        let count = Int(try varint(&rest))
        guard rest.count >= count else { throw Malformed() }
        fields.append((Int(tag >> 3), .bytes(rest.prefix(count))))
        rest = rest.dropFirst(count)
      default: throw Malformed()
      }
    }
    return fields
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) throws -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while let byte = bytes.popFirst() {
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
      shift += 7
    }
    throw Malformed()
  }
}
