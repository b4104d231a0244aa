// What PetMapApple has only on Apple platforms, with the same signatures, for the sample app.

import Foundation
import PetMapAPI
import PetMapApple
import PetMapClient

struct BackgroundTransport: StreamingTransport {
  init(identifier: String, folder: URL) {}
  func eventsHandled() async {}
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

extension URL {
  static var applicationSupportDirectory: URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
}
