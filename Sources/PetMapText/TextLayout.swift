/// Breaks text into lines.
///
///     var layout = TextLayout(measurer: TableMeasurer())
///     let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
///     let block = layout.layout("A grey cat with a white tip", style: style, width: 216)
///
/// White space collapses as in CSS `white-space: pre-line`; a line breaks where UAX #14 and
/// browsers let it, between grapheme clusters only where a word is wider than the line. A layout
/// keeps the words it has measured (a bounded number), so use one for many texts.
public struct TextLayout<Measurer: TextMeasurer> {
  /// Whoever knows how wide text is.
  public var measurer: Measurer

  var engine = TextEngine()

  /// Makes a layout that asks this measurer.
  public init(measurer: Measurer) {
    self.measurer = measurer
  }

  /// What could not be measured as it should, each once.
  public var warnings: [TextWarning] { measurer.warnings }

  /// Breaks a text into lines no wider than `width` CSS pixels.
  ///
  /// The answers to the latest texts are kept (a bounded number).
  ///
  /// - Complexity: O(n) in the length of the text.
  public mutating func layout(
    _ text: String, style: TextStyle, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    let key = BlockCache.Key(text, style: style, width: width, mode: mode)
    if let block = engine.blocks.find(key) { return block }
    let block = asking { engine, ask in
      let measured = engine.measure(text, style: style, knownLevels: [], ask)
      return engine.wrap(measured, width: width, mode: mode, ask)
    }
    engine.blocks.insert(key, block)
    return block
  }

  /// Measures a text once, to be wrapped at one width or several.
  ///
  /// - Complexity: O(n) in the length of the text; words seen before are not measured again.
  public mutating func measure(_ text: String, style: TextStyle) -> MeasuredText {
    asking { engine, ask in
      let measured = engine.measure(text, style: style, knownLevels: [], ask)
      return MeasuredText(content: engine.parts(of: measured))
    }
  }

  /// Breaks a measured text into lines no wider than `width` CSS pixels.
  ///
  /// - Complexity: O(s) in the number of places where a line may break; words that break inside
  ///   are measured anew.
  public mutating func wrap(
    _ text: MeasuredText, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    let text = text.content
    if mode == .greedy, let place = text.onlyLine(width: width) {
      return TextBlock(LinePlaces(place), of: text)
    }
    var places = LinePlaces()
    let first = mode == .greedy ? places.fill(text, from: 0, width: width) : 0
    if first == text.segments.count { return TextBlock(places, of: text) }
    return wrap(text, behind: places, from: first, width: width, mode: mode)
  }

  /// Goes on behind the first lines: what a closure may change is copied to be handed out.
  @inline(never)
  private mutating func wrap(
    _ text: TextParts, behind lines: LinePlaces, from first: Int, width: Double, mode: WrapMode
  ) -> TextBlock {
    var places = lines
    asking { engine, ask in
      engine.fill(&places, text, from: first, width: width, mode: mode, ask)
    }
    return TextBlock(places, of: text)
  }

  /// Lets the engine ask the measurer.
  mutating func asking<Answer>(_ body: (inout TextEngine, Ask) -> Answer) -> Answer {
    var measurer = self.measurer
    defer { self.measurer = measurer }
    return body(&engine) { question in
      switch question.kind {
      case .widths:
        measurer.measure(
          question.text, question.range, style: question.style, direction: question.direction,
          into: &question.run)
      case .words:
        measurer.markWords(question.text, question.range, breaks: &question.breaks)
      case .reach: question.reach = measurer.verticalMetrics(of: question.style)
      }
    }
  }
}

/// How lines are filled.
public enum WrapMode: Sendable, Hashable {
  /// Each line takes as many words as it can.
  case greedy
  /// The same number of lines in each paragraph, of about the same width.
  case balanced
}
