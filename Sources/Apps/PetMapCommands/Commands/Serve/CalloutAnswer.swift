import PetMapSystem
import PetMapAPI
import PetMapDrawing
import PetMapAnnouncements
import PetMapService

/// Makes callouts for the service with the command's own code, so that both have the same bytes.
struct CalloutAnswer: Sendable {
  /// The store's photos; nil when there are none.
  let photos: StoredPhotos?

  /// - Throws: a refusal of what the command would refuse.
  func job(
    for announcement: Announcement, _ request: CalloutRequest
  ) throws(ServiceError) -> CalloutJob {
    let known = Set(Command.callout.options.map(\.name))
    var words = ["--source", "-", "--pin", announcement.id, "--format", request.format.rawValue]
    for option in request.options where known.contains(option.name) {
      words.append("--\(option.name)=\(option.value)")
    }
    do {
      let arguments = try Arguments(words, of: .callout)
      return CalloutJob(pixelCount: try Self.pixelCount(arguments, request.format)) {
        () throws(ServiceError) in try Self.bytes(of: announcement, arguments, photos)
      }
    } catch {
      throw Self.refusal(error)
    }
  }

  /// The pixels of the picture that the options ask for.
  private static func pixelCount(
    _ arguments: Arguments, _ format: CalloutRequest.Format
  ) throws(CommandError) -> Double {
    guard format == .png else { return 0 }
    let viewport = try CameraOptions.viewport(arguments)
    let scale = try arguments[CalloutOptions.scale] ?? CalloutPicture.usualScale
    return viewport.width * scale * viewport.height * scale
  }

  private static func bytes(
    of announcement: Announcement, _ arguments: Arguments, _ photos: StoredPhotos?
  ) throws(ServiceError) -> [UInt8] {
    let output = OutputStream(keepingWithColumns: nil)
    let console = Console(
      output: output, errors: OutputStream(keepingWithColumns: nil),
      environment: { name in name == "PETMAP_FONTS" ? CurrentProcess.environment(name) : nil })
    console.isQuiet = true
    do {
      var run = try CalloutRun(arguments, console, stored: photos)
      try run.show(announcement)
    } catch {
      throw refusal(error)
    }
    return output.keptBytes
  }

  private static func refusal(_ error: CommandError) -> ServiceError {
    guard error.status == .usage else { return .internalError }
    // What is wrong stands in the place as `--name "value"`.
    let field = String(
      error.location.drop { $0 == "-" }.prefix { $0 != " " && $0 != "=" && $0 != "\"" })
    let name = field.isEmpty || field == "callout" ? "viewport" : field
    // Options are parameters here.
    let words = "\(error.what), \(error.remedy)".replacing("--", with: "")
    return ServiceError(.invalidParameter, "Parameter '\(name)': \(words)", field: name)
  }
}
