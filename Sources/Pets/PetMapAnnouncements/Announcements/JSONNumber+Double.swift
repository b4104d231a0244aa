public import PetMapJSON
import PetMapGeo

extension JSONNumber {
  /// The double nearest to the number, ties to even; infinite when it is beyond all of them.
  public var double: Double {
    DecimalNumber.parse(text) ?? (text.utf8.first == UInt8(ascii: "-") ? -.infinity : .infinity)
  }
}
