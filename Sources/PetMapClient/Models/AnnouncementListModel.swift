public import Observation
public import PetMapReports

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
@MainActor @Observable
public final class AnnouncementListModel<Repository: AnnouncementRepository> {
  /// What the list shows.
  public private(set) var state = ListState.loading
  @ObservationIgnored private let repository: Repository
  @ObservationIgnored private let language: Language
  @ObservationIgnored private let circle: @Sendable () async -> ListQuery.Circle?
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// - Parameter circle: where to list announcements; nil, when no location is known, for all.
  public init(
    repository: Repository, language: Language = .english,
    circle: @escaping @Sendable () async -> ListQuery.Circle? = { nil }
  ) {
    self.repository = repository
    self.language = language
    self.circle = circle
  }

  /// Loads the list, on appearance and on *Try again*. What is still running is cancelled.
  public func load() {
    task?.cancel()
    state = .loading
    let request = requests.begin()
    task = Task { [repository, circle] in
      let result: Result<[Announcement], ClientError>
      do throws(ClientError) {
        result = .success(try await repository.announcements(within: await circle()))
      } catch {
        result = .failure(error)
      }
      finish(request, result)
    }
  }

  /// Loads the list anew, so that a report that was just sent is in it.
  public func reportSubmitted() { load() }

  /// Gives up what is being loaded, when the screen goes away.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until nothing is being loaded.
  public func settled() async { await task?.value }

  private func finish(_ request: Int, _ result: Result<[Announcement], ClientError>) {
    guard requests.isCurrent(request) else { return }
    switch result {
    case .success(let list):
      state = list.isEmpty ? .empty(Phrase.noAnimalsFound.text(language)) : .loaded(list)
    case .failure(.cancelled): break
    case .failure(let error):
      // A list has no pet that could be missing.
      let phrase = error == .notFound ? Phrase.unableToLoadData : error.phrase
      state = .failed(phrase.text(language))
    }
  }
}
