// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Types with the names that MapKit exports at its top level.

public struct Annotation {}
public struct AnnotationTitles {}
public struct DefaultUserAnnotationContent {}
public struct LookAroundPreview {}
public struct Map {}
public struct MapAnnotation {}
public struct MapCamera {}
public struct MapCameraBounds {}
public struct MapCameraPosition {}
public struct MapCameraUpdateContext {}
public struct MapCameraUpdateFrequency {}
public struct MapCircle {}
public struct MapCompass {}
public struct MapContentBuilder {}
public struct MapControlView {}
public struct MapFeature {}
public struct MapFeatureSelectionAccessory {}
public struct MapInteractionModes {}
public struct MapItemDetailSelectionAccessoryStyle {}
public struct MapMarker {}
public struct MapPin {}
public struct MapPitchSlider {}
public struct MapPitchToggle {}
public struct MapPolygon {}
public struct MapPolyline {}
public struct MapProxy {}
public struct MapReader {}
public struct MapScaleView {}
public struct MapSelection {}
public struct MapStyle {}
public struct MapUserLocationButton {}
public struct MapUserTrackingMode {}
public struct MapZoomStepper {}
public struct Marker {}
public struct PointOfInterestCategories {}
public struct UserAnnotation {}
public protocol MapAnnotationProtocol {}
public protocol MapContent {}
