public import Observation
public import PetMapAnnouncements
public import PetMapAPI

/// What the list shows.
public enum ListState: Sendable, Hashable {
  case loading
  /// There is nothing to list: the words say so.
  case empty(String)
  case loaded([Announcement])
  /// The words say why, beside a button that tries again.
  case failed(String)
}

/// The list of announcements.
///
/// ```swift
/// List(model.rows) { row in Text(row.title) }
///   .task { await model.load() }
///   .refreshable { await model.refresh() }
/// ```
@MainActor @Observable
public final class PetListModel {
  /// What the list shows.
  public private(set) var state: ListState
  /// What the cells show; empty unless the list is loaded.
  public private(set) var rows: [PetRow]
  /// Why the last refresh failed while the old list stayed; nil when it did not.
  public private(set) var refreshFailure: String?
  /// What the screen says everything in.
  public let words: Words
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private let circle: @Sendable () async -> ListQuery.Circle?
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// A list that is empty until it is loaded.
  ///
  /// - Parameters:
  ///   - words: what the screen says everything in.
  ///   - circle: where to list announcements; nil, when no location is known, for all.
  public init(
    repository: any AnnouncementRepository, words: Words = .english,
    circle: @escaping @Sendable () async -> ListQuery.Circle? = { nil }
  ) {
    state = .loading
    rows = []
    self.repository = repository
    self.words = words
    self.circle = circle
  }

  /// A list in any of its states, for a preview.
  public convenience init(preview state: ListState, words: Words = .english) {
    self.init(repository: FixedRepository([]), words: words)
    set(state)
  }

  /// Loads the list, on appearance and on *Try again*. A list that is shown stays until the new one
  /// is there. When the task is cancelled nothing changes.
  public func load() async {
    if case .loaded = state { return await refresh() }
    await run(begin())
  }

  /// Loads the list again, on pulling it down. What is shown stays until the answer is there; when it
  /// is a failure, a list stays and ``refreshFailure`` says why.
  public func refresh() async { await run(requests.begin()) }

  /// Loads the list again, so that a report that was just sent is in it.
  public func reportSubmitted() { task = Task { await refresh() } }

  /// Gives up what is being loaded, when the screen goes away.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until what ``reportSubmitted()`` began is done.
  public func settled() async { await task?.value }

  /// Shows that the list is being loaded.
  func begin() -> Int {
    set(.loading)
    return requests.begin()
  }

  func run(_ request: Int) async {
    let result: Result<[Announcement], ClientError>
    do throws(ClientError) {
      result = .success(try await repository.announcements(within: await circle()))
    } catch {
      result = .failure(error)
    }
    guard requests.isCurrent(request), !Task.isCancelled else { return }
    switch result {
    case .success(let list):
      set(list.isEmpty ? .empty(words.text(.noAnimalsFound)) : .loaded(list))
    case .failure(.cancelled): break
    case .failure(let error):
      // A list has no pet that could be missing.
      let text = error == .notFound ? words.text(.unableToLoadData) : error.text(in: words)
      if case .loaded = state { refreshFailure = text } else { set(.failed(text)) }
    }
  }

  private func set(_ state: ListState) {
    self.state = state
    refreshFailure = nil
    if case .loaded(let list) = state {
      rows = list.map { PetRow($0, words: words) }
    } else {
      rows = []
    }
  }
}
