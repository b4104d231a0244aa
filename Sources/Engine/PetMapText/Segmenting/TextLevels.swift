/// The bidi levels of text, resolved by paragraph (UAX #9).
struct TextLevels: Sendable {
  /// The direction of the first strong character in any paragraph.
  private(set) var direction = TextDirection.leftToRight
  /// The level of each scalar; empty if the whole text is left-to-right.
  private var levels: [UInt8] = []
  /// The base level of each scalar's paragraph; empty if the whole text is left-to-right.
  private var bases: [UInt8] = []

  /// Resolves the levels of the scalars. A paragraph without strong characters has the direction of
  /// the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ scalars: [UInt32]) {
    let properties = CharacterProperties.shared
    func bidiClass(_ scalar: UInt32) -> UInt8 { properties.bidi[Int(properties.kind(of: scalar))] }
    // No character before the Hebrew block is right-to-left.
    guard scalars.contains(where: { $0 >= 0x590 && BidiParagraph.needsLevels(bidiClass($0)) })
    else { return }
    let classes = scalars.map(bidiClass)
    let paragraphs = scalars.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let strong = paragraphs.map { BidiParagraph.firstStrongLevel(classes, $0.indices) }
    let first = strong.lazy.compactMap { $0 }.first ?? 0
    if first == 1 { direction = .rightToLeft }
    for (paragraph, strong) in zip(paragraphs, strong) {
      let base = strong ?? first
      let resolved = BidiParagraph(
        scalars: Array(paragraph), classes: Array(classes[paragraph.indices]), baseLevel: base)
      // A line feed has the base level.
      levels += resolved.levels + CollectionOfOne(base)
      bases += repeatElement(base, count: paragraph.count + 1)
    }
  }

  /// The level of a scalar: even for left-to-right, odd for right-to-left.
  subscript(index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Whether all scalars have level 0.
  var areAllZero: Bool { levels.isEmpty }

  /// Returns whether the paragraph of a scalar has a right-to-left base direction.
  func runsLeft(_ index: Int) -> Bool { !bases.isEmpty && bases[index] == 1 }

  /// Returns whether the level changes before any of the given scalars.
  func changes(in range: Range<Int>) -> Bool {
    !levels.isEmpty && range.contains { $0 > 0 && levels[$0] != levels[$0 - 1] }
  }
}

extension TextDirection {
  /// Creates the direction of a bidi level.
  init(level: UInt8) { self = level & 1 == 1 ? .rightToLeft : .leftToRight }
}
