package import PetMapDrawing
import PetMapGeo
import PetMapParameters

extension Values {
  /// Names of screens with their sizes in CSS pixels: `iphone-se` (second and third generation),
  /// `iphone-16`, `ipad` (tenth generation, portrait), `fullhd`.
  package static let namedScreens: [(name: String, width: Double, height: Double)] = [
    ("iphone-se", 375, 667), ("iphone-16", 393, 852), ("ipad", 820, 1180), ("fullhd", 1920, 1080),
  ]

  /// The size of a viewport in CSS pixels.
  package struct ScreenSize: Sendable, Hashable {
    package let width: Double
    package let height: Double
  }

  /// Reads `390x844`, `390×844` or the name of a screen.
  package static func screenSize(_ text: String) throws(ValueError) -> ScreenSize {
    let folded = text.trimmed.lowercased()
    if let screen = namedScreens.first(where: { $0.name == folded }) {
      return ScreenSize(width: screen.width, height: screen.height)
    }
    let names = namedScreens.map(\.name)
    let remedy =
      "use WIDTHxHEIGHT in pixels, such as 390x844, or one of \(names.joined(separator: ", "))"
    let sides = folded.split(separator: "×", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "x", omittingEmptySubsequences: false) }
    guard sides.count == 2, let width = DecimalNumber.parse(sides[0].trimmed),
      let height = DecimalNumber.parse(sides[1].trimmed)
    else {
      if let nearest = Suggestion.nearest(to: folded, among: names) {
        throw ValueError("invalid viewport", remedy: "did you mean \(nearest)?")
      }
      throw ValueError("invalid viewport", remedy: remedy)
    }
    do {
      _ = try Viewport(width: width, height: height)
    } catch {
      throw ValueError(
        "width or height is out of range (above 0, up to \(Int(Viewport.largestSide)) pixels)",
        remedy: remedy)
    }
    return ScreenSize(width: width, height: height)
  }

  /// Reads `T,R,B,L` in CSS pixels, or one number for all four.
  package static func insets(_ text: String) throws(ValueError) -> ViewportInsets {
    let remedy = "use top,right,bottom,left in pixels, such as 59,0,34,0"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for part in parts {
      guard let value = DecimalNumber.parse(part.trimmed) else {
        throw ValueError("contains an invalid number", remedy: remedy)
      }
      numbers.append(value)
    }
    if numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 4) }
    guard numbers.count == 4 else { throw ValueError("not four numbers", remedy: remedy) }
    do {
      return try ViewportInsets(
        top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    } catch {
      throw ValueError("an inset is negative", remedy: remedy)
    }
  }

  /// Reads the number of pixels per CSS pixel.
  package static func scale(_ text: String) throws(ValueError) -> Double {
    guard let scale = DecimalNumber.parse(text.trimmed), scale >= 0.1, scale <= 8 else {
      throw ValueError("invalid scale", remedy: "use a number from 0.1 to 8, such as 2")
    }
    return scale
  }
}
