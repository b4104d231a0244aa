"""A worker for the geo group: scikit-learn's BallTree with the haversine metric."""

import array
import math
import sys
import time

import numpy
from sklearn.neighbors import BallTree

EARTH = 6371.0


def doubles(path):
    return numpy.fromfile(path, dtype=numpy.float64).reshape(-1, 2)


def respond(*fields):
    print("ok", *fields, flush=True)


tree = pins = queries = None
for line in sys.stdin:
    words = line.split()
    check = words[0] == "check"
    if check:
        words = words[1:]
    if words[0] == "hello":
        respond()
    elif words[0] == "load":
        pins = numpy.radians(doubles(words[1]))
        queries = numpy.radians(doubles(words[2]))
        respond(len(pins))
    elif words[0] == "build":
        start = time.process_time()
        tree = BallTree(pins, metric="haversine")
        respond(time.process_time() - start, 0)
    elif words[0] == "radius":
        radius, count = float(words[1]) / EARTH, int(words[2])
        start = time.process_time()
        found = tree.query_radius(queries[:count], radius)
        elapsed = time.process_time() - start
        hits = sum(len(pins) for pins in found)
        if check:
            marks = 0
            for query, ids in enumerate(found):
                marks += int(ids.sum()) + len(ids) * (query * 1000003 + 1)
            respond(hits, marks * 0x9E3779B97F4A7C15 % 2**64)
        else:
            respond(elapsed, hits)
    elif words[0] == "nearest":
        count = int(words[1])
        start = time.process_time()
        _, found = tree.query(queries[:count], k=10)
        elapsed = time.process_time() - start
        if check:
            marks = sum(
                int(ids.sum()) + len(ids) * (query * 1000003 + 1)
                for query, ids in enumerate(found))
            respond(found.size, marks * 0x9E3779B97F4A7C15 % 2**64)
        else:
            respond(elapsed, found.size)
    else:
        print("error unknown request", flush=True)
