public import PetMapGeo
import PetMapSynonyms

extension Coordinate {
  /// Creates a coordinate from text in any notation that is recognized in files: degrees, minutes and
  /// seconds, with symbols and hemispheres of many languages; well-known text and binary; JSON; a
  /// `geo:` URI or a map link; a geohash; and a reference in the Military Grid Reference System.
  ///
  /// Two plain numbers are a latitude and a longitude. A geohash must be lowercase and contain letters
  /// and digits, because many words and postal codes would be geohashes.
  ///
  /// - Parameters:
  ///   - text: The text. Surrounding spaces are ignored.
  ///   - unprojection: See ``ReadingOptions/unprojection``. Without it, grid references are not
  ///     recognized.
  public init?(
    inAnyNotation text: String, unprojection: ((_ system: String) -> Unprojection?)? = nil
  ) {
    if let coordinate = try? Coordinate(parsing: text) {
      self = coordinate
      return
    }
    let bytes = Array(text.trimmingBlanks.utf8)
    if let reference = GridReference(bytes) {
      let coordinates = unprojection?(reference.system)?([reference.point])
      guard let coordinate = coordinates?.first.flatMap({ $0 }) else { return nil }
      self = coordinate
      return
    }
    var notation = PointNotation(column: "")
    notation.isGeohash =
      bytes.contains { $0 &- UInt8(ascii: "0") < 10 }
      && bytes.contains { $0 &- UInt8(ascii: "a") < 26 }
      && !bytes.contains { $0 &- UInt8(ascii: "A") < 26 }
    guard let point = PointText.read(bytes[...], notation),
      let coordinate = try? Coordinate(latitude: point.y, longitude: point.x)
    else {
      return nil
    }
    self = coordinate
  }
}
