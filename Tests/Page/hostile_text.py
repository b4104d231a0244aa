"""Tests that text from reporters cannot run scripts, leave its box or reorder other text, on every page that shows it.

    hostile_text.py PETMAP PAGE-FOLDER [WORD…]
"""

import os
import re
import sys
import tempfile
import urllib.request
from urllib.parse import urlencode

from browsers import CARD, Browsers, check
from service import pet, png
from suite import Suite, same, until

suite = Suite("hostile")
EVERYTHING = "?center=52.2297,21.0732&zoom=10.5"
PHOTO = os.path.join(tempfile.mkdtemp(prefix="petmap-hostile."), "photo.png")
MARKS = "e" + "\u0301" * 5000
FAMILY = "\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466"
# The texts, and the limits of the fields that they are in.
TEXTS = {
    "markup": "<script>alert(1)</script><img src=x onerror=alert(2)>" * 40,
    "quotes": "\"'><img src=x onerror=alert(3)><svg onload=alert(4)>{{title}}${alert(5)}" * 40,
    "bidi": "\u202egnirts \u2066\u202dlortnoc \u05e9\u05dc\u05d5\u05dd",
    "marks": MARKS,
    "long": "x" * 2000,
    "emoji": FAMILY * 60,
    "controls": "a\tb\r\n\r\nc\u2028d\u2029e\ufefff\u200b\u00adg\ufff9h\U000e0041\ufffd" * 20,
}
LIMITS = {
    "petName": 100, "species": 50, "breed": 100, "sex": 20, "description": 5000, "reward": 500, "colors": 100, "size": 20,
    "collar": 100, "markings": 500}
# Each combination of two of the size, the language, and whether scripts run.
VIEWS = {
    "narrow": {"size": (320, 640)}, "wide Polish": {"size": (1280, 800), "locale": "pl-PL"},
    "narrow Polish plain": {"size": (320, 640), "locale": "pl-PL", "java_script_enabled": False},
    "wide plain": {"size": (1280, 800), "java_script_enabled": False},
}


def fields(text):
    return {field: text[:limit].strip() for field, limit in LIMITS.items()}


def features():
    """A pet for each text, side by side, and a neighbor with ordinary text."""
    pets = [pet(0, "Burek", phone="600 100 200", reward="100 zł", description="Brown.")]
    for index, (name, text) in enumerate(TEXTS.items(), 1):
        found = pet(index, "", 0, 1200 * index, email="a@example.com", phone="600 100 200")
        found["properties"].update(fields(text))
        pets.append(found)
    return pets


# Returns what is wrong with the page's texts: `marks` that are not clipped before another text, and
# overrides of the direction that reach another text.
FIND_LEAKS = """() => {
  const shown = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility() || parent.closest("script, .hidden, option, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width && rect.height);
    if (rects.length) shown.push({ node, parent, rects });
  }
  const clip = (element, rect) => {
    let { left, top, right, bottom } = rect;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.overflowY === "visible") continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const overlaps = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const leaks = [];
  for (const { node, parent, rects } of shown) {
    const name = `${parent.localName}.${parent.className}`;
    // The search's error covers the rest of the page.
    if (/\\u0301{20}/.test(node.data) && !parent.closest(".search")) {
      const reach = clip(parent, { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 });
      for (const other of shown) {
        if (other.node === node || other.node.data === node.data) continue;
        const reached = other.rects.map(rect => clip(other.parent, rect)).find(rect => overlaps(rect, reach));
        if (reached) leaks.push(`marks in ${name} reach "${other.node.data.trim().slice(0, 30)}"`);
      }
    }
    if (/[\\u202d\\u202e]/.test(node.data)) {
      let box = parent;
      while (!/isolate|plaintext/.test(getComputedStyle(box).unicodeBidi) && getComputedStyle(box).display === "inline") box = box.parentElement;
      if (box.textContent.trim() !== node.data.trim()) leaks.push(`the direction of ${name} reaches "${box.textContent.trim().slice(0, 30)}"`);
    }
  }
  // Texts of different elements do not overlap.
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      const visible = part => part.rects.map(rect => clip(part.parent, rect)).filter(rect => rect.right > rect.left && rect.bottom > rect.top);
      if (visible(one).some(a => visible(other).some(b => overlaps({ ...a, top: a.top + 3, bottom: a.bottom - 3 }, b)))
        // The callout covers the map, the panel covers the callout, and the heading covers the list.
        && ![one, other].some(({ parent }) => parent.closest("#callout, .maplibregl-ctrl, .heading, .search"))
        && !one.parent.closest(".panel") === !other.parent.closest(".panel"))
        leaks.push(`"${one.node.data.trim().slice(0, 30)}" overlaps "${other.node.data.trim().slice(0, 30)}"`);
    }
  }
  return [...new Set(leaks)];
}"""


def inspect(page, state, scripted=True):
    """Returns what is wrong: elements made from text, texts out of their boxes, or a page wider than the screen."""
    problems = [f"{state}: {leak}" for leak in page.evaluate(FIND_LEAKS)]
    if page.locator("[onerror], [onload], img[src=x], main script").count():
        problems.append(f"{state}: elements created from text")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        problems.append(f"{state}: wider than the page")
    if scripted:
        try:
            check(page, state)
        except AssertionError as error:
            problems.append(str(error))
    folder = os.environ.get("PETMAP_RECORD")
    if folder:
        page.screenshot(path=os.path.join(folder, f"hostile-{state.replace(' ', '-').strip('/')}.png"), full_page=True)
    return problems


def ids(service):
    """Returns the IDs of the hostile pets by the names of their texts."""
    pets = service.request("/api/v1/pins?limit=100")["features"]
    starts = {text[:20]: name for name, text in TEXTS.items()}
    return {starts[start]: one["id"] for one in pets
            if (start := str(one["properties"]["description"])[:20]) in starts}


@suite.test
def texts_stay_in_their_rows_and_callouts(browsers):
    problems = []
    for name, view in VIEWS.items():
        scripted = view.get("java_script_enabled", True)
        for path in ("/", "/embed"):
            with browsers.page(path + EVERYTHING, ready=".mapped" if scripted else ".row", **view) as page:
                until(lambda: page.locator("li.row").count() == len(TEXTS) + 1, "the rows")
                problems += inspect(page, f"{path} {name}", scripted)
                if not scripted or path == "/embed":
                    continue
                for text, found in ids(browsers.service).items():
                    page.locator(f"li.row[data-pet='{found}'] .show").click()
                    page.wait_for_selector(CARD)
                    problems += inspect(page, f"callout {text} {name}", text == "marks")
                    page.keyboard.press("Escape")
    assert not problems, "\n".join(problems)


@suite.test
def texts_stay_in_their_place_on_a_pets_page(browsers):
    problems = []
    for name, view in VIEWS.items():
        for text, found in ids(browsers.service).items():
            with browsers.page(f"/pets/{found}", ready="h1", **view) as page:
                problems += inspect(page, f"pet {text} {name}", view.get("java_script_enabled", True))
                page.emulate_media(media="print")
                problems += inspect(page, f"print {text} {name}", False)
                same(len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4"))), 1, f"printed pages of {text}")
    assert not problems, "\n".join(problems)


@suite.test
def searches_and_addresses_show_texts_as_text(browsers):
    problems = []
    for text in (*TEXTS.values(), "\u202egnirts"):
        with browsers.page("/" + EVERYTHING, size=(320, 640)) as page:
            page.locator("#place").fill(("qq" + text)[:100].replace("\n", " ").replace("\r", " "))
            page.keyboard.press("Enter")
            until(lambda: page.locator("#place-error").inner_text(), "the search's error")
            problems += inspect(page, f"search {text[:8]}")
    for parameter in ("text", "since", "species", "pet", "center", "lang", "near"):
        path = "/?" + urlencode({parameter: TEXTS["quotes"][:300]})
        for scripted in (True, False):
            with browsers.page(path, ready=".mapped" if scripted else ".row, .summary", java_script_enabled=scripted) as page:
                problems += inspect(page, f"{parameter} in the address, {scripted}", scripted)
    with browsers.page("/manage?" + urlencode({"id": TEXTS["quotes"][:300]}), ready="h1", size=(320, 640)) as page:
        problems += inspect(page, "manage with a hostile ID")
        page.get_by_test_id("manage.password").fill("000000")
        page.locator("main button").click()
        page.wait_for_selector("#problems")
        problems += inspect(page, "manage with a rejected hostile ID")
    assert not problems, "\n".join(problems)


def enter(page, identifier, text):
    page.get_by_test_id(identifier).fill(text)


@suite.test
def a_report_with_hostile_texts_can_be_sent_and_managed(browsers):
    problems = []
    for (name, view), text in zip(list(VIEWS.items()) * 2, TEXTS):
        scripted = view.get("java_script_enabled", True)
        texts = fields(TEXTS[text])
        def verify(state):
            problems.extend(inspect(page, f"report {state} {text} {name}", scripted))
        with browsers.page("/report/missing", ready="form#step", **view) as page:
            enter(page, "microchipNumber.microchip.input", texts["petName"])
            page.get_by_test_id("microchipNumber.continue.tap").click()
            page.wait_for_selector("#problems")
            verify("chip")
            enter(page, "microchipNumber.microchip.input", "")
            page.get_by_test_id("microchipNumber.continue.tap").click()
            page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
            page.get_by_test_id("animalPhoto.continue.tap").click()
            page.wait_for_selector("textarea")
            page.get_by_test_id("animalDescription.species.tap").select_option("DOG")
            page.get_by_test_id("animalDescription.male.tap").check()
            for part, value in (("race", texts["breed"]), ("name", texts["petName"]), ("age", texts["sex"]),
                                ("latitude", texts["petName"]), ("longitude", texts["petName"])):
                enter(page, f"animalDescription.{part}.input", value)
            enter(page, "animalDescription.description.input", texts["description"])
            page.get_by_test_id("animalDescription.continue.tap").click()
            page.wait_for_selector("#problems")
            verify("description")
            for part, value in (("age", "3"), ("latitude", "52.1"), ("longitude", "21.0")):
                enter(page, f"animalDescription.{part}.input", value)
            area = page.get_by_test_id("animalDescription.description.input")
            area.fill(area.input_value()[:300])
            page.get_by_test_id("animalDescription.continue.tap").click()
            page.wait_for_selector("[type=email]")
            enter(page, "ownersDetails.phoneInput", texts["petName"].replace("\n", " "))
            enter(page, "ownersDetails.emailInput", texts["petName"].replace("\n", " "))
            page.get_by_test_id("ownersDetails.continueButton").click()
            page.wait_for_selector("#problems")
            verify("contact")
            enter(page, "ownersDetails.phoneInput", "600 100 200")
            enter(page, "ownersDetails.emailInput", "a@example.com")
            enter(page, "ownersDetails.rewardInput", texts["reward"][:100])
            page.get_by_test_id("ownersDetails.continueButton").click()
            page.wait_for_selector(".credentials")
            verify("summary")
            sent, password = page.locator("dd.id").inner_text().strip(), page.locator(".password").inner_text()
            page.goto(f"{browsers.service.origin}/pets/{sent}")
            verify("page")
            page.goto(f"{browsers.service.origin}/manage?id={sent}")
            enter(page, "manage.password", password)
            page.locator("main button").click()
            page.wait_for_selector(".pet")
            verify("card")
            page.locator(".choice button").last.click()
            page.wait_for_selector(".confirm")
            verify("confirmation")
    assert not problems, "\n".join(problems)


@suite.test
def a_poster_with_hostile_texts_has_one_page(browsers):
    for text, found in ids(browsers.service).items():
        for query in ("", "?size=letter&lang=pl"):
            with urllib.request.urlopen(f"{browsers.service.origin}/pets/{found}/poster.pdf{query}", timeout=60) as response:
                poster = response.read()
            folder = os.environ.get("PETMAP_RECORD")
            if folder:
                with open(os.path.join(folder, f"hostile-{text}{len(query)}.pdf"), "wb") as file:
                    file.write(poster)
            same(len(re.findall(rb"/Type\s*/Page\b(?!s)", poster)), 1, f"pages of {text}")
            assert b"/JavaScript" not in poster, text


if __name__ == "__main__":
    with open(PHOTO, "wb") as file:
        file.write(png())
    sys.exit(suite.main(Browsers, features()))
