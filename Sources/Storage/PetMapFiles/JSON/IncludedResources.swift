import CSimdJSON

/// The resources that the records of a JSON:API document refer to
/// (https://jsonapi.org/format/#document-compound-documents).
///
/// The attributes of a resource are read as if they were an object in the record, named after the
/// relationship.
struct IncludedResources {
  /// The identity of a resource.
  private struct Key: Hashable {
    let type: String
    let id: String
  }

  /// The objects with the attributes of the resources.
  private var attributes: [Key: RawSlice] = [:]
  /// The index of the column with the relationships.
  private var relationships: Int?
  /// The indices of the columns for the attributes, by the name of the relationship.
  private var indices: [String: Int] = [:]

  /// Finds the resources of a document.
  ///
  /// - Parameters:
  ///   - document: The range of the document, which must be complete.
  ///   - bytes: The window's bytes, which must not move.
  init(in document: Range<Int>, of bytes: UnsafeMutablePointer<UInt8>) {
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: document.upperBound)
    guard let included = JSONTokens.member("included", of: document.lowerBound, in: text),
      text[included.lowerBound] == UInt8(ascii: "[")
    else { return }
    var elements = JSONTokens(at: included.lowerBound + 1)
    while let element = elements.nextElement(in: text) {
      guard let object = JSONTokens.member("attributes", of: element.lowerBound, in: text) else {
        continue
      }
      attributes[unsafe Self.key(element, in: text, of: bytes)] = unsafe .json(object, in: bytes)
    }
  }

  private static func key(
    _ resource: Range<Int>, in text: Span<UInt8>, of bytes: UnsafeMutablePointer<UInt8>
  ) -> Key {
    func value(_ name: StaticString) -> String {
      JSONTokens.member(name, of: resource.lowerBound, in: text).flatMap {
        unsafe RawSlice.json($0, in: bytes).text(in: bytes)
      } ?? ""
    }
    return Key(type: value("type"), id: value("id"))
  }

  /// Writes the attributes of the resources that a record refers to into columns.
  ///
  /// - Parameters:
  ///   - slices: The values of the record.
  ///   - bytes: The window's bytes.
  ///   - columns: The columns of the file, to which those of new relationships are appended.
  /// - Returns: `false` if there is no space for a column.
  mutating func addAttributes(
    to slices: UnsafeMutableBufferPointer<RawSlice>, in bytes: UnsafeMutablePointer<UInt8>,
    columns: inout [RawColumn]
  ) -> Bool {
    relationships =
      relationships ?? columns.firstIndex { $0.isOuter && $0.name == "relationships" }
    guard let relationships, relationships < slices.count,
      case let value = unsafe slices[relationships], value.kind == PETMAP_SLICE_NESTED
    else { return true }
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: value.range.upperBound)
    var tokens = JSONTokens(at: value.range.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      guard let key = unsafe Self.reference(member.value, in: text, of: bytes),
        let found = attributes[key]
      else { continue }
      let index = index(of: unsafe member.nameText(in: bytes), &columns)
      guard index < slices.count else { return false }
      unsafe slices[index] = found
    }
    unsafe slices[relationships] = .none
    return true
  }

  /// Returns the resource that a relationship refers to, or `nil` if it refers to none or several.
  private static func reference(
    _ relationship: Range<Int>, in text: Span<UInt8>, of bytes: UnsafeMutablePointer<UInt8>
  ) -> Key? {
    guard let data = JSONTokens.member("data", of: relationship.lowerBound, in: text) else {
      return nil
    }
    guard text[data.lowerBound] == UInt8(ascii: "[") else {
      return unsafe key(data, in: text, of: bytes)
    }
    var elements = JSONTokens(at: data.lowerBound + 1)
    guard let only = elements.nextElement(in: text), elements.nextElement(in: text) == nil else {
      return nil
    }
    return unsafe key(only, in: text, of: bytes)
  }

  private mutating func index(of name: String, _ columns: inout [RawColumn]) -> Int {
    if let index = indices[name] { return index }
    let index = columns.firstIndex { $0.name == name } ?? columns.count
    if index == columns.count { columns.append(RawColumn(name: name)) }
    indices[name] = index
    return index
  }
}
