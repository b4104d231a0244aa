import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapRequests
import PetMapAnnouncements
import PetMapParameters

extension Command {
  package static let map = Command(
    "map",
    abstract: "draw a map with pins or clusters, as SVG, PNG, PDF or JPEG",
    usage: [
      "[options] --output map.svg",
      "--bbox W,S,E,N [options]",
      "--center LAT,LNG --zoom Z [options]",
      "--pin ID [options]",
    ],
    discussion: [
      "The built-in base map needs no network. It shows coastlines, lakes, borders and labels from "
        + "Natural Earth (1:50 million), large rivers from GSHHG from zoom 5 on, and cities from "
        + "GeoNames. Coastlines, rivers, lakes and borders are accurate up to zoom 8 and omitted "
        + "beyond it. To draw streets under the pins, use "
        + "--basemap.",
      "If no camera is given, the map shows 10 km around --pin. If there is no --pin either, it "
        + "shows all pins except outliers, and petmap reports how many were left out. Pins that "
        + "are close together are drawn as a cluster: a circle that shows the number of pins, "
        + "inside a ring in the colors of their statuses. The legend counts the pins in the "
        + "picture, and is in the corner in which it covers the fewest of them. If the world would repeat, the zoom is raised.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap map --source - --input-format csv --viewport 800x600 --output map.svg
      """
    ],
    options: MapOptions(), run: MapRun.run)
}

/// The implementation of `petmap map`.
private enum MapRun {
  static func run(
    _ arguments: Arguments<MapOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let map: MapRequest = try arguments.request.value(console)
    let viewport: Viewport
    do {
      viewport = try map.camera.viewport(map.viewport)
    } catch {
      throw CommandError(error)
    }
    let camera = map.camera.camera(in: viewport)
    var filters: FilterRequest = try arguments.filter.value(console)
    filters.today = Today.date
    let filter = filters.filter
    let polygon = try PlanePolygon.requested(by: arguments.region)
    let selection = arguments.picture.pin
    let path = arguments.output.output
    let format = try format(arguments.output, console)
    let scale = map.scale
    let source = try PinSource(
      arguments.source, filter: filters, selection: RecordSelection(arguments.region.records),
      output: path, console)
    if selection == nil {
      let photos = arguments.picture.photos
      for (name, value) in [("--photo", photos.photo), ("--photos", photos.photos)]
      where value != nil {
        throw .usage("requires --pin", at: name, remedy: "add --pin ID")
      }
    }
    if format != .svg {
      try CommandError.check(
        viewport, scale: format == .pdf ? nil : scale, format: format.rawValue)
    }
    let basemap: StreetFile? =
      if let path = arguments.picture.basemap {
        try StreetFile(path, at: "--basemap \(path.quoted)")
      } else {
        nil
      }
    let photos = try PhotoFiles(arguments.picture.photos, console, source: source)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    try source.read(console) { (batch) throws(CommandError) in
      loader.append(batch, where: filter, in: polygon)
    }
    // An imported pin has an ID in the store that differs from its ID in the file.
    let names = if let selection { try source.ids(of: selection, console) } else { [String]() }
    let selected = names.lazy.compactMap { loader.announcement(withID: $0) }.first
    let pins = loader.records
    if let selection, selected == nil { throw unknown(selection, among: pins) }
    let tree = PinClusters(loader, ids: source.ids, activeSince: filter.activeSince).tree
    let isClustered = !arguments.picture.noCluster
    let options = pictureOptions(arguments.picture, theme: map.theme)
    let requested =
      camera
      ?? self.camera(
        for: pins, selected, fit: map.fit ?? .robust,
        in: PictureFit(
          of: tree, in: viewport, isClustered: isClustered, options: options,
          tiles: basemap?.map.credit), viewport)
    let request = SceneRequest(
      camera: clamped(requested, to: map.camera.zoom, in: viewport, console), viewport: viewport,
      selection: self.selection(of: selected?.id), isClustered: isClustered)
    if camera == nil, selected == nil {
      noteOutside(of: request, in: tree, count: pins.count, console)
    } else if camera != nil {
      var swapped = SwappedRegions(map.camera, in: viewport)
      noteEmpty(request, of: pins, tree, &swapped, console)
    }

    let tiles = try basemap?.tiles(seenBy: request.camera, in: viewport)
    let coast = CoastSource(console)?.file
    if tiles?.isEmpty ?? true, coast == nil { noteDetail(of: request.camera, console) }
    let renderer = MapRenderer(
      format: format, scale: scale, photos: photos, options: options,
      tiles: tiles, coast: coast)
    let bytes = try renderer.bytes(of: request, in: tree, selected: selected, console)
    stream.write { $0 += bytes }
    try stream.finish()
    return .done
  }

  private static func selection(of id: String?) -> PinSelection {
    var selection = PinSelection()
    if let id { selection.tap(pin: id) }
    return selection
  }

  /// Returns the camera with its zoom raised until the world fills the picture. Unless the zoom was
  /// requested, filling half of the picture is enough, so that a box is not cut off.
  private static func clamped(
    _ camera: Camera, to requested: Double?, in viewport: Viewport, _ console: Console
  ) -> Camera {
    let clamped = ClampedCamera(camera, in: viewport, worlds: requested == nil ? 2 : 1)
    if clamped.isRaised {
      let zoom = requested.map { "--zoom \($0)" } ?? "the zoom"
      console.note(
        "\(zoom) was raised to \(clamped.camera.zoom.level), so that the world fills the picture")
    }
    return clamped.camera
  }

  /// Returns a camera that shows the surroundings of the selected pin, or else all pins, except
  /// outliers if the fit is robust.
  private static func camera(
    for records: PinRecords, _ selected: Announcement?, fit: MapRequest.Fit,
    in picture: PictureFit, _ viewport: Viewport
  ) -> Camera {
    if let selected { return .around(selected.coordinate, in: viewport) }
    let coordinates = records.slots.map { records[$0].coordinate }
    let box =
      fit == .robust
      ? CoordinateExtent(of: coordinates, reach: CoordinateExtent.viewReach(coordinates.count))?.box
      : BoundingBox(containing: coordinates)
    guard let box else { return .fitting([], in: viewport) }
    return picture.camera(showing: box)
  }

  /// Reports the number of pins outside the picture.
  private static func noteOutside(
    of request: SceneRequest, in tree: ClusterTree, count: Int, _ console: Console
  ) {
    let outside =
      count - PinCounts(of: tree, in: request.viewport, by: request.camera).total
    guard outside > 0 else { return }
    let pins = PinSource.counted(count, "pin", "pins")
    console.note(
      "\(outside.grouped) of \(pins) \(outside == 1 ? "is" : "are") outside the picture; "
        + "add --fit all to show all pins")
  }

  /// Reports that a requested view shows none of the pins, and where they may be.
  private static func noteEmpty(
    _ request: SceneRequest, of pins: PinRecords, _ tree: ClusterTree,
    _ swapped: inout SwappedRegions, _ console: Console
  ) {
    guard pins.count > 0,
      PinCounts(of: tree, in: request.viewport, by: request.camera).total == 0
    else { return }
    for slot in pins.slots { swapped.add(pins[slot].coordinate) }
    let count = PinSource.counted(pins.count, "pin", "pins")
    console.note(swapped.note ?? "none of \(count) is in the picture")
  }

  /// Reports that the zoom exceeds the detail of the built-in base map.
  private static func noteDetail(of camera: Camera, _ console: Console) {
    guard camera.zoom.level > MapPicture.finestZoom else { return }
    let zoom = (camera.zoom.level * 10).rounded() / 10
    console.note(
      "the built-in coastlines, lakes and borders are omitted at zoom \(zoom), because they are "
        + "accurate only up to zoom 8; add coastlines with tools/coast, or streets with --basemap "
        + "FILE")
  }

  private static func pictureOptions(
    _ arguments: Arguments<MapOptions.Picture>, theme: PictureOptions.Theme
  ) -> PictureOptions {
    var options = PictureOptions()
    options.theme = theme
    options.title = arguments.title
    options.attribution = arguments.attribution
    options.hasLegend = !arguments.noLegend
    options.hasScale = !arguments.noScale
    options.hasGrid = !arguments.noGrid
    return options
  }

  private static func format(
    _ options: Arguments<MapOptions.Output>, _ console: Console
  ) throws(CommandError) -> MapOptions.Format {
    let named = try OutputOptions.format(
      options.format, output: options.output, extensions: ["jpg": .jpeg])
    let format = named ?? .svg
    if !format.isText, options.output == nil, console.output.isTerminal {
      throw .usage(
        "cannot write \(format.rawValue.uppercased()) to a terminal",
        at: "--format \(format.rawValue)", remedy: "add --output map.\(format.rawValue)")
    }
    return format
  }

  private static func unknown(_ id: String, among records: PinRecords) -> CommandError {
    let nearest = Suggestion.nearest(to: id, among: records.slots.map { records[$0].id })
    return CommandError(
      .noResult, "no such pin", at: "--pin \(id.quoted)",
      remedy: nearest.map { "did you mean \($0)?" } ?? "check the ID and the filters")
  }
}
