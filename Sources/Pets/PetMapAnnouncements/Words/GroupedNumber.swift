extension BinaryInteger {
  /// The number in decimal digits, with commas between groups of three digits: `-1,234,567`.
  ///
  /// - Complexity: O(*d*) for *d* digits.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
