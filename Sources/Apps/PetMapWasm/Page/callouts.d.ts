/** The engine without pins: coordinates, callouts and placement. It is half the size of `petmap`. */
import type { CalloutPetMap, Source } from "./petmap.js";

export type {
  Announcement, BoundingBox, BoxInput, CalloutBadge, CalloutDrawing, CalloutEngine, CalloutField, CalloutLayout,
  CalloutLine, CalloutPetMap, CalloutPhoto, CalloutRequest, CalloutSide, CalloutText, CalloutTextStyle,
  Camera, CardOptions, Coordinate, DrawingOptions, Freeable, Marker, Measurer, Placement,
  PlaceRequest, ScreenPoint, ScreenRect, TextStyle, Viewport,
} from "./petmap.js";
export {
  autoUpdate, calloutSVG, canvasMeasurer, contentSize, CoordinateTextError, movePlaced, placementPath, positionIn, renderCallout,
} from "./petmap.js";

/** Loads the engine. Default source: callouts.wasm next to the module. */
export function load(source?: Source): Promise<CalloutPetMap>;
