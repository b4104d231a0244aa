/// Entity tags (RFC 9110, 8.8.3).
package enum EntityTag {
  /// A tag that changes with the content.
  package static func of(_ bytes: [UInt8]) -> String {
    // FNV-1a of 64 bits (Fowler, Noll and Vo): two versions hardly have the same.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\"" + String(hash, radix: 36) + "-" + String(bytes.count, radix: 36) + "\""
  }

  /// Whether `If-None-Match` names a tag, strong or weak, or any.
  package static func matches(_ tag: String, _ values: [String]) -> Bool {
    values.contains { value in
      value.split(separator: ",").map(\.trimmingBlanks).contains { item in
        item == "*" || item == tag || item == "W/" + tag
      }
    }
  }

  /// A response with the tag of its content; without the content when the client has it.
  static func response(_ full: Response, _ bytes: [UInt8], to head: RequestHead) -> Response {
    let tag = of(bytes)
    let headers = [HeaderField("ETag", tag), HeaderField("Cache-Control", "public, max-age=0")]
    if matches(tag, head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    var response = full
    response.headers += headers
    return response
  }
}
