/// The content codings that a client accepts (RFC 9110, section 12.5.3), limited to those that the
/// service supports.
package struct AcceptEncoding: Sendable {
  /// The weight in thousandths, or `nil` if the coding is not listed.
  private var brotli: Int?
  private var gzip: Int?
  private var identity: Int?
  private var any: Int?

  /// - Parameter values: The values of all `Accept-Encoding` fields of a request.
  package init(_ values: [String]) {
    for (coding, weight) in HeaderValue.weights(values) {
      switch coding {
      // A weight of 0 applies even if the coding is listed again.
      case "br": brotli = min(brotli ?? weight, weight)
      case "gzip", "x-gzip": gzip = min(gzip ?? weight, weight)
      case "identity": identity = weight
      case "*": any = weight
      default: break
      }
    }
  }

  /// Whether Brotli is listed, accepted, and preferred at least as much as gzip and no coding.
  package var prefersBrotli: Bool {
    let weight = brotli ?? 0
    return weight > 0 && weight >= max(gzip ?? any ?? 0, identity ?? 0)
  }

  /// Whether gzip is accepted and preferred at least as much as no coding.
  package var prefersGzip: Bool {
    let weight = gzip ?? any ?? 0
    return weight > 0 && weight >= (identity ?? 0)
  }
}

/// The media types that a client accepts (RFC 9110, section 12.5.1), limited to those of responses
/// with several representations.
package struct AcceptedTypes: Sendable {
  /// The media types and ranges with their weights in thousandths, in order.
  private let weights: [(type: String, weight: Int)]

  /// - Parameter values: The values of all `Accept` fields of a request.
  package init(_ values: [String]) {
    weights = HeaderValue.weights(values).map { (type: $0.item, weight: $0.weight) }
  }

  /// Whether HTML is preferred to JSON, as by browsers that open a page. Scripts and command-line
  /// tools that accept anything prefer neither.
  package var prefersHTML: Bool {
    preference(for: "text/html").weight > preference(for: "application/json").weight
  }

  /// Returns the index of the type with the greatest weight, or `nil` if none is accepted. Among
  /// equally weighted types, those that are listed themselves precede those in a range, and then the
  /// order of `Accept` counts, and the order of `types`.
  package func preferred(among types: [String]) -> Int? {
    var best: (index: Int, preference: Preference)?
    for (index, type) in types.enumerated() {
      let preference = preference(for: type)
      guard preference.weight > 0 else { continue }
      if let best, !preference.precedes(best.preference) { continue }
      best = (index, preference)
    }
    return best?.index
  }

  private struct Preference {
    var weight = 0
    /// The number of segments that are not `*`.
    var specificity = 0
    /// The index in `Accept`.
    var position = Int.max

    func precedes(_ other: Preference) -> Bool {
      (weight, specificity, -position) > (other.weight, other.specificity, -other.position)
    }
  }

  /// Returns the weight of the most specific entry for a type.
  private func preference(for type: String) -> Preference {
    let range = type.prefix { $0 != "/" } + "/*"
    for (specificity, name) in [(2, type), (1, String(range)), (0, "*/*")] {
      if let position = weights.lastIndex(where: { $0.type == name }) {
        return Preference(
          weight: weights[position].weight, specificity: specificity, position: position)
      }
    }
    return Preference()
  }
}
