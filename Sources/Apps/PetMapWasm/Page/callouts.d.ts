/** The engine without pins: coordinates, callouts and placement. It is half the size of `petmap`. */
import type { CalloutPetMap, Source } from "./petmap.js";

export type {
  Announcement, ArrowSize, BoundingBox, BoxInput, CalloutBadge, CalloutDrawing, CalloutEngine, CalloutField, CalloutLayout,
  CalloutLine, CalloutPetMap, CalloutPhoto, CalloutRequest, CalloutSide, CalloutText, CalloutTextStyle,
  Camera, CardOptions, Coordinate, DrawingOptions, Freeable, Marker, Measurer, Placement,
  PlacementOptions, PlaceRequest, Portal, ScreenPoint, ScreenRect, TextStyle, Viewport,
} from "./petmap.js";
export {
  autoUpdate, calloutSVG, canvasMeasurer, contentSize, CoordinateTextError, dismiss, movePlaced, placementPath, portal,
  positionIn, rectangleIn, renderCallout, trapFocus,
} from "./petmap.js";

/** Loads the engine. Default source: callouts.wasm next to the module. */
export function load(source?: Source): Promise<CalloutPetMap>;
