extension Command {
  package static let pins = Command(
    "pins",
    abstract: "list pins within a box, a polygon or a radius",
    usage: [
      "--bbox W,S,E,N [options]",
      "--near LAT,LNG --radius 10km [options]",
      "--bbox W,S,E,N --cluster --zoom Z [options]",
      "[options]",
    ],
    discussion: [
      "Unless --bbox, --near or --polygon is given, all pins are searched. If --near is given, the "
        + "output includes each pin's distance in meters and its bearing. Tables show coordinates "
        + "to five decimal places; CSV and JSON keep the source's precision. If several records "
        + "have the same ID, the first is used.",
      "--cluster merges all pins that match the filters, even those outside the region. The output "
        + "contains the clusters centered in the region. Their counts include all of their pins.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap pins --source - --input-format csv --near 52.23,21 --radius 5km
      """
    ],
    options: PinOptions(), run: PinRun.run)
}
