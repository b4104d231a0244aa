#!/usr/bin/env python3
"""Generates Fixtures/geo/geodesics-*.txt with GeographicLib's GeodSolve (Debian package geographiclib-tools).
Run from the root of the repository.
"""
import random
import subprocess

random.seed(7)
pairs = [
    (0, 0, 0, 90), (0, 0, 90, 0), (90, 0, -90, 0), (0, 179, 0, -179), (52.2297, 180, 52.2297, -180),
    (0, 0, 0.5, 179.5), (0, 0, 0.5, 179.7), (0, 0, 0, 179.5), (-30, 0, 29.9, 179.8), (0, 0, 0, 180),
    (89.999999, 10, 89.999999, -170), (-89.5, 0, -89.5, 179), (33.77, -118.18, 33.78, -118.19),
    (52.2297, 21.0122, 50.0614, 19.9366), (-33.8688, 151.2093, 51.5074, -0.1278),
]
for _ in range(160):
    pairs.append((random.uniform(-90, 90), random.uniform(-180, 180),
                  random.uniform(-90, 90), random.uniform(-180, 180)))
for _ in range(80):  # short distances, from a millimeter to 100 km
    lat, lng = random.uniform(-89, 89), random.uniform(-179, 179)
    step = 10 ** random.uniform(-8, 0)
    pairs.append((lat, lng, lat + random.uniform(-step, step), lng + random.uniform(-step, step)))
for _ in range(40):  # nearly antipodal
    lat, lng = random.uniform(-89, 89), random.uniform(0, 179)
    pairs.append((lat, lng, -lat + random.uniform(-0.5, 0.5), lng - 180 + random.uniform(0, 0.5)))
text = "\n".join(" ".join(f"{x:.12f}" for x in pair) for pair in pairs)
for name, title, options in [
    ("wgs84", "the WGS84 ellipsoid", []),
    ("sphere", "the sphere of 6371000 m", ["-e", "6371000", "0"]),
]:
    output = subprocess.run(["GeodSolve", "-i", "-f", "-p", "9", *options], input=text,
                            capture_output=True, text=True, check=True).stdout
    with open(f"Fixtures/geo/geodesics-{name}.txt", "w") as file:
        file.write(f"# Geodesics on {title}: latitude, longitude and azimuth at the start, the same at\n"
                   "# the end (degrees), length (meters). The length is good to 20 nm.\n"
                   "# Source: GeographicLib's GeodSolve -i -f -p 9, by tools/data/tables/geodesics.py.\n")
        for line in output.splitlines():
            file.write(" ".join(line.split()[:7]) + "\n")
