/// The push services to which messages may be sent.
///
/// Endpoints of subscriptions are submitted by strangers. A list of the services that browsers use
/// keeps them from directing requests to other hosts, in particular those in the operator's network.
///
/// ```swift
/// let services = try PushServices("default,https://push.example.org,http://127.0.0.1:9000")
/// services.admits(PushEndpoint("http://127.0.0.1:9000/subscriptions/7")!)  // true
/// ```
public struct PushServices: Sendable, Hashable, CustomStringConvertible {
  private let entries: [Entry]

  /// The services of Chrome and other browsers based on Chromium, Firefox, Edge, and Safari.
  public static let standard = PushServices(
    entries: [
      .public("fcm.googleapis.com"), .public("updates.push.services.mozilla.com"),
      .public("push.services.mozilla.com", andBelow: true),
      .public("notify.windows.com", andBelow: true), .public("web.push.apple.com"),
      .public("push.apple.com", andBelow: true),
    ])

  /// An entry of a list that is malformed.
  public struct Problem: Error, Sendable, Hashable {
    /// The text of the entry.
    public let entry: String
  }

  private init(entries: [Entry]) { self.entries = entries }

  /// Creates a list from comma-separated entries, each of which is
  ///
  /// - a host, optionally with a port (`push.example.org`, `push.example.org:8443`), which is used
  ///   with HTTPS and must have an address on the public Internet;
  /// - a host with `*.` in front (`*.push.example.org`), for all hosts below it;
  /// - an origin (`https://push.example.org`, `http://127.0.0.1:9000`), whose address may be private,
  ///   because only a service of the operator's own needs a scheme;
  /// - `default`, for ``standard``.
  ///
  /// - Throws: ``Problem`` with the first malformed entry; an empty list is one with an empty text.
  public init(_ text: String) throws(Problem) {
    var entries: [Entry] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = String(part).trimmed
      if part == "default" {
        entries += Self.standard.entries
      } else if let entry = Entry(part) {
        entries.append(entry)
      } else {
        throw Problem(entry: part)
      }
    }
    self.entries = entries
  }

  /// Returns whether messages may be sent to an endpoint.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  public func admits(_ endpoint: PushEndpoint) -> Bool {
    entries.contains { $0.matches(endpoint) }
  }

  /// Returns whether messages may be sent to an endpoint even if its host has an address on this
  /// machine or in a private network.
  public func admitsPrivateAddress(of endpoint: PushEndpoint) -> Bool {
    entries.contains { $0.mayBePrivate && $0.matches(endpoint) }
  }

  /// The list as text that ``init(_:)`` accepts.
  public var description: String { entries.map { $0.text }.joined(separator: ",") }

  struct Entry: Sendable, Hashable {
    let isSecure: Bool
    let host: String
    /// Whether the entry stands for the hosts below ``host`` instead.
    let isBelow: Bool
    let port: Int
    let mayBePrivate: Bool
    let text: String

    static func `public`(_ host: String, andBelow isBelow: Bool = false) -> Entry {
      Entry(
        isSecure: true, host: host, isBelow: isBelow, port: 443, mayBePrivate: false,
        text: (isBelow ? "*." : "") + host)
    }

    func matches(_ endpoint: PushEndpoint) -> Bool {
      guard endpoint.isSecure == isSecure, endpoint.port == port else { return false }
      return isBelow ? endpoint.host.hasSuffix("." + host) : endpoint.host == host
    }
  }
}

extension PushServices.Entry {
  init?(_ text: String) {
    let lowered = text.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") {
      // A browser's address bar adds the slash.
      let origin = lowered.hasSuffix("/") ? String(lowered.dropLast()) : lowered
      guard let endpoint = PushEndpoint(lowered), let parsed = PushEndpoint.Origin(lowered),
        parsed.count == origin.utf8.count
      else { return nil }
      self.init(
        isSecure: endpoint.isSecure, host: endpoint.host, isBelow: false, port: endpoint.port,
        mayBePrivate: true, text: endpoint.origin)
      return
    }
    let isBelow = lowered.hasPrefix("*.")
    let bytes = Array(lowered.utf8)
    guard let host = HostText(bytes[(isBelow ? 2 : 0)...]) else { return nil }
    // Hosts below a top-level domain have nothing in common, and addresses have no hosts below.
    let parent = host.name.split(separator: ".")
    if isBelow, parent.count < 2 || IPAddress(host.name) != nil || host.name.hasPrefix("[") {
      return nil
    }
    self.init(
      isSecure: true, host: host.name, isBelow: isBelow, port: host.port ?? 443,
      mayBePrivate: false, text: lowered)
  }
}
