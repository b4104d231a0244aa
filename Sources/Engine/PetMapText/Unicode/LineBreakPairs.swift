/// The UAX #14 rules that depend only on two classes and on whether these are separated by spaces.
struct LineBreakPairs: Sendable {
  /// The class before the first character.
  static let start: UInt8 = 63

  /// For each pair of classes (64 · left + right): bit 0 for a break between adjacent characters,
  /// bit 1 for a break after spaces.
  private let table: [UInt8]

  init(rules: LineBreakRules) {
    table = (0..<64 * 64).map { pair in
      let (left, right) = (UInt8(pair >> 6), UInt8(pair & 63))
      return (Self.breaks(left, right, spaces: false, rules) ? 1 : 0)
        | (Self.breaks(left, right, spaces: true, rules) ? 2 : 0)
    }
  }

  /// Returns whether a line may break between two classes.
  ///
  /// - Parameter spaces: Whether the classes are separated by spaces.
  func breaks(_ left: UInt8, _ right: UInt8, spaces: Bool) -> Bool {
    table[Int(left) << 6 | Int(right)] & (spaces ? 2 : 1) != 0
  }

  static func isQuotation(_ value: UInt8) -> Bool {
    switch value {
    case LineBreakClass.qu, LineBreakClass.initialQU, LineBreakClass.finalQU: true
    default: false
    }
  }

  private typealias Class = LineBreakClass

  private static func isLetter(_ value: UInt8) -> Bool {
    value == Class.al || value == Class.hl
  }

  private static func isIdeograph(_ value: UInt8) -> Bool {
    switch value {
    case Class.id, Class.eb, Class.em, Class.reservedEmoji: true
    default: false
    }
  }

  private static func isHangul(_ value: UInt8) -> Bool {
    switch value {
    case Class.jl, Class.jv, Class.jt, Class.h2, Class.h3: true
    default: false
    }
  }

  private static func isOpening(_ value: UInt8) -> Bool {
    value == Class.op || value == Class.eastOP
  }

  private static func isClosing(_ value: UInt8) -> Bool {
    value == Class.cl || value == Class.cp || value == Class.eastCP
  }

  /// Applies the rules in order, starting with LB6.
  private static func breaks(
    _ left: UInt8, _ right: UInt8, spaces: Bool, _ rules: LineBreakRules
  ) -> Bool {
    switch right {
    case Class.bk, Class.cr, Class.lf, Class.nl, Class.zw: return false  // LB6, LB7
    default: break
    }
    if left == Class.zw { return true }  // LB8
    if right == Class.wj || left == Class.wj && !spaces { return false }  // LB11
    if left == Class.gl && !spaces { return false }  // LB12
    if right == Class.gl && !spaces {  // LB12a
      return left == Class.ba || left == Class.hy || left == Class.hyphen
    }
    if isClosing(right) || right == Class.ex || right == Class.infix || right == Class.sy {
      return false  // LB13
    }
    if isOpening(left) { return false }  // LB14
    if rules == .unicode && left == Class.qu && isOpening(right) { return false }  // LB15
    if isClosing(left) && right == Class.ns { return false }  // LB16
    if left == Class.b2 && right == Class.b2 { return false }  // LB17
    if spaces { return true }  // LB18
    if rules == .unicode && (left == Class.qu || right == Class.qu) { return false }  // LB19
    if left == Class.cb || right == Class.cb { return true }  // LB20
    return !joins(left, right, rules)
  }

  /// Applies LB21 to LB30b: returns whether two adjacent characters stay together.
  private static func joins(_ left: UInt8, _ right: UInt8, _ rules: LineBreakRules) -> Bool {
    switch right {
    case Class.ba, Class.hy, Class.hyphen, Class.ns, Class.inseparable: return true  // LB21, LB22
    default: break
    }
    if left == Class.bb { return true }  // LB21
    if left == Class.sy && right == Class.hl { return true }  // LB21b
    if isLetter(left) && right == Class.nu || left == Class.nu && isLetter(right) {
      return true  // LB23
    }
    if left == Class.pr && isIdeograph(right) || isIdeograph(left) && right == Class.po {
      return true  // LB23a
    }
    let leftFix = left == Class.po || left == Class.pr
    let rightFix = right == Class.po || right == Class.pr
    if leftFix && isLetter(right) || isLetter(left) && rightFix { return true }  // LB24
    if right == Class.nu {  // LB25
      switch left {
      case Class.po, Class.pr, Class.hy, Class.nu: return true
      case Class.infix: if rules == .browser { return true }
      default: break
      }
    }
    if left == Class.nu && rightFix { return true }  // LB25
    switch (left, right) {  // LB26
    case (Class.jl, Class.jl), (Class.jl, Class.jv), (Class.jl, Class.h2), (Class.jl, Class.h3),
      (Class.jv, Class.jv), (Class.jv, Class.jt), (Class.h2, Class.jv), (Class.h2, Class.jt),
      (Class.jt, Class.jt), (Class.h3, Class.jt):
      return true
    default: break
    }
    if isHangul(left) && right == Class.po || left == Class.pr && isHangul(right) {
      return true  // LB27
    }
    if isLetter(left) && isLetter(right) { return true }  // LB28
    if left == Class.infix && isLetter(right) { return true }  // LB29
    if (isLetter(left) || left == Class.nu) && right == Class.op { return true }  // LB30
    if left == Class.cp && (isLetter(right) || right == Class.nu) { return true }  // LB30
    // LB30b
    return right == Class.em && (left == Class.eb || left == Class.reservedEmoji)
  }
}
