/// A closure for generic storage, such as an array or the value of a `Monitor`, which would wrap a
/// bare closure again on every access.
struct Callback<Argument, Result>: Sendable {
  let call: @Sendable (Argument) -> Result

  init(_ call: @escaping @Sendable (Argument) -> Result) { self.call = call }
}
