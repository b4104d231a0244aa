import PetMapClient
import PetMapAnnouncements

extension Command {
  package static let close = removal(
    "close", abstract: "close an announcement once the pet has been found", done: "closed"
  ) { (client, report) async throws(ClientError) in
    _ = try await client.setStatus(.closed, of: report)
  }

  package static let remove = removal(
    "remove", abstract: "delete an announcement", done: "deleted"
  ) { (client, report) async throws(ClientError) in
    try await client.delete(report)
  }

  private static func removal(
    _ name: String, abstract: String, done: String,
    _ work:
      @escaping @Sendable (
        any AnnouncementRepository, CreatedReport
      ) async throws(ClientError) -> Void
  ) -> Command {
    Command(
      name, abstract: abstract, usage: ["ID [--source URL]"],
      discussion: [
        "Requires the management password that was printed when the report was created. Set it in "
          + "PETMAP_PASSWORD, or enter it when prompted on a terminal."
      ],
      examples: [
        """
        PETMAP_PASSWORD=123456 petmap \(name) 2ed6657d-e927-568b-95e1-2665a8aea6a2 ||
          echo 'cannot connect, unknown report or wrong password'
        """
      ],
      operands: [Operand("ID", "The announcement's ID.")], options: RemoveOptions()
    ) { (arguments, console) throws(CommandError) in
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
}

/// The options for `petmap close` and `petmap remove`.
private struct RemoveOptions: CommandOptions {
  let service = Service()

  struct Service: OptionGroup {
    static let title = "Service"

    let source = ServiceOptions.source
  }
}
