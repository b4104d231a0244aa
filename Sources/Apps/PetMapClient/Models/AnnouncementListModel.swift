public import PetMapAnnouncements
public import PetMapAPI

/// ``PetListModel`` under its earlier name: with the repository's type as a parameter, and loading in
/// a task of its own.
@available(swift, deprecated: 7, renamed: "PetListModel")
@MainActor
public final class AnnouncementListModel<Repository: AnnouncementRepository> {
  private let model: PetListModel
  private var task: Task<Void, Never>?

  /// What the list shows.
  public var state: ListState { model.state }

  /// - Parameter circle: where to list announcements; nil, when no location is known, for all.
  public init(
    repository: Repository, language: Language = .english,
    circle: @escaping @Sendable () async -> ListQuery.Circle? = { nil }
  ) {
    model = PetListModel(repository: repository, words: Words(language), circle: circle)
  }

  /// Loads the list, on appearance and on *Try again*. What is still running is cancelled.
  public func load() {
    task?.cancel()
    let request = model.begin()
    task = Task { [model] in await model.run(request) }
  }

  /// Loads the list again, so that a report that was just sent is in it.
  public func reportSubmitted() { load() }

  /// Gives up what is being loaded, when the screen goes away.
  public func cancel() {
    task?.cancel()
    model.cancel()
  }

  /// Waits until nothing is being loaded.
  public func settled() async { await task?.value }
}
