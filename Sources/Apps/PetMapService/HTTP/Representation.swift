/// Sends content with an entity tag, compressing it for clients that accept gzip and omitting it
/// for clients that already have it.
struct Representation {
  /// The minimum size of content to compress.
  private static let minimumSize = 128

  /// A function that compresses bytes with gzip, if available.
  let gzip: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// - Parameters:
  ///   - full: The response with its complete content as bytes.
  ///   - cacheControl: The value of `Cache-Control`.
  func response(
    _ full: Response, to head: RequestHead, cacheControl: String = "public, max-age=0"
  ) -> Response {
    guard case .bytes(let bytes) = full.body else { return full }
    var response = full
    response.headers.append(HeaderField("Cache-Control", cacheControl))
    if gzip != nil, Self.isCompressible(full) {
      response.headers.append(HeaderField("Vary", "Accept-Encoding"))
      let accepted = AcceptEncoding(head.headers.values(of: "Accept-Encoding"))
      if bytes.count >= Self.minimumSize, accepted.prefersGzip,
        let packed = compressed(response, bytes, to: head)
      {
        return packed
      }
    }
    let tag = EntityTag.of(bytes)
    if let unchanged = Self.notModified(response, tag, head) { return unchanged }
    response.headers.append(HeaderField("ETag", tag))
    return response
  }

  /// Returns the compressed response, or `nil` if memory is exhausted.
  private func compressed(
    _ full: Response, _ bytes: [UInt8], to head: RequestHead
  ) -> Response? {
    let tag = EntityTag.of(bytes, coding: "gzip")
    if let unchanged = Self.notModified(full, tag, head) { return unchanged }
    guard let packed = gzip?(bytes) else { return nil }
    var response = full
    response.headers.append(HeaderField("ETag", tag))
    response.headers.append(HeaderField("Content-Encoding", "gzip"))
    response.body = .bytes(packed)
    return response
  }

  private static func isCompressible(_ response: Response) -> Bool {
    let type = response["Content-Type"] ?? ""
    return !type.hasPrefix("image/") || type.hasPrefix("image/svg+xml")
  }

  /// Returns a 304 response if the client has content with this tag, otherwise `nil`.
  private static func notModified(
    _ full: Response, _ tag: String, _ head: RequestHead
  ) -> Response? {
    guard EntityTag.matches(tag, head.headers.values(of: "If-None-Match")) else { return nil }
    let kept = full.headers.filter { !$0.isNamed("Content-Type") }
    return Response(status: 304, headers: kept + [HeaderField("ETag", tag)])
  }
}

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
