/// A file being written: buffered, and in place only when it is whole.
///
/// ```swift
/// var file = try OutputFile(path: "pets.geojson")
/// try file.write(bytes)
/// try file.finish()
/// ```
///
/// What is no regular file, such as a pipe or `/dev/null`, is written to as it is.
public struct OutputFile: ~Copyable {
  private static let capacity = 256 << 10

  private let path: String
  private let descriptor: Int32
  private var replacement: FileReplacement?
  private var buffer: [UInt8] = []
  /// For a name that ends with `.gz`.
  private let deflater: GzipDeflater?

  /// - Throws: ``FileError/isDirectory(path:)``, ``FileError/cannotWrite(path:code:)``.
  public init(path: String) throws(FileError) {
    let deflater = path.lowercased().hasSuffix(".gz") ? try GzipDeflater() : nil
    let status = Platform.status(of: path)
    var replacement: FileReplacement?
    var descriptor: Int32 = -1
    if let status, status.kind == .pipe || status.kind == .other {
      replacement = nil
      descriptor = try Self.checked(path) { () throws(Platform.Failure) in
        try Platform.openForWriting(path)
      }
    } else {
      replacement = try FileReplacement(of: path, open: &descriptor)
    }
    self.path = path
    self.deflater = deflater
    self.descriptor = descriptor
    self.replacement = replacement
  }

  /// - Throws: ``FileError/cannotWrite(path:code:)``.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    buffer += bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  private mutating func flush(isLast: Bool = false) throws(FileError) {
    let descriptor = descriptor
    let bytes = deflater?.append(buffer, isLast: isLast) ?? buffer
    try Self.checked(path) { () throws(Platform.Failure) in
      try Platform.write(descriptor, bytes.span)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and puts the file in its place.
  /// - Throws: ``FileError/cannotWrite(path:code:)``; nothing has changed then.
  public consuming func finish() throws(FileError) {
    try flush(isLast: true)
    let descriptor = descriptor
    if let replacement = replacement.take() {
      try Self.checked(path) { () throws(Platform.Failure) in
        try Platform.synchronise(descriptor)
      }
      try replacement.commit()
    }
  }

  private static func checked<Result>(
    _ path: String, _ body: () throws(Platform.Failure) -> Result
  ) throws(FileError) -> Result {
    do throws(Platform.Failure) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  deinit {
    Platform.closeDescriptor(descriptor)
  }
}
