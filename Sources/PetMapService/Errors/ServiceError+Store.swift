package import PetMapReports

extension ServiceError {
  /// What a client is told of a store's failure: its cause is nobody's business outside.
  package init(_ error: StoreError) {
    switch error {
    case .microchipConflict:
      self.init(
        .conflict, "An entity with this value already exists", field: "microchipNumber")
    case .notFound: self = .notFound
    case .busy, .readOnly, .unavailable: self = .storeUnavailable
    case .corrupt, .newerVersion, .changesForgotten: self = .internalError
    }
  }

  package static let storeUnavailable = ServiceError(
    .storeUnavailable, "The store cannot be written at the moment",
    headers: [HeaderField("Retry-After", "10")])

  package init(_ problem: ParameterProblem) {
    self.init(problem.code, problem.message, field: problem.name)
  }

  package init(_ problem: DraftProblem) {
    self.init(problem.code, problem.message, field: problem.field)
  }
}
