package import PetMapAnnouncements

extension RouteTable {
  /// Every route of the service.
  static let all: RouteTable = {
    let groups: [[Route]] = [
      Route.health,
      Route.page,
      [Route.list, Route.create, Route.one, Route.status, Route.upload, Route.photo],
      Route.pets,
      [Route.sizedPhoto],
      [Route.unpublished],
      Route.delete,
      Route.map,
      [Route.values, Route.cluster, Route.cities, Route.callout, Route.changes],
      Route.features,
      [Route.openAPI, Route.metrics],
    ]
    return RouteTable(
      groups.flatMap { $0 }.map { route in
        var route = route
        route.limited = limited[route.operation]
        return route
      })
  }()

  private static let limited: [String: LimitedRequest] = [
    Route.create.operation: .creates, Route.callout.operation: .callouts,
  ]
}

extension Service {
  /// A service with all of its routes. It reads the whole store, and so it may wait.
  ///
  /// - Parameter isReadOnly: leaves out the routes that write: their methods are not allowed.
  package convenience init(
    _ environment: ServiceEnvironment, isReadOnly: Bool = false
  ) throws(StoreError) {
    let routes = RouteTable.all.routes.filter { !isReadOnly || $0.method == "GET" }
    try self.init(environment, routes: RouteTable(routes))
  }
}
