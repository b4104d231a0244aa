/// The time limits for a peer and its requests, in seconds.
package struct TimeLimits: Sendable {
  /// The limit from a request's first byte to the end of its header block.
  package var head = 9.0
  /// The limit between two parts of a body.
  package var body = 15.0
  /// The grace period before a body must arrive at ``bodyRate``.
  package var bodyGrace = 60.0
  /// The minimum rate of a body in bytes per second, averaged over each period of ``body``.
  package var bodyRate = 1024.0
  /// The limit between two requests.
  package var idle = 75.0
  /// The limit without progress in sending a response.
  package var response = 60.0
  /// The grace period for readers of large bodies when such bodies take too much memory.
  package var largeResponse = 2.0
  /// The limit for waiting until a write to a shared store begins.
  package var queue = 2.0
  /// The limit between the last response and closing.
  package var lingering = 3.0

  package init() {}
}
