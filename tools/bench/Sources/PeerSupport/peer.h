// Code shared by the C++ peers: the requests in PetMapBench's geo group, the data, the clock, the
// haversine distance and the bounding box of a circle.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace peer {

constexpr double radians = 0.017453292519943295;
constexpr double sphere = 6371.0;

struct Place {
  double latitude, longitude;
};

struct Box {
  double west, south, east, north;
};

inline double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

template <class T>
std::vector<T> load(const std::string &path) {
  std::vector<T> values;
  if (FILE *file = std::fopen(path.c_str(), "rb")) {
    T value;
    while (std::fread(&value, sizeof value, 1, file) == 1) values.push_back(value);
    std::fclose(file);
  }
  return values;
}

// Computes distances from a center, whose cosine is computed only once.
struct Haversine {
  double latitude, longitude, cosine;

  explicit Haversine(Place center)
      : latitude(center.latitude * radians), longitude(center.longitude * radians),
        cosine(std::cos(latitude)) {}

  double operator()(double pinLatitude, double pinLongitude) const {
    double lat = pinLatitude * radians;
    double s = std::sin((lat - latitude) / 2);
    double t = std::sin((pinLongitude * radians - longitude) / 2);
    return 2 * sphere * std::asin(std::min(1.0, std::sqrt(s * s + cosine * std::cos(lat) * t * t)));
  }
};

// Returns one or two bounding boxes of a circle, slightly enlarged. If the circle contains a pole, the box contains
// all longitudes.
inline std::vector<Box> around(Place center, double kilometers) {
  double angle = kilometers / sphere / radians * (1 + 1e-9);
  double south = center.latitude - angle, north = center.latitude + angle;
  if (south <= -90 || north >= 90) return {{-180, std::max(-90.0, south), 180, std::min(90.0, north)}};
  double wide = std::asin(std::min(1.0, std::sin(angle * radians) / std::cos(center.latitude * radians)))
      / radians * (1 + 1e-9);
  double west = center.longitude - wide, east = center.longitude + wide;
  if (west < -180) return {{west + 360, south, 180, north}, {-180, south, east, north}};
  if (east > 180) return {{west, south, 180, north}, {-180, south, east - 360, north}};
  return {{west, south, east, north}};
}

inline std::uint64_t mark(std::uint64_t query, std::uint32_t pin) {
  return (query * 1000003 + pin + 1) * 0x9E3779B97F4A7C15u;
}

// Serves requests with an Index, which has the functions build(pins), radius(center, km, found) and box(box, found).
template <class Index>
int serve(Index index) {
  std::vector<Place> pins, queries;
  std::vector<Box> boxes;
  std::vector<std::uint32_t> found;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    bool check = word == "check";
    if (check) words >> word;
    if (word == "load") {
      std::string a, b, c;
      words >> a >> b >> c;
      pins = load<Place>(a), queries = load<Place>(b), boxes = load<Box>(c);
      std::cout << "ok " << pins.size() << std::endl;
      continue;
    }
    double start = seconds();
    if (word == "build") {
      index.build(pins);
      std::cout << "ok " << seconds() - start << " 0" << std::endl;
      continue;
    }
    double kilometers = 0;
    std::size_t count = 0;
    if (word == "radius") words >> kilometers;
    words >> count;
    std::uint64_t hits = 0, marks = 0;
    for (std::size_t query = 0; query < count; ++query) {
      found.clear();
      if (word == "radius") index.radius(queries[query], kilometers, found);
      else index.box(boxes[query], found);
      hits += found.size();
      if (check) for (auto pin : found) marks += mark(query, pin);
    }
    if (check) std::cout << "ok " << hits << ' ' << marks << std::endl;
    else std::cout << "ok " << seconds() - start << ' ' << hits << std::endl;
  }
  return 0;
}

}  // namespace peer
