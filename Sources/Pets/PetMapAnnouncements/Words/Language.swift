/// A supported language.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case polish = "pl"

  /// Creates the first supported language in a list of preferred languages, or English if none is
  /// supported.
  ///
  /// - Parameter tags: BCP 47 tags in order of preference: `pl-PL`, `en`.
  public init(preferring tags: [String]) {
    for tag in tags {
      let code = Array(tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
        .map { $0 | 0x20 }
      if let language = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(code) }) {
        self = language
        return
      }
    }
    self = .english
  }
}
