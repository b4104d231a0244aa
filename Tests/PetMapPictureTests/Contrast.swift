import Foundation
import PetMapDrawing

/// Returns the contrast ratio of two opaque colors, as defined by WCAG 2.2.
func contrast(_ one: DrawingColor, _ other: DrawingColor) -> Double {
  let lights = [one, other].map { luminance($0.rgb) }.sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

private func luminance(_ rgb: UInt32) -> Double {
  func linear(_ shift: UInt32) -> Double {
    let value = Double(rgb >> shift & 0xFF) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}
