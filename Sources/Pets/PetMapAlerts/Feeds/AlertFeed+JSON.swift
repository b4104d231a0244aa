import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

extension AlertFeed {
  /// Returns the feed as JSON Feed 1.1 in UTF-8. Each item has an object `_petmap` with `latitude`,
  /// `longitude` and `status`.
  ///
  /// - Parameter url: The URL of this document.
  public func json(at url: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", "https://jsonfeed.org/version/1.1")
      writer.member("title", UntrustedText.lines(title))
      writer.member("home_page_url", PetURL.encoded(pageURL))
      writer.member("feed_url", PetURL.encoded(url))
      writer.member("language", language.rawValue)
      writer.key("authors")
      writer.array { writer in
        writer.object { $0.member("name", UntrustedText.lines(author)) }
      }
      writer.key("items")
      writer.array { writer in
        for entry in entries { Self.write(entry, to: &writer) }
      }
    }
    return writer.bytes
  }

  private static func write(_ entry: Entry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", entry.id)
      writer.member("url", PetURL.encoded(entry.url))
      writer.member("title", UntrustedText.lines(entry.title))
      writer.member("content_text", UntrustedText.lines(entry.text))
      if let published = entry.published { writer.member("date_published", published.text) }
      writer.member("date_modified", entry.updated.text)
      if let image = entry.image { write(image, to: &writer) }
      writer.key("_petmap")
      writer.object { writer in
        writer.member("latitude", entry.coordinate.latitude)
        writer.member("longitude", entry.coordinate.longitude)
        writer.member("status", entry.status)
      }
    }
  }

  private static func write(_ image: Image, to writer: inout JSONWriter) {
    writer.member("image", PetURL.encoded(image.url))
    guard let type = image.type else { return }
    writer.key("attachments")
    writer.array { writer in
      writer.object { writer in
        writer.member("url", PetURL.encoded(image.url))
        writer.member("mime_type", type)
        if let length = image.length { writer.member("size_in_bytes", length) }
      }
    }
  }
}
