// If one of the libraries for apps had a public type with any of these names, the name would be
// ambiguous, and this file would not compile.
import AppleNames
import PetMapApple
import PetMapClient
import PetMapKit
import PetMapMapKit

/// The names that an app uses without qualification.
enum UnqualifiedNames {
  static let swiftUI: [Any.Type] = [
    ActionSheet.self, Alert.self, Alignment.self, AlignmentID.self, Anchor.self, Angle.self,
    AngularGradient.self, Animation.self, AnyGesture.self, AnyLayout.self, AnyShape.self,
    AnyShapeStyle.self, AnyTransition.self, AnyView.self, AppStorage.self, AsyncImage.self,
    Axis.self, BackgroundStyle.self, Bindable.self, Binding.self, BlendMode.self, Button.self,
    ButtonRole.self, Canvas.self, Capsule.self, Circle.self, Color.self, ColorPicker.self,
    ColorScheme.self, CommandGroup.self, CommandMenu.self, ConcentricRectangle.self,
    ContainerRelativeShape.self, ContainerValues.self, ContentMode.self, ContentShapeKinds.self,
    ContentTransition.self, ContextMenu.self, ControlGroup.self, ControlSize.self,
    CoordinateSpace.self, DatePicker.self, DisclosureGroup.self, DismissAction.self, Divider.self,
    DocumentGroup.self, DragGesture.self, DynamicTypeSize.self, Edge.self, EdgeInsets.self,
    EditButton.self, EditMode.self, Ellipse.self, EmptyView.self, Environment.self,
    EnvironmentObject.self, EnvironmentValues.self, EventModifiers.self, FetchRequest.self,
    FillStyle.self, FocusState.self, FocusedValue.self, Font.self, ForEach.self,
    ForegroundStyle.self, Form.self, Gauge.self, GeometryProxy.self, GeometryReader.self,
    GestureState.self, Gradient.self, GraphicsContext.self, Grid.self, GridItem.self,
    GridRow.self, Group.self, GroupBox.self, HStack.self, HorizontalAlignment.self,
    HoverPhase.self, Image.self, ImageRenderer.self, InsettableRoundedRectangle.self,
    ItemProvider.self, KeyEquivalent.self, KeyPress.self, KeyboardShortcut.self,
    KeyframeAnimator.self, Label.self, LabelStyleConfiguration.self, LayoutDirection.self,
    LayoutSubview.self, LayoutSubviews.self, LazyHGrid.self, LazyHStack.self, LazyVGrid.self,
    LazyVStack.self, LinearGradient.self, Link.self, List.self, LongPressGesture.self,
    MagnifyGesture.self, Material.self, Menu.self, MeshGradient.self, Namespace.self,
    NavigationLink.self, NavigationPath.self, NavigationSplitView.self, NavigationStack.self,
    NavigationView.self, ObservedObject.self, OpenURLAction.self, OutlineGroup.self,
    PasteButton.self, Path.self, PhaseAnimator.self, Picker.self, PinnedScrollableViews.self,
    PopoverAttachmentAnchor.self, PresentationDetent.self, PresentationMode.self,
    PreviewDevice.self, ProgressView.self, Prominence.self, ProposedViewSize.self,
    RadialGradient.self, Rectangle.self, RedactionReasons.self, RenameButton.self,
    RotateGesture.self, RoundedCornerStyle.self, RoundedRectangle.self, SafeAreaRegions.self,
    ScaledMetric.self, ScenePhase.self, SceneStorage.self, ScrollGeometry.self, ScrollPhase.self,
    ScrollPosition.self, ScrollTarget.self, ScrollView.self, ScrollViewProxy.self,
    ScrollViewReader.self, SearchScopeActivation.self, Section.self, SectionedFetchRequest.self,
    SecureField.self, Selection.self, SensoryFeedback.self, Settings.self, Shader.self,
    ShaderLibrary.self, ShadowStyle.self, ShareLink.self, Slider.self, Spacer.self, Spring.self,
    State.self, StateObject.self, Stepper.self, StrokeShapeView.self, StrokeStyle.self,
    SubmitLabel.self, Subview.self, SubviewsCollection.self, SwipeActions.self,
    SymbolRenderingMode.self, SymbolVariants.self, Tab.self, TabSection.self, TabView.self,
    Table.self, TableColumn.self, TableRow.self, TapGesture.self, Text.self, TextAlignment.self,
    TextEditor.self, TextField.self, TextFieldLink.self, TextSelection.self, TimelineView.self,
    TitleDisplayMode.self, Toggle.self, ToolbarItem.self, ToolbarItemGroup.self,
    ToolbarItemPlacement.self, ToolbarRole.self, Transaction.self, TruncationMode.self,
    UnevenRoundedRectangle.self, UnitCurve.self, UnitPoint.self, UserInterfaceSizeClass.self,
    VStack.self, VerticalAlignment.self, VerticalEdge.self, ViewBuilder.self, ViewDimensions.self,
    ViewSpacing.self, ViewThatFits.self, Visibility.self, VisualEffect.self, Window.self,
    WindowGroup.self, ZStack.self, (any Animatable).self, (any App).self, (any ButtonStyle).self,
    (any Commands).self, (any CustomAnimation).self, (any DynamicProperty).self,
    (any EnvironmentKey).self, (any Gesture).self, (any InsettableShape).self,
    (any Keyframes).self, (any Layout).self, (any LayoutValueKey).self, (any PreferenceKey).self,
    (any Scene).self, (any Shape).self, (any ShapeStyle).self, (any TableColumnContent).self,
    (any TextRenderer).self, (any TimelineSchedule).self, (any ToolbarContent).self,
    (any Transition).self, (any VectorArithmetic).self, (any View).self, (any ViewModifier).self,
  ]

  static let mapKit: [Any.Type] = [
    Annotation.self, AnnotationTitles.self, DefaultUserAnnotationContent.self,
    LookAroundPreview.self, Map.self, MapAnnotation.self, MapCamera.self, MapCameraBounds.self,
    MapCameraPosition.self, MapCameraUpdateContext.self, MapCameraUpdateFrequency.self,
    MapCircle.self, MapCompass.self, MapContentBuilder.self, MapControlView.self, MapFeature.self,
    MapFeatureSelectionAccessory.self, MapInteractionModes.self,
    MapItemDetailSelectionAccessoryStyle.self, MapMarker.self, MapPin.self, MapPitchSlider.self,
    MapPitchToggle.self, MapPolygon.self, MapPolyline.self, MapProxy.self, MapReader.self,
    MapScaleView.self, MapSelection.self, MapStyle.self, MapUserLocationButton.self,
    MapUserTrackingMode.self, MapZoomStepper.self, Marker.self, PointOfInterestCategories.self,
    UserAnnotation.self, (any MapAnnotationProtocol).self, (any MapContent).self,
  ]

  static let others: [Any.Type] = [
    AnyCancellable.self, AnyPublisher.self, AttributedString.self, Bundle.self, Calendar.self,
    CharacterSet.self, CurrentValueSubject.self, Data.self, Date.self, DateComponents.self,
    DateInterval.self, Decimal.self, Deferred.self, Dimension.self, Empty.self, Fail.self,
    FileManager.self, Formatter.self, Future.self, Host.self, IndexPath.self, IndexSet.self,
    InputStream.self, Just.self, Locale.self, Measurement.self, Notification.self, Operation.self,
    OutputStream.self, PassthroughSubject.self, Picture.self, Pipe.self, Port.self, Process.self,
    Progress.self, Published.self, Record.self, Scanner.self, Shadow.self, Stream.self,
    Stroke.self, Subscribers.self, Thread.self, TimeInterval.self, TimeZone.self, Timer.self,
    URL.self, URLRequest.self, UUID.self, Unit.self, UnitAngle.self, UnitLength.self,
  ]
}
