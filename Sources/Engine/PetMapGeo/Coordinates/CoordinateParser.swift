extension Coordinate {
  /// Parses a coordinate in one of several common notations.
  ///
  /// The following strings denote the same coordinate:
  ///
  /// ```
  /// 52.22970, 21.01220              decimal degrees, latitude first
  /// 52.22970° N, 21.01220° E        with hemispheres, before or after the number
  /// 21.0122E 52.2297N               in either order if letters specify it
  /// 52°13'46.92"N 21°00'43.92"E     degrees, minutes, seconds; also ′ ″ ’ ” and ''
  /// 52 13.782 N; 21 0.732 E         degrees and decimal minutes
  /// ```
  ///
  /// Numbers are ASCII decimal numbers with a decimal point. Degrees may have a sign if no letter
  /// specifies the hemisphere. Commas and semicolons may only separate the two values.
  ///
  /// - Parameter wrapsLongitude: Whether a longitude out of range is wrapped; see
  ///   ``init(latitude:wrappingLongitude:)``.
  /// - Throws: ``CoordinateTextError`` with the problem, its offset in the text, and the invalid
  ///   value.
  public init(
    parsing text: some StringProtocol, wrapsLongitude: Bool = false
  ) throws(CoordinateTextError) {
    var scanner = CoordinateScanner(Array(text.utf8))
    let tokens = try scanner.tokens()
    var (first, second) = try CoordinateValue.pair(tokens, end: scanner.end)
    if first.axis == .longitude || second.axis == .latitude {
      guard first.axis != .latitude, second.axis != .longitude else {
        throw .conflictingHemisphere(offset: second.letterOffset)
      }
      swap(&first, &second)
    }
    guard first.axis != .longitude, second.axis != .latitude else {
      throw .conflictingHemisphere(offset: max(first.letterOffset, second.letterOffset))
    }
    let latitude = first.degrees
    guard abs(latitude) <= 90 else { throw .latitude(latitude, offset: first.offset) }
    guard let longitude = Self.wrapped(second.degrees),
      wrapsLongitude || abs(second.degrees) <= 180
    else { throw .longitude(second.degrees, offset: second.offset) }
    self.init(validLatitude: latitude, wrappingLongitude: longitude)
  }
}

/// The latitude or longitude, assembled from its parts.
private struct CoordinateValue {
  enum Axis { case latitude, longitude }

  var degrees: Double
  var offset: Int
  var axis: Axis?
  var letterOffset: Int

  /// Parses tokens as two values.
  static func pair(
    _ tokens: [CoordinateToken], end: Int
  ) throws(CoordinateTextError) -> (CoordinateValue, CoordinateValue) {
    guard !tokens.isEmpty else { throw .missingNumber(offset: end) }
    let split = try splitIndex(tokens, end: end)
    let first = tokens[..<split]
    var second = tokens[split...]
    var start = end
    if let token = second.first, token.kind == .separator {
      second = second.dropFirst()
      start = token.offset + 1
    }
    return (
      try CoordinateValue(first, offset: tokens[0].offset),
      try CoordinateValue(second, offset: second.first?.offset ?? max(start, end))
    )
  }

  /// Returns the index of the first token of the second value.
  private static func splitIndex(
    _ tokens: [CoordinateToken], end: Int
  ) throws(CoordinateTextError) -> Int {
    if let separator = tokens.firstIndex(where: { $0.kind == .separator }) { return separator }
    let letters = tokens.indices.filter { tokens[$0].letter != nil }
    if let first = letters.first {
      if first > 0 { return first + 1 }
      if letters.count > 1 { return letters[1] }
    }
    let degrees = tokens.indices.filter { tokens[$0].mark == .degrees }
    if degrees.count > 1 { return degrees[1] }
    // There are only bare numbers, so both values have the same number of parts.
    let numbers = tokens.indices.filter { tokens[$0].isNumber }
    guard numbers.count.isMultiple(of: 2) else {
      if numbers.count == 1 { throw .missingNumber(offset: end) }
      throw .misplacedNumber(offset: tokens[numbers[numbers.count - 1]].offset)
    }
    return numbers.isEmpty ? tokens.count : numbers[numbers.count / 2]
  }

  init(_ tokens: ArraySlice<CoordinateToken>, offset: Int) throws(CoordinateTextError) {
    self.offset = offset
    letterOffset = offset
    var parts = [0.0, 0, 0]
    var count = 0
    var isLast = false
    var isNegative = false
    var isSigned = false
    var isSouthOrWest = false
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.kind {
      case .separator:
        throw .unexpected(offset: token.offset)
      case .hemisphere(let letter):
        guard axis == nil else { throw .conflictingHemisphere(offset: token.offset) }
        guard index == tokens.startIndex || index == tokens.endIndex - 1 else {
          throw .unexpected(offset: token.offset)
        }
        axis = letter == .north || letter == .south ? .latitude : .longitude
        isSouthOrWest = letter == .south || letter == .west
        letterOffset = token.offset
      case .number(let number):
        let part = number.mark?.rawValue ?? count
        guard part >= count, part < 3, !isLast, count > 0 || part == 0 else {
          throw .misplacedNumber(offset: token.offset)
        }
        if part == 0 {
          isNegative = number.isNegative
          isSigned = number.isSigned
        } else {
          guard !number.isSigned else { throw .unexpected(offset: token.offset) }
          guard number.value < 60 else {
            throw .sixtiethOutOfRange(number.value, offset: token.offset)
          }
        }
        parts[part] = number.value
        count = part + 1
        // Only the last part may have decimal places.
        isLast = number.hasDecimals
      }
    }
    guard count > 0 else { throw .missingNumber(offset: offset) }
    if isSigned, axis != nil { throw .conflictingHemisphere(offset: letterOffset) }
    // Convert to seconds first, so that only the division rounds.
    let magnitude =
      count == 1 ? parts[0] : (parts[0] * 3600 + parts[1] * 60 + parts[2]) / 3600
    degrees = isNegative || isSouthOrWest ? -magnitude : magnitude
  }
}

/// An error while parsing a coordinate, with its offset in UTF-8 bytes.
public enum CoordinateTextError: Error, Sendable, Hashable {
  /// A number is missing before the end of the text or another token.
  case missingNumber(offset: Int)
  /// An unexpected character.
  case unexpected(offset: Int)
  /// A value has too many parts, or its parts are out of order.
  case misplacedNumber(offset: Int)
  /// Minutes or seconds of 60 or more.
  case sixtiethOutOfRange(Double, offset: Int)
  /// A hemisphere letter that contradicts another letter or a sign.
  case conflictingHemisphere(offset: Int)
  /// The latitude is not between -90 and 90.
  case latitude(Double, offset: Int)
  /// The longitude is not between -180 and 180.
  case longitude(Double, offset: Int)
}
