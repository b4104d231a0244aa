/// Parameters that are declared once, by ``visit(_:)``, and are read, listed and written with it.
///
/// The default of a parameter is the initial value of its property.
///
/// ```swift
/// struct SearchRequest: ParameterSet {
///   var text: String?
///   var limit = 10
///
///   mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
///     visitor.group("Search")
///     try visitor.visit(&text, "text", .text(100), "Find this text.", .required)
///     try visitor.visit(&limit, "limit", .integer(1...20), "Return at most N results.")
///   }
/// }
/// let request = try SearchRequest(query, on: .http)
/// ```
public protocol ParameterSet: Sendable {
  /// Creates a request with the defaults.
  init()
  /// Passes each parameter to a visitor.
  mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError)
  /// Checks the rules about several parameters, except for those in ``ParameterTraits/partner``,
  /// which are checked afterward.
  func check() throws(ParameterError)
  /// Whether unknown names are errors. Otherwise, they are ignored, unless another operation has a
  /// parameter with that name.
  static var rejectsUnknown: Bool { get }
}

/// Reads, lists or writes parameters.
///
/// The kind and the help of a parameter are only evaluated if the visitor needs them.
public protocol ParameterVisitor {
  /// The surface that parameters are read from or listed for. Some limits depend on it.
  var surface: Surface { get }
  /// Begins a group of parameters with a heading.
  mutating func group(_ title: String)
  /// Visits a parameter without a default.
  mutating func visit<Value>(
    _ value: inout Value?, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits) throws(ParameterError)
  /// Visits a parameter whose default is the value of a new request.
  mutating func visit<Value>(
    _ value: inout Value, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits) throws(ParameterError)
}

extension ParameterVisitor {
  /// Visits a parameter without a default and without special traits.
  public mutating func visit<Value>(
    _ value: inout Value?, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String
  ) throws(ParameterError) {
    try visit(&value, name, kind(), help(), ParameterTraits())
  }

  /// Visits a parameter with a default and without special traits.
  public mutating func visit<Value>(
    _ value: inout Value, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String
  ) throws(ParameterError) {
    try visit(&value, name, kind(), help(), ParameterTraits())
  }
}

extension ParameterSet {
  /// Accepts all combinations of parameters.
  public func check() throws(ParameterError) {}
  /// Unknown names are ignored.
  public static var rejectsUnknown: Bool { false }

  /// Reads the parameters of a request.
  ///
  /// - Parameter isKnown: Returns whether any operation has a parameter with a name. If so, a
  ///   parameter that this operation does not have is an error, because ignoring it would change
  ///   the result.
  public init(
    _ query: [QueryParameter], on surface: Surface, isKnown: (String) -> Bool = { _ in false }
  ) throws(ParameterError) {
    self.init()
    var reader = ParameterReader(query, on: surface)
    try visit(&reader)
    try reader.finish(rejectingUnknown: Self.rejectsUnknown, isKnown: isKnown)
    try check()
    try reader.checkPartners()
  }

  /// Reads the valid parameters of a page's URL. Invalid parameters are dropped, each on its own,
  /// so that an edited link still opens the page.
  public init(dropping query: [QueryParameter]) {
    var query = query
    while true {
      do {
        self = try Self(query, on: .page)
        return
      } catch {
        let names = error.names
        let rest = query.filter { parameter in !names.contains { $0.isSameName(parameter.name) } }
        guard rest.count < query.count else {
          // A required parameter is missing.
          self.init()
          return
        }
        query = rest
      }
    }
  }

  /// Returns the parameters that a surface offers.
  public static func definitions(on surface: Surface) -> [ParameterDefinition] {
    var request = Self()
    var lister = ParameterLister(on: surface)
    request.pass(&lister)
    return lister.definitions
  }

  /// The parameters whose values differ from those of a new request.
  public var query: [QueryParameter] {
    var (request, standard) = (self, Self())
    var (writer, defaults) = (QueryWriter(), QueryWriter())
    request.pass(&writer)
    standard.pass(&defaults)
    return writer.parameters.filter { !defaults.parameters.contains($0) }
  }

  /// Passes each parameter to a visitor that reports no errors.
  private mutating func pass(_ visitor: inout some ParameterVisitor) {
    do {
      try visit(&visitor)
    } catch {
      preconditionFailure("listing and writing parameters cannot fail")
    }
  }
}

extension String {
  /// Whether two names consist of the same bytes.
  func isSameName(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// The name with hyphens between its words: `text-scale` for `textScale` and `text_scale`.
  var hyphenated: String {
    var name: [UInt8] = []
    for byte in utf8 {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if isCapital, let last = name.last, last &- UInt8(ascii: "a") < 26 {
        name += [UInt8(ascii: "-"), byte | 0x20]
      } else {
        name.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
