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
