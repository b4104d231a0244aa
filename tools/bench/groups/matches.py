"""Finds the pets of made-up reports among a shelter's real strays, by petmap and by simpler rules.

The reports are those of two generators with different assumptions (peers/reports.py), whose seeds are printed.
Half of them are decoys, whose pets are not in the data.
"""

import json
import os
import random
import sys

import harness
from harness import DATA, PETMAP, SHELTER, Value
from peers import rankings, reports

SEEDS = (101, 102, 103)
REPORTS = 600
# Simpler rankings take a second for a few reports.
SAMPLE = 60
FIGURES = (("R@1", "first"), ("R@10", "among ten"), ("R@50", "among fifty"), ("MRR", "reciprocal rank"))


def found_by_petmap(found_path, reports_path, limit=50):
    usage = harness.whole_process([
        PETMAP, "matches", "--all", "--source", found_path, "--for", reports_path, "--format", "jsonl",
        "--limit", str(limit), "--quiet"])
    return usage, {line["id"]: line["matches"] for line in map(json.loads, usage.output.splitlines())}


def own_figures(made, matches):
    ranks, scores, decoys = [], [], []
    for report in made:
        found = matches[report["id"]]
        top = found[0]["score"] if found else 0
        rank = rankings.rank(found, report["truth"])
        scores.append((top, rank == 1))
        if report["truth"]:
            ranks.append(rank)
        else:
            decoys.append(top)
    return rankings.figures(ranks, scores, decoys)


def peer_figures(found, made):
    sample = random.Random(1).sample([report for report in made if report["truth"]], SAMPLE)
    terms = rankings.TermFrequencies(found)
    peers = {
        "nearest": rankings.nearest, "nearest, -3 to 60 days": rankings.nearest_in_time, "TF-IDF": terms,
        "points": rankings.points}
    results = {}
    for name, ranking in peers.items():
        ranks = []
        for report in sample:
            same = [pet for pet in found if pet["species"] == report["species"]]
            ranks.append(rankings.rank(ranking(report, same), report["truth"]))
        results[name] = rankings.figures(ranks, [], [])
    return results


def mean(figures, key):
    return sum(figure[key] for figure in figures) / len(figures)


def rows(options):
    pets = reports.strays(SHELTER)
    seeds = SEEDS[:1] if options.quick else SEEDS
    result = []
    for kind in reports.SETTINGS:
        own, peers = [], []
        for seed in seeds:
            found, made = reports.make(kind, seed, pets, REPORTS, REPORTS)
            paths = [os.path.join(DATA, f"{part}-{kind}-{seed}.csv") for part in ("found", "reports")]
            reports.write(kind, found, made, *paths)
            usage, matches = found_by_petmap(*paths)
            own.append(own_figures(made, matches))
            print(f"petmap: matches: {kind}, seed {seed}: " + ", ".join(
                f"{key} {value:.3f}" for key, value in own[-1].items() if key != "bins"), file=sys.stderr)
            print(f"petmap: matches: {kind}, seed {seed}: said and right by tenth: {own[-1]['bins']}", file=sys.stderr)
            if seed == seeds[0]:
                peers.append(peer_figures(found, made))
                single = os.path.join(DATA, f"report-{kind}-{seed}.csv")
                with open(paths[1], encoding="utf-8") as source, open(single, "w", encoding="utf-8") as target:
                    target.writelines(source.readlines()[:2])
                alone, _ = found_by_petmap(paths[0], single)
                time = (usage.seconds - alone.seconds) / (2 * REPORTS - 1)
        for key, name in FIGURES:
            floor = {"R@1": 0.57, "R@10": 0.84}.get(key) if kind == "columns" else None
            result.append(Value(f"{kind}: {name}", "", mean(own, key), at_least=floor))
            for peer in peers[0]:
                result.append(Value(f"  {peer}", "", peers[0][peer][key]))
        result.append(Value(f"{kind}: calibration error", "", mean(own, "calibration"), at_most=0.09))
        result.append(Value(f"{kind}: decoys over 0.8", "", mean(own, ">0.8"), at_most=0.03))
        result.append(Value(f"{kind}: decoys over 0.5", "", mean(own, ">0.5")))
        result.append(Value(f"{kind}: a report", "ms", time * 1000))
    return f"matches among {len(pets):,} strays, seeds {', '.join(map(str, seeds))}", result
