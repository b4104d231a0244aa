/// The next step of a request after its head was received.
package enum Reaction: Sendable {
  /// Send a response. The body is not read.
  case respond(Response)
  /// Start again when clusters are available, which takes a few seconds after startup in a large
  /// store.
  case waitForClusters
  /// Receive the body.
  case receive(any BodyReceiver)
}

/// Receives the body of a request incrementally.
///
/// Calls are sequential: ``receive(_:)`` any number of times, then ``finish()`` or ``cancel()``.
package protocol BodyReceiver: AnyObject, Sendable {
  /// - Throws: The reason for which the rest of the body is rejected.
  func receive(_ bytes: [UInt8]) throws(ServiceError)
  /// The queue for ``finish()``.
  var work: WorkKind { get }
  /// Called when the body is complete. It may block on the store.
  func finish() throws(ServiceError) -> Response
  /// Called if the body is not completed.
  func cancel()
}
