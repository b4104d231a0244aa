extension TextEngine {
  /// Puts the words of a text side by side.
  ///
  /// - Parameters:
  ///   - utf8: The collapsed text; `tokens` has its words.
  ///   - levels: The bidi level of each scalar; none if all run to the right.
  /// - Returns: The number of scalars and of segments; nil if there are no levels and the text needs
  ///   them.
  mutating func placeWords(
    _ utf8: [UInt8], _ levels: [UInt8], _ variant: Int, _ ask: Ask
  ) -> (scalars: Int, segments: Int)? {
    let all = tokens.all
    return unsafe utf8.withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress else { return (0, 0) }
      var placing = unsafe WordPlacing(
        text: text, levels: levels, variant: variant, space: styles[variant].space,
        scratch: scratch)
      for index in all.indices {
        let token = all[index]
        placing.place.byte = token.start
        placing.place.utf16 = placing.utf16 + token.dropped
        placing.endsHard = false
        if !token.isEmpty {
          guard placeWord(token, &placing, ask) else { return nil }
        }
        if token.separator != 0 { placeSeparator(token, &placing, ask) }
      }
      return (Int(placing.place.scalar), placing.segmentCount)
    }
  }

  /// Places a word that the cache may know; false if the text needs levels and has none.
  private mutating func placeWord(
    _ token: Token, _ placing: inout WordPlacing, _ ask: Ask
  ) -> Bool {
    let start = Int(placing.place.scalar)
    // What a word begins with belongs to the script before it unless it has one of its own.
    let script = script(of: token, placing) == 0 ? placing.script : 0
    let key =
      UInt32(placing.variant) << 9 | UInt32(placing.level(start) & 1) << 8 | UInt32(script)
    guard let entry = unsafe words.find(token, in: placing.text, key: key) else {
      return placeUnknownWord(token, key: key, &placing, ask)
    }
    let count = entry.scalarCount
    if placing.hasLevels {
      guard placing.haveOneLevel(start..<(start + count)) else {
        return placeUnknownWord(token, key: key, &placing, ask)
      }
    } else if entry.has(TokenEntry.Flag.needsLevels) {
      return false
    }
    entry.copy(to: placing.scratch, at: start)
    if placing.joins { join(at: start, &placing, ask) }
    entry.appendSegments(to: &placing)
    placing.place.scalar += Int32(count)
    placing.utf16 += Int32(entry.utf16Count)
    placing.script = entry.script
    placing.endsHard = entry.has(TokenEntry.Flag.endsHard)
    return true
  }

  /// The script of a word's first character; 0 for what all scripts share.
  @inline(__always)
  private func script(of token: Token, _ placing: WordPlacing) -> UInt8 {
    var position = Int(token.start)
    let byte = unsafe placing.text.load(fromByteOffset: position, as: UInt8.self)
    if byte < 0x80 { return (byte | 0x20) &- 0x61 < 26 ? latin : 0 }
    let scalar = unsafe UTF8Bytes.scalar(placing.text, at: &position)
    return flags[Int(properties.kind(of: scalar))] >> 3
  }

  /// Adds what the characters on both sides of the space before a word do to each other's widths.
  mutating func join(at start: Int, _ placing: inout WordPlacing, _ ask: Ask) {
    placing.joins = false
    let level = placing.level(start)
    guard placing.level(start - 2) == level else { return }
    let scalars = unsafe placing.scratch.scalars
    let (first, last) = unsafe (scalars[start - 2], scalars[start])
    placing.widen(by: joint(first, last, isSpaced: true, placing.variant, level, ask))
  }

  /// Places the space or line feed behind a word.
  private mutating func placeSeparator(
    _ token: Token, _ placing: inout WordPlacing, _ ask: Ask
  ) {
    let isSpace = token.separator == 0x20
    let width = isSpace ? placing.space : 0
    if token.isEmpty || placing.endsHard {
      placeSeparatorLine(token, width, &placing, ask)
      placing.put(token.separator, width: width)
    } else {
      placing.end(with: width, flags: isSpace ? 0 : TextParts.Segment.Flag.endsParagraph)
      placing.put(token.separator, width: width)
    }
    if !isSpace {
      placing.place.begin &+= TextParts.paragraphGap
      placing.script = 0
      placing.joins = false
    }
  }

  /// Begins a line with a separator.
  private mutating func placeSeparatorLine(
    _ token: Token, _ width: Int32, _ placing: inout WordPlacing, _ ask: Ask
  ) {
    typealias Flag = TextParts.Segment.Flag
    let position = placing.place.scalar
    let index = Int(position)
    if placing.endsHard {
      let segment = placing.segment(placing.segmentCount - 1)
      let level = placing.level(index - 1)
      if segment.contentEnd == position && segment.start < position
        && placing.level(index) == level
      {
        let last = unsafe placing.scratch.scalars[index - 1]
        placing.widen(
          by: joint(
            last, UInt32(token.separator), isSpaced: false, placing.variant, level, ask))
      }
    }
    placing.joins = false
    let isSpace = token.separator == 0x20
    // An empty line shows nothing and begins where it stands.
    placing.append(
      TextParts.Segment(
        start: position, contentEnd: position, end: position + 1, textEnd: position,
        byteStart: token.end, utf16Start: placing.utf16 + token.dropped + token.droppedBehind,
        begin: placing.place.begin, content: 0, trailing: Int64(width),
        flags: isSpace ? 0 : Flag.endsParagraph | Flag.startsVisibly))
  }
}
