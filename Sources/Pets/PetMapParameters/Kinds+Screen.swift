import PetMapAnnouncements
public import PetMapDrawing

/// The size of a viewport in CSS pixels.
public struct ScreenSize: Sendable, Hashable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Names of screens: `iphone-se` (second and third generation), `iphone-16`, `ipad` (tenth
  /// generation, portrait), `fullhd`.
  public static let named: [(name: String, size: ScreenSize)] = [
    ("iphone-se", ScreenSize(width: 375, height: 667)),
    ("iphone-16", ScreenSize(width: 393, height: 852)),
    ("ipad", ScreenSize(width: 820, height: 1180)),
    ("fullhd", ScreenSize(width: 1920, height: 1080)),
  ]
}

extension ParameterKind where Value == ScreenSize {
  /// `390x844`, `390×844` or the name of a screen, with both sides in a range.
  public static func screenSize(_ sides: ClosedRange<Double>) -> Self {
    Self(.screenSize(sides)) { (text, notation) throws(ParameterProblem) in
      let folded = notation.trimmed(text).lowercased()
      let named = ScreenSize.named.first { $0.name.isSameName(folded) }?.size
      guard let size = named ?? SizeText.size(folded, notation) else { throw .malformed }
      guard sides.contains(size.width), sides.contains(size.height) else { throw .outOfRange }
      return size
    } write: {
      "\($0.width.plain)x\($0.height.plain)"
    }
  }
}

/// The text of a size in pixels.
package enum SizeText {
  /// Parses two numbers separated by `x` or `×`. The text is in lowercase.
  package static func size(_ text: String, _ notation: Notation) -> ScreenSize? {
    let sides = text.parts("×").flatMap { $0.parts("x") }
    guard sides.count == 2, let width = notation.number(sides[0]),
      let height = notation.number(sides[1])
    else { return nil }
    return ScreenSize(width: width, height: height)
  }
}

extension ParameterKind where Value == ScreenPoint {
  /// X and y in CSS pixels, with magnitudes of up to a billion.
  public static var screenPoint: Self {
    Self(.screenPoint) { (text, _) throws(ParameterProblem) in
      let parts = text.parts()
      guard parts.count == 2, let x = Notation.strict.number(parts[0]),
        let y = Notation.strict.number(parts[1])
      else { throw .malformed }
      guard x.magnitude <= 1e9, y.magnitude <= 1e9 else { throw .outOfRange }
      return ScreenPoint(x: x, y: y)
    } write: {
      "\($0.x.plain),\($0.y.plain)"
    }
  }
}

extension ParameterKind where Value == [ScreenRect] {
  /// Sizes and the positions of upper-left corners: `390x56@0,0,100x40@280,700`.
  public static func screenRects(_ limit: Int) -> Self {
    Self(.list(.screenRect, limit: limit)) { (text, _) throws(ParameterProblem) in
      let parts = text.parts()
      guard parts.count.isMultiple(of: 2) else { throw .malformed }
      var rects: [ScreenRect] = []
      for index in stride(from: 0, to: parts.count, by: 2) {
        let start = parts[index].lowercased().parts("@")
        guard start.count == 2, let size = SizeText.size(start[0], .strict),
          let x = Notation.strict.number(start[1]), let y = Notation.strict.number(parts[index + 1])
        else { throw .malformed }
        guard [x, y, size.width, size.height].allSatisfy({ ScreenPoint.coordinates.contains($0) }),
          size.width >= 0, size.height >= 0
        else { throw .outOfRange }
        guard rects.count < limit else { throw .tooMany(limit) }
        rects.append(ScreenRect(x: x, y: y, width: size.width, height: size.height))
      }
      return rects
    } write: { rects in
      rects.map { "\($0.width.plain)x\($0.height.plain)@\($0.x.plain),\($0.y.plain)" }
        .joined(separator: ",")
    }
    .named("WxH@X,Y")
  }
}

extension ParameterKind where Value == ViewportInsets {
  /// Insets from the top, right, bottom and left edges in CSS pixels, or one for all edges.
  public static var insets: Self {
    Self(.insets) { (text, _) throws(ParameterProblem) in
      let parts = text.parts()
      var numbers = parts.compactMap { Notation.strict.number($0) }
      guard numbers.count == parts.count, parts.count == 1 || parts.count == 4 else {
        throw .malformed
      }
      if numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 4) }
      do throws(ViewportError) {
        return try ViewportInsets(
          top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
      } catch {
        throw .outOfRange
      }
    } write: { insets in
      [insets.top, insets.right, insets.bottom, insets.left].map { $0.plain }
        .joined(separator: ",")
    }
  }
}
