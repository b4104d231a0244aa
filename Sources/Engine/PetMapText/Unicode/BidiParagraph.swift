/// The embedding levels of a paragraph (UAX #9).
///
/// Levels are resolved for the whole paragraph; ``BidiReordering`` puts the parts of a line in
/// visual order.
package struct BidiParagraph {
  /// The level of each scalar: even for left-to-right, odd for right-to-left. Characters removed by
  /// rule X9 have the level of the preceding character.
  package private(set) var levels: [UInt8]
  /// The level of the paragraph: 0 or 1.
  package let baseLevel: UInt8

  /// The original classes, which some rules refer to.
  let original: [UInt8]
  /// The classes as modified by the rules.
  var classes: [UInt8]

  /// Returns the base level by rules P2 and P3: 0 if the first strong character is left-to-right, 1
  /// if it is right-to-left, or `nil` if no character is strong.
  package static func firstStrongLevel(_ classes: [UInt8], _ range: Range<Int>) -> UInt8? {
    var isolates = 0
    for position in range {
      switch classes[position] {
      case BidiClass.l where isolates == 0: return 0
      case BidiClass.r where isolates == 0, BidiClass.al where isolates == 0: return 1
      case BidiClass.lri, BidiClass.rli, BidiClass.fsi: isolates += 1
      case BidiClass.pdi: isolates = max(0, isolates - 1)
      case BidiClass.b: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns whether a class can produce a level other than 0 in a left-to-right paragraph.
  package static func needsLevels(_ value: UInt8) -> Bool {
    switch value {
    case BidiClass.r, BidiClass.al, BidiClass.an, BidiClass.lre, BidiClass.lro, BidiClass.rle,
      BidiClass.rlo, BidiClass.lri, BidiClass.rli, BidiClass.fsi:
      true
    default: false
    }
  }

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - scalars: The text, used to find brackets; may be empty if it contains no brackets.
  ///   - classes: The bidirectional class of each scalar.
  ///   - baseLevel: 0 or 1.
  package init(scalars: [UInt32], classes: [UInt8], baseLevel: UInt8) {
    self.baseLevel = baseLevel
    original = classes
    self.classes = classes
    levels = [UInt8](repeating: baseLevel, count: classes.count)
    let matches = BidiIsolates(classes)
    resolveExplicit(matches)
    // The boundaries of a sequence depend on adjacent explicit levels, not on levels modified by I1
    // and I2.
    let explicit = levels
    var sequences = BidiSequences(classes: original, levels: levels, matches: matches)
    while let sequence = sequences.next() {
      resolve(sequence, explicit: explicit, scalars: scalars, matches: matches)
    }
    inheritRemoved()
    reset(0..<classes.count, lineEnd: false)
  }

  static func isRemoved(_ value: UInt8) -> Bool {
    switch value {
    case BidiClass.lre, BidiClass.rle, BidiClass.lro, BidiClass.rlo, BidiClass.pdf, BidiClass.bn:
      true
    default: false
    }
  }

  static func isIsolateInitiator(_ value: UInt8) -> Bool {
    value == BidiClass.lri || value == BidiClass.rli || value == BidiClass.fsi
  }

  /// Applies rules X1 to X8.
  private mutating func resolveExplicit(_ matches: BidiIsolates) {
    struct Entry {
      var level: UInt8
      var override: UInt8?
      var isIsolate: Bool
    }
    var stack = [Entry(level: baseLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for position in original.indices {
      let top = stack[stack.count - 1]
      let value = original[position]
      switch value {
      case BidiClass.rle, BidiClass.lre, BidiClass.rlo, BidiClass.lro:
        levels[position] = top.level
        let toLeft = value == BidiClass.rle || value == BidiClass.rlo
        let level = toLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
        if level <= 125 && overflowIsolates == 0 && overflowEmbeddings == 0 {
          let override: UInt8? =
            value == BidiClass.rlo ? BidiClass.r : value == BidiClass.lro ? BidiClass.l : nil
          stack.append(Entry(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case BidiClass.rli, BidiClass.lri, BidiClass.fsi:
        levels[position] = top.level
        if let override = top.override { classes[position] = override }
        var toLeft = value == BidiClass.rli
        if value == BidiClass.fsi {
          let inner = position + 1..<(matches.match[position] ?? original.count)
          toLeft = Self.firstStrongLevel(original, inner) == 1
        }
        let level = toLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
        if level <= 125 && overflowIsolates == 0 && overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Entry(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case BidiClass.pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let now = stack[stack.count - 1]
        levels[position] = now.level
        if let override = now.override { classes[position] = override }
      case BidiClass.pdf:
        levels[position] = top.level
        if overflowIsolates > 0 {
          continue
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate && stack.count > 1 {
          stack.removeLast()
        }
      case BidiClass.b:
        levels[position] = baseLevel
      default:
        levels[position] = top.level
        if value != BidiClass.bn, let override = top.override { classes[position] = override }
      }
    }
  }

  /// Applies rules W1 to I2 to an isolating run sequence.
  private mutating func resolve(
    _ sequence: [Int], explicit: [UInt8], scalars: [UInt32], matches: BidiIsolates
  ) {
    guard let first = sequence.first, let last = sequence.last else { return }
    let level = explicit[first]
    var before = first - 1
    while before >= 0 && Self.isRemoved(original[before]) { before -= 1 }
    let levelBefore = before >= 0 ? explicit[before] : baseLevel
    var after = last + 1
    while after < original.count && Self.isRemoved(original[after]) { after += 1 }
    let opensUnmatched =
      Self.isIsolateInitiator(original[last]) && matches.match[last] == nil
    let levelAfter = after < original.count && !opensUnmatched ? explicit[after] : baseLevel
    let start = max(level, levelBefore) & 1 == 0 ? BidiClass.l : BidiClass.r
    let end = max(level, levelAfter) & 1 == 0 ? BidiClass.l : BidiClass.r
    var resolved = sequence.map { classes[$0] }
    Self.resolve(
      &resolved, original: sequence.map { original[$0] },
      scalars: scalars.isEmpty ? [] : sequence.map { scalars[$0] },
      BidiSequenceRules(level: level, start: start, end: end))
    for (slot, position) in sequence.enumerated() {
      levels[position] = Self.level(resolved[slot], in: level)
    }
  }

  /// Applies rules W1 to N2 to the classes of a sequence.
  private static func resolve(
    _ classes: inout [UInt8], original: [UInt8], scalars: [UInt32], _ rules: BidiSequenceRules
  ) {
    var weak = classes.mutableSpan
    rules.resolveWeak(&weak)
    rules.resolveBrackets(&classes, scalars: scalars, original: original)
    var neutral = classes.mutableSpan
    rules.resolveNeutral(&neutral)
  }

  /// Applies rules I1 and I2: returns the level of a character with a resolved class in a sequence
  /// of the given level.
  private static func level(_ value: UInt8, in level: UInt8) -> UInt8 {
    switch value {
    case BidiClass.r: level | 1
    case BidiClass.an, BidiClass.en: level & 1 == 0 ? level + 2 : level + 1
    case BidiClass.l: (level + 1) & ~1
    default: level
    }
  }

  private mutating func inheritRemoved() {
    for position in original.indices where Self.isRemoved(original[position]) {
      levels[position] = position > 0 ? levels[position - 1] : baseLevel
    }
  }

  /// Applies rule L1: separators, and whitespace before them or at the end of the line, get the
  /// base level.
  package mutating func reset(_ line: Range<Int>, lineEnd: Bool) {
    var trailing = lineEnd
    for position in line.reversed() {
      switch original[position] {
      case BidiClass.b, BidiClass.s:
        levels[position] = baseLevel
        trailing = true
      case BidiClass.ws, BidiClass.fsi, BidiClass.lri, BidiClass.rli, BidiClass.pdi:
        if trailing { levels[position] = baseLevel }
      default:
        if Self.isRemoved(original[position]) {
          if trailing { levels[position] = baseLevel }
        } else {
          trailing = false
        }
      }
    }
  }
}

/// The visual order of the parts of a line (UAX #9, rule L2).
package enum BidiReordering {
  /// Returns the indices of parts with the given levels, in visual order from left to right.
  ///
  /// - Complexity: O(*n* · levels).
  package static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max() else { return order }
    var lowestOdd: UInt8 = 255
    for level in levels where level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    guard lowestOdd != 255 else { return order }
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var stop = start
        while stop < order.count && levels[order[stop]] >= level { stop += 1 }
        order[start..<stop].reverse()
        start = stop
      }
      level -= 1
    }
    return order
  }
}
