"""Simple ways to rank found pets for a report, and the figures by which rankings are compared."""

import collections
import math
import re


def figures(ranks, scores, decoy_scores):
    """Returns recall, reciprocal rank, calibration error and false alarms.

    ranks: the rank of each report's pet, from 1, or None. scores: the first match's score of every report that has
    one, decoys included, and whether it is the pet.
    """
    total = len(ranks)
    result = {f"R@{n}": sum(1 for rank in ranks if rank and rank <= n) / total for n in (1, 10, 50)}
    result["MRR"] = sum(1 / rank for rank in ranks if rank) / total
    if scores:
        bins = collections.defaultdict(list)
        for score, is_right in scores:
            bins[min(9, int(score * 10))].append((score, is_right))
        result["calibration"] = sum(
            abs(sum(score for score, _ in bin) - sum(right for _, right in bin)) for bin in bins.values()) / len(scores)
        for limit in (0.8, 0.5):
            result[f">{limit}"] = sum(score > limit for score in decoy_scores) / max(1, len(decoy_scores))
        result["bins"] = {
            f"{index / 10:.1f}": (len(bin), round(sum(s for s, _ in bin) / len(bin), 2), round(sum(r for _, r in bin) / len(bin), 2))
            for index, bin in sorted(bins.items())}
    return result


def meters(one, other):
    y = (one["lat"] - other["lat"]) * 111195
    x = (one["lon"] - other["lon"]) * 111195 * math.cos(math.radians(one["lat"]))
    return math.hypot(x, y)


def nearest(report, found):
    return sorted(found, key=lambda pet: meters(report, pet))


def nearest_in_time(report, found):
    return nearest(report, [pet for pet in found if -3 <= (pet["date"] - report["date"]).days <= 60])


def words(text):
    return re.findall(r"\w+", text.lower())


class TermFrequencies:
    """Cosine similarity of the words, weighted by their inverse document frequency."""

    def __init__(self, found):
        self.texts = {pet["id"]: collections.Counter(words(" ".join([pet["color"], pet["label"], pet["mark"], pet["collar"], pet["size"]])))
                      for pet in found}
        counts = collections.Counter(word for text in self.texts.values() for word in text)
        self.weights = {word: math.log(len(found) / count) for word, count in counts.items()}

    def vector(self, text):
        vector = {word: count * self.weights.get(word, 0) for word, count in text.items()}
        norm = math.sqrt(sum(value * value for value in vector.values())) or 1
        return {word: value / norm for word, value in vector.items()}

    def __call__(self, report, found):
        own = self.vector(collections.Counter(words(" ".join(
            report["colors"] + [report["breed"], report["mark"], report["collar"], report["size"]]))))
        def similarity(pet):
            other = self.vector(self.texts[pet["id"]])
            return sum(value * other.get(word, 0) for word, value in own.items())
        return sorted(found, key=lambda pet: (-similarity(pet), meters(report, pet)))


def points(report, found):
    """The rules of an open shelter manager, as facts: points per field that agrees, ties by distance."""
    def age_group(age):
        return None if age is None else sum(age >= bound for bound in (0.5, 2, 7))

    def score(pet):
        total = 5
        total += 5 * (pet["label"].lower() == report["breed"].lower())
        total += 5 * (age_group(pet["age"]) == age_group(report["age"]))
        total += 5 * (pet["sex"] == report["sex"])
        total += 5 * (pet["atoms"][:1] == report["atoms"][:1])
        total += 5 * (abs((pet["date"] - report["date"]).days) <= 14)
        total += 5 * (meters(report, pet) < 2500)
        shared = set(words(pet["mark"] + " " + pet["collar"])) & set(words(report["mark"] + " " + report["collar"]))
        total += min(5, len(shared))
        total += 50 * bool(pet["chip"] and pet["chip"] == report["chip"])
        return total
    return sorted(found, key=lambda pet: (-score(pet), meters(report, pet)))


def rank(ranked, truth):
    return next((number for number, pet in enumerate(ranked, 1) if pet["id"] == truth), None)
