package import PetMapReports

extension RouteTable {
  /// Every route of the service.
  static let all = RouteTable(
    Route.health + [.list, .create, .one, .status, .upload, .photo] + Route.delete)
}

extension Service {
  /// A service with all of its routes. It reads the whole store, and so it may wait.
  package convenience init(_ environment: ServiceEnvironment) throws(StoreError) {
    try self.init(environment, routes: .all)
  }
}
