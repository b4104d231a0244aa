import CArchive

/// A ZIP, tar, or 7-Zip archive, or a file compressed with bzip2, xz, or Zstandard, whose files are
/// read as streams.
///
/// ```swift
/// let archive = try ArchiveFile(.file("pets.zip"))
/// while let file = try archive.next() { print(file.path) }
/// ```
///
/// Safe: it owns the handle from `init` to `deinit`, and the bytes that the handle reads from.
@safe
package final class ArchiveFile {
  /// A file in an archive.
  package struct Entry: Sendable, Hashable {
    /// The path in the archive; `data` for the contents of a compressed file.
    package let path: String
    /// Whether reading requires a password.
    package let isEncrypted: Bool
  }

  /// A reason why an archive cannot be read.
  package enum Failure: Error, Sendable, Hashable {
    /// libarchive is not installed.
    case noLibrary
    case outOfMemory
    /// The archive is damaged; `message` is from libarchive.
    case damaged(message: String)
  }

  /// The location of an archive.
  package enum Origin: Sendable {
    case file(String)
    case memory([UInt8])
  }

  private let handle: OpaquePointer
  /// The bytes of an archive in memory.
  private let bytes: UnsafeMutableRawBufferPointer?

  /// Opens an archive.
  package init(_ origin: Origin) throws(Failure) {
    guard petmap_archive_is_available() else { throw .noLibrary }
    let opened: OpaquePointer?
    switch origin {
    case .file(let path):
      unsafe bytes = nil
      unsafe opened = petmap_archive_open(path)
    case .memory(let content):
      let copy = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(1, content.count), alignment: 1)
      unsafe copy.copyBytes(from: content)
      unsafe bytes = copy
      unsafe opened = copy.baseAddress.flatMap {
        unsafe petmap_archive_open_memory($0, content.count)
      }
      if unsafe opened == nil { unsafe copy.deallocate() }
    }
    guard let handle = unsafe opened else { throw .outOfMemory }
    unsafe self.handle = handle
  }

  deinit {
    unsafe petmap_archive_close(handle)
    unsafe bytes?.deallocate()
  }

  /// Advances to the next regular file.
  ///
  /// - Returns: `nil` after the last one.
  package func next() throws(Failure) -> Entry? {
    while true {
      switch unsafe petmap_archive_next(handle) {
      case PETMAP_ARCHIVE_ENTRY:
        guard unsafe petmap_archive_entry_is_file(handle) else { continue }
        return Entry(
          path: unsafe String(cString: petmap_archive_entry_path(handle)),
          isEncrypted: unsafe petmap_archive_entry_is_encrypted(handle))
      case PETMAP_ARCHIVE_END: return nil
      default: throw failure
      }
    }
  }

  /// Reads the next bytes of the file into a range of a buffer.
  ///
  /// - Returns: The number of bytes read, or 0 at the end.
  package func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(Failure) -> Int {
    let read = unsafe buffer.withUnsafeMutableBytes { buffer -> Int64 in
      let space = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[range])
      guard let start = space.baseAddress else { return 0 }
      return unsafe petmap_archive_read(handle, start, space.count)
    }
    guard read >= 0 else { throw failure }
    return Int(read)
  }

  /// The number of bytes of the archive that have been consumed.
  package var packedCount: Int64 { unsafe petmap_archive_packed_count(handle) }

  /// Whether the archive as a whole is compressed, like `.tar.gz`, so that finding the next file
  /// requires unpacking.
  package var isCompressed: Bool { unsafe petmap_archive_is_compressed(handle) }

  private var failure: Failure {
    .damaged(message: unsafe String(cString: petmap_archive_error(handle)))
  }
}
