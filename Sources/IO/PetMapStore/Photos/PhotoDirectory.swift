import PetMapAnnouncements
import PetMapSystem

/// The directory that contains a store's photos, each stored as a file `<uuid>.<extension>`.
///
/// It also contains temporary files: `.petmap-<16 hexadecimal digits>.upload` is a photo being
/// uploaded, and `.petmap-<uuid>.<extension>.previous` is a photo being replaced, which is restored
/// if its replacement is not committed.
struct PhotoDirectory: Sendable {
  let path: String

  /// Creates the directory if it does not exist, and checks that it is writable.
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

  /// Returns the size and digest of a file, or `nil` if it is not a regular file or cannot be read.
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

  /// Copies a photo to another directory and flushes it to disk.
  ///
  /// - Returns: The contents of the copy, or `nil` if the file does not exist.
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

  /// Writes a photo to a temporary file and flushes it to disk.
  func stage(_ bytes: [UInt8]) throws(SystemError) -> FileName {
    let name = FileName.upload(.random(in: .min ... .max))
    try FileSystem.write(bytes.span, toNewFile: path(of: name))
    return name
  }

  /// Whether the directory contains files named like photos.
  var hasPhotos: Bool { !photoNames.isEmpty }

  var photoNames: [PhotoName] {
    ((try? FileSystem.names(in: path)) ?? []).compactMap { PhotoName($0) }
  }

  /// Checks that the directory's disk is mounted. If it is not, the directory contains neither its
  /// identity nor photos: photos must not be reported as missing, or written to the wrong disk.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``.
  func checkPresence() throws(StoreError) {
    if storeID == nil, !hasPhotos { throw .unavailable(cause: "\(path) has no photos") }
  }

  /// Removes a file if possible; otherwise, it is removed at the next start.
  func discard(_ name: FileName) { try? FileSystem.remove(path(of: name)) }
}

extension PhotoDirectory {
  /// The name of a file that is managed in the directory. All other files are ignored.
  enum FileName: Sendable, Hashable {
    case photo(PhotoName)
    /// A photo being uploaded.
    case upload(UInt64)
    /// A photo being replaced.
    case previous(PhotoName)

    /// Returns `nil` for a name in any other form.
    init?(_ text: String) {
      if let name = PhotoName(text) {
        self = .photo(name)
        return
      }
      guard text.hasPrefix(Self.prefix) else { return nil }
      let rest = text.dropFirst(Self.prefix.count)
      if rest.hasSuffix(".upload"), let number = UInt64(rest.dropLast(7), radix: 16) {
        self = .upload(number)
      } else if rest.hasSuffix(".previous"), let name = PhotoName(String(rest.dropLast(9))) {
        self = .previous(name)
      } else {
        return nil
      }
      if self.text != text { return nil }
    }

    private static let prefix = ".petmap-"

    var text: String {
      switch self {
      case .photo(let name): return name.text
      case .previous(let name): return Self.prefix + name.text + ".previous"
      case .upload(let number):
        let digits = String(number, radix: 16)
        let zeros = String(repeating: "0", count: 16 - digits.count)
        return Self.prefix + zeros + digits + ".upload"
      }
    }
  }
}
