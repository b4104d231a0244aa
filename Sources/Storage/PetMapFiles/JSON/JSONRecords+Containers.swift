import PetMapJSON
import PetMapSynonyms

/// The objects and arrays that contain the records.
extension JSONRecords {
  /// Reads members and elements until an array or object of records begins or the top-level value
  /// ends, which changes the state.
  ///
  /// If the path of the records leads through an array, each of its elements is read in this way.
  func readContainers() throws(FileError) {
    while let container = open.last {
      guard let byte = try nextByte() else {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
      switch (byte, expected) {
      case (container.end, .elementOrEnd), (container.end, .commaOrEnd):
        window.consume(to: window.start + 1)
        open.removeLast()
        // Elements have no name.
        if open.last == .object { path.removeLast() }
        expected = .commaOrEnd
      case (UInt8(ascii: ","), .commaOrEnd):
        window.consume(to: window.start + 1)
        expected = .element
      case (_, .commaOrEnd), (UInt8(ascii: "}"), _), (UInt8(ascii: "]"), _),
        (UInt8(ascii: ","), _), (UInt8(ascii: ":"), _):
        throw .malformed(window.place(at: window.start), .syntax)
      case (UInt8(ascii: "{"), _) where container == .array: begin(.object)
      case _ where container == .array: try skipValue()
      default:
        try readMember()
        if case .elements = state { return }
      }
    }
    guard hasFoundRecords else {
      throw .noRecords(path: window.path, records: JSONShape.text(of: shape.path))
    }
    state = .trailing
  }

  private func begin(_ container: Container) {
    window.consume(to: window.start + 1)
    open.append(container)
    expected = .elementOrEnd
  }

  private func skipValue() throws(FileError) {
    window.consume(to: try valueEnd())
    expected = .commaOrEnd
  }

  /// Reads a member of an object.
  private func readMember() throws(FileError) {
    guard window.bytes[window.start] == UInt8(ascii: "\"") else {
      throw .malformed(window.place(at: window.start), .syntax)
    }
    let nameEnd = try valueEnd()
    let name = RawSlice.json(window.start..<nameEnd, in: window.bytes).text(in: window.bytes) ?? ""
    window.consume(to: nameEnd)
    let colon = try nextByte()
    if colon == UInt8(ascii: ":") { window.consume(to: window.start + 1) }
    let byte = try nextByte()
    guard colon == nil || colon == UInt8(ascii: ":"), let byte else {
      throw .malformed(window.place(at: window.start), byte == nil ? .unclosed : .syntax)
    }
    let next = path + [name]
    let begins = byte == (shape.areMembers ? UInt8(ascii: "{") : UInt8(ascii: "["))
    var isCollection = begins && (next == shape.path || shape.isFollowed(by: next))
    if begins, !isCollection { isCollection = try isCommonArray(next) }
    if isCollection {
      collectionStatus = StatusWord.name(in: next).flatMap(StatusWord.status(ofName:))
      areMembers = shape.areMembers
      hasFoundRecords = true
      window.consume(to: window.start + 1)
      expected = .elementOrEnd
      state = .elements
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), next != shape.path,
      next.count < shape.path.count, shape.leads(to: next)
    {
      path = next
      begin(byte == UInt8(ascii: "{") ? .object : .array)
    } else {
      try readOtherMember(name)
    }
  }

  /// Returns whether the array at the window's first unconsumed byte contains records according to
  /// its name, like the one whose name determined the file's structure.
  private func isCommonArray(_ next: [String]) throws(FileError) -> Bool {
    guard shape.isCommon, let name = next.last, next.dropLast() == shape.path.dropLast() else {
      return false
    }
    repeat {
      if let index = Self.nextIndex(window.start + 1..<window.end, in: window.bytes) {
        let first = window.bytes[index]
        return JSONShapeFinder.mayContainRecords(
          name, ofObjects: first == UInt8(ascii: "{") || first == UInt8(ascii: "]"))
      }
    } while try window.refill()
    return false
  }

  /// Reads a member that does not lead to the records, which may declare the coordinate system.
  private func readOtherMember(_ name: String) throws(FileError) {
    let value = window.start..<(try valueEnd())
    let isNested = "{[".utf8.contains(window.bytes[value.lowerBound])
    if hasFoundRecords, isNested, !(shape.isCompound && name == "included") {
      try shape.checkForRecords(in: value, of: window, at: path + [name])
    }
    if name == "crs" || name == "spatialReference" {
      noteSystem(try? JSONValue(parsing: Array(window.bytes[value])))
    }
    window.consume(to: value.upperBound)
    expected = .commaOrEnd
  }

  /// Records the coordinate system declared by a collection:
  /// `{"type":"name","properties":{"name":"…"}}`, or Esri's `{"wkid":102100,"latestWkid":3857}`.
  private func noteSystem(_ value: JSONValue?) {
    guard let value = value?.object else { return }
    if let number = (value["latestWkid"] ?? value["wkid"])?.number?.integer {
      system = number == 102_100 ? "EPSG:3857" : "EPSG:\(number)"
    } else {
      system = value["properties"]?.object?["name"]?.string
    }
  }
}
