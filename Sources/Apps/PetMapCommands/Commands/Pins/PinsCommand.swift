extension Command {
  package static let pins = Command(
    "pins",
    abstract: "list pins in a box, a polygon or a radius",
    usage: [
      "--bbox W,S,E,N [options]",
      "--near LAT,LNG --radius 10km [options]",
      "--bbox W,S,E,N --cluster --zoom Z [options]",
      "[options]",
    ],
    discussion: [
      "Without --bbox, --near or --polygon, all pins are searched. With --near, the output "
        + "includes the distance in meters and the bearing of each pin. Coordinates have five "
        + "decimal places in tables, and the precision of the source in CSV and JSON. If several "
        + "records have the same ID, the first is used.",
      "With --cluster, all pins that match the filters are clustered, even outside the region. The "
        + "output contains the clusters whose centers are in the region, and their counts include "
        + "all of their pins.",
    ],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap pins --source - --input-format csv --near 52.23,21 --radius 5km
      """
    ],
    options: PinOptions(), run: PinRun.run)
}
