#if canImport(SwiftUI) && canImport(ImageIO)
  import Foundation
  public import PetMapAnnouncements
  public import SwiftUI

  /// The photo of a pet with its status in the upper-right corner and its reward, if any, in the
  /// lower-left corner.
  ///
  /// ```swift
  /// PetPhotoView(details)
  /// ```
  public struct PetPhotoView: View {
    private let model: Model
    private let width: CGFloat
    private let height: CGFloat

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - width: The width of the view in points; by default, that of a phone's screen.
    ///   - height: The height of the view in points.
    public init(_ model: Model, width: CGFloat = 430, height: CGFloat = 300) {
      self.model = model
      self.width = width
      self.height = height
    }

    /// The photo with its badges.
    public var body: some View {
      PhotoView(model.photo, fallback: model.fallback, width: width, height: height)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: model.label ?? model.fallback))
        .accessibilityIdentifier(DetailsIdentifier.photo)
        .overlay(alignment: .topTrailing) {
          StatusBadgeView(model.status)
            .accessibilityIdentifier(DetailsIdentifier.status)
            .padding(12)
        }
        .overlay(alignment: .bottomLeading) {
          if let reward = model.reward {
            RewardBadgeView(reward)
              .accessibilityElement(children: .combine)
              .accessibilityIdentifier(DetailsIdentifier.reward)
              .padding(12)
          }
        }
    }
  }

  extension PetPhotoView {
    /// What the view shows.
    public struct Model: Sendable, Hashable {
      /// The photo, or `nil` to show ``fallback``.
      public var photo: PhotoURLs?
      /// The text in place of a photo that does not exist or cannot be shown.
      public var fallback: String
      /// The accessibility label of the photo; by default, ``fallback``.
      public var label: String?
      /// The badge of the status.
      public var status: StatusBadge
      /// The reward as entered, or `nil` to show none.
      public var reward: String?

      /// Creates a model.
      public init(
        photo: PhotoURLs?, fallback: String, label: String? = nil, status: StatusBadge,
        reward: String? = nil
      ) {
        self.photo = photo
        self.fallback = fallback
        self.label = label
        self.status = status
        self.reward = reward
      }

      /// Creates a model from the content of the details screen.
      public init(_ details: PetDetails) {
        self.init(
          photo: details.photos.first, fallback: details.photoFallback,
          label: details.photos.isEmpty ? nil : details.name, status: details.status,
          reward: details.reward)
      }
    }

    /// Creates a view of the details' photo, status and reward.
    public init(_ details: PetDetails) { self.init(Model(details)) }
  }
#endif
