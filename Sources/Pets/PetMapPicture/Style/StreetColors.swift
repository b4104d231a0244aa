package import PetMapDrawing

/// The colors of streets and of the areas between them.
///
/// Roads have a contrast of at least 1.5:1 against buildings, and paths against land.
package struct StreetColors: Sendable {
  package let built: DrawingColor
  package let green: DrawingColor
  package let wood: DrawingColor
  package let sand: DrawingColor
  package let building: DrawingColor
  package let buildingEdge: DrawingColor
  package let road: DrawingColor
  package let mainRoad: DrawingColor
  package let casing: DrawingColor
  package let path: DrawingColor
  package let rail: DrawingColor
  /// Names of parks.
  package let greenInk: DrawingColor
  /// Names of landmarks.
  package let landmarkInk: DrawingColor
  /// House numbers.
  package let quietInk: DrawingColor

  package init(isDark: Bool) {
    built = DrawingColor(isDark ? 0x303A43 : 0xEFEBE2)
    green = DrawingColor(isDark ? 0x2A3B36 : 0xE1EAD3)
    wood = DrawingColor(isDark ? 0x263832 : 0xD3E2C3)
    sand = DrawingColor(isDark ? 0x3B3A33 : 0xF3EBCF)
    building = DrawingColor(isDark ? 0x364048 : 0xD9D0C1)
    buildingEdge = DrawingColor(isDark ? 0x4A555E : 0xBDB29F)
    road = DrawingColor(isDark ? 0x55626D : 0xFFFFFF)
    mainRoad = DrawingColor(isDark ? 0x736F66 : 0xFBE7B8)
    casing = DrawingColor(isDark ? 0x222A31 : 0xC9BFAF)
    path = DrawingColor(isDark ? 0x93795A : 0xA98458)
    rail = DrawingColor(isDark ? 0x6B7781 : 0xA39B8F)
    greenInk = DrawingColor(isDark ? 0x9CC29A : 0x345D30)
    landmarkInk = DrawingColor(isDark ? 0xC2B8D6 : 0x5A4D74)
    quietInk = DrawingColor(isDark ? 0xA5AFB7 : 0x5D554D)
  }
}
