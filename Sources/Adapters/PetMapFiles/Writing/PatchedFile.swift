/// A file whose beginning is known last, in place only when it is whole.
///
/// ```swift
/// var file = try PatchedFile(path: "pets.pmtiles", reserving: 16_384)
/// try file.write(tiles)
/// try file.finish(beginning: header)
/// ```
public struct PatchedFile: ~Copyable {
  private static let capacity = 256 << 10

  private let path: String
  private let descriptor: Int32
  private var replacement: FileReplacement?
  private var buffer: [UInt8]

  /// - Parameter count: the bytes at the beginning that come last.
  /// - Throws: ``FileError/isDirectory(path:)``, ``FileError/cannotWrite(path:code:)``.
  public init(path: String, reserving count: Int) throws(FileError) {
    var descriptor: Int32 = -1
    var replacement: FileReplacement?
    replacement = try FileReplacement(of: path, open: &descriptor)
    self.path = path
    self.descriptor = descriptor
    self.replacement = replacement
    buffer = [UInt8](repeating: 0, count: count)
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError/cannotWrite(path:code:)``.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    buffer += bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  private mutating func flush() throws(FileError) {
    do throws(Platform.Failure) {
      try Platform.write(descriptor, buffer.span)
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the beginning over what was reserved for it, and puts the file in its place.
  ///
  /// - Throws: ``FileError/cannotWrite(path:code:)``; nothing has changed then.
  public consuming func finish(beginning: [UInt8]) throws(FileError) {
    try flush()
    do throws(Platform.Failure) {
      try Platform.rewind(descriptor)
      try Platform.write(descriptor, beginning.span)
      try Platform.synchronise(descriptor)
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    if let replacement = replacement.take() { try replacement.commit() }
  }

  deinit {
    Platform.closeDescriptor(descriptor)
  }
}
