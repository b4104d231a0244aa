#if canImport(MapKit)
  public import MapKit
  public import PetMapGeo

  extension MapRectangle {
    /// Creates a rectangle from MapKit's.
    public init(_ rect: MKMapRect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }

  extension MKMapRect {
    /// Creates MapKit's rectangle.
    public init(_ rectangle: MapRectangle) {
      self.init(
        x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }
  }

  extension CLLocationCoordinate2D {
    /// Creates MapKit's coordinate.
    public init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension Coordinate {
    /// Creates a coordinate from MapKit's, or returns `nil` if it is invalid, as
    /// `kCLLocationCoordinate2DInvalid` is. Longitudes beyond ±180° are wrapped.
    public init?(_ coordinate: CLLocationCoordinate2D) {
      guard
        let valid = try? Coordinate(
          latitude: coordinate.latitude, wrappingLongitude: coordinate.longitude)
      else { return nil }
      self = valid
    }
  }

  extension MapRegion {
    /// Creates a region from MapKit's, or returns `nil` if its center is invalid.
    public init?(_ region: MKCoordinateRegion) {
      guard let center = Coordinate(region.center) else { return nil }
      self.init(
        center: center, latitudeDelta: region.span.latitudeDelta,
        longitudeDelta: region.span.longitudeDelta)
    }
  }

  extension MKCoordinateRegion {
    /// Creates MapKit's region.
    public init(_ region: MapRegion) {
      self.init(
        center: CLLocationCoordinate2D(region.center),
        span: MKCoordinateSpan(
          latitudeDelta: region.latitudeDelta, longitudeDelta: region.longitudeDelta))
    }
  }
#endif
