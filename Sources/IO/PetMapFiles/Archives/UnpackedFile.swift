import PetMapArchive
import PetMapSystem

/// A file in an archive, or the content of a compressed file, decompressed while it is read.
///
/// The folder's other files select the file: ``ArchiveListing`` from the archive's contents, and
/// ``ArchivePath`` from a path that continues into the archive.
final class UnpackedFile: ByteStream {
  private let origin: ArchiveFile.Origin
  /// The path of the archive, for messages.
  private let path: String
  /// The position of the file among the archive's files.
  private let slot: Int
  private var archive: ArchiveFile?
  private var count = 0
  /// The maximum number of bytes to unpack.
  private let limit: Int

  /// The size up to which every file is unpacked.
  private static let smallest = 1 << 30
  /// The maximum ratio of a larger file's size to that of its archive. Tables and JSON rarely
  /// compress to less than a fiftieth.
  private static let expansion = 200

  init(_ origin: ArchiveFile.Origin, path: String, slot: Int) {
    self.origin = origin
    self.path = path
    self.slot = slot
    let packed =
      switch origin {
      case .file(let path): FileSystem.byteCount(of: path) ?? 0
      case .memory(let bytes): bytes.count
      }
    limit = max(Self.smallest, Self.expansion * packed)
  }

  func restart() throws(FileError) {
    count = 0
    archive = nil
    archive = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
      let archive = try ArchiveFile(origin)
      for _ in 0...slot { _ = try archive.next() }
      return archive
    }
  }

  func read(into buffer: UnsafeMutableRawPointer, count wanted: Int) throws(FileError) -> Int {
    guard let archive else { return 0 }
    let read = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
      try unsafe archive.read(into: buffer, count: wanted)
    }
    count += read
    if count > limit { throw .unpackedTooLarge(path: path, limit: limit) }
    return read
  }
}

extension FileError {
  /// Performs a step of reading an archive.
  static func unpacking<Result>(
    _ path: String, _ body: () throws(ArchiveFile.Failure) -> Result
  ) throws(FileError) -> Result {
    do throws(ArchiveFile.Failure) {
      return try body()
    } catch {
      switch error {
      case .noLibrary: throw .noLibrary(path: path, name: "libarchive", package: "libarchive13")
      case .outOfMemory: throw .outOfMemory
      case .damaged(let message): throw .damagedArchive(path: path, message: message)
      }
    }
  }
}
