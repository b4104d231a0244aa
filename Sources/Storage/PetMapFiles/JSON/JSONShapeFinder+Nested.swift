import PetMapAnnouncements
import PetMapJSON
import PetMapSynonyms

/// Records in arrays within the elements of another array: `shelters[].animals[]`.
extension JSONShapeFinder {
  /// How much objects resemble records of animals.
  private enum Resemblance: Int, Comparable {
    case none
    /// They have IDs.
    case identified
    /// They have names, but so do shelters and regions.
    case named
    /// They have a species, a breed, or another property of an animal.
    case animal

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum number of elements to examine of an array, and of each array in an element.
  private static let samples = (outer: 20, inner: 8)
  /// The names of arrays whose elements are records.
  private static let records: Set<String> = [
    "animals", "pets", "dogs", "cats", "announcements", "reports", "cases", "listings",
  ]
  /// The names of arrays whose elements belong to one animal.
  private static let details: Set<String> = [
    "sightings", "history", "updates", "comments", "photos", "images",
  ]

  /// Adds the records in an array: its elements or, if these are shelters or regions, the records in
  /// arrays within them.
  ///
  /// If neither is clearly right, both are added, so that the user has to choose.
  mutating func add(_ array: [JSONValue], _ path: [String]) {
    _ = addRecords(of: array, path)
  }

  /// - Returns: The resemblance of the records that were found.
  private mutating func addRecords(of array: [JSONValue], _ path: [String]) -> Resemblance {
    let outer = shape(of: array, path)
    let resemblance = Self.resemblance(of: array, at: path)
    var (chosen, isOuterChosen): ([JSONShape], Bool?) = ([], nil)
    var best = Resemblance.none
    for (path, elements) in Self.arrays(in: array, path) {
      var finder = JSONShapeFinder(root: root)
      let inner = finder.addRecords(of: elements, path)
      let areDetails = Self.details.contains(path.last?.lowercased() ?? "") && inner == .none
      if finder.found.isEmpty || areDetails || outer != nil && Self.areVertices(elements) {
        continue
      }
      if resemblance == .animal, inner < .animal { continue }
      let isClear =
        inner == .animal && resemblance < .animal || outer == nil && resemblance == .none
      isOuterChosen = isOuterChosen == true || !isClear
      chosen += finder.found
      best = max(best, inner)
    }
    if isOuterChosen ?? (outer != nil) {
      found.append(outer ?? JSONShape(path: path))
      best = max(best, resemblance)
    }
    found += chosen
    return best
  }

  /// Returns the elements of the arrays at a path within the elements of an array, or `nil` if there
  /// are no arrays there.
  static func elements(
    of array: [JSONValue], at path: ArraySlice<String>
  ) -> [JSONValue]? {
    let arrays = array.prefix(samples.outer).compactMap { element -> [JSONValue]? in
      var value = element
      for (index, name) in zip(path.indices, path) {
        if let array = value.array { return elements(of: array, at: path[index...]) }
        value = value.object?[name] ?? .null
      }
      return value.array
    }
    return arrays.isEmpty ? nil : Array(arrays.joined())
  }

  /// Returns the arrays of objects within the elements of an array, joining those at the same path.
  private static func arrays(
    in array: [JSONValue], _ path: [String]
  ) -> [(path: [String], elements: [JSONValue])] {
    var arrays: [(path: [String], elements: [JSONValue])] = []
    func collect(_ object: JSONObject, _ path: [String]) {
      guard path.count < 8 else { return }
      for member in object.members {
        let path = path + [member.name]
        if let elements = member.value.array, elements.first?.object != nil {
          let sample = elements.prefix(samples.inner)
          if let index = arrays.firstIndex(where: { $0.path == path }) {
            arrays[index].elements += sample
          } else {
            arrays.append((path, Array(sample)))
          }
        } else if let inner = member.value.object {
          collect(inner, path)
        }
      }
    }
    for element in array.prefix(samples.outer) {
      if let object = element.object { collect(object, path) }
    }
    return arrays
  }

  /// Returns whether an object has a species, a breed, or another property of an animal.
  static func isAnimal(_ object: JSONObject) -> Bool { resemblance(of: object) == .animal }

  /// Returns whether objects have only coordinates, as the corners of an area do.
  private static func areVertices(_ array: [JSONValue]) -> Bool {
    array.allSatisfy { element in
      element.object?.members.allSatisfy { member in
        switch ColumnName.match(member.name)?.field {
        case .latitude, .longitude: true
        default: ["alt", "altitude", "ele", "elevation", "z"].contains(member.name.lowercased())
        }
      } ?? false
    }
  }

  /// Returns the records that the features of a collection contain, or that the features are as
  /// well, so that the user has to choose; none if the features are the records.
  func recordsInFeatures() -> [JSONShape] {
    guard let features = root.object?["features"]?.array else { return [] }
    var finder = JSONShapeFinder(root: root)
    finder.add(features, ["features"])
    return finder.found.contains { $0.path.count > 1 } ? finder.found : []
  }

  private static func resemblance(of array: [JSONValue], at path: [String]) -> Resemblance {
    let name = path.last?.lowercased() ?? ""
    if records.contains(name) { return .animal }
    if details.contains(name) { return .none }
    return array.prefix(samples.inner).compactMap(\.object).map { resemblance(of: $0) }.max()
      ?? .none
  }

  private static func resemblance(of object: JSONObject, depth: Int = 0) -> Resemblance {
    var resemblance = Resemblance.none
    for member in object.members where member.value != .null {
      switch ColumnName.match(member.name)?.field {
      case .species where ColumnName.isVague(member.name):
        let species = member.value.string.flatMap { SpeciesWord($0)?.species }
        if species != nil, species != .other { return .animal }
      case .species, .breed, .sex, .age, .microchipNumber: return .animal
      case .status:
        let status = member.value.string.flatMap { StatusWord($0)?.status }
        if status == .missing || status == .found { return .animal }
      case .id where depth == 0: resemblance = max(resemblance, .identified)
      case .petName where depth == 0: resemblance = .named
      default: break
      }
      if let inner = member.value.object, depth < 2,
        Self.resemblance(of: inner, depth: depth + 1) == .animal
      {
        return .animal
      }
    }
    return resemblance
  }
}
