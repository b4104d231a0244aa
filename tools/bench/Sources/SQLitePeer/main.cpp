// A worker that uses SQLite's R*Tree in memory, with exact degrees in auxiliary columns. Radius
// searches compute the haversine distance of the pins in the circle's bounding box.
#include <sqlite3.h>

#include "peer.h"

struct Index {
  sqlite3 *database = nullptr;
  sqlite3_stmt *search = nullptr;

  void run(const char *sql) {
    char *error = nullptr;
    if (sqlite3_exec(database, sql, nullptr, nullptr, &error) != SQLITE_OK) {
      std::cout << "error " << error << std::endl;
      std::exit(70);
    }
  }

  void build(const std::vector<peer::Place> &pins) {
    sqlite3_finalize(search);
    sqlite3_close(database);
    sqlite3_open(":memory:", &database);
    run("CREATE VIRTUAL TABLE pins USING rtree(id, west, east, south, north, +lon, +lat); BEGIN");
    sqlite3_stmt *insert = nullptr;
    sqlite3_prepare_v2(
        database, "INSERT INTO pins VALUES (?1, ?2, ?2, ?3, ?3, ?2, ?3)", -1, &insert, nullptr);
    for (std::size_t i = 0; i < pins.size(); ++i) {
      sqlite3_bind_int64(insert, 1, sqlite3_int64(i));
      sqlite3_bind_double(insert, 2, pins[i].longitude);
      sqlite3_bind_double(insert, 3, pins[i].latitude);
      sqlite3_step(insert);
      sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    run("COMMIT");
    sqlite3_prepare_v2(
        database,
        "SELECT id, lon, lat FROM pins WHERE west <= ?2 AND east >= ?1 AND south <= ?4 AND north >= ?3",
        -1, &search, nullptr);
  }

  // The tree rounds boxes outward, so compare the exact degrees as well.
  template <class Visit>
  void each(const peer::Box &box, Visit visit) {
    sqlite3_bind_double(search, 1, box.west);
    sqlite3_bind_double(search, 2, box.east);
    sqlite3_bind_double(search, 3, box.south);
    sqlite3_bind_double(search, 4, box.north);
    while (sqlite3_step(search) == SQLITE_ROW) {
      auto pin = std::uint32_t(sqlite3_column_int64(search, 0));
      double longitude = sqlite3_column_double(search, 1);
      double latitude = sqlite3_column_double(search, 2);
      if (box.west <= longitude && longitude <= box.east && box.south <= latitude
          && latitude <= box.north)
        visit(pin, latitude, longitude);
    }
    sqlite3_reset(search);
  }

  void radius(peer::Place center, double kilometers, std::vector<std::uint32_t> &found) {
    peer::Haversine distance(center);
    for (const auto &box : peer::around(center, kilometers))
      each(box, [&](std::uint32_t pin, double latitude, double longitude) {
        if (distance(latitude, longitude) <= kilometers) found.push_back(pin);
      });
  }

  void box(const peer::Box &box, std::vector<std::uint32_t> &found) {
    auto visit = [&](std::uint32_t pin, double, double) { found.push_back(pin); };
    if (box.west <= box.east) return each(box, visit);
    each({box.west, box.south, 180, box.north}, visit);
    each({-180, box.south, box.east, box.north}, visit);
  }
};

int main() { return peer::serve(Index()); }
