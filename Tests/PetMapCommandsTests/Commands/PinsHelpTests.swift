import PetMapCommands
import Testing

@Suite struct PinsHelpTests {
  @Test func showsEveryOption() {
    #expect(
      Run(["pins", "--help"]).output == """
        petmap pins - pins in a box, within a radius, or all

        Usage: petmap pins --bbox W,S,E,N [options]
               petmap pins --near LAT,LNG --radius 10km [options]
               petmap pins --bbox W,S,E,N --cluster --zoom Z [options]
               petmap pins [options]

        Argument:
          [FILE…]                 Where pins come from, as --source.

        Region:
          --bbox W,S,E,N          The box between two meridians and two parallels, in
                                  degrees, edges inclusive. West greater than east
                                  crosses the antimeridian.
          --near LAT,LNG          The place around which to look.
          --radius DISTANCE       How far from there, inclusive: a number with m, km, mi
                                  or nmi; a bare number is kilometres.
          --polygon FILE|WKT      Only pins in a polygon, edges inclusive: a GeoJSON
                                  file, or text such as 'POLYGON((-118.2 33.7,-118.1
                                  33.7,-118.1 33.8,-118.2 33.7))'.
          --metric geodesic|haversine|projected
                                  How distances are measured: on the WGS84 ellipsoid, on
                                  a sphere of 6371 km, or in an azimuthal equidistant
                                  projection around the place. Default: geodesic.

        Filter:
          --status missing,found,closed
                                  Only these.
          --species dog,cat       Only these, in any letter case.
          --since DATE            Only pins of this day or later, YYYY-MM-DD.
          --until DATE            Only pins of this day or earlier, YYYY-MM-DD.
          --text WORDS            Only pins in whose name, species, breed, sex,
                                  description, id or microchip number every one of the
                                  words begins a word, whatever the letter case and
                                  accents.
          --source-id ID          Only the record with this id in the file it is from,
                                  or was imported from. Sources may share it.
          --source-name NAME      Only records of the source that was imported under
                                  this name; for stores, and with --source-id for
                                  services.

        Clusters:
          --cluster               Merge pins that are near each other; takes --zoom.
          --zoom Z                The zoom to cluster for, 0 to 24; the world is 512 ·
                                  2^Z pixels wide. Of 11.5 the clusters are those of 11,
                                  as on a map. From 17 on every pin stands by itself.
          --cluster-radius PIXELS
                                  How far a cluster reaches, 1 to 512 pixels. Default:
                                  40.
          --min-points N          How many pins make a cluster, 2 or more. Default: 2.

        Output:
          --sort distance|date|id
                                  Nearest, latest or lowest first; pins that tie by id.
                                  Default: distance with --near, else the source's
                                  order.
          --limit N               At most so many pins.
          --offset N              Leave out so many pins first. Default: 0.
          --count                 Only print how many pins there are, --limit and
                                  --offset aside.
          --format table|geojson|geojsonl|csv|json|gpkg|kml
                                  How pins are printed. Default: table on a terminal,
                                  what --output's name ends with, else geojson.
          --precision N           Round coordinates in CSV, JSON and GeoPackage to N
                                  decimals, 0 to 15; 5 are about a metre. Default: as
                                  the source has them.
          --csv-safe              CSV: put an apostrophe before texts that begin with =
                                  + - @, a tab or a line end, which a spreadsheet would
                                  take for formulas. Numbers stay numbers.
          --output FILE           Write to a file, which is there complete or not at
                                  all; - is standard output.

        Source:
          --source FILE           Where pins come from: a .geojson, .json, .geojsonl,
                                  .ndjson or .csv file, each also .gz, a .gpkg, through
                                  GDAL KML, KMZ, GPX, shapefiles (also zipped),
                                  FlatGeobuf, XLSX, ODS, GML, GeoRSS, TopoJSON and
                                  SpatiaLite, through libarchive .zip, .7z, .tar, .bz2,
                                  .xz and .zst, a store's .sqlite, a service's URL, or -
                                  for standard input. May be given several times; of
                                  pins with one id the first counts. Default:
                                  PETMAP_SOURCE, else
                                  $XDG_DATA_HOME/petmap/petmap.sqlite.
          --input-format geojson|geojsonl|json|csv
                                  What the source holds, when its name does not tell.
          --records PATH          The members that lead to the records of a JSON file,
                                  such as response.items.item; members of the records
                                  themselves may follow. Default: where records have
                                  coordinates.
          --layer NAME            The layer or sheet to read of a file with several, or
                                  the file of an archive. Default: the one that has
                                  points.
          --map FIELD=COLUMN      Take a field from the column or member of this name;
                                  nothing after = leaves the field out. Once for each
                                  field.
          --values FIELD:VALUE=MEANING,…
                                  What a field's values mean, such as
                                  status:stray=found,*=closed; * is every other value,
                                  nothing after = leaves the value out. Common words in
                                  English, Polish, German, Spanish and French are known.
          --set FIELD=VALUE       What a field is in every record that has nothing for
                                  it.
          --mapping FILE.json     What --map, --values, --set and the options below say,
                                  from a file that inspect --save wrote; what the
                                  command line says counts before it.
          --date-format FORMAT    The order of day, month and year in dates, such as
                                  DD/MM/YYYY, where the whole column does not tell.
          --delimiter SIGN        What parts a table's columns: a sign, or tab. Default:
                                  as the first lines have it.
          --decimal point|comma   What parts the decimals of coordinates. Default: as
                                  the columns have it.
          --point-order latlon|lonlat
                                  Which number of a pair in one column comes first.
                                  Default: as the column's name or values have it.
          --encoding NAME         How a text is encoded: utf-8, utf-16, windows-1252,
                                  shift_jis or another that iconv knows. Default: as its
                                  bytes say.
          --source-crs EPSG:N     The coordinate system of a file that does not name it.
                                  Default: a GeoJSON file's crs, else degrees on WGS84.
          --keep all|COLUMN,…     Carry other columns along, by their names or all of
                                  them.
          --where CONDITION       Only records whose column is so: color=black, age>2,
                                  breed~shepherd (contains); also != < <= >=. Given
                                  several times, all must hold.
          --strict                Stop at the first record that cannot become a pin.

        Common:
          --quiet                 Only errors on standard error.
          --verbose               Every skipped record and where the time went.
          --no-color              No colour, as with NO_COLOR in the environment.
          --progress auto|json|off
                                  Progress of work over a second, on standard error: on
                                  a terminal, as JSON lines. Default: auto.
          --help                  This text.

        Without --bbox, --near and --polygon the region is the world. With --near every
        pin carries its distance in metres and the bearing in which it lies. Coordinates
        have five decimals in tables, and all they have in CSV and JSON. Of records with
        the same id the first counts.

        With --cluster all pins that pass the filters are merged, wherever they are;
        what is printed has its centre in the region, and a cluster counts all its pins.

        Example:
          printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
            petmap pins --source - --input-format csv --near 52.23,21 --radius 5km

        """)
  }
}
