#if canImport(UIKit) && canImport(MapKit) && canImport(CoreText) && canImport(ImageIO)
  import Foundation
  public import MapKit
  import PetMapAnnouncements
  import PetMapApple
  import PetMapCallout
  import PetMapDrawing
  import PetMapKit
  import SwiftUI
  import UIKit

  /// The annotation of a pin or a cluster.
  final class PetAnnotation: NSObject, MKAnnotation {
    /// The item, whose coordinate does not change.
    var item: MapItem

    init(_ item: MapItem) { self.item = item }

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(item.coordinate) }
  }

  /// The annotation of the selected pin's callout.
  final class CalloutAnnotation: NSObject, MKAnnotation {
    let layout: CalloutLayout
    /// The position of the coordinate in the layout's viewport.
    let anchor: ScreenPoint
    let pet: Announcement

    init(_ layout: CalloutLayout, anchor: ScreenPoint, of pet: Announcement) {
      (self.layout, self.anchor, self.pet) = (layout, anchor, pet)
    }

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(pet.coordinate) }
  }

  /// The view of a pin or a cluster: a picture of the engine's drawing, which all views of the same
  /// content share.
  public final class PetAnnotationView: MKAnnotationView {
    static let reuseIdentifier = "PetAnnotationView"
    private static var pictures: [MapItem.Content: UIImage] = [:]

    /// Called with a tap on the view while its pin is selected, which MapKit does not report.
    var tapAgain: (@MainActor () -> Void)?
    /// Takes taps only while the pin is selected; otherwise, MapKit takes them.
    private var button: UIButton?

    func show(_ item: MapItem, _ words: Words) {
      image = picture(of: item)
      accessibilityIdentifier = item.identifier
      accessibilityLabel = item.label(words)
      isAccessibilityElement = true
      if case .pin(_, isSelected: true) = item.content {
        zPriority = .defaultSelected
        let button = button ?? makeButton()
        button.frame = bounds
        button.isUserInteractionEnabled = true
      } else {
        zPriority = .defaultUnselected
        button?.isUserInteractionEnabled = false
      }
    }

    private func makeButton() -> UIButton {
      let new = UIButton(frame: bounds)
      new.addAction(UIAction { [weak self] _ in self?.tapAgain?() }, for: .touchUpInside)
      addSubview(new)
      button = new
      return new
    }

    private func picture(of item: MapItem) -> UIImage? {
      if let picture = Self.pictures[item.content] { return picture }
      let renderer = ImageRenderer(content: MapItemView(item))
      renderer.scale = max(1, traitCollection.displayScale)
      // There are as many pictures of clusters as there are counts.
      if Self.pictures.count >= 500 { Self.pictures = [:] }
      let picture = renderer.uiImage
      Self.pictures[item.content] = picture
      return picture
    }
  }

  /// The view of the callout: the layout of the engine, which is as large as the viewport, at an offset
  /// that puts its anchor on the coordinate. It takes no taps.
  public final class CalloutAnnotationView: MKAnnotationView {
    static let reuseIdentifier = "CalloutAnnotationView"
    private var content: UIViewController?

    func show(_ annotation: CalloutAnnotation, _ photos: PetPhotos?) {
      content?.view.removeFromSuperview()
      let layout = annotation.layout
      let (width, height) = (CGFloat(layout.viewport.width), CGFloat(layout.viewport.height))
      let view = CalloutView(layout, photo: annotation.pet.photoURLs.first)
        .environment(\.petPhotos, photos)
      let controller = UIHostingController(rootView: view)
      controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      controller.view.backgroundColor = .clear
      frame = CGRect(x: 0, y: 0, width: width, height: height)
      centerOffset = CGPoint(
        x: width / 2 - CGFloat(annotation.anchor.x), y: height / 2 - CGFloat(annotation.anchor.y))
      isUserInteractionEnabled = false
      zPriority = .max
      accessibilityIdentifier = MapIdentifier.callout
      addSubview(controller.view)
      content = controller
    }
  }
#endif
