package import PetMapJSON
package import PetMapService
import Testing

/// A case in `Fixtures/http/*.cases`: a request and the expected response.
///
/// ```
/// == an age of zero is refused
/// POST /api/v1/announcements
/// draft {"age":0}
/// -> 400 INVALID_FORMAT age
/// says age must be a positive integer
/// ```
///
/// Request lines:
/// - `Name: value` is a header.
/// - `draft {…}` is the body of a create request: a valid draft with these members replaced, or
///   removed by `"<absent>"`.
/// - `body …` is a literal body with `\r`, `\n`, `\xNN`, and `\\`.
/// - `bytes N` is a body that repeats the letter x N times.
///
/// Response lines:
/// - `has Name: value` and `lacks Name` check the headers.
/// - `member NAME VALUE` checks a member of the JSON, and `keys NAME NAME…` the names of all
///   members in order.
/// - `gets …` checks the whole body, and `says …` the error's message.
///
/// `{id}`, `{password}`, `{basic}`, `{wrong}` (credentials with another password), `{admin}`, and
/// `{photo}` (the photo's path) are replaced with those of an announcement created beforehand.
package struct ContractCase: Sendable, CustomTestStringConvertible {
  package var name: String
  package var request = WireRequest(method: "GET", target: "/")
  package var status = 0
  package var code: String?
  package var field: String?
  package var message: String?
  package var headers: [HeaderField] = []
  package var absentHeaders: [String] = []
  package var members: [(String, JSONValue)] = []
  /// The names of all members in order; `nil` if any are allowed.
  package var memberNames: [String]?
  /// The whole body; `nil` if any is allowed.
  package var body: [UInt8]?

  package var testDescription: String { name }

  /// Parses the cases in a file.
  package static func all(of text: String) -> [ContractCase] {
    var cases: [ContractCase] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") || line.allSatisfy({ $0 == " " }) { continue }
      if line.hasPrefix("== ") {
        cases.append(ContractCase(name: String(line.dropFirst(3))))
      } else {
        cases[cases.count - 1].parse(String(line))
      }
    }
    return cases
  }

  private mutating func parse(_ line: String) {
    let word = String(line.prefix { $0 != " " })
    let rest = String(line.dropFirst(word.count + 1))
    switch word {
    case "->":
      let parts = rest.split(separator: " ").map(String.init)
      status = Int(parts[0]) ?? 0
      code = parts.count > 1 ? parts[1] : nil
      field = parts.count > 2 ? parts[2] : nil
    case "says": message = rest
    case "has": headers.append(Self.header(rest))
    case "lacks": absentHeaders.append(rest)
    case "member":
      let name = String(rest.prefix { $0 != " " })
      let value = Array(rest.dropFirst(name.count + 1).utf8)
      members.append((name, (try? JSONValue(parsing: value)) ?? .null))
    case "keys": memberNames = rest.split(separator: " ").map(String.init)
    case "gets": body = Self.unescaped(rest)
    case "body": request.body = Self.unescaped(rest)
    case "bytes": request.body = Array(repeating: UInt8(ascii: "x"), count: Int(rest) ?? 0)
    case "draft":
      request.body = ExampleDraft.json(changing: rest)
      request.headers.insert(HeaderField("Content-Type", "application/json"), at: 0)
    default:
      if word.hasSuffix(":") {
        request.headers.append(Self.header(line))
      } else {
        request.method = word
        request.target = rest
      }
    }
  }

  private static func header(_ line: String) -> HeaderField {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    return HeaderField(parts[0], parts.count > 1 ? parts[1].trimmingBlanks : "")
  }

  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(next)
      }
    }
    return bytes
  }
}

/// A valid draft.
package enum ExampleDraft {
  package static let members = """
    {"petName":"Rex","species":"DOG","sex":"MALE","locationLatitude":52.2297,\
    "locationLongitude":21.0122,"email":"ann@example.org","lastSeenDate":"2025-11-01",\
    "status":"MISSING"}
    """

  /// Returns the draft with some members replaced, added, or, with `"<absent>"`, removed.
  package static func json(changing changes: String) -> [UInt8] {
    guard case .object(var object)? = try? JSONValue(parsing: Array(members.utf8)),
      case .object(let changed)? = try? JSONValue(parsing: Array(changes.utf8))
    else { preconditionFailure("\(changes) is not a JSON object") }
    for member in changed.members {
      let index = object.members.firstIndex { $0.name == member.name }
      if member.value == .string("<absent>") {
        if let index { object.members.remove(at: index) }
      } else if let index {
        object.members[index] = member
      } else {
        object.members.append(member)
      }
    }
    var writer = JSONWriter()
    writer.value(.object(object))
    return writer.bytes
  }
}
