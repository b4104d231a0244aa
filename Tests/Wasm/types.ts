// The types of petmap.wasm's module, each used once: this must compile, and what is marked must
// not.
import { CoordinateTextError, canvasMeasurer, load } from "./petmap.js";
import type {
  Announcement, BoundingBox, CalloutEngine, CalloutLayout, CalloutRequest, Camera, ClusterFeature,
  ClusterOptions, ClusterProperties, Clusters, Coordinate, Feature, Freeable, Markers, Measurer, PetMap, PinColumns,
  PinIndex, PinIndexConstructor, SceneMap, SceneRequest, ScreenPoint, TextStyle, TileFeature,
  Viewport,
} from "./petmap.js";

export async function everything(): Promise<unknown[]> {
  const petmap: PetMap = await load();
  const url = new URL("https://example.org/petmap.wasm");
  await Promise.all(["petmap.wasm", url, new ArrayBuffer(8), new Uint8Array(8)].map(load));

  const place: Coordinate = petmap.parseCoordinate("52 N, 21 E");
  const text: string = petmap.formatCoordinate(place, "hemispheres");
  const there = petmap.midpoint(place, petmap.destination(place, 90, 1000));
  const numbers: number[] = [
    petmap.distance(place, there), petmap.initialBearing(place, there),
    petmap.finalBearing(place, there), petmap.memoryInUse,
  ];
  const box: BoundingBox = petmap.boxAround(place, 500);
  const viewport: Viewport = { width: 390, height: 844, insets: { top: 47 } };
  const camera: Camera = petmap.cameraAround(place, 500, viewport);
  const point: ScreenPoint = petmap.screenPoint(place, camera, viewport);
  const back: Coordinate = petmap.screenCoordinate(point, camera, viewport);
  const unit: Coordinate = petmap.coordinateOfUnitPoint(petmap.unitPoint(place));

  const Index: PinIndexConstructor = petmap.PinIndex;
  const index: PinIndex = new Index(new Float64Array([1]), [2]);
  const near: Uint32Array = index.within(place, 500);
  const nearest: { pins: Uint32Array; distances: Float64Array } =
    index.nearest(place, 3, { within: 10 });
  numbers.push(index.count, index.byteCount, index.inBox(box).length);

  const geometry: Feature["geometry"] = { type: "Point", coordinates: [21, 52] };
  const features: Feature[] = [
    { type: "Feature", properties: null, geometry },
    { type: "Feature", id: "a", properties: { status: 1 }, geometry },
  ];
  Index.fromFeatures(features).free();
  const options: ClusterOptions = {
    radius: 60, minZoom: 1, compatibility: "supercluster", generateId: true,
    map: ({ age }) => ({ age }), reduce: (whole, part) => { whole.age += part.age; },
  };
  const columns: PinColumns = {
    latitudes: [1], longitudes: new Float32Array([2]), ids: ["a", 2], statuses: ["FOUND", 2],
  };
  const clusters: Clusters = new petmap.Clusters(options).load(features).load(columns);
  const markers: Markers = clusters.getMarkers(box, 3);
  const marked: Feature | ClusterFeature = clusters.getFeature(markers.nodes[0]);
  for (const { properties } of clusters.getClusters(box, 3)) {
    if (!properties || !("cluster_id" in properties)) continue;
    const { cluster_id } = properties as ClusterProperties;
    const leaves: Feature[] = clusters.getLeaves(cluster_id, 10, 0);
    const zoom: number | null = clusters.getClusterExpansionZoom(cluster_id);
    const copy: ClusterProperties = { ...(properties as ClusterProperties), closed: zoom ?? 0 };
    numbers.push(leaves.length, clusters.getChildren(copy.cluster_id).length);
  }
  const tile: { features: TileFeature[] } | null = clusters.getTile(0, 0, 0);

  const style: TextStyle = { size: 14, weight: "bold", direction: "rtl" };
  const measurer: Measurer = canvasMeasurer("Inter", document.createElement("canvas"));
  const { ascent } = canvasMeasurer("Inter").verticalMetrics(style);
  numbers.push(measurer.measure(text, style), ascent);
  const pet: Announcement = { id: 1, latitude: 1, longitude: 2, status: "ACTIVE", petName: null };
  const request: CalloutRequest = { at: point, viewport, previous: "above" };
  const callouts: CalloutEngine = new petmap.CalloutEngine({ measurer });
  const layout: CalloutLayout = callouts.callout(pet, request);
  const tip = layout.arrow?.tip.x ?? layout.frame?.width ?? layout.contentHeight;
  const photos = layout.fields.flatMap((field) => field.kind === "photo" ? [field.url] : []);
  const callout: [string, number, (string | null)[]] =
    [callouts.json(pet, request), tip, photos];
  const wanted: SceneRequest = { camera, viewport, selected: "1", clustered: false };
  const map: SceneMap = new petmap.SceneMap([pet], { radius: 50, measurer });
  const scene = [map.scene(wanted).scene.callout?.pan?.dx, map.json(wanted).scene.length];

  const objects: Freeable[] = [index, clusters, callouts, map];
  objects.forEach((object) => object.free());
  try {
    petmap.parseCoordinate("x");
  } catch (error) {
    if (!(error instanceof CoordinateTextError)) throw error;
    numbers.push(error.offset, error.code === "latitude" ? 1 : 0, error.value ?? 0);
  }

  // @ts-expect-error
  petmap.distance(place);
  // @ts-expect-error
  index.within(5, 500);
  // @ts-expect-error
  new petmap.Clusters({ compatibility: "other" });
  // @ts-expect-error
  new petmap.SceneMap([pet], { compatibility: "canonical" });
  // @ts-expect-error
  callouts.callout(pet, { at: point });
  return [numbers, back, unit, near, nearest, marked, tile, callout, scene];
}
