import PetMapSystem
import PetMapCairo
import PetMapCallout
import PetMapClient
import PetMapDrawing
import PetMapFiles
import PetMapAnnouncements
import PetMapStore

/// Finds the photos of callouts that are drawn.
///
/// What a source's data names is looked for in the source's own folder (a store's: the one with its
/// photos), or in the one that `--photos` names, and nowhere else. A service's own photos are fetched
/// from it; nothing is fetched from other hosts.
struct PhotoFiles {
  /// The photo given, whatever the announcement says.
  private let given: PictureFile?
  /// Where photos must be; nil when data may name no file.
  private let folder: String?
  /// What paths are relative to, the first one first.
  private let starts: [String]
  private let console: Console
  /// The service that is the source.
  private let service: ServiceConnection?
  /// The photos of the store that the service has open.
  private let stored: StoredPhotos?

  /// Reads the photo that is given.
  ///
  /// - Parameter source: what the announcements are from.
  /// - Throws: an error of the photo or the folder given.
  init(
    _ arguments: Arguments, _ console: Console, source: PinSource, stored: StoredPhotos? = nil
  ) throws(CommandError) {
    self.console = console
    self.stored = stored
    service = source.service.map { ServiceConnection($0, console) }
    let own = Self.folder(of: source)
    let photos = try arguments[CalloutOptions.photos]
    if let photos, !FileSystem.isDirectory(photos) {
      throw CommandError(
        .inputOutput, "no such folder", at: "--photos \(photos.quoted)", remedy: "check the path")
    }
    folder = photos ?? own
    starts = [photos, own].compactMap { $0 }
    guard let path = try arguments[CalloutOptions.photo] else {
      given = nil
      return
    }
    given = try Self.picture { (what) in
      CommandError(
        .inputOutput, what, at: "--photo \(path.quoted)", remedy: "give a PNG, JPEG or WebP file")
    } reading: { () throws(FileError) in
      try WholeFile.read(path, limit: Self.limit)
    }
  }

  private static let limit = 64 << 20

  /// Where a source's photos are; nil for standard input.
  private static func folder(of source: PinSource) -> String? {
    let path = source.path
    if path == "-" || source.service != nil { return nil }
    if source.isStore { return StoreAddress(path).photoDirectory }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The photo given, or the announcement's; nil for one that does not load, after a note.
  func photo(of layout: CalloutLayout) -> PictureFile? {
    photo(at: layout.card.content.photoURL)
  }

  /// The photo given, or the one that an announcement names; nil for one that does not load, after a
  /// note.
  func photo(at url: String?) -> PictureFile? {
    if let given { return given }
    guard let url else { return nil }
    let error = { (what: String) in
      CommandError(.inputOutput, what, at: url.quoted, remedy: "the placeholder stands for it")
    }
    do throws(CommandError) {
      if let service, service.client.owns(url) { return try fetched(url, from: service, error) }
      if let stored, let name = PhotoName(url: url) {
        return try Self.checked(error) { () throws(CommandError) in
          guard let bytes = stored.read(name) else { throw error("photo is missing") }
          return bytes
        }
      }
      guard let name = Self.path(of: url) else { throw error("photo is on the network") }
      guard let folder else { throw error("photo is in no folder that --photos names") }
      return try Self.picture(error) { () throws(FileError) in try read(name, in: folder) }
    } catch {
      console.note(error.line)
      return nil
    }
  }

  /// Whether the photo of a layout would be drawn: whoever loads photos from the network tries those.
  func loads(for layout: CalloutLayout) -> Bool {
    guard given == nil, let url = layout.card.content.photoURL else { return true }
    guard service == nil, let name = Self.path(of: url) else { return true }
    guard let folder else { return false }
    let error = { (what: String) in
      CommandError(.inputOutput, what, at: url.quoted, remedy: "")
    }
    return
      (try? Self.picture(error) { () throws(FileError) in try read(name, in: folder) }) != nil
  }

  private func fetched(
    _ url: String, from service: ServiceConnection, _ error: (String) -> CommandError
  ) throws(CommandError) -> PictureFile {
    let answer = service.attempt(console) { (client) async throws(ClientError) in
      try await client.photo(at: url)
    }
    return try Self.checked(error) { () throws(CommandError) in
      do throws(ClientError) {
        return try answer.get()
      } catch let problem {
        throw error("photo: \(CommandError(problem, at: url).what)")
      }
    }
  }

  /// The first file of the name that may be read, or why the last one may not.
  private func read(_ name: String, in folder: String) throws(FileError) -> [UInt8] {
    for start in starts.dropLast() {
      if let bytes = try? WholeFile.read(name, from: start, within: folder, limit: Self.limit) {
        return bytes
      }
    }
    return try WholeFile.read(
      name, from: starts.last ?? folder, within: folder, limit: Self.limit)
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
    let bytes = try reading()
    guard bytes.count <= limit, let picture = PictureFile(bytes), PictureDecoder.canUnpack(picture)
    else {
      throw error("photo is no PNG, JPEG or WebP, or it is broken")
    }
    return picture
  }

  /// The path that an announcement's photo names; nil when it is elsewhere.
  private static func path(of url: String) -> String? {
    // The service's own URL names a file of the store's.
    if let name = PhotoName(url: url) { return name.text }
    if url.utf8.starts(with: "file://".utf8) { return String(url.dropFirst(7)) }
    return url.contains("://") || url.utf8.starts(with: "//".utf8) ? nil : url
  }
}

/// The photos of an open store.
struct StoredPhotos: Sendable {
  /// A photo's bytes; nil for one that is missing or cannot be read.
  let read: @Sendable (PhotoName) -> [UInt8]?

  init(_ store: any AnnouncementStore) {
    read = { name in
      guard let photo = try? store.announcement(name.id)?.photo, photo.format == name.format else {
        return nil
      }
      return try? store.photo(of: name.id, version: photo.version)
    }
  }
}

extension PhotoName {
  /// The photo that a service's own URL names; nil for any other URL.
  fileprivate init?(url: String) {
    guard url.utf8.starts(with: "/images/".utf8) else { return nil }
    self.init(String(url.dropFirst(8)))
  }
}
