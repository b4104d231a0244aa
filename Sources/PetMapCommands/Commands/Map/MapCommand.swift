import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapReports

extension Command {
  package static let map = Command(
    "map",
    abstract: "a picture of the map, SVG or PNG",
    usage: [
      "[options] --output map.svg",
      "--bbox W,S,E,N [options]",
      "--center LAT,LNG --zoom Z [options]",
      "--pin ID [options]",
    ],
    discussion: [
      "Coasts, lakes and borders are Natural Earth's, at 1:50 million, and part of the program: no "
        + "network is needed. Without a camera the map shows all pins, or what lies within 10 km of "
        + "--pin. Pins that are too near to each other are drawn as one circle with their number, "
        + "in a ring of their statuses' colours. The legend counts the pins in the picture. A zoom "
        + "at which the world would repeat is raised."
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap map --source - --input-format csv --viewport 800x600 --output map.svg
      """
    ],
    groups: [
      CameraOptions.group,
      FilterOptions.group,
      Group(
        "Output",
        [
          MapOptions.pin.definition, CalloutOptions.photo.definition,
          CalloutOptions.photos.definition, MapOptions.noCluster.definition,
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
    let filter = try FilterOptions.filter(arguments)
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
    if format == .png { try CommandError.check(viewport, scale: scale, format: format.rawValue) }
    let photos = try PhotoFiles(arguments, console, source: source)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    var loader = PinLoader()
    _ = try source.read(arguments, console) { (batch) throws(CommandError) in
      loader.append(batch, where: filter)
    }
    // The store knows an imported pin by another id than its file does.
    let selected = selection.map { source.ids(of: $0) }?.lazy
      .compactMap { loader.announcement(withID: $0) }.first
    let pins = loader.records
    if let selection, selected == nil { throw unknown(selection, among: pins) }
    let asked = camera ?? self.camera(for: pins, selected, in: viewport)
    let request = SceneRequest(
      camera: try filled(asked, in: viewport, arguments, console), viewport: viewport,
      selection: self.selection(of: selected?.id),
      isClustered: !arguments[MapOptions.noCluster])
    let tree = PinClusters(loader).tree

    let drawing = PictureDrawing(format: format, scale: scale, photos: photos)
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

  /// Around the selected pin, else everything.
  private static func camera(
    for records: PinRecords, _ selected: Announcement?, in viewport: Viewport
  ) -> Camera {
    if let selected { return .around(selected.coordinate, in: viewport) }
    return .fitting(records.slots.map { records[$0].coordinate }, in: viewport)
  }

  private static func format(
    _ arguments: Arguments, _ path: String?, _ console: Console
  ) throws(CommandError) -> MapOptions.Format {
    let format = try arguments.format(MapOptions.format, output: path) ?? .svg
    if format == .png, path == nil, console.output.isTerminal {
      throw .usage(
        "a PNG is no text for a terminal", at: "--format png", remedy: "add --output map.png")
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
