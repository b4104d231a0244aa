import PetMapAnnouncements
import PetMapCairo
import PetMapClient
import PetMapDrawing
import PetMapPicture
import PetMapQRCode
import PetMapRequests
import PetMapText

extension Command {
  package static let poster = Command(
    "poster",
    abstract: "draw a printable poster of an announcement, as PDF or PNG",
    usage: ["ID [--source FILE] [options] --output poster.pdf"],
    discussion: [
      "The poster has one page with the photo, the description, the contact details and a QR code "
        + "for the link. If the source is a service, the default link is the pet's page. If there "
        + "is no link, the QR code is omitted. Long text is set in smaller type, and truncated if "
        + "it still does not fit. petmap looks for the photo in the source's directory, or in the "
        + "one set with --photos. If the source is a service, the photo is fetched from it.",
      "If the animal was seen since, the poster has a map with the numbered places and a line through "
        + "them. With --basemap, each poster has a map of the streets around the place.",
    ],
    examples: [
      """
      printf 'id,lat,lng,name,phone\\nrex,52.2297,21.0122,Rex,+48 600 100 200\\n' |
        petmap poster rex --source - --input-format csv \\
          --link https://pets.example/pets/rex --output poster.pdf
      """
    ],
    operands: [Operand("ID", "The announcement's ID.")],
    options: PosterOptions(), run: PosterRun.run)
}

/// The options for `petmap poster`.
private struct PosterOptions: CommandOptions {
  enum Format: String, Choice {
    case pdf
    case png
  }

  let request = RequestOptions<PosterRequest>()
  let poster = Poster()
  let output = Output()
  let filter = RecordOptions()
  let source = SourceOptions()

  struct Poster: OptionGroup {
    static let title = "Poster"

    let link = Option(
      "link", "URL", "Set the URL in the QR code.",
      defaultText: "the pet's page if the source is a service"
    ) { (text) throws(ValueError) in
      guard ["https://", "http://"].contains(where: text.hasPrefix), text.utf8.count <= 2_000,
        text.utf8.allSatisfy({ $0 > UInt8(ascii: " ") && $0 != 0x7F })
      else {
        throw ValueError("not a URL", remedy: "use one such as https://pets.example/pets/ID")
      }
      return text
    }
    let photos = PhotoOptions()
    let basemap = Option(
      "basemap", "FILE.mbtiles|FILE.pmtiles",
      "Draw the map with raster tiles (PNG, JPEG or WebP) or streets from vector tiles.",
      completion: .files, read: Values.nonEmpty)
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.", defaultText: "the --output extension, else pdf")
    let output = OutputOptions.output
  }
}

/// The implementation of `petmap poster`.
private enum PosterRun {
  static func run(
    _ arguments: Arguments<PosterOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let request: PosterRequest = try arguments.request.value(console)
    let path = arguments.output.output
    let choice = try AnnouncementChoice(
      arguments.operands, arguments.filter, arguments.source, output: path, console)
    let format = try format(arguments.output, console)
    let scale = request.scale
    try check(request.paper, scale: format == .png ? scale : nil, format: format)
    let streets: StreetFile? =
      if let path = arguments.poster.basemap {
        try StreetFile(path, at: "--basemap \(path.quoted)")
      } else {
        nil
      }
    let photos = try PhotoFiles(arguments.poster.photos, console, source: choice.source)
    let stream = if let path { try OutputStream(path: path) } else { console.output }

    let pet = try choice.announcement(console)
    let link =
      arguments.poster.link ?? choice.source.service.map { "\($0.text)/pets/\(pet.id)" }
    let code = try code(of: link, console)
    let sightings = try choice.sightings(of: pet, console)
    var text = TextLayout(measurer: CommandMeasurer.systemFonts)
    let drawn = AnnouncementMap(coast: CoastSource(console)?.file, streets: streets).posterList(
      of: pet, sightings, on: request.paper, in: request.language ?? .english, text: &text)
    let bytes: [UInt8]
    do throws(DrawingError) {
      let map = try drawn.map { (map) throws(DrawingError) in
        try CairoWriter.png(map, scale: AnnouncementMap.posterScale)
      }
      let list = PosterDrawing.list(
        of: pet, request, link: link, photo: photos.photo(at: pet.photoUrl.presence),
        map: map.flatMap { PictureFile($0) }, code: code, text: &text)
      bytes =
        switch format {
        case .pdf: try CairoWriter.pdf(list)
        case .png: try CairoWriter.png(list, scale: scale)
        }
    } catch {
      throw CommandError(error, format: format.rawValue)
    }
    stream.write { $0 += bytes }
    try stream.finish()
    return .done
  }

  private static func format(
    _ options: Arguments<PosterOptions.Output>, _ console: Console
  ) throws(CommandError) -> PosterOptions.Format {
    let format = try OutputOptions.format(options.format, output: options.output) ?? .pdf
    if options.output == nil, console.output.isTerminal {
      throw .usage(
        "cannot write \(format.rawValue.uppercased()) to a terminal",
        at: "--format \(format.rawValue)", remedy: "add --output poster.\(format.rawValue)")
    }
    return format
  }

  private static func check(
    _ paper: PaperSize, scale: Double?, format: PosterOptions.Format
  ) throws(CommandError) {
    guard let viewport = try? Viewport(width: paper.width, height: paper.height) else { return }
    try CommandError.check(viewport, scale: scale, format: format.rawValue)
  }

  /// Returns the QR code for a link, or `nil` if there is no link. If libqrencode is not installed,
  /// prints a note and returns `nil`.
  private static func code(
    of link: String?, _ console: Console
  ) throws(CommandError) -> QRCode? {
    guard let link else { return nil }
    do throws(QREncodingError) {
      return try QREncoder.code(of: link)
    } catch {
      switch error {
      case .unavailable:
        console.note(
          "libqrencode is not installed, so the poster has no QR code; install libqrencode4 "
            + "(Homebrew: qrencode)")
        return nil
      case .tooLong, .outOfMemory:
        throw .usage(
          "too long for a QR code", at: "--link \(link.quoted)", remedy: "use a shorter URL")
      }
    }
  }
}

/// Lays out posters for the command and the service.
enum PosterDrawing {
  static func list(
    of announcement: Announcement, _ request: PosterRequest, link: String?,
    photo: PictureFile?, map: PictureFile? = nil, code: QRCode?,
    text: inout TextLayout<CommandMeasurer>
  ) -> DisplayList {
    let language = request.language ?? .english
    let details = PetDetails(locating: announcement, language: language)
    let content = PosterContent(announcement, details: details, language: language, link: link)
    let poster = Poster(content, paper: request.paper, photo: photo, map: map, code: code)
    var source = text.measurer
    return poster.displayList(text: &text, from: &source)
  }
}
