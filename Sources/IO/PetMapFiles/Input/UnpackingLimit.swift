/// Detects files that unpack to much more than their size, such as decompression bombs, while they
/// are unpacked.
struct UnpackingLimit {
  /// The size up to which every file is unpacked.
  private static let smallest: Int64 = 64 << 20
  /// The maximum ratio. Tables and JSON rarely compress to less than a fiftieth.
  static let ratio = 200

  private var unpacked: Int64 = 0

  /// Adds unpacked bytes.
  ///
  /// - Parameter packed: The total number of compressed bytes consumed.
  /// - Throws: ``FileError/expandsTooFar(path:ratio:)``.
  mutating func add(_ count: Int, packed: Int64, path: String) throws(FileError) {
    unpacked += Int64(count)
    guard unpacked > Self.smallest, unpacked / Int64(Self.ratio) > packed else { return }
    throw .expandsTooFar(path: path, ratio: Self.ratio)
  }
}
