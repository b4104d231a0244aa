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

/// The size and digest of a photo's file, as recorded in its row.
struct PhotoContent: Sendable, Hashable {
  var byteCount: Int
  var digest: PhotoDigest
}

/// A 64-bit FNV-1a (Fowler–Noll–Vo) hash of a photo, which detects damage but does not protect
/// against tampering.
struct PhotoDigest: Sendable, Hashable {
  private(set) var value: UInt64

  init(value: UInt64) { self.value = value }

  /// Computes the digest of the given bytes.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: Span<UInt8>) {
    value = 0xCBF2_9CE4_8422_2325
    add(bytes)
  }

  /// Adds the next bytes.
  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
    }
  }
}

/// A photo replacement whose row has not been committed yet.
///
/// An existing file with the same name is renamed, the new file is renamed to its name, and the
/// directory is flushed. The caller then commits the row and calls ``finish()`` or ``undo()``. If
/// the process crashes at any point, ``PhotoDirectory/clean(to:expected:)`` determines which of the
/// two files matches the row.
struct PhotoReplacement {
  private let directory: PhotoDirectory
  private let name: PhotoName
  private let hasPrevious: Bool

  /// - Parameter staged: The file that contains the new photo.
  /// - Throws: ``SystemError``, in which case nothing has changed.
  init(
    of name: PhotoName, by staged: PhotoDirectory.FileName, in directory: PhotoDirectory
  ) throws(SystemError) {
    let current = directory.path(of: name)
    let previous = directory.path(of: .previous(name))
    let hasPrevious = FileSystem.kind(of: current) != nil
    if hasPrevious { try FileSystem.move(current, to: previous) }
    do throws(SystemError) {
      try FileSystem.move(directory.path(of: staged), to: current)
      try FileSystem.synchronizeDirectory(directory.path)
    } catch {
      Self.restore(name, hasPrevious, in: directory)
      throw error
    }
    self.directory = directory
    self.name = name
    self.hasPrevious = hasPrevious
  }

  /// Completes the replacement after the row has been committed.
  func finish() {
    if hasPrevious { directory.discard(.previous(name)) }
  }

  /// Restores the previous photo if the row was not committed.
  func undo() { Self.restore(name, hasPrevious, in: directory) }

  private static func restore(
    _ name: PhotoName, _ hasPrevious: Bool, in directory: PhotoDirectory
  ) {
    if hasPrevious {
      // If this fails, the next start recovers the photo.
      try? FileSystem.move(directory.path(of: .previous(name)), to: directory.path(of: name))
    } else {
      directory.discard(.photo(name))
    }
  }
}
