import CCairo

/// The canvas pixels covered by stamps, used to skip stamps that later ones hide.
///
/// A million markers on a map overlap so much that most of them are hidden. Testing a stamp takes a
/// few bit operations per row, whereas drawing it takes several per pixel.
struct StampCoverage {
  /// A bitmap with one bit per pixel, in rows of 64-bit words.
  struct Bits {
    let width: Int
    let height: Int
    let wordsPerRow: Int
    var words: [UInt64]

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      wordsPerRow = (width + 63) / 64
      words = Array(repeating: 0, count: wordsPerRow * height)
    }

    mutating func insert(_ x: Int, _ y: Int) {
      words[y * wordsPerRow + x / 64] |= 1 << UInt64(x % 64)
    }
  }

  /// The pixels of a stamp that are not transparent, and those that are opaque.
  struct Shape {
    var touched: Bits
    var opaque: Bits

    /// - Parameter bytesPerPixel: 4 for pixels, whose highest byte is the alpha, or 1 for a mask.
    init(of canvas: borrowing Canvas, bytesPerPixel: Int) {
      var touched = Bits(width: canvas.width, height: canvas.height)
      var opaque = touched
      unsafe canvas.withBytes { bytes, stride in
        for y in 0..<touched.height {
          for x in 0..<touched.width {
            let start = unsafe bytes + y * stride + x * bytesPerPixel
            let alpha =
              bytesPerPixel == 1
              ? unsafe start[0]
              : unsafe UInt8(UnsafeRawPointer(start).loadUnaligned(as: UInt32.self) >> 24)
            if alpha > 0 { touched.insert(x, y) }
            if alpha == 255 { opaque.insert(x, y) }
          }
        }
      }
      self.touched = touched
      self.opaque = opaque
    }
  }

  private var covered: Bits

  /// Creates the coverage of an empty canvas.
  init(width: Int, height: Int) { covered = Bits(width: width, height: height) }

  /// Adds a stamp below those added so far. Returns `false` if they hide it, or if it is outside
  /// the canvas.
  mutating func add(_ shape: Shape, left: Int, top: Int) -> Bool {
    var isVisible = false
    visit(shape.touched, left, top) { (coverage, word, bits) in
      if bits & ~coverage.covered.words[word] != 0 { isVisible = true }
      return !isVisible
    }
    if isVisible {
      visit(shape.opaque, left, top) { (coverage, word, bits) in
        coverage.covered.words[word] |= bits
        return true
      }
    }
    return isVisible
  }

  /// Calls `body` with each word of the canvas that a stamp's bits fall into, until it returns
  /// `false`.
  private mutating func visit(
    _ bits: Bits, _ left: Int, _ top: Int, _ body: (inout Self, Int, UInt64) -> Bool
  ) {
    for y in max(0, -top)..<max(0, -top, min(bits.height, covered.height - top)) {
      for column in 0..<bits.wordsPerRow {
        let word = bits.words[y * bits.wordsPerRow + column]
        guard word != 0 else { continue }
        // The word's first bit is at x, which may be in the middle of a word of the canvas.
        let x = left + column * 64
        let first = x >> 6
        let shift = UInt64(x & 63)
        let row = (top + y) * covered.wordsPerRow
        for (index, part) in [(first, word << shift), (first + 1, word >> (64 - shift))] {
          let inside = part & mask(ofWord: index)
          if inside != 0, !body(&self, row + index, inside) { return }
        }
      }
    }
  }

  /// Returns a mask of the bits in a row's word that correspond to pixels of the canvas.
  private func mask(ofWord index: Int) -> UInt64 {
    guard index >= 0, index < covered.wordsPerRow else { return 0 }
    let count = covered.width - index * 64
    return count >= 64 ? .max : 1 << UInt64(count) - 1
  }
}
