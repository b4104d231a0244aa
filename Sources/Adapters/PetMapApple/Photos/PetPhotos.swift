#if canImport(SwiftUI) && canImport(ImageIO)
  import Foundation
  import ImageIO
  import PetMapDrawing
  public import SwiftUI

  /// Loads photos, decodes them off the main actor, and keeps those that were shown last.
  ///
  /// ```swift
  /// let photos = PetPhotos { try await client.photo(at: $0) }
  /// ContentView().environment(\.petPhotos, photos)
  /// ```
  ///
  /// Views that ask for the same photo share one request. When none of them is on the screen any
  /// more, the request is canceled.
  public struct PetPhotos: Sendable {
    private let fetch: @Sendable (String) async throws -> [UInt8]
    private let images: PhotoCache<SwiftUI.Image>

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - limit: The number of bytes to keep of decoded photos, 4 for each pixel.
    ///   - fetch: A function that returns the file at a URL.
    public init(
      limit: Int = 48 << 20, fetch: @escaping @Sendable (String) async throws -> [UInt8]
    ) {
      self.fetch = fetch
      images = PhotoCache(limit: limit) { url in
        guard let file = try? await fetch(url), !Task.isCancelled else { return nil }
        return Self.decoded(file)
      }
    }

    /// Returns the photo at a URL, or `nil` if it cannot be loaded.
    func image(at url: String) async -> SwiftUI.Image? { await images.picture(at: url) }

    /// Returns the file at a URL for a drawing, or `nil` if it cannot be loaded or is not a picture.
    func file(at url: String) async -> PictureFile? {
      guard let bytes = try? await fetch(url) else { return nil }
      return PictureFile(bytes)
    }

    /// Decodes a file, upright, with sides of at most 2048 pixels, as the service's largest size has.
    private static func decoded(_ file: [UInt8]) -> PhotoCache<SwiftUI.Image>.Loaded? {
      let options = UploadPhoto.dictionary([
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: UploadPhoto.longestSide,
        kCGImageSourceShouldCacheImmediately: true,
      ])
      guard let data = unsafe CFDataCreate(nil, file, file.count),
        let source = CGImageSourceCreateWithData(data, nil),
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      else { return nil }
      return PhotoCache.Loaded(
        SwiftUI.Image(decorative: image, scale: 1), bytes: image.width * image.height * 4)
    }
  }

  private struct PetPhotosKey: EnvironmentKey {
    static let defaultValue: PetPhotos? = nil
  }

  extension EnvironmentValues {
    /// The photos of ``PhotoView`` and ``CalloutView``. If it is `nil`, they show no photo.
    public var petPhotos: PetPhotos? {
      get { self[PetPhotosKey.self] }
      set { self[PetPhotosKey.self] = newValue }
    }
  }
#endif
