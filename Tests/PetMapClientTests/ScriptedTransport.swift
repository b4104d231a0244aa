import PetMapAPI
import PetMapClient

/// Returns scripted responses in order, and records the requests.
actor ScriptedTransport: HTTPTransport {
  private(set) var requests: [ClientRequest] = []
  private var answers: [Result<ClientResponse, TransportError>]

  init(_ answers: Result<ClientResponse, TransportError>...) { self.answers = answers }

  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
    requests.append(request)
    guard !answers.isEmpty else { throw .failed(cause: "no more requests were expected") }
    return try answers.removeFirst().get()
  }
}

extension Result where Success == ClientResponse, Failure == TransportError {
  static func answer(_ status: Int, _ body: String, _ headers: HTTPHeader...) -> Self {
    .success(ClientResponse(status: status, headers: headers, body: Array(body.utf8)))
  }
}
