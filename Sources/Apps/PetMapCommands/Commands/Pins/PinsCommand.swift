extension Command {
  package static let pins = Command(
    "pins",
    abstract: "pins in a box, within a radius, or all",
    usage: [
      "--bbox W,S,E,N [options]",
      "--near LAT,LNG --radius 10km [options]",
      "--bbox W,S,E,N --cluster --zoom Z [options]",
      "[options]",
    ],
    discussion: [
      "Without --bbox, --near and --polygon the region is the world. With --near every pin carries its distance in metres and the bearing in which it lies. "
        + "Coordinates have five decimals in tables, and all they have in CSV and JSON. Of records "
        + "with the same id the first counts.",
      "With --cluster all pins that pass the filters are merged, wherever they are; what is printed "
        + "has its centre in the region, and a cluster counts all its pins.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap pins --source - --input-format csv --near 52.23,21 --radius 5km
      """
    ],
    groups: [
      Group(
        "Region",
        [
          PinOptions.bbox.definition, PinOptions.near.definition, PinOptions.radius.definition,
          PinOptions.polygon.definition, PinOptions.metric.definition,
        ]),
      FilterOptions.group,
      PinClustering.group,
      Group(
        "Output",
        [
          PinOptions.sort.definition, PinOptions.limit.definition, PinOptions.offset.definition,
          PinOptions.count.definition, PinOptions.format.definition,
          PinOptions.precision.definition,
          OutputOptions.csvSafe.definition,
          PinOptions.output.definition,
        ]),
      SourceOptions.group,
    ],
    run: PinRun.run)
}
