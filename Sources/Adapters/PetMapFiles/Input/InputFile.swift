/// An open file or standard input; closed when it goes.
struct InputFile: ~Copyable {
  /// How long a named pipe may stay without a writer.
  static let patience = 10

  let path: String
  private let descriptor: Int32
  private let isOwned: Bool
  /// A byte that had to be read to learn that there is a writer.
  let firstByte: UInt8?

  private init(path: String, descriptor: Int32, isOwned: Bool, firstByte: UInt8?) {
    self.path = path
    self.descriptor = descriptor
    self.isOwned = isOwned
    self.firstByte = firstByte
  }

  /// - Parameter path: `-` is standard input.
  static func open(_ path: String) throws(FileError) -> InputFile {
    let isOwned = path != "-"
    var descriptor: Int32 = 0
    do throws(Platform.Failure) {
      if isOwned { descriptor = try Platform.openForReading(path) }
      var firstByte: UInt8?
      switch try Platform.kind(of: descriptor) {
      case .directory: throw Platform.Failure(code: Platform.isDirectory)
      case .pipe where isOwned:
        firstByte = try Platform.awaitWriter(descriptor, seconds: patience)
      case .file, .pipe, .other: break
      }
      if isOwned { Platform.makeBlocking(descriptor) }
      return InputFile(
        path: path, descriptor: descriptor, isOwned: isOwned, firstByte: firstByte)
    } catch {
      if isOwned && descriptor > 0 { Platform.closeDescriptor(descriptor) }
      switch error.code {
      case Platform.isDirectory: throw .isDirectory(path: path)
      case Platform.timedOut: throw .silentPipe(path: path, seconds: patience)
      default: throw .cannotOpen(path: path, code: error.code)
      }
    }
  }

  /// - Returns: how many bytes were read, 0 at the end.
  func read(into buffer: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
    do throws(Platform.Failure) {
      return try unsafe Platform.read(descriptor, into: buffer, count: count)
    } catch {
      if error.code == Platform.isDirectory { throw .isDirectory(path: path) }
      throw .cannotRead(path: path, code: error.code)
    }
  }

  /// How much of a regular file has been read, 0 to 1; nil for anything else.
  var fractionRead: Double? { Platform.fractionRead(descriptor) }

  deinit {
    if isOwned { Platform.closeDescriptor(descriptor) }
  }
}
