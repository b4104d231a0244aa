import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapParameters
import PetMapRequests

extension Route {
  /// OGC API Features, Part 1: Core, with one collection.
  static let features = [
    document("/ogc", "getLandingPage", "Returns the landing page of OGC API Features") {
      $1.landing
    },
    document("/ogc/conformance", "getConformance", "Returns the conformance classes") {
      $1.conformance
    },
    Route(
      "GET", "/ogc/api", "getFeaturesDescription", "Describes OGC API Features",
      description: OperationDescription(
        parameters: Schema.parameters(of: DocumentRequest.self),
        successes: [
          .init(
            200, "The description in OpenAPI 3.0",
            [(FeatureWriter.descriptionType, Schema.object)]),
          .notModified,
        ], errors: [.invalidParameter], tag: "ogc")
    ) { (service, call) throws(ServiceError) in
      _ = try DocumentRequest(of: call)
      let server = FeatureWriter(call.head).base
      return service.represented(
        .content(
          OpenAPIDocument(features: service.routes, server: server).bytes,
          type: FeatureWriter.descriptionType), to: call.head)
    },
    document("/ogc/collections", "getCollections", "Lists the collections", work: .reading) {
      $1.collections(extent: $0.live.extent)
    },
    document(
      "/ogc/collections/announcements", "getCollection",
      "Describes the collection of announcements",
      work: .reading
    ) { $1.collection(extent: $0.live.extent) },
    Route(
      "GET", "/ogc/collections/announcements/items", "getFeatures",
      "Lists published announcements as GeoJSON, newest first",
      description: OperationDescription(
        parameters: Schema.parameters(of: FeatureRequest.self),
        successes: [
          .init(200, "A page", [(FeatureWriter.featureType, Schema.object)]),
          .notModified,
        ], errors: [.invalidParameter], tag: "ogc"),
      searchParameters: FeatureRequest.searchNames, mayBeLarge: true, isRepeatable: true
    ) { (service, call) throws(ServiceError) in
      let query = try FeatureRequest(of: call).pins
      let pins = service.live.snapshot.pins
      let bytes = FeatureWriter(call.head).items(
        pins.records(query), of: call.head.target,
        matched: try? pins.count(of: query, geodesy: SphereOnly()))
      return service.represented(
        .content(bytes, type: FeatureWriter.featureType), to: call.head)
    },
    Route(
      "GET", "/ogc/collections/announcements/items/{id}", "getFeature",
      "Returns a published announcement as GeoJSON",
      description: OperationDescription(
        parameters: [Schema.idParameter] + Schema.parameters(of: DocumentRequest.self),
        successes: [
          .init(200, "The feature", [(FeatureWriter.featureType, Schema.object)]),
          .notModified,
        ], errors: [.notFound, .invalidParameter], tag: "ogc")
    ) { (service, call) throws(ServiceError) in
      _ = try DocumentRequest(of: call)
      let found = try service.announcement(call)
      guard service.live.isPublished(found.id) else { throw .notFound }
      return service.represented(
        .content(
          FeatureWriter(call.head).item(found.announcement), type: FeatureWriter.featureType),
        to: call.head)
    },
  ]

  private static func document(
    _ path: PathPattern, _ operation: String, _ summary: String, work: WorkKind? = nil,
    _ body: @escaping @Sendable (Service, FeatureWriter) -> [UInt8]
  ) -> Route {
    Route(
      "GET", path, operation, summary,
      description: OperationDescription(
        parameters: Schema.parameters(of: DocumentRequest.self),
        successes: [
          .init(200, "The document", [(MediaType.json, Schema.object)]), .notModified,
        ],
        errors: [.invalidParameter], tag: "ogc"),
      work: work
    ) { (service, call) throws(ServiceError) in
      _ = try DocumentRequest(of: call)
      let bytes = body(service, FeatureWriter(call.head))
      return .respond(service.represented(.json(bytes), to: call.head))
    }
  }
}
