#if canImport(UIKit) && canImport(MapKit) && canImport(CoreText) && canImport(ImageIO)
  public import Foundation
  public import MapKit
  public import PetMapAnnouncements
  public import PetMapApple
  import PetMapCallout
  import PetMapDrawing
  import PetMapGeo
  public import PetMapKit
  import UIKit

  /// Shows the pins and clusters of a service on an `MKMapView`, and the callout of the selected pin.
  ///
  /// ```swift
  /// let controller = PetMapController(mapView)
  /// controller.moved = { camera, viewport in model.show(camera, in: viewport) }
  /// controller.pins = model.pins
  /// ```
  ///
  /// The controller is the delegate of the map view. Scenes are computed off the main actor, and only
  /// what differs between two scenes is added, changed or removed: a pan moves nothing that stays.
  /// MapKit selects pins: a tap elsewhere or on another pin ends the selection, and so does a second
  /// tap on the pin. The map is not rotated or pitched, because callouts are placed on a map whose
  /// north is up.
  @MainActor public final class PetMapController: NSObject, MKMapViewDelegate {
    /// The pins and clusters to show.
    public var pins = FetchedPins() { didSet { if pins != oldValue { update() } } }
    /// The ID of the selected announcement.
    public var selection: String? {
      didSet {
        guard selection != oldValue else { return }
        update()
        selected?(selection)
      }
    }
    /// Called with what the map shows, after each gesture.
    public var moved: ((Camera, Viewport) -> Void)?
    /// Called when the selection has changed.
    public var selected: ((String?) -> Void)?
    /// Loads the photo of the callout.
    public var photos: PetPhotos?

    private weak var mapView: MKMapView?
    private let words: Words
    private let composer: SceneComposer<CoreTextMeasurer>
    private var items = MapItems()
    private var annotations: [SceneElementID: PetAnnotation] = [:]
    private var callout: CalloutAnnotation?
    private var composing: Task<Void, Never>?
    private var isOutdated = false

    /// Creates a controller of a map view.
    ///
    /// - Parameters:
    ///   - words: The words of callouts and accessibility labels.
    ///   - engine: Creates the engine of callouts, such as one with larger text.
    public init(
      _ mapView: MKMapView, words: Words = .english,
      engine: @Sendable () -> CalloutEngine<CoreTextMeasurer> = {
        CalloutEngine(measurer: CoreTextMeasurer())
      }
    ) {
      self.mapView = mapView
      self.words = words
      composer = SceneComposer(engine: engine)
      super.init()
      mapView.delegate = self
      mapView.isRotateEnabled = false
      mapView.isPitchEnabled = false
      mapView.register(
        PetAnnotationView.self,
        forAnnotationViewWithReuseIdentifier: PetAnnotationView.reuseIdentifier)
      mapView.register(
        CalloutAnnotationView.self,
        forAnnotationViewWithReuseIdentifier: CalloutAnnotationView.reuseIdentifier)
    }

    /// Moves the map to a camera.
    public func show(_ camera: Camera, animated: Bool = true) {
      guard let mapView, let viewport else { return }
      mapView.setVisibleMapRect(
        MKMapRect(MapRectangle(camera, in: viewport)), animated: animated)
    }

    /// Waits until the map shows the current pins and selection.
    public func settled() async { await composing?.value }

    private var viewport: Viewport? {
      guard let size = mapView?.bounds.size else { return nil }
      return try? Viewport(width: Double(size.width), height: Double(size.height))
    }

    private var camera: Camera? {
      guard let mapView, let viewport else { return nil }
      return MapRectangle(mapView.visibleMapRect).camera(in: viewport)
    }

    // MARK: Scenes

    /// Computes the next scene. Only one is computed at a time, because each is the change of the one
    /// before it.
    private func update() {
      isOutdated = true
      guard composing == nil else { return }
      composing = Task { [weak self] in
        while let self, self.isOutdated {
          self.isOutdated = false
          await self.compose()
        }
        self?.composing = nil
      }
    }

    private func compose() async {
      guard let camera, let viewport else { return }
      var selected = PinSelection()
      if let selection { selected.tap(pin: selection) }
      let request = SceneRequest(camera: camera, viewport: viewport, selection: selected)
      let update = await composer.update(for: request, of: pins)
      apply(items.apply(update.difference))
      show(update.scene.frame)
    }

    private func apply(_ changes: MapItems.Changes) {
      guard let mapView else { return }
      var removed = changes.removed.compactMap { annotations.removeValue(forKey: $0) }
      var added = changes.added.map { PetAnnotation($0) }
      for item in changes.changed {
        if let annotation = annotations[item.id], annotation.item.coordinate == item.coordinate {
          annotation.item = item
          (mapView.view(for: annotation) as? PetAnnotationView)?.show(item, words)
        } else {
          annotations.removeValue(forKey: item.id).map { removed.append($0) }
          added.append(PetAnnotation(item))
        }
      }
      for annotation in added { annotations[annotation.item.id] = annotation }
      if !removed.isEmpty { mapView.removeAnnotations(removed) }
      if !added.isEmpty { mapView.addAnnotations(added) }
    }

    /// Shows the callout of a scene. It moves with the map until the next scene places it again.
    private func show(_ frame: SceneFrame) {
      guard let mapView else { return }
      if let layout = frame.callout, let anchor = frame.selection?.point,
        let pet = pins.selected ?? selection.flatMap({ pins.announcement(withID: $0) })
      {
        if callout?.layout == layout { return }
        if let callout { mapView.removeAnnotation(callout) }
        let next = CalloutAnnotation(layout, anchor: anchor, of: pet)
        callout = next
        mapView.addAnnotation(next)
      } else if let callout {
        mapView.removeAnnotation(callout)
        self.callout = nil
      }
    }

    // MARK: MKMapViewDelegate

    /// Computes what the map shows after a gesture.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      if let camera, let viewport { moved?(camera, viewport) }
      update()
    }

    /// Computes what the map shows during a gesture.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { update() }

    /// Returns the view of a pin, a cluster or the callout, and `nil` for other annotations.
    public func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
      switch annotation {
      case let annotation as PetAnnotation:
        let view = mapView.dequeueReusableAnnotationView(
          withIdentifier: PetAnnotationView.reuseIdentifier, for: annotation)
        (view as? PetAnnotationView)?.show(annotation.item, words)
        (view as? PetAnnotationView)?.tapAgain = { [weak mapView] in
          mapView?.deselectAnnotation(annotation, animated: false)
        }
        return view
      case let annotation as CalloutAnnotation:
        let view = mapView.dequeueReusableAnnotationView(
          withIdentifier: CalloutAnnotationView.reuseIdentifier, for: annotation)
        (view as? CalloutAnnotationView)?.show(annotation, photos)
        return view
      default: return nil
      }
    }

    /// Selects a pin, or zooms to where a cluster splits.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      guard let item = (annotation as? PetAnnotation)?.item else { return }
      if let opening = item.openingCamera {
        mapView.deselectAnnotation(annotation, animated: false)
        show(opening)
      } else {
        selection = item.id.name
      }
    }

    /// Ends the selection of a pin.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      guard let item = (annotation as? PetAnnotation)?.item, item.id.name == selection else {
        return
      }
      selection = nil
    }
  }
#endif
