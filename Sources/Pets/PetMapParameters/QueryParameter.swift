package import PetMapAnnouncements

/// A parameter with its text, such as a decoded parameter from a URL's query string.
public struct QueryParameter: Sendable, Hashable {
  /// The text before the equals sign.
  public var name: String
  /// The text after the equals sign, or an empty string.
  public var value: String

  /// Creates a parameter.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension PercentEncoding {
  /// Returns a query string with a leading question mark, or an empty string if there are no
  /// parameters.
  package static func query(_ parameters: [QueryParameter]) -> String {
    if parameters.isEmpty { return "" }
    let pairs = parameters.map { encoded($0.name) + "=" + encoded($0.value) }
    return "?" + pairs.joined(separator: "&")
  }
}
