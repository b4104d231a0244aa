#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapKit

/// Requests for changes that are compared with saved searches.
///
///     load KIND N SEED    adds N made-up searches to an index; the kinds are those of `AlertMaker`
///                         → seconds and bytes of memory for each search
///     index M             → seconds, matches and checksum for M made-up announcements
///     loop M              → the same, by a loop over all searches
///     replace M           → seconds for replacing M searches by others
func alertsGroup(_ requests: inout Requests) throws {
  var maker = AlertMaker(kind: "city", seed: 0)
  var index = AlertIndex<Int>()
  var searches: [(region: PinQuery.Region, filter: PinFilter)] = []
  var pets: [Announcement] = []

  func answer(_ count: Int, _ matches: (Announcement) -> [Int]) {
    var (found, sum) = (0, 0 as UInt64)
    let time = seconds {
      for number in 0..<count {
        for key in matches(pets[number % pets.count]) {
          found += 1
          sum &+= mark(query: number, pin: UInt32(key))
        }
      }
    }
    requests.answer(time, found, sum)
  }

  while let request = requests.next() {
    let count = Int(request.count > 1 ? request[request.first == "load" ? 2 : 1] : "") ?? 0
    switch request.first {
    case "load":
      maker = AlertMaker(kind: request[1], seed: UInt64(request[3]) ?? 0)
      let made = try (0..<count).map { _ in try maker.search() }
      index = AlertIndex()
      let before = residentBytes()
      let time = seconds {
        for (number, search) in made.enumerated() { index.insert(search, for: number) }
      }
      let memory = Double(residentBytes() - before) / Double(count)
      searches = made.map { ($0.region ?? .everywhere, $0.filter) }
      pets = try (0..<1000).map { try maker.announcement($0) }
      requests.answer(time, memory)
    case "index": answer(count) { index.matches(for: $0) }
    case "loop":
      answer(count) { pet in
        searches.indices.filter { number in
          let search = searches[number]
          return pet.status != .closed && search.filter.admitsAttributes(of: pet)
            && search.region.contains(pet.coordinate) && search.filter.admitsWords(of: pet)
        }
      }
    case "replace":
      let made = try (0..<count).map { _ in try maker.search() }
      let time = seconds {
        for (number, search) in made.enumerated() {
          index.insert(search, for: number * 7919 % max(1, index.count))
        }
      }
      requests.answer(time)
    default: requests.refuse("no such request")
    }
  }
}

/// The memory of the process.
private func residentBytes() -> Int {
  guard let file = unsafe fopen("/proc/self/statm", "rb") else { return 0 }
  defer { unsafe fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 256)
  let count = unsafe fread(&buffer, 1, buffer.count, file)
  let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

/// Makes up searches and announcements around Warsaw.
///
/// - `city`: circles of 1 to 10 km within 30 km of the center.
/// - `words`: like `city`, each with one or two words, which a hundredth of the announcements has.
/// - `boxes`: boxes that are as large as the limit, all of which contain the city.
/// - `wordy-boxes`: boxes like these with words.
/// - `country`: circles of 5 to 50 km all over Poland.
private struct AlertMaker {
  private let kind: String
  /// SplitMix64 (Steele, Lea, and Flood 2014).
  private var state: UInt64

  init(kind: String, seed: UInt64) {
    self.kind = kind
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  private mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  private mutating func coordinate() throws -> Coordinate {
    kind == "country"
      ? try Coordinate(latitude: number(49...54.8), longitude: number(14...24))
      : try Coordinate(latitude: number(51.96...52.5), longitude: number(20.57...21.45))
  }

  /// Returns one of 3,000 words of two or three syllables.
  private mutating func word() -> String {
    let syllables = [
      "ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "ru", "sa", "te", "wi", "zo",
    ]
    let word = choice(syllables) + choice(syllables)
    return next() % 10 == 0 ? word : word + choice(syllables)
  }

  mutating func search() throws -> AlertSearch {
    let region: PinQuery.Region
    if kind.hasSuffix("boxes") {
      let (west, south) = (number(1.5...20.5), number(32.5...51.9))
      region = .box(
        try BoundingBox(west: west, south: south, east: west + 19.9, north: south + 19.9))
    } else {
      let radius = kind == "country" ? number(5...50) : number(1...10)
      region = .circle(
        PinCircle(center: try coordinate(), radius: .kilometers(radius), metric: .haversine))
    }
    let hasWords = kind.hasPrefix("word")
    let words = hasWords ? (0...next() % 2).map { _ in word() }.joined(separator: " ") : nil
    return try AlertSearch(
      region, statuses: choice([nil, nil, [.missing], [.found]]),
      species: choice([nil, ["DOG"], ["DOG", "CAT"], ["CAT"], ["guinea pig"]]), words: words)
  }

  mutating func announcement(_ number: Int) throws -> Announcement {
    let coordinate = try coordinate()
    var pet = Announcement(
      id: "p\(number)", coordinate: coordinate,
      species: choice(["DOG", "DOG", "CAT", "CAT", "BIRD", "guinea pig"]),
      status: choice([.missing, .found]))
    pet.petName = word()
    pet.breed = word()
    pet.description = (0..<60).map { _ in word() }.joined(separator: " ")
    return pet
  }
}
