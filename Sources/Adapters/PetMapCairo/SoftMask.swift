/// Blurs alpha masks.
package enum SoftMask {
  /// Blurs a mask with three box filters in each direction, which approximate a Gaussian to within
  /// 3% (Kovesi, "Fast Almost-Gaussian Filtering", DICTA 2010).
  ///
  /// - Parameters:
  ///   - bytes: Rows of `stride` bytes, the first `width` of which are pixels.
  ///   - deviation: The standard deviation of the Gaussian in pixels.
  /// - Complexity: O(*width* · *height*), regardless of the deviation.
  package static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
  ) {
    var line = [UInt8](repeating: 0, count: max(width, height))
    for radius in radii(deviation) where radius > 0 {
      for y in 0..<height {
        unsafe average(bytes + y * stride, count: width, step: 1, radius: radius, line: &line)
      }
      for x in 0..<width {
        unsafe average(bytes + x, count: height, step: stride, radius: radius, line: &line)
      }
    }
  }

  /// Returns the radii of three box filters whose variances add up to that of the Gaussian: a box
  /// of width *w* has the variance (*w*² - 1) / 12.
  static func radii(_ deviation: Double) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let lower = Int((ideal - 1) / 2) * 2 + 1
    let wide = Double(lower)
    let narrow =
      (12 * deviation * deviation - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)
    let count = Int(narrow.rounded())
    return (0..<3).map { (($0 < count ? lower : lower + 2) - 1) / 2 }
  }

  /// Replaces each byte with the average of the bytes up to `radius` before and after it; bytes
  /// beyond the ends are 0.
  private static func average(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, line: inout [UInt8]
  ) {
    let window = UInt32(2 * radius + 1)
    // Multiplication instead of division is exact enough for these sums.
    let factor = (UInt64(1) << 32) / UInt64(window) + 1
    var sum: UInt32 = 0
    for index in 0..<count { line[index] = unsafe bytes[index * step] }
    for index in 0..<min(radius, count) { sum += UInt32(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt32(line[index + radius]) }
      let rounded = (UInt64(sum + window / 2) * factor) >> 32
      unsafe bytes[index * step] = UInt8(truncatingIfNeeded: rounded)
      if index >= radius { sum -= UInt32(line[index - radius]) }
    }
  }
}
