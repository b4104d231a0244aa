import PetMapAnnouncements
import PetMapGeo

// Only this file turns errors of parameters into prose.

extension ParameterShape {
  /// The text in place of a value in a help screen.
  var placeholder: String {
    switch self {
    case .number, .integer: "N"
    case .flag: ""
    case .text, .cursor: "TEXT"
    case .words: "WORDS"
    case .id: "ID"
    case .date: "DATE"
    case .interval: "DATE/DATE"
    case .choice(let words): words.joined(separator: "|")
    case .wordOrNumber(let words, _): words.joined(separator: "|") + "|PIXELS"
    case .distance: "DISTANCE"
    case .coordinate: "LAT,LNG"
    case .box, .cuboid: "W,S,E,N"
    case .polygon: "WKT"
    case .screenSize: "WxH"
    case .screenPoint: "X,Y"
    case .insets: "T,R,B,L"
    case .marker: "WxH[@X,Y]"
    case .size: "WxH"
    case .screenRect: "WxH@X,Y"
    case .list(let element, _): element.placeholder
    }
  }

  /// The texts that are valid, after "use" or "must be".
  package var rule: String {
    switch self {
    case .number(let range): "a number \(Self.words(range))"
    case .integer(let range):
      range.upperBound == .max
        ? "an integer of at least \(range.lowerBound)"
        : "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .words, .text(.max): "a text with letters or digits"
    case .text(let limit): "at most \(limit) characters"
    case .id: "the ID of an announcement, such as 0d0e34bf-b808-47ec-90db-c1de20cad6bb"
    case .cursor: "the cursor of a link in an earlier response"
    case .date: "YYYY-MM-DD, such as 2024-02-29"
    case .interval: "a date or an interval of dates, such as 2024-01-01/2024-02-29"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .wordOrNumber(let words, let range):
      "\(words.joined(separator: ", ")) or a number \(Self.words(range))"
    case .distance: "a number in m, km, mi or nmi, such as 10km"
    case .coordinate: "latitude,longitude in degrees, such as 33.77,-118.19"
    case .box, .cuboid:
      "west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
    case .polygon(let points):
      "a polygon of at most \(points) points with longitude before latitude, such as "
        + "POLYGON((21 52,22 52,22 53,21 52))"
    case .screenSize:
      "WIDTHxHEIGHT in pixels, such as 390x844, or one of "
        + ScreenSize.named.map { $0.name }.joined(separator: ", ")
    case .screenPoint: "X,Y in CSS pixels from the upper-left corner, such as 195,600"
    case .insets: "top,right,bottom,left in pixels, such as 59,0,34,0"
    case .marker:
      "WIDTHxHEIGHT in CSS pixels, such as 28x36, or 28x36@14,36 with an anchor"
    case .size(let lengths):
      "WIDTHxHEIGHT in CSS pixels, each from \(lengths.lowerBound.plain) to "
        + "\(lengths.upperBound.plain), such as 20x10"
    case .screenRect:
      "WIDTHxHEIGHT@X,Y in CSS pixels from the upper-left corner, such as 390x56@0,0"
    case .list(let element, _): element.rule
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    range.upperBound == .infinity
      ? "of at least \(range.lowerBound.plain)"
      : "from \(range.lowerBound.plain) to \(range.upperBound.plain)"
  }
}

extension ParameterDefinition {
  /// The help with the names of other parameters in the notation of a surface.
  package func help(naming name: (String) -> String) -> String {
    let parts = help.parts("`")
    var text = ""
    for index in parts.indices {
      text += index.isMultiple(of: 2) ? parts[index] : name(parts[index])
    }
    return text
  }
}

extension ParameterError {
  /// The message on a command line after the option and its value: `out of range; use a number from
  /// 120 to 600`.
  package var commandLine: (what: String, remedy: String) {
    switch problem {
    case .missing: ("required", "use \(rule)")
    case .empty: ("empty value", "specify a value")
    case .repeated: ("given more than once", "specify one value")
    case .unknown, .notOffered: ("not supported by the command", "omit it")
    case .misspelled(let name): ("unknown option", "did you mean --\(name)?")
    case .malformed, .outOfRange: (what, remedy)
    case .tooMany(let limit): ("more than \(limit) values", "use at most \(limit)")
    case .tooLong(let limit): ("longer than \(limit) characters", "use at most \(limit)")
    case .after(let other): ("later than --\(other)", "swap the values")
    case .requires(let other): ("requires --\(other)", "add --\(other)")
    case .tooLarge(let other): ("too large for --\(other)", "use smaller values")
    case .tooWide(let degrees):
      ("more than \(degrees.plain)° wide or high", "use a smaller region")
    case .excludes(let others):
      (
        "cannot be combined with \(Self.joined(others.map { "--\($0)" }, "or"))",
        "use only one of them"
      )
    }
  }

  /// The message in the API, and the name of the parameter to correct.
  package var http: (message: String, field: String) {
    func message(_ rule: String) -> (String, String) { ("Parameter '\(name)' \(rule)", name) }
    switch problem {
    case .missing: return message("is required")
    case .empty: return message("must not be empty")
    case .repeated: return message("is repeated")
    case .unknown: return message("is unknown")
    case .misspelled(let name): return message("is unknown; did you mean '\(name)'?")
    case .notOffered: return message("is not supported by this operation")
    case .malformed, .outOfRange:
      let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
      return message("must be \(rule)\(hint)")
    case .tooMany(let limit):
      return message("must have at most \(limit) different \(isText ? "words" : "values")")
    case .tooLong(let limit): return message("must be at most \(limit) characters")
    case .after(let other): return message("must not be after '\(other)'")
    case .requires(let other):
      let condition = text.map { "is '\($0)'" } ?? "is provided"
      return ("Parameter '\(other)' is required when '\(name)' \(condition)", other)
    case .tooLarge(let other): return message("is too large for '\(other)'")
    case .tooWide(let degrees):
      return message("must be at most \(degrees.plain)° wide and \(degrees.plain)° high")
    case .excludes(let others):
      return message("cannot be combined with \(Self.joined(others.map { "'\($0)'" }, "or"))")
    }
  }

  private var rule: String { shape?.rule ?? "another value" }
  private var isText: Bool { if case .words = shape { true } else { false } }

  private static func joined(_ names: [String], _ word: String) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(word) \(names[names.count - 1])"
  }
}

extension ParameterShape {
  /// Returns a box as it is read if its longitudes are wrapped, and `nil` for any other text.
  package func wrappedText(_ text: String, _ notation: Notation) -> String? {
    guard case .box = self else { return nil }
    let text = BoxText.points(text, notation)
    guard (try? BoundingBox(parsing: text)) == nil else { return nil }
    return (try? BoundingBox(parsing: text, wrapsLongitudes: true)).map { BoxText.written($0) }
  }
}

// MARK: Malformed texts

extension ParameterError {
  private var remedy: String {
    if case .words = shape { return "use letters or digits" }
    guard let suggestion else { return "use \(rule)" }
    guard let words = shape?.choices else { return "did you mean \(suggestion)?" }
    return "did you mean \(suggestion)? (valid values: \(words.joined(separator: ", ")))"
  }

  /// What is wrong with a text that is malformed or out of range.
  private var what: String {
    let text = text ?? ""
    let isOutOfRange = problem == .outOfRange
    switch shape {
    case .box, .cuboid: return Self.describe(box: text)
    case .coordinate: return Self.describe(coordinate: text)
    case .distance: return Self.describe(distance: text, isOutOfRange)
    case .screenSize(let sides) where isOutOfRange:
      return
        "width or height is out of range (\(sides.lowerBound > 1 ? "" : "above ")"
        + "\(sides.lowerBound > 1 ? sides.lowerBound.plain : "0") to \(sides.upperBound.plain))"
    case .insets where isOutOfRange: return "an inset is negative"
    case .list(.screenRect, _) where !isOutOfRange: return "not a size and a position"
    default: break
    }
    if isOutOfRange { return "out of range" }
    switch shape {
    case .number: return "not a number"
    case .integer: return "not an integer"
    case .words: return "no words to search for"
    case .id: return "not an ID"
    case .choice, .list: return "unknown value"
    case .date:
      let looksLikeDate = text.utf8.count == 10 && text.parts("-").count == 3
      return looksLikeDate ? "no such day" : "not a date"
    case .screenSize: return "invalid viewport"
    case .polygon: return "not a polygon"
    case .screenPoint: return "not a position"
    case .insets: return "not one or four numbers"
    case .marker: return "not a marker size"
    case .size: return "not a size"
    default: return "invalid value"
    }
  }

  /// A valid text that was probably meant.
  private var suggestion: String? {
    let text = text ?? ""
    switch shape {
    case .box, .cuboid:
      guard case .box(_, _, let swapped?) = Self.boxError(text) else { return nil }
      return "\(BoxText.written(swapped)) (west,south,east,north)"
    case .coordinate:
      let parts = text.parts()
      guard problem == .outOfRange, parts.count == 2 else { return nil }
      let swapped = "\(parts[1].trimmed),\(parts[0].trimmed)"
      guard case .success = CoordinateText.read(swapped, .strict) else { return nil }
      return "\(swapped) (latitude,longitude)"
    case .screenSize:
      return Suggestion.nearest(to: text, among: ScreenSize.named.map { $0.name })
    default:
      guard let words = shape?.choices else { return nil }
      let unknown = text.parts().map { $0.trimmed }.first { part in
        !words.contains { $0.isSameName(part.lowercased()) }
      }
      return unknown.flatMap { Suggestion.nearest(to: $0, among: words) }
    }
  }

  private static func boxError(_ text: String) -> BoundingBoxTextError? {
    do throws(BoundingBoxTextError) {
      _ = try BoundingBox(parsing: BoxText.points(text, .typed), wrapsLongitudes: true)
      return nil
    } catch {
      return error
    }
  }

  private static func describe(box text: String) -> String {
    switch boxError(text) {
    case .count, nil: "not four numbers"
    case .number: "contains an invalid number"
    case .box(.west(let degrees), _, _): outOfRange("west", degrees, longitudes)
    case .box(.south(let degrees), _, _): outOfRange("south", degrees, 90)
    case .box(.east(let degrees), _, _): outOfRange("east", degrees, longitudes)
    case .box(.north(let degrees), _, _): outOfRange("north", degrees, 90)
    case .box(.southAboveNorth(let south, let north), _, _):
      "south \(south.plain) is greater than north \(north.plain)"
    }
  }

  private static let longitudes = Coordinate.wrappedLongitudes.upperBound

  private static func outOfRange(_ name: String, _ degrees: Double, _ limit: Double) -> String {
    "\(name) \(degrees.plain) is out of range (-\(limit.plain) to \(limit.plain))"
  }

  private static func describe(coordinate text: String) -> String {
    switch CoordinateText.read(text, .typed) {
    case .failure(.latitude(let degrees, _)): outOfRange("latitude", degrees, 90)
    case .failure(.longitude(let degrees, _)): outOfRange("longitude", degrees, longitudes)
    case .failure(.sixtiethOutOfRange(let value, _)):
      "\(value.plain) minutes or seconds is not less than 60"
    case .failure(.conflictingHemisphere): "conflicting hemispheres"
    default: "not a coordinate"
    }
  }

  private static func describe(distance text: String, _ isOutOfRange: Bool) -> String {
    let (number, unit) = DistanceText.split(text.trimmed)
    guard let value = Notation.typed.number(number) else { return "not a distance" }
    if DistanceText.unit(unit) == nil { return "unknown unit \"\(unit)\"" }
    return value < 0 ? "negative distance" : "out of range"
  }
}

extension ParameterShape {
  /// The valid words, if they can be listed.
  package var choices: [String]? {
    switch self {
    case .choice(let words), .list(.choice(let words), _): words
    default: nil
    }
  }
}
