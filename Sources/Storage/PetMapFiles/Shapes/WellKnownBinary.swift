import PetMapGeo

/// Reads geometries in well-known binary (OGC 06-103r4, 8.2), including PostGIS's variant with an
/// SRID.
package struct WellKnownBinary {
  /// The maximum number of collections within each other.
  private static let depthLimit = 8

  private let bytes: [UInt8]
  private var index: Int

  private init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Returns the geometry in well-known binary, or `nil` if the bytes are not one.
  ///
  /// - Parameter index: The index of the first byte.
  package static func shape(_ bytes: [UInt8], at index: Int = 0) -> PlaneShape? {
    var reader = WellKnownBinary(bytes, at: index)
    return reader.shape(depth: 0)
  }

  /// The flag of a type that an SRID follows.
  private static let hasSRID: UInt64 = 0x2000_0000

  /// Returns the identifier of the geometry's coordinate system, or `nil` if it has none.
  static func srid(_ bytes: [UInt8]) -> Int? {
    var reader = WellKnownBinary(bytes, at: 1)
    guard let order = bytes.first, order <= 1, let type = reader.number(4, order == 1),
      type & hasSRID != 0, let srid = reader.number(4, order == 1), srid > 0
    else { return nil }
    return Int(srid)
  }

  /// Returns the type of a geometry, or `nil` if the bytes are not a geometry.
  ///
  /// - Parameter index: The index of the first byte.
  static func type(of bytes: [UInt8], at index: Int) -> GeometryType? {
    var reader = WellKnownBinary(bytes, at: index + 1)
    guard index < bytes.count, bytes[index] <= 1, let code = reader.number(4, bytes[index] == 1)
    else { return nil }
    // Extended well-known binary has flags for heights and measures.
    let flags = (code & 0x8000_0000 != 0 ? 1000 : 0) + (code & 0x4000_0000 != 0 ? 2000 : 0)
    return GeometryType(code: Int(code & 0xFFFF) + flags)
  }

  private mutating func shape(depth: Int) -> PlaneShape? {
    guard depth < Self.depthLimit, index < bytes.count, bytes[index] <= 1 else { return nil }
    let isLittleEndian = bytes[index] == 1
    index += 1
    guard let type = number(4, isLittleEndian) else { return nil }
    if type & Self.hasSRID != 0 { index += 4 }
    let extended = type & 0xC000_0000
    let kind = Int(type & 0xFFFF)
    let dimensions =
      extended != 0 ? 2 + extended.nonzeroBitCount : [2, 3, 3, 4][min(3, kind / 1000)]
    switch kind % 1000 {
    case 1:
      guard let point = point(dimensions, isLittleEndian) else { return nil }
      return point.x.isNaN || point.y.isNaN ? PlaneShape() : PlaneShape(points: [point])
    case 2: return line(dimensions, isLittleEndian).map { PlaneShape(lines: [$0]) }
    case 3: return rings(dimensions, isLittleEndian).map { PlaneShape(areas: [$0]) }
    case 4...7:
      guard let count = count(isLittleEndian, size: 5) else { return nil }
      var whole = PlaneShape()
      for _ in 0..<count {
        guard let part = shape(depth: depth + 1) else { return nil }
        whole.add(part)
      }
      return whole
    default: return nil
    }
  }

  private mutating func rings(_ dimensions: Int, _ isLittleEndian: Bool) -> [[PlanePoint]]? {
    guard let count = count(isLittleEndian, size: 4) else { return nil }
    var rings: [[PlanePoint]] = []
    for _ in 0..<count {
      guard let ring = line(dimensions, isLittleEndian) else { return nil }
      rings.append(ring)
    }
    return rings
  }

  private mutating func line(_ dimensions: Int, _ isLittleEndian: Bool) -> [PlanePoint]? {
    guard let count = count(isLittleEndian, size: 8 * dimensions) else { return nil }
    var line: [PlanePoint] = []
    for _ in 0..<count {
      guard let point = point(dimensions, isLittleEndian) else { return nil }
      line.append(point)
    }
    return line
  }

  private mutating func point(_ dimensions: Int, _ isLittleEndian: Bool) -> PlanePoint? {
    guard let x = number(8, isLittleEndian), let y = number(8, isLittleEndian) else { return nil }
    index += 8 * (dimensions - 2)
    guard index <= bytes.count else { return nil }
    return PlanePoint(x: Double(bitPattern: x), y: Double(bitPattern: y))
  }

  /// Reads the number of elements, or returns `nil` if the remaining bytes cannot contain them.
  ///
  /// - Parameter size: The minimum number of bytes of an element.
  private mutating func count(_ isLittleEndian: Bool, size: Int) -> Int? {
    guard let count = number(4, isLittleEndian),
      count <= UInt64((bytes.count - index) / size)
    else { return nil }
    return Int(count)
  }

  private mutating func number(_ size: Int, _ isLittleEndian: Bool) -> UInt64? {
    guard index + size <= bytes.count else { return nil }
    defer { index += size }
    return (0..<size).reduce(0) { number, offset in
      number << 8 | UInt64(bytes[index + (isLittleEndian ? size - 1 - offset : offset)])
    }
  }
}
