import PetMapCommands
import Testing

@Suite struct PinsHelpTests {
  @Test func `help describes every option`() {
    #expect(
      Run(["pins", "--help"]).output == """
        petmap pins - list pins within a box, a polygon or a radius

        Usage: petmap pins --bbox W,S,E,N [options]
               petmap pins --near LAT,LNG --radius 10km [options]
               petmap pins --bbox W,S,E,N --cluster --zoom Z [options]
               petmap pins [options]

        Argument:
          [FILE…]                 The files to read, like --source.

        Region:
          --bbox W,S,E,N          Search this box, in degrees. Edges are included. If
                                  west is greater than east, the box crosses the
                                  antimeridian.
          --near LAT,LNG          Measure distances from this coordinate, and sort by
                                  distance unless --sort is given.
          --radius DISTANCE       Search within this radius (inclusive) around --near,
                                  in m, km, mi or nmi. The default unit is km. Default:
                                  no limit.
          --metric geodesic|haversine|projected
                                  Measure distances on the WGS84 ellipsoid, on a 6371 km
                                  sphere, or in an azimuthal equidistant projection
                                  centered on the coordinate. Default: geodesic.
          --polygon FILE|WKT      Include only pins inside or on the edge of this
                                  polygon: a GeoJSON file, or WKT such as
                                  'POLYGON((-118.2 33.7,-118.1 33.7,-118.1 33.8,-118.2
                                  33.7))'.

        Filter:
          --status missing,found,closed
                                  Include only pins with these statuses. Words that
                                  files use for them, such as lost, stray or zaginiony,
                                  are accepted as well.
          --species dog,cat       Include only pins of these species, ignoring case.
          --since DATE            Include only pins last seen on this date (YYYY-MM-DD)
                                  or later.
          --until DATE            Include only pins last seen on this date (YYYY-MM-DD)
                                  or earlier.
          --text WORDS            Include only pins that match all of these word
                                  prefixes in their name, species, breed, sex,
                                  description, ID or microchip number. Case and accents
                                  are ignored.
          --active DAYS           Treat pins that were last seen more than DAYS days ago
                                  as old: they come last if sorted by distance, are
                                  drawn faded, and are not counted by status. The range
                                  is 1 to 36500.
          --source-id ID          Include only records with this ID in their file, or in
                                  the file they were imported from. Several sources may
                                  use the same ID.
          --source-name NAME      Include only records imported under this source name.
                                  Works for stores; for services, add --source-id.

        Clusters:
          --cluster               Merge pins into clusters; requires --zoom.
          --zoom Z                Return the clusters at this zoom level; requires
                                  --cluster. At zoom Z, the world is 512 · 2^Z pixels
                                  wide. Fractions are rounded down. At zoom 17 and
                                  above, pins are not clustered. The range is 0 to 24.
          --cluster-radius PIXELS
                                  Set the cluster radius in pixels. Tiles are 512 pixels
                                  wide. The range is 1 to 512. Default: 40.
          --min-points N          Set the minimum number of pins per cluster, 2 or more.
                                  Default: 2.

        Output:
          --sort newest|date|distance|id|source
                                  Sort by announcement (newest first), by date last seen
                                  (latest first), by distance, by ID or in source order.
                                  Ties are sorted by ID. Default: distance with --near,
                                  otherwise source.
          --limit N               Return at most N pins.
          --offset N              Skip the first N pins. Default: 0.
          --count                 Print only the number of pins, ignoring --limit and
                                  --offset.
          --format table|geojson|geojsonl|csv|json|gpkg|kml
                                  Set the output format. Default: the --output
                                  extension, else table on a terminal and geojson
                                  elsewhere.
          --precision N           Round coordinates in CSV, JSON and GeoPackage output
                                  to N decimal places, 0 to 15. The fifth decimal place
                                  is about one meter. Default: the source's precision.
          --csv-safe              Prefix CSV text with an apostrophe if it begins with
                                  =, +, -, @, a tab or a line break, so that
                                  spreadsheets do not evaluate it as a formula. Numbers
                                  are left unchanged.
          --output FILE           Write to this file, or to standard output if -. An
                                  existing file is replaced only on success.

        Source:
          --source FILE           Read pins from a file, a store (.sqlite), a service
                                  (URL) or standard input (-). Files can be .geojson,
                                  .json, .geojsonl, .ndjson, .csv or .kml (also with
                                  .gz), or .gpkg. GDAL adds GPX, shapefiles (also
                                  zipped), geodatabases, FlatGeobuf, XLSX, ODS, GML,
                                  GeoRSS, TopoJSON and SpatiaLite. libarchive adds .kmz,
                                  .zip, .7z, .tar, .bz2, .xz and .zst. Can be repeated.
                                  If several records have the same ID, the first is
                                  used. Default: PETMAP_SOURCE, else
                                  $XDG_DATA_HOME/petmap/petmap.sqlite.
          --input-format geojson|geojsonl|json|csv
                                  Set the source's format if its name does not indicate
                                  one.
          --records PATH          Set the path to the records in a JSON file, such as
                                  response.items.item. The path may continue into
                                  members of each record. Default: the records with
                                  coordinates.
          --layer NAME            Select a layer, folder or sheet of the file, or a file
                                  in the archive. Default: all with coordinates.
          --map FIELD=COLUMN      Read a field from this column or JSON member. An empty
                                  COLUMN omits the field. Can be repeated.
          --values FIELD:VALUE=MEANING,…
                                  Define what a field's values mean, such as
                                  status:stray=found,*=closed. * matches any other
                                  value. An empty MEANING ignores the value. Common
                                  words in English and many other languages are built
                                  in.
          --set FIELD=VALUE       Set a field's value in records that lack it.
          --mapping FILE.json     Read --map, --values, --set and the options below from
                                  a file written by inspect --save. Options on the
                                  command line take precedence.
          --date-format FORMAT    Set the date format, such as DD/MM/YYYY, for columns
                                  with ambiguous dates.
          --delimiter CHARACTER   Set the column separator: one character, or tab.
                                  Default: detected from the first lines.
          --decimal point|comma   Set the decimal separator of coordinates. Default:
                                  detected from the columns.
          --point-order latlon|lonlat
                                  Set the order of the numbers in a column of coordinate
                                  pairs. Default: detected from the column's name or
                                  values.
          --points skip|centroid  Set what to do with lines and areas: skip and count
                                  them, or pin a point on the surface of each area and
                                  in the middle of each line. Default: skip.
          --encoding NAME         Set the file's encoding: utf-8, utf-16, windows-1252,
                                  shift_jis, or any other that iconv supports. Default:
                                  detected from the file's bytes.
          --source-crs EPSG:N     Set the file's coordinate reference system. Default: a
                                  GeoJSON file's crs, else WGS84 degrees.
          --keep all|COLUMN,…     Also keep these columns.
          --where CONDITION       Include only records whose column meets a condition,
                                  such as color=black, age>2 or breed~shepherd
                                  (contains). Other operators are !=, <, <= and >=. If
                                  repeated, all conditions must hold.
          --strict                Stop at the first record that cannot become a pin.

        Common:
          --quiet                 Print only errors to standard error.
          --verbose               Report every skipped record and the reading time.
          --no-color              Disable color. Setting NO_COLOR does the same.
          --progress auto|json|off
                                  Show progress on standard error after one second: on
                                  terminals only (auto), or as JSON lines. Default:
                                  auto.
          --help                  Show this help.

        Unless --bbox, --radius or --polygon is given, all pins are searched. If --near
        is given, the output includes each pin's distance in meters and its bearing.
        Tables show coordinates to five decimal places; CSV and JSON keep the source's
        precision. If several records have the same ID, the first is used.

        --cluster merges all pins that match the filters, even those outside the region.
        The output contains the clusters centered in the region. Their counts include
        all of their pins.

        Example:
          printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
            petmap pins --source - --input-format csv --near 52.23,21 --radius 5km

        """)
  }
}
