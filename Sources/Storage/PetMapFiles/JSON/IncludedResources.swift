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

    init(_ resource: Range<Int>, in text: [UInt8]) {
      func value(_ name: String) -> String {
        JSONItems.member(name, of: resource, in: text).flatMap {
          RawSlice.json($0, in: text).text(in: text)
        } ?? ""
      }
      (type, id) = (value("type"), value("id"))
    }
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
  ///   - text: The window's bytes, which must not move.
  init(in document: Range<Int>, of text: [UInt8]) {
    guard let included = JSONItems.member("included", of: document, in: text),
      var elements = JSONItems(included, in: text), !elements.isObject
    else { return }
    while let element = elements.next(in: text)?.value {
      guard let object = JSONItems.member("attributes", of: element, in: text) else { continue }
      attributes[Key(element, in: text)] = .json(object, in: text)
    }
  }

  /// Writes the attributes of the resources that the current record of a batch refers to into
  /// columns.
  ///
  /// - Parameter columns: The columns of the file, to which those of new relationships are appended.
  mutating func addAttributes(
    to batch: inout RawBatch, in text: [UInt8], columns: inout [RawColumn]
  ) {
    relationships =
      relationships ?? columns.firstIndex { $0.isOuter && $0.name == "relationships" }
    guard let relationships, case let value = batch[column: relationships], value.kind == .nested,
      var items = JSONItems(value.range, in: text)
    else { return }
    while let item = items.next(in: text) {
      guard let key = Self.reference(item.value, in: text), let found = attributes[key] else {
        continue
      }
      batch[column: index(of: item.name(in: text), &columns)] = found
    }
    batch[column: relationships] = .none
  }

  /// Returns the resource that a relationship refers to, or `nil` if it refers to none or several.
  private static func reference(_ relationship: Range<Int>, in text: [UInt8]) -> Key? {
    guard let data = JSONItems.member("data", of: relationship, in: text) else { return nil }
    guard var elements = JSONItems(data, in: text), !elements.isObject else {
      return Key(data, in: text)
    }
    guard let only = elements.next(in: text), elements.next(in: text) == nil else { return nil }
    return Key(only.value, in: text)
  }

  private mutating func index(of name: String, _ columns: inout [RawColumn]) -> Int {
    if let index = indices[name] { return index }
    let index = columns.firstIndex { $0.name == name } ?? columns.count
    if index == columns.count { columns.append(RawColumn(name: name)) }
    indices[name] = index
    return index
  }
}
