import PetMapSystem
import PetMapAPI
import PetMapDrawing
import PetMapAnnouncements
import PetMapService

/// Lays out callouts for the service using the code of `petmap callout`, so that both return the
/// same bytes.
struct CalloutJobs: Sendable {
  /// The photos of the store, or `nil` if a file is served.
  let photos: StoredPhotos?

  /// - Throws: The command's usage errors, converted to errors about invalid parameters.
  func job(
    for announcement: Announcement, _ request: CalloutRequest
  ) throws(ServiceError) -> CalloutJob {
    let known = Set(Command.callout.options.map(\.name))
    var words = ["--source", "-", "--pin", announcement.id, "--format", request.format.rawValue]
    for option in request.options where known.contains(option.name) {
      words.append("--\(option.name)=\(option.value)")
    }
    do {
      let parsed = try ParsedArguments(words, of: .callout)
      let arguments = Arguments(CalloutOptions(), parsed)
      return CalloutJob(pixelCount: try Self.pixelCount(arguments, request.format)) {
        () throws(ServiceError) in try Self.bytes(of: announcement, arguments, photos)
      }
    } catch {
      throw Self.serviceError(error)
    }
  }

  /// Returns the number of pixels in the requested picture.
  private static func pixelCount(
    _ arguments: Arguments<CalloutOptions>, _ format: CalloutRequest.Format
  ) throws(CommandError) -> Double {
    guard format == .png else { return 0 }
    let viewport = try arguments.camera.view.requestedViewport(insets: arguments.camera.insets)
    let scale = arguments.output.scale
    return viewport.width * scale * viewport.height * scale
  }

  private static func bytes(
    of announcement: Announcement, _ arguments: Arguments<CalloutOptions>, _ photos: StoredPhotos?
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
      throw serviceError(error)
    }
    return output.keptBytes
  }

  private static func serviceError(_ error: CommandError) -> ServiceError {
    guard error.status == .usage else { return .internalError }
    // The location is `--name "value"`.
    let field = String(
      error.location.drop { $0 == "-" }.prefix { $0 != " " && $0 != "=" && $0 != "\"" })
    let name = field.isEmpty || field == "callout" ? "viewport" : field
    // In the service, the options are query parameters.
    let words = "\(error.what); \(error.remedy)".replacing("--", with: "")
    return ServiceError(.invalidParameter, "Parameter '\(name)': \(words)", field: name)
  }
}
