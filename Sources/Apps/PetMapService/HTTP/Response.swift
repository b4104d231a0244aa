package import PetMapAnnouncements

/// What a request is answered with.
package struct Response: Sendable {
  /// A response's content.
  package enum Body: Sendable {
    case empty
    case bytes([UInt8])
    /// A part of an open file.
    case file(OpenFile)
    /// Content that is made while it is sent and has no end of its own.
    case stream(any ResponseStream)
  }

  package var status: Int
  package var headers: [HeaderField]
  package var body: Body
  /// Whether the connection ends with this response.
  package var closesConnection = false

  package init(status: Int, headers: [HeaderField] = [], body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// JSON, with its content type.
  package static func json(
    status: Int = 200, _ bytes: [UInt8], headers: [HeaderField] = []
  ) -> Response {
    content(bytes, type: MediaType.json, status: status, headers: headers)
  }

  /// Bytes of a media type.
  package static func content(
    _ bytes: [UInt8], type: String, status: Int = 200, headers: [HeaderField] = []
  ) -> Response {
    Response(
      status: status, headers: [HeaderField("Content-Type", type)] + headers, body: .bytes(bytes))
  }

  /// The response with more header fields.
  func adding(_ fields: [HeaderField]) -> Response {
    var response = self
    response.headers += fields
    return response
  }

  /// The first value of a header, letter case ignored; nil without one.
  package subscript(name: String) -> String? { headers.first { $0.isNamed(name) }?.value }
}

/// A part of a file that is open for reading as long as this exists.
package struct OpenFile: Sendable {
  private let file: PhotoFile
  package let range: Range<Int>

  package init(_ file: PhotoFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  package var descriptor: Int32 { file.descriptor }
  /// Bytes.
  package var size: Int { range.count }
}

/// Content that is made while it is sent.
package protocol ResponseStream: AnyObject, Sendable {
  /// What is to be sent next; an empty array when there is nothing yet, nil at the end.
  ///
  /// - Parameter wake: called once, from any thread, when there may be more after an empty array.
  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]?
  /// Called when nobody reads any more.
  func cancel()
}

/// The media types of the service's content.
package enum MediaType {
  package static let json = "application/json; charset=utf-8"
}
