extension BoundingBox {
  /// Parses `W,S,E,N` in degrees: four ASCII decimal numbers separated by commas.
  ///
  /// ```swift
  /// try BoundingBox(parsing: "-118.2,33.7,-118.1,33.8")
  /// ```
  ///
  /// - Parameter wrapsLongitudes: Whether longitudes out of range are wrapped; see
  ///   ``init(wrappingWest:south:east:north:)``.
  /// - Throws: ``BoundingBoxTextError``; if the values form a box in another common order, the
  ///   error contains that box.
  public init(
    parsing text: some StringProtocol, wrapsLongitudes: Bool = false
  ) throws(BoundingBoxTextError) {
    let bytes = Array(text.utf8)
    var values: [Double] = []
    var offsets: [Int] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end += 1 }
      var first = start
      var last = end
      while first < last, bytes[first] == UInt8(ascii: " ") { first += 1 }
      while last > first, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
      guard
        let value = DecimalNumber.parse(Array(bytes[first..<last]).span, allowsExponent: false)
      else { throw .number(offset: first, length: last - first) }
      values.append(value)
      offsets.append(first)
      start = end + 1
    }
    guard values.count == 4 else { throw .count(values.count) }
    do {
      self =
        try wrapsLongitudes
        ? Self(wrappingWest: values[0], south: values[1], east: values[2], north: values[3])
        : Self(west: values[0], south: values[1], east: values[2], north: values[3])
    } catch {
      let offset =
        switch error {
        case .west: offsets[0]
        case .south, .southAboveNorth: offsets[1]
        case .east: offsets[2]
        case .north: offsets[3]
        }
      throw .box(error, offset: offset, swapped: Self.swapped(values, after: error))
    }
  }

  /// Returns the box that the values form in another common order, preferring one that does not
  /// cross the antimeridian.
  private static func swapped(_ values: [Double], after error: BoundingBoxError) -> BoundingBox? {
    // Each value is valid in its position: W,N,E,S, or E,N,W,S if that is the narrower box.
    var orders = [[0, 3, 2, 1]]
    if case .southAboveNorth = error {
      let width = values[2] - values[0]
      if width < 0, width > -180 { orders = [[2, 3, 0, 1]] }
    } else {
      // S,W,N,E; N,E,S,W; N,W,S,E; W,E,S,N; S,N,W,E.
      orders = [[1, 0, 3, 2], [3, 2, 1, 0], [1, 2, 3, 0], [0, 2, 1, 3], [2, 0, 3, 1]]
    }
    let boxes = orders.compactMap { order in
      try? BoundingBox(
        west: values[order[0]], south: values[order[1]], east: values[order[2]],
        north: values[order[3]])
    }
    return boxes.first { $0.west <= $0.east } ?? boxes.first
  }
}

/// An error while parsing a bounding box.
public enum BoundingBoxTextError: Error, Sendable, Hashable {
  /// The number of values is not four.
  case count(Int)
  /// A value is not a decimal number. Includes the value's offset and length in bytes.
  case number(offset: Int, length: Int)
  /// The values do not form a box. Includes the offset of the first invalid value and, if the
  /// values form a box in another order, that box.
  case box(BoundingBoxError, offset: Int, swapped: BoundingBox?)
}
