import PetMapAPI
import PetMapClient

/// Returns scripted responses in order, and records the requests.
actor ScriptedTransport: StreamingTransport {
  private(set) var requests: [ClientRequest] = []
  private var answers: [Result<ClientResponse, TransportError>]

  init(_ answers: Result<ClientResponse, TransportError>...) { self.answers = answers }

  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
    requests.append(request)
    guard !answers.isEmpty else { throw .failed(cause: "no more requests were expected") }
    return try answers.removeFirst().get()
  }

  /// Passes on the body of the next response at once, and ends.
  func stream(
    _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(TransportError) -> ClientResponse {
    var response = try await send(request)
    if (200...299).contains(response.status) {
      receive(response.body)
      response.body = []
    }
    return response
  }
}

extension Result where Success == ClientResponse, Failure == TransportError {
  static func answer(_ status: Int, _ body: String, _ headers: HTTPHeader...) -> Self {
    .success(ClientResponse(status: status, headers: headers, body: Array(body.utf8)))
  }
}
