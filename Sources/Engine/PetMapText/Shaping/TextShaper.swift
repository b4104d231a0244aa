/// Shapes text with a measurer and caches the results.
///
/// Text is measured in three steps, listed from last to first: `TextShaper+Texts` arranges the
/// words in a ``MeasuredText``, `TextShaper+Words` cuts a word into pieces and shapes
/// them, and this file caches shaped text so that nothing is shaped twice.
///
/// It is a class so that copies of a layout share the caches.
final class TextShaper {
  private var words = BoundedCache<ShapingKey, ShapedWord>(capacity: 1 << 17)
  private var runs = BoundedCache<ShapingKey, ShapedRun>(capacity: 1 << 17)
  private var kernings = BoundedCache<KerningKey, Int64>(capacity: 1 << 14)

  /// Shapes scalars of a single bidi level.
  ///
  /// - Parameter context: The number of scalars on either side that the measurer may use as
  ///   context.
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
    let run = shapeUncached(key.text, key.range, style: style, direction: key.direction, &measurer)
    runs.insert(run, for: key, cost: key.text.count + 8)
    return run
  }

  /// Shapes scalars without caching the result.
  func shapeUncached(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection,
    _ measurer: inout some TextMeasurer
  ) -> ShapedRun {
    let run = measurer.shape(text, range, style: style, direction: direction)
    precondition(run.scalars.count == range.count, "the measurer omitted scalars")
    return run
  }

  /// Returns the kerning between two adjacent characters of the same level that are not shaped
  /// together, directly or across a single space.
  func kerning(
    _ first: UInt32, _ last: UInt32, isSpaced: Bool, style: TextStyle, level: UInt8,
    _ measurer: inout some TextMeasurer
  ) -> Int64 {
    let key = KerningKey(
      first: first, last: last, isSpaced: isSpaced, style: style,
      direction: TextDirection(level: level))
    if let kerning = kernings.find(key) { return kerning }
    var kerning: Int64 = 0
    let parts = isSpaced ? [first, .space, last] : [first, last]
    let properties = CharacterProperties.shared
    if !parts.contains(where: { properties.has(CharacterProperties.emojiPresentation, $0) }) {
      kerning = shape(parts, parts.indices, style: style, level: level, &measurer).width
      for part in parts {
        // A space has the same width in both directions.
        let level = part == .space ? 0 : level
        kerning -= shape([part], 0..<1, style: style, level: level, &measurer).width
      }
    }
    kernings.insert(kerning, for: key)
    return kerning
  }

  /// Returns a shaped word, from the cache if possible.
  ///
  /// - Parameter script: The script before the word.
  func word(
    _ range: Range<Int>, of text: CollapsedText, _ levels: TextLevels, script: UInt8,
    style: TextStyle, _ measurer: inout some TextMeasurer
  ) -> ShapedWord {
    let word = Array(text.scalars[range])
    let properties = CharacterProperties.shared
    // The script before the word has no effect if the first character has a specific script.
    let hasScript = properties.script(ofKind: properties.kind(of: word[0])) != 0
    let key = ShapingKey(
      text: word, range: word.indices, style: style,
      direction: TextDirection(level: levels[range.lowerBound]), script: hasScript ? 0 : script)
    // A word with several levels may have different levels in other text.
    let isOneLevel = !levels.changes(in: (range.lowerBound + 1)..<range.upperBound)
    if isOneLevel, let known = words.find(key) { return known }
    let shaped = shapeWord(
      word, levels, origin: range.lowerBound, script: key.script, style: style, &measurer)
    if isOneLevel { words.insert(shaped, for: key, cost: word.count + 8) }
    return shaped
  }
}

/// A range of scalars with everything that determines how they are shaped.
private struct ShapingKey: Hashable {
  /// Scalars rather than a `String`, because canonically equivalent strings have different indices.
  let text: [UInt32]
  /// The range to shape; the rest is context.
  let range: Range<Int>
  let style: TextStyle
  let direction: TextDirection
  /// The script before a word if it affects how the word is cut into pieces, otherwise 0.
  var script: UInt8 = 0

  func hash(into hasher: inout Hasher) {
    // There are few styles, directions, and scripts, so leave them out of the hash.
    hasher.combine(style.size)
    // Hash the buffer as a whole: hashing one scalar at a time takes longer than finding the word.
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// The cache key of a kerning pair.
private struct KerningKey: Hashable {
  let first: UInt32
  let last: UInt32
  let isSpaced: Bool
  let style: TextStyle
  let direction: TextDirection
}
