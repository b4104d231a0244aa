public import PetMapPhotos

/// The URLs of a photo of an announcement, in the sizes in which its service has it (*HTTP API*,
/// section 4.5).
///
/// ```swift
/// let url = pet.photoURLs.first?.fitting(width: 96 * 3)
/// ```
///
/// The URLs of a service's photos end with a version, which changes with the announcement, so that
/// they need not be requested again while it stays the same. A photo on another host has only one
/// size.
public struct PhotoURLs: Sendable, Hashable {
  /// The URL in the announcement.
  public let url: String
  /// The name of the photo at its service, or `nil` for a photo on another host.
  public let name: PhotoName?
  /// What precedes the paths of the service, such as `https://pets.example`. Empty if the URLs are
  /// relative to it.
  private let base: String
  private let version: String?

  fileprivate init(_ url: String, of id: String, updatedAt: Timestamp?) {
    self.url = url
    let path = Array("/images/".utf8)
    let bytes = Array(url.utf8)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let start = slash + 1 - path.count
    if start >= 0, bytes[start...slash].elementsEqual(path),
      let name = PhotoName(String(decoding: bytes[(slash + 1)...], as: UTF8.self)),
      name.id.text == id
    {
      self.name = name
      base = String(decoding: bytes[..<start], as: UTF8.self)
      version = updatedAt.map { "v=\($0.milliseconds)" }
    } else {
      (name, base, version) = (nil, "", nil)
    }
  }

  /// The number of the photo, which orders and removes it, or `nil` for a photo on another host.
  public var number: Int? { name?.number }

  /// Whether the URLs are relative to the service.
  package var isRelative: Bool { name != nil && base.isEmpty }

  /// The URL of the largest size, whose sides have at most `PhotoPart.longestSide` pixels.
  public var largest: String { name.map { versioned(base + $0.url) } ?? url }

  /// Returns the URL of the size with one of the widths in `PhotoPart.widths`, in pixels. The height
  /// is at most four times the width; smaller photos keep their size.
  public func sized(_ width: Int, as format: PhotoPart.Format = .jpeg) -> String {
    guard let name else { return url }
    let fileExtension = format == .jpeg ? "jpg" : "webp"
    return versioned("\(base)/photos/\(name.stem)-\(width).\(fileExtension)")
  }

  /// Returns the URL of the smallest size that is at least as wide as a view, or else of the largest
  /// size.
  ///
  /// - Parameter pixels: The width of the view in pixels: its width in points times the scale of the
  ///   display.
  public func fitting(width pixels: Double) -> String {
    PhotoPart.widths.first { Double($0) >= pixels }.map { sized($0) } ?? largest
  }

  private func versioned(_ path: String) -> String { version.map { path + "?" + $0 } ?? path }

  /// Returns whether the query of a request asks for the version that the announcement has.
  package func isVersion(_ query: String?) -> Bool { version != nil && query == version }
}

extension Announcement {
  /// The URLs of all photos, in order.
  public var photoURLs: [PhotoURLs] {
    photos.filter { !$0.isEmpty }.map { PhotoURLs($0, of: id, updatedAt: updatedAt) }
  }
}

extension Sighting {
  /// The URLs of the photo, if there is one.
  public func photoURLs(of announcement: AnnouncementID) -> PhotoURLs? {
    photoUrl.map { PhotoURLs($0, of: announcement.text, updatedAt: nil) }
  }
}
