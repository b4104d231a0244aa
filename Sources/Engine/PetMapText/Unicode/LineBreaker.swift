/// The rules that determine line breaks.
package enum LineBreakRules: Sendable {
  /// UAX #14 of Unicode 15, verbatim, as in its test file.
  case unicode
  /// Chromium's behavior for `line-break: auto`: a table for ASCII pairs, rules of later versions
  /// for quotation marks and hyphens, a break after each run of spaces, and small kana treated as
  /// ideographs.
  case browser
}

/// Finds line break opportunities (UAX #14).
///
/// Most of them are determined by two classes and whether they are separated by spaces, using a
/// precomputed table (`LineBreakPairs`). Numbers, flags, Hebrew hyphens, and quotation marks depend
/// on more of the preceding text (`LineBreakScan`).
package struct LineBreaker: Sendable {
  private let properties = CharacterProperties.shared
  private let rules: LineBreakRules
  private let ascii = ASCIIBreakPairs.rows
  /// The class to which the rules apply, for each kind.
  private let resolved: [UInt8]
  private let pairs: LineBreakPairs

  /// Creates a breaker.
  package init(rules: LineBreakRules) {
    self.rules = rules
    resolved = properties.lineBreak.map { Self.resolve($0, rules: rules) }
    pairs = LineBreakPairs(rules: rules)
  }

  /// Applies LB1 and merges classes that the rules do not distinguish.
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

  /// Returns whether a line may or must break before each scalar; never before the first.
  ///
  /// - Parameter kinds: The kind (`CharacterProperties`) of each scalar.
  /// - Complexity: O(*n*) in the length of the text.
  package func opportunities(in scalars: [UInt32], kinds: [UInt8]) -> [Bool] {
    var scan = LineBreakScan()
    var breaks = scalars.indices.map { index in
      step(scalars, kinds, index, resolved[Int(kinds[index])], &scan)
    }
    if !breaks.isEmpty { breaks[0] = false }
    return breaks
  }

  /// Returns whether a line must break after a kind of character.
  func endsLine(_ kind: UInt8) -> Bool {
    LineBreakScan.breaksHard(resolved[Int(kind)])
  }

  /// Returns whether a line may break before `index`, and advances the scan past the character
  /// there.
  private func step(
    _ scalars: [UInt32], _ kinds: [UInt8], _ index: Int, _ cls: UInt8,
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
      // LB10: a mark without a base is treated as a letter.
      right = Class.al
      let breaks = decide(scalars, kinds, index, right, scan)
      scan.take(right, at: index)
      scan.joiner = joiner
      return mustBreak || breaks
    }
    let breaks = scan.joiner && !scan.spaces ? false : decide(scalars, kinds, index, right, scan)
    scan.take(right, at: index)
    return mustBreak || breaks
  }

  private func decide(
    _ scalars: [UInt32], _ kinds: [UInt8], _ index: Int, _ right: UInt8, _ scan: LineBreakScan
  ) -> Bool {
    if rules == .browser && index > 0 {
      let last = scalars[index - 1]
      let next = scalars[index]
      if last == .space { return true }
      if last <= 0x7F && next <= 0x7F { return breaksInASCII(scalars, index) }
      if (last <= 0x7F || last == 0xA0) && (next <= 0x7F || next == 0xA0) { return false }
    }
    return exception(kinds, index, right, scan)
      ?? pairs.breaks(scan.left, right, spaces: scan.spaces)
  }

  /// Returns whether a line may break before `index`, between two ASCII characters.
  private func breaksInASCII(_ scalars: [UInt32], _ index: Int) -> Bool {
    let last = scalars[index - 1]
    let next = scalars[index]
    if last == .hyphen && Self.isDigit(next) {
      return index > 1 && Self.isAlphanumeric(scalars[index - 2])
    }
    guard last >= .space else { return false }
    let row = ascii[Int(last - .space)]
    return (next < 0x40 ? row.low >> UInt64(next) : row.high >> UInt64(next & 0x3F)) & 1 != 0
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  private static func isAlphanumeric(_ scalar: UInt32) -> Bool {
    isDigit(scalar) || (0x61...0x7A).contains(scalar | 0x20)
  }

  /// Returns the result of the rules that depend on more than two classes, or `nil` if no rule
  /// applies.
  private func exception(
    _ kinds: [UInt8], _ index: Int, _ right: UInt8, _ scan: LineBreakScan
  ) -> Bool? {
    typealias Class = LineBreakClass
    if scan.spaces { return nil }
    let left = scan.left
    // LB30a: regional indicators form pairs.
    if left == Class.ri && right == Class.ri { return scan.evenIndicators }
    // LB25: a number keeps its sign, internal punctuation, and unit.
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
        if nextIsNumber(kinds, index) { return false }
      default: break
      }
    }
    switch left {
    // LB21a: Hebrew letter and hyphen.
    case Class.hy, Class.ba, Class.hyphen:
      if scan.before == Class.hl && !(rules == .browser && right == Class.hl) { return false }
      // LB20a: a hyphen at the start of a word.
      if rules == .browser && left != Class.ba && (right == Class.al || right == Class.hl)
        && scan.beginsWord
      {
        return false
      }
    default: break
    }
    if rules == .browser { return quotation(kinds, index, right, scan) }
    return nil
  }

  private func nextIsNumber(_ kinds: [UInt8], _ index: Int) -> Bool {
    var next = index + 1
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

  /// Applies LB15a, LB15b, LB19, and LB19a of Unicode 16.
  private func quotation(
    _ kinds: [UInt8], _ index: Int, _ right: UInt8, _ scan: LineBreakScan
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
      let next = index + 1 < kinds.count ? resolved[Int(kinds[index + 1])] : nil
      if right == Class.finalQU && closesBefore(next) { return false }
      if right != Class.initialQU { return false }
      if LineBreakPairs.isQuotation(left) || !isEastAsian(kinds, scan.leftIndex) { return false }
      if index + 1 >= kinds.count || !isEastAsian(kinds, index + 1) { return false }
    }
    if LineBreakPairs.isQuotation(left) {
      if left != Class.finalQU { return false }
      if !isEastAsian(kinds, index) { return false }
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

  private func isEastAsian(_ kinds: [UInt8], _ index: Int) -> Bool {
    index >= 0 && properties.flags[Int(kinds[index])] & CharacterProperties.eastAsian != 0
  }
}
