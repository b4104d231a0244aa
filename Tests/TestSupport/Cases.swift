/// Returns the number of random cases for testing a property, which is small in unoptimized builds.
///
/// - Parameters:
///   - optimized: The number in a release build.
///   - debug: The number in a debug build; `nil` for a hundredth of `optimized`.
package func cases(_ optimized: Int, debug: Int? = nil) -> Int {
  #if DEBUG
    debug ?? optimized / 100
  #else
    optimized
  #endif
}

/// Returns the cases of a list for testing a property: all of them, or, in a debug build, the given
/// number distributed evenly over the list.
package func cases<Case>(of all: [Case], debug: Int) -> [Case] {
  let count = cases(all.count, debug: min(debug, all.count))
  return (0..<count).map { all[$0 * all.count / count] }
}
