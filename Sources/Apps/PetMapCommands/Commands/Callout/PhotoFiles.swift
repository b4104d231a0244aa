import PetMapPhotoWorker
import PetMapPhotos
import PetMapSystem
import PetMapCallout
import PetMapClient
import PetMapDrawing
import PetMapFiles
import PetMapAnnouncements
import PetMapService
import PetMapStore

/// The options for photos in pictures.
struct PhotoOptions: OptionList {
  let photo = Option(
    "photo", "FILE", "Draw this photo instead of the announcement's.",
    completion: .files, read: Values.nonEmpty)
  let photos = Option(
    "photos", "DIR",
    "Look for announcement photos in this directory and its subdirectories.",
    defaultText: "the source's directory", completion: .files, read: Values.nonEmpty)
}

/// Loads the photos of callouts.
///
/// Paths in data are restricted to the `--photos` directory or, without this option, to the
/// source's directory. The photos of a store are read from the store, and those of a service are
/// fetched from the service; nothing is fetched from other hosts.
struct PhotoFiles {
  /// The `--photo` file, which replaces the photo of every announcement.
  private let given: PictureFile?
  /// The directory that photos must be in, or `nil` if data cannot refer to files.
  private let folder: String?
  /// The directories that paths are relative to, in order of preference.
  private let baseDirectories: [String]
  private let console: Console
  /// The source, if it is a service.
  private let service: ServiceConnection?
  /// The photos of the stores in the source.
  private let stores: [StoredPhotos]

  /// Reads the `--photo` file, if any.
  ///
  /// - Parameter source: The source of the announcements.
  init(
    _ arguments: Arguments<PhotoOptions>, _ console: Console, source: PinSource
  ) throws(CommandError) {
    self.console = console
    service = source.service.map { ServiceConnection($0) }
    let sourceDirectory = Self.folder(of: source)
    let photos = arguments.photos
    if let photos, !FileSystem.isDirectory(photos) {
      throw CommandError(
        .inputOutput, "no such directory", at: "--photos \(photos.quoted)", remedy: "check the path"
      )
    }
    var stores: [StoredPhotos] = []
    for part in source.parts where part.isStore {
      stores.append(StoredPhotos(try part.openedStore(photos: photos)))
    }
    self.stores = stores
    folder = photos ?? sourceDirectory
    baseDirectories = [photos, sourceDirectory].compactMap { $0 }
    guard let path = arguments.photo else {
      given = nil
      return
    }
    given = try Self.picture { (what) in
      CommandError(
        .inputOutput, what, at: "--photo \(path.quoted)",
        remedy: "use a JPEG, PNG, WebP, HEIC or GIF file")
    } reading: { () throws(FileError) in
      try WholeFile.read(path, limit: Self.limit)
    }
  }

  private static let limit = 64 << 20

  /// Returns the directory of a file, or `nil` for standard input, stores, and services.
  private static func folder(of source: PinSource) -> String? {
    let path = source.path
    if path == "-" || source.service != nil || source.isStore { return nil }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the `--photo` file or the announcement's photo. If the photo cannot be loaded, prints
  /// a note and returns `nil`.
  func photo(of layout: CalloutLayout) -> PictureFile? {
    photo(at: layout.card.content.photoURL)
  }

  /// Returns the `--photo` file or the photo at a URL. If the photo cannot be loaded, prints a note
  /// and returns `nil`.
  func photo(at url: String?) -> PictureFile? {
    if let given { return given }
    guard let url else { return nil }
    let error = { (what: String) in
      CommandError(.inputOutput, what, at: url.quoted, remedy: "drawing a placeholder instead")
    }
    do throws(CommandError) {
      return try picture(at: url, error)
    } catch {
      console.note(error.line)
      return nil
    }
  }

  /// Returns whether the photo of a layout can be drawn. Photos on the network are assumed to load.
  func loads(for layout: CalloutLayout) -> Bool {
    guard given == nil, service == nil, let url = layout.card.content.photoURL else { return true }
    guard PhotoName(url: url) != nil || Self.path(of: url) != nil else { return true }
    let error = { (what: String) in
      CommandError(.inputOutput, what, at: url.quoted, remedy: "")
    }
    return (try? picture(at: url, error)) != nil
  }

  private func picture(
    at url: String, _ error: (String) -> CommandError
  ) throws(CommandError) -> PictureFile {
    if let service, service.client.owns(url) { return try fetched(url, from: service, error) }
    if !stores.isEmpty, PhotoName(url: url) != nil {
      for store in stores { if let picture = store.picture(at: url) { return picture } }
      throw error("photo is missing from the store's photo directory")
    }
    guard let name = Self.path(of: url) else { throw error("photo is on another host") }
    guard let folder else { throw error("photo path cannot be resolved without --photos") }
    return try Self.picture(error) { () throws(FileError) in try read(name, in: folder) }
  }

  private func fetched(
    _ url: String, from service: ServiceConnection, _ error: (String) -> CommandError
  ) throws(CommandError) -> PictureFile {
    let result = service.attempt(console) { (client) async throws(ClientError) in
      try await client.photo(at: url)
    }
    return try Self.checked(error) { () throws(CommandError) in
      do throws(ClientError) {
        return try result.get()
      } catch let problem {
        throw error("photo: \(CommandError(problem, at: url).what)")
      }
    }
  }

  /// Returns the first readable file with this name.
  ///
  /// - Throws: The error for the last directory.
  private func read(_ name: String, in folder: String) throws(FileError) -> [UInt8] {
    for start in baseDirectories.dropLast() {
      if let bytes = try? WholeFile.read(name, from: start, within: folder, limit: Self.limit) {
        return bytes
      }
    }
    return try WholeFile.read(
      name, from: baseDirectories.last ?? folder, within: folder, limit: Self.limit)
  }

  private static func picture(
    _ error: (String) -> CommandError, reading: () throws(FileError) -> [UInt8]
  ) throws(CommandError) -> PictureFile {
    try checked(error) { () throws(CommandError) in
      do throws(FileError) {
        return try reading()
      } catch let problem {
        throw error("photo: \(CommandError(problem).what)")
      }
    }
  }

  private static func checked(
    _ error: (String) -> CommandError, _ reading: () throws(CommandError) -> [UInt8]
  ) throws(CommandError) -> PictureFile {
    guard let picture = picture(of: try reading()) else {
      throw error("photo is damaged, or is not a JPEG, PNG, WebP, HEIC or GIF file")
    }
    return picture
  }

  /// Returns the picture in a file, upright and not larger than necessary, or `nil` if it cannot be
  /// drawn. The file may come from a stranger.
  private static func picture(of bytes: [UInt8]) -> PictureFile? {
    guard bytes.count <= limit else { return nil }
    return (try? PhotoWorker.largestPart(of: bytes)).flatMap { PictureFile($0) }
  }

  /// Returns the path of a photo, or `nil` if the photo is on the network.
  fileprivate static func path(of url: String) -> String? {
    if url.utf8.starts(with: "file://".utf8) { return String(url.dropFirst(7)) }
    return url.contains("://") || url.utf8.starts(with: "//".utf8) ? nil : url
  }
}

/// The photos of a store.
struct StoredPhotos: Sendable {
  /// Returns the largest part of a photo, or `nil` if it is missing or cannot be read.
  let read: @Sendable (PhotoName) -> [UInt8]?

  init(_ store: any AnnouncementSource) {
    read = { name in
      guard let photo = try? store.announcement(name.id)?.photo else { return nil }
      return try? store.photo(.largest, of: name.id, version: photo.version)
    }
  }

  init(_ store: StoreReader) { read = { try? store.photo(.largest, of: $0.id) } }

  /// Returns the photo at one of the service's URLs, or `nil` if the store does not have it or it
  /// cannot be drawn.
  func picture(at url: String) -> PictureFile? {
    PhotoName(url: url).flatMap { read($0) }.flatMap { PictureFile($0) }
  }

  /// Returns whether clients may load the photo at a URL: it is on another host, or in the store.
  static func mayLoad(_ url: String, from photos: StoredPhotos?) -> Bool {
    PhotoName(url: url) == nil ? PhotoFiles.path(of: url) == nil : photos != nil
  }
}
