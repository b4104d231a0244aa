import PetMapCallout
import PetMapFiles
import PetMapGeo
import PetMapHarfBuzz
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapText

extension Command {
  package static let callout = Command(
    "callout",
    abstract: "the layout of a pin's callout, as JSON, SVG, PNG, PDF or text",
    usage: [
      "--pin ID[,ID…] --viewport WxH [options]",
      "--all --viewport WxH [options]",
    ],
    discussion: [
      "Without --at, --center or --bbox the pin is in the middle. Several pins have one layout "
        + "a line; a picture shows one, and several go into files of their own where --output has {id} "
        + "in it, as in callouts/{id}.png. A photo is drawn from a file that the announcement names in "
        + "the source's folder or in that of --photos, or fetched from the service that is the source; "
        + "where it does not load, and for photos elsewhere on the network, the placeholder is drawn.",
      "Text is measured with the fonts of PETMAP_FONTS (files and folders, parted by colons), then the "
        + "system's.",
    ],
    examples: [
      """
      printf 'id,lat,lng,name\\nrex,52.2297,21.0122,Rex\\n' |
        petmap callout --source - --input-format csv --pin rex \\
          --viewport 390x844 --format text
      """
    ],
    groups: [
      Group(
        "Pins",
        [CalloutOptions.pin.definition, CalloutOptions.all.definition]),
      CameraOptions.group,
      Group(
        "Placement",
        [
          CalloutOptions.at.definition, CalloutOptions.previous.definition,
          CalloutOptions.marker.definition,
        ]),
      Group(
        "Card",
        [
          CalloutOptions.width.definition, CalloutOptions.textScale.definition,
          CalloutOptions.photoHeight.definition,
          CalloutOptions.lang.definition, CalloutOptions.contrast.definition,
          CalloutOptions.measure.definition,
        ]),
      Group(
        "Output",
        [
          CalloutOptions.format.definition, CalloutOptions.drawing.definition,
          CalloutOptions.scale.definition,
          CalloutOptions.photo.definition, CalloutOptions.photos.definition,
          CalloutOptions.output.definition,
        ]),
      SourceOptions.group,
    ],
    run: { (arguments, console) throws(CommandError) in
      var run = try CalloutRun(arguments, console)
      return try run.run()
    })
}

/// One run of `petmap callout`.
struct CalloutRun {
  private let arguments: Arguments
  private let console: Console
  private let pins: CalloutPins
  private let camera: CalloutCamera
  private let previous: CalloutSide?
  private let format: CalloutOptions.Format
  private let source: PinSource
  private let path: String?
  /// The files of several pins, where the path has a name for each.
  private let files: PinFileNames?
  /// Nil for layouts that are not drawn.
  private let picture: CalloutPicture?
  /// What tells which photos load, for layouts that say so.
  private let photos: PhotoFiles?
  private var engine: CalloutEngine<CommandMeasurer>

  /// - Parameter stored: the photos of the store whose announcements are shown; nil for the source's.
  init(
    _ arguments: Arguments, _ console: Console, stored: StoredPhotos? = nil
  ) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    pins = try CalloutPins(arguments)
    camera = try CalloutCamera(arguments)
    previous = try arguments[CalloutOptions.previous]?.side
    path = try arguments[CalloutOptions.output]
    format = try Self.format(arguments, path, console)
    source = try PinSource(arguments, console)
    files = path.flatMap { PinFileNames($0) }
    if pins.isMany { try Self.checkPicture(of: 2, format, files) }
    for option in [CalloutOptions.photo, CalloutOptions.photos] where try arguments[option] != nil {
      let isOne = option.definition.name == CalloutOptions.photo.definition.name
      guard !format.isPicture || isOne && pins.isMany else { continue }
      let name = "--\(option.definition.name)"
      throw .usage(
        "\(name) without a picture of one callout", at: name,
        remedy: "add --pin ID --format svg, png or pdf")
    }
    if arguments[CalloutOptions.drawing], format != .json {
      throw .usage(
        "only a layout tells how it is drawn", at: "--drawing", remedy: "add --format json")
    }
    photos = format == .json ? try PhotoFiles(arguments, console, source: source) : nil
    picture =
      format.isPicture
      ? try CalloutPicture(
        arguments, console, source: source, stored: stored, format: format,
        viewport: camera.viewport) : nil
    engine = try Self.engine(arguments, isPicture: format.isPicture)
  }

  /// - Throws: a usage error for a picture of several callouts in one file.
  private static func checkPicture(
    of count: Int, _ format: CalloutOptions.Format, _ files: PinFileNames?
  ) throws(CommandError) {
    guard format.isPicture, count > 1, files == nil else { return }
    throw .usage(
      "a picture shows one callout", at: "--format \(format.rawValue)",
      remedy: "give one --pin, --format json, or --output 'DIR/{id}.\(format.rawValue)'")
  }

  private static func engine(
    _ arguments: Arguments, isPicture: Bool
  ) throws(CommandError) -> CalloutEngine<CommandMeasurer> {
    let isTable = try arguments[CalloutOptions.measure] == .table
    if isTable, isPicture {
      throw .usage(
        "a picture needs fonts", at: "--measure table", remedy: "add --format json or text")
    }
    var parameters = CalloutParameters()
    parameters.width = try arguments[CalloutOptions.width] ?? parameters.width
    parameters.textScale = try arguments[CalloutOptions.textScale] ?? parameters.textScale
    parameters.photo = try arguments[CalloutOptions.photoHeight] ?? parameters.photo
    parameters.marker = try arguments[CalloutOptions.marker] ?? parameters.marker
    parameters.contrast = try arguments[CalloutOptions.contrast]?.parameter ?? .standard
    let language = try arguments[CalloutOptions.lang]?.language ?? .english
    do {
      return try CalloutEngine(
        measurer: isTable ? .table(TableMeasurer()) : .fonts(HarfBuzzMeasurer()),
        parameters: parameters, language: language)
    } catch {
      preconditionFailure("the options have checked the parameters")
    }
  }

  private static func format(
    _ arguments: Arguments, _ path: String?, _ console: Console
  ) throws(CommandError) -> CalloutOptions.Format {
    let named = try arguments.format(
      CalloutOptions.format, output: path,
      extensions: ["txt": .text, "jsonl": .json, "ndjson": .json])
    let format = named ?? .json
    if format == .png || format == .pdf, path == nil, console.output.isTerminal {
      throw .usage(
        "a \(format.rawValue.uppercased()) is no text for a terminal",
        at: "--format \(format.rawValue)", remedy: "add --output callout.\(format.rawValue)")
    }
    return format
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    try files?.makeFolder()
    let stream =
      if let path, files == nil { try OutputStream(path: path) } else { console.output }
    switch pins {
    case .all: try streamAll(to: stream)
    case .chosen(let wishes): try writeChosen(wishes, to: stream)
    }
    noteWarnings()
    if path != nil, files == nil { try stream.finish() }
    return .done
  }

  /// Writes every pin's layout as it is read.
  private mutating func streamAll(to stream: OutputStream) throws(CommandError) {
    var count = 0
    var engine = engine
    try source.read(arguments, console) { (batch) throws(CommandError) in
      for index in 0..<batch.count {
        let announcement = batch.announcement(at: index)
        let layout = layout(for: announcement, by: &engine)
        try write(layout, of: announcement.id, number: count, to: stream, &engine)
        count += 1
      }
    }
    self.engine = engine
  }

  private mutating func writeChosen(
    _ wishes: [PinWish], to stream: OutputStream
  ) throws(CommandError) {
    var found: [String: Announcement] = [:]
    var known: [String] = []
    var names: [String: [String]] = [:]
    for id in wishes.flatMap(\.ids) { names[id] = try source.ids(of: id, console) }
    let wanted = Set(names.values.joined())
    try source.read(arguments, console) { (batch) throws(CommandError) in
      for index in 0..<batch.count {
        let id = batch.id(at: index)
        known.append(id)
        if wanted.contains(id), found[id] == nil { found[id] = batch.announcement(at: index) }
      }
    }
    // Nothing is written before every pin is there.
    func pin(_ id: String) -> Announcement? {
      names[id]?.lazy.compactMap { found[$0] }.first
    }
    let ids = wishes.flatMap { wish in wish.ids { pin($0) != nil } }
    try Self.checkPicture(of: ids.count, format, files)
    let chosen = ids.map(pin)
    for (id, announcement) in zip(ids, chosen) where announcement == nil {
      let nearest = Suggestion.nearest(to: id, among: known)
      throw CommandError(
        .noResult, "no such pin", at: "--pin \(id.quoted)",
        remedy: nearest.map { "did you mean \($0)?" } ?? "petmap pins lists the ids")
    }
    try write(chosen.compactMap { $0 }, to: stream)
  }

  /// Shows an announcement that is at hand instead of reading the source.
  mutating func show(_ announcement: Announcement) throws(CommandError) {
    try write([announcement], to: console.output)
  }

  private mutating func write(
    _ announcements: [Announcement], to stream: OutputStream
  ) throws(CommandError) {
    for (index, announcement) in announcements.enumerated() {
      let layout = layout(for: announcement, by: &engine)
      try write(layout, of: announcement.id, number: index, to: stream, &engine)
    }
  }

  /// Writes a layout to the stream, or to the pin's own file where each has one.
  private func write(
    _ layout: CalloutLayout, of id: String, number: Int, to stream: OutputStream,
    _ engine: inout CalloutEngine<CommandMeasurer>
  ) throws(CommandError) {
    let own = try files.map { (files) throws(CommandError) in
      try OutputStream(path: files.path(of: id))
    }
    let stream = own ?? stream
    switch format {
    case .json:
      write(layout, to: stream)
    case .text:
      if number > 0, own == nil { stream.write("\n") }
      stream.write(text(of: layout))
    case .svg, .png, .pdf:
      guard let picture else { break }
      let bytes = try picture.bytes(of: layout, from: &engine.typesetter.text)
      stream.write { $0.append(contentsOf: bytes) }
    }
    try own?.finish()
  }

  private func layout(
    for announcement: Announcement, by engine: inout CalloutEngine<CommandMeasurer>
  ) -> CalloutLayout {
    engine.layout(
      for: announcement, at: camera.point(of: announcement.coordinate), in: camera.viewport,
      previous: previous)
  }

  private func write(_ layout: CalloutLayout, to stream: OutputStream) {
    stream.write { bytes in
      layout.appendJSON(
        to: &bytes, photoLoads: photos?.loads(for: layout) ?? true,
        drawing: arguments[CalloutOptions.drawing])
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func text(of layout: CalloutLayout) -> String {
    let stream = path == nil ? console.output : nil
    return CalloutText(layout) { text, color in
      stream.map { console.colored(text, color, on: $0) } ?? text
    }.text
  }

  /// Says once what could not be measured as it should.
  private func noteWarnings() {
    for warning in engine.typesetter.text.warnings { console.note(warning.wording) }
  }
}

extension CalloutOptions.Format {
  var isPicture: Bool { self == .svg || self == .png || self == .pdf }
}

/// The pins asked for.
enum CalloutPins {
  case all
  case chosen([PinWish])

  init(_ arguments: Arguments) throws(CommandError) {
    let ids = try arguments[CalloutOptions.pin]
    let all = arguments[CalloutOptions.all]
    switch (ids, all) {
    case (nil, true): self = .all
    case (let wishes?, false): self = .chosen(wishes)
    case (nil, false):
      throw .usage("no pin given", at: "callout", remedy: "give --pin ID or --all")
    case (_?, true):
      throw .usage("two choices of pins", at: "--all", remedy: "give either --pin or --all")
    }
  }

  /// Whether there is more than one layout, as far as it can be told before the pins are read.
  var isMany: Bool {
    switch self {
    case .all: true
    case .chosen(let wishes): wishes.count > 1
    }
  }
}
