import PetMapSystem
public import PetMapText

/// Measures text with HarfBuzz and the fonts of a chain.
///
/// It shapes what it is given and remembers no text; fonts are opened when their first character
/// comes along. Without HarfBuzz, or without any font, the built-in table measures instead and a
/// warning says so.
///
/// To read on: `FontChain` has the fonts in their order, `FontCluster` is what one font has to set
/// together, `FontPicker` picks that font, `Font` has HarfBuzz shape with it, and `RunAssembly` puts
/// the parts of a run together. `WordFinder` has ICU's dictionaries.
public final class HarfBuzzMeasurer: TextMeasurer {
  private var picker: FontPicker
  private var table = TableMeasurer()
  private lazy var words: WordFinder? = {
    let words = WordFinder()
    if words == nil { picker.warn(.noDictionary) }
    return words
  }()

  /// Makes a measurer over the fonts of a chain.
  public init(chain: FontChain = FontChain()) {
    picker = FontPicker(chain: chain)
  }

  /// The fonts in the order in which they are tried.
  public var chain: FontChain { picker.chain }

  /// What could not be measured as it should: each font and library once, of missing characters one
  /// for a block of 128.
  public var warnings: [TextWarning] { picker.warnings }

  /// The names and sizes of the font files, which tell one version from another.
  public private(set) lazy var fonts: String = {
    guard let first = chain.fonts.first, picker.font(first.regular) != nil else {
      return table.fonts
    }
    return chain.fonts.flatMap { [$0.regular.path, $0.bold.path] }.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "\(name):\(FileSystem.byteCount(of: path) ?? 0)"
    }.joined(separator: ",")
  }()

  /// The reach of the chain's first font.
  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    guard let first = chain.fonts.first, let font = picker.font(first.face(style.weight)) else {
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
    var parts = picker.parts(of: text, range, style.weight)
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
    picker.font(face)?.outline(of: glyph)
  }

  /// The picture of a glyph, or nil where the font has none.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    picker.font(face)?.bitmap(of: glyph)
  }
}
