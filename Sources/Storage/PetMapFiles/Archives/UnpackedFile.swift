import PetMapArchive

/// A file in an archive, or the contents of a compressed file, decompressed as it is read.
///
/// The other files in this folder determine which file to unpack: ``ArchiveListing`` from the
/// archive's contents, and ``ArchivePath`` from a path that continues into the archive.
final class UnpackedFile: ByteStream {
  private let origin: ArchiveFile.Origin
  /// The path of the archive, for messages.
  private let path: String
  /// The index of the file in the archive.
  private let slot: Int
  private var archive: ArchiveFile?
  /// The number of compressed bytes that precede the file.
  private var start: Int64 = 0
  private var limit = UnpackingLimit()
  private var isAtEnd = false

  init(_ origin: ArchiveFile.Origin, path: String, slot: Int) {
    self.origin = origin
    self.path = path
    self.slot = slot
  }

  func restart() {
    limit = UnpackingLimit()
    archive = nil
    isAtEnd = false
  }

  /// Opens the archive, which is closed at the end of the file, so that few archives are open at a
  /// time.
  private func opened() throws(FileError) -> ArchiveFile {
    if let archive { return archive }
    let opened = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
      let archive = try ArchiveFile(origin)
      for _ in 0...slot { _ = try archive.next() }
      return archive
    }
    archive = opened
    start = opened.packedCount
    return opened
  }

  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    if isAtEnd { return 0 }
    let archive = try opened()
    let read = try FileError.unpacking(path) { () throws(ArchiveFile.Failure) in
      try archive.read(into: &buffer, range)
    }
    try limit.add(read, packed: archive.packedCount - start, path: path)
    if read == 0, !range.isEmpty { (self.archive, isAtEnd) = (nil, true) }
    return read
  }
}

extension FileError {
  /// Runs `body`, which reads from an archive, and converts its errors to file errors.
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
