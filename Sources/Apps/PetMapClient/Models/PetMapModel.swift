public import Observation
public import PetMapAnnouncements
public import PetMapDrawing
import PetMapGeo
public import PetMapKit
public import PetMapRequests

/// The model of the map: its pins and clusters, and its selection.
///
/// ```swift
/// MapView(model.pins)
///   .onChange(of: camera, initial: true) { model.show(camera, in: viewport) }
///   .task { await model.follow(client.changes()) }
///   .onDisappear { model.cancel() }
/// ```
@MainActor @Observable
public final class PetMapModel {
  /// The pins and clusters in view. They remain while new ones are being fetched, and if fetching
  /// fails.
  public private(set) var pins = FetchedPins()
  /// Whether pins are being fetched.
  public private(set) var isLoading = false
  /// The error message if the last fetch failed, and the pins may be out of date.
  public private(set) var failure: String?
  /// The ID of the selected announcement, which the list, the map and the callout share.
  public var selection: String? { didSet { if selection != oldValue { findSelected() } } }
  /// The filters.
  public var filters = FilterRequest() { didSet { if filters != oldValue { refresh() } } }
  /// The screen's localized strings.
  public let words: Words
  @ObservationIgnored private let repository: any AnnouncementRepository
  /// The time to wait for further changes before the pins are fetched again.
  @ObservationIgnored private let settling: Duration
  @ObservationIgnored private var requests = RequestCounter()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var selecting: Task<Void, Never>?
  @ObservationIgnored private var refreshing: Task<Void, Never>?
  /// The view whose pins were requested last.
  @ObservationIgnored private var view: (box: BoundingBox, zoom: Int)?

  /// Creates a model without pins.
  ///
  /// - Parameter settling: The time to wait for further changes before the pins are fetched again.
  public init(
    repository: any AnnouncementRepository, words: Words = .english,
    settling: Duration = .seconds(1)
  ) {
    self.repository = repository
    self.words = words
    self.settling = settling
  }

  /// Creates a model with pins, for previews.
  public convenience init(
    preview announcements: [Announcement], selection: String? = nil, words: Words = .english
  ) {
    self.init(repository: FixedRepository(announcements), words: words)
    pins = FetchedPins(announcements.map { FoundCluster($0) })
    self.selection = selection
    findSelected()
  }

  // MARK: Fetching

  /// Fetches the pins and clusters that a camera shows, when the map appears and after each gesture.
  /// A fetch in progress is canceled, and a view that is already shown is not fetched again.
  ///
  /// - Parameter margin: The margin around the viewport in CSS pixels, as in `SceneRequest`.
  public func show(
    _ camera: Camera, in viewport: Viewport, margin: Double = SceneRequest.standardMargin
  ) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let box = screen.visibleBox(margin: margin)
    let zoom = max(0, camera.zoom.wholeLevel)
    if let view, view == (box, zoom), failure == nil { return }
    view = (box, zoom)
    refresh()
  }

  /// Fetches the pins in view again.
  public func refresh() {
    guard let view else { return }
    task?.cancel()
    refreshing?.cancel()
    isLoading = true
    let request = requests.begin()
    var query = PinRequest()
    query.region.box = view.box
    query.isClustered = true
    query.zoom = view.zoom
    query.filters = filters
    task = Task { [repository, query] in
      let result: Result<[FoundCluster], ClientError>
      do throws(ClientError) {
        result = .success(try await repository.pins(query))
      } catch {
        result = .failure(error)
      }
      guard requests.isCurrent(request) else { return }
      finish(result)
    }
  }

  private func finish(_ result: Result<[FoundCluster], ClientError>) {
    isLoading = false
    switch result {
    case .success(let elements):
      failure = nil
      var pins = FetchedPins(elements)
      pins.selected = selection.flatMap { pins.announcement(withID: $0) } ?? self.pins.selected
      self.pins = pins
      if selection != nil, pins.selected == nil { findSelected() }
    case .failure(.cancelled): break
    case .failure(let error): failure = error.text(in: words)
    }
  }

  // MARK: Changes

  /// Follows the changes of a service until the task is canceled.
  public func follow(_ changes: some AsyncSequence<PetChange, Never>) async {
    for await change in changes { apply(change) }
  }

  /// Applies a change: what was removed disappears at once; other changes in view are fetched
  /// together after a moment.
  public func apply(_ change: PetChange) {
    switch change {
    case .reload: break
    case .put(let announcement):
      let isSelected = announcement.id.isSameID(as: selection ?? "")
      if isSelected { pins.selected = announcement }
      let isShown = pins.announcement(withID: announcement.id) != nil
      guard isSelected || isShown || view?.box.contains(announcement.coordinate) == true else {
        return
      }
    case .removed(let id):
      if id.isSameID(as: selection ?? "") { selection = nil }
      if pins.announcement(withID: id) != nil {
        var others = FetchedPins(pins.elements.filter { !$0.id.isSameID(as: id) })
        others.selected = pins.selected
        pins = others
      }
    }
    guard view != nil, refreshing == nil || refreshing?.isCancelled == true else { return }
    refreshing = Task { [settling] in
      try? await Task.sleep(for: settling)
      guard !Task.isCancelled else { return }
      refreshing = nil
      refresh()
    }
  }

  // MARK: Selection

  /// Selects a pin, or deselects it if it is selected.
  public func tap(pin id: String) { selection = selection == id ? nil : id }

  /// Clears the selection.
  public func tapMap() { selection = nil }

  /// Returns the camera that separates a cluster's pins.
  public func camera(opening cluster: SceneCluster) -> Camera? {
    Camera.opening(cluster.coordinate, expansionZoom: cluster.expansionZoom)
  }

  /// The selected announcement, or `nil` while it is being fetched.
  public var selected: Announcement? { selection == nil ? nil : pins.selected }

  /// Finds the selected announcement among the pins, or else fetches it.
  private func findSelected() {
    selecting?.cancel()
    pins.selected = selection.flatMap { pins.announcement(withID: $0) }
    guard let id = selection, pins.selected == nil else { return }
    selecting = Task { [repository] in
      let found = try? await repository.announcement(id)
      if !Task.isCancelled, selection == id { pins.selected = found }
    }
  }

  /// Cancels fetching when the view disappears.
  public func cancel() {
    for task in [task, selecting, refreshing] { task?.cancel() }
    refreshing = nil
    _ = requests.begin()
    isLoading = false
    view = nil
  }

  /// Waits until fetching has finished.
  public func settled() async {
    await refreshing?.value
    await task?.value
    await selecting?.value
  }
}
