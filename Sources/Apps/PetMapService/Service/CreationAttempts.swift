import PetMapSystem

/// The create requests in flight that carry an idempotency key.
///
/// Attempts with the same key run one at a time. If one attempt succeeds while another is in
/// flight, the other returns the same response instead of issuing a new password. The last password
/// that a client received therefore stays valid, even if an earlier, slower attempt ends after a
/// later one.
final class CreationAttempts: Sendable {
  private struct Attempts {
    /// The number of attempts in flight. The key is removed when the last one ends.
    var count = 0
    var isBusy = false
    /// The number of successful attempts.
    var successes = 0
    var latest: (bodyDigest: [UInt8], response: Response)?
  }

  private let keys = Monitor<[[UInt8]: Attempts]>([:])

  /// - Returns: The number of successful attempts with the key so far.
  fileprivate func begin(_ key: [UInt8]) -> Int {
    keys.withLock { keys in
      keys[key, default: Attempts()].count += 1
      return keys[key]?.successes ?? 0
    }
  }

  fileprivate func end(_ key: [UInt8]) {
    keys.withLock { keys in
      keys[key]?.count -= 1
      if keys[key]?.count == 0 { keys[key] = nil }
    }
  }

  fileprivate enum Turn {
    case run
    case respond(Response)
  }

  /// Waits until no other attempt with the key is running.
  fileprivate func takeTurn(_ key: [UInt8], _ bodyDigest: [UInt8], after successes: Int) -> Turn {
    keys.wait { keys -> Turn? in
      guard let attempts = keys[key], !attempts.isBusy else { return nil }
      if attempts.successes > successes, let latest = attempts.latest,
        latest.bodyDigest == bodyDigest
      {
        return .respond(latest.response)
      }
      keys[key]?.isBusy = true
      return .run
    }
  }

  /// - Parameter response: The response, or `nil` if the attempt failed.
  fileprivate func finishTurn(_ key: [UInt8], _ bodyDigest: [UInt8], _ response: Response?) {
    keys.change { keys in
      keys[key]?.isBusy = false
      guard let response else { return }
      keys[key]?.successes += 1
      keys[key]?.latest = (bodyDigest, response)
    }
  }
}

/// A create request with an idempotency key, from its head until it is released.
final class CreationAttempt: Sendable {
  private let key: [UInt8]
  private let attempts: CreationAttempts
  private let earlierSuccesses: Int

  init(_ key: [UInt8], of attempts: CreationAttempts) {
    self.key = key
    self.attempts = attempts
    earlierSuccesses = attempts.begin(key)
  }

  deinit { attempts.end(key) }

  /// Runs `create` when no other attempt with the key is running, or returns the response of an
  /// attempt that has succeeded in the meantime. It may block.
  func run(
    bodyDigest: [UInt8], _ create: () throws(ServiceError) -> Response
  ) throws(ServiceError) -> Response {
    switch attempts.takeTurn(key, bodyDigest, after: earlierSuccesses) {
    case .respond(let response): return response
    case .run: break
    }
    do throws(ServiceError) {
      let response = try create()
      attempts.finishTurn(key, bodyDigest, response)
      return response
    } catch {
      attempts.finishTurn(key, bodyDigest, nil)
      throw error
    }
  }
}
