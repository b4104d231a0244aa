extension Int {
  /// The number of pins in at most four characters, rounded half up: `999`, `1.3k` for 1,250,
  /// `12k`, `2.7m`.
  ///
  /// The format is supercluster's, except that supercluster expresses millions in thousands.
  package var abbreviatedCount: String {
    if self < 1_000 { return String(self) }
    if self < 9_950 { return tenths(of: 1_000) + "k" }
    if self < 999_500 { return String((self + 500) / 1_000) + "k" }
    if self < 9_950_000 { return tenths(of: 1_000_000) + "m" }
    return String((self + 500_000) / 1_000_000) + "m"
  }

  private func tenths(of unit: Int) -> String {
    let tenths = (self + unit / 20) / (unit / 10)
    let whole = String(tenths / 10)
    return tenths % 10 == 0 ? whole : whole + "." + String(tenths % 10)
  }
}
