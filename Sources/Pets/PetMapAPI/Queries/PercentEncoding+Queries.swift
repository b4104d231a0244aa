package import PetMapAnnouncements

extension PercentEncoding {
  /// Returns a query string with a leading question mark, or an empty string if there are no
  /// parameters.
  package static func query(_ parameters: [QueryParameter]) -> String {
    if parameters.isEmpty { return "" }
    let pairs = parameters.map { encoded($0.name) + "=" + encoded($0.value) }
    return "?" + pairs.joined(separator: "&")
  }
}
