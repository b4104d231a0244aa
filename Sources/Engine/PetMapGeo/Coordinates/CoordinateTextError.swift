/// Why a text is not a coordinate, with the offset in UTF-8 bytes of what is wrong.
public enum CoordinateTextError: Error, Sendable, Hashable {
  /// A number is missing where the text ends or something else stands.
  case missingNumber(offset: Int)
  /// Something that has no meaning in a coordinate.
  case unexpected(offset: Int)
  /// A value with more than degrees, minutes and seconds, or with its parts out of order.
  case misplacedNumber(offset: Int)
  /// Minutes or seconds of 60 or more.
  case sixtiethOutOfRange(Double, offset: Int)
  /// A hemisphere's letter that contradicts another letter or a sign.
  case conflictingHemisphere(offset: Int)
  /// A latitude that is not between -90 and 90.
  case latitude(Double, offset: Int)
  /// A longitude that is not between -180 and 180.
  case longitude(Double, offset: Int)
}
