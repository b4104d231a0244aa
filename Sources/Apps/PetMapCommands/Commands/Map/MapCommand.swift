import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapAnnouncements

extension Command {
  package static let map = Command(
    "map",
    abstract: "a picture of the map, SVG, PNG, PDF or JPEG",
    usage: [
      "[options] --output map.svg",
      "--bbox W,S,E,N [options]",
      "--center LAT,LNG --zoom Z [options]",
      "--pin ID [options]",
    ],
    discussion: [
      "Coasts, lakes, borders and names are Natural Earth's, at 1:50 million, and GeoNames' cities, "
        + "and part of the program: no network is needed. Coasts, lakes and borders are good to zoom 8 "
        + "and left out beyond; --basemap lays streets under the pins. Without a camera the map shows "
        + "all pins but the few that lie far from the others (how many are left out is said), or what lies within 10 km of --pin. Pins that are too near to each "
        + "other are drawn as one circle with their number, in a ring of their statuses' colours. The "
        + "legend counts the pins in the picture. A zoom at which the world would repeat is raised."
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap map --source - --input-format csv --viewport 800x600 --output map.svg
      """
    ],
    groups: [
      CameraOptions.group(with: MapOptions.fit.definition),
      FilterOptions.regionGroup,
      MapOptions.pictureGroup,
      Group(
        "Output",
        [
          MapOptions.format.definition, MapOptions.scale.definition,
          MapOptions.output.definition,
        ]),
      SourceOptions.group,
    ],
    run: MapRun.run)
}

/// One run of `petmap map`.
private enum MapRun {
  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let viewport = try CameraOptions.viewport(
      arguments, standard: Values.ScreenSize(width: 1280, height: 800))
    let camera = try CameraOptions.camera(arguments, in: viewport)
    let fit = try fit(arguments, with: camera)
    let filter = try FilterOptions.filter(arguments)
    let polygon = try FilterOptions.polygon(arguments)
    let selection = try arguments[MapOptions.pin]
    let path = try arguments[MapOptions.output]
    let format = try format(arguments, path, console)
    let scale = try arguments[MapOptions.scale] ?? 2
    let source = try PinSource(arguments, console)
    if selection == nil {
      for option in [CalloutOptions.photo, CalloutOptions.photos] where try arguments[option] != nil
      {
        let name = "--\(option.definition.name)"
        throw .usage("\(name) without a callout", at: name, remedy: "add --pin ID")
      }
    }
    if format != .svg {
      try CommandError.check(
        viewport, scale: format == .pdf ? nil : scale, format: format.rawValue)
    }
    let basemap: BasemapFile? =
      if let path = try arguments[MapOptions.basemap] { try BasemapFile(path) } else { nil }
    let photos = try PhotoFiles(arguments, console, source: source)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    try source.read(arguments, console) { (batch) throws(CommandError) in
      loader.append(batch, where: filter, in: polygon)
    }
    // The store knows an imported pin by another id than its file does.
    let names = if let selection { try source.ids(of: selection, console) } else { [String]() }
    let selected = names.lazy.compactMap { loader.announcement(withID: $0) }.first
    let pins = loader.records
    if let selection, selected == nil { throw unknown(selection, among: pins) }
    let tree = PinClusters(loader, ids: source.ids).tree
    let isClustered = !arguments[MapOptions.noCluster]
    let options = try pictureOptions(arguments)
    let attribution: String? =
      switch basemap {
      case .some(let file): file.attribution
      case nil: nil
      }
    let asked =
      camera
      ?? self.camera(
        for: pins, selected, fit: fit,
        in: PictureFit(
          of: tree, in: viewport, isClustered: isClustered, options: options,
          tiles: attribution), viewport)
    let request = SceneRequest(
      camera: try filled(asked, in: viewport, arguments, console), viewport: viewport,
      selection: self.selection(of: selected?.id), isClustered: isClustered)
    if camera == nil, selected == nil {
      noteOutside(of: request, in: tree, count: pins.count, console)
    }

    var tiles: RasterTiles?
    if let basemap {
      tiles = try basemap.tiles(seenBy: request.camera, in: viewport)
    }
    if tiles?.coversAll != true { noteDetail(of: request.camera, console) }
    let drawing = PictureDrawing(
      format: format, scale: scale, photos: photos, options: options,
      tiles: tiles)
    let bytes = try drawing.bytes(of: request, in: tree, selected: selected)
    stream.write { $0 += bytes }
    try stream.finish()
    return .done
  }

  private static func selection(of id: String?) -> PinSelection {
    var selection = PinSelection()
    if let id { selection.tap(pin: id) }
    return selection
  }

  /// The camera, raised until the world fills the picture: once for a zoom that was asked for, and
  /// for a box or all pins, of which something would be cut off, at most twice.
  private static func filled(
    _ camera: Camera, in viewport: Viewport, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Camera {
    let asked = try arguments[CameraOptions.zoom]
    let filled = FilledCamera(camera, in: viewport, worlds: asked == nil ? 2 : 1)
    if filled.isRaised {
      let zoom = asked.map { "--zoom \($0.level)" } ?? "the zoom"
      console.note(
        "\(zoom) is raised to \(filled.camera.zoom.level), at which the world fills the picture")
    }
    return filled.camera
  }

  /// Around the selected pin, else all pins or, for a robust fit, most of them.
  private static func camera(
    for records: PinRecords, _ selected: Announcement?, fit: MapOptions.Fit,
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

  /// Says how many pins a camera that was not asked for leaves out.
  private static func noteOutside(
    of request: SceneRequest, in tree: ClusterTree, count: Int, _ console: Console
  ) {
    let outside =
      count - PinCounts(of: tree, in: request.viewport, by: request.camera).total
    guard outside > 0 else { return }
    let pins = PinSource.counted(count, "pin", "pins")
    console.note(
      "\(outside.grouped) of \(pins) \(outside == 1 ? "lies" : "lie") outside the picture, "
        + "--fit all shows all")
  }

  private static func fit(
    _ arguments: Arguments, with camera: Camera?
  ) throws(CommandError) -> MapOptions.Fit {
    guard let fit = try arguments[MapOptions.fit] else { return .robust }
    guard camera == nil else {
      throw .usage(
        "--fit with a camera", at: "--fit \(fit.rawValue)",
        remedy: "leave out --fit, or --bbox, --center and --zoom")
    }
    return fit
  }

  /// Says what the packed base map is good for where the picture is finer.
  private static func noteDetail(of camera: Camera, _ console: Console) {
    guard camera.zoom.level > MapPicture.finestZoom else { return }
    let zoom = (camera.zoom.level * 10).rounded() / 10
    console.note(
      "the packed coasts, lakes and borders are good to zoom 8 and "
        + "left out of this map at \(zoom), --basemap FILE.mbtiles lays streets under the pins")
  }

  private static func pictureOptions(
    _ arguments: Arguments
  ) throws(CommandError) -> PictureOptions {
    var options = PictureOptions()
    options.theme = try arguments[MapOptions.theme] == .dark ? .dark : .light
    options.title = try arguments[MapOptions.title]
    options.attribution = try arguments[MapOptions.attribution]
    options.hasLegend = !arguments[MapOptions.noLegend]
    options.hasScale = !arguments[MapOptions.noScale]
    options.hasGrid = !arguments[MapOptions.noGrid]
    return options
  }

  private static func format(
    _ arguments: Arguments, _ path: String?, _ console: Console
  ) throws(CommandError) -> MapOptions.Format {
    let format =
      try arguments.format(MapOptions.format, output: path, endings: ["jpg": .jpeg]) ?? .svg
    if !format.isText, path == nil, console.output.isTerminal {
      throw .usage(
        "a \(format.rawValue.uppercased()) is no text for a terminal",
        at: "--format \(format.rawValue)", remedy: "add --output map.\(format.rawValue)")
    }
    return format
  }

  private static func unknown(_ id: String, among records: PinRecords) -> CommandError {
    let nearest = Suggestion.nearest(to: id, among: records.slots.map { records[$0].id })
    return CommandError(
      .noResult, "no such pin", at: "--pin \(id.quoted)",
      remedy: nearest.map { "did you mean \($0)?" } ?? "check the id and the filters")
  }
}
