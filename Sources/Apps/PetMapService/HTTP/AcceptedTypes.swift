/// The media types that a client accepts (RFC 9110, section 12.5.1), limited to those of errors.
package struct AcceptedTypes: Sendable {
  private var html: Int?
  private var json: Int?
  private var text: Int?
  private var application: Int?
  private var any: Int?

  /// - Parameter values: The values of all `Accept` fields of a request. An item with a malformed
  ///   weight is ignored.
  package init(_ values: [String]) {
    for item in values.flatMap({ $0.split(separator: ",") }) {
      let value = HeaderValue(String(item))
      guard let weight = value.weight else { continue }
      if value.token.equalsIgnoringCase("text/html") {
        html = weight
      } else if value.token.equalsIgnoringCase("application/json") {
        json = weight
      } else if value.token.equalsIgnoringCase("text/*") {
        text = weight
      } else if value.token.equalsIgnoringCase("application/*") {
        application = weight
      } else if value.token == "*/*" {
        any = weight
      }
    }
  }

  /// Whether HTML is preferred to JSON, as by browsers that open a page. Scripts and command-line
  /// tools that accept anything prefer neither.
  package var prefersHTML: Bool {
    (html ?? text ?? any ?? 0) > (json ?? application ?? any ?? 0)
  }
}
