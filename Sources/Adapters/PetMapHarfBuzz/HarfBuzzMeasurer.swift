public import PetMapText

/// Measures text with HarfBuzz and the fonts of a chain.
///
/// It shapes what it is given and remembers no text; fonts are opened when their first character
/// comes along. Without HarfBuzz, or without any font, the built-in table measures instead and a
/// warning says so.
///
/// To read on: `FontCluster` is what one font has to set together, `HarfBuzzMeasurer+Fonts` picks
/// that font out of the `FontChain`, `Font` has HarfBuzz shape with it, and `RunAssembly` puts the
/// parts of a run together.
public final class HarfBuzzMeasurer: TextMeasurer {
  /// The fonts in the order in which they are tried.
  public let chain: FontChain
  /// What could not be measured as it should: each font and library once, of missing characters one
  /// for a block of 128.
  public internal(set) var warnings: [TextWarning] = []

  var opened: [FontFace: Font] = [:]
  var unusable: Set<FontFace> = []
  var regularCoverage = FontCoverage()
  var boldCoverage = FontCoverage()
  private var table = TableMeasurer()
  private lazy var words: WordFinder? = {
    let words = WordFinder()
    if words == nil { warnings.append(.noDictionary) }
    return words
  }()

  /// Makes a measurer over the fonts of a chain.
  public init(chain: FontChain = FontChain()) {
    self.chain = chain
    warnings = chain.missing.map { .missingFont($0) }
  }

  /// The names and sizes of the font files, which tell one version from another.
  public private(set) lazy var fonts: String = {
    guard let first = chain.fonts.first, font(first.regular) != nil else { return table.fonts }
    return chain.fonts.flatMap { [$0.regular.path, $0.bold.path] }.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "\(name):\(System.size(of: path))"
    }.joined(separator: ",")
  }()

  /// The reach of the chain's first font.
  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    guard let first = chain.fonts.first, let font = font(first.face(style.weight)) else {
      return table.verticalMetrics(of: style)
    }
    let reach = font.reach()
    return VerticalMetrics(ascent: reach.ascent * style.size, descent: reach.descent * style.size)
  }

  /// Shapes a run, each part of it with the font that has its characters.
  ///
  /// - Complexity: O(n) in the length of the range.
  public func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    var parts = fontParts(text, range, style.weight)
    if direction == .rightToLeft { parts.reverse() }
    var run = RunAssembly(of: range, text)
    for part in parts {
      if let font = part.font {
        unsafe font.shape(text, part.range, size: style.size, direction: direction) { glyphs in
          unsafe run.append(glyphs, part.range, of: font, size: style.size)
        }
      } else {
        let widths = table.shape(text, part.range, style: style, direction: direction)
        run.append(widths, part.range)
      }
    }
    return run.run
  }

  /// Where ICU's dictionaries find words.
  public func wordStarts(_ text: [UInt32]) -> [Int] { words?.starts(text) ?? [] }
}

extension HarfBuzzMeasurer: GlyphSource {
  /// The outline of a glyph, or nil where the font has none.
  public func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline? {
    font(face)?.outline(of: glyph)
  }

  /// The picture of a glyph, or nil where the font has none.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    font(face)?.bitmap(of: glyph)
  }
}
