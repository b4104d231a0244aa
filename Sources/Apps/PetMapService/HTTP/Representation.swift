/// Sends content with an entity tag, compressed for clients that accept that, and omitted for clients
/// that already have it.
struct Representation {
  /// The minimum size of content to compress.
  private static let minimumSize = 128

  /// A function that compresses bytes with gzip, if available.
  let gzip: (@Sendable ([UInt8]) -> [UInt8]?)?
  /// The content compressed with Brotli, if it is ready.
  var brotli: [UInt8]?

  /// - Parameters:
  ///   - full: The response with its complete content as bytes.
  ///   - version: The version of what the content shows; see ``EntityTag/of(_:version:coding:)``.
  ///   - cacheControl: The value of `Cache-Control`.
  func response(
    _ full: Response, to head: RequestHead, version: String? = nil,
    cacheControl: String = "public, max-age=0"
  ) -> Response {
    guard case .bytes(let bytes) = full.body else { return full }
    var response = full
    response.headers.append(HeaderField("Cache-Control", cacheControl))
    if gzip != nil || brotli != nil, Self.isCompressible(full) {
      response.headers.append(HeaderField("Vary", "Accept-Encoding"))
      if bytes.count >= Self.minimumSize, let coding = coding(for: head),
        let packed = compressed(response, bytes, version, coding, to: head)
      {
        return packed
      }
    }
    response.headers.append(HeaderField("ETag", EntityTag.of(bytes, version: version)))
    return Self.conditional(response, to: head)
  }

  private enum Coding: String {
    case brotli = "br"
    case gzip
  }

  private func coding(for head: RequestHead) -> Coding? {
    let accepted = AcceptEncoding(head.headers.values(of: "Accept-Encoding"))
    if brotli != nil, accepted.prefersBrotli { return .brotli }
    return accepted.prefersGzip ? .gzip : nil
  }

  /// Returns the compressed response, or `nil` if memory is exhausted.
  private func compressed(
    _ full: Response, _ bytes: [UInt8], _ version: String?, _ coding: Coding, to head: RequestHead
  ) -> Response? {
    var response = full
    let tag = EntityTag.of(bytes, version: version, coding: coding.rawValue)
    response.headers.append(HeaderField("ETag", tag))
    let unchanged = Self.conditional(response, to: head)
    if unchanged.status == 304 { return unchanged }
    guard let packed = coding == .brotli ? brotli : gzip?(bytes) else { return nil }
    response.headers.append(HeaderField("Content-Encoding", coding.rawValue))
    response.body = .bytes(packed)
    return response
  }

  private static func isCompressible(_ response: Response) -> Bool {
    let type = response["Content-Type"] ?? ""
    return !type.hasPrefix("image/") || type.hasPrefix("image/svg+xml")
  }

  /// Returns a complete response, or 304 if the client has its content.
  static func conditional(_ response: Response, to head: RequestHead) -> Response {
    guard let tag = response["ETag"],
      EntityTag.matches(tag, head.headers.values(of: "If-None-Match"))
    else { return response }
    var unchanged = response
    unchanged.status = 304
    unchanged.headers.removeAll { $0.isNamed("Content-Type") || $0.isNamed("Content-Encoding") }
    unchanged.body = .empty
    return unchanged
  }
}
