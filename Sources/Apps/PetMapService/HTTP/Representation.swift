/// How content goes out: with an entity tag, compressed for clients that accept it, and not at all
/// to a client that has it.
struct Representation {
  /// Content below this size is not worth a compressed form.
  private static let leastCompressed = 128

  /// Compresses bytes in gzip's format; nil where nothing can.
  let gzip: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// - Parameters:
  ///   - full: the response with its whole content as bytes.
  ///   - cacheControl: who may keep it, and for how long.
  func response(
    _ full: Response, to head: RequestHead, cacheControl: String = "public, max-age=0"
  ) -> Response {
    guard case .bytes(let bytes) = full.body else { return full }
    var response = full
    response.headers.append(HeaderField("Cache-Control", cacheControl))
    if gzip != nil, Self.isCompressible(full) {
      response.headers.append(HeaderField("Vary", "Accept-Encoding"))
      let accepted = AcceptEncoding(head.headers.values(of: "Accept-Encoding"))
      if bytes.count >= Self.leastCompressed, accepted.prefersGzip,
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

  /// The compressed form; nil when there is no memory for it.
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

  /// The 304 for a client that has the content with this tag; nil for others.
  private static func notModified(
    _ full: Response, _ tag: String, _ head: RequestHead
  ) -> Response? {
    guard EntityTag.matches(tag, head.headers.values(of: "If-None-Match")) else { return nil }
    let kept = full.headers.filter { !$0.isNamed("Content-Type") }
    return Response(status: 304, headers: kept + [HeaderField("ETag", tag)])
  }
}
