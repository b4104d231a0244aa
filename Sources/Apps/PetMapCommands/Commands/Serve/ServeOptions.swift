import PetMapAnnouncements
import PetMapService

/// The options of `serve` alongside those of the store.
enum ServeOptions {
  static let host = Option(
    "host", "ADDRESS", "The address to listen on.", default: "127.0.0.1", read: hostName)

  static let port = Option(
    "port", "N", "The port to listen on; 0 for any that is free.", default: "3000"
  ) { (text) throws(ValueError) in try Values.integer(text, in: 0...65_535) }

  static let trustProxy = ListOption(
    "trust-proxy", "ADDRESS[/BITS]",
    "Take the client's address, scheme and host from the X-Forwarded-For, -Proto and -Host fields of "
      + "this proxy, and log its X-Request-ID. Once for each, or separated by commas.",
    element: addressRange)

  static let limitCreates = limit("creates", "Let each address announce N pets in TIME.")
  static let limitSearches = limit("searches", "Let each address make N searches in TIME.")
  static let limitCallouts = limit("callouts", "Let each address fetch N callouts in TIME.")

  static let expireUnpublished = Option(
    "expire-unpublished", "TIME",
    "Delete reports that have had no photo for TIME since they were created, such as 7d or 12h. "
      + "Without it they are kept."
  ) { (text) throws(ValueError) in
    let units: [Character: Int64] = ["s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    guard let unit = text.last.flatMap({ units[$0] }), text.utf8.count <= 7,
      text.utf8.dropLast().allSatisfy({ (48...57).contains($0) }),
      let count = Int64(text.dropLast()), count > 0
    else { throw ValueError("not a time", remedy: "give a number and s, m, h or d, such as 7d") }
    return count * unit
  }

  static let page = Option(
    "page", "DIR",
    "The directory with the files of the map page, as tools/page makes it. Without it the one next to "
      + "the program.",
    completion: .files, read: Values.nonEmpty)

  static let basemap = Option(
    "basemap", "FILE.mbtiles",
    "Show the streets of this file on the map page: raster tiles, or vector tiles in OpenMapTiles' "
      + "schema.", completion: .files, read: Values.nonEmpty)

  static let basemapStyle = Option(
    "basemap-style", "URL",
    "Show the base map of this MapLibre style on the map page. Browsers then load the style, tiles, "
      + "sprites and glyphs from its host.", read: style)

  private static func style(_ text: String) throws(ValueError) -> BasemapSource.OtherStyle {
    // https: and the host, between which the text is empty.
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1].isEmpty,
      let origin = try? origin("\(parts[0])//\(parts[2])"), !origin.isEmpty,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw ValueError("not a URL", remedy: "give one such as https://maps.example/style.json")
    }
    return BasemapSource.OtherStyle(url: text, origin: origin)
  }

  static let embedOn = ListOption(
    "embed-on", "ORIGIN",
    "Let only this site, such as https://shelter.example, show /embed in a frame; none for no other. "
      + "Once for each, or separated by commas. Without it any site may.",
    element: origin)

  /// A scheme and a host as Content-Security-Policy takes them; empty for `none`.
  private static func origin(_ text: String) throws(ValueError) -> String {
    if text == "none" { return "" }
    let rest = ["https://", "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    guard let rest, !rest.isEmpty,
      rest.utf8.allSatisfy({ byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "*.-:".utf8.contains(byte)
        }
      })
    else { throw ValueError("not an origin", remedy: "give one such as https://shelter.example") }
    return text
  }

  private static func limit(_ name: String, _ text: String) -> Option<RateLimit> {
    Option("limit-\(name)", "N/TIME", "\(text) No limit without it.") {
      (text) throws(ValueError) in
      guard let limit = RateLimit(text) else {
        throw ValueError("not a limit", remedy: "give requests and a time, such as 10/1h or 30/1m")
      }
      return limit
    }
  }

  private static func addressRange(_ text: String) throws(ValueError) -> IPAddressRange {
    guard let range = IPAddressRange(text) else {
      throw ValueError("not an address", remedy: "give one such as 127.0.0.1, ::1 or 10.0.0.0/8")
    }
    return range
  }

  /// A name or an address as the resolver takes them.
  private static func hostName(_ text: String) throws(ValueError) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "%"): true
      default: false
      }
    }
    guard isPlain, !text.isEmpty else {
      throw ValueError("not a host", remedy: "give an address such as 127.0.0.1, or localhost")
    }
    return text
  }
}
