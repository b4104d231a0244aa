package import PetMapSystem
import PetMapFiles

/// Where a command's data goes: a file descriptor, a file, or memory in tests. Bytes are buffered.
package final class OutputStream {
  private static let capacity = 1 << 16

  /// Nil for a file, and when the bytes are kept.
  private let descriptor: Int32?
  private var file: OutputFile?
  private var buffer: [UInt8] = []
  private var hasPassedOn = false
  package let isTerminal: Bool
  /// The terminal's columns, nil when it is none.
  package let columns: Int?
  /// The first write that failed; what comes later is dropped.
  package private(set) var failure: CommandError?
  /// Whether nobody reads the pipe any more.
  package private(set) var isBrokenPipe = false

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Terminal.isTerminal(descriptor)
    columns = isTerminal ? Terminal.columns(descriptor) ?? 80 : nil
  }

  /// A stream to a file, which is there when ``finish()`` was called and not before.
  package init(path: String) throws(CommandError) {
    do {
      file = try OutputFile(path: path)
    } catch {
      throw CommandError(writing: error)
    }
    descriptor = nil
    isTerminal = false
    columns = nil
  }

  /// A stream that keeps what is written, as a terminal of a width would show it.
  package init(keepingWithColumns columns: Int? = nil) {
    descriptor = nil
    isTerminal = columns != nil
    self.columns = columns
  }

  /// The file that the descriptor is, nil for a terminal and when there is none.
  package var identity: FileSystem.Identity? { descriptor.flatMap { Descriptor.identity(of: $0) } }

  package func write(_ text: String) {
    write { $0.append(contentsOf: text.utf8) }
  }

  /// Lets something append its bytes itself.
  package func write(_ append: (inout [UInt8]) -> Void) {
    append(&buffer)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Passes on what was written so far.
  package func flush() {
    guard !buffer.isEmpty, descriptor != nil || file != nil else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    hasPassedOn = true
    guard failure == nil else { return }
    if let descriptor {
      do throws(SystemError) {
        try Descriptor.write(buffer.span, to: descriptor)
      } catch {
        isBrokenPipe = error == .brokenPipe
        failure = CommandError(
          .inputOutput, "cannot write: \(error.message)", at: "standard output",
          remedy: "check the disk or use --output FILE")
      }
    } else {
      do {
        try file?.write(buffer)
      } catch {
        failure = CommandError(writing: error)
      }
    }
  }

  /// Forgets what was written as long as nothing of it was passed on.
  package func discard() {
    if !hasPassedOn { buffer.removeAll() }
  }

  /// Passes on everything, puts a file in its place, and says if anything was lost.
  package func finish() throws(CommandError) {
    flush()
    if let failure { throw failure }
    guard let file = file.take() else { return }
    do {
      try file.finish()
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// What was written and kept.
  package var kept: String { String(decoding: buffer, as: UTF8.self) }
  /// The bytes of ``kept``, which need not be text.
  package var keptBytes: [UInt8] { buffer }
}
