import PetMapAnnouncements
import PetMapGeo
import PetMapParameters

extension AlertFeed {
  /// Returns the feed as Atom (RFC 4287) in UTF-8, with coordinates in GeoRSS-Simple.
  ///
  /// - Parameter url: The URL of this document.
  public func atom(at url: String) -> [UInt8] {
    var xml = XMLText()
    xml.open(
      "feed",
      [
        ("xmlns", "http://www.w3.org/2005/Atom"), ("xmlns:georss", "http://www.georss.org/georss"),
        ("xml:lang", language.rawValue),
      ])
    xml.element("id", id)
    xml.element("title", title)
    xml.element("updated", updated.text)
    xml.open("author")
    xml.element("name", author)
    xml.close("author")
    xml.element(
      "link",
      [("rel", "self"), ("type", "application/atom+xml"), ("href", PetURL.encoded(url))])
    xml.element(
      "link",
      [
        ("rel", "alternate"), ("type", "text/html"), ("hreflang", language.rawValue),
        ("href", PetURL.encoded(pageURL)),
      ])
    for entry in entries { Self.write(entry, to: &xml) }
    xml.close("feed")
    return xml.bytes
  }

  private static func write(_ entry: Entry, to xml: inout XMLText) {
    xml.open("entry")
    xml.element("id", entry.id)
    xml.element("title", [("type", "text")], entry.title)
    xml.element(
      "link",
      [("rel", "alternate"), ("type", "text/html"), ("href", PetURL.encoded(entry.url))])
    if let image = entry.image {
      var attributes = [("rel", "enclosure")]
      if let type = image.type { attributes.append(("type", type)) }
      if let length = image.length { attributes.append(("length", "\(length)")) }
      xml.element("link", attributes + [("href", PetURL.encoded(image.url))])
    }
    if let published = entry.published { xml.element("published", published.text) }
    xml.element("updated", entry.updated.text)
    xml.element("category", [("term", entry.status)])
    let point = entry.coordinate
    xml.element("georss:point", "\(point.latitude.plain) \(point.longitude.plain)")
    xml.element("content", [("type", "text")], entry.text)
    xml.close("entry")
  }
}

/// A document in XML 1.0.
private struct XMLText {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    start(name, attributes)
    bytes += ">\n".utf8
  }

  mutating func close(_ name: String) { bytes += "</\(name)>\n".utf8 }

  mutating func element(_ name: String, _ text: String) { element(name, [], text) }

  mutating func element(_ name: String, _ attributes: [(String, String)], _ text: String) {
    start(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    append(text)
    close(name)
  }

  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    start(name, attributes)
    bytes += "/>\n".utf8
  }

  private mutating func start(_ name: String, _ attributes: [(String, String)]) {
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      bytes += " \(name)=\"".utf8
      append(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(_ text: String) {
    for byte in UntrustedText.lines(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
