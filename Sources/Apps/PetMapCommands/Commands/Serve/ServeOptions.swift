import PetMapAlerts
import PetMapAnnouncements
import PetMapParameters
import PetMapService
import PetMapStore
import PetMapWebPush

/// The options for `petmap serve`.
struct ServeOptions: CommandOptions {
  let service = Service()
  let limits = Limits()
  let store = Store()
  let alerts = Alerts()
  let source = SourceOptions()

  struct Service: OptionGroup {
    static let title = "Service"

    let host = Option(
      "host", "ADDRESS", "Listen on this address.", default: "127.0.0.1", read: Values.hostName)
    let port = Option(
      "port", "N", "Listen on this port; 0 selects a free one.", default: "3000"
    ) { (text) throws(ValueError) in try Values.integer(text, in: 0...65_535) }
    let trustProxy = ListOption(
      "trust-proxy", "ADDRESS[/BITS]",
      "Trust this proxy. Take the client's address, the scheme and the host from its "
        + "X-Forwarded-For, -Proto and -Host fields, and log its X-Request-ID. Can be repeated.",
      element: Values.addressRange)
    let adminHeader = Option(
      "admin-header", "NAME",
      "Take this header field of a request from a proxy in --trust-proxy as the name of an "
        + "administrator whom the proxy has authenticated. The proxy must set or remove it in every "
        + "request.", read: Values.headerName)
    let page = Option(
      "page", "DIR",
      "Serve the map page from this directory. tools/build/page creates it. Default: the page "
        + "installed with the program.",
      completion: .files, read: Values.nonEmpty)
    let about = Option(
      "about", "FILE.txt",
      "Link from every page to this text, such as an imprint and a privacy statement. Blank lines "
        + "separate paragraphs, and lines that begin with # are headings.",
      completion: .files, read: Values.nonEmpty)
    let reportURL = Option(
      "report-url", "URL",
      "Link to this address for reporting pets and managing reports. Requires --source; without this "
        + "option, the pages of a file have no such links.", read: Values.webAddress)
    let embedOn = ListOption(
      "embed-on", "ORIGIN",
      "Allow only this site, such as https://shelter.example, to show /embed in a frame. Use none "
        + "to block all other sites. Can be repeated. By default, all sites are allowed.",
      element: Values.origin)
    let basemap = Option(
      "basemap", "FILE.mbtiles|FILE.pmtiles",
      "Show the streets from this file on the map page and in pictures. It must contain raster "
        + "tiles, or vector tiles in the OpenMapTiles or Protomaps schema.", completion: .files,
      read: Values.nonEmpty)
    let active = Option(
      "active", "DAYS",
      "Show announcements that were last seen more than DAYS days ago as old on the map page: faded, "
        + "last by distance, and not counted as missing. By default, none are old."
    ) {
      (text) throws(ValueError) in try Values.integer(text, in: 1...36_500)
    }
    let places = Option(
      "places", "FILE",
      "Find the addresses and postal codes in this file, which petmap basemap index has written.",
      completion: .files, read: Values.nonEmpty)
    let basemapStyle = Option(
      "basemap-style", "URL",
      "Use this MapLibre style as the base map on the map page. Browsers load the style, tiles, "
        + "sprites and glyphs from its host.", read: Values.style)
  }

  struct Limits: OptionGroup {
    static let title = "Limits"

    let creates = limit("creates", "Limit each IP address to N new announcements per TIME.")
    let searches = limit("searches", "Limit each IP address to N searches per TIME.")
    let callouts = limit("callouts", "Limit each IP address to N callouts per TIME.")
    let pictures = limit(
      "pictures", "Limit each IP address to N posters and map pictures per TIME.")
    let flags = limit("flags", "Limit each IP address to N flags per TIME.", default: "10/1h")
    let contacts = limit(
      "contacts", "Limit each IP address to N requests for contact details per TIME.",
      default: "30/1h")
    let sightings = limit(
      "sightings", "Limit each IP address to N sightings of pets per TIME.", default: "20/1h")

    let alerts = limit(
      "alerts", "Limit each IP address to N new alerts per TIME.", default: "20/1h")

    private static func limit(_ name: String, _ help: String) -> Option<RateLimit?> {
      Option("limit-\(name)", "N/TIME", "\(help) By default, there is no limit.", read: read)
    }

    private static func limit(
      _ name: String, _ help: String, default text: String
    ) -> Option<RateLimit> {
      Option("limit-\(name)", "N/TIME", help, default: text, read: read)
    }

    private static func read(_ text: String) throws(ValueError) -> RateLimit {
      guard let limit = RateLimit(text) else {
        throw ValueError("not a rate limit", remedy: "use N/TIME, such as 10/1h or 30/1m")
      }
      return limit
    }
  }

  struct Store: OptionGroup {
    static let title = "Store"

    let store = StoreOptions.store
    let photos = StoreOptions.photos
    let adoptPhotos = Flag(
      "adopt-photos",
      "Assign the photo directory to this store, even if it belongs to another store.")
    let keepPhotos = Option(
      "keep-photos", "DAYS",
      "Move a photo's file to the trash once no announcement has used it for DAYS.",
      default: "\(PhotoCleaning.trashDays)"
    ) { (text) throws(ValueError) in try Values.integer(text, in: 1...3650) }
    let read = StoreOptions.read
    let review = Flag(
      "review",
      "Publish a report only once a moderator has seen it, and again after its photo was "
        + "replaced. See /admin and petmap moderate.")
    let contact = Option(
      "contact",
      "Show contact details to everyone (shown), or only one announcement's at a time, on request "
        + "and limited by --limit-contacts (on-request).", default: ContactDetails.shown)
    let locationPrivacy = Option(
      "location-privacy", "METERS",
      "Show the places of all announcements and sightings displaced by up to METERS, 50 to 10000, because "
        + "found animals are often kept at home. Reporters and moderators see the real places.",
      read: Values.privacy)
    let expireUnpublished = Option(
      "expire-unpublished", "TIME",
      "Delete reports without a photo once they are older than TIME, such as 7d or 12h. By "
        + "default, they are kept.",
      read: Values.duration)
    let expireClosed = Option(
      "expire-closed", "TIME",
      "Delete closed reports TIME after their last change, such as 90d. By default, they are kept. "
        + "Imported announcements are left to their source.",
      read: Values.duration)
    let keepAudit = Option(
      "keep-audit", "TIME", "Delete entries of the audit log once they are older than TIME.",
      default: "365d", read: Values.duration)
  }

  struct Alerts: OptionGroup {
    static let title = "Alerts"

    let publicURL = Option(
      "public-url", "URL",
      "Begin the links in messages with this address, such as https://pets.example. Required by "
        + "--mail-command and --push.", read: Values.publicURL)
    let mailCommand = Option(
      "mail-command", "COMMAND",
      "Send mail with this command, such as '/usr/sbin/sendmail -t -i', which gets a message on its "
        + "standard input and its receivers from the header field To. Requires --mail-from.",
      read: Values.mailCommand)
    let mailFrom = Option(
      "mail-from", "ADDRESS", "Send mail from this address.", read: Values.mailAddress)
    let push = Option(
      "push", "CONTACT",
      "Send push messages to the browsers of people who ask for them. Push services get CONTACT, such "
        + "as mailto:admin@pets.example, to report problems.", read: Values.pushContact)
    let pushServices = Option(
      "push-services", "HOST,HOST",
      "Send push messages only to these hosts; *.HOST stands for all below, and an address such as "
        + "http://127.0.0.1:9000 for a service of your own. Default: those of Chrome, Firefox, Edge "
        + "and Safari.", read: Values.pushServices)
  }

  /// Who sees contact details.
  enum ContactDetails: String, Choice {
    case shown
    case onRequest = "on-request"
  }
}

extension Values {
  fileprivate static func mailCommand(_ text: String) throws(ValueError) -> CommandWords {
    do {
      return try CommandWords(text)
    } catch {
      let (what, remedy): (String, String) =
        switch error {
        case .empty: ("not a command", "use one such as '/usr/sbin/sendmail -t -i'")
        case .unclosedQuote: ("a quote is not closed", "close it")
        case .trailingBackslash: ("ends with a backslash", "remove it, or use two")
        case .needsShell(let character):
          ("\(character) needs a shell", "quote it, or use sh -c 'COMMAND'")
        case .controlCharacter: ("contains a control character", "remove it")
        }
      throw ValueError(what, remedy: remedy)
    }
  }

  fileprivate static func mailAddress(_ text: String) throws(ValueError) -> MailAddress {
    do {
      return try MailAddress(text)
    } catch {
      throw ValueError(
        "not an address to which every mail system can reply",
        remedy: "use one such as alerts@pets.example")
    }
  }

  fileprivate static func pushContact(_ text: String) throws(ValueError) -> PushContact {
    guard let contact = PushContact(text) else {
      throw ValueError(
        "not a mailto or https URL", remedy: "use one such as mailto:admin@pets.example")
    }
    return contact
  }

  fileprivate static func pushServices(_ text: String) throws(ValueError) -> PushServices {
    do {
      return try PushServices(text)
    } catch {
      throw ValueError(
        "\(error.entry.quoted) is not a host",
        remedy: "use one such as push.example, *.push.example or http://127.0.0.1:9000")
    }
  }

  fileprivate static func addressRange(_ text: String) throws(ValueError) -> IPAddressRange {
    guard let range = IPAddressRange(text) else {
      throw ValueError("not an IP address", remedy: "use one such as 127.0.0.1, ::1 or 10.0.0.0/8")
    }
    return range
  }

  fileprivate static func headerName(_ text: String) throws(ValueError) -> String {
    let isToken = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let isUsed = ["authorization", "host", "cookie"].contains(text.lowercased())
    guard isToken, !text.isEmpty, !isUsed else {
      throw ValueError(
        "not the name of a free header field", remedy: "use one such as X-Remote-User")
    }
    return text
  }

  /// Validates a host name or an address for the resolver.
  fileprivate static func hostName(_ text: String) throws(ValueError) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "%"): true
      default: false
      }
    }
    guard isPlain, !text.isEmpty else {
      throw ValueError("not a host", remedy: "use an address such as 127.0.0.1, or localhost")
    }
    return text
  }

  fileprivate static func style(_ text: String) throws(ValueError) -> BasemapSource.OtherStyle {
    let slashes = text.utf8.count { $0 == UInt8(ascii: "/") }
    guard slashes > 2, let origin = originOfURL(text) else {
      throw ValueError("not a URL", remedy: "use one such as https://maps.example/style.json")
    }
    return BasemapSource.OtherStyle(url: text, origin: origin)
  }

  fileprivate static func webAddress(_ text: String) throws(ValueError) -> String {
    guard originOfURL(text) != nil else {
      throw ValueError("not a URL", remedy: "use one such as https://shelter.example/report")
    }
    return text
  }

  /// Returns the origin of an absolute `http` or `https` URL, or `nil` for other text.
  private static func originOfURL(_ text: String) -> String? {
    // The parts are `https:`, an empty string, the host, and the rest.
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty,
      let origin = try? origin("\(parts[0])//\(parts[2])"), !origin.isEmpty,
      text.utf8.allSatisfy({ (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) })
    else { return nil }
    return origin
  }

  fileprivate static func publicURL(_ text: String) throws(ValueError) -> String {
    guard let origin = try? origin(text), !origin.isEmpty, !origin.contains("*") else {
      throw ValueError("not the address of a site", remedy: "use one such as https://pets.example")
    }
    return origin
  }

  /// Validates a source expression for `Content-Security-Policy`. Returns an empty string for
  /// `none`.
  fileprivate static func origin(_ text: String) throws(ValueError) -> String {
    if text == "none" { return "" }
    let rest = ["https://", "http://"].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    guard let rest, !rest.isEmpty,
      rest.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: "*.-:".utf8.contains(byte)
        }
      })
    else { throw ValueError("not an origin", remedy: "use one such as https://shelter.example") }
    return text
  }

  /// Reads a duration in milliseconds.
  static func duration(_ text: String) throws(ValueError) -> Int64 {
    guard let milliseconds = DurationText.milliseconds(text) else {
      throw ValueError(
        "not a duration",
        remedy: "use a whole number from 1 to 999999 with s, m, h or d, such as 7d")
    }
    return milliseconds
  }
}
