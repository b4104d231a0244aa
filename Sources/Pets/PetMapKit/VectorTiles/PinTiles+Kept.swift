import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

extension PinTiles {
  /// The names of all pins' additional columns, with their MBTiles 1.3 types; columns with mixed
  /// types are `String`.
  ///
  /// - Returns: The fields, in order of first appearance.
  /// - Complexity: O(*n*) for *n* pins.
  public var keptFields: [TileSetDescription.Field] {
    var fields: [TileSetDescription.Field] = []
    var slots: [String: Int] = [:]
    for pin in records.slots where records[pin].hasKept {
      for (name, value) in Self.kept(records[pin].announcement) {
        guard let slot = slots[name] else {
          slots[name] = fields.count
          fields.append(TileSetDescription.Field(name: name, type: value.fieldType))
          continue
        }
        if fields[slot].type != value.fieldType { fields[slot].type = .string }
      }
    }
    return fields
  }

  /// Returns the additional columns of a pin, except those that share a name with a tile attribute.
  /// Arrays and objects are returned as JSON; null is omitted.
  static func kept(_ pin: Announcement) -> [(String, VectorTileLayer.Value)] {
    guard !pin.kept.members.isEmpty else { return [] }
    var names = Set(TileSetDescription.ownFields.map { $0.name })
    return pin.kept.members.compactMap { member in
      guard let value = VectorTileLayer.Value(member.value), names.insert(member.name).inserted
      else { return nil }
      return (member.name, value)
    }
  }
}

extension VectorTileLayer.Value {
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: return nil
    case .bool(let isTrue): self = .boolean(isTrue)
    case .string(let text): self = .text(text)
    case .number(let number):
      if let whole = number.integer {
        self = .integer(Int64(whole))
      } else {
        self = Double(number.text).map { .double($0) } ?? .text(number.text)
      }
    case .array, .object: self = .text(String(decoding: value.bytes, as: UTF8.self))
    }
  }

  fileprivate var fieldType: TileSetDescription.Field.Kind {
    switch self {
    case .text: .string
    case .integer, .double: .number
    case .boolean: .boolean
    }
  }
}
