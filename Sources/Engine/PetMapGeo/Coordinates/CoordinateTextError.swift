/// A parsing error of a coordinate's text, with an offset in UTF-8 bytes.
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
