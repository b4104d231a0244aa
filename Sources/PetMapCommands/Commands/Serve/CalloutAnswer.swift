import PetMapReports
import PetMapService

/// Makes callouts for the service with the command's own code, so that both have the same bytes.
struct CalloutAnswer: Sendable {
  /// Where the photos are; nil when there are none.
  let photos: String?

  /// - Throws: a refusal of what the command would refuse.
  func bytes(
    of announcement: Announcement, _ request: CalloutRequest
  ) throws(ServiceError) -> [UInt8] {
    let known = Set(Command.callout.options.map(\.name))
    var words = ["--source", "-", "--pin", announcement.id, "--format", request.format.rawValue]
    if let photos, request.format != .json { words += ["--photos", photos] }
    for option in request.options where known.contains(option.name) {
      words.append("--\(option.name)=\(option.value)")
    }
    let output = OutputStream(keepingWithColumns: nil)
    let console = Console(
      output: output, errors: OutputStream(keepingWithColumns: nil),
      environment: { name in name == "PETMAP_FONTS" ? Platform.environment(name) : nil })
    console.isQuiet = true
    do {
      let arguments = try Arguments(words, of: .callout)
      var run = try CalloutRun(arguments, console)
      try run.show(announcement)
    } catch {
      throw Self.refusal(error)
    }
    return output.keptBytes
  }

  private static func refusal(_ error: CommandError) -> ServiceError {
    guard error.status == .usage else { return .internalError }
    // What is wrong stands in the place as `--name "value"`.
    let field = String(
      error.place.drop { $0 == "-" }.prefix { $0 != " " && $0 != "=" && $0 != "\"" })
    let name = field.isEmpty || field == "callout" ? "viewport" : field
    // Options are parameters here.
    let words = "\(error.what), \(error.remedy)".replacing("--", with: "")
    return ServiceError(.invalidParameter, "Parameter '\(name)': \(words)", field: name)
  }
}
