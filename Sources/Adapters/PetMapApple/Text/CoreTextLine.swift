#if canImport(CoreText)
  import CoreText
  import Foundation
  import PetMapDrawing
  import PetMapText

  /// A line of text typeset by Core Text.
  struct CoreTextLine {
    let line: CTLine

    /// Creates a line for drawing.
    ///
    /// - Parameter strokePercent: The stroke width as a percentage of the font size, to draw the
    ///   outlines of the glyphs instead of filling them; `nil` to fill.
    init(
      _ text: String, font: CTFont, direction: TextDirection, color: DrawingColor,
      strokePercent: Double? = nil
    ) {
      let string = Self.attributed(
        Array(text.utf16), font: font, direction: Self.embedding(direction))
      let range = CFRange(location: 0, length: CFAttributedStringGetLength(string))
      let channels = [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
      let paint = CGColor(
        srgbRed: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      CFAttributedStringSetAttribute(string, range, kCTForegroundColorAttributeName, paint)
      if let strokePercent {
        CFAttributedStringSetAttribute(string, range, kCTStrokeColorAttributeName, paint)
        CFAttributedStringSetAttribute(
          string, range, kCTStrokeWidthAttributeName, NSNumber(value: strokePercent))
      }
      line = CTLineCreateWithAttributedString(string)
    }

    /// Creates a run for measuring, entirely in one direction.
    init(measuring units: [UInt16], font: CTFont, direction: TextDirection) {
      line = CTLineCreateWithAttributedString(
        Self.attributed(units, font: font, direction: Self.embedding(direction) | Self.override))
    }

    /// `kCTWritingDirectionOverride`; the default is an embedding.
    private static let override = 2

    /// Returns the raw value of `CTWritingDirection`.
    private static func embedding(_ direction: TextDirection) -> Int {
      direction == .rightToLeft ? 1 : 0
    }

    private static func attributed(
      _ units: [UInt16], font: CTFont, direction: Int
    ) -> CFMutableAttributedString {
      // Core Foundation functions return null only if memory is exhausted.
      guard let string = CFAttributedStringCreateMutable(nil, 0) else {
        fatalError("out of memory")
      }
      CFAttributedStringReplaceString(
        string, CFRange(location: 0, length: 0), Self.string(units))
      let range = CFRange(location: 0, length: units.count)
      CFAttributedStringSetAttribute(string, range, kCTFontAttributeName, font)
      CFAttributedStringSetAttribute(
        string, range, kCTWritingDirectionAttributeName,
        NSArray(array: [NSNumber(value: direction)]))
      return string
    }

    /// Creates a string from UTF-16 code units.
    static func string(_ units: [UInt16]) -> CFString {
      guard let string = unsafe CFStringCreateWithCharacters(nil, units, units.count) else {
        fatalError("out of memory")
      }
      return string
    }

    /// Calls `body` with each glyph's ID, its advance in points, and the index of its first code
    /// unit.
    func forEachGlyph(_ body: (_ glyph: UInt16, _ advance: Double, _ index: Int) -> Void) {
      let runs = CTLineGetGlyphRuns(line)
      for position in 0..<CFArrayGetCount(runs) {
        guard let pointer = unsafe CFArrayGetValueAtIndex(runs, position) else { continue }
        let run = unsafe Unmanaged<CTRun>.fromOpaque(pointer).takeUnretainedValue()
        let count = CTRunGetGlyphCount(run)
        // A length of 0 copies everything.
        let all = CFRange(location: 0, length: 0)
        var glyphs = [CGGlyph](repeating: 0, count: count)
        var advances = [CGSize](repeating: CGSize(width: 0, height: 0), count: count)
        var indices = [CFIndex](repeating: 0, count: count)
        unsafe CTRunGetGlyphs(run, all, &glyphs)
        unsafe CTRunGetAdvances(run, all, &advances)
        unsafe CTRunGetStringIndices(run, all, &indices)
        for index in 0..<count {
          body(glyphs[index], Double(advances[index].width), indices[index])
        }
      }
    }
  }
#endif
