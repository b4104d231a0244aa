/// Does independent pieces of work, as many at a time as it likes.
///
/// What is computed with workers does not depend on how many there are, nor on which of them does
/// what. The engine itself knows no threads; whoever has some lends them this way.
public protocol Workers {
  /// How many pieces to make of work that can be divided at will, 1 or more.
  var count: Int { get }

  /// Does the pieces 0 to `count` - 1 and returns when all of them are done.
  func run(_ count: Int, _ piece: @Sendable (Int) -> Void)

  /// Is told of much memory that is going to be written for the first time: who knows the system can
  /// ask it for large pages. Nothing need be done.
  func prepare(_ memory: UnsafeMutableRawBufferPointer)
}

/// The caller itself, who does one piece after another.
public struct OneWorker: Workers, Sendable {
  public init() {}

  public var count: Int { 1 }

  public func run(_ count: Int, _ piece: @Sendable (Int) -> Void) {
    for index in 0..<count { piece(index) }
  }
}

extension Workers {
  public func prepare(_ memory: UnsafeMutableRawBufferPointer) {}

  /// Divides a range of work into parts of one size.
  func run(over count: Int, _ part: @Sendable (Range<Int>) -> Void) {
    let parts = self.count
    run(parts) { part(count * $0 / parts..<count * ($0 + 1) / parts) }
  }
}
