#if canImport(SwiftUI) && canImport(MapKit)
  public import MapKit
  public import PetMapAnnouncements
  import PetMapKit
  import SwiftUI

  /// The pins and clusters of a scene as the content of SwiftUI's `Map`.
  ///
  /// ```swift
  /// Map(position: $position, interactionModes: [.pan, .zoom]) {
  ///   PetMapContent(scene.items) { item in tap(item) }
  /// }
  /// ```
  public struct PetMapContent: MapContent {
    private let items: [MapItem]
    private let words: Words
    private let tap: @MainActor (MapItem) -> Void

    /// Creates the content.
    ///
    /// - Parameters:
    ///   - words: The words for the accessibility labels.
    ///   - tap: Called with the item that was tapped.
    public init(
      _ items: [MapItem], words: Words = .english, tap: @escaping @MainActor (MapItem) -> Void
    ) {
      self.items = items
      self.words = words
      self.tap = tap
    }

    /// The annotations.
    public var body: some MapContent {
      ForEach(items) { item in
        Annotation("", coordinate: CLLocationCoordinate2D(item.coordinate)) {
          Button {
            tap(item)
          } label: {
            MapItemView(item)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(item.label(words))
          .accessibilityIdentifier(item.identifier)
        }
        .annotationTitles(.hidden)
      }
    }
  }
#endif
