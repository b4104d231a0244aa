public import Observation
public import PetMapGeo
public import PetMapAnnouncements
public import PetMapAPI

/// The model of the map: its pins and its selection.
@MainActor @Observable
public final class PetMapModel {
  /// The announcements on the map. They remain while new ones are being fetched, and if fetching
  /// fails.
  public private(set) var announcements: [Announcement] = []
  /// The ID of the selected announcement, which the list, the map and the callout share.
  public var selection: String?
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Creates a model without pins.
  public init(repository: any AnnouncementRepository) { self.repository = repository }

  /// Creates a model with pins, for previews.
  public convenience init(preview announcements: [Announcement], selection: String? = nil) {
    self.init(repository: FixedRepository(announcements))
    self.announcements = announcements
    self.selection = selection
  }

  /// Fetches the announcements in a viewport when the map appears and after each gesture. Cancels a
  /// fetch in progress.
  ///
  /// - Parameters:
  ///   - center: The center of the viewport.
  ///   - corners: The coordinates of its four corners.
  public func fetch(center: Coordinate, corners: [Coordinate]) {
    task?.cancel()
    let request = requests.begin()
    let circle = ListQuery.Circle(center: center, covering: corners)
    task = Task { [repository] in
      do throws(ClientError) {
        let found = try await repository.announcements(within: circle)
        if requests.isCurrent(request) { announcements = found }
      } catch {
        // Keep the current pins without an error message.
      }
    }
  }

  /// Selects a pin, or deselects it if it is selected.
  public func tap(pin id: String) { selection = selection == id ? nil : id }

  /// Clears the selection.
  public func tapMap() { selection = nil }

  /// The selected announcement, or `nil` if it has not been fetched.
  public var selected: Announcement? { announcements.first { $0.id == selection } }

  /// Cancels fetching when the view disappears.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until fetching has finished.
  public func settled() async { await task?.value }
}

extension ListQuery.Circle {
  /// Creates the smallest circle around a center that contains a viewport with these corners, with a
  /// radius of at least a kilometer.
  ///
  /// The corners are the farthest points if none is farther than a quarter of the earth's
  /// circumference; otherwise, the circle covers the entire earth.
  public init(center: Coordinate, covering corners: [Coordinate]) {
    let farthest = corners.map { center.distance(to: $0).kilometers }.max() ?? 0
    let all = Sphere.halfCircumference.kilometers
    let kilometers = farthest > all / 2 ? all.rounded(.up) : farthest
    self.init(center: center, radius: .kilometers(max(1, kilometers)))
  }
}
