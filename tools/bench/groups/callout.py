"""Lays out callouts in six languages: new cards, cards from the cache, and cards at another width.

The texts of a new card are unique, although its words are not. Before the measurement, petmap and Pango each
lay out a thousand other cards.
"""

import json
import os
import random
import re

from harness import DATA, ROOT, Case, Failure, Value, Worker, measure, product

REFERENCE = os.path.join(ROOT, "Fixtures", "text", "wrap-reference.jsonl")
WARM = 1_000
ROUND = 700
ROUNDS = 9
FEW = 100
REPETITIONS = 10
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def cards():
    """Writes a file of cards with eight texts each, the same on every machine.

    The texts recombine sentences of the reference texts in six languages. Digits and the letters of email
    addresses are random, so that all descriptions are different.
    """
    path = os.path.join(DATA, "callouts-1.bin")
    if os.path.exists(path):
        return path
    source = random.Random(20260101)
    texts = {}
    with open(REFERENCE, encoding="utf-8") as file:
        for line in file:
            item = json.loads(line)
            texts.setdefault((item["style"], item["lang"]), []).append(item["text"])
    languages = sorted({language for _, language in texts})
    sentences = {language: [sentence for text in texts["desc", language]
                            for sentence in re.split(r"(?<=[.!?])\s+|(?<=[。！？])\s*|\n", text)
                 if len(sentence) > 8]
                 for language in languages}
    weights = [len(texts["desc", language]) for language in languages]
    with open(path + ".part", "wb") as file:
        for _ in range(WARM + ROUND * ROUNDS):
            language = source.choices(languages, weights)[0]
            for text in card(source, sentences[language], texts["name", language],
                             texts["meta", language]):
                file.write(text.encode() + b"\0")
    os.replace(path + ".part", path)
    return path


def card(source, sentences, names, meta):
    """Returns the texts of a card from name to badge, in the order of the fields."""
    def contact(icon):
        return randomized(source, source.choice([text for text in meta if text[0] == icon])[2:])
    coordinate = (f"{source.uniform(0, 90):.5f}° {source.choice('NS')}, "
                  f"{source.uniform(0, 180):.5f}° {source.choice('EW')}")
    date = f"{source.choice(MONTHS)} {source.randint(1, 28):02}, {source.randint(2024, 2026)}"
    return (source.choice(names), source.choice(("Dog", "Cat")) + " • " + source.choice(BREEDS),
            coordinate, date, contact("📧"), contact("📞"), description(source, sentences),
            source.choice(("MISSING", "FOUND", "CLOSED")))


BREEDS = ("Labrador", "Mixed breed", "Siamese", "Jack Russell Terrier", "Maine Coon",
          "Domestic shorthair", "German Shepherd", "Chihuahua", "Owczarek podhalański", "柴犬")


def description(source, sentences):
    """Returns a description of 200 to 520 characters."""
    wanted = source.randint(200, 480)
    text = ""
    while len(text) < wanted:
        text += ("\n" if source.random() < 0.08 else " ") + source.choice(sentences)
    if len(text) > 520:
        text = text[:520]
    return randomized(source, text.strip())


def randomized(source, text):
    """Returns text with random digits and random letters before the @."""
    text = re.sub(r"[0-9]", lambda _: source.choice("0123456789"), text)
    return re.sub(r"[a-z]+(?=[a-z0-9._]*@)", lambda name: "".join(
        source.choice("abcdefghijklmnoprstuwyz") for _ in name[0]), text)


def pango(path):
    """Starts the Pango worker. Returns None if Pango is not installed."""
    try:
        worker = Worker(product("PangoPeer"))
        worker.request("load", path)
        return worker
    except (OSError, Failure):
        return None


def rows(options):
    path = cards()
    workers = {"petmap": Worker(product("PetMapBench"), "callout"), "Pango": pango(path)}
    if workers["Pango"] is None:
        del workers["Pango"]
    workers["petmap"].request("load", path)
    for worker in workers.values():
        worker.request("new", 0, WARM)

    def fresh(worker):
        """Lays out different cards in every round."""
        starts = iter(range(WARM, WARM + ROUND * ROUNDS, ROUND))
        return lambda: worker.seconds("new", next(starts), ROUND)

    def same(request, names=tuple(workers)):
        return {name: (lambda worker=workers[name]: worker.seconds(request, 0, FEW))
                for name in names}

    per = FEW * REPETITIONS
    cases = [
        Case("a card never seen", "µs", {name: fresh(worker) for name, worker in workers.items()},
             per=ROUND, floors={"Pango": 3.3}),
        Case("a card again", "µs", same("again"), per=per, floors={"Pango": 80}),
        Case("its texts at another width", "µs", same("rewrap"), per=per,
             floors={"Pango": 120}),
        Case("placing it", "µs", same("place", ["petmap"]), per=per),
        Case("its JSON", "µs", same("json", ["petmap"]), per=per),
    ]
    # Measure all rounds even with --quick, because a round takes only a second.
    measure(cases, ROUNDS)
    values = []
    if "Pango" in workers:
        lines = [worker.request("lines", 0, WARM) for worker in workers.values()]
        agreeing = sum(own == other for own, other in zip(*lines))
        # Unlike browsers, Pango breaks lines inside addresses and therefore nearly always has fewer lines. A third
        # of the descriptions with an email or web address differ, and one in twenty of the others. With different
        # fonts, far fewer would agree.
        if agreeing < 0.7 * WARM:
            raise Failure(f"only {agreeing} of {WARM} descriptions have the same line count in Pango")
        values = [Value("descriptions of as many lines", "%", 100 * agreeing / WARM)]
    for worker in workers.values():
        worker.end()
    peer = "compared with Pango" if "Pango" in workers else "without Pango"
    return f"callout: eight texts a card, one of 200 to 520 characters, {peer}", cases + values
