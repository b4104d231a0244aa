import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapAnnouncements

/// Creates a scene.
struct SceneMaker<Source: SceneSource> {
  private let request: SceneRequest
  private let source: Source
  private let previousSelection: SceneSelection?
  /// The side of the attached callout in the previous scene.
  private let previousSide: CalloutSide?
  private let screen: ScreenProjection
  private let zoom: Int
  private var fans: [SceneFan] = []
  private var clusters: [SceneCluster] = []
  private var markers: [SceneMarker] = []
  /// The node of the selected pin at the deepest zoom, where it is not clustered.
  private let selected: Source.Node?
  private var selectionPoint: ScreenPoint?

  init(request: SceneRequest, source: Source, previous: MapScene?) {
    self.request = request
    self.source = source
    previousSelection = previous?.frame.selection
    let isAttached = previous?.frame.callout?.placement.attachment == .attached
    previousSide = isAttached ? previous?.frame.callout?.placement.side : nil
    screen = ScreenProjection(camera: request.camera, viewport: request.viewport)
    let whole = request.camera.zoom.wholeLevel
    zoom = request.isClustered ? max(0, min(source.pinZoom, whole)) : source.pinZoom
    selected = request.selection.pin.flatMap { [previousSelection] id in
      let known = previousSelection.flatMap { $0.id.isSameID(as: id) ? $0.pin : nil }
      return source.pin(withID: id, expectedAt: known)
    }
  }

  mutating func scene(
    callout: (Int, ScreenPoint, CalloutSide?) -> CalloutLayout?
  ) -> MapScene {
    var pins: [Source.Node] = []
    let box = screen.visibleBox(margin: request.margin)
    for node in source.nodes(in: box, zoom: zoom) {
      if !node.isCluster {
        pins.append(node)
      } else if let pins = openPins(of: node) {
        addFan(of: pins, name: source.id(of: node))
      } else {
        addCluster(node)
      }
    }
    addPins(pins)
    addSelected()
    let frame = frame(callout: callout)
    return MapScene(
      frame: frame, fans: Self.take(&fans), clusters: Self.take(&clusters),
      markers: Self.take(&markers))
  }

  // MARK: Elements

  /// Adds pins, grouping those at the same position.
  private mutating func addPins(_ pins: [Source.Node]) {
    let order = sortedIndices(pins.count) { one, other in
      let (a, b) = (pins[one].position, pins[other].position)
      return a.x != b.x ? a.x < b.x : a.y < b.y
    }
    // Growing incrementally would allocate the memory for a million markers three times.
    markers.reserveCapacity(markers.count + pins.count)
    var group: [Source.Node] = []
    for index in order {
      if let first = group.first, first.position != pins[index].position {
        add(group)
        group = []
      }
      group.append(pins[index])
    }
    if !group.isEmpty { add(group) }
  }

  /// Adds pins with the same coordinate. At zooms without clustering, they are spread out in a fan.
  private mutating func add(_ group: [Source.Node]) {
    let isDeep = request.camera.zoom.wholeLevel >= source.pinZoom
    if group.count > 1 && (isDeep || group.contains { $0 == selected }) {
      let pins = source.sorted(group)
      addFan(of: pins, name: source.id(of: pins[0]))
    } else {
      for node in group { addMarkers(node) }
    }
  }

  private mutating func addMarkers(_ node: Source.Node, countedIn: String? = nil) {
    let name = source.id(of: node)
    for (copy, point) in copies(of: node) {
      if copy == 0 && node == selected { selectionPoint = point }
      markers.append(
        SceneMarker(
          id: SceneElementID(.pin, name, copy: copy), status: status(of: node),
          isSelected: node == selected, isOld: source.isOld(node), pin: node.pin,
          coordinate: source.coordinate(of: node),
          point: point, group: countedIn.map { SceneElementID(.cluster, $0, copy: copy) }))
    }
  }

  private mutating func addCluster(_ node: Source.Node) {
    let name = source.id(of: node)
    let expansion = source.expansionZoom(of: node)
    for (copy, point) in copies(of: node) {
      clusters.append(
        SceneCluster(
          id: SceneElementID(.cluster, name, copy: copy), coordinate: source.coordinate(of: node),
          point: point, count: node.count,
          missing: source.count(of: node, category: 0), found: source.count(of: node, category: 1),
          closed: source.count(of: node, category: 2), expansionZoom: expansion))
    }
  }

  private mutating func addFan(of pins: [Source.Node], name: String) {
    guard let first = pins.first else { return }
    let ends = PinFan.offsets(count: pins.count)
    for (copy, foot) in copies(of: first) {
      let id = SceneElementID(.fan, name, copy: copy)
      var legs: [FanLeg] = []
      for (pin, end) in zip(pins, ends) {
        let marker = SceneElementID(.pin, source.id(of: pin), copy: copy)
        let point = ScreenPoint(x: foot.x + end.dx, y: foot.y + end.dy)
        if copy == 0 && pin == selected { selectionPoint = point }
        legs.append(FanLeg(pin: marker, dx: end.dx, dy: end.dy))
        markers.append(
          SceneMarker(
            id: marker, status: status(of: pin), isSelected: pin == selected,
            isOld: source.isOld(pin), pin: pin.pin, coordinate: source.coordinate(of: pin),
            point: point, group: id))
      }
      fans.append(
        SceneFan(
          id: id, coordinate: source.coordinate(of: first), point: foot, legs: legs))
    }
  }

  /// Adds a marker for the selected pin if it is merged into a cluster at this zoom, or if the source
  /// does not show it.
  private mutating func addSelected() {
    guard let selected, selectionPoint == nil else { return }
    guard let shown = source.node(showing: selected, zoom: zoom) else { return }
    if shown.isCluster {
      addMarkers(selected, countedIn: source.id(of: shown))
    } else if !markers.contains(where: { $0.isSelected }) {
      addMarkers(selected)
    }
    if selectionPoint == nil { selectionPoint = screen.point(of: position(of: selected)) }
  }

  /// Moves the elements out so that sorting does not copy them.
  private static func take<Element>(_ elements: inout [Element]) -> [Element] {
    defer { elements = [] }
    return elements
  }

  // MARK: Parts

  private func frame(callout: (Int, ScreenPoint, CalloutSide?) -> CalloutLayout?) -> SceneFrame {
    var selection: SceneSelection?
    var layout: CalloutLayout?
    if let selected, let point = selectionPoint {
      let chosen = SceneSelection(
        id: source.id(of: selected), pin: selected.pin, point: point)
      let isSame = previousSelection.map { $0.id.isSameID(as: chosen.id) } ?? false
      let side = isSame ? previousSide : nil
      layout = callout(chosen.pin, point, side ?? request.selection.side)
      selection = chosen
    }
    return SceneFrame(
      camera: request.camera, viewport: request.viewport, clusterZoom: zoom, selection: selection,
      callout: layout)
  }

  /// Returns the pins of a cluster that is shown as a fan, or `nil` for any other cluster: no zoom
  /// separates its pins, and it is open or contains the selected pin.
  private func openPins(of node: Source.Node) -> [Source.Node]? {
    let isRequested = request.openCluster.map { $0.isSameID(as: source.id(of: node)) } ?? false
    let hasSelected = selected.map { source.node(showing: $0, zoom: zoom) == node } ?? false
    guard isRequested || hasSelected else { return nil }
    let pins = source.inseparablePins(of: node)
    return pins.isEmpty ? nil : pins
  }

  private func status(of pin: Source.Node) -> AnnouncementStatus {
    if source.count(of: pin, category: 0) > 0 { return .missing }
    return source.count(of: pin, category: 1) > 0 ? .found : .closed
  }

  /// Returns the position of a node, clamped to the projection's limit.
  private func position(of node: Source.Node) -> WorldPosition {
    let position = node.position
    return WorldPosition(x: position.x, y: max(0, min(1, position.y)))
  }

  private func copies(of node: Source.Node) -> [(copy: Int, point: ScreenPoint)] {
    let position = position(of: node)
    let nearest = screen.point(of: position).x
    return screen.points(of: position, margin: request.margin).map { point in
      (Int(((point.x - nearest) / screen.worldWidth).rounded()), point)
    }
  }
}
