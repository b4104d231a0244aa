import PetMapJSON

/// Extracts the URL of a photo from an object or array, such as Socrata's `{"url": "https://…",
/// "description": "…"}`.
enum PhotoLink {
  private static let names = ["url", "href", "src", "link", "large", "medium", "full"]

  /// Returns the first URL, or `nil` if the text contains none.
  static func read(_ json: UnsafeBufferPointer<UInt8>) -> String? {
    guard let value = try? JSONValue(parsing: unsafe Array(json)) else { return nil }
    return link(in: value, depth: 0)
  }

  private static func link(in value: JSONValue, depth: Int) -> String? {
    if let text = value.string { return text.isEmpty ? nil : text }
    guard depth < 4 else { return nil }
    if let first = value.array?.first { return link(in: first, depth: depth + 1) }
    guard let object = value.object else { return nil }
    for name in names {
      if let member = object[name], let link = link(in: member, depth: depth + 1) { return link }
    }
    return nil
  }
}
