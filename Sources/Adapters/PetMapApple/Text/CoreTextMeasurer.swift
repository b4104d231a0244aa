#if canImport(CoreText)
  import CoreText
  import Foundation
  public import PetMapText

  /// Measures text with Core Text, for drawing with `DisplayListPainter` and the same fonts.
  ///
  /// ```swift
  /// var engine = CalloutEngine(measurer: CoreTextMeasurer())
  /// ```
  ///
  /// It provides widths but no glyphs, so lines are drawn from their text. Characters available
  /// only in the system's last-resort font are not reported as missing.
  public struct CoreTextMeasurer: TextMeasurer {
    private let chain: CoreTextFonts
    /// Characters without a glyph, one per block of 128, at most 64.
    public private(set) var warnings: [TextWarning] = []

    /// Creates a measurer.
    public init(fonts: CoreTextFonts = .system) { chain = fonts }

    /// An identifier for the fonts; the system font may change with the system version.
    public var fonts: String { chain.description }

    /// Returns the ascent and descent of the font at a style's size.
    public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
      let font = chain.font(style)
      return VerticalMetrics(
        ascent: Double(CTFontGetAscent(font)), descent: Double(CTFontGetDescent(font)))
    }

    /// Shapes a run with the surrounding text as context.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    public mutating func shape(
      _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
    ) -> ShapedRun {
      var advances = GlyphAdvances(text, range)
      let line = CoreTextLine(
        measuring: advances.utf16, font: chain.font(style), direction: direction)
      var missing: [Int] = []
      line.forEachGlyph { glyph, advance, index in
        advances.add(advance: advance, at: index)
        if glyph == 0, let scalar = advances.scalar(at: index) { missing.append(scalar) }
      }
      for scalar in missing { warnings.append(missing: text[range.lowerBound + scalar]) }
      return advances.run
    }

    /// Returns the starts of words in Thai, Lao, Khmer, and Burmese, using Core Foundation's
    /// dictionaries.
    public func wordStarts(_ text: [UInt32]) -> [Int] {
      let units = GlyphAdvances(text, text.indices)
      let whole = CFRange(location: 0, length: units.utf16.count)
      guard
        let tokenizer = CFStringTokenizerCreate(
          nil, CoreTextLine.string(units.utf16), whole, kCFStringTokenizerUnitWordBoundary, nil)
      else { return [] }
      var starts: [Int] = []
      while !CFStringTokenizerAdvanceToNextToken(tokenizer).isEmpty {
        let token = CFStringTokenizerGetCurrentTokenRange(tokenizer)
        if let start = units.scalar(at: token.location) { starts.append(start) }
      }
      return starts
    }
  }
#endif
