import PetMapCallout
import PetMapFiles
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapRequests
import PetMapText
import PetMapParameters

extension Command {
  package static let callout = Command(
    "callout",
    abstract: "lay out a pin's callout, as JSON, SVG, PNG, PDF or text",
    usage: [
      "--pin ID[,ID…] --viewport WxH [options]",
      "--all --viewport WxH [options]",
    ],
    discussion: [
      "Unless --at, --center or --bbox is given, the pin is in the middle of the viewport. If "
        + "there are several pins, each layout is printed on its own line. A picture shows only "
        + "one callout. To write one file per pin, include {id} in --output, as in "
        + "callouts/{id}.png.",
      "petmap looks for photos in the source's directory, or in the one set with --photos. If the "
        + "source is a service, photos are fetched from it. If a photo cannot be loaded or is on "
        + "another host, a placeholder is drawn.",
      "Text is measured with the fonts listed in PETMAP_FONTS (files and directories separated by "
        + "colons), then with the system fonts.",
    ],
    examples: [
      """
      printf 'id,lat,lng,name\\nrex,52.2297,21.0122,Rex\\n' |
        petmap callout --source - --input-format csv --pin rex \\
          --viewport 390x844 --format text
      """
    ],
    options: CalloutOptions(),
    run: { (arguments, console) throws(CommandError) in
      var run = try CalloutRun(arguments, console)
      return try run.run()
    })
}

/// The implementation of `petmap callout`.
struct CalloutRun {
  private let console: Console
  private let pins: CalloutPins
  private let request: CalloutRequest
  private let screen: CalloutScreen
  private let format: CalloutOptions.Format
  private let source: PinSource
  private let path: String?
  /// The names of the output files when writing one file per pin.
  private let files: PinFileNames?
  /// `nil` unless the format is a picture.
  private let picture: CalloutPicture?
  /// The photos, if the format reports whether they can be loaded.
  private let photos: PhotoFiles?
  private var engine: CalloutEngine<CommandMeasurer>

  init(_ arguments: Arguments<CalloutOptions>, _ console: Console) throws(CommandError) {
    self.console = console
    pins = try CalloutPins(arguments.pins)
    request = try arguments.request.value(console)
    do {
      screen = try CalloutScreen(request)
    } catch {
      throw CommandError(error)
    }
    path = arguments.output.output
    format = try Self.format(arguments.output, console)
    source = try PinSource(arguments.source, output: path, console)
    files = path.flatMap { PinFileNames($0) }
    if pins.isMany { try Self.checkPicture(of: 2, format, files) }
    let remedy = "add --pin ID --format svg, png or pdf"
    if arguments.output.photos.photo != nil, !format.isPicture || pins.isMany {
      throw .usage("requires a picture of one callout", at: "--photo", remedy: remedy)
    }
    if arguments.output.photos.photos != nil, !format.isPicture {
      throw .usage("requires a picture", at: "--photos", remedy: remedy)
    }
    if request.drawing, format != .json {
      throw .usage(
        "requires JSON output", at: "--drawing", remedy: "add --format json")
    }
    photos =
      format == .json ? try PhotoFiles(arguments.output.photos, console, source: source) : nil
    picture =
      format.isPicture
      ? try CalloutPicture(
        arguments.output.photos, console, source: source, format: format, scale: request.scale,
        viewport: screen.viewport) : nil
    let isTable = arguments.card.measure == .table
    if isTable, format.isPicture {
      throw .usage(
        "pictures require fonts", at: "--measure table", remedy: "add --format json or text")
    }
    let measurer: CommandMeasurer = isTable ? .table(TableMeasurer()) : .systemFonts
    engine = screen.engine(TextLayout(measurer: measurer))
  }

  /// - Throws: A usage error if several callouts would share a picture.
  private static func checkPicture(
    of count: Int, _ format: CalloutOptions.Format, _ files: PinFileNames?
  ) throws(CommandError) {
    guard format.isPicture, count > 1, files == nil else { return }
    throw .usage(
      "a picture shows only one callout", at: "--format \(format.rawValue)",
      remedy: "select one pin, or add --format json or --output 'DIR/{id}.\(format.rawValue)'")
  }

  private static func format(
    _ options: Arguments<CalloutOptions.Output>, _ console: Console
  ) throws(CommandError) -> CalloutOptions.Format {
    let named = try OutputOptions.format(
      options.format, output: options.output,
      extensions: ["txt": .text, "jsonl": .json, "ndjson": .json])
    let format = named ?? .json
    if format == .png || format == .pdf, options.output == nil, console.output.isTerminal {
      throw .usage(
        "refusing to write \(format.rawValue.uppercased()) to a terminal",
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
    case .selected(let pins): try writeSelected(pins, to: stream)
    }
    noteWarnings()
    if path != nil, files == nil { try stream.finish() }
    return .done
  }

  /// Writes the layout of each pin as soon as the pin is read.
  private mutating func streamAll(to stream: OutputStream) throws(CommandError) {
    var count = 0
    var engine = engine
    try source.read(console, isBrief: true) { (batch) throws(CommandError) in
      for index in 0..<batch.count {
        let announcement = batch.announcement(at: index)
        let layout = screen.layout(for: announcement, by: &engine)
        try write(layout, of: announcement.id, number: count, to: stream, &engine)
        count += 1
      }
    }
    self.engine = engine
  }

  private mutating func writeSelected(
    _ pins: [PinArgument], to stream: OutputStream
  ) throws(CommandError) {
    var found: [String: Announcement] = [:]
    var known: [String] = []
    var names: [String: [String]] = [:]
    for id in pins.flatMap(\.ids) { names[id] = try source.ids(of: id, console) }
    let wanted = Set(names.values.joined())
    try source.read(console, isBrief: true) { (batch) throws(CommandError) in
      for index in 0..<batch.count {
        let id = batch.id(at: index)
        known.append(id)
        if wanted.contains(id), found[id] == nil { found[id] = batch.announcement(at: index) }
      }
    }
    // Nothing is written unless all pins exist.
    func pin(_ id: String) -> Announcement? {
      names[id]?.lazy.compactMap { found[$0] }.first
    }
    let ids = pins.flatMap { $0.ids { pin($0) != nil } }
    try Self.checkPicture(of: ids.count, format, files)
    let selected = ids.map(pin)
    for (id, announcement) in zip(ids, selected) where announcement == nil {
      let nearest = Suggestion.nearest(to: id, among: known)
      throw CommandError(
        .noResult, "no such pin", at: "--pin \(id.quoted)",
        remedy: nearest.map { "did you mean \($0)?" } ?? "run petmap pins to list the IDs")
    }
    try write(selected.compactMap { $0 }, to: stream)
  }

  private mutating func write(
    _ announcements: [Announcement], to stream: OutputStream
  ) throws(CommandError) {
    for (index, announcement) in announcements.enumerated() {
      let layout = screen.layout(for: announcement, by: &engine)
      try write(layout, of: announcement.id, number: index, to: stream, &engine)
    }
  }

  /// Writes a layout to the stream, or to the pin's file when writing one file per pin.
  private func write(
    _ layout: CalloutLayout, of id: String, number: Int, to stream: OutputStream,
    _ engine: inout CalloutEngine<CommandMeasurer>
  ) throws(CommandError) {
    let pinStream = try files.map { (files) throws(CommandError) in
      try OutputStream(path: files.path(of: id))
    }
    let stream = pinStream ?? stream
    switch format {
    case .json:
      write(layout, to: stream)
    case .text:
      if number > 0, pinStream == nil { stream.write("\n") }
      stream.write(styled: text(of: layout))
    case .svg, .png, .pdf:
      guard let picture else { break }
      let bytes = try picture.bytes(of: layout, from: &engine.typesetter.text)
      stream.write { $0.append(contentsOf: bytes) }
    }
    try pinStream?.finish()
  }

  private func write(_ layout: CalloutLayout, to stream: OutputStream) {
    stream.write { bytes in
      layout.appendJSON(
        to: &bytes, photoLoads: photos?.loads(for: layout) ?? true,
        drawing: request.drawing)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func text(of layout: CalloutLayout) -> String {
    let stream = path == nil ? console.output : nil
    return CalloutText(layout) { text, color in
      stream.map { console.colored(text, color, on: $0) } ?? text
    }.text
  }

  /// Prints each warning of the measurer once.
  private func noteWarnings() {
    for warning in engine.typesetter.text.warnings { console.note(warning.wording) }
  }
}

extension CalloutOptions.Format {
  var isPicture: Bool { self == .svg || self == .png || self == .pdf }
}

/// The pins selected by `--pin` or `--all`.
enum CalloutPins {
  case all
  case selected([PinArgument])

  init(_ arguments: Arguments<CalloutOptions.Pins>) throws(CommandError) {
    switch (arguments.pin, arguments.all) {
    case (nil, true): self = .all
    case (let pins?, false): self = .selected(pins)
    case (nil, false):
      throw .usage("no pin specified", at: "callout", remedy: "add --pin ID or --all")
    case (_?, true):
      throw .usage("cannot be combined with --pin", at: "--all", remedy: "use one of them")
    }
  }

  /// Whether the arguments select more than one pin. A value with commas counts as one pin, because
  /// it may be an ID.
  var isMany: Bool {
    switch self {
    case .all: true
    case .selected(let pins): pins.count > 1
    }
  }
}
