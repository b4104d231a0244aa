package import PetMapText

/// Converts the output of a text engine, which is glyphs with UTF-16 indices, to what a measurer
/// returns.
package struct GlyphAdvances {
  /// The UTF-16 code units of the run and its context.
  package let utf16: [UInt16]
  /// The range of the run's scalars, relative to the start of the context.
  private let range: Range<Int>
  /// The index of each code unit's scalar, relative to the start of the context.
  private let scalarIndices: [Int]
  /// The advances of the run's scalars in CSS pixels.
  private var advances: [Double]

  /// The maximum number of scalars on either side that affect contextual forms.
  private static let contextLimit = 8

  /// Creates the text to pass to the engine: a range and enough context to determine its contextual
  /// forms.
  package init(_ text: [UInt32], _ range: Range<Int>) {
    let start = max(text.startIndex, range.lowerBound - Self.contextLimit)
    let end = min(text.endIndex, range.upperBound + Self.contextLimit)
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

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - advance: The advance in CSS pixels.
  ///   - index: The index of the glyph's first code unit.
  package mutating func add(advance: Double, at index: Int) {
    guard scalarIndices.indices.contains(index), range.contains(scalarIndices[index]) else {
      return
    }
    advances[scalarIndices[index] - range.lowerBound] += advance
  }

  /// Returns the index of the scalar at a code unit, relative to the start of the run, or `nil`
  /// outside the run.
  package func scalar(at index: Int) -> Int? {
    guard scalarIndices.indices.contains(index), range.contains(scalarIndices[index]) else {
      return nil
    }
    return scalarIndices[index] - range.lowerBound
  }

  /// The shaped run. The engine does not report where a line can be broken without changing glyphs,
  /// so each part of a broken word is measured again.
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
