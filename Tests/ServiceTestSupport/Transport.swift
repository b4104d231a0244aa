#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import PetMapJSON
package import PetMapService
import Testing

/// A request from a client's point of view.
package struct WireRequest: Sendable {
  package var method: String
  package var target: String
  package var headers: [HeaderField] = []
  package var body: [UInt8] = []

  package init(
    method: String, target: String, headers: [HeaderField] = [], body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// Creates a request that uploads an announcement's photo.
  ///
  /// - Parameter authorization: The value of the header, such as `Basic …`.
  package static func upload(
    _ photo: [UInt8], of id: String, authorization: String
  ) -> WireRequest {
    let start = "--B\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\n"
    return WireRequest(
      method: "POST", target: "/api/v1/announcements/\(id)/photos",
      headers: [
        HeaderField("Authorization", authorization),
        HeaderField("Content-Type", "multipart/form-data; boundary=B"),
      ], body: Array(start.utf8) + photo + Array("\r\n--B--\r\n".utf8))
  }
}

/// A response from a client's point of view.
package struct WireResponse: Sendable {
  package var status: Int
  package var headers: [HeaderField]
  package var body: [UInt8]

  package init(status: Int, headers: [HeaderField], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value of a header.
  package subscript(name: String) -> String? {
    headers.first { $0.name.equalsIgnoringCase(name) }?.value
  }
}

/// A way to send requests to the service.
package protocol Transport: Sendable {
  func send(_ request: WireRequest) throws -> WireResponse
}

extension Transport {
  /// Creates an announcement, and returns its ID and management password.
  ///
  /// - Parameter changes: A JSON object with the members that differ from the example draft.
  package func announce(
    changing changes: String = "{}"
  ) throws -> (id: String, password: String) {
    let response = try send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: changes)))
    let object = try #require(JSONValue(parsing: response.body).object)
    return (
      try #require(object["id"]?.string), try #require(object["managementPassword"]?.string)
    )
  }
}

/// Calls the service's functions without a socket.
package struct InProcess: Transport {
  package let service: Service
  /// The number of body bytes that arrive at once.
  package var chunkSize = 7
  /// The client's address.
  package var peer: String

  package init(_ service: Service, peer: String = "127.0.0.1") {
    self.service = service
    self.peer = peer
  }

  package func send(_ request: WireRequest) throws -> WireResponse {
    var headers = HeaderFields(request.headers)
    if !request.body.isEmpty, headers["Content-Length"] == nil,
      headers["Transfer-Encoding"] == nil
    {
      headers.append("Content-Length", String(request.body.count))
    }
    let head = RequestHead(
      request.method, request.target, headers: headers, peer: peer,
      id: service.newRequestID())
    return wire(respond(to: head, body: request.body), to: head)
  }

  private func respond(to head: RequestHead, body: [UInt8]) -> Response {
    let plan = service.plan(head)
    if let response = service.immediateResponse(to: plan) { return response }
    switch service.begin(plan) {
    case .respond(let response): return response
    case .waitForClusters: preconditionFailure("no thread creates clusters here")
    case .receive(let intake):
      let size = max(chunkSize, body.count / 100)
      for start in stride(from: 0, to: body.count, by: size) {
        let chunk = Array(body[start..<min(start + size, body.count)])
        if let refusal = intake.receive(chunk) { return refusal }
      }
      return intake.finish()
    }
  }

  /// Returns the response as the server would send it.
  private func wire(_ response: Response, to head: RequestHead) -> WireResponse {
    var bytes: [UInt8] = []
    switch response.body {
    case .bytes(let content): bytes = content
    case .file(let file):
      bytes = [UInt8](repeating: 0, count: file.size)
      let count = unsafe pread(
        file.descriptor, &bytes, bytes.count, off_t(file.range.lowerBound))
      precondition(count == bytes.count, "the file is shorter than its range")
    case .empty, .stream: break
    }
    var headers = response.headers
    if response.status != 204, response.status != 304 {
      headers.append(HeaderField("Content-Length", String(bytes.count)))
    }
    return WireResponse(
      status: response.status, headers: headers, body: head.isHead ? [] : bytes)
  }
}
