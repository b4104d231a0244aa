/// The bidi levels of a text, resolved paragraph by paragraph (UAX #9).
struct TextLevels: Sendable {
  /// The direction of the first strong character, in whichever paragraph.
  private(set) var direction = TextDirection.leftToRight
  /// The level of each scalar; empty where all run to the right.
  private var levels: [UInt8] = []
  /// The base level of each scalar's paragraph; empty where all run to the right.
  private var bases: [UInt8] = []

  /// Resolves the levels of a text. A paragraph without a strong character takes the text's
  /// direction.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ scalars: [UInt32]) {
    let properties = CharacterProperties.shared
    func bidiClass(_ scalar: UInt32) -> UInt8 { properties.bidi[Int(properties.kind(of: scalar))] }
    // No character before Hebrew runs to the left.
    guard scalars.contains(where: { $0 >= 0x590 && BidiParagraph.needsLevels(bidiClass($0)) })
    else { return }
    let classes = scalars.map(bidiClass)
    let paragraphs = scalars.split(separator: 0x0A, omittingEmptySubsequences: false)
    let strong = paragraphs.map { BidiParagraph.firstStrongLevel(classes, $0.indices) }
    let first = strong.lazy.compactMap { $0 }.first ?? 0
    if first == 1 { direction = .rightToLeft }
    for (paragraph, strong) in zip(paragraphs, strong) {
      let base = strong ?? first
      let resolved = BidiParagraph(
        scalars: Array(paragraph), classes: Array(classes[paragraph.indices]), baseLevel: base)
      // The line feed has the base level.
      levels += resolved.levels + CollectionOfOne(base)
      bases += repeatElement(base, count: paragraph.count + 1)
    }
  }

  /// The level of a scalar: even runs to the right, odd to the left.
  subscript(index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Whether there is any level but 0.
  var areMixed: Bool { !levels.isEmpty }

  /// Whether the paragraph around a scalar has a base direction to the left.
  func runsLeft(_ index: Int) -> Bool { !bases.isEmpty && bases[index] == 1 }

  /// Whether the level changes before one of these scalars.
  func changes(in range: Range<Int>) -> Bool {
    !levels.isEmpty && range.contains { $0 > 0 && levels[$0] != levels[$0 - 1] }
  }
}

extension TextDirection {
  /// The direction of a bidi level.
  init(level: UInt8) { self = level & 1 == 1 ? .rightToLeft : .leftToRight }
}
