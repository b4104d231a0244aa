#!/usr/bin/env python3
"""Writes the tables and polynomials of Sources/Engine/PetMapGeo/Math and the test vectors that go with
them. Needs mpmath. Run from the repository's root: tools/tables/mathematics.py
"""
import random
import struct

from mpmath import mp, mpf, chebyfit, sin, cos, tan, asin, acos, atan, atan2, exp, log, sqrt, pi
from mpmath import expm1, log1p

mp.prec = 240


def literal(x):
    return repr(float(x))


def pair(x):
    high = float(x)
    return high, float(x - mpf(high))


def polynomial(name, note, f, low, high, terms):
    """Near-minimax coefficients, lowest power first."""
    coefficients = [float(c) for c in reversed(chebyfit(f, [low, high], terms))]
    lines = [f"  /// {note}"]
    for i, c in enumerate(coefficients):
        lines.append(f"  static let {name}{i} = {literal(c)}")
    return lines


def array(name, note, values):
    lines = [f"/// {note}", f"let {name}: [Double] = ["]
    for i in range(0, len(values), 4):
        lines.append("  " + ", ".join(literal(v) for v in values[i : i + 4]) + ",")
    return lines + ["]"]


def around_zero(f, limit):
    """f with its removable singularity at zero filled in."""
    return lambda z: limit if abs(z) < mpf(10) ** -40 else f(z)


quarter = (pi / 4) ** 2 * mpf("1.0001")
out = [
    "// Made by tools/tables/mathematics.py with mpmath; not edited by hand.",
    "",
    "/// Near-minimax polynomials, lowest power first, and constants split into two doubles.",
    "enum Coefficients {",
]
out += polynomial(
    "sine", "(sin √z - √z) / z√z on [0, (π/4)²].",
    around_zero(lambda z: (sin(sqrt(abs(z))) - sqrt(abs(z))) / (abs(z) * sqrt(abs(z))), -mpf(1) / 6),
    mpf(10) ** -30, quarter, 6)
out += polynomial(
    "cosine", "(cos √z - 1 + z/2) / z² on [0, (π/4)²].",
    around_zero(lambda z: (cos(sqrt(abs(z))) - 1 + z / 2) / z**2, mpf(1) / 24),
    mpf(10) ** -20, quarter, 6)
out += polynomial(
    "arcTangent", "(atan √z - √z) / z√z on [0, 1/64].",
    around_zero(lambda z: (atan(sqrt(abs(z))) - sqrt(abs(z))) / (abs(z) * sqrt(abs(z))), -mpf(1) / 3),
    mpf(10) ** -30, mpf(1) / 63, 9)
bound = log(2) / 128 * mpf("1.001")
out += polynomial(
    "exponential", "(exp r - 1 - r) / r² for |r| up to ln 2 / 128.",
    around_zero(lambda r: (exp(r) - 1 - r) / r**2, mpf(1) / 2), -bound, bound, 5)
bound = mpf("0.0099")
out += polynomial(
    "logarithm", "(log(1 + r) - r + r²/2) / r³ for |r| up to 0.0099.",
    around_zero(lambda r: (log(1 + r) - r + r * r / 2) / r**3, mpf(1) / 3), -bound, bound, 7)


def constant(name, x, note):
    high, low = pair(x)
    return [f"  /// {note}", f"  static let {name} = DoubleDouble({literal(high)}, {literal(low)})"]


out += constant("radiansPerDegree", pi / 180, "π/180.")
out += constant("degreesPerRadian", 180 / pi, "180/π.")
out += constant("halfTurn", pi, "π.")
out += constant("quarterTurn", pi / 2, "π/2.")


def chop(x, multiple):
    """x rounded to a multiple of the given power of two."""
    return mp.nint(x / multiple) * multiple


first = chop(pi / 2, mpf(2) ** -32)
second = chop(pi / 2 - first, mpf(2) ** -65)
out += ["  /// π/2 in three parts, the first two short enough for exact products with 20 bits."]
out += [f"  static let quarterTurnPart1 = {literal(first)}"]
out += [f"  static let quarterTurnPart2 = {literal(second)}"]
out += [f"  static let quarterTurnPart3 = {literal(pi / 2 - first - second)}"]
step = log(2) / 64
first = chop(step, mpf(2) ** -42)
out += ["  /// ln 2 / 64 in two parts, the first short enough for exact products with 17 bits."]
out += [f"  static let exponentialStepHigh = {literal(first)}"]
out += [f"  static let exponentialStepLow = {literal(step - first)}"]
first = chop(log(2), mpf(2) ** -42)
out += ["  /// ln 2 in two parts, the first a multiple of 2^-42."]
out += [f"  static let naturalLogarithmOf2High = {literal(first)}"]
out += [f"  static let naturalLogarithmOf2Low = {literal(log(2) - first)}"]
out += ["}", ""]

values = [v for k in range(65) for v in pair(atan(mpf(k) / 64))]
out += array("arcTangentTable", "atan(k/64) as high and low part, k = 0...64.", values) + [""]
values = [v for k in range(64) for v in pair(mpf(2) ** (mpf(k) / 64))]
out += array("exponentialTable", "2^(k/64) as high and low part, k = 0...63.", values) + [""]
values = []
for j in range(90, 183):
    inverse = mp.nint(mpf(128) / j * 256) / 256
    exact = -log(inverse)
    high = chop(exact, mpf(2) ** -42)
    values += [float(inverse), float(high), float(exact - high)]
out += array(
    "logarithmTable",
    "For j = 90...182: a short c near 128/j, then -ln c as a multiple of 2^-42 and the rest.",
    values)
with open("Sources/Engine/PetMapGeo/Math/Tables.swift", "w") as file:
    file.write("\n".join(out) + "\n")

# Test vectors: correctly rounded answers at arguments spread over every scale.
random.seed(20261120)


def bits(x):
    return f"{struct.unpack('<Q', struct.pack('<d', x))[0]:016x}"


def spread(low, high, scales):
    """Uniform in the range, and log-uniform towards zero."""
    if random.random() < 0.6:
        return random.uniform(low, high)
    return random.choice([low, high]) * 2.0 ** -random.uniform(0, scales)


def degrees(f):
    """f of an angle in degrees; what is left of 240 bits at a true zero counts as zero."""

    def g(x):
        answer = f(mpf(x) * pi / 180)
        return mpf(0) if abs(answer) < mpf(10) ** -60 and abs(x) > 1 else answer

    return g


def in_degrees(f):
    return lambda *x: f(*map(mpf, x)) * 180 / pi


special = [0.0, 30, 45, 60, 90, 120, 135, 150, 180, 225, 270, 315, 360, 450, 1e-300, 0.5, 1.0]
functions = [
    ("sine-degrees", degrees(sin), lambda: [spread(-720, 720, 60)], special),
    ("cosine-degrees", degrees(cos), lambda: [spread(-720, 720, 60)], special),
    ("tangent-degrees", degrees(tan), lambda: [spread(-360, 360, 60)], [0.0, 45, 135, 180]),
    ("sine", lambda x: sin(mpf(x)), lambda: [spread(-30, 30, 60)], [0.0, 1.0, 1e5, 1e6]),
    ("cosine", lambda x: cos(mpf(x)), lambda: [spread(-30, 30, 60)], [0.0, 1.0, 1e5, 1e6]),
    ("tangent", lambda x: tan(mpf(x)), lambda: [spread(-30, 30, 60)], [0.0, 1.0, 1e5]),
    ("arc-sine", lambda x: asin(mpf(x)), lambda: [spread(-1, 1, 60)], [0.0, 0.5, 1.0, -1.0]),
    ("arc-cosine", lambda x: acos(mpf(x)), lambda: [spread(-1, 1, 60)], [0.0, 0.5, 1.0, -1.0]),
    ("arc-tangent", lambda x: atan(mpf(x)), lambda: [spread(-9, 9, 60)], [0.0, 0.125, 1e9, 1e300]),
    ("arc-tangent2", lambda y, x: atan2(mpf(y), mpf(x)),
     lambda: [spread(-9, 9, 60), spread(-9, 9, 60)], []),
    ("arc-sine-degrees", in_degrees(asin), lambda: [spread(-1, 1, 60)], [0.0, 0.5, 1.0, -0.5]),
    ("arc-cosine-degrees", in_degrees(acos), lambda: [spread(-1, 1, 60)], [0.0, 0.5, -1.0, -0.5]),
    ("arc-tangent2-degrees", in_degrees(atan2),
     lambda: [spread(-9, 9, 60), spread(-9, 9, 60)], []),
    ("exponential", lambda x: exp(mpf(x)), lambda: [spread(-700, 700, 60)], [0.0, 1.0, 709.7]),
    ("exponential-minus-one", lambda x: expm1(mpf(x)), lambda: [spread(-40, 40, 60)], [0.0, 1.0]),
    ("logarithm", lambda x: log(mpf(x)),
     lambda: [random.choice([random.uniform(0.5, 2), 2.0 ** random.uniform(-1000, 1000)])],
     [1.0, 2.0, 0.5, 10.0, 5e-324, 1.7e308]),
    ("logarithm-of-one-plus", lambda x: log1p(mpf(x)),
     lambda: [spread(-0.99, 9, 60)], [0.0, 1.0, -0.5, 1e300]),
]
lines = [
    "# Elementary functions: name, arguments, the correctly rounded answer (bit patterns of doubles).",
    "# Source: mpmath at 240 bits, by tools/tables/mathematics.py.",
]
for name, f, arguments, fixed in functions:
    cases = [[float(x)] for x in fixed] + [arguments() for _ in range(400)]
    for case in cases:
        answer = float(f(*case))
        lines.append(" ".join([name] + [bits(x) for x in case] + [bits(answer)]))
import os

os.makedirs("Fixtures/geo", exist_ok=True)
with open("Fixtures/geo/elementary-functions.txt", "w") as file:
    file.write("\n".join(lines) + "\n")
