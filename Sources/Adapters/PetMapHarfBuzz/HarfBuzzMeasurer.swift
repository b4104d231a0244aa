import CHarfBuzz
public import PetMapText

/// Measures text with HarfBuzz and the fonts of a chain.
///
/// Fonts are opened when their first character comes along. Without HarfBuzz, or without any
/// font, the built-in table measures instead and a warning says so.
public final class HarfBuzzMeasurer: TextMeasurer {
  /// The fonts in the order in which they are tried.
  public let chain: FontChain
  public private(set) var warnings: [TextWarning] = []

  private var opened: [FontFace: Font] = [:]
  private var broken: Set<FontFace> = []
  private var regularCoverage: FontCoverage
  private var boldCoverage: FontCoverage
  private var table = TableMeasurer()
  private var words: WordFinder?
  private var triedWords = false
  private var scripts = ScriptTable()
  private lazy var firstRegular = first(.regular)
  private lazy var firstBold = first(.bold)

  private let takesShortWays: Bool

  /// Makes a measurer over the fonts of a chain.
  public convenience init(chain: FontChain = FontChain()) {
    self.init(chain: chain, takesShortWays: true)
  }

  /// - Parameter takesShortWays: Whether words may be measured in the ways of `FirstFont`; the widths are the
  ///   same.
  package init(chain: FontChain, takesShortWays: Bool) {
    self.chain = chain
    self.takesShortWays = takesShortWays
    regularCoverage = FontCoverage()
    boldCoverage = FontCoverage()
    for name in chain.missing { warnings.append(.missingFont(name)) }
  }

  /// The names and sizes of the font files, which tell one version from another.
  public private(set) lazy var fonts: String = {
    guard let first = chain.fonts.first, font(first.regular) != nil else { return table.fonts }
    return chain.fonts.flatMap { [$0.regular.path, $0.bold.path] }.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "\(name):\(System.size(of: path))"
    }.joined(separator: ",")
  }()

  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    guard let first = chain.fonts.first, let font = font(first.face(style.weight)) else {
      return table.verticalMetrics(of: style)
    }
    let reach = font.reach()
    return VerticalMetrics(ascent: reach.ascent * style.size, descent: reach.descent * style.size)
  }

  public func measure(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection,
    into run: inout MeasuredRun
  ) {
    let first = style.weight == .bold ? firstBold : firstRegular
    if direction == .leftToRight, let first {
      switch first.measure(
        text, range, from: range.lowerBound, size: style.size, into: &run)
      {
      case nil, .pairs, .runs: return
      case .withoutComposition:
        measure(first.font, text, range, style, direction, composes: false, range, into: &run)
        return
      case .shaping: break
      }
    }
    forEachFont(text, range, style.weight) { font, part in
      guard let font else {
        measureByTable(text, part, style, from: range.lowerBound, into: &run)
        return
      }
      if font.face.isColorBitmap {
        measureEmoji(font, text, part, style, from: range.lowerBound, into: &run)
        return
      }
      if direction == .leftToRight, let first, first.font === font, part != range {
        // The rest of the word is in other fonts, which does not change this part.
        let left = first.measure(
          text, part, from: range.lowerBound, size: style.size, into: &run)
        if left == nil { return }
      }
      measure(font, text, part, style, direction, composes: true, range, into: &run)
    }
    run.isPassing = false
  }

  /// Measures a part of a range with its font.
  private func measure(
    _ font: Font, _ text: [UInt32], _ part: Range<Int>, _ style: TextStyle,
    _ direction: TextDirection, composes: Bool, _ range: Range<Int>, into run: inout MeasuredRun
  ) {
    unsafe font.shape(
      text, part, size: style.size, direction: direction, composes: composes
    ) { glyphs in
      var owns = [Bool](repeating: false, count: part.count)
      for index in glyphs.indices {
        let glyph = unsafe glyphs[index]
        let place = Int(glyph.cluster) - range.lowerBound
        run.advances[place] += glyph.advance
        owns[Int(glyph.cluster) - part.lowerBound] = true
        if glyph.unsafe_to_break != 0 { run.unsafeToBreak[place] = true }
      }
      shareLigatures(text, part, owns: owns, from: range.lowerBound, in: &run)
    }
  }

  public func markWords(_ text: [UInt32], _ range: Range<Int>, breaks: inout [Bool]) {
    if !triedWords {
      triedWords = true
      words = WordFinder()
      if words == nil { warnings.append(.noDictionary) }
    }
    words?.mark(text, range, breaks: &breaks)
  }

  /// Gives each grapheme of a ligature the same part of its width, so that a line can end
  /// inside it; what stands there is measured anew.
  private func shareLigatures(
    _ text: [UInt32], _ range: Range<Int>, owns: [Bool], from start: Int,
    in run: inout MeasuredRun
  ) {
    var first = 0
    while first < owns.count {
      var end = first + 1
      while end < owns.count && !owns[end] { end += 1 }
      if end > first + 1 {
        let base = range.lowerBound - start
        let graphemes = (first..<end).filter {
          $0 == first || FontCluster.isBase(text[range.lowerBound + $0])
        }
        if graphemes.count > 1 {
          let whole = run.advances[base + first]
          let share = whole / Int32(graphemes.count)
          for grapheme in graphemes {
            run.advances[base + grapheme] = share
            if grapheme > first { run.unsafeToBreak[base + grapheme] = true }
          }
          run.advances[base + first] += whole - share * Int32(graphemes.count)
        }
      }
      first = end
    }
  }

  /// Emoji are pictures: a glyph is as wide as its picture, 136 of the 109 pixels of an em.
  private func measureEmoji(
    _ font: Font, _ text: [UInt32], _ range: Range<Int>, _ style: TextStyle, from start: Int,
    into run: inout MeasuredRun
  ) {
    let advance = Self.emojiAdvance(style.size)
    unsafe font.shape(text, range, size: style.size, direction: .leftToRight) { glyphs in
      for index in glyphs.indices {
        let glyph = unsafe glyphs[index]
        guard glyph.advance != 0 else { continue }
        run.advances[Int(glyph.cluster) - start] += advance
      }
    }
  }

  private func measureByTable(
    _ text: [UInt32], _ range: Range<Int>, _ style: TextStyle, from start: Int,
    into run: inout MeasuredRun
  ) {
    var part = MeasuredRun()
    part.reset(count: range.count)
    table.measure(text, range, style: style, direction: .leftToRight, into: &part)
    for index in 0..<range.count {
      run.advances[range.lowerBound - start + index] += part.advances[index]
    }
  }

  private func first(_ weight: FontWeight) -> FirstFont? {
    guard takesShortWays, let first = chain.fonts.first else { return nil }
    return font(first.face(weight)).map(FirstFont.init)
  }

  // MARK: Fonts

  /// The opened font of a face; nil if it cannot be opened.
  func font(_ face: FontFace) -> Font? {
    if let font = opened[face] { return font }
    if broken.contains(face) { return nil }
    guard let font = Font(face) else {
      broken.insert(face)
      warnings.append(Font.isAvailable ? .missingFont(face.path) : .noShaper)
      return nil
    }
    opened[face] = font
    return font
  }

  /// Calls `body` for each longest part of a run that one font sets in one script, in logical
  /// order: there is no kerning between scripts.
  func forEachFont(
    _ text: [UInt32], _ range: Range<Int>, _ weight: FontWeight,
    _ body: (Font?, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    var current = -2
    var script: UInt32?
    var position = range.lowerBound
    while position < range.upperBound {
      let cluster = FontCluster(text, position, range.upperBound)
      let number = fontNumber(text, cluster, weight)
      let own = number < 0 ? nil : scripts.script(of: text[position])
      let parts = own != nil && script != nil && own != script
      if (number != current || parts) && position > start {
        body(chainFont(current, weight), start..<position)
        start = position
      }
      if let own { script = own }
      current = number
      position = cluster.range.upperBound
    }
    if position > start { body(chainFont(current, weight), start..<position) }
  }

  private func chainFont(_ number: Int, _ weight: FontWeight) -> Font? {
    number < 0 ? nil : font(chain.fonts[number].face(weight))
  }

  /// The place in the chain of the font that sets a cluster; -1 if there is none at all.
  private func fontNumber(
    _ text: [UInt32], _ cluster: FontCluster, _ weight: FontWeight
  ) -> Int {
    let base = text[cluster.range.lowerBound]
    if cluster.look == .emoji, let emoji = emojiNumber, has(emoji, base, weight) { return emoji }
    var first = -1
    for number in chain.fonts.indices {
      if cluster.look == .text && number == emojiNumber { continue }
      guard has(number, base, weight) else { continue }
      if first < 0 { first = number }
      var all = true
      for position in cluster.range.dropFirst()
      where !FontCluster.isIgnorable(text[position]) && !has(number, text[position], weight) {
        all = false
        break
      }
      if all { return number }
    }
    if first >= 0 { return first }
    if cluster.look == .text, let emoji = emojiNumber, has(emoji, base, weight) { return emoji }
    if FontCluster.isIgnorable(base) { return chain.fonts.isEmpty ? -1 : 0 }
    report(base)
    return chain.fonts.isEmpty || font(chain.fonts[0].face(weight)) == nil ? -1 : 0
  }

  private var emojiNumber: Int? { chain.emoji }

  private func has(_ number: Int, _ scalar: UInt32, _ weight: FontWeight) -> Bool {
    let known =
      weight == .bold
      ? boldCoverage.lookup(scalar, number) : regularCoverage.lookup(scalar, number)
    if let known { return known }
    let answer = chainFont(number, weight)?.has(scalar) ?? false
    if weight == .bold {
      boldCoverage.set(scalar, number, answer)
    } else {
      regularCoverage.set(scalar, number, answer)
    }
    return answer
  }

  /// Reports a character that no font has, once for its block of 128.
  private func report(_ scalar: UInt32) {
    guard warnings.count < 64 else { return }
    for case .missingGlyph(let known) in warnings where known >> 7 == scalar >> 7 { return }
    warnings.append(.missingGlyph(scalar))
  }
}
