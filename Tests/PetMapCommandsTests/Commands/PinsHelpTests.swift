import PetMapCommands
import Testing

@Suite struct PinsHelpTests {
  @Test func `help describes every option`() {
    #expect(
      Run(["pins", "--help"]).output == """
        petmap pins - list pins in a box, a polygon or a radius

        Usage: petmap pins --bbox W,S,E,N [options]
               petmap pins --near LAT,LNG --radius 10km [options]
               petmap pins --bbox W,S,E,N --cluster --zoom Z [options]
               petmap pins [options]

        Argument:
          [FILE…]                 The files to read, like --source.

        Region:
          --bbox W,S,E,N          Search this box, in degrees, including its edges. If
                                  west is greater than east, the box crosses the
                                  antimeridian.
          --near LAT,LNG          Search around this coordinate; requires --radius.
          --radius DISTANCE       Set the radius of the search, inclusive, in m, km, mi
                                  or nmi. The default unit is km.
          --polygon FILE|WKT      Include only pins in this polygon, including its
                                  edges: a GeoJSON file, or WKT such as 'POLYGON((-118.2
                                  33.7,-118.1 33.7,-118.1 33.8,-118.2 33.7))'.
          --metric geodesic|haversine|projected
                                  Measure distances on the WGS84 ellipsoid, on a sphere
                                  with a radius of 6371 km, or in an azimuthal
                                  equidistant projection around the coordinate. Default:
                                  geodesic.

        Filter:
          --status missing,found,closed
                                  Include only pins with these statuses.
          --species dog,cat       Include only these species, ignoring case.
          --since DATE            Include only pins last seen on this date (YYYY-MM-DD)
                                  or later.
          --until DATE            Include only pins last seen on this date (YYYY-MM-DD)
                                  or earlier.
          --text WORDS            Include only pins whose name, species, breed, sex,
                                  description, ID or microchip number contains words
                                  that begin with all of these, ignoring case and
                                  accents.
          --source-id ID          Include only records that have this ID in their file,
                                  or in the file from which they were imported. Several
                                  sources may contain the ID.
          --source-name NAME      Include only records that were imported under this
                                  source name. Applies to stores and, with --source-id,
                                  to services.

        Clusters:
          --cluster               Merge pins into clusters; requires --zoom.
          --zoom Z                Return the clusters at this zoom, 0 to 24. The world
                                  is 512 · 2^Z pixels wide. A fraction is ignored, as on
                                  a map. At zoom 17 and above, pins are not clustered.
          --cluster-radius PIXELS
                                  Set the radius of clusters, 1 to 512 pixels. Default:
                                  40.
          --min-points N          Set the minimum number of pins in a cluster, at least
                                  2. Default: 2.

        Output:
          --sort distance|date|id
                                  Sort by distance, by date with the latest first, or by
                                  ID. Ties are sorted by ID. Default: distance with
                                  --near, otherwise the order of the source.
          --limit N               Return at most N pins.
          --offset N              Skip the first N pins. Default: 0.
          --count                 Print only the number of pins, regardless of --limit
                                  and --offset.
          --format table|geojson|geojsonl|csv|json|gpkg|kml
                                  Set the output format. Default: from the extension of
                                  --output, otherwise table on a terminal and geojson
                                  elsewhere.
          --precision N           Round coordinates in CSV, JSON and GeoPackage to N
                                  decimal places, 0 to 15; 5 decimal places are about
                                  one meter. Default: the precision of the source.
          --csv-safe              In CSV, put an apostrophe before text that begins with
                                  =, +, -, @, a tab or a line break, which spreadsheets
                                  would evaluate as a formula. Numbers are not changed.
          --output FILE           Write to this file, which is replaced only if the
                                  command succeeds; - is standard output.

        Source:
          --source FILE           Read pins from a file, a store, a service or standard
                                  input: .geojson, .json, .geojsonl, .ndjson or .csv,
                                  optionally .gz; .gpkg; with GDAL, KML, KMZ, GPX,
                                  shapefiles (also zipped), FlatGeobuf, XLSX, ODS, GML,
                                  GeoRSS, TopoJSON and SpatiaLite; with libarchive,
                                  .zip, .7z, .tar, .bz2, .xz and .zst; a store's
                                  .sqlite; a service's URL; or -. May be repeated; if
                                  several records have the same ID, the first is used.
                                  Default: PETMAP_SOURCE, else
                                  $XDG_DATA_HOME/petmap/petmap.sqlite.
          --input-format geojson|geojsonl|json|csv
                                  Set the source's format if its name does not specify
                                  one.
          --records PATH          Set the path to the records of a JSON file, such as
                                  response.items.item, optionally followed by members of
                                  the records. Default: the records with coordinates.
          --layer NAME            Read this layer or sheet of a file that has several,
                                  or this file in an archive. Default: the one with
                                  points.
          --map FIELD=COLUMN      Read a field from the column or member with this name.
                                  If nothing follows =, the field is omitted. Repeat for
                                  other fields.
          --values FIELD:VALUE=MEANING,…
                                  Set what a field's values mean, such as
                                  status:stray=found,*=closed. * matches any other
                                  value. If nothing follows =, the value is ignored.
                                  Common words in English, Polish, German, Spanish and
                                  French are built in.
          --set FIELD=VALUE       Set the value of a field for records that lack it.
          --mapping FILE.json     Read --map, --values, --set and the options below from
                                  a file written by inspect --save. Options on the
                                  command line take precedence.
          --date-format FORMAT    Set the order of day, month and year in dates, such as
                                  DD/MM/YYYY, if the column is ambiguous.
          --delimiter CHARACTER   Set the column separator: one character, or tab.
                                  Default: detected from the first lines.
          --decimal point|comma   Set the decimal separator of coordinates. Default:
                                  detected from the columns.
          --point-order latlon|lonlat
                                  Set which number comes first in a column of coordinate
                                  pairs. Default: detected from the column's name or
                                  values.
          --encoding NAME         Set the encoding of the file: utf-8, utf-16,
                                  windows-1252, shift_jis, or any other that iconv
                                  supports. Default: detected from its bytes.
          --source-crs EPSG:N     Set the coordinate system of the file. Default: the
                                  crs of a GeoJSON file, otherwise degrees on WGS84.
          --keep all|COLUMN,…     Keep other columns.
          --where CONDITION       Include only records that meet a condition on a
                                  column: color=black, age>2, breed~shepherd (contains);
                                  also != < <= >=. If repeated, all conditions must
                                  hold.
          --strict                Stop at the first record that cannot become a pin.

        Common:
          --quiet                 Print only errors to standard error.
          --verbose               Report every skipped record, and how long reading
                                  took.
          --no-color              Disable color, like NO_COLOR in the environment.
          --progress auto|json|off
                                  Show progress on standard error after a second: on
                                  terminals only, or as lines of JSON. Default: auto.
          --help                  Show this help.

        Without --bbox, --near or --polygon, all pins are searched. With --near, the
        output includes the distance in meters and the bearing of each pin. Coordinates
        have five decimal places in tables, and the precision of the source in CSV and
        JSON. If several records have the same ID, the first is used.

        With --cluster, all pins that match the filters are clustered, even outside the
        region. The output contains the clusters whose centers are in the region, and
        their counts include all of their pins.

        Example:
          printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
            petmap pins --source - --input-format csv --near 52.23,21 --radius 5km

        """)
  }
}
