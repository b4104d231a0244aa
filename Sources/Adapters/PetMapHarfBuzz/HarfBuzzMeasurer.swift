import CUnicodeBreaks
import PetMapSystem
public import PetMapText

/// Measures text with HarfBuzz and the fonts of a chain.
///
/// It does not cache text, and opens fonts when they are first needed. If HarfBuzz or all fonts are
/// missing, it uses the built-in table instead and reports a warning.
///
/// Suggested reading order: `FontChain` lists the fonts in order of preference, `FontCluster` is
/// text that must be set in one font, `FontPicker` selects that font, `Font` shapes text with
/// HarfBuzz, and `RunAssembly` combines the parts of a run. `WordFinder` uses ICU's dictionaries.
public final class HarfBuzzMeasurer: TextMeasurer {
  private var picker: FontPicker
  private var table = TableMeasurer()
  private lazy var words: WordFinder? = {
    let words = WordFinder()
    if words == nil { picker.warn(.noDictionary) }
    return words
  }()

  /// Creates a measurer with the fonts of a chain.
  public init(chain: FontChain = FontChain()) {
    picker = FontPicker(chain: chain)
  }

  /// The fonts, in order of preference.
  public var chain: FontChain { picker.chain }

  /// The problems encountered: each font and library once, and one missing character per block of
  /// 128.
  public var warnings: [TextWarning] { picker.warnings }

  /// The names and sizes of the font files, which distinguish their versions.
  public private(set) lazy var fonts: String = {
    guard let first = chain.fonts.first, picker.font(first.regular) != nil else {
      return table.fonts
    }
    return chain.fonts.flatMap { [$0.regular.path, $0.bold.path] }.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "\(name):\(FileSystem.byteCount(of: path) ?? 0)"
    }.joined(separator: ",")
  }()

  /// Returns the ascent and descent of the chain's first font.
  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    guard let first = chain.fonts.first, let font = picker.font(first.face(style.weight)) else {
      return table.verticalMetrics(of: style)
    }
    let extents = font.verticalExtents()
    return VerticalMetrics(
      ascent: extents.ascent * style.size, descent: extents.descent * style.size)
  }

  /// Shapes a run, each part with the font that has its characters.
  ///
  /// - Complexity: O(*n*) in the length of the range.
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

  /// Returns the starts of words, using ICU's dictionaries.
  public func wordStarts(_ text: [UInt32]) -> [Int] { words?.starts(text) ?? [] }
}

extension HarfBuzzMeasurer: GlyphSource {
  /// Returns the outline of a glyph, or `nil` if the font has none.
  public func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline? {
    picker.font(face)?.outline(of: glyph)
  }

  /// Returns the bitmap of a glyph, or `nil` if the font has none.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    picker.font(face)?.bitmap(of: glyph)
  }
}

/// Finds words in Thai, Lao, Khmer, and Burmese with ICU's dictionaries.
///
/// Safe: this object owns the handle from `init` to `deinit` and, because the class is not
/// `Sendable`, uses it on one thread. ICU is told the lengths of both arrays, and its results are
/// bounds-checked.
@safe private final class WordFinder {
  private let handle: OpaquePointer

  /// Opens ICU, or returns `nil` if it is unavailable.
  init?() {
    guard let handle = unsafe petmap_words_open() else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe petmap_words_close(handle) }

  /// Returns the indices at which words begin.
  func starts(_ text: [UInt32]) -> [Int] {
    var units: [UInt16] = []
    var scalars: [Int] = []
    units.reserveCapacity(text.count)
    scalars.reserveCapacity(text.count)
    for (index, value) in text.enumerated() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for unit in UTF16.encode(scalar) ?? .init() {
        units.append(unit)
        scalars.append(index)
      }
    }
    var found = [Int32](repeating: 0, count: units.count)
    let count = unsafe petmap_words_find(
      handle, units, Int32(units.count), &found, Int32(found.count))
    return found.prefix(Int(count)).map { scalars[Int($0)] }
  }
}
