/// What a scan for line breaks remembers of the text before.
struct LineBreakScan {
  /// The class of the last character that is no space and no mark.
  var left = LineBreakPairs.start
  /// Its index, or -1.
  var leftIndex = -1
  /// The class before that one, `LineBreakClass.sp` where a space stands between.
  var before = LineBreakPairs.start
  /// The index of that one, or -1.
  var beforeIndex = -1
  /// Whether spaces follow `left`.
  var spaces = false
  /// Whether a zero width joiner was the last character.
  var joiner = false
  /// Whether an even number of regional indicators ends with `left`.
  var evenIndicators = true
  /// 1 inside a number, 2 after the bracket that closes behind it.
  var number: UInt8 = 0

  /// LB9: whether a mark joins what is before.
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

  /// LB4 and LB5: whether a line must end before a character of this class.
  func isAfterHardBreak(_ right: UInt8) -> Bool {
    guard !spaces, Self.breaksHard(left) else { return false }
    return left != LineBreakClass.cr || right != LineBreakClass.lf
  }

  /// Whether a class ends its line.
  static func breaksHard(_ value: UInt8) -> Bool {
    switch value {
    case LineBreakClass.bk, LineBreakClass.cr, LineBreakClass.lf, LineBreakClass.nl: true
    default: false
    }
  }

  /// Moves past a character.
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
