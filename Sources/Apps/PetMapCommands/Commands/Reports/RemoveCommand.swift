import PetMapClient
import PetMapAnnouncements

extension Command {
  package static let close = Command(
    "close",
    abstract: "close an announcement once the pet has been found",
    usage: ["ID [--source URL]"],
    discussion: [RemoveRun.password],
    examples: [
      """
      PETMAP_PASSWORD=123456 petmap close 2ed6657d-e927-568b-95e1-2665a8aea6a2 ||
        echo 'cannot connect, unknown report or wrong password'
      """
    ],
    operands: [Operand("ID", "The announcement's ID.")],
    options: RemoveOptions(), run: RemoveRun.close)

  package static let remove = Command(
    "remove",
    abstract: "delete an announcement",
    usage: ["ID [--source URL]"],
    discussion: [RemoveRun.password],
    examples: [
      """
      PETMAP_PASSWORD=123456 petmap remove 2ed6657d-e927-568b-95e1-2665a8aea6a2 ||
        echo 'cannot connect, unknown report or wrong password'
      """
    ],
    operands: [Operand("ID", "The announcement's ID.")],
    options: RemoveOptions(), run: RemoveRun.remove)
}

/// The options for `petmap close` and `petmap remove`.
private struct RemoveOptions: CommandOptions {
  let service = Service()

  struct Service: OptionGroup {
    static let title = "Service"

    let source = ServiceOptions.source
  }
}

/// The implementation of `petmap close` or `petmap remove`.
private enum RemoveRun {
  static let password =
    "Requires the management password that was printed when the report was created. Set it in "
    + "PETMAP_PASSWORD, or enter it when prompted on a terminal."

  static func close(
    _ arguments: Arguments<RemoveOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    try run(arguments, console, "closed") { (client, report) async throws(ClientError) in
      _ = try await client.setStatus(.closed, of: report)
    }
  }

  static func remove(
    _ arguments: Arguments<RemoveOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    try run(arguments, console, "deleted") { (client, report) async throws(ClientError) in
      try await client.delete(report)
    }
  }

  private static func run(
    _ arguments: Arguments<RemoveOptions>, _ console: Console, _ done: String,
    _ work:
      @escaping @Sendable (
        any AnnouncementRepository, CreatedReport
      ) async throws(ClientError) -> Void
  ) throws(CommandError) -> ExitStatus {
    let id = try ReportID.read(arguments.operands)
    let service = try ServiceOptions.connection(arguments.service.source, console)
    let report = CreatedReport(id: id, password: try ServiceOptions.password(console))
    try service.wait(console) { (client) async throws(ClientError) in
      try await work(client, report)
    }
    console.note("\(id): \(done)")
    return .done
  }
}
