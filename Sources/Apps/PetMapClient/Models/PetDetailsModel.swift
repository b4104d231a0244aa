public import Observation
public import PetMapAnnouncements

/// What the details screen shows.
public enum DetailsState: Sendable, Hashable {
  case loading
  case loaded(PetDetails)
  case failed(String)
}

/// How far the removal of a report is.
public enum RemovalState: Sendable, Hashable {
  case none
  case working
  /// The words say why, beside the field for the password.
  case failed(String)
  /// The animal is back: the report is closed.
  case closed
  case deleted
}

/// One announcement's details, loaded by its id.
@MainActor @Observable
public class PetDetailsModel {
  /// The announcement's id, as it was given.
  public let id: String
  /// What the screen shows.
  public private(set) var state = DetailsState.loading
  /// How far the report's removal has come.
  public private(set) var removal = RemovalState.none
  /// What the screen says everything in.
  public let words: Words
  @ObservationIgnored private let repository: any AnnouncementRepository
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var removing: Task<Void, Never>?

  /// A model that shows nothing until it is told to load.
  public init(id: String, repository: any AnnouncementRepository, words: Words = .english) {
    self.id = id
    self.repository = repository
    self.words = words
  }

  /// A screen in any of its states, for a preview.
  public convenience init(
    preview state: DetailsState, removal: RemovalState = .none, words: Words = .english
  ) {
    self.init(id: "", repository: FixedRepository([]), words: words)
    self.state = state
    self.removal = removal
  }

  /// Loads the details, on appearance and on *Try again*, as often as one likes.
  public func loadPetDetails() {
    task?.cancel()
    state = .loading
    let request = requests.begin()
    task = Task { await run(request) }
  }

  /// Loads the details, on appearance and on *Try again*. Details that are shown stay until the new
  /// ones are there. When the task is cancelled nothing changes.
  public func load() async {
    if case .loaded = state {} else { state = .loading }
    await run(requests.begin())
  }

  private func run(_ request: Int) async {
    do throws(ClientError) {
      let pet = try await repository.announcement(id)
      if requests.isCurrent(request), !Task.isCancelled {
        state = .loaded(PetDetails(locating: pet, words: words))
      }
    } catch {
      guard requests.isCurrent(request), error != .cancelled, !Task.isCancelled else { return }
      state = .failed(words.text(error == .notFound ? .petNotFound : .unableToLoadDetails))
    }
  }

  /// Marks the animal as reunited with its owner.
  public func closeReport(password: String) {
    remove { [repository, id] () async throws(ClientError) -> PetDetails? in
      let report = CreatedReport(id: id, password: password)
      let pet = try await repository.setStatus(.closed, of: report)
      return PetDetails(locating: pet, words: self.words)
    }
  }

  /// Deletes the report.
  public func deleteReport(password: String) {
    remove { [repository, id] () async throws(ClientError) -> PetDetails? in
      try await repository.delete(CreatedReport(id: id, password: password))
      return nil
    }
  }

  /// Gives up what is being loaded, when the screen goes away.
  public func cancel() {
    task?.cancel()
    _ = requests.begin()
  }

  /// Waits until nothing is under way.
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
          state = .loaded(closed)
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

/// ``PetDetailsModel`` under its earlier name, with the repository's type as a parameter.
@available(swift, deprecated: 7, renamed: "PetDetailsModel")
@MainActor
public final class DetailsModel<Repository: AnnouncementRepository>: PetDetailsModel {
  /// A model that shows nothing until it is told to load.
  public init(id: String, repository: Repository, language: Language = .english) {
    super.init(
      id: id, repository: repository as any AnnouncementRepository, words: Words(language))
  }
}
