/// A stored photo that can be read.
public enum PhotoData: Sendable {
  case bytes([UInt8])
  case file(PhotoFile)

  /// Bytes.
  public var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.byteCount
    }
  }
}

/// A photo's file, open for reading until nobody holds it. Its content never changes: photos are replaced
/// by renaming.
public final class PhotoFile: Sendable {
  /// The file's descriptor, open for reading.
  public let descriptor: Int32
  /// The file's size.
  public let byteCount: Int
  private let close: @Sendable (Int32) -> Void

  /// - Parameter close: closes the descriptor.
  public init(
    descriptor: Int32, byteCount: Int, close: @escaping @Sendable (Int32) -> Void
  ) {
    self.descriptor = descriptor
    self.byteCount = byteCount
    self.close = close
  }

  deinit { close(descriptor) }
}
