public import PetMapAnnouncements
public import PetMapGeo
public import PetMapKit

/// Options for the elements of a picture other than the map and its pins.
public struct PictureOptions: Sendable, Hashable {
  /// The title in the upper-left corner, if any.
  public var title: String?
  /// An attribution to show in addition to the base map's, if any.
  public var attribution: String?
  /// Whether to show a legend with the number of pins of each status.
  public var hasLegend = true
  /// Whether to show a scale bar.
  public var hasScale = true
  /// Whether to show meridians and parallels.
  public var hasGrid = true

  /// The area in which a pet was seen, if its coordinate is not exact.
  public var area: Area?

  /// A circle on the map.
  public struct Area: Sendable, Hashable {
    /// The center.
    public var center: Coordinate
    /// The radius.
    public var radius: Meters

    /// Creates a circle.
    public init(center: Coordinate, radius: Meters) {
      self.center = center
      self.radius = radius
    }
  }

  /// The places where a pet was seen since, if any.
  public var trail: Trail?

  /// Numbered points on the map, with a line from a pet's pin through all of them.
  public struct Trail: Sendable, Hashable {
    /// A place where a pet was seen.
    public struct Stop: Sendable, Hashable {
      /// The place.
      public var coordinate: Coordinate
      /// The number at the place.
      public var number: Int

      /// Creates a stop.
      public init(_ coordinate: Coordinate, number: Int) {
        self.coordinate = coordinate
        self.number = number
      }
    }

    /// The coordinate of the pin.
    public var start: Coordinate
    /// The stops, in order of time.
    public var stops: [Stop]

    /// Creates a trail.
    public init(from start: Coordinate, _ stops: [Stop]) {
      self.start = start
      self.stops = stops
    }

    /// Creates the trail of an announcement's sightings, or returns `nil` if there are none.
    ///
    /// - Parameter sightings: In the order in which the animal was seen.
    public init?(of announcement: Announcement, _ sightings: [Sighting]) {
      if sightings.isEmpty { return nil }
      self.init(
        from: announcement.coordinate,
        sightings.map { Stop($0.coordinate, number: $0.number) })
    }
  }

  /// Whether pins that are not in a cluster are dots instead of markers; see
  /// ``MapPicture/isDense(_:)``.
  public var drawsDots = false

  /// The language of the names on the map.
  public var language = Language.english

  /// The colors of the map and its panels.
  public var theme = Theme.light

  /// A color theme for the map, its panels and its clusters. Pins and callouts are the same in all
  /// themes.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// Creates options with all elements except a title.
  public init() {}
}

/// The number of pins of each status in a viewport. Each pin is counted once, regardless of how it
/// is drawn.
///
/// Pins outside the viewport that belong to a visible cluster are not counted, and neither are
/// repeated pins in other copies of the world.
public struct PinCounts: Sendable, Hashable {
  /// The number of pins with the status `missing`.
  public private(set) var missing = 0
  /// The number of pins with the status `found`.
  public private(set) var found = 0
  /// The number of pins with the status `closed`.
  public private(set) var closed = 0

  /// The number of all pins.
  public var total: Int { missing + found + closed }

  /// Counts the pins whose coordinates are in the viewport, including its edges.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pins in or near the viewport.
  public init(of tree: ClusterTree, in viewport: Viewport, by camera: Camera) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let single = tree.options.maximumZoom + 1
    for pin in tree.nodes(in: screen.visibleBox(margin: 1), zoom: single) {
      let position = pin.position
      // Positions beyond the projection's limit are shown at the limit.
      let shown = WorldPosition(x: position.x, y: max(0, min(1, position.y)))
      guard !screen.points(of: shown, margin: 0).isEmpty else { continue }
      missing += tree.count(of: pin, category: 0)
      found += tree.count(of: pin, category: 1)
      closed += tree.count(of: pin, category: 2)
    }
  }
}
