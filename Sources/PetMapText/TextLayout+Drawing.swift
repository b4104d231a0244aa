/// A measurer that can also say which glyphs it measured.
public protocol GlyphMeasurer: TextMeasurer, GlyphSource {
  /// The glyphs of `text[range]`, a run of one direction, placed from the run's left edge.
  ///
  /// - Returns: Runs of one font each, from left to right.
  mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> [GlyphRun]
}

extension TextLayout: GlyphSource where Measurer: GlyphMeasurer {
  public mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? {
    measurer.outline(of: glyph, in: font)
  }

  public mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? {
    measurer.bitmap(of: glyph, in: font)
  }
}

extension TextLayout: GlyphShaper where Measurer: GlyphMeasurer {
  /// The glyphs of a line at the very places that were measured: x from the line's left edge, y
  /// from its baseline.
  public mutating func glyphRuns(
    _ line: TextLine, style: TextStyle, direction: TextDirection
  ) -> [GlyphRun]? {
    let (text, parts) = asking { engine, ask in
      let measured = engine.measure(
        line.text, style: style, knownLevels: Array(line.levels), ask)
      let text = engine.parts(of: measured)
      return (text, engine.parts(of: text, ask))
    }
    return place(parts, text)
  }

  /// Puts the parts of a line side by side in visual order.
  private mutating func place(
    _ parts: [DrawnPart], _ text: TextParts
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var edge: Int64 = 0
    for index in BidiReordering.order(of: parts.map { $0.level }) {
      let part = parts[index]
      let toLeft = part.level & 1 == 1
      let x = Double(toLeft ? edge + part.joint : edge) / 65_536
      for run in glyphs(of: part, text, toLeft ? .rightToLeft : .leftToRight) {
        let moved = run.glyphs.map { PositionedGlyph(id: $0.id, x: $0.x + x, y: $0.y) }
        if let last = runs.last, last.font == run.font {
          runs[runs.count - 1] = GlyphRun(
            font: run.font, size: run.size, glyphs: last.glyphs + moved)
        } else {
          runs.append(GlyphRun(font: run.font, size: run.size, glyphs: moved))
        }
      }
      edge += part.width + part.joint
    }
    return runs
  }

  private mutating func glyphs(
    of part: DrawnPart, _ text: TextParts, _ direction: TextDirection
  ) -> [GlyphRun] {
    if part.isHyphen {
      return measurer.shape([0x2010], 0..<1, style: text.style, direction: direction)
    }
    switch text.scalars[part.range.lowerBound] {
    case 0x20, 0x3000, 0x0A: return []
    default: break
    }
    // As the word was measured: by itself.
    return measurer.shape(
      Array(text.scalars[part.range]), 0..<part.range.count, style: text.style,
      direction: direction)
  }
}

extension TextEngine {
  /// The pieces of a line in logical order, with what each takes up.
  mutating func parts(of text: TextParts, _ ask: Ask) -> [DrawnPart] {
    guard let contentEnd = text.segments.last.map({ Int($0.contentEnd) }) else { return [] }
    var parts: [DrawnPart] = []
    var segment = 0
    var position = 0
    while position < contentEnd {
      let range = position..<LineFiller.pieceEnd(text, position..<contentEnd)
      let width = LineFiller.exactWidth(text, range, &self, ask)
      let level = text.levels.isEmpty ? 0 : text.levels[position]
      parts.append(
        DrawnPart(range: range, level: level, width: width, joint: 0, isHyphen: false))
      position = range.upperBound
      while segment < text.segments.count && Int(text.segments[segment].end) < position {
        segment += 1
      }
      guard segment < text.segments.count, position < contentEnd,
        Int(text.segments[segment].end) == position
      else { continue }
      // What is more than the spaces themselves is kerning.
      var joint = text.segments[segment].trailing
      for space in Int(text.segments[segment].contentEnd)..<position {
        joint -= Int64(text.advances[space])
      }
      parts[parts.count - 1].joint = joint
    }
    if text.scalars.last == 0xAD, let last = parts.last {
      parts.append(
        DrawnPart(
          range: last.range, level: last.level, width: Int64(text.hyphenAdvance), joint: 0,
          isHyphen: true))
    }
    return parts
  }
}

/// A piece of a line, or its hyphen.
struct DrawnPart {
  var range: Range<Int>
  var level: UInt8
  /// In 1/65,536 pixel, as the next.
  var width: Int64
  /// What the next piece adds or takes away.
  var joint: Int64
  var isHyphen: Bool
}
