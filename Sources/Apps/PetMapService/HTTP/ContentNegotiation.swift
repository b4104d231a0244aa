/// The content codings that a client accepts (RFC 9110, section 12.5.3), limited to those that the
/// service supports.
package struct AcceptEncoding: Sendable {
  /// The weight in thousandths, or `nil` if the coding is not listed.
  private var gzip: Int?
  private var identity: Int?
  private var any: Int?

  /// - Parameter values: The values of all `Accept-Encoding` fields of a request.
  package init(_ values: [String]) {
    for (coding, weight) in HeaderValue.weights(values) {
      switch coding {
      // A weight of 0 applies even if the coding is listed again.
      case "gzip", "x-gzip": gzip = min(gzip ?? weight, weight)
      case "identity": identity = weight
      case "*": any = weight
      default: break
      }
    }
  }

  /// Whether gzip is accepted and preferred at least as much as no coding.
  package var prefersGzip: Bool {
    let weight = gzip ?? any ?? 0
    return weight > 0 && weight >= (identity ?? 0)
  }
}

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
