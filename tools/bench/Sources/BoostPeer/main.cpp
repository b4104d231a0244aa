// A worker that uses Boost.Geometry's packed R-tree of longitudes and latitudes. Radius searches
// compute the haversine distance of the pins in the circle's bounding box.
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

#include "peer.h"

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using Point = bg::model::point<double, 2, bg::cs::cartesian>;
using Extent = bg::model::box<Point>;
using Entry = std::pair<Point, std::uint32_t>;

struct Index {
  bgi::rtree<Entry, bgi::linear<16>> tree;

  void build(const std::vector<peer::Place> &pins) {
    std::vector<Entry> entries;
    entries.reserve(pins.size());
    for (std::uint32_t i = 0; i < pins.size(); ++i)
      entries.emplace_back(Point(pins[i].longitude, pins[i].latitude), i);
    tree = bgi::rtree<Entry, bgi::linear<16>>(entries.begin(), entries.end());
  }

  template <class Visit>
  void each(const peer::Box &box, Visit visit) const {
    Extent extent(Point(box.west, box.south), Point(box.east, box.north));
    tree.query(bgi::intersects(extent), boost::make_function_output_iterator(visit));
  }

  void radius(peer::Place center, double kilometers, std::vector<std::uint32_t> &found) const {
    peer::Haversine distance(center);
    for (const auto &box : peer::around(center, kilometers))
      each(box, [&](const Entry &entry) {
        if (distance(bg::get<1>(entry.first), bg::get<0>(entry.first)) <= kilometers)
          found.push_back(entry.second);
      });
  }

  void box(const peer::Box &box, std::vector<std::uint32_t> &found) const {
    auto visit = [&](const Entry &entry) { found.push_back(entry.second); };
    if (box.west <= box.east) return each(box, visit);
    each({box.west, box.south, 180, box.north}, visit);
    each({-180, box.south, box.east, box.north}, visit);
  }
};

int main() { return peer::serve(Index()); }
