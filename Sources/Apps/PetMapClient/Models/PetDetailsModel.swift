public import Observation
public import PetMapAnnouncements
import PetMapCities

/// The state of the details screen.
public enum DetailsState: Sendable, Hashable {
  case loading
  case loaded(PetDetails)
  case failed(String)
}

/// The state of a request to close or delete a report.
public enum RemovalState: Sendable, Hashable {
  case none
  case working
  /// The request failed; the message is shown next to the password field.
  case failed(String)
  /// The report was closed because the animal was found.
  case closed
  case deleted
}

/// The details of an announcement, loaded by ID.
@MainActor @Observable
public final class PetDetailsModel {
  /// The ID passed to the initializer.
  public let id: String
  /// The state of the screen.
  public private(set) var state = DetailsState.loading
  /// The error message if the last reload failed and the details were kept.
  public private(set) var refreshFailure: String?
  /// The state of the request to close or delete the report.
  public private(set) var removal = RemovalState.none
  /// The screen's localized strings.
  public let words: Words
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var removing: Task<Void, Never>?

  /// Creates a model without loading the details.
  public init(id: String, repository: any AnnouncementRepository, words: Words = .english) {
    self.id = id
    self.repository = repository
    self.words = words
  }

  /// Creates a model in a given state, for previews.
  public convenience init(
    preview state: DetailsState, removal: RemovalState = .none, words: Words = .english
  ) {
    self.init(id: "", repository: FixedRepository([]), words: words)
    self.state = state
    self.removal = removal
  }

  /// Loads the details when the view appears or the user taps *Try again*. This method can be
  /// called any number of times.
  public func loadPetDetails() {
    task?.cancel()
    set(.loading)
    let request = requests.begin()
    task = Task { await run(request) }
  }

  /// Loads the details when the view appears or the user taps *Try again*. The current details
  /// remain until new ones arrive; if the request fails, they are kept and ``refreshFailure`` is
  /// set. If the task is canceled, nothing changes.
  public func load() async {
    if case .loaded = state {} else { set(.loading) }
    await run(requests.begin())
  }

  private func run(_ request: Int) async {
    do throws(ClientError) {
      let pet = try await repository.announcement(id)
      guard !Task.isCancelled else { return requests.withdraw(request) }
      if requests.isCurrent(request) { set(.loaded(PetDetails(locating: pet, words: words))) }
    } catch {
      guard error != .cancelled, !Task.isCancelled else { return requests.withdraw(request) }
      guard requests.isCurrent(request) else { return }
      let text = words.text(error == .notFound ? .petNotFound : .unableToLoadDetails)
      if case .loaded = state { refreshFailure = text } else { set(.failed(text)) }
    }
  }

  private func set(_ state: DetailsState) {
    self.state = state
    refreshFailure = nil
  }

  /// Closes the report because the animal was reunited with its owner. Spaces around the password
  /// are ignored.
  public func closeReport(password: String) {
    remove { [repository, id] () async throws(ClientError) -> PetDetails? in
      let report = CreatedReport(id: id, password: password.trimmed)
      let pet = try await repository.setStatus(.closed, of: report)
      return PetDetails(locating: pet, words: self.words)
    }
  }

  /// Deletes the report. Spaces around the password are ignored.
  public func deleteReport(password: String) {
    remove { [repository, id] () async throws(ClientError) -> PetDetails? in
      try await repository.delete(CreatedReport(id: id, password: password.trimmed))
      return nil
    }
  }

  /// Cancels loading when the view disappears.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until all requests have finished.
  public func settled() async {
    await task?.value
    await removing?.value
  }

  private func remove(
    _ work: @escaping @MainActor () async throws(ClientError) -> PetDetails?
  ) {
    guard removal != .working else { return }
    removal = .working
    removing = Task {
      do throws(ClientError) {
        if let closed = try await work() {
          // The response to an earlier request to load the details is outdated.
          _ = requests.begin()
          set(.loaded(closed))
          removal = .closed
        } else {
          removal = .deleted
        }
      } catch {
        removal = .failed(error.text(in: words))
      }
    }
  }
}

extension PetDetails {
  /// Creates the details, including the nearest city with at least 15,000 inhabitants, if one is
  /// within 50 km.
  public init(locating announcement: Announcement, language: Language) {
    self.init(locating: announcement, words: Words(language))
  }

  /// Creates the details with custom strings and the nearest city with at least 15,000 inhabitants,
  /// if one is within 50 km.
  public init(locating announcement: Announcement, words: Words) {
    self.init(
      announcement, words: words,
      city: NearbyCity(nearest: announcement.coordinate, language: words.language))
  }
}
