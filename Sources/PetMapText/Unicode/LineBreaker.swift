/// Which rules decide where a line may break.
package enum LineBreakRules: Sendable {
  /// UAX #14 of Unicode 15 to the letter, as its test file has it.
  case unicode
  /// What Chromium does with `line-break: auto`: a table for ASCII pairs, later rules for
  /// quotation marks and hyphens, a break after every run of spaces, small kana as ideographs.
  case browser
}

/// Finds the places where a line may break (UAX #14).
///
/// Two classes and whether spaces stand between them decide most pairs, by a table made once of
/// the rules; a little state decides numbers, flags, Hebrew hyphens and quotation marks.
package struct LineBreaker: Sendable {
  private let properties = CharacterProperties.shared
  private let rules: LineBreakRules
  private let ascii = ASCIIBreakPairs.rows
  /// The class that the rules see, for each kind.
  private let resolved: [UInt8]
  /// The same where a class leaves no trace in the state but itself, or `notPlain`.
  private let plain: [UInt8]
  /// For each pair of classes bit 0: a break between neighbours, bit 1: a break after spaces,
  /// bit 2: the state has a say.
  private let pairs: [UInt8]

  /// Makes a breaker by these rules.
  package init(rules: LineBreakRules) {
    self.rules = rules
    resolved = properties.lineBreak.map { Self.resolve($0, rules: rules) }
    plain = resolved.map { Self.leavesTraces($0) ? Self.notPlain : $0 }
    pairs = LineBreakPairs.table(rules: rules)
  }

  private static let notPlain: UInt8 = 0xFF

  private static func leavesTraces(_ value: UInt8) -> Bool {
    typealias Class = LineBreakClass
    switch value {
    case Class.sp, Class.cm, Class.zwj, Class.bk, Class.cr, Class.lf, Class.nl, Class.nu, Class.sy,
      Class.infix, Class.cl, Class.cp, Class.eastCP, Class.ri:
      return true
    default: return false
    }
  }

  /// LB1 and the classes that the chosen rules do not tell apart.
  private static func resolve(_ value: UInt8, rules: LineBreakRules) -> UInt8 {
    typealias Class = LineBreakClass
    switch value {
    case Class.ai, Class.xx, Class.sa: return Class.al
    case Class.saMark: return Class.cm
    case Class.cj: return rules == .unicode ? Class.ns : Class.id
    case Class.initialQU, Class.finalQU: return rules == .unicode ? Class.qu : value
    case Class.hyphen: return rules == .unicode ? Class.ba : value
    default: return value
    }
  }

  /// Sets `breaks[i]` where a line may (or must) end before scalar `i`; never for the first.
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - kinds: The kind (`CharacterProperties`) of each scalar.
  ///   - breaks: As long as `scalars`; all entries are written.
  package func mark(_ scalars: [UInt32], _ kinds: [UInt8], breaks: inout [Bool]) {
    var scan = LineBreakScan()
    var position = 0
    let count = scalars.count
    let text = scalars.span
    var breaks = breaks.mutableSpan
    while position < count {
      let next = markPlainRun(text, kinds.span, from: position, &scan, breaks: &breaks)
      if next > position {
        position = next
        continue
      }
      let last = position > 0 ? text[position - 1] : 0x0A
      if rules == .browser && text[position] <= 0x7F && (last == 0x20 || last == 0x0A),
        let end = markASCIIWord(text, from: position, breaks: &breaks)
      {
        scan = LineBreakScan()
        scan.left = resolved[Int(kinds[end - 1])]
        scan.leftIndex = end - 1
        position = end
        continue
      }
      breaks[position] = step(scalars, kinds, position, resolved[Int(kinds[position])], &scan)
      position += 1
    }
    if count > 0 { breaks[0] = false }
  }

  /// The same for a word of printable ASCII by the browsers' rules; `breaks` is false everywhere.
  func markPlain(_ word: [UInt32], breaks: inout [Bool]) {
    var marked = breaks.mutableSpan
    _ = markASCIIWord(word.span, from: 0, breaks: &marked)
    marked[0] = false
  }

  /// Whether a line must end behind a kind of character.
  func endsLine(_ kind: UInt8) -> Bool {
    LineBreakScan.breaksHard(resolved[Int(kind)])
  }

  /// Marks characters from `start` on, beyond ASCII, that their class and that of the character
  /// before decide: the bulk of any text that is not ASCII. Says where it stops.
  private func markPlainRun(
    _ text: borrowing Span<UInt32>, _ kinds: borrowing Span<UInt8>, from start: Int,
    _ scan: inout LineBreakScan, breaks: inout MutableSpan<Bool>
  ) -> Int {
    guard !scan.spaces, !scan.joiner, !LineBreakScan.breaksHard(scan.left) else { return start }
    let plain = plain.span
    let pairs = pairs.span
    var left = scan.left
    var end = start
    while end < text.count && text[end] > 0xA0 {
      let right = plain[Int(kinds[end])]
      let entry = right == Self.notPlain ? 4 : pairs[Int(left) << 6 | Int(right)]
      if entry & 4 != 0 { break }
      breaks[end] = entry & 1 != 0
      left = right
      end += 1
    }
    guard end > start else { return start }
    if end == start + 1 {
      scan.before = scan.left
      scan.beforeIndex = scan.leftIndex
    } else {
      scan.before = plain[Int(kinds[end - 2])]
      scan.beforeIndex = end - 2
    }
    scan.left = left
    scan.leftIndex = end - 1
    scan.number = 0
    scan.evenIndicators = true
    return end
  }

  /// Marks a word at `start` that the table for ASCII decides alone and says where it ends:
  /// whatever stands behind a space or a line feed starts afresh, and so does what follows the
  /// word. Nil where it is no such word.
  private func markASCIIWord(
    _ text: borrowing Span<UInt32>, from start: Int, breaks: inout MutableSpan<Bool>
  ) -> Int? {
    var end = start
    while end < text.count && text[end] &- 0x21 < 0x5E { end += 1 }
    guard end > start, end == text.count || text[end] == 0x20 || text[end] == 0x0A else {
      return nil
    }
    breaks[start] = true
    var wasLetter = Self.isLetter(text[start])
    var position = start + 1
    while position < end {
      let isLetter = Self.isLetter(text[position])
      breaks[position] = wasLetter && isLetter ? false : breaksInASCII(text, position)
      wasLetter = isLetter
      position += 1
    }
    return end
  }

  /// Whether a line may break between two ASCII characters.
  @inline(__always)
  private func breaksInASCII(_ text: borrowing Span<UInt32>, _ position: Int) -> Bool {
    let last = text[position - 1]
    let next = text[position]
    if last == 0x2D && next &- 0x30 < 10 {
      return position > 1 && Self.isAlphanumeric(text[position - 2])
    }
    return breaksASCII(last, next)
  }

  @inline(__always)
  private static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar | 0x20) &- 0x61 < 26
  }

  /// Decides the place before `position` and moves the state past it.
  @inline(never)
  private func step(
    _ scalars: [UInt32], _ kinds: [UInt8], _ position: Int, _ cls: UInt8,
    _ scan: inout LineBreakScan
  ) -> Bool {
    typealias Class = LineBreakClass
    var right = cls
    let mustBreak = scan.isAfterHardBreak(right)
    if mustBreak { scan = LineBreakScan() }
    if right == Class.sp {
      scan.spaces = true
      scan.joiner = false
      return mustBreak
    }
    if right == Class.cm || right == Class.zwj {
      let joiner = right == Class.zwj
      if scan.absorbs {
        scan.joiner = joiner
        return mustBreak
      }
      // LB10: a mark without base is a letter.
      right = Class.al
      let answer = decide(scalars, kinds, position, right, scan)
      scan.take(right, at: position)
      scan.joiner = joiner
      return mustBreak || answer
    }
    let answer = scan.joiner && !scan.spaces ? false : decide(scalars, kinds, position, right, scan)
    scan.take(right, at: position)
    return mustBreak || answer
  }

  private func decide(
    _ scalars: [UInt32], _ kinds: [UInt8], _ position: Int, _ right: UInt8, _ scan: LineBreakScan
  ) -> Bool {
    if rules == .browser && position > 0 {
      let last = scalars[position - 1]
      let next = scalars[position]
      if last == 0x20 { return true }
      if last <= 0x7F && next <= 0x7F { return breaksInASCII(scalars.span, position) }
      if (last <= 0x7F || last == 0xA0) && (next <= 0x7F || next == 0xA0) { return false }
    }
    let entry = pairs[Int(scan.left) << 6 | Int(right)]
    let breaks = entry & (scan.spaces ? 2 : 1) != 0
    guard entry & 4 != 0 else { return breaks }
    return exception(scalars, kinds, position, right, scan) ?? breaks
  }

  /// What the state says about a pair, or nil.
  private func exception(
    _ scalars: [UInt32], _ kinds: [UInt8], _ position: Int, _ right: UInt8, _ scan: LineBreakScan
  ) -> Bool? {
    typealias Class = LineBreakClass
    if scan.spaces { return nil }
    let left = scan.left
    // LB30a: flags are pairs.
    if left == Class.ri && right == Class.ri { return scan.evenIndicators }
    // LB25: a number keeps its sign, its inner punctuation and its unit.
    if scan.number == 1 {
      switch right {
      case Class.nu, Class.sy, Class.infix, Class.cl, Class.cp, Class.po, Class.pr: return false
      default: break
      }
    } else if scan.number == 2 && (right == Class.po || right == Class.pr) {
      return false
    }
    if left == Class.po || left == Class.pr {
      switch right {
      case Class.op, Class.eastOP, Class.hy:
        if nextIsNumber(kinds, position) { return false }
      default: break
      }
    }
    switch left {
    // LB21a: Hebrew letter and hyphen.
    case Class.hy, Class.ba, Class.hyphen:
      if scan.before == Class.hl && !(rules == .browser && right == Class.hl) { return false }
      // LB20a: a hyphen at a word's start.
      if rules == .browser && left != Class.ba && (right == Class.al || right == Class.hl)
        && scan.beginsWord
      {
        return false
      }
    default: break
    }
    if rules == .browser { return quotation(kinds, position, right, scan) }
    return nil
  }

  private func nextIsNumber(_ kinds: [UInt8], _ position: Int) -> Bool {
    var next = position + 1
    while next < kinds.count {
      switch resolved[Int(kinds[next])] {
      case LineBreakClass.cm, LineBreakClass.zwj: next += 1
      case LineBreakClass.nu: return true
      case LineBreakClass.infix where rules == .browser: next += 1
      default: return false
      }
    }
    return false
  }

  /// LB15a, LB15b, LB19 and LB19a of Unicode 16.
  private func quotation(
    _ kinds: [UInt8], _ position: Int, _ right: UInt8, _ scan: LineBreakScan
  ) -> Bool? {
    typealias Class = LineBreakClass
    let left = scan.left
    if left == Class.initialQU
      && (scan.beginsWord || scan.before == Class.op
        || scan.before == Class.eastOP || LineBreakPairs.isQuotation(scan.before))
    {
      return false
    }
    if LineBreakPairs.isQuotation(right) {
      let next = position + 1 < kinds.count ? resolved[Int(kinds[position + 1])] : nil
      if right == Class.finalQU && closesBefore(next) { return false }
      if right != Class.initialQU { return false }
      if LineBreakPairs.isQuotation(left) || !isEastAsian(kinds, scan.leftIndex) { return false }
      if position + 1 >= kinds.count || !isEastAsian(kinds, position + 1) { return false }
    }
    if LineBreakPairs.isQuotation(left) {
      if left != Class.finalQU { return false }
      if !isEastAsian(kinds, position) { return false }
      if scan.beginsWord || !isEastAsian(kinds, scan.beforeIndex) { return false }
    }
    return nil
  }

  private func closesBefore(_ next: UInt8?) -> Bool {
    typealias Class = LineBreakClass
    switch next {
    case nil, Class.sp, Class.gl, Class.wj, Class.cl, Class.qu, Class.initialQU, Class.finalQU,
      Class.cp, Class.eastCP, Class.ex, Class.infix, Class.sy, Class.bk, Class.cr, Class.lf,
      Class.nl, Class.zw:
      return true
    default: return false
    }
  }

  private func isEastAsian(_ kinds: [UInt8], _ position: Int) -> Bool {
    position >= 0 && properties.flags[Int(kinds[position])] & CharacterProperties.eastAsian != 0
  }

  private static func isAlphanumeric(_ scalar: UInt32) -> Bool {
    scalar &- 0x30 < 10 || (scalar | 0x20) &- 0x61 < 26
  }

  private func breaksASCII(_ left: UInt32, _ right: UInt32) -> Bool {
    guard left >= 0x20 else { return false }
    let row = ascii[Int(left) - 0x20]
    return (right < 0x40 ? row.low >> UInt64(right) : row.high >> UInt64(right & 0x3F)) & 1 != 0
  }
}
