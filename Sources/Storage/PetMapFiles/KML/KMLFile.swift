import PetMapJSON
import PetMapSynonyms

/// The placemarks of a KML document (OGC 07-147r2), grouped by the folders that contain them, as
/// one GeoJSON feature per line.
///
/// Network links are not followed, except to other files in the same KMZ archive. Tracks are
/// counted, but not read: they say where an animal walked, and not where to look for it.
struct KMLFile {
  /// A folder, or a document outside its folders.
  struct Folder {
    /// The names of the elements that contain the placemarks, outermost first, beginning with the
    /// document's.
    let path: [String]
    /// The features.
    var text: [UInt8] = []
  }

  /// The folders that contain placemarks, in document order.
  private(set) var folders: [Folder] = []
  /// The number of placemarks that are tracks (`gx:Track`, `gx:MultiTrack`).
  private(set) var tracks = 0
  /// The targets of network links.
  private(set) var links: [String] = []

  /// The elements that may contain placemarks.
  private static let containers: Set = ["Document", "Folder"]

  /// Parses a document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  init(_ bytes: [UInt8]) throws(XMLScanner.Malformed) {
    var scanner = XMLScanner(bytes)
    // The elements that contain the current position, and the indices of their folders.
    var open: [(name: String, folder: Int?)] = []
    while let event = try scanner.next() {
      switch event {
      case .start(name: "Placemark", _):
        let placemark = try KMLPlacemark(&scanner)
        if placemark.isTrack {
          tracks += 1
          continue
        }
        if open.isEmpty { open.append(("", nil)) }
        let index = open[open.count - 1].folder ?? folders.count
        if index == folders.count {
          open[open.count - 1].folder = index
          folders.append(Folder(path: open.map(\.name)))
        }
        placemark.write(to: &folders[index].text)
      case .start(name: "NetworkLink", _): try addLink(&scanner)
      case .start(name: "name", _) where open.count > 0 && scanner.isChild(of: Self.containers):
        open[open.count - 1].name = try scanner.ownText().trimmingBlanks
      case .start(let name, _) where Self.containers.contains(name): open.append(("", nil))
      case .end(let name) where Self.containers.contains(name): open.removeLast()
      default: break
      }
    }
  }

  private mutating func addLink(_ scanner: inout XMLScanner) throws(XMLScanner.Malformed) {
    let depth = scanner.open.count
    while let event = try scanner.next() {
      if case .start(name: "href", _) = event {
        links.append(try scanner.ownText().trimmingBlanks)
      }
      if case .end = event, scanner.open.count < depth { return }
    }
  }

  /// Adds the placemarks of other documents, and removes the links to them.
  ///
  /// - Parameter read: Returns the document at a link, or `nil` if the link is to be reported.
  mutating func follow<Failure: Error>(
    _ read: (String) throws(Failure) -> KMLFile?
  ) throws(Failure) {
    var seen: Set<String> = []
    for link in links where seen.insert(link).inserted {
      guard let other = try read(link) else { continue }
      links.removeAll { $0 == link }
      folders += other.folders
      links += other.links
      tracks += other.tracks
    }
  }
}

extension XMLScanner {
  /// Returns whether the parent of the current element has one of several names.
  func isChild(of names: Set<String>) -> Bool {
    open.count > 1 && names.contains(open[open.count - 2])
  }
}
