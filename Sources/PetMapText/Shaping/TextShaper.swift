/// Has text measured and remembers the results.
///
/// A class: whoever copies a layout shares what it remembers.
final class TextShaper {
  private var words = BoundedCache<WordKey, ShapedWord>(capacity: 1 << 17)
  private var runs = BoundedCache<RunKey, ShapedRun>(capacity: 1 << 17)
  private var kernings = BoundedCache<KerningKey, Int64>(capacity: 1 << 14)
  private var dictionary = BoundedCache<ArraySlice<UInt32>, [Int]>(capacity: 1 << 14)

  /// Shapes some scalars of one bidi level.
  ///
  /// - Parameter context: How many scalars on either side the measurer may see.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, context: Int = 0, style: TextStyle, level: UInt8,
    _ measurer: inout some TextMeasurer
  ) -> ShapedRun {
    let seen =
      max(0, range.lowerBound - context)..<min(text.count, range.upperBound + context)
    let inner = (range.lowerBound - seen.lowerBound)..<(range.upperBound - seen.lowerBound)
    var key = RunKey(
      text: text[seen], style: style, direction: TextDirection(level: level), inner: inner)
    if let run = runs.find(key) { return run }
    // A key that holds on to the whole text would keep it in memory.
    let copy = Array(text[seen])
    key.text = copy[...]
    let run = measurer.shape(copy, inner, style: style, direction: key.direction)
    precondition(run.scalars.count == range.count, "a measurer left out scalars")
    runs.insert(run, for: key, cost: copy.count + 8)
    return run
  }

  /// What two neighbouring characters of one level that are not shaped together add to each other's
  /// widths, directly or across a single space.
  func kerning(
    _ first: UInt32, _ last: UInt32, isSpaced: Bool, style: TextStyle, level: UInt8,
    _ measurer: inout some TextMeasurer
  ) -> Int64 {
    let key = KerningKey(
      first: first, last: last, isSpaced: isSpaced, style: style,
      direction: TextDirection(level: level))
    if let kerning = kernings.find(key) { return kerning }
    var kerning: Int64 = 0
    let properties = CharacterProperties.shared
    if !properties.has(CharacterProperties.emojiPresentation, first)
      && !properties.has(CharacterProperties.emojiPresentation, last)
    {
      let parts = isSpaced ? [first, 0x20, last] : [first, last]
      kerning = shape(parts, parts.indices, style: style, level: level, &measurer).width
      for part in parts {
        // A space is as wide in either direction.
        let level = part == 0x20 ? 0 : level
        kerning -= shape([part], 0..<1, style: style, level: level, &measurer).width
      }
    }
    kernings.insert(kerning, for: key)
    return kerning
  }

  /// A word of a text, out of the cache or shaped.
  ///
  /// - Parameter script: The script before the word.
  func word(
    _ range: Range<Int>, of text: CollapsedText, _ levels: TextLevels, script: UInt8,
    style: TextStyle, _ measurer: inout some TextMeasurer
  ) -> ShapedWord {
    let properties = CharacterProperties.shared
    let first = properties.kind(of: text.scalars[range.lowerBound])
    // The script before the word does not matter where its first character has its own.
    let script = properties.script(ofKind: first) == 0 ? script : 0
    if levels.changes(in: (range.lowerBound + 1)..<range.upperBound) {
      return shapeWord(
        Array(text.scalars[range]), levels, origin: range.lowerBound, script: script,
        style: style, &measurer)
    }
    var key = WordKey(
      text: text.scalars[range], style: style,
      direction: TextDirection(level: levels[range.lowerBound]), script: script)
    if let word = words.find(key) { return word }
    let copy = Array(text.scalars[range])
    key.text = copy[...]
    let word = shapeWord(
      copy, levels, origin: range.lowerBound, script: script, style: style, &measurer)
    words.insert(word, for: key, cost: copy.count + 8)
    return word
  }

  /// Where words begin in a run of a script that puts no spaces between them.
  func wordStarts(
    _ run: ArraySlice<UInt32>, _ measurer: inout some TextMeasurer
  ) -> [Int] {
    if let starts = dictionary.find(run) { return starts }
    let text = Array(run)
    let starts = measurer.wordStarts(text)
    dictionary.insert(starts, for: text[...], cost: text.count)
    return starts
  }
}

/// A word with all that decides how it is shaped.
private struct WordKey: Hashable {
  /// Scalars, not a `String`: canonical equivalents have other indices.
  var text: ArraySlice<UInt32>
  let style: TextStyle
  let direction: TextDirection
  /// The script before it, if that matters.
  let script: UInt8

  func hash(into hasher: inout Hasher) {
    // Styles are few: they need not tell words apart here.
    hasher.combine(style.size.bitPattern)
    // Scalar by scalar would take longer than to find the word.
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// Scalars of one level with all that decides how they are shaped.
private struct RunKey: Hashable {
  /// The scalars and their context.
  var text: ArraySlice<UInt32>
  let style: TextStyle
  let direction: TextDirection
  /// Which of them are shaped.
  let inner: Range<Int>

  func hash(into hasher: inout Hasher) {
    hasher.combine(style.size.bitPattern)
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// Two characters whose kerning is remembered.
private struct KerningKey: Hashable {
  let first: UInt32
  let last: UInt32
  let isSpaced: Bool
  let style: TextStyle
  let direction: TextDirection

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(first) << 32 | UInt64(last))
    hasher.combine(style.size.bitPattern)
  }
}
