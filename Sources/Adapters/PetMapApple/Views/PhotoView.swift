#if canImport(SwiftUI) && canImport(ImageIO)
  import Foundation
  public import PetMapAnnouncements
  public import SwiftUI

  /// What a view shows of a photo.
  public enum PhotoState: Sendable, Equatable {
    /// The photo is being loaded.
    case loading
    case shown(SwiftUI.Image)
    /// There is no photo, or it cannot be loaded.
    case failed
  }

  /// A photo, a progress indicator while it is loading, or a gray box with a text if it cannot be
  /// shown.
  ///
  /// The view fills its frame, and requests the smallest size that does from the `petPhotos` of its
  /// environment.
  public struct PhotoView: View {
    @Environment(\.petPhotos) private var photos
    @Environment(\.displayScale) private var scale
    @State private var state = PhotoState.loading
    /// The URL of the photo that is shown.
    @State private var shown: String?
    private let photo: PhotoURLs?
    private let fallback: String
    private let width: CGFloat
    private let height: CGFloat

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - photo: The photo, or `nil` if the pet has no photo.
    ///   - fallback: The text to show in place of the photo: `PetDetails.photoFallback`.
    ///   - width: The width of the view in points, or of the screen if the view is as wide as it is.
    ///   - height: The height of the view in points.
    public init(_ photo: PhotoURLs?, fallback: String, width: CGFloat, height: CGFloat) {
      self.photo = photo
      self.fallback = fallback
      self.width = width
      self.height = height
    }

    /// The photo.
    public var body: some View {
      ZStack {
        Rectangle().fill(Color(rgb: 0xEEEEEE))
        switch photo == nil ? .failed : state {
        case .loading: ProgressView()
        case .shown(let image): image.resizable().scaledToFill()
        case .failed:
          Text(verbatim: fallback)
            .font(.footnote)
            .foregroundStyle(Color(rgb: 0x4A5565))
            .multilineTextAlignment(.center)
            .padding(4)
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: height)
      .clipped()
      .task(id: url) { await load() }
    }

    private var url: String? { photo?.fitting(width: Double(width * scale)) }

    private func load() async {
      // The task runs again when the view reappears.
      guard let url, url != shown else { return }
      state = .loading
      let image = await photos?.image(at: url)
      guard !Task.isCancelled else { return }
      state = image.map { .shown($0) } ?? .failed
      shown = image == nil ? nil : url
    }
  }
#endif
