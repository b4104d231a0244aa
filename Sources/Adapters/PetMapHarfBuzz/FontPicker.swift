import PetMapText

/// Opens the fonts of a chain and selects the font for each part of a string.
struct FontPicker {
  /// Characters of one script set in one font; `nil` if there is no font at all.
  struct Part {
    let font: Font?
    let range: Range<Int>
  }

  let chain: FontChain
  /// The problems encountered: each font and library once, and one missing character per block of
  /// 128.
  private(set) var warnings: [TextWarning]
  /// The fonts opened so far; `nil` for a face that cannot be opened.
  private var opened: [FontFace: Font?] = [:]
  /// The coverage of each weight.
  private var coverage = [FontWeight.regular, .bold].map { _ in FontCoverage() }

  init(chain: FontChain) {
    self.chain = chain
    warnings = chain.missing.map { .missingFont($0) }
  }

  /// Returns the maximal parts of a run with one font and script, in logical order; there is no
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
      let clusterScript = number == nil ? nil : Font.script(of: text[index])
      let changesScript = clusterScript != nil && script != nil && clusterScript != script
      if index > start && (number != current || changesScript) {
        parts.append(Part(font: font(current, weight), range: start..<index))
        start = index
      }
      script = clusterScript ?? script
      current = number
      index = cluster.range.upperBound
    }
    if index > start {
      parts.append(Part(font: font(current, weight), range: start..<index))
    }
    return parts
  }

  /// Returns the font for a face, opening it if necessary, or `nil` if it cannot be opened.
  mutating func font(_ face: FontFace) -> Font? {
    if let known = opened[face] { return known }
    let font = Font(face)
    if font == nil { warn(Font.isAvailable ? .missingFont(face.path) : .noShaper) }
    opened[face] = .some(font)
    return font
  }

  /// Adds a warning.
  mutating func warn(_ warning: TextWarning) { warnings.append(warning) }

  private mutating func font(_ number: Int?, _ weight: FontWeight) -> Font? {
    guard let number else { return nil }
    return font(chain.fonts[number].face(weight))
  }

  /// Returns the index of the font for a cluster, or `nil` if there is no font at all.
  ///
  /// This is the first font that has all characters of the cluster, or else the first that has its
  /// base; emoji use the emoji font.
  private mutating func number(
    for cluster: FontCluster, of text: [UInt32], _ weight: FontWeight
  ) -> Int? {
    let base = text[cluster.range.lowerBound]
    if cluster.presentation == .emoji, let emoji = chain.emoji, has(emoji, base, weight) {
      return emoji
    }
    var first: Int?
    for number in chain.fonts.indices {
      if cluster.presentation == .text && number == chain.emoji { continue }
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
    if cluster.presentation == .text, let emoji = chain.emoji, has(emoji, base, weight) {
      return emoji
    }
    // No font has the character: use the first font's missing glyph, or nothing for an invisible
    // character.
    let isIgnorable = FontCluster.isIgnorable(base)
    if !isIgnorable { warnings.append(missing: base) }
    guard let first = chain.fonts.first else { return nil }
    return isIgnorable || font(first.face(weight)) != nil ? 0 : nil
  }

  /// Returns whether any font in the chain has a character.
  private mutating func has(_ number: Int, _ scalar: UInt32, _ weight: FontWeight) -> Bool {
    let slot = Int(weight.rawValue)
    if let known = coverage[slot].has(scalar, font: number) { return known }
    let has = font(number, weight)?.has(scalar) ?? false
    coverage[slot].note(scalar, font: number, has: has)
    return has
  }
}

/// A cache of which characters the fonts of a chain have, because looking up a character in all
/// fonts takes longer than shaping it.
///
/// It has two bits per character and font, in pages that are allocated on demand, so its size is
/// bounded by the number of Unicode characters. It covers at most 32 fonts; others are looked up
/// each time.
struct FontCoverage {
  private var pages = [[UInt64]?](repeating: nil, count: 0x110000 >> 8)

  /// Returns whether a font has a character, or `nil` if that is not cached.
  func has(_ scalar: UInt32, font: Int) -> Bool? {
    guard font < 32, let page = pages[Int(scalar >> 8)] else { return nil }
    let bits = page[Int(scalar & 0xFF)] >> UInt64(2 * font) & 3
    return bits == 0 ? nil : bits == 3
  }

  /// Records whether a font has a character.
  mutating func note(_ scalar: UInt32, font: Int, has: Bool) {
    guard font < 32 else { return }
    let page = Int(scalar >> 8)
    if pages[page] == nil { pages[page] = [UInt64](repeating: 0, count: 256) }
    pages[page]?[Int(scalar & 0xFF)] |= (has ? 3 : 2) << UInt64(2 * font)
  }
}
