#!/usr/bin/env python3
"""Generates Fixtures/geo/grid-references.txt with GeographicLib's GeoConvert (Debian package geographiclib-tools).
Run from the root of the repository.
"""
import random
import subprocess


def convert(*options, text):
    return subprocess.run(["GeoConvert", *options, "--input-string", text], capture_output=True,
                          text=True, check=True).stdout.strip()


random.seed(33)
coordinates = [  # capitals, the edges of bands and zones, the zones of Norway and Svalbard
    (52.2297, 21.0122), (33.77, -118.19), (-33.8688, 151.2093), (0.0001, 0.0001), (-0.0001, -0.0001),
    (60.39, 5.32), (61.9, 4.2), (78.22, 15.65), (83.5, -30.1), (-79.5, 166.7), (71.99, 25.5),
    (72.01, 25.5), (-16.5, 179.99), (-16.5, -179.99), (63.999, -22), (64.001, -22), (7.999, 100),
    (8.001, 100),
]
precisions = [0] * len(coordinates)
for number in range(300):
    coordinates.append((random.uniform(-79.9, 83.9), random.uniform(-180, 180)))
    precisions.append([0, 0, -1, -2, -3][number % 5])
version = subprocess.run(["GeoConvert", "--version"], capture_output=True, text=True, check=True)
version = version.stdout.split("version")[1].strip()
with open("Fixtures/geo/grid-references.txt", "w") as file:
    file.write("# References of the Military Grid Reference System, and the latitudes and longitudes\n"
               "# (degrees) of their squares' centers.\n"
               f"# Source: GeographicLib {version}'s GeoConvert, by tools/data/tables/grid-references.py.\n")
    for (latitude, longitude), precision in zip(coordinates, precisions):
        reference = convert("-m", "-p", str(precision), text=f"{latitude} {longitude}")
        file.write(f"{reference} {convert('-g', '-p', '3', text=reference)}\n")
