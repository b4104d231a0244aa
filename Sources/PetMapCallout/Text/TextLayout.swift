/// Breaks text into lines.
///
///     var layout = TextLayout(measurer: TableMeasurer())
///     let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
///     let block = layout.layout("A grey cat with a white tip", style: style, width: 216)
///
/// A layout keeps the words it has measured (a bounded number), so use one for many texts.
public struct TextLayout<Measurer: TextMeasurer> {
  /// Whoever knows how wide text is.
  public var measurer: Measurer
  private var run = MeasuredRun()

  /// Makes a layout that asks this measurer.
  public init(measurer: Measurer) {
    self.measurer = measurer
  }

  /// What could not be measured as it should, each once.
  public var warnings: [TextWarning] { measurer.warnings }

  /// Breaks a text into lines no wider than `width` CSS pixels.
  public mutating func layout(_ text: String, style: TextStyle, width: Double) -> TextBlock {
    let metrics = measurer.verticalMetrics(of: style)
    let baseline = (style.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
    var lines: [TextLine] = []
    let limit = Int64(width * 65_536) + 1_024
    var offset = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var words: [(text: Substring, start: Int)] = []
      var position = paragraph.startIndex
      var utf16 = offset
      while position < paragraph.endIndex {
        let next = paragraph[position...].firstIndex(of: " ") ?? paragraph.endIndex
        if next > position { words.append((paragraph[position..<next], utf16)) }
        utf16 += paragraph[position..<next].utf16.count + 1
        position = next == paragraph.endIndex ? next : paragraph.index(after: next)
      }
      offset += paragraph.utf16.count + 1
      var line = ""
      var start = words.first?.start ?? utf16
      var lineWidth: Int64 = 0
      for word in words {
        let candidate = line.isEmpty ? String(word.text) : line + " " + word.text
        let candidateWidth = measure(candidate, style: style)
        if !line.isEmpty && candidateWidth >= limit {
          lines.append(
            TextLine(text: line, utf16Start: start, x: 0, width: Double(lineWidth) / 65_536))
          line = String(word.text)
          start = word.start
          lineWidth = measure(line, style: style)
        } else {
          line = candidate
          lineWidth = candidateWidth
        }
      }
      lines.append(
        TextLine(text: line, utf16Start: start, x: 0, width: Double(lineWidth) / 65_536))
    }
    return TextBlock(
      lines: lines, direction: .leftToRight, height: Double(lines.count) * style.lineHeight,
      baseline: baseline)
  }

  private mutating func measure(_ text: String, style: TextStyle) -> Int64 {
    let scalars = text.unicodeScalars.map { $0.value }
    run.reset(count: scalars.count)
    measurer.measure(
      scalars, 0..<scalars.count, style: style, direction: .leftToRight, into: &run)
    return run.advances.reduce(0) { $0 + Int64($1) }
  }
}
