import PetMapSystem
import PetMapAnnouncements

/// The directory of a store's photos, each a file `<uuid>.<extension>`.
///
/// Beside them stand only files of its own: `.petmap-<16 digits>.upload`, a photo on its way, and
/// `.petmap-<uuid>.<extension>.previous`, a photo that is being replaced and comes back when its
/// replacement is not committed.
struct PhotoDirectory: Sendable {
  let path: String

  /// Makes the directory unless there is one, and tries to write in it.
  init(making path: String) throws(SystemError) {
    self.init(path)
    try FileSystem.makeDirectory(path)
    let trial = self.path(of: .upload(.random(in: .min ... .max)))
    try FileSystem.write([UInt8]().span, toNewFile: trial)
    try FileSystem.remove(trial)
  }

  init(_ path: String) { self.path = path }

  func path(of name: PhotoName) -> String { path(of: .photo(name)) }
  func path(of name: FileName) -> String { path + "/" + name.text }

  /// The size and the digest of a file; nil when it is no regular file or cannot be read.
  func content(of name: FileName) -> PhotoContent? {
    guard let descriptor = try? Descriptor.openRegularFile(path(of: name)) else { return nil }
    defer { Descriptor.close(descriptor) }
    var content = PhotoContent(byteCount: 0, digest: PhotoDigest(of: [UInt8]().span))
    do throws(SystemError) {
      try Descriptor.readAll(descriptor) { (piece) throws(SystemError) in
        content.byteCount += piece.count
        content.digest.add(piece)
      }
    } catch {
      return nil
    }
    return content
  }

  /// Copies a photo into another directory, through to the disk.
  ///
  /// - Returns: what was copied; nil when there is no such file.
  func copy(
    _ name: PhotoName, to directory: PhotoDirectory
  ) throws(SystemError) -> PhotoContent? {
    guard let descriptor = try? Descriptor.openRegularFile(path(of: name)) else { return nil }
    defer { Descriptor.close(descriptor) }
    var bytes: [UInt8] = []
    try Descriptor.readAll(descriptor) { (piece) throws(SystemError) in
      unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
    try FileSystem.write(bytes.span, toNewFile: directory.path(of: name))
    return PhotoContent(byteCount: bytes.count, digest: PhotoDigest(of: bytes.span))
  }

  /// Writes a photo to a file of its own, through to the disk.
  func stage(_ bytes: [UInt8]) throws(SystemError) -> FileName {
    let name = FileName.upload(.random(in: .min ... .max))
    try FileSystem.write(bytes.span, toNewFile: path(of: name))
    return name
  }

  /// Whether files named as photos are in the directory.
  var hasPhotos: Bool { !photoNames.isEmpty }

  var photoNames: [PhotoName] {
    ((try? FileSystem.names(in: path)) ?? []).compactMap { PhotoName($0) }
  }

  /// Removes a file as far as that is possible; the next start removes what is left.
  func discard(_ name: FileName) { try? FileSystem.remove(path(of: name)) }
}
