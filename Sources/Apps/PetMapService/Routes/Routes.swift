package import PetMapAnnouncements

extension RouteTable {
  /// Every route of the service.
  static let all: RouteTable = {
    let groups: [[Route]] = [
      Route.health,
      Route.page,
      Route.reports,
      Route.manage,
      [
        Route.list, Route.create, Route.one, Route.edit, Route.matches, Route.status,
        Route.upload,
      ],
      Route.arrangePhotos,
      Route.decisions,
      Route.sightings,
      Route.alerts,
      Route.pets,
      Route.visitorPages,
      Route.sightingPages,
      Route.alertPages,
      Route.moderationPages,
      Route.photos,
      Route.visitors,
      [Route.unpublished],
      Route.delete,
      Route.moderation,
      Route.map,
      Route.basemap,
      [Route.values, Route.cluster, Route.cities, Route.coordinates],
      [Route.places, Route.nearestPlaces, Route.callout, Route.changes],
      Route.features,
      [Route.openAPI, Route.metrics],
    ]
    return RouteTable(groups.flatMap { $0 })
  }()
}

extension Service {
  /// The steps through which every request passes, from the outermost to the last one before its
  /// route.
  private static let steps: [any PipelineStep] = [
    RequestLog(), RequestMetrics(), Conventions(), OriginCheck(), RateLimitStep(),
  ]

  /// Creates a service with all of its routes, and reads the entire store.
  package convenience init(_ environment: ServiceEnvironment) throws(StoreError) {
    let pages =
      Route.reports + Route.manage + Route.moderationPages + Route.visitorPages + Route.alertPages
    let writing = pages.map(\.operation)
    let routes = RouteTable.all.routes.filter {
      environment.forms == .own || $0.method == "GET" && !writing.contains($0.operation)
    }
    try self.init(environment, routes: RouteTable(routes), steps: Self.steps)
  }
}
