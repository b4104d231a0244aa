import PetMapGeo

/// Decodes geohashes (Niemeyer 2008): base 32, five bits per character, longitude and latitude
/// alternating.
enum Geohash {
  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  /// Returns the center of the cell denoted by a geohash of 4 to 12 characters, or `nil` for any
  /// other text.
  static func center(_ text: [UInt8]) -> PlanePoint? {
    guard (4...12).contains(text.count) else { return nil }
    var (west, east, south, north) = (-180.0, 180.0, -90.0, 90.0)
    var isEast = true
    for byte in text {
      let letter = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      guard let digit = alphabet.firstIndex(of: letter) else { return nil }
      for bit in [16, 8, 4, 2, 1] {
        if isEast {
          let middle = (west + east) / 2
          if digit & bit != 0 { west = middle } else { east = middle }
        } else {
          let middle = (south + north) / 2
          if digit & bit != 0 { south = middle } else { north = middle }
        }
        isEast.toggle()
      }
    }
    return PlanePoint(x: (west + east) / 2, y: (south + north) / 2)
  }
}
