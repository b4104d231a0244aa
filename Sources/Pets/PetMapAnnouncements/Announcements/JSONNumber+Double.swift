public import PetMapJSON
import PetMapGeo

extension JSONNumber {
  /// The nearest double, with ties rounded to even, or infinity if the number exceeds the range.
  public var double: Double {
    DecimalNumber.parse(text) ?? (text.utf8.first == UInt8(ascii: "-") ? -.infinity : .infinity)
  }
}
