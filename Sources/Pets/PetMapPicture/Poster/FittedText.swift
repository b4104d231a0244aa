import PetMapDrawing
import PetMapText

/// Text in the largest font size at which it fits, truncated with an ellipsis if it does not fit
/// at any size.
struct FittedText {
  /// The sizes to try, and the number of lines.
  struct Limits {
    /// The largest font size in CSS pixels.
    var largest: Double
    /// The smallest font size, at which the text is truncated.
    var smallest: Double
    var weight = FontWeight.regular
    /// The width of the lines, in CSS pixels.
    var width: Double
    /// The maximum number of lines.
    var lines = 1
    /// The smallest font size at which a single line is preferred to several lines, if any.
    var single: Double?
  }

  private struct Line {
    let line: TextLine
    let direction: TextDirection
  }

  let style: TextStyle
  private let lines: [Line]
  private let baseline: Double
  private let width: Double

  /// The height in CSS pixels.
  var height: Double { Double(lines.count) * style.lineHeight }

  /// - Complexity: O(*n* log *r*) in the length of the text and the ratio of the sizes.
  init<Measurer>(_ text: String, _ limits: Limits, by layout: inout TextLayout<Measurer>) {
    var size = limits.largest
    var style = Self.style(size, limits.weight)
    var block = layout.layout(text, style: style, width: limits.width)
    func shrink(to least: Double, lines: Int) {
      while size > least, block.lines.count > lines {
        size = max(least, (size * 0.9).rounded(.down))
        style = Self.style(size, limits.weight)
        block = layout.layout(text, style: style, width: limits.width)
      }
    }
    if let single = limits.single { shrink(to: single, lines: 1) }
    shrink(to: limits.smallest, lines: limits.lines)
    var lines = block.lines.prefix(limits.lines)
      .map { Line(line: $0, direction: block.direction) }
    if block.lines.count > limits.lines, let last = lines.popLast() {
      lines.append(Self.cut(last, style: style, width: limits.width, by: &layout))
    }
    self.style = style
    self.lines = lines
    baseline = block.baseline
    width = limits.width
  }

  private static func style(_ size: Double, _ weight: FontWeight) -> TextStyle {
    TextStyle(size: size, weight: weight, lineHeight: (size * 1.25).rounded())
  }

  /// Returns as much of a line as fits in front of an ellipsis.
  private static func cut<Measurer>(
    _ last: Line, style: TextStyle, width: Double, by layout: inout TextLayout<Measurer>
  ) -> Line {
    var text = last.line.text
    while true {
      let block = layout.layout(text + "…", style: style, width: width)
      if block.lines.count == 1 || text.isEmpty, let line = block.lines.first {
        return Line(line: line, direction: block.direction)
      }
      if text.isEmpty { return last }
      text.removeLast()
    }
  }

  /// Draws the lines, clipped to their frame so that stacked diacritics do not cover adjacent
  /// elements.
  ///
  /// - Parameter isCentered: Whether lines are centered instead of start-aligned.
  func draw(
    x: Double, y: Double, color: DrawingColor, isCentered: Bool = false,
    in list: inout DisplayList, from source: inout some GlyphSource
  ) {
    let margin = style.size * 0.2
    let frame = ScreenRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    list.clipped(DrawingPath(frame)) { list in
      for (index, item) in lines.enumerated() {
        let shift = isCentered ? (width - item.line.width) / 2 : item.line.x
        list.line(
          item.line, style: style, direction: item.direction, color: color, x: x + shift,
          y: y + Double(index) * style.lineHeight + baseline, from: &source)
      }
    }
  }
}
