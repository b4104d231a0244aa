import PetMapKit
import PetMapRequests
package import PetMapService
import PetMapSystem
package import PetMapText

/// Text layouts with open fonts, which requests borrow.
///
/// Opening fonts takes ten times as long as laying out a callout, so a service opens them once per
/// engine rather than once per request:
///
/// ```swift
/// let list = try engines.lending { engine in callout.displayList(text: &engine.text) }
/// let png = try CairoWriter.png(list)  // does not need the engine
/// ```
package final class TextEngines: Sendable {
  /// A text layout with the last engine for callouts, and the number of times that it was lent.
  ///
  /// Unchecked: the pool lends an engine to one thread at a time, and its mutex orders the loans.
  package final class Engine: @unchecked Sendable {
    package var text = TextLayout(measurer: CommandMeasurer.systemFonts)
    private var callouts: (design: CalloutScreen.Design, engine: CalloutEngine<CommandMeasurer>)?
    fileprivate var loans = 0

    /// Returns an engine for the callouts of a screen, which is reused as long as their design is
    /// the same.
    func callouts(of screen: CalloutScreen) -> CalloutEngine<CommandMeasurer> {
      if let callouts, callouts.design == screen.design { return callouts.engine }
      let engine = screen.engine(text)
      callouts = (screen.design, engine)
      return engine
    }
  }

  private struct State {
    /// The engines that are not lent, most recently used last.
    var idle: [Engine] = []
    /// The number of engines that may still be created.
    var free: Int
  }

  /// The number of loans after which an engine is replaced, so that newly installed fonts are used.
  private static let loanLimit = 10_000

  private let state: Monitor<State>

  /// - Parameter limit: The maximum number of engines, each of which caches up to 33 MB of measured
  ///   text.
  package init(limit: Int = min(CurrentProcess.processorCount(), 8)) {
    state = Monitor(State(free: limit))
  }

  /// Calls `body` with an engine that no other thread uses.
  ///
  /// Copies of its layout share the caches, so `body` must not store a copy.
  ///
  /// - Parameter seconds: The maximum time to wait for an engine.
  /// - Throws: An error that asks the client to retry if all engines are in use, or any error from
  ///   `body`.
  package func lending<Result>(
    atMost seconds: Double = 2,
    _ body: (Engine) throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    // The outer optional is `nil` while all engines are in use, the inner one to create an engine.
    let found = state.wait(atMost: seconds) { state -> Engine?? in
      if let engine = state.idle.popLast() { return .some(engine) }
      guard state.free > 0 else { return nil }
      state.free -= 1
      return .some(nil)
    }
    guard let found else { throw .overloaded }
    // Fonts are opened without the lock.
    let engine = found ?? Engine()
    defer { giveBack(engine) }
    return try body(engine)
  }

  /// Like ``lending(atMost:_:)``, but returns `nil` without waiting if no engine is idle.
  package func lendingIdle<Result>(
    _ body: (Engine) throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result? {
    guard let engine = state.withLock({ $0.idle.popLast() }) else { return nil }
    defer { giveBack(engine) }
    return try body(engine)
  }

  private func giveBack(_ engine: Engine) {
    engine.loans += 1
    state.change { state in
      if engine.loans < Self.loanLimit {
        state.idle.append(engine)
      } else {
        state.free += 1
      }
    }
  }
}
