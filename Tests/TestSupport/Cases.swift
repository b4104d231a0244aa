/// How many random cases a property is tried on: few where the compiler does not optimise.
package func cases(_ optimised: Int) -> Int {
  #if DEBUG
    optimised / 100
  #else
    optimised
  #endif
}
