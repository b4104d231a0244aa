public import PetMapAnnouncements
import PetMapCallout
public import PetMapKit
public import PetMapText

/// Computes the scenes of a map on an actor of its own, so that neither the search for the pins in view
/// nor the layout of the callout takes time of the main actor.
///
/// ```swift
/// let composer = SceneComposer { CalloutEngine(measurer: CoreTextMeasurer()) }
/// let update = await composer.update(for: request, of: model.pins)
/// ```
///
/// One engine is kept for all callouts, because it caches text measurements.
public actor SceneComposer<Measurer: TextMeasurer> {
  private var engine: CalloutEngine<Measurer>
  private var previous: MapScene?

  /// Creates a composer.
  ///
  /// - Parameter engine: Creates the engine that lays out callouts.
  public init(engine: @Sendable () -> CalloutEngine<Measurer>) { self.engine = engine() }

  /// Returns the scene of pins and clusters from a service, and its difference from the previous one.
  ///
  /// - Complexity: O(*n*) in the number of pins and clusters.
  public func update(for request: SceneRequest, of pins: FetchedPins) -> SceneUpdate {
    let update = MapScene.update(for: request, of: pins, after: previous) { pin, point, side in
      pins.announcement(ofPin: pin).flatMap {
        engine.layout(for: $0, at: point, in: request.viewport, previous: side)
      }
    }
    previous = update.scene
    return update
  }

  /// Returns the scene of pins that are on the device, and its difference from the previous one.
  ///
  /// - Parameter announcement: Returns the announcement of a pin, given its index in the tree.
  /// - Complexity: O(*k* log *k*) for *k* elements in view, regardless of the number of pins.
  public func update(
    for request: SceneRequest, of tree: ClusterTree,
    announcement: @Sendable (Int) -> Announcement?
  ) -> SceneUpdate {
    let update = MapScene.update(for: request, of: tree, after: previous) { pin, point, side in
      announcement(pin).flatMap {
        engine.layout(for: $0, at: point, in: request.viewport, previous: side)
      }
    }
    previous = update.scene
    return update
  }

  /// Forgets the previous scene: the next difference adds all elements, as to a new map.
  public func reset() { previous = nil }
}
