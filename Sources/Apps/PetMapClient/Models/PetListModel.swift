public import Observation
public import PetMapAPI
public import PetMapAnnouncements
public import PetMapGeo

/// The state of the list.
public enum ListState: Sendable, Hashable {
  case loading
  /// The list is empty, and the message is shown instead.
  case empty(String)
  case loaded([Announcement])
  /// Loading failed; the message is shown next to a retry button.
  case failed(String)
}

/// The model of the announcement list.
///
/// ```swift
/// List(model.rows) { row in Text(row.title) }
///   .task { await model.load() }
///   .refreshable { await model.refresh() }
/// ```
@MainActor @Observable
public final class PetListModel {
  /// The state of the list.
  public private(set) var state: ListState
  /// The contents of the cells, which are empty unless the list is loaded.
  public private(set) var rows: [PetRow]
  /// The error message if the last refresh failed and the list was kept.
  public private(set) var refreshFailure: String?
  /// The screen's localized strings.
  public let words: Words
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private let circle: @Sendable () async -> ListQuery.Circle?
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Creates a model for a list that has not been loaded.
  ///
  /// - Parameters:
  ///   - words: The screen's localized strings.
  ///   - circle: The area to list announcements in, or `nil` to list all of them, for example if
  ///     the location is unknown.
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

  /// Creates a model in a given state, for previews.
  public convenience init(preview state: ListState, words: Words = .english) {
    self.init(repository: FixedRepository([]), words: words)
    set(state)
  }

  /// Loads the list when the view appears or the user taps *Try again*. The current list remains
  /// until the new one arrives. If the task is canceled, nothing changes.
  public func load() async {
    if case .loaded = state { return await refresh() }
    set(.loading)
    await refresh()
  }

  /// Reloads the list on pull-to-refresh. The current state remains until the response arrives. If
  /// the request fails, a loaded list is kept and ``refreshFailure`` is set.
  public func refresh() async {
    let request = requests.begin()
    let result: Result<[Announcement], ClientError>
    do throws(ClientError) {
      result = .success(try await repository.announcements(within: await circle()))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled, result != .failure(.cancelled) else {
      return requests.withdraw(request)
    }
    guard requests.isCurrent(request) else { return }
    switch result {
    case .success(let list):
      set(list.isEmpty ? .empty(words.text(.noAnimalsFound)) : .loaded(list))
    case .failure(let error):
      // For a list, the message must not refer to a single pet.
      let text = error == .notFound ? words.text(.unableToLoadData) : error.text(in: words)
      if case .loaded = state { refreshFailure = text } else { set(.failed(text)) }
    }
  }

  /// Reloads the list to include a new report.
  public func reportSubmitted() { task = Task { await refresh() } }

  /// Cancels loading when the view disappears.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until the reload started by ``reportSubmitted()`` has finished.
  public func settled() async { await task?.value }

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

extension LocationProvider {
  /// Returns the circle around the device's position, or `nil` if the position is unknown or the user
  /// has denied access to it, so that the list contains all announcements.
  ///
  /// ```swift
  /// let list = PetListModel(repository: client) { await provider.circle(radius: .kilometers(50)) }
  /// ```
  public func circle(radius: Meters) async -> ListQuery.Circle? {
    guard case .position(let latitude, let longitude) = await position(),
      let center = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return ListQuery.Circle(center: center, radius: radius)
  }
}

/// Distinguishes the response to the newest request from outdated responses.
struct RequestCounter: Sendable {
  private var current = 0

  /// Starts a request and invalidates the responses to earlier ones.
  mutating func begin() -> Int {
    current += 1
    return current
  }

  /// Withdraws a canceled request. If it is the newest one, the preceding one is the newest again.
  mutating func withdraw(_ request: Int) { if isCurrent(request) { current -= 1 } }

  /// Returns whether a request is the newest one.
  func isCurrent(_ request: Int) -> Bool { request == current }
}
