public import PetMapParameters

/// The requests of the operations that pins, maps and callouts are made of.
public enum Requests {
  /// The names of all parameters of all operations.
  ///
  /// A parameter that one operation has, but another does not, is an error in the other, because
  /// ignoring it would change the result.
  static let names = Set<String>()

  /// Returns whether any operation has a parameter with a name.
  public static func isKnown(_ name: String) -> Bool { names.contains(name) }
}

extension ParameterSet {
  /// Reads the query of a request to the API.
  public init(_ query: [QueryParameter]) throws(ParameterError) {
    try self.init(query, on: .http) { Requests.isKnown($0) }
  }
}
