/// Has text shaped by a measurer and remembers the results.
///
/// A text is measured in three steps, the last one first: `TextShaper+Texts` puts the words of a text
/// side by side as a ``MeasuredText``, `TextShaper+Words` cuts a word into pieces and has each
/// shaped, and this file keeps what was shaped, so that nothing is shaped twice.
///
/// A class: whoever copies a layout shares what it remembers.
final class TextShaper {
  private var words = BoundedCache<ShapingKey, ShapedWord>(capacity: 1 << 17)
  private var runs = BoundedCache<ShapingKey, ShapedRun>(capacity: 1 << 17)
  private var kernings = BoundedCache<KerningKey, Int64>(capacity: 1 << 14)

  /// Shapes some scalars of one bidi level.
  ///
  /// - Parameter context: How many scalars on either side the measurer may see.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, context: Int = 0, style: TextStyle, level: UInt8,
    _ measurer: inout some TextMeasurer
  ) -> ShapedRun {
    let first = max(0, range.lowerBound - context)
    let seen = text[first..<min(text.count, range.upperBound + context)]
    let key = ShapingKey(
      text: Array(seen), range: (range.lowerBound - first)..<(range.upperBound - first),
      style: style, direction: TextDirection(level: level))
    if let run = runs.find(key) { return run }
    let run = shapeAnew(key.text, key.range, style: style, direction: key.direction, &measurer)
    runs.insert(run, for: key, cost: key.text.count + 8)
    return run
  }

  /// Shapes some scalars without remembering them.
  func shapeAnew(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection,
    _ measurer: inout some TextMeasurer
  ) -> ShapedRun {
    let run = measurer.shape(text, range, style: style, direction: direction)
    precondition(run.scalars.count == range.count, "a measurer left out scalars")
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
    let parts = isSpaced ? [first, 0x20, last] : [first, last]
    let properties = CharacterProperties.shared
    if !parts.contains(where: { properties.has(CharacterProperties.emojiPresentation, $0) }) {
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

  /// A word of a text, remembered or shaped.
  ///
  /// - Parameter script: The script before the word.
  func word(
    _ range: Range<Int>, of text: CollapsedText, _ levels: TextLevels, script: UInt8,
    style: TextStyle, _ measurer: inout some TextMeasurer
  ) -> ShapedWord {
    let word = Array(text.scalars[range])
    let properties = CharacterProperties.shared
    // The script before the word does not matter where its first character has its own.
    let hasScript = properties.script(ofKind: properties.kind(of: word[0])) != 0
    let key = ShapingKey(
      text: word, range: word.indices, style: style,
      direction: TextDirection(level: levels[range.lowerBound]), script: hasScript ? 0 : script)
    // A word with several levels has other ones in another text.
    let isOneLevel = !levels.changes(in: (range.lowerBound + 1)..<range.upperBound)
    if isOneLevel, let known = words.find(key) { return known }
    let shaped = shapeWord(
      word, levels, origin: range.lowerBound, script: key.script, style: style, &measurer)
    if isOneLevel { words.insert(shaped, for: key, cost: word.count + 8) }
    return shaped
  }
}

/// Scalars with all that decides how they are shaped.
private struct ShapingKey: Hashable {
  /// Scalars, not a `String`: canonical equivalents have other indices.
  let text: [UInt32]
  /// Which of them are shaped; the others are their context.
  let range: Range<Int>
  let style: TextStyle
  let direction: TextDirection
  /// The script before a word, where that decides into which pieces it is cut; else 0.
  var script: UInt8 = 0

  func hash(into hasher: inout Hasher) {
    // Styles, directions and scripts are few: they need not tell texts apart here.
    hasher.combine(style.size)
    // All bytes at once: one by one would take longer than to find the word.
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
}
