import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters

/// The documents of OGC API Features (1.0, Part 1: Core) as JSON.
struct FeatureWriter {
  static let featureType = "application/geo+json"
  /// OGC API Features 1.0 only supports OpenAPI 3.0, and OWSLib expects exactly this type.
  static let descriptionType = "application/vnd.oai.openapi+json;version=3.0"
  private static let crs = "http://www.opengis.net/def/crs/OGC/1.3/CRS84"

  /// The scheme and host that the client used.
  let base: String

  init(_ head: RequestHead) {
    base = (head.isSecure ? "https://" : "http://") + (head.authority?.description ?? "localhost")
  }

  var landing: [UInt8] {
    document { writer in
      writer.member("title", "petmap")
      writer.member("description", "Lost and found pets on a map.")
      writeLinks(
        [
          ("self", "application/json", "/ogc"),
          ("service-desc", Self.descriptionType, "/ogc/api"),
          ("conformance", "application/json", "/ogc/conformance"),
          ("data", "application/json", "/ogc/collections"),
        ], to: &writer)
    }
  }

  var conformance: [UInt8] {
    document { writer in
      writer.key("conformsTo")
      writer.array { writer in
        for name in ["core", "geojson", "oas30"] {
          writer.string("http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/\(name)")
        }
      }
    }
  }

  /// - Parameter extent: The bounding box of all items, or `nil` if there are none.
  func collections(extent: BoundingBox?) -> [UInt8] {
    document { writer in
      writeLinks([("self", "application/json", "/ogc/collections")], to: &writer)
      writer.key("collections")
      writer.array { writer in writer.object { write(extent, to: &$0) } }
    }
  }

  /// - Parameter extent: The bounding box of all items, or `nil` if there are none.
  func collection(extent: BoundingBox?) -> [UInt8] { document { write(extent, to: &$0) } }

  /// Writes the members of the collection.
  ///
  /// West is greater than east if the extent crosses the antimeridian. An empty collection has no
  /// extent, which is optional (OGC API Features 1.0, section 7.13.2).
  private func write(_ extent: BoundingBox?, to writer: inout JSONWriter) {
    let path = "/ogc/collections/announcements"
    writer.member("id", "announcements")
    writer.member("title", "Announcements")
    writer.member("description", "Published announcements of lost and found pets.")
    writer.member("itemType", "feature")
    if let extent {
      writer.key("extent")
      writer.object { writer in
        writer.key("spatial")
        writer.object { writer in
          writer.key("bbox")
          writer.array { writer in writer.array { $0.edges(of: extent) } }
          writer.member("crs", Self.crs)
        }
      }
    }
    writer.key("crs")
    writer.array { $0.string(Self.crs) }
    writeLinks(
      [("self", "application/json", path), ("items", Self.featureType, path + "/items")],
      to: &writer)
  }

  /// Returns a page of the collection's items. Its bytes stay the same until one of the items
  /// changes. (The optional `timeStamp` would make every response different.)
  ///
  /// - Parameter matched: The number of items on all pages, or `nil` if unknown.
  func items(
    _ page: (records: [PinRecord], next: ListPosition?), of target: RequestTarget, matched: Int?
  ) -> [UInt8] {
    let path = "/ogc/collections/announcements/items"
    var links = [("self", Self.featureType, path + PercentEncoding.query(target.parameters))]
    if let next = page.next {
      links.append(("next", Self.featureType, path + target.query(after: next)))
    }
    return document { writer in
      writer.member("type", "FeatureCollection")
      if let matched { writer.member("numberMatched", matched) }
      writer.member("numberReturned", page.records.count)
      writeLinks(links, to: &writer)
      writer.key("features")
      writer.array { writer in
        for record in page.records {
          var bytes: [UInt8] = []
          record.appendFeature(to: &bytes)
          writer.raw(bytes)
        }
      }
    }
  }

  /// Returns the feature of an item with links.
  func item(_ announcement: Announcement) -> [UInt8] {
    var bytes: [UInt8] = []
    announcement.appendFeature(to: &bytes)
    bytes.removeLast()
    let path = "/ogc/collections/announcements"
    var writer = JSONWriter()
    writer.object { writer in
      writeLinks(
        [
          ("self", Self.featureType, "\(path)/items/\(announcement.id)"),
          ("collection", "application/json", path),
        ], to: &writer)
    }
    return bytes + [UInt8(ascii: ",")] + writer.bytes.dropFirst()
  }

  private func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(body)
    return writer.bytes
  }

  private func writeLinks(
    _ links: [(rel: String, type: String, path: String)], to writer: inout JSONWriter
  ) {
    writer.key("links")
    writer.array { writer in
      for link in links {
        writer.object { writer in
          writer.member("rel", link.rel)
          writer.member("type", link.type)
          writer.member("href", base + link.path)
        }
      }
    }
  }
}
