public import PetMapAnnouncements
public import PetMapAPI

/// The former version of ``PetListModel``, generic over the repository and loading in its own task.
@available(swift, deprecated: 7, renamed: "PetListModel")
@MainActor
public final class AnnouncementListModel<Repository: AnnouncementRepository> {
  private let model: PetListModel
  private var task: Task<Void, Never>?

  /// The state of the list.
  public var state: ListState { model.state }

  /// - Parameter circle: The area to list announcements in, or `nil` to list all of them, for example
  ///   if the location is unknown.
  public init(
    repository: Repository, language: Language = .english,
    circle: @escaping @Sendable () async -> ListQuery.Circle? = { nil }
  ) {
    model = PetListModel(repository: repository, words: Words(language), circle: circle)
  }

  /// Loads the list when the view appears or the user taps *Try again*. Cancels a load in progress.
  public func load() {
    task?.cancel()
    let request = model.begin()
    task = Task { [model] in await model.run(request) }
  }

  /// Reloads the list to include a new report.
  public func reportSubmitted() { load() }

  /// Cancels loading when the view disappears.
  public func cancel() {
    task?.cancel()
    model.cancel()
  }

  /// Waits until loading has finished.
  public func settled() async { await task?.value }
}
