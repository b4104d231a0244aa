package import PetMapSystem
import PetMapFiles

/// A buffered output stream to a file descriptor, to a file or, for tests, to memory.
package final class OutputStream {
  private static let capacity = 1 << 16

  /// The file descriptor, or `nil` for a file or memory.
  private let descriptor: Int32?
  private var file: OutputFile?
  private var buffer: [UInt8] = []
  private var hasFlushed = false
  package let isTerminal: Bool
  /// The width of the terminal, or `nil` if the stream is not one.
  package let columns: Int?
  /// The first write error; later output is discarded.
  package private(set) var failure: CommandError?
  /// Whether the read end of the pipe has been closed.
  package private(set) var isBrokenPipe = false

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Terminal.isTerminal(descriptor)
    columns = isTerminal ? Terminal.columns(descriptor) ?? 80 : nil
  }

  /// Creates a stream to a file, which is created or replaced only by ``finish()``.
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

  /// Creates a stream to memory.
  ///
  /// - Parameter columns: The width of the terminal that the stream emulates, or `nil` for a pipe.
  package init(keepingWithColumns columns: Int? = nil) {
    descriptor = nil
    isTerminal = columns != nil
    self.columns = columns
  }

  /// The identity of the file that the descriptor refers to, if any.
  package var identity: FileSystem.Identity? { descriptor.flatMap { Descriptor.identity(of: $0) } }

  /// Writes text. A terminal receives its control characters in escaped form.
  package func write(_ text: String) {
    write { $0.append(contentsOf: text.utf8) }
  }

  /// Calls a function that appends to the buffer. A terminal receives the control characters of what
  /// is appended in escaped form, so that no file can control it.
  package func write(_ append: (inout [UInt8]) -> Void) {
    let start = buffer.count
    append(&buffer)
    if isTerminal {
      let text = String(decoding: buffer[start...], as: UTF8.self)
      buffer.replaceSubrange(start..., with: text.escapingControls(except: "\n\t").utf8)
    }
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes text that contains escape sequences of the program, such as those of
  /// ``Console/colored(_:_:on:)``, and no control characters of other origin.
  package func write(styled text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the buffered bytes.
  package func flush() {
    guard !buffer.isEmpty, descriptor != nil || file != nil else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    hasFlushed = true
    guard failure == nil else { return }
    if let descriptor {
      do throws(SystemError) {
        try Descriptor.write(buffer.span, to: descriptor)
      } catch {
        isBrokenPipe = error == .brokenPipe
        failure = CommandError(
          .inputOutput, "cannot write: \(error.message)", at: "standard output",
          remedy: "check the disk, or use --output FILE")
      }
    } else {
      do {
        try file?.write(buffer)
      } catch {
        failure = CommandError(writing: error)
      }
    }
  }

  /// Discards the output, unless part of it has already been written.
  package func discard() {
    if !hasFlushed { buffer.removeAll() }
  }

  /// Writes the buffered bytes and creates or replaces the file.
  ///
  /// - Throws: The first write error.
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

  /// The output written to memory, as text.
  package var kept: String { String(decoding: buffer, as: UTF8.self) }
}
