// What PetMapApple has only on Apple platforms, with the same signatures, for the sample app.

import Foundation
import PetMapAPI
import PetMapApple
import PetMapClient

struct URLSessionTransport: StreamingTransport {
  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
    throw .noConnection
  }
  func stream(
    _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(TransportError) -> ClientResponse { throw .noConnection }
}

enum ReportDirectory {
  static func path(_ name: String) throws -> String { name }
}
