#!/usr/bin/env python3
"""Estimates the model of matches again from what reporters said about matches.

    petmap moderate decisions --store pets.sqlite | tools/bench/decisions.py

Reads a JSON line for each decision (see Command line, moderate decisions) and prints

- the calibration: how often the matches with a score were the pet, in ten bins, and the expected error;
- the share, and the exponent of all odds, with which the scores would have been right: a logistic regression of the
  decisions on the logits of the scores (Platt 1999);
- a factor for the weights of each field: a logistic regression on the weights next to the score, with a normal prior
  around 1, so that rare fields keep their weights. Below 1, the field says less than the model believes;
- whether the estimates are better than what they replace, by the logarithmic loss on decisions that were not used,
  in five parts.

Only matches that were shown can be decided on, so the figures are about those. The share is `share` of
PetMapMatches.MatchOptions; the exponent and the factors multiply the exponents in PetMapMatches.Trust.
"""

import argparse
import json
import math
import random
import sys

FIELDS = ["place", "time", "species", "breed", "colors", "sex", "age", "size", "markings", "collar"]
# Design of matches: re-estimate from 200 pairs a species.
ENOUGH = 200
# The default of the share.
SHARE = 0.5
# The standard deviation of the prior of a field's factor around 1, and of the intercept.
SPREAD = 0.5


def logit(chance):
    chance = min(max(chance, 0.0005), 0.9995)
    return math.log(chance / (1 - chance))


def sigmoid(value):
    if value < 0:
        power = math.exp(value)
        return power / (1 + power)
    return 1 / (1 + math.exp(-value))


def solved(matrix, vector):
    """Solves a linear system with a positive definite matrix by Gaussian elimination."""
    rows = [row[:] + [value] for row, value in zip(matrix, vector)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [value - factor * base for value, base in zip(rows[row], rows[column])]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def regression(inputs, offsets, outcomes, means, precisions):
    """Returns the most probable coefficients of a logistic regression, and their standard errors, by Newton's method.

    inputs: a row of values for each outcome. offsets: what is added to the sum of a row. The coefficients have normal
    priors with the given means and precisions.
    """
    size = len(means)

    def sums(coefficients):
        return [offset + sum(map(lambda a, b: a * b, coefficients, row)) for row, offset in zip(inputs, offsets)]

    def penalty(coefficients, values):
        total = sum(p * (a - m) ** 2 / 2 for a, m, p in zip(coefficients, means, precisions))
        # log(1 + exp(value)), without overflow
        return total + sum(
            max(value, 0) + math.log1p(math.exp(-abs(value))) - outcome * value for value, outcome in zip(values, outcomes))

    coefficients = means[:]
    values = sums(coefficients)
    best = penalty(coefficients, values)
    for _ in range(50):
        gradient = [precisions[i] * (means[i] - coefficients[i]) for i in range(size)]
        hessian = [[precisions[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, value, outcome in zip(inputs, values, outcomes):
            chance = sigmoid(value)
            weight = chance * (1 - chance)
            for i, one in enumerate(row):
                if one:
                    gradient[i] += (outcome - chance) * one
                    for j, other in enumerate(row):
                        hessian[i][j] += weight * one * other
        step = solved(hessian, gradient)
        # A full step may overshoot.
        scale = 1.0
        while scale > 1e-4:
            next_coefficients = [a + scale * b for a, b in zip(coefficients, step)]
            next_values = sums(next_coefficients)
            found = penalty(next_coefficients, next_values)
            if found <= best:
                break
            scale /= 2
        else:
            break
        improvement = best - found
        coefficients, values, best = next_coefficients, next_values, found
        if improvement < 1e-7:
            break
    errors = []
    for index in range(size):
        unit = [1.0 if i == index else 0.0 for i in range(size)]
        errors.append(math.sqrt(max(0.0, solved(hessian, unit)[index])))
    return coefficients, errors


def loss(chances, outcomes):
    total = sum(-math.log(max(chance if outcome else 1 - chance, 1e-6)) for chance, outcome in zip(chances, outcomes))
    return total / max(1, len(outcomes))


class Calibration:
    """Right = sigmoid(a + b logit(score))."""

    def fit(self, decisions):
        self.values, self.errors = regression(
            self.inputs(decisions), [0.0] * len(decisions), outcomes(decisions), [0.0, 1.0], [0.25, 1.0])
        return self

    def inputs(self, decisions):
        return [[1.0, logit(decision["score"])] for decision in decisions]

    def chances(self, decisions):
        return [sigmoid(self.values[0] * row[0] + self.values[1] * row[1]) for row in self.inputs(decisions)]


class Factors:
    """Right = sigmoid(a + logit(score) + sum of (factor - 1) · weight).

    The score depends on the rivals and the density, too. They are in the difference between its logit and the weights,
    which stays the same.
    """

    def fit(self, decisions):
        means = [0.0] * (len(FIELDS) + 1)
        precisions = [0.25] + [1 / SPREAD**2] * len(FIELDS)
        found, self.errors = regression(
            self.inputs(decisions), self.offsets(decisions), outcomes(decisions), means, precisions)
        self.values = found[:1] + [1 + value for value in found[1:]]
        return self

    def inputs(self, decisions):
        return [[1.0] + [decision["weights"].get(field, 0.0) for field in FIELDS] for decision in decisions]

    def offsets(self, decisions):
        return [logit(decision["score"]) for decision in decisions]

    def chances(self, decisions):
        changes = [self.values[0]] + [value - 1 for value in self.values[1:]]
        return [sigmoid(offset + sum(map(lambda a, b: a * b, changes, row)))
                for row, offset in zip(self.inputs(decisions), self.offsets(decisions))]


def outcomes(decisions):
    return [1 if decision["decision"] == "mine" else 0 for decision in decisions]


def unseen(make, decisions, parts=5):
    """Returns the loss on each part by an estimate from the others."""
    order = decisions[:]
    random.Random(1).shuffle(order)
    total = 0.0
    for part in range(parts):
        held = order[part::parts]
        rest = [decision for index, decision in enumerate(order) if index % parts != part]
        total += loss(make().fit(rest).chances(held), outcomes(held)) * len(held)
    return total / len(order)


def calibration_table(decisions):
    lines, error = [], 0.0
    for index in range(10):
        inside = [decision for decision in decisions if min(9, int(decision["score"] * 10)) == index]
        if inside:
            said = sum(decision["score"] for decision in inside) / len(inside)
            right = sum(outcomes(inside)) / len(inside)
            error += abs(said - right) * len(inside) / len(decisions)
            lines.append(f"  {index / 10:.1f}  {len(inside):6d}  {said:.2f}  {right:.2f}")
    return ["  from  count  said right"] + lines + [f"expected error: {error:.3f}"]


def counted(number):
    return f"{number} decision" if number == 1 else f"{number} decisions"


def report(title, decisions):
    mine = sum(outcomes(decisions))
    print(f"{title}: {counted(len(decisions))}, {mine} of them mine")
    print("\n".join(calibration_table(decisions)))
    if not 0 < mine < len(decisions):
        print("Nothing can be estimated while all decisions are the same.\n")
        return
    if len(decisions) < ENOUGH:
        print(f"Fewer than {ENOUGH} decisions: do not change the model by these figures.")
    calibration = Calibration().fit(decisions)
    (shift, slope), (shift_error, slope_error) = calibration.values, calibration.errors
    print(f"share: {sigmoid(logit(SHARE) + shift):.2f} instead of {SHARE} (shift {shift:+.2f} ± {shift_error:.2f})")
    print(f"exponent of all odds: {slope:.2f} ± {slope_error:.2f} instead of 1")
    factors = Factors().fit(decisions)
    print("factors of the weights, with standard errors:")
    for field, factor, deviation in zip(FIELDS, factors.values[1:], factors.errors[1:]):
        count = sum(1 for decision in decisions if decision["weights"].get(field))
        if count:
            print(f"  {field:9s} {factor:5.2f} ± {deviation:.2f}  in {count}")
    if len(decisions) >= 20:
        own = loss([decision["score"] for decision in decisions], outcomes(decisions))
        print(f"loss on decisions that were not used: the scores {own:.4f}, with another share and exponent "
              f"{unseen(Calibration, decisions):.4f}, with factors {unseen(Factors, decisions):.4f}")
    print()


def read(lines):
    """Returns the decisions on matches that a model scored, and the number of the others."""
    decisions, without = [], 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            decision = json.loads(line)
            if decision["decision"] not in ("mine", "notMine"):
                raise ValueError
        except (ValueError, KeyError, TypeError):
            sys.exit(f"decisions: line {number}: not a decision; use the output of petmap moderate decisions")
        weights = decision.get("weights")
        # A chip proves a match, or rules it out, whatever the other fields say.
        if isinstance(decision.get("score"), (int, float)) and isinstance(weights, dict) and "chip" not in weights:
            decisions.append(decision)
        else:
            without += 1
    return decisions, without


def main():
    parser = argparse.ArgumentParser(prog="decisions.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=argparse.FileType(), default=sys.stdin, help="the decisions; default: standard input")
    decisions, without = read(parser.parse_args().file)
    if without:
        print(f"left out, because the match was in no list or has a microchip number: {counted(without)}")
    if not decisions:
        sys.exit("decisions: there are no decisions with a score")
    report("all", decisions)
    for species in sorted({decision.get("species", "") for decision in decisions}):
        same = [decision for decision in decisions if decision.get("species", "") == species]
        if len(same) >= ENOUGH and len(same) < len(decisions):
            report(species, same)


if __name__ == "__main__":
    main()
