import PetMapSystem
import PetMapClient
import PetMapAnnouncements

extension Language: Choice {}

/// The options for commands that use a service.
enum ServiceOptions {
  static let source = Option(
    "source", "URL", "Use the service at this URL, such as http://localhost:3000.",
    defaultText: "PETMAP_SOURCE, else \(ServiceURL.standard.text)", read: url)

  static let language = Option<Language>(
    "lang", "Set the language of the output.", default: .english)

  static func url(_ text: String) throws(ValueError) -> ServiceURL {
    guard let url = ServiceURL(text) else {
      throw ValueError("not the URL of a service", remedy: "use http://HOST:PORT or https://HOST")
    }
    return url
  }

  /// - Parameter source: The value of the option.
  static func connection(
    _ source: ServiceURL?, _ console: Console
  ) throws(CommandError) -> ServiceConnection {
    if let source { return ServiceConnection(source) }
    guard let text = console.environment("PETMAP_SOURCE") else {
      return ServiceConnection(.standard)
    }
    guard let url = ServiceURL(text) else {
      throw .usage(
        "not the URL of a service", at: "PETMAP_SOURCE \(text.quoted)",
        remedy: "specify one with --source URL")
    }
    return ServiceConnection(url)
  }

  /// Returns the management password from `PETMAP_PASSWORD`, or prompts for it without echo.
  static func password(_ console: Console) throws(CommandError) -> String {
    if let password = console.environment("PETMAP_PASSWORD") { return password }
    guard Terminal.isTerminal(0) else {
      throw .usage("no password", at: "PETMAP_PASSWORD", remedy: "set it, or use a terminal")
    }
    console.errors.write("Management password: ")
    console.errors.flush()
    let password = Terminal.withoutEcho { Terminal.readLine() }
    console.errors.write("\n")
    guard let password, !password.isEmpty else {
      throw .usage("no password", at: "standard input", remedy: "type the six digits")
    }
    return password
  }
}
