import CSimdJSON

/// The resources that the records of a JSON:API document refer to
/// (https://jsonapi.org/format/#document-compound-documents).
///
/// The attributes of a resource are read as if they were an object in the record, named after the
/// relationship.
struct IncludedResources {
  /// The identity of a resource.
  private struct Key: Hashable {
    var type = ""
    var id = ""
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
    var tokens = JSONTokens(at: document.lowerBound)
    _ = tokens.next(in: text)
    while let member = tokens.nextMember(in: text) {
      guard text.reads("included", at: member.name),
        text[member.value.lowerBound] == UInt8(ascii: "[")
      else { continue }
      var elements = JSONTokens(at: member.value.lowerBound + 1)
      while let element = elements.nextElement(in: text) {
        unsafe add(element, in: text, of: bytes)
      }
    }
  }

  private mutating func add(
    _ resource: Range<Int>, in text: Span<UInt8>, of bytes: UnsafeMutablePointer<UInt8>
  ) {
    guard text[resource.lowerBound] == UInt8(ascii: "{") else { return }
    var tokens = JSONTokens(at: resource.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      guard text.reads("attributes", at: member.name) else { continue }
      attributes[unsafe Self.key(resource, in: text, of: bytes)] =
        unsafe .json(member.value, in: bytes)
    }
  }

  private static func key(
    _ resource: Range<Int>, in text: Span<UInt8>, of bytes: UnsafeMutablePointer<UInt8>
  ) -> Key {
    var key = Key()
    guard text[resource.lowerBound] == UInt8(ascii: "{") else { return key }
    var tokens = JSONTokens(at: resource.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      if text.reads("type", at: member.name) {
        key.type = unsafe RawSlice.json(member.value, in: bytes).text(in: bytes) ?? ""
      } else if text.reads("id", at: member.name) {
        key.id = unsafe RawSlice.json(member.value, in: bytes).text(in: bytes) ?? ""
      }
    }
    return key
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
      let name = unsafe RawSlice.json(
        member.name.lowerBound - 1..<member.name.upperBound + 1, in: bytes
      ).text(in: bytes)
      let index = index(of: name ?? "", &columns)
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
    guard text[relationship.lowerBound] == UInt8(ascii: "{") else { return nil }
    var tokens = JSONTokens(at: relationship.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      guard text.reads("data", at: member.name) else { continue }
      guard text[member.value.lowerBound] == UInt8(ascii: "[") else {
        return unsafe key(member.value, in: text, of: bytes)
      }
      var elements = JSONTokens(at: member.value.lowerBound + 1)
      guard let first = elements.nextElement(in: text), elements.nextElement(in: text) == nil
      else { return nil }
      return unsafe key(first, in: text, of: bytes)
    }
    return nil
  }

  private mutating func index(of name: String, _ columns: inout [RawColumn]) -> Int {
    if let index = indices[name] { return index }
    let index = columns.firstIndex { $0.name == name } ?? columns.count
    if index == columns.count { columns.append(RawColumn(name: name)) }
    indices[name] = index
    return index
  }
}
