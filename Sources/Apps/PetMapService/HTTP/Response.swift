package import PetMapAnnouncements

/// A response to a request.
package struct Response: Sendable {
  /// The content of a response.
  package enum Body: Sendable {
    case empty
    case bytes([UInt8])
    /// A part of an open file.
    case file(OpenFile)
    /// Content that is generated while it is sent, and that may be endless.
    case stream(any ResponseStream)
  }

  package var status: Int
  package var headers: [HeaderField]
  package var body: Body
  /// Whether the connection is closed after this response.
  package var closesConnection = false
  /// Whether pages on other sites may show the response in a frame, if its content security policy
  /// allows it.
  package var isFramedElsewhere = false

  package init(status: Int, headers: [HeaderField] = [], body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a JSON response.
  package static func json(
    status: Int = 200, _ bytes: [UInt8], headers: [HeaderField] = []
  ) -> Response {
    content(bytes, type: MediaType.json, status: status, headers: headers)
  }

  /// Returns a response with bytes of a given media type.
  package static func content(
    _ bytes: [UInt8], type: String, status: Int = 200, headers: [HeaderField] = []
  ) -> Response {
    Response(
      status: status, headers: [HeaderField("Content-Type", type)] + headers, body: .bytes(bytes))
  }

  /// Returns the response with additional header fields.
  func adding(_ fields: [HeaderField]) -> Response {
    var response = self
    response.headers += fields
    return response
  }

  /// The first value of a header, ignoring case, or `nil`.
  package subscript(name: String) -> String? { headers.first { $0.isNamed(name) }?.value }
}

/// A range of a file that is open for reading during the lifetime of this value.
package struct OpenFile: Sendable {
  private let file: PhotoFile
  package let range: Range<Int>

  package init(_ file: PhotoFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  package var descriptor: Int32 { file.descriptor }
  /// The size in bytes.
  package var size: Int { range.count }
}

/// Content that is generated while it is sent.
package protocol ResponseStream: AnyObject, Sendable {
  /// Returns the next bytes, an empty array if none are available yet, or `nil` at the end.
  ///
  /// - Parameter wake: A function that is called once, from any thread, when more bytes may be
  ///   available after an empty array.
  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]?
  /// Called when the client has disconnected.
  func cancel()
}

/// The media types of responses.
package enum MediaType {
  package static let json = "application/json; charset=utf-8"
}
