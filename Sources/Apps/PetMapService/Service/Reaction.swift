/// What is done about a request once its head is known.
package enum Reaction: Sendable {
  /// The response; what the client still sends is not read.
  case respond(Response)
  /// It is to begin again once there are clusters, which a large store has some seconds after its
  /// announcements.
  case waitForClusters
  /// The body is wanted.
  case receive(any BodyReceiver)
}

/// Takes one request's body as it comes.
///
/// The calls come one after the other: ``receive(_:)`` any number of times, then ``finish()`` or
/// ``cancel()``.
package protocol BodyReceiver: AnyObject, Sendable {
  /// - Throws: why the rest of the body is not wanted.
  func receive(_ bytes: [UInt8]) throws(ServiceError)
  /// The queue for ``finish()``.
  var work: WorkKind { get }
  /// The body is whole; it may wait for the store.
  func finish() throws(ServiceError) -> Response
  /// The body does not come to its end.
  func cancel()
}
