/// Softens a mask of opacities.
package enum SoftMask {
  /// Blurs with three running averages in each direction, which come within three hundredths of a
  /// Gaussian (Kovesi, "Fast Almost-Gaussian Filtering", DICTA 2010).
  ///
  /// - Parameters:
  ///   - bytes: rows of `stride` bytes, `width` of them pixels.
  ///   - deviation: the Gaussian's standard deviation in pixels.
  /// - Complexity: O(*width* · *height*), whatever the deviation.
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

  /// The radii of three averages whose variances add up to the Gaussian's: an average over *w*
  /// pixels has the variance (*w*² - 1) / 12.
  static func radii(_ deviation: Double) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let lower = Int((ideal - 1) / 2) * 2 + 1
    let wide = Double(lower)
    let narrow =
      (12 * deviation * deviation - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)
    let count = Int(narrow.rounded())
    return (0..<3).map { (($0 < count ? lower : lower + 2) - 1) / 2 }
  }

  /// Replaces every byte by the average of those up to `radius` before and after it; what lies
  /// beyond the ends is 0.
  private static func average(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, line: inout [UInt8]
  ) {
    let window = UInt32(2 * radius + 1)
    // A product instead of a division: exact enough for sums of bytes over such windows.
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
