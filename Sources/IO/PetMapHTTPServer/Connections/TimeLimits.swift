/// How long a peer may take, in seconds.
package struct TimeLimits: Sendable {
  /// From a request's first byte to the end of its header block.
  package var head = 9.0
  /// Between two pieces of a body.
  package var body = 15.0
  /// Before a body must come at ``bodyRate``.
  package var bodyGrace = 60.0
  /// The least bytes per second of a body, on average over each time of ``body``.
  package var bodyRate = 1024.0
  /// Between two requests.
  package var idle = 75.0
  /// Without taking anything of a response that waits for it.
  package var response = 60.0
  /// Before a reader of a large body must be fast, when such bodies take too much memory.
  package var largeResponse = 2.0
  /// Between the last response and the close.
  package var lingering = 3.0

  package init() {}
}
