import PetMapText

extension HarfBuzzMeasurer {
  /// Characters that one font sets in one script; no font if there is none at all.
  struct FontPart {
    let font: Font?
    let range: Range<Int>
  }

  /// The longest parts of a run that one font sets in one script, in logical order: there is no
  /// kerning between scripts.
  func fontParts(_ text: [UInt32], _ range: Range<Int>, _ weight: FontWeight) -> [FontPart] {
    var parts: [FontPart] = []
    var start = range.lowerBound
    var current: Int?
    var script: UInt32?
    var index = start
    while index < range.upperBound {
      let cluster = FontCluster(text, index, range.upperBound)
      let number = fontIndex(text, cluster, weight)
      let own = number == nil ? nil : Font.script(of: text[index])
      let changesScript = own != nil && script != nil && own != script
      if index > start && (number != current || changesScript) {
        parts.append(FontPart(font: font(current, weight), range: start..<index))
        start = index
      }
      script = own ?? script
      current = number
      index = cluster.range.upperBound
    }
    if index > start {
      parts.append(FontPart(font: font(current, weight), range: start..<index))
    }
    return parts
  }

  /// The opened font of a face; nil if it cannot be opened.
  func font(_ face: FontFace) -> Font? {
    if let font = opened[face] { return font }
    if unusable.contains(face) { return nil }
    guard let font = Font(face) else {
      unusable.insert(face)
      warnings.append(Font.isAvailable ? .missingFont(face.path) : .noShaper)
      return nil
    }
    opened[face] = font
    return font
  }

  private func font(_ index: Int?, _ weight: FontWeight) -> Font? {
    index.flatMap { font(chain.fonts[$0].face(weight)) }
  }

  /// The index in the chain of the font that sets a cluster; nil if there is none at all.
  ///
  /// It is the first that has all of the cluster's characters, else the first that has its base; an
  /// emoji's is the emoji font.
  private func fontIndex(
    _ text: [UInt32], _ cluster: FontCluster, _ weight: FontWeight
  ) -> Int? {
    let base = text[cluster.range.lowerBound]
    if cluster.look == .emoji, let emoji = chain.emoji, has(emoji, base, weight) { return emoji }
    var first: Int?
    for index in chain.fonts.indices {
      if cluster.look == .text && index == chain.emoji { continue }
      guard has(index, base, weight) else { continue }
      if first == nil { first = index }
      if cluster.range.dropFirst().allSatisfy({
        FontCluster.isIgnorable(text[$0]) || has(index, text[$0], weight)
      }) {
        return index
      }
    }
    if let first { return first }
    if cluster.look == .text, let emoji = chain.emoji, has(emoji, base, weight) { return emoji }
    guard let font = chain.fonts.first else {
      if !FontCluster.isIgnorable(base) { report(base) }
      return nil
    }
    if FontCluster.isIgnorable(base) { return 0 }
    report(base)
    return self.font(font.face(weight)) == nil ? nil : 0
  }

  /// Whether a font of the chain has a character.
  private func has(_ index: Int, _ scalar: UInt32, _ weight: FontWeight) -> Bool {
    let known =
      weight == .bold
      ? boldCoverage.has(scalar, font: index) : regularCoverage.has(scalar, font: index)
    if let known { return known }
    let has = font(index, weight)?.has(scalar) ?? false
    if weight == .bold {
      boldCoverage.note(scalar, font: index, has: has)
    } else {
      regularCoverage.note(scalar, font: index, has: has)
    }
    return has
  }

  /// Reports a character that no font has, once for its block of 128.
  private func report(_ scalar: UInt32) {
    guard warnings.count < 64 else { return }
    for case .missingGlyph(let known) in warnings where known >> 7 == scalar >> 7 { return }
    warnings.append(.missingGlyph(scalar))
  }
}
