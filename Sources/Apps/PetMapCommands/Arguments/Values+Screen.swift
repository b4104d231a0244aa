package import PetMapDrawing
import PetMapGeo

extension Values {
  /// Screens by name, in CSS pixels: `iphone-se` (second and third generation), `iphone-16`, `ipad`
  /// (tenth generation, upright), `fullhd`.
  package static let namedScreens: [(name: String, width: Double, height: Double)] = [
    ("iphone-se", 375, 667), ("iphone-16", 393, 852), ("ipad", 820, 1180), ("fullhd", 1920, 1080),
  ]

  /// The sides of a viewport in CSS pixels.
  package struct ScreenSize: Sendable, Hashable {
    package let width: Double
    package let height: Double
  }

  /// `390x844`, `390×844` or the name of a screen.
  package static func screenSize(_ text: String) throws(ValueError) -> ScreenSize {
    let folded = text.trimmed.lowercased()
    if let screen = namedScreens.first(where: { $0.name == folded }) {
      return ScreenSize(width: screen.width, height: screen.height)
    }
    let names = namedScreens.map(\.name)
    let remedy = "give WIDTHxHEIGHT in pixels, such as 390x844, or \(names.joined(separator: ", "))"
    let sides = folded.split(separator: "×", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "x", omittingEmptySubsequences: false) }
    guard sides.count == 2, let width = DecimalNumber.parse(sides[0].trimmed),
      let height = DecimalNumber.parse(sides[1].trimmed)
    else {
      if let nearest = Suggestion.nearest(to: folded, among: names) {
        throw ValueError("not a viewport", remedy: "did you mean \(nearest)?")
      }
      throw ValueError("not a viewport", remedy: remedy)
    }
    do {
      _ = try Viewport(width: width, height: height)
    } catch {
      throw ValueError(
        "a side is not above 0 and up to \(Int(Viewport.largestSide)) pixels", remedy: remedy)
    }
    return ScreenSize(width: width, height: height)
  }

  /// `T,R,B,L` in CSS pixels; one number stands for all four.
  package static func insets(_ text: String) throws(ValueError) -> ViewportInsets {
    let remedy = "give top,right,bottom,left in pixels, such as 59,0,34,0"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for part in parts {
      guard let value = DecimalNumber.parse(part.trimmed) else {
        throw ValueError("not a number in the insets", remedy: remedy)
      }
      numbers.append(value)
    }
    if numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 4) }
    guard numbers.count == 4 else { throw ValueError("not four insets", remedy: remedy) }
    do {
      return try ViewportInsets(
        top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    } catch {
      throw ValueError("an inset is negative", remedy: remedy)
    }
  }

  /// How many pixels of the picture a CSS pixel is wide.
  package static func scale(_ text: String) throws(ValueError) -> Double {
    guard let scale = DecimalNumber.parse(text.trimmed), scale >= 0.1, scale <= 8 else {
      throw ValueError("not a scale", remedy: "give a number from 0.1 to 8, such as 2")
    }
    return scale
  }
}
