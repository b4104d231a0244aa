/// The content of a part of a stored photo.
public enum PhotoData: Sendable {
  case bytes([UInt8])
  case file(PhotoFile)

  /// The size in bytes.
  public var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.range.count
    }
  }
}

/// The file of a photo, open for reading during the lifetime of this object. The content never
/// changes, because photos are replaced by renaming.
public final class PhotoFile: Sendable {
  /// The file descriptor, open for reading.
  public let descriptor: Int32
  /// The range of the part in the file.
  public let range: Range<Int>
  private let close: @Sendable (Int32) -> Void

  /// - Parameter close: A function that closes the descriptor.
  public init(
    descriptor: Int32, range: Range<Int>, close: @escaping @Sendable (Int32) -> Void
  ) {
    self.descriptor = descriptor
    self.range = range
    self.close = close
  }

  deinit { close(descriptor) }
}
