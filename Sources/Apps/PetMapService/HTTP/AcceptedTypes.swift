/// The media types that a client accepts (RFC 9110, section 12.5.1), limited to those of errors.
package struct AcceptedTypes: Sendable {
  /// The weights of media types and ranges in thousandths.
  private var weights: [String: Int] = [:]

  /// - Parameter values: The values of all `Accept` fields of a request.
  package init(_ values: [String]) {
    for (type, weight) in HeaderValue.weights(values) { weights[type] = weight }
  }

  /// Whether HTML is preferred to JSON, as by browsers that open a page. Scripts and command-line
  /// tools that accept anything prefer neither.
  package var prefersHTML: Bool {
    weight(of: "text/html", "text/*") > weight(of: "application/json", "application/*")
  }

  private func weight(of type: String, _ range: String) -> Int {
    weights[type] ?? weights[range] ?? weights["*/*"] ?? 0
  }
}
