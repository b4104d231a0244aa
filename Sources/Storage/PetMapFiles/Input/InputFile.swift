import PetMapSystem

/// An open file or standard input, which can be read again from the beginning. It is closed when
/// deallocated.
final class InputFile {
  /// The number of seconds to wait for a named pipe's writer.
  static let writerTimeout = 10

  let path: String
  private let descriptor: Int32
  private let isOwned: Bool
  /// The initial position of a regular file; `nil` for files that cannot be rewound.
  private let startPosition: Int64?
  /// The bytes read from a pipe so far, recorded so that they can be read again.
  private var record: [UInt8]
  private var isRecording = true
  /// The number of recorded bytes that have been read again.
  private var position = 0

  /// Opens a file.
  ///
  /// - Parameter path: The path, or `-` for standard input.
  init(_ path: String) throws(FileError) {
    self.path = path
    isOwned = path != "-"
    var descriptor: Int32 = 0
    do throws(SystemError) {
      if isOwned { descriptor = try Descriptor.openForReading(path) }
      record = []
      switch try Descriptor.kind(of: descriptor) {
      case .directory: throw SystemError.isDirectory
      case .pipe where isOwned:
        if let byte = try Descriptor.awaitWriter(descriptor, seconds: Self.writerTimeout) {
          record = [byte]
        }
        startPosition = nil
      case .file: startPosition = Descriptor.position(of: descriptor)
      case .pipe, .other: startPosition = nil
      }
      if isOwned { Descriptor.makeBlocking(descriptor) }
      self.descriptor = descriptor
    } catch {
      if isOwned && descriptor > 0 { Descriptor.close(descriptor) }
      switch error.code {
      case SystemError.isDirectory.code: throw .isDirectory(path: path)
      case SystemError.timedOut.code: throw .silentPipe(path: path, seconds: Self.writerTimeout)
      default: throw .cannotOpen(path: path, code: error.code)
      }
    }
  }

  /// Reads the next bytes into a range of a buffer.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    let start = range.lowerBound
    if position < record.count {
      let count = min(record.count - position, range.count)
      buffer.replaceSubrange(start..<start + count, with: record[position..<position + count])
      position += count
      if !isRecording && position == record.count { (record, position) = ([], 0) }
      return count
    }
    do throws(SystemError) {
      let read = try Descriptor.read(descriptor, into: &buffer, range)
      if isRecording && startPosition == nil {
        record += buffer[start..<start + read]
        position = record.count
      }
      return read
    } catch {
      if error == .isDirectory { throw .isDirectory(path: path) }
      throw .cannotRead(path: path, code: error.code)
    }
  }

  /// Rewinds to the beginning.
  ///
  /// - Parameter isLast: Whether this is the last time, so that bytes no longer need to be
  ///   recorded.
  /// - Precondition: No earlier call had `isLast` set.
  func rewind(isLast: Bool) throws(FileError) {
    precondition(isRecording)
    isRecording = !isLast
    position = 0
    guard let startPosition else { return }
    do throws(SystemError) {
      try Descriptor.setPosition(of: descriptor, to: startPosition)
    } catch {
      throw .cannotRead(path: path, code: error.code)
    }
  }

  /// Whether this is a regular file.
  var isRegular: Bool { startPosition != nil }

  /// The fraction of a regular file that has been read, from 0 to 1; `nil` for other files.
  var fractionRead: Double? { Descriptor.fractionRead(descriptor) }

  deinit {
    if isOwned { Descriptor.close(descriptor) }
  }
}
