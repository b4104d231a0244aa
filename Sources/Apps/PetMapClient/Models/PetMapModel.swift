public import Observation
public import PetMapGeo
public import PetMapAnnouncements
public import PetMapAPI

/// The map's pins and its selection.
@MainActor @Observable
public class PetMapModel {
  /// The announcements whose pins are shown. They stay while others are fetched and when that
  /// fails.
  public private(set) var announcements: [Announcement] = []
  /// The one selection, of the list, the map and the callout: the id of the selected pin's
  /// announcement.
  public var selection: String?
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// A model without pins.
  public init(repository: any AnnouncementRepository) { self.repository = repository }

  /// A map with its pins, for a preview.
  public convenience init(preview announcements: [Announcement], selection: String? = nil) {
    self.init(repository: FixedRepository(announcements))
    self.announcements = announcements
    self.selection = selection
  }

  /// Fetches what a viewport covers: when the map appears, and after each finished gesture. What
  /// is still being fetched is cancelled.
  ///
  /// - Parameters:
  ///   - center: the viewport's centre.
  ///   - corners: its four corners on the ground.
  public func fetch(center: Coordinate, corners: [Coordinate]) {
    task?.cancel()
    let request = requests.begin()
    let circle = ListQuery.Circle(center: center, covering: corners)
    task = Task { [repository] in
      do throws(ClientError) {
        let found = try await repository.announcements(within: circle)
        if requests.isCurrent(request) { announcements = found }
      } catch {
        // The old pins stay, silently.
      }
    }
  }

  /// A tap on a pin selects it, another tap deselects it.
  public func tap(pin id: String) { selection = selection == id ? nil : id }

  /// A tap on the map deselects.
  public func tapMap() { selection = nil }

  /// The selected announcement, nil as long as it is not among the fetched ones.
  public var selected: Announcement? { announcements.first { $0.id == selection } }

  /// Gives up what is being fetched, when the map goes away.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until nothing is being fetched.
  public func settled() async { await task?.value }
}

/// ``PetMapModel`` under its earlier name, with the repository's type as a parameter.
@available(swift, deprecated: 7, renamed: "PetMapModel")
@MainActor
public final class MapModel<Repository: AnnouncementRepository>: PetMapModel {
  /// A model without pins.
  public init(repository: Repository) {
    super.init(repository: repository as any AnnouncementRepository)
  }
}

extension ListQuery.Circle {
  /// The smallest circle of whole kilometres that holds a viewport with these corners.
  ///
  /// The corners are its farthest points as long as none is farther than a quarter of the way round
  /// the earth; past that the circle is all of it.
  public init(center: Coordinate, covering corners: [Coordinate]) {
    let farthest = corners.map { center.distance(to: $0).kilometers }.max() ?? 0
    let all = Sphere.halfCircumference.kilometers
    let kilometers = farthest > all / 2 ? all : farthest
    self.init(center: center, radius: .kilometers(max(1, kilometers.rounded(.up))))
  }
}
