extension ThreadWorkers {
  /// The results of pieces of work that the workers share, in the pieces' order.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - piece: makes the result of the piece with a number; called by several threads at once.
  public func map<Result: Sendable>(
    _ count: Int, _ piece: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Guarded([Result?](repeating: nil, count: count))
    run(count) { number in
      let result = piece(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
