import PetMapAPI
import PetMapAnnouncements

/// The fields of a submitted HTML form, by name.
///
/// Each field occurs once in the service's forms, so a form with a repeated name is malformed.
package struct FormFields: Sendable, Hashable {
  /// The maximum total size of names and values in bytes.
  package static let limit = 102_400

  /// The form is malformed.
  package struct Malformed: Error, Hashable {}

  private var values: [String: String] = [:]

  package init() {}

  /// Parses a body of the type `application/x-www-form-urlencoded` (URL Standard, section 5.1).
  ///
  /// - Throws: ``Malformed`` for a malformed percent-escape, text that is not UTF-8, a NUL, a
  ///   repeated name or more than ``limit`` bytes.
  /// - Complexity: O(*n*) in the size of the body.
  package init(urlencoded body: [UInt8]) throws(Malformed) {
    guard body.count <= Self.limit else { throw Malformed() }
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      guard let name = PercentEncoding.decoded(pair[..<end], plusIsSpace: true),
        let value = PercentEncoding.decoded(pair[end...].dropFirst(), plusIsSpace: true)
      else { throw Malformed() }
      try add(name, value)
    }
  }

  /// Adds a field, with LF instead of the CRLF that browsers submit.
  ///
  /// - Throws: ``Malformed`` if there is a field with the same name.
  mutating func add(_ name: String, _ value: String) throws(Malformed) {
    guard values.updateValue(value.replacing("\r\n", with: "\n"), forKey: name) == nil else {
      throw Malformed()
    }
  }

  /// The names of the fields, sorted.
  var names: [String] { values.keys.sorted() }

  /// The value of a field, or `nil` if there is no such field.
  package internal(set) subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }
}
