/// How many random cases a property is tried on: few where the compiler does not optimise.
///
/// - Parameters:
///   - optimised: in a release build.
///   - debug: in a debug build; nil for a hundredth of `optimised`.
package func cases(_ optimised: Int, debug: Int? = nil) -> Int {
  #if DEBUG
    debug ?? optimised / 100
  #else
    optimised
  #endif
}

/// The cases of a list that a property is tried on: all of them, and in a debug build as many as
/// are named, from all over the list.
package func cases<Case>(of all: [Case], debug: Int) -> [Case] {
  let count = cases(all.count, debug: min(debug, all.count))
  return (0..<count).map { all[$0 * all.count / count] }
}
