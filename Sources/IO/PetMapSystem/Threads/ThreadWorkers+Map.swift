extension ThreadWorkers {
  /// Returns the results of jobs distributed among the workers, in job order.
  ///
  /// - Parameters:
  ///   - count: The number of jobs.
  ///   - piece: Returns the result of the job with an index; called by several threads
  ///     concurrently.
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
