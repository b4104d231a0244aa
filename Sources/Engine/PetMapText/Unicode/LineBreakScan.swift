/// The state of a scan for line breaks.
struct LineBreakScan {
  /// The class of the last character that is neither a space nor a mark.
  var left = LineBreakPairs.start
  /// The index of that character, or -1.
  var leftIndex = -1
  /// The class before that character, or `LineBreakClass.sp` if they are separated by a space.
  var before = LineBreakPairs.start
  /// The index of the character before, or -1.
  var beforeIndex = -1
  /// Whether `left` is followed by spaces.
  var spaces = false
  /// Whether the last character was a zero width joiner.
  var joiner = false
  /// Whether the number of regional indicators that end at `left` is even.
  var evenIndicators = true
  /// 1 within a number, 2 after the bracket that closes it.
  var number: UInt8 = 0

  /// Whether a mark attaches to the preceding character (LB9).
  var absorbs: Bool {
    if spaces { return false }
    switch left {
    case LineBreakPairs.start, LineBreakClass.zw: return false
    default: return true
    }
  }

  /// Whether `left` is the first character of a word.
  var beginsWord: Bool {
    switch before {
    case LineBreakPairs.start, LineBreakClass.sp, LineBreakClass.zw, LineBreakClass.cb,
      LineBreakClass.gl:
      return true
    default: return false
    }
  }

  /// Returns whether a line must break before a character of a class (LB4 and LB5).
  func isAfterHardBreak(_ right: UInt8) -> Bool {
    guard !spaces, Self.breaksHard(left) else { return false }
    return left != LineBreakClass.cr || right != LineBreakClass.lf
  }

  /// Returns whether a line must break after a character of a class.
  static func breaksHard(_ value: UInt8) -> Bool {
    switch value {
    case LineBreakClass.bk, LineBreakClass.cr, LineBreakClass.lf, LineBreakClass.nl: true
    default: false
    }
  }

  /// Advances past a character.
  mutating func take(_ right: UInt8, at index: Int) {
    typealias Class = LineBreakClass
    let continues = left == Class.ri && !spaces
    evenIndicators = right != Class.ri || continues && !evenIndicators
    switch right {
    case Class.nu: number = 1
    case Class.sy, Class.infix: number = number == 1 && !spaces ? 1 : 0
    case Class.cl, Class.cp, Class.eastCP: number = number == 1 && !spaces ? 2 : 0
    default: number = 0
    }
    before = spaces ? Class.sp : left
    beforeIndex = spaces ? -1 : leftIndex
    left = right
    leftIndex = index
    spaces = false
    joiner = false
  }
}
