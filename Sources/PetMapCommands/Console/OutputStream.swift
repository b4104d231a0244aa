/// Where a command's text goes: a file descriptor, or memory in tests. Bytes are buffered.
package final class OutputStream {
  private static let capacity = 1 << 16

  /// Nil when the bytes are kept.
  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  package let isTerminal: Bool
  /// The terminal's columns, nil when it is none.
  package let columns: Int?
  /// The system's number for the first write that failed; later ones are dropped.
  package private(set) var failure: Int32?

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Platform.isTerminal(descriptor)
    columns = isTerminal ? Platform.columns(descriptor) ?? 80 : nil
  }

  /// A stream that keeps what is written, as a terminal of a width would show it.
  package init(keepingWithColumns columns: Int? = nil) {
    descriptor = nil
    isTerminal = columns != nil
    self.columns = columns
  }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { unsafe buffer.append(contentsOf: $0) }
    if buffer.count >= Self.capacity { flush() }
  }

  package func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  package func flush() {
    guard let descriptor else { return }
    if failure == nil, !buffer.isEmpty { failure = Platform.write(buffer.span, to: descriptor) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// What was written and kept.
  package var kept: String { String(decoding: buffer, as: UTF8.self) }
}
