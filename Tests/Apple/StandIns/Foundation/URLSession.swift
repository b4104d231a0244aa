// What URLSession has on Apple's platforms alone. Tasks of a background session run in the process.
import Foundation
import FoundationNetworking

extension URLSession {
  struct AsyncBytes: AsyncSequence {
    struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      mutating func next() async throws -> UInt8? { bytes.next() }
    }
    let data: Data
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }

  var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
    }
  }
}

extension URLSessionConfiguration {
  static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

  var isDiscretionary: Bool {
    get { false }
    set {}
  }

  var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
}

extension NSData.WritingOptions {
  static var completeFileProtectionUntilFirstUserAuthentication: NSData.WritingOptions { [] }
}
