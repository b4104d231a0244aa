"""Made-up reports of missing pets, hidden among a shelter's real strays.

Two generators with different assumptions: "columns" follows the published distances and times and fills columns;
"texts" uses other distributions, makes more mistakes, packs eight years into two, and says everything in one
sentence. Neither shares a word list or a formula with petmap.
"""

import csv
import datetime
import math
import random

# How people name the colors of a shelter, by language. Several words are alternatives.
COLORS = {
    "black": {"en": "black|jet black", "pl": "czarny|czarna|czarne", "es": "negro|negra", "de": "schwarz|schwarze"},
    "white": {"en": "white", "pl": "biały|biała|białe", "es": "blanco|blanca", "de": "weiß|weiße"},
    "gray": {"en": "grey|gray|silver", "pl": "szary|szara|popielaty", "es": "gris|plateado", "de": "grau|graue"},
    "blue": {"en": "grey|blue|blue grey", "pl": "szary|niebieski|stalowy", "es": "gris|azulado", "de": "grau|blaugrau"},
    "brown": {"en": "brown|dark brown|chocolate", "pl": "brązowy|brązowa|brunatny", "es": "marrón|café", "de": "braun|dunkelbraun"},
    "tan": {"en": "tan|light brown|beige|sandy", "pl": "beżowy|jasnobrązowy|piaskowa", "es": "canela|beige|marrón claro", "de": "hellbraun|beige|sandfarben"},
    "cream": {"en": "cream|off-white", "pl": "kremowy|kremowa", "es": "crema", "de": "cremefarben|creme"},
    "orange": {"en": "orange|ginger", "pl": "rudy|ruda", "es": "naranja|anaranjado", "de": "orange|rot|rötlich"},
    "red": {"en": "red|reddish brown", "pl": "rudy|czerwonawy", "es": "rojizo|rojo", "de": "rot|rotbraun"},
    "gold": {"en": "golden|gold", "pl": "złoty|złocisty", "es": "dorado", "de": "goldfarben|gold"},
    "yellow": {"en": "yellow|golden", "pl": "żółty|żółta", "es": "amarillo", "de": "gelb|gelbe"},
    "fawn": {"en": "fawn|tan", "pl": "płowy|płowa", "es": "canela|leonado", "de": "falb|hellbraun"},
    "tabby": {"en": "tabby|striped|tiger striped", "pl": "pręgowany|bury|bura", "es": "atigrado|atigrada|rayado", "de": "getigert|getigerte"},
    "brindle": {"en": "brindle", "pl": "pręgowany|barcino", "es": "atigrado|barcino", "de": "gestromt"},
    "calico": {"en": "calico|tricolor", "pl": "kaliko|trójkolorowa|szylkretka z białym", "es": "calicó|tricolor", "de": "dreifarbig|Glückskatze"},
    "tortie": {"en": "tortoiseshell|tortie", "pl": "szylkretowa|szylkretka", "es": "carey", "de": "Schildpatt|schildpattfarben"},
    "tricolor": {"en": "tricolor|tri-color", "pl": "trójkolorowy|tricolor", "es": "tricolor", "de": "dreifarbig"},
    "point": {"en": "siamese|pointed|siamese looking", "pl": "syjamski|syjam", "es": "siamés", "de": "Siam|siamfarben"},
    "merle": {"en": "merle", "pl": "merle|marmurkowy", "es": "merle|mirlo", "de": "merle"},
    "green": {"en": "green", "pl": "zielony", "es": "verde", "de": "grün"},
}
SHELTER_WORDS = {
    "chocolate": "brown", "blonde": "cream", "seal": "brown", "silver": "gray", "apricot": "orange", "buff": "cream",
    "sable": "brown", "wheat": "tan", "liver": "brown", "peach": "orange", "torbi": "tortie", "snowshoe": "point",
    "lynx": "tabby", "flame": "orange", "tiger": "tabby", "dapple": "merle", "smoke": "gray", "lilac": "gray", "ruddy": "red",
    "dilute": None, "tick": None, "pink": None, "unknown": None,
}
MISTAKES = {
    "brown": ["tan", "black", "red"], "tan": ["brown", "cream", "fawn"], "gray": ["blue", "black"], "cream": ["white", "tan"],
    "orange": ["red", "tan"], "tabby": ["brown", "gray"], "calico": ["tortie", "tricolor"], "tortie": ["calico", "black"],
    "point": ["cream", "brown"], "brindle": ["brown"], "gold": ["tan"], "yellow": ["tan"], "fawn": ["tan"], "red": ["brown"],
    "tricolor": ["black", "brown"], "blue": ["gray"], "merle": ["gray"],
}
BREEDS = {
    "dog": [
        ("chihuahua", "Chihuahua", 16), ("pit bull", "pit bull|pitbull|amstaff|stafford", 15), ("german shepherd", "German Shepherd|GSD|owczarek niemiecki|pastor alemán|Schäferhund", 9),
        ("labrador retriever", "lab|labrador", 8), ("poodle", "poodle|pudel|caniche|Pudel", 5), ("husky", "husky", 5),
        ("yorkshire terrier", "yorkie|york|Yorkshire Terrier", 4), ("maltese", "maltese|maltańczyk|bichón maltés|Malteser", 4), ("dachshund", "dachshund|jamnik|salchicha|Dackel", 4),
        ("shih tzu", "shih tzu|shihtzu", 4), ("boxer", "boxer|bokser", 3), ("australian cattle dog", "heeler|cattle dog", 2), ("pug", "pug|mops|carlino|Mops", 2),
        ("rottweiler", "rottweiler|rottie", 2), ("border collie", "border collie", 2), ("beagle", "beagle", 2), ("akita", "akita", 1), ("corgi", "corgi|welsh corgi", 1)],
    "cat": [
        ("domestic shorthair", "DSH|domestic shorthair|dachowiec|europeo común|Hauskatze", 76), ("domestic medium hair", "DMH|domestic medium hair", 9),
        ("domestic longhair", "DLH|long hair|długowłosy|pelo largo|Langhaar", 8), ("siamese", "siamese|syjamski|siamés|Siamkatze", 4),
        ("maine coon", "Maine Coon", 1), ("persian", "Persian|perski|persa|Perser", 1), ("russian blue", "Russian Blue|rosyjski niebieski|azul ruso", 1)],
}
MARKS = {
    "white chest": "white chest|biała pierś|pecho blanco|weiße Brust", "white paws": "white socks|białe łapki|patas blancas|weiße Pfoten",
    "scar on ear": "scar on the ear|blizna na uchu|cicatriz en la oreja|Narbe am Ohr", "docked tail": "no tail, docked|kopiowany ogon|cola cortada|kupierter Schwanz",
    "torn ear": "torn ear|rozdarte ucho|oreja desgarrada|eingerissenes Ohr", "limping": "limps|kuleje|cojea|hinkt", "blue eyes": "blue eyes|niebieskie oczy|ojos azules|blaue Augen",
    "spot on back": "spot on its back|łata na grzbiecie|mancha en el lomo|Fleck auf dem Rücken", "white tail tip": "white tip of the tail|biała końcówka ogona|punta de la cola blanca|weiße Schwanzspitze",
}
COLLARS = {
    "red": "red|czerwona|rojo|rotes", "blue": "blue|niebieska|azul|blaues", "black": "black|czarna|negro|schwarzes", "green": "green|zielona|verde|grünes",
    "pink": "pink|różowa|rosa|rosa", "purple": "purple|fioletowa|morado|lila", "yellow": "yellow|żółta|amarillo|gelbes",
}
COLLAR = {"en": "{} collar", "pl": "{} obroża", "es": "collar {}", "de": "{} Halsband"}
SIZES = {"small": "small|mały|pequeño|klein", "medium": "medium|średni|mediano|mittelgroß", "large": "large|duży|grande|groß"}
SEXES = {"M": "male|samiec|macho|männlich", "F": "female|samica|hembra|weiblich"}
SPECIES = {"dog": "dog|pies|perro|Hund", "cat": "cat|kot|gato|Katze"}
YEARS = {"en": "{} years old", "pl": "{} lata", "es": "{} años", "de": "{} Jahre alt"}
LANGUAGES = ["en", "pl", "es", "de"]


def atoms(text):
    found = []
    for word in text.lower().split():
        for part in word.split("_"):
            atom = SHELTER_WORDS.get(part, part)
            if atom in COLORS and atom not in found:
                found.append(atom)
    return found


def said(alternatives, language, rng):
    """Chooses the alternative of a language if there are four, else any."""
    words = alternatives.split("|")
    return words[LANGUAGES.index(language)] if len(words) == 4 else rng.choice(words)


def moved(lat, lon, meters, rng):
    angle = rng.random() * 2 * math.pi
    return (lat + meters * math.cos(angle) / 111195,
            lon + meters * math.sin(angle) / 111195 / math.cos(math.radians(lat)))


def strays(path):
    pets, seen = [], set()
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            if row["intake_type"] != "stray" or row["animal_type"] not in ("dog", "cat") or row["animal_id"] in seen:
                continue
            seen.add(row["animal_id"])
            date = datetime.date.fromisoformat(row["intake_date"][:10])
            age = None
            if row["dob"]:
                age = (date - datetime.date.fromisoformat(row["dob"][:10])).days / 365.25
                age = age if 0 <= age < 25 else None
            sex = {"Male": "M", "Neutered": "M", "Female": "F", "Spayed": "F"}.get(row["sex"])
            pets.append({
                "id": row["animal_id"], "species": row["animal_type"], "date": date, "age": age, "sex": sex,
                "lat": float(row["latitude"]), "lon": float(row["longitude"]),
                "colors": " ".join(filter(None, [row["primary_color"], row["secondary_color"]])).split(),
                "color": ", ".join(filter(None, [row["primary_color"], row["secondary_color"]])),
                "atoms": atoms(row["primary_color"] + " " + row["secondary_color"])})
    return pets


SETTINGS = {
    "columns": dict(drop=0.30, mistake=0.12, sex_known=0.92, sex_wrong=0.04, age_known=0.75, age_spread=0.35, breed_known=0.6,
                    breed_same=0.55, mark_known=0.3, mark_same=0.5, collar=0.25, collar_same=0.75, size=0.5, chip=0.04, denser=1),
    "texts": dict(drop=0.40, mistake=0.2, sex_known=0.8, sex_wrong=0.07, age_known=0.55, age_spread=0.55, breed_known=0.4,
                  breed_same=0.45, mark_known=0.3, mark_same=0.35, collar=0.2, collar_same=0.6, size=0.3, chip=0.02, denser=4),
}


def distance(kind, species, rng):
    if kind == "columns":
        if rng.random() < 0.55:
            return rng.expovariate(1 / (350 if species == "dog" else 220))
        if rng.random() < 0.93:
            return rng.lognormvariate(math.log(2500 if species == "dog" else 900), 0.9)
        return 20000 * math.sqrt(rng.random())
    return rng.lognormvariate(math.log(900 if species == "dog" else 350), 1.5 if species == "dog" else 1.4)


def days(kind, species, rng):
    if rng.random() < 0.04:
        return -rng.choice([1, 1, 2])
    if kind == "columns":
        return int(rng.lognormvariate(math.log(2.5 if species == "dog" else 5), 1.2))
    return int(rng.weibullvariate(7 if species == "dog" else 16, 0.65))


def make(kind, seed, pets, count, decoys):
    """Returns the found pets and the reports; a report's "truth" is the ID of its pet, or "" for a decoy."""
    rng = random.Random(f"{kind} {seed}")
    setting = SETTINGS[kind]
    start = min(pet["date"] for pet in pets)
    found = []
    for pet in pets:
        pet = dict(pet)
        pet["date"] = start + datetime.timedelta(days=(pet["date"] - start).days // setting["denser"])
        table = BREEDS[pet["species"]]
        pet["kind"] = rng.choices(range(len(table)), [row[2] for row in table])[0]
        pet["label"] = table[pet["kind"]][0] if rng.random() < 0.75 else ""
        pet["mark"] = rng.choice(list(MARKS)) if rng.random() < 0.5 else ""
        pet["collar"] = rng.choice(list(COLLARS)) if rng.random() < 0.35 else ""
        pet["size"] = rng.choice(list(SIZES)) if pet["species"] == "dog" and rng.random() < 0.7 else ""
        pet["chip"] = str(rng.randrange(9 * 10**14, 10**15)) if rng.random() < 0.06 else ""
        found.append(pet)
    chosen = rng.sample(range(len(found)), count + decoys)
    hidden = set(chosen[count:])
    reports = [report(kind, number, found[index], index not in hidden, setting, rng)
               for number, index in enumerate(chosen)]
    return [pet for index, pet in enumerate(found) if index not in hidden], reports


def report(kind, number, pet, is_there, setting, rng):
    language = rng.choice(LANGUAGES)
    chosen = [atom for index, atom in enumerate(pet["atoms"]) if index == 0 or rng.random() > setting["drop"]]
    chosen = [rng.choice(MISTAKES[atom]) if atom in MISTAKES and rng.random() < setting["mistake"] else atom for atom in chosen]
    colors = [rng.choice(COLORS[atom][language].split("|")) for atom in chosen]
    rng.shuffle(colors)
    if rng.random() < 0.06:
        colors = []
    sex = pet["sex"] if rng.random() < setting["sex_known"] else None
    if sex and rng.random() < setting["sex_wrong"]:
        sex = "F" if sex == "M" else "M"
    gap = days(kind, pet["species"], rng)
    age = None
    if pet["age"] is not None and rng.random() < setting["age_known"]:
        age = max(0, int(pet["age"] * math.exp(rng.gauss(0, setting["age_spread"]))))
    table = BREEDS[pet["species"]]
    breed = ""
    if rng.random() < setting["breed_known"]:
        known = pet["kind"] if rng.random() < setting["breed_same"] else rng.choices(range(len(table)), [row[2] for row in table])[0]
        breed = rng.choice(table[known][1].split("|")) + rng.choice(["", "", " mix"])
    mark = pet["mark"] if pet["mark"] and rng.random() < setting["mark_same"] else rng.choice(list(MARKS))
    mark = said(MARKS[mark], language, rng) if rng.random() < setting["mark_known"] else ""
    collar = pet["collar"] if pet["collar"] and rng.random() < setting["collar_same"] else rng.choice(list(COLLARS))
    collar = COLLAR[language].format(said(COLLARS[collar], language, rng)) if rng.random() < setting["collar"] else ""
    size = pet["size"] if rng.random() < 0.8 else rng.choice(list(SIZES))
    size = said(SIZES[size], language, rng) if size and rng.random() < setting["size"] else ""
    lat, lon = moved(pet["lat"], pet["lon"], distance(kind, pet["species"], rng), rng)
    return {"id": f"r{number}", "species": pet["species"], "truth": pet["id"] if is_there else "", "language": language,
            "date": pet["date"] - datetime.timedelta(days=gap), "sex": sex, "age": age, "breed": breed, "mark": mark,
            "collar": collar, "size": size, "colors": colors, "lat": lat, "lon": lon, "atoms": chosen,
            "chip": pet["chip"] if pet["chip"] and rng.random() < setting["chip"] * 10 else ""}


def write(kind, found, reports, found_path, reports_path):
    with open(found_path, "w", newline="") as file:
        table = csv.writer(file)
        if kind == "columns":
            table.writerow(["id", "status", "species", "breed", "sex", "age", "color", "size", "markings", "collar", "microchip",
                            "latitude", "longitude", "date"])
        else:
            table.writerow(["id", "status", "species", "sex", "microchip", "description", "latitude", "longitude", "date"])
        for pet in found:
            sex = {"M": "male", "F": "female"}.get(pet["sex"], "")
            age = "" if pet["age"] is None else f"{pet['age']:.1f} years" if pet["age"] >= 1 else f"{int(pet['age'] * 12)} months"
            place = [f"{pet['lat']:.5f}", f"{pet['lon']:.5f}", pet["date"].isoformat()]
            if kind == "columns":
                table.writerow([pet["id"], "found", pet["species"], pet["label"], sex, age, pet["color"], pet["size"], pet["mark"],
                                pet["collar"], pet["chip"], *place])
            else:
                collar = pet["collar"] and f"wearing a {pet['collar']} collar"
                about = age and f"about {round(pet['age'])} years old" if age and pet["age"] >= 1 else ""
                text = ". ".join(filter(None, [
                    " ".join(filter(None, ["Found:", pet["size"], pet["color"].replace(",", " and"), pet["label"] or pet["species"]])),
                    pet["mark"], collar, about]))
                table.writerow([pet["id"], "found", pet["species"], sex, pet["chip"], text, *place])
    with open(reports_path, "w", newline="") as file:
        table = csv.writer(file)
        if kind == "columns":
            table.writerow(["id", "status", "species", "breed", "sex", "age", "color", "size", "markings", "collar", "microchip",
                            "latitude", "longitude", "date"])
        else:
            table.writerow(["id", "status", "species", "sex", "microchip", "description", "latitude", "longitude", "date"])
        for pet in reports:
            sex = said(SEXES[pet["sex"]], pet["language"], random) if pet["sex"] else ""
            age = "" if pet["age"] is None else str(pet["age"])
            place = [f"{pet['lat']:.5f}", f"{pet['lon']:.5f}", pet["date"].isoformat()]
            if kind == "columns":
                table.writerow([pet["id"], "missing", pet["species"], pet["breed"], sex, age, ", ".join(pet["colors"]), pet["size"],
                                pet["mark"], pet["collar"], pet["chip"], *place])
            else:
                language = pet["language"]
                noun = SPECIES[pet["species"]].split("|")[LANGUAGES.index(language)]
                joint = {"en": " and ", "pl": " i ", "es": " y ", "de": " und "}[language].join(pet["colors"])
                parts = [joint, noun] if language in ("en", "de") else [noun, joint]
                age = YEARS[language].format(pet["age"]) if pet["age"] else ""
                text = ", ".join(filter(None, [" ".join(filter(None, parts)), pet["breed"], pet["size"] and f"{pet['size']} {noun}",
                                               pet["mark"], pet["collar"], age]))
                table.writerow([pet["id"], "missing", pet["species"], sex, pet["chip"], text, *place])
