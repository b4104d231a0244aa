import PetMapAPI
import PetMapCurl
import PetMapSystem

extension CurlTransport {
  /// Sends a request and blocks the thread until the response is complete.
  func wait(for request: ClientRequest) -> Result<ClientResponse, TransportError> {
    let outcome = Monitor<Result<ClientResponse, TransportError>?>(nil)
    send(request) { result in outcome.change { $0 = result } }
    return outcome.wait { $0 }
  }
}
