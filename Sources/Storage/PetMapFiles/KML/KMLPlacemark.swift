import PetMapGeo
import PetMapJSON
import PetMapSynonyms

/// A placemark of a KML document: its texts, its extended data, and its geometry.
struct KMLPlacemark {
  /// Whether the geometry is, or contains, a track.
  private(set) var isTrack = false
  private var values: [(name: String, text: String)] = []
  private var shape = PlaneShape()
  /// Whether there is a geometry, even if it is malformed.
  private var hasGeometry = false

  /// The members whose text is a value.
  private static let texts: Set = ["name", "description", "address", "phoneNumber", "snippet"]
  private static let geometries: Set = [
    "Point", "LineString", "LinearRing", "Polygon", "MultiGeometry",
  ]

  /// Reads the rest of a placemark, whose start has been read.
  init(_ scanner: inout XMLScanner) throws(XMLScanner.Malformed) {
    let depth = scanner.open.count
    while let event = try scanner.next() {
      if case .end = event, scanner.open.count < depth { return }
      guard case .start(let name, _) = event else { continue }
      switch name {
      case "Snippet": add("snippet", try scanner.ownText())
      case _ where Self.texts.contains(name): add(name, try scanner.ownText())
      case "when": add("timestamp", try scanner.ownText())
      case "begin", "end": add(name, try scanner.ownText())
      case "ExtendedData": try readData(&scanner)
      case "Track", "MultiTrack":
        isTrack = true
        try scanner.skipElement()
      case "Model":
        hasGeometry = true
        try scanner.skipElement()
      case _ where Self.geometries.contains(name):
        hasGeometry = true
        try readGeometry(name, &scanner)
      case "TimeStamp", "TimeSpan": break
      // How the placemark is drawn, and elements of other vocabularies.
      default: try scanner.skipElement()
      }
    }
  }

  private mutating func add(_ name: String, _ text: String) {
    let text = text.trimmingBlanks
    if !text.isEmpty, !name.isEmpty { values.append((name, text)) }
  }

  /// Reads `Data` and `SimpleData`, and elements of other vocabularies, which are named after the
  /// values.
  private mutating func readData(_ scanner: inout XMLScanner) throws(XMLScanner.Malformed) {
    let depth = scanner.open.count
    var name = ""
    while let event = try scanner.next() {
      if case .end = event, scanner.open.count < depth { return }
      guard case .start(let element, let attributes) = event else { continue }
      switch element {
      case "Data": name = attributes["name"] ?? ""
      case "value": add(name, try scanner.ownText())
      case "SimpleData": add(attributes["name"] ?? "", try scanner.ownText())
      case "SchemaData": break
      case "displayName", "SimpleArrayData": try scanner.skipElement()
      default: add(element, try scanner.ownText())
      }
    }
  }

  // MARK: Geometry

  /// Reads the rest of a geometry, whose start has been read.
  private mutating func readGeometry(
    _ name: String, _ scanner: inout XMLScanner
  ) throws(XMLScanner.Malformed) {
    let depth = scanner.open.count
    if name == "Polygon" { shape.areas.append([]) }
    while let event = try scanner.next() {
      if case .end = event, scanner.open.count < depth { return }
      guard case .start(let element, _) = event else { continue }
      switch element {
      case "Track", "MultiTrack": isTrack = true
      case "Polygon": shape.areas.append([])
      case "coordinates":
        let points = Self.points(try scanner.ownText())
        switch scanner.open.last {
        case "Point": shape.points += points.prefix(1)
        case "LinearRing" where !shape.areas.isEmpty && scanner.open.contains("Polygon"):
          shape.areas[shape.areas.count - 1].append(points)
        default: shape.lines.append(points)
        }
      default: break
      }
    }
  }

  /// Parses `21.01,52.23,0 21.02,52.24,0`. The commas of a single point may be followed by spaces.
  private static func points(_ text: String) -> [PlanePoint] {
    let tuples = text.split(whereSeparator: \.isWhitespace).map {
      $0.split(separator: ",").map(String.init)
    }
    if tuples.count <= 3, tuples.allSatisfy({ $0.count == 1 }) {
      return point(tuples.joined()).map { [$0] } ?? []
    }
    return tuples.compactMap { point($0) }
  }

  private static func point(_ tuple: some Sequence<String>) -> PlanePoint? {
    let numbers = tuple.map { DecimalNumber.parse($0) }
    guard numbers.count >= 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return PlanePoint(x: x, y: y)
  }

  // MARK: GeoJSON

  /// Appends the placemark as a line with a GeoJSON feature.
  func write(to text: inout [UInt8]) {
    JSONWriter.append(to: &text) { writer in
      writer.object { writer in
        writer.member("type", "Feature")
        writer.key("geometry")
        if hasGeometry, shape != PlaneShape() { shape.write(to: &writer) } else { writer.null() }
        writer.key("properties")
        writer.object { writer in
          for (name, text) in values { writer.member(name, text) }
        }
      }
    }
    text.append(UInt8(ascii: "\n"))
  }
}

extension PlaneShape {
  /// Writes the shape as a GeoJSON geometry.
  func write(to writer: inout JSONWriter) {
    if let point { return Self.write("Point", to: &writer) { Self.write(point, to: &$0) } }
    writer.object { writer in
      writer.member("type", "GeometryCollection")
      writer.key("geometries")
      writer.array { writer in
        for point in points {
          Self.write("Point", to: &writer) { Self.write(point, to: &$0) }
        }
        for line in lines {
          Self.write("LineString", to: &writer) { Self.write(line, to: &$0) }
        }
        for area in areas {
          Self.write("Polygon", to: &writer) { writer in
            writer.array { writer in
              for ring in area { Self.write(ring, to: &writer) }
            }
          }
        }
      }
    }
  }

  private static func write(
    _ type: String, to writer: inout JSONWriter, _ coordinates: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.member("type", type)
      writer.key("coordinates")
      coordinates(&writer)
    }
  }

  private static func write(_ line: [PlanePoint], to writer: inout JSONWriter) {
    writer.array { writer in
      for point in line { write(point, to: &writer) }
    }
  }

  private static func write(_ point: PlanePoint, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.number(point.x)
      writer.number(point.y)
    }
  }
}
