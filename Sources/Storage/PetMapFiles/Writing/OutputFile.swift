import PetMapBytes
import PetMapSystem

/// A buffered output file that replaces the previous one only when it is complete.
///
/// ```swift
/// var file = try OutputFile(path: "pets.geojson")
/// try file.write(bytes)
/// try file.finish()
/// ```
///
/// A path that is not a regular file, such as a pipe or `/dev/null`, is written to directly, unless
/// the beginning of the file is written last:
///
/// ```swift
/// var file = try OutputFile(path: "pets.pmtiles", reserving: 16_384)
/// try file.write(tiles)
/// try file.finish(beginning: header)
/// ```
public struct OutputFile: ~Copyable {
  private static let capacity = 256 << 10

  private let path: String
  private let descriptor: Int32
  private var replacement: FileReplacement?
  private var buffer: [UInt8]
  /// The compressor for a path that ends in `.gz`.
  private let deflater: GzipDeflater?

  /// Opens a file for writing.
  ///
  /// - Parameter count: The number of bytes to reserve at the beginning.
  /// - Throws: ``FileError/isDirectory(path:)``, ``FileError/cannotWrite(path:code:)``.
  public init(path: String, reserving count: Int = 0) throws(FileError) {
    let isGzip = count == 0 && path.lowercased().hasSuffix(".gz")
    let deflater = isGzip ? GzipDeflater() : nil
    if isGzip, deflater == nil { throw .outOfMemory }
    let status = FileSystem.status(of: path)
    var replacement: FileReplacement?
    var descriptor: Int32 = -1
    if count == 0, let status, status.kind == .pipe || status.kind == .other {
      replacement = nil
      descriptor = try Self.checked(path) { () throws(SystemError) in
        try Descriptor.openForWriting(path)
      }
    } else {
      replacement = try FileReplacement(of: path, open: &descriptor)
    }
    self.path = path
    self.deflater = deflater
    self.descriptor = descriptor
    self.replacement = replacement
    buffer = Array(repeating: 0, count: count)
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileError/cannotWrite(path:code:)``.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    buffer += bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  private mutating func flush(isLast: Bool = false) throws(FileError) {
    let descriptor = descriptor
    let bytes = deflater?.append(buffer, isLast: isLast) ?? buffer
    try Self.checked(path) { () throws(SystemError) in
      try Descriptor.write(bytes.span, to: descriptor)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the remaining bytes and moves the file to its path.
  ///
  /// - Parameter beginning: The contents of the reserved bytes.
  /// - Throws: ``FileError/cannotWrite(path:code:)``, in which case the original is unchanged.
  public consuming func finish(beginning: [UInt8] = []) throws(FileError) {
    try flush(isLast: true)
    let descriptor = descriptor
    if let replacement = replacement.take() {
      try Self.checked(path) { () throws(SystemError) in
        if !beginning.isEmpty {
          try Descriptor.setPosition(of: descriptor, to: 0)
          try Descriptor.write(beginning.span, to: descriptor)
        }
        try Descriptor.synchronize(descriptor)
      }
      try replacement.commit()
    }
  }

  private static func checked<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  deinit {
    Descriptor.close(descriptor)
  }
}
