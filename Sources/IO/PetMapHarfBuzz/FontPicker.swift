import PetMapText

/// Opens the fonts of a chain and picks the one that sets each part of a text.
struct FontPicker {
  /// Characters that one font sets in one script; no font if there is none at all.
  struct Part {
    let font: Font?
    let range: Range<Int>
  }

  let chain: FontChain
  /// What could not be set as it should: each font and library once, of missing characters one for
  /// a block of 128.
  private(set) var warnings: [TextWarning]
  /// What was opened so far, nil for a face that cannot be.
  private var opened: [FontFace: Font?] = [:]
  /// By weight.
  private var coverage = [FontWeight.regular, .bold].map { _ in FontCoverage() }

  init(chain: FontChain) {
    self.chain = chain
    warnings = chain.missing.map { .missingFont($0) }
  }

  /// The longest parts of a run that one font sets in one script, in logical order: there is no
  /// kerning between scripts.
  mutating func parts(
    of text: [UInt32], _ range: Range<Int>, _ weight: FontWeight
  ) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    var current: Int?
    var script: UInt32?
    var index = start
    while index < range.upperBound {
      let cluster = FontCluster(text, index..<range.upperBound)
      let number = number(for: cluster, of: text, weight)
      let own = number == nil ? nil : Font.script(of: text[index])
      let changesScript = own != nil && script != nil && own != script
      if index > start && (number != current || changesScript) {
        parts.append(Part(font: font(current, weight), range: start..<index))
        start = index
      }
      script = own ?? script
      current = number
      index = cluster.range.upperBound
    }
    if index > start {
      parts.append(Part(font: font(current, weight), range: start..<index))
    }
    return parts
  }

  /// The opened font of a face; nil if it cannot be opened.
  mutating func font(_ face: FontFace) -> Font? {
    if let known = opened[face] { return known }
    let font = Font(face)
    if font == nil { warn(Font.isAvailable ? .missingFont(face.path) : .noShaper) }
    opened[face] = .some(font)
    return font
  }

  /// Takes a warning up.
  mutating func warn(_ warning: TextWarning) { warnings.append(warning) }

  private mutating func font(_ number: Int?, _ weight: FontWeight) -> Font? {
    guard let number else { return nil }
    return font(chain.fonts[number].face(weight))
  }

  /// The number in the chain of the font that sets a cluster; nil if there is none at all.
  ///
  /// It is the first that has all of the cluster's characters, else the first that has its base; an
  /// emoji's is the emoji font.
  private mutating func number(
    for cluster: FontCluster, of text: [UInt32], _ weight: FontWeight
  ) -> Int? {
    let base = text[cluster.range.lowerBound]
    if cluster.look == .emoji, let emoji = chain.emoji, has(emoji, base, weight) { return emoji }
    var first: Int?
    for number in chain.fonts.indices {
      if cluster.look == .text && number == chain.emoji { continue }
      guard has(number, base, weight) else { continue }
      if first == nil { first = number }
      let marks = cluster.range.dropFirst()
      if marks.allSatisfy({
        FontCluster.isIgnorable(text[$0]) || has(number, text[$0], weight)
      }) {
        return number
      }
    }
    if let first { return first }
    if cluster.look == .text, let emoji = chain.emoji, has(emoji, base, weight) { return emoji }
    // No font has it: the first one shows its sign for that, or nothing where nothing is to be seen.
    let isIgnorable = FontCluster.isIgnorable(base)
    if !isIgnorable { warnings.append(missing: base) }
    guard let first = chain.fonts.first else { return nil }
    return isIgnorable || font(first.face(weight)) != nil ? 0 : nil
  }

  /// Whether a font of the chain has a character.
  private mutating func has(_ number: Int, _ scalar: UInt32, _ weight: FontWeight) -> Bool {
    let slot = Int(weight.rawValue)
    if let known = coverage[slot].has(scalar, font: number) { return known }
    let has = font(number, weight)?.has(scalar) ?? false
    coverage[slot].note(scalar, font: number, has: has)
    return has
  }
}
