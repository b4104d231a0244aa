/// Ages in years.
enum AgeText {
  /// `1 year`, `5 years`; in Polish `1 rok`, `3 lata`, `5 lat`.
  static func years(_ count: Int, _ language: Language) -> String {
    switch language {
    case .english: return count == 1 ? "1 year" : "\(count) years"
    case .polish:
      if count == 1 { return "1 rok" }
      let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
      return "\(count) \(isFew ? "lata" : "lat")"
    }
  }
}
