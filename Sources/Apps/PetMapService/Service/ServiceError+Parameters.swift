import PetMapAPI
package import PetMapParameters
import PetMapRequests

extension ServiceError {
  /// Creates the error for an invalid query parameter.
  package init(_ error: ParameterError) {
    let (message, field) = error.http
    self.init(.invalidParameter, message, field: field)
  }
}

extension ParameterSet {
  /// Reads the query of a request.
  ///
  /// - Parameter names: Parameters that the caller reads itself.
  init(of call: Call, except names: [String] = []) throws(ServiceError) {
    do {
      try self.init(call.head.target.parameters.filter { !names.contains($0.name) })
    } catch {
      throw ServiceError(error)
    }
  }
}
