extension ClusterTree {
  /// A count in at most four characters, as supercluster abbreviates it: `999`, `1.3k` for 1,250,
  /// `12k`; and, where supercluster stays with thousands, `1m` and `2.7m`.
  ///
  /// Rounded half up.
  public static func abbreviated(count: Int) -> String {
    if count < 1_000 { return String(count) }
    if count < 9_950 { return tenths(of: count, unit: 1_000) + "k" }
    if count < 999_500 { return String((count + 500) / 1_000) + "k" }
    if count < 9_950_000 { return tenths(of: count, unit: 1_000_000) + "m" }
    return String((count + 500_000) / 1_000_000) + "m"
  }

  private static func tenths(of count: Int, unit: Int) -> String {
    let tenths = (count + unit / 20) / (unit / 10)
    let whole = String(tenths / 10)
    return tenths % 10 == 0 ? whole : whole + "." + String(tenths % 10)
  }
}
