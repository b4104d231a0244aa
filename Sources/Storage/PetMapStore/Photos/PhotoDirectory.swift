import PetMapAnnouncements
import PetMapPhotos
import PetMapSystem

/// The directory that contains a store's photos. Each is a file with a random name of the form
/// `<uuid>.jpeg`; all other files are ignored.
struct PhotoDirectory: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Creates a directory if it does not exist, and checks that it is writable.
  static func make(_ path: String) throws(SystemError) {
    if !FileSystem.isDirectory(path) { try FileSystem.makeDirectory(path) }
    let trial = PhotoDirectory(path).draftPath
    try FileSystem.write([UInt8]().span, toNewFile: trial)
    try FileSystem.remove(trial)
  }

  /// Returns whether a name is that of a photo, or of a file or directory with which stores manage photos.
  static func isOwn(_ name: String) -> Bool { PhotoName(name) != nil || name.hasPrefix(".petmap-") }

  private func path(of name: String) -> String { path + "/" + name }

  /// A path for a temporary file.
  private var draftPath: String {
    path(of: ".petmap-" + String(UInt64.random(in: .min ... .max), radix: 16) + ".draft")
  }

  /// The path of the file that is locked while a backup copies photos, or while they are removed.
  var lockPath: String { path(of: ".petmap-lock") }

  // MARK: Files

  /// Whether the directory contains files named like photos.
  var hasPhotos: Bool { !photoNames.isEmpty }

  var photoNames: [PhotoName] {
    ((try? FileSystem.names(in: path)) ?? []).compactMap { PhotoName($0) }.filter { name in
      if case .file? = FileSystem.kind(of: path(of: name.text)) { true } else { false }
    }
  }

  func contains(_ name: String) -> Bool { FileSystem.byteCount(of: path(of: name)) != nil }

  func modificationTime(of name: PhotoName) -> Int64? {
    FileSystem.modificationTime(of: path(of: name.text))
  }

  /// Writes a photo and flushes it to disk.
  func add(_ bytes: [UInt8], _ name: String) throws(SystemError) {
    try FileSystem.write(bytes.span, toNewFile: path(of: name))
    try FileSystem.synchronizeDirectory(path)
  }

  /// Removes files durably.
  ///
  /// - Returns: `false` if some may remain, for example because the directory is not mounted.
  func remove(_ names: [String]) -> Bool {
    do {
      try checkPresence()
      for name in names { try FileSystem.remove(path(of: name)) }
      try FileSystem.synchronizeDirectory(path)
      return true
    } catch {
      return false
    }
  }

  /// Opens a part of a photo, or returns `nil` if the photo is missing or has no index.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``, also if the directory is not mounted.
  func open(
    _ part: PhotoPart, of name: String, byteCount: Int
  ) throws(StoreError) -> PhotoFile? {
    guard let descriptor = try descriptor(of: name) else { return nil }
    let end = Descriptor.bytes(
      of: descriptor, at: max(0, byteCount - PhotoIndex.byteCount), count: PhotoIndex.byteCount)
    guard let index = PhotoIndex(end, ofFile: byteCount) else {
      Descriptor.close(descriptor)
      if end.count < min(byteCount, PhotoIndex.byteCount) {
        throw .unavailable(cause: "\(path(of: name)) cannot be read to its end")
      }
      return nil
    }
    // Prefetch the file, so that sending it does not wait for the disk.
    Descriptor.readAhead(descriptor)
    return PhotoFile(descriptor: descriptor, range: index[part]) { Descriptor.close($0) }
  }

  /// Returns the contents of a photo, or `nil` if it is missing.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``, also if the directory is not mounted.
  func bytes(of name: String) throws(StoreError) -> [UInt8]? {
    guard let descriptor = try descriptor(of: name) else { return nil }
    defer { Descriptor.close(descriptor) }
    do throws(SystemError) { return try Descriptor.bytes(of: descriptor) } catch {
      throw StoreError(reading: error)
    }
  }

  private func descriptor(of name: String) throws(StoreError) -> Int32? {
    let descriptor: Int32?
    do throws(SystemError) { descriptor = try Descriptor.openRegularFile(path(of: name)) } catch {
      throw StoreError(reading: error)
    }
    if descriptor == nil { try checkPresence() }
    return descriptor
  }

  /// Checks that the directory's disk is mounted. If it is not, the directory contains neither its
  /// identity nor photos: photos must not be reported as missing, or written to the wrong disk.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``.
  func checkPresence() throws(StoreError) {
    if storeID == nil, !hasPhotos { throw .unavailable(cause: "\(path) has no photos") }
  }

  // MARK: Identity

  /// The file with the ID of the store that the directory belongs to, which the store records as well.
  private static let identityName = ".petmap-store"

  /// The ID of the store that the directory belongs to, or `nil` if it is not recorded.
  var storeID: String? {
    guard let descriptor = try? Descriptor.openRegularFile(path(of: Self.identityName)) else {
      return nil
    }
    defer { Descriptor.close(descriptor) }
    guard let bytes = try? Descriptor.bytes(of: descriptor) else { return nil }
    let word = bytes.prefix(1024).prefix { $0.isVisibleASCII }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// Records the store that the directory belongs to.
  func record(storeID: String) throws(SystemError) {
    let draft = draftPath
    try FileSystem.write(Array("\(storeID)\n".utf8).span, toNewFile: draft)
    try FileSystem.move(draft, to: path(of: Self.identityName))
    try FileSystem.synchronizeDirectory(path)
  }

  /// The relation of a directory to the store being served.
  enum Assignment: Sendable {
    /// The directory belongs to the store with the given ID.
    case own(String)
    /// The directory may belong to another store, because it contains photos that the store does not
    /// know: it is used, but not cleaned up.
    case doubtful
  }

  /// Assigns the directory to a store, unless it may belong to another one. The caller records the
  /// ID in the store.
  ///
  /// - Parameters:
  ///   - photos: What the store records about its photos.
  ///   - isForced: Whether to assign it regardless of its contents.
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func assign(to photos: RecordedPhotos, isForced: Bool) throws(StoreError) -> Assignment {
    let (known, found) = (photos.directoryID, storeID)
    if !isForced {
      try check(against: photos)
      // The ID may be on a mount point whose disk is missing.
      if photos.exist, !photos.areFound { throw .photosMissing(directory: path) }
      if found == nil, photos.hasStrangers { return .doubtful }
    }
    if let known, known == found { return .own(known) }
    // A directory that is adopted by force no longer belongs to the store that used it.
    let id =
      known ?? (isForced ? nil : found)
      ?? AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)).text
    if found != id {
      try StoreError.writingFiles { () throws(SystemError) in try record(storeID: id) }
    }
    return .own(id)
  }

  /// Checks that the directory does not belong to another store, and that it has the ID or a photo of
  /// this one.
  ///
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func check(against photos: RecordedPhotos) throws(StoreError) {
    let (known, found) = (photos.directoryID, storeID)
    if let found, known != found {
      // A store that does not record its directory recognizes it by the photos in it.
      let isRecognized = known == nil && (photos.areFound || !photos.exist && !hasPhotos)
      if !isRecognized { throw .photosOfAnotherStore(directory: path) }
    }
    if found == nil, photos.exist, !photos.areFound { throw .photosMissing(directory: path) }
  }
}

/// What a store records about its photos.
struct RecordedPhotos: Sendable {
  /// The ID of the photo directory, or `nil` if it is not recorded.
  var directoryID: String?
  /// Whether the store has any photos in a directory.
  var exist: Bool
  /// Whether at least one of them is in the directory.
  var areFound: Bool
  /// Whether the directory has photos that suggest that it belongs to another store.
  var hasStrangers: Bool
}
