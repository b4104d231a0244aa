import PetMapService

/// The encoded status line and header fields of a response.
struct ResponseHeader {
  let bytes: [UInt8]
  /// Whether content is allowed (RFC 9110, 6.4.1).
  let allowsContent: Bool

  init(_ response: Response, closes: Bool, isHTTP11: Bool, date: String) {
    allowsContent = response.status != 204 && response.status != 304
    var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\nDate: \(date)\r\n"
    for header in response.headers { text += "\(header.name): \(header.value)\r\n" }
    if closes {
      text += "Connection: close\r\n"
    } else if !isHTTP11 {
      text += "Connection: keep-alive\r\n"
    }
    if allowsContent {
      switch response.body {
      case .empty: text += "Content-Length: 0\r\n"
      case .bytes(let bytes): text += "Content-Length: \(bytes.count)\r\n"
      case .file(let file): text += "Content-Length: \(file.size)\r\n"
      case .stream: if isHTTP11 { text += "Transfer-Encoding: chunked\r\n" }
      }
    }
    bytes = Array((text + "\r\n").utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 206: "Partial Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 416: "Range Not Satisfiable"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
