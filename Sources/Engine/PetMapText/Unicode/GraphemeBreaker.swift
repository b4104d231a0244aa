/// Finds grapheme cluster boundaries (UAX #29, extended grapheme clusters).
package struct GraphemeBreaker: Sendable {
  private let properties = CharacterProperties.shared
  /// Whether Indic conjuncts are kept together (rule GB9c of Unicode 15.1), as in browsers.
  private let keepsConjuncts: Bool

  /// Creates a breaker with the rules of Unicode 15, and optionally GB9c.
  package init(keepsConjuncts: Bool) {
    self.keepsConjuncts = keepsConjuncts
  }

  /// Returns whether a grapheme cluster begins at each scalar; always true for the first.
  ///
  /// - Parameter kinds: The kind (`CharacterProperties`) of each scalar.
  /// - Complexity: O(*n*) in the length of the text.
  package func starts(kinds: [UInt8]) -> [Bool] {
    var state = State()
    var left: UInt8?
    return kinds.map { kind in
      let right = properties.grapheme[Int(kind)]
      let conjunct = keepsConjuncts ? properties.conjunct[Int(kind)] : ConjunctClass.none
      let isStart = left.map { isBoundary($0, right, state: state, conjunct: conjunct) } ?? true
      state.take(right, conjunct: conjunct)
      left = right
      return isStart
    }
  }

  private struct State {
    /// Whether the number of preceding regional indicators is odd.
    var oddIndicators = false
    /// 1 after a pictograph and extenders, 2 if followed by a joiner.
    var pictograph: UInt8 = 0
    /// 1 after an Indic consonant and extenders, 2 if they include a linker.
    var conjunct: UInt8 = 0

    var isConjunct: Bool { conjunct == 2 }

    mutating func take(_ kind: UInt8, conjunct next: UInt8) {
      oddIndicators = kind == GraphemeClass.regionalIndicator && !oddIndicators
      switch kind {
      case GraphemeClass.extendedPictographic: pictograph = 1
      case GraphemeClass.extend: pictograph = pictograph == 1 ? 1 : 0
      case GraphemeClass.zwj: pictograph = pictograph == 1 ? 2 : 0
      default: pictograph = 0
      }
      switch next {
      case ConjunctClass.consonant: conjunct = 1
      case ConjunctClass.linker: conjunct = conjunct > 0 ? 2 : 0
      case ConjunctClass.extend: break
      default: conjunct = 0
      }
    }
  }

  private func isBoundary(
    _ left: UInt8, _ right: UInt8, state: State, conjunct: UInt8
  ) -> Bool {
    typealias Class = GraphemeClass
    switch (left, right) {
    case (Class.cr, Class.lf): return false  // GB3
    case (Class.cr, _), (Class.lf, _), (Class.control, _): return true  // GB4
    case (_, Class.cr), (_, Class.lf), (_, Class.control): return true  // GB5
    case (Class.l, Class.l), (Class.l, Class.v), (Class.l, Class.lv), (Class.l, Class.lvt),
      (Class.lv, Class.v), (Class.lv, Class.t), (Class.v, Class.v), (Class.v, Class.t),
      (Class.lvt, Class.t), (Class.t, Class.t):
      return false  // GB6, GB7, GB8
    case (_, Class.extend), (_, Class.zwj), (_, Class.spacingMark), (Class.prepend, _):
      return false  // GB9, GB9a, GB9b
    case (Class.zwj, Class.extendedPictographic): return state.pictograph != 2  // GB11
    case (Class.regionalIndicator, Class.regionalIndicator):
      return !state.oddIndicators  // GB12, GB13
    default:
      return !(state.isConjunct && conjunct == ConjunctClass.consonant)  // GB9c, GB999
    }
  }
}
