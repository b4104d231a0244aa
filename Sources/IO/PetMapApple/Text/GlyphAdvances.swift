package import PetMapText

/// What a text engine that reports glyphs with UTF-16 indices says of a run, as a measurer says it.
package struct GlyphAdvances {
  /// The UTF-16 code units of the run with its context.
  package let utf16: [UInt16]
  /// The range of the run's own scalars, counted from the context's first.
  private let range: Range<Int>
  /// The scalar to which each code unit belongs, counted from the context's first.
  private let scalarIndices: [Int]
  /// The advances of the run's scalars in CSS pixels.
  private var advances: [Double]

  /// The most scalars on either side that can decide the forms of a run's letters.
  private static let reach = 8

  /// The text that is given to the engine: a range and as much around it as decides its letters'
  /// forms.
  package init(_ text: [UInt32], _ range: Range<Int>) {
    let start = max(text.startIndex, range.lowerBound - Self.reach)
    let end = min(text.endIndex, range.upperBound + Self.reach)
    var units: [UInt16] = []
    var indices: [Int] = []
    for index in start..<end {
      for unit in Self.units(text[index]) {
        units.append(unit)
        indices.append(index - start)
      }
    }
    utf16 = units
    scalarIndices = indices
    self.range = range.lowerBound - start..<range.upperBound - start
    advances = Array(repeating: 0, count: range.count)
  }

  /// Takes in a glyph.
  ///
  /// - Parameters:
  ///   - advance: how far it moves the pen, in CSS pixels.
  ///   - index: the index of the first code unit that it shows.
  package mutating func add(advance: Double, at index: Int) {
    guard scalarIndices.indices.contains(index), range.contains(scalarIndices[index]) else {
      return
    }
    advances[scalarIndices[index] - range.lowerBound] += advance
  }

  /// The index in the text of the scalar at a code unit, counted from the run's first; nil outside
  /// the run.
  package func scalar(at index: Int) -> Int? {
    guard scalarIndices.indices.contains(index), range.contains(scalarIndices[index]) else {
      return nil
    }
    return scalarIndices[index] - range.lowerBound
  }

  /// The run. The engine does not say where a line may be cut without changing glyphs, so each
  /// piece of a cut word is measured again.
  package var run: ShapedRun {
    ShapedRun(
      scalars: advances.enumerated().map { index, advance in
        ShapedRun.Scalar(
          advance: Int64((advance * 65_536).rounded()), isUnsafeToBreak: index > 0)
      })
  }

  private static func units(_ value: UInt32) -> [UInt16] {
    guard let scalar = Unicode.Scalar(value) else { return [0xFFFD] }
    return Array(UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
  }
}
