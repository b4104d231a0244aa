// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins for the parts of MapKit that PetMapMapKit and the sample app use, with the signatures in
// Apple's documentation.

@_exported public import CoreLocation
public import SwiftUI
public import UIKit

// MARK: Data types

public struct MKMapPoint: Sendable {
  public var x, y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
public struct MKMapSize: Sendable {
  public var width, height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
}
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta, longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
}

// MARK: Annotations

@preconcurrency public protocol MKAnnotation: NSObject {
  var coordinate: CLLocationCoordinate2D { get }
}

@MainActor open class MKAnnotationView: UIView {
  // Required here, so that the map view can create subclasses, which MapKit does in Objective-C.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder aDecoder: NSCoder) { nil }
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var isEnabled = true
  open var canShowCallout = false
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
}

// MARK: The map view

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObject {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
}

@MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var visibleMapRect = MKMapRect.world
  open private(set) var annotations: [any MKAnnotation] = []
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  /// The changes of annotations, such as `add 2`.
  public var log: [String] = []
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    log.append("add \(annotations.count)")
    self.annotations += annotations
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    log.append("remove \(annotations.count)")
    self.annotations.removeAll { one in annotations.contains { $0 === one } }
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    log.append("deselect")
  }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = viewClass
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let type = classes[identifier] as? MKAnnotationView.Type else {
      fatalError("\(identifier) is not registered")
    }
    let view = type.init(annotation: annotation, reuseIdentifier: identifier)
    views[ObjectIdentifier(annotation)] = view
    return view
  }
  private var classes: [String: AnyClass] = [:]
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
}

// MARK: SwiftUI

@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor protocol PrimitiveMapContent: MapContent where Body == Never {
  func node(in values: EnvironmentValues) -> Node
}
extension PrimitiveMapContent {
  public var body: Never { fatalError("primitive map content has no body") }
}
extension Never: MapContent {}

extension MapContent {
  func mapNode(in values: EnvironmentValues) -> Node {
    if let primitive = self as? any PrimitiveMapContent { return primitive.node(in: values) }
    return values.reading { body }.mapNode(in: values)
  }
}

@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  @MainActor public static func buildIf<Content: MapContent>(_ content: Content?)
    -> _OptionalMapContent<Content>
  { _OptionalMapContent(content: content) }
}
public struct _OptionalMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content?
  func node(in values: EnvironmentValues) -> Node {
    content.map { $0.mapNode(in: values) } ?? Node("Empty")
  }
}

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
  public typealias Body = Never
  func node(in values: EnvironmentValues) -> Node {
    Node(
      "ForEach",
      children: data.map { element in values.reading { content(element) }.mapNode(in: values) })
  }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(standIn: data, content: content)
  }
}

public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  let title: String
  let coordinate: CLLocationCoordinate2D
  let content: Content
  func node(in values: EnvironmentValues) -> Node {
    Node(
      "Annotation \(coordinate.latitude) \(coordinate.longitude)",
      children: [content.renderedNode(in: values)])
  }
}
extension Annotation where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { (self.title, self.coordinate, self.content) = (String(title), coordinate, content()) }
}
extension MapContent {
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all = MapInteractionModes(rawValue: 15)
}
public struct MapCameraPosition: Sendable {
  public let rect: MKMapRect?
  public static let automatic = MapCameraPosition(rect: nil)
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
}
public struct MapCameraBounds: Sendable {}
public struct MapCameraUpdateFrequency: Equatable, Sendable {
  let name: String
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
}
public struct MapCameraUpdateContext: Sendable {
  public let rect: MKMapRect
}
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  let content: Content
  public var body: some View { StandInView { content.mapNode(in: $0) } }
}
public struct Map<Content: View>: View {
  let position: Binding<MapCameraPosition>
  let content: Content
  public var body: some View { content }
}
extension Map {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    (self.position, self.content) = (position, MapContentView(content: content()))
  }
}

/// The last actions that maps were given, for the tests to call.
@MainActor public enum MapActions {
  public static var camera: [String: (MapCameraUpdateContext) -> Void] = [:]
  public static func move(_ rect: MKMapRect, _ frequency: MapCameraUpdateFrequency) {
    camera[frequency.name]?(MapCameraUpdateContext(rect: rect))
  }
}

extension View {
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    MapActions.camera[frequency.name] = action
    return self
  }
}
