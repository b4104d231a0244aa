// Uses each type of the package once. This file must compile, except for the marked statements.
import {
  CoordinateTextError, addPetmapProtocol, autoUpdate, calloutSVG, canvasMeasurer, connect, contentSize, dismiss, load,
  movePlaced, placementPath, portal, positionIn, rectangleIn, removePetmapProtocol, renderCallout, trapFocus,
} from "./petmap.js";
import * as callouts from "./callouts.js";
import * as onlyClusters from "./clusters-only.js";
import * as superclusters from "./supercluster.js";
import { serve } from "./worker.js";
import type {
  Announcement, BoundingBox, CalloutEngine, CalloutLayout, CalloutRequest, Camera, ClusterFeature, ClusterOptions,
  ClusterProperties, Clusters, Coordinate, Feature, Freeable, Markers, Measurer, PetMap, PinColumns, PinIndex,
  PinIndexConstructor, PinStatus, Placement, PlacementOptions, Portal, Scene, SceneMap, SceneRequest, ScreenPoint,
  Skipped, TextStyle, TileFeature, Viewport,
} from "./petmap.js";

// GeoJSON as declared by @types/geojson, from RFC 7946, loads without a cast.
type Position = number[];
interface GeoPoint { type: "Point"; bbox?: number[] | undefined; coordinates: Position }
interface GeoLine { type: "LineString"; bbox?: number[] | undefined; coordinates: Position[] }
interface GeoCollection { type: "GeometryCollection"; geometries: (GeoPoint | GeoLine)[] }
interface GeoFeature<G extends GeoPoint | GeoLine | GeoCollection | null, P = { [name: string]: any } | null> {
  type: "Feature"; bbox?: number[] | undefined; geometry: G; id?: string | number | undefined; properties: P;
}
interface GeoFeatures<G extends GeoPoint | GeoLine | GeoCollection | null, P> {
  type: "FeatureCollection"; features: GeoFeature<G, P>[];
}
interface Shop { name: string; rating: number }

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

  const geometry: GeoPoint = { type: "Point", coordinates: [21, 52] };
  const shops: GeoFeatures<GeoPoint, Shop> = {
    type: "FeatureCollection",
    features: [{ type: "Feature", id: 1, properties: { name: "a", rating: 3 }, geometry }],
  };
  const mixed: GeoFeature<GeoPoint | GeoLine | GeoCollection | null>[] = [];
  Index.fromFeatures(shops.features).free();
  const options: ClusterOptions<Shop, { rating: number }> = {
    radius: 60, minZoom: 1, stacks: true, groupBy: "name", unique: true, generateId: true, ids: "number",
    map: ({ rating }) => ({ rating }), reduce: (whole, part) => { whole.rating += part.rating; },
  };
  const clusters = new petmap.Clusters(options).load(shops, { invalid: "throw", id: (f) => f.properties.name, unique: false });
  const columns: PinColumns = {
    latitudes: [1], longitudes: new Float32Array([2]), ids: ["a", 2], statuses: ["FOUND", 2], groups: ["dog"],
  };
  const plain: Clusters = new petmap.Clusters().load(columns);
  const { loaded, skipped } = new petmap.Clusters().load(mixed, { invalid: "skip" });
  const reported: Skipped[] = skipped;
  numbers.push(loaded, reported.length);
  const markers: Markers = clusters.getMarkers(box, 3, { copy: true });
  const marked = clusters.getFeature(markers.nodes[0]);
  const bbox: [number, number, number, number] = [1, 2, 3, 4];
  for (const { properties } of clusters.getClusters(bbox, 3)) {
    if (!properties.cluster) {
      const name: string = properties.name;
      numbers.push(name.length);
      continue;
    }
    const { cluster_id, rating } = properties;
    const leaves: Feature<Shop>[] = clusters.getLeaves(cluster_id, 10, 0);
    const zoom: number = clusters.getClusterExpansionZoom(cluster_id);
    const copy: ClusterProperties = { ...properties, closed: zoom + rating };
    const sorted = clusters.getLeaves(cluster_id, 3, 0, { order: (a, b) => a.properties.rating - b.properties.rating });
    const bounds: BoundingBox = clusters.getClusterBounds(cluster_id);
    numbers.push(...bounds, sorted.length, clusters.getLeaves(cluster_id, 3, 0, { order: "loaded" }).length);
    numbers.push(leaves.length, clusters.getChildren(copy.cluster_id).length, leaves[0]?.properties.rating ?? 0);
    numbers.push(clusters.isSamePlace(cluster_id) ? 1 : 0, clusters.fan(cluster_id)[0]?.dx ?? 0);
  }
  const tile: { features: TileFeature[] } | null = clusters.getTile(0, 0, 0);
  const bytes: Uint8Array = clusters.getTileData(0, 0, 0);
  const cluster: ClusterFeature[] = plain.getClusters(box, 1).filter(
    (feature): feature is ClusterFeature => feature.properties.cluster);
  clusters.add({ type: "Feature", id: "b", properties: { name: "b", rating: 1 }, geometry: { type: "Point", coordinates: [20, 50] } });
  clusters.add(shops.features[0]!).move("a", [1, 2]).setStatus("a", "FOUND").remove("a");
  clusters.apply({
    add: shops.features, move: [{ id: "a", coordinates: [1, 2] }], remove: new Set(["b", 3]),
    update: [{ id: "c", properties: { rating: 3 } }, shops.features[0] as { id: number } & GeoFeature<GeoPoint, Shop>],
  }).setData(shops).setData(shops.features).setOptions({ radius: 80, stacks: false });
  const statuses: PinStatus[] = ["MISSING", "found", "Active", 0, 2];
  for (const status of statuses) clusters.setStatus("a", status);
  clusters.setFilter((feature) => feature.properties.rating > 2).setFilter(new Uint8Array(1)).setPinned(["a"]);
  const maplibregl = {
    addProtocol(_: string, __: (request: { url: string }) => Promise<{ data: any }>) {}, removeProtocol(_: string) {},
  };
  const protocol = addPetmapProtocol(maplibregl, clusters, { name: "pets", maxzoom: 14 });
  const { source, refresh } = protocol;
  refresh({ getSource: () => 1, isSourceLoaded: () => true, once() {} }, source.promoteId);
  removePetmapProtocol(maplibregl, protocol);
  numbers.push(bytes.length, cluster.length, source.maxzoom, refresh.length);
  const remote = await connect(new Worker("worker.js", { type: "module" }));
  const far = new remote.Clusters<Shop>({ radius: 50 });
  const { loaded: farLoaded, skipped: farSkipped } = await far.load(shops);
  numbers.push(farLoaded, farSkipped.length, (await far.add(shops.features[0]!)).loaded);
  await far.load(columns, { transfer: true });
  const saved: ArrayBuffer = await far.save();
  numbers.push((await far.loadIndex(saved)).loaded, clusters.loadIndex(clusters.save(), shops).loaded);
  await far.setFilter(new Uint8Array(1));
  await far.setFilter(null);
  await far.free();
  numbers.push((await far.getClusters(box, 2)).length, await remote.distance(place, there));
  serve(load());
  const small = await callouts.load();
  numbers.push(small.memoryInUse);
  const { Supercluster } = await superclusters.load();
  const old = new Supercluster<Shop, { rating: number }>({ nodeSize: 16, map: ({ rating }) => ({ rating }) }).load(shops.features);
  numbers.push(old.getClusters(box, 1).length, old.getTile(0, 0, 0)?.features.length ?? 0, old.getLeaves(3).length);
  const alone: onlyClusters.Clusters<Shop> = new (await onlyClusters.load()).Clusters().load(shops);
  numbers.push(alone.loaded);

  const style: TextStyle = { size: 14, weight: "bold", direction: "rtl" };
  const measurer: Measurer = canvasMeasurer("Inter", document.createElement("canvas"));
  const { ascent } = canvasMeasurer("Inter").verticalMetrics(style);
  numbers.push(measurer.measure(text, style), ascent);
  const pet: Announcement = {
    id: 1, latitude: 1, longitude: 2, status: "ACTIVE", petName: null, sex: "MALE", age: 3, reward: null,
    microchipNumber: "123", createdAt: "2025-01-15T10:00:00.000Z", updatedAt: "2025-01-15T10:00:00.000Z",
  };
  const request: CalloutRequest = { at: point, viewport, previous: "above" };
  const engine: CalloutEngine = new petmap.CalloutEngine({
    measurer, width: 300, textScale: 1.5, photo: "none", language: "pl", fields: ["name", "badge"],
    marker: { width: 20, height: 20, anchor: "center" }, contrast: "increased", arrow: { height: 0 },
  });
  const layout: CalloutLayout = engine.callout(pet, { ...request, drawing: true });
  const ring: number | undefined = layout.drawing?.marker.ring.width;
  void ring;
  renderCallout(document.body, layout, { onclose: () => renderCallout(document.body, null) });
  const placement: Placement = petmap.place({
    size: { width: 10, height: 20 }, at: point, viewport, insets: { top: 3 }, gap: 3,
    marker: { width: 20, height: 20, anchor: { x: 1, y: 2 } }, previous: null, arrow: { width: 30, height: 12 },
    sides: ["right", "left"], align: "start", padding: 4, obstacles: [rectangleIn(document.body, document.body)],
  });
  const placed: PlacementOptions = { sides: ["above"], padding: { top: 3 }, obstacles: [new DOMRect(1, 2, 3, 4)] };
  numbers.push(placement.frame?.width ?? 0, calloutSVG(layout).length, placementPath(placement, { radius: 4 }).length);
  const content = document.createElement("div");
  const stop: () => void = autoUpdate([content, document.body], () => {
    movePlaced(content, petmap.place({ size: contentSize(content), ...positionIn(document.body, content) }));
  }, { animationFrame: true });
  stop();
  const layer: Portal = portal(document.body, content);
  const ends: (() => void)[] = [
    layer.update, dismiss([content, layer.element], (event) => event.preventDefault()), trapFocus(content), layer.remove,
  ];
  ends.forEach((end) => end());
  const tip = layout.arrow?.tip.x ?? layout.frame?.width ?? layout.contentHeight;
  const photos = layout.fields.flatMap((field) => field.kind === "photo" ? [field.url] : []);
  const callout: [string, number, (string | null)[]] =
    [engine.json(pet, { ...request, ...placed }), tip, photos];
  const wanted: SceneRequest = { camera, viewport, selected: "1", clustered: false, ...placed };
  const map: SceneMap = new petmap.SceneMap([pet], { radius: 50, measurer, card: { width: 200 } });
  const { clusters: circles, markers: drops }: Scene = map.scene(wanted).scene;
  const scene = [map.scene(wanted).scene.callout?.pan?.dx, map.json(wanted).scene.length, drops[0]?.status];
  map.put(pet).setFilter({ statuses: ["MISSING"], since: "2025-01-01" });
  map.scene({ ...wanted, openCluster: circles[0]?.id ?? null });
  const { count, pins } = map.pins({ near: place, radius: 500, sort: "distance", limit: 3, text: "rex" });
  numbers.push(count, pins[0]?.distance ?? 0, map.remove("1") ? 1 : 0);

  const objects: Freeable[] = [index, clusters, engine, map];
  objects.forEach((object) => object[Symbol.dispose]());
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
  clusters.getClusters([1, 2, 3], 4);
  // @ts-expect-error
  clusters.getMarkers([1, 2, 3, 4, 5, 6], 4);
  // @ts-expect-error
  index.inBox([1, 2, 3]);
  // @ts-expect-error
  map.pins({ box: [1, 2, 3] });
  // @ts-expect-error
  clusters.setStatus("a", "LOST");
  // @ts-expect-error
  clusters.setStatus("a", 3);
  // @ts-expect-error
  new petmap.Clusters().load({ latitudes: [1], longitudes: [2], statuses: ["LOST"] });
  // @ts-expect-error
  map.put({ id: 1, status: "LOST" });
  // @ts-expect-error
  clusters.apply({ change: [] });
  // @ts-expect-error
  clusters.setOptions({ ids: "number" });
  // @ts-expect-error
  new petmap.SceneMap([pet], { compatibility: "canonical" });
  // @ts-expect-error
  engine.callout(pet, { at: point });
  // @ts-expect-error
  engine.callout(pet, { at: point, viewport, sides: ["top"] });
  // @ts-expect-error
  map.pins({ statuses: ["LOST"] });
  // @ts-expect-error
  small.Clusters;
  // @ts-expect-error
  new remote.Clusters({ map: () => 1 });
  // @ts-expect-error
  far.loaded;
  // @ts-expect-error
  far.setFilter(() => true);
  // @ts-expect-error
  far.load(shops, { id: () => "a" });
  // @ts-expect-error
  new remote.CalloutEngine({ measurer });
  return [numbers, back, unit, near, nearest, marked, tile, callout, scene];
}
