"""Tests that pages are accessible without scripts, in states of error, at 200 % text size, and on small screens.

    accessible_states.py PETMAP PAGE-FOLDER [WORD…]
"""

import base64
import sys

from browsers import CARD, EVERYTHING, HERE, Axe, Browsers, at
from report_pages import contact, describe, tap
from suite import Suite, until

suite = Suite("accessibility")
VIEWS = {
    "narrow": {"size": (320, 640)},
    "wide Polish dark": {"size": (1280, 800), "locale": "pl-PL", "color_scheme": "dark"},
    "narrow Polish forced colors": {"size": (320, 640), "locale": "pl-PL", "forced_colors": "active"},
    "narrow dark": {"size": (320, 640), "color_scheme": "dark"},
    "wide forced colors": {"size": (1280, 800), "forced_colors": "active", "color_scheme": "dark"},
}

# Without scripts, the browser runs no timers, which axe uses to continue later.
RUN_TIMERS = """() => {
  window.setTimeout = (work, delay = 0, ...values) => {
    if (delay < 100) Promise.resolve().then(() => work(...values));
    return 0;
  };
}"""

# Returns the targets that are smaller than 24 × 24 CSS pixels and closer to another target than the spacing exception
# of WCAG 2.2, success criterion 2.5.8, allows: circles of 24 pixels around undersized targets touch no other target.
# Links in sentences and text hidden on the screen are exempt.
FIND_SMALL_TARGETS = """() => {
  const targets = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !one.disabled)
    .map(element => {
      const area = element.matches("input[type=radio], input[type=checkbox]") ? element.closest("label") ?? element : element;
      return { element, rect: area.getBoundingClientRect() };
    })
    .filter(({ element, rect }) => rect.width > 1 && rect.height > 1 && !element.closest(".skip:not(:focus)"));
  const isSmall = ({ rect }) => rect.width < 23.99 || rect.height < 23.99;
  const isInText = ({ element }) => getComputedStyle(element).display === "inline"
    && [...element.parentElement.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const distance = (x, y, { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const center = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  return targets.filter(target => isSmall(target) && !isInText(target) && targets.some(other => other !== target
    && !other.element.contains(target.element) && !target.element.contains(other.element)
    && (isSmall(other)
      ? Math.hypot(center(target.rect)[0] - center(other.rect)[0], center(target.rect)[1] - center(other.rect)[1]) < 24
      : distance(...center(target.rect), other.rect) < 12)))
    .map(({ element, rect }) => `${element.localName}.${element.className} ${rect.width.toFixed(1)} × ${rect.height.toFixed(1)}`);
}"""

# Returns the elements whose text is cut off without an ellipsis.
FIND_LOST_TEXT = """() => [...document.querySelectorAll("body *")].filter(one => {
  if (!one.checkVisibility() || one.closest("svg, .hidden, #map, textarea, option, select, noscript")
    || ![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) return false;
  // Text of one pixel is for screen readers only.
  if (one.getBoundingClientRect().width <= 1) return false;
  const style = getComputedStyle(one);
  const isCut = (box) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const isHidden = (value) => value === "hidden" || value === "clip";
    return textOverflow !== "ellipsis" && webkitLineClamp === "none"
      && (isHidden(overflowX) && box.scrollWidth > box.clientWidth + 2
        || isHidden(overflowY) && box.scrollHeight > box.clientHeight + 8);
  };
  return style.display !== "inline" && isCut(one);
}).map(one => `${one.localName}.${one.className} "${one.textContent.trim().slice(0, 30)}"`)"""


class Problems:
    """Collects what is wrong with the states of the pages."""

    def __init__(self):
        self.all = []

    def inspect(self, page, state):
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.all.append(f"{state}: wider than the page")
        self.all += [f"{state}: small target {target}" for target in page.evaluate(FIND_SMALL_TARGETS)]
        self.all += [f"{state}: lost text {text}" for text in page.evaluate(FIND_LOST_TEXT)]
        found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
        self.all += [f"{state}: {rule['id']} {[node['target'] for node in rule['nodes']]}" for rule in found]

    def report(self):
        assert not self.all, "\n".join(dict.fromkeys(self.all))


def opened(browsers, path, ready, **view):
    return browsers.page(path, ready=ready, java_script_enabled=False, **view)


@suite.test
def every_page_is_accessible_without_scripts(browsers):
    problems = Problems()
    burek = browsers.service.ids()["Burek"]
    paths = {"map": HERE, "everything": EVERYTHING, "embed": "/embed" + HERE[1:], "nothing": at(90000, 0), "pet": f"/pets/{burek}",
             "unknown pet": "/pets/nothing", "unknown page": "/nothing", "report": "/report/missing", "manage": "/manage"}
    for name, view in VIEWS.items():
        for state, path in paths.items():
            with opened(browsers, path, "body", **view) as page:
                page.evaluate(RUN_TIMERS)
                problems.inspect(page, f"{state} {name}")
                # Browsers print without forced colors.
                if state == "pet" and "forced_colors" not in view:
                    page.emulate_media(media="print")
                    problems.inspect(page, f"printed {state} {name}")
    problems.report()


@suite.test
def every_step_of_a_report_is_accessible_without_scripts(browsers):
    problems = Problems()
    for name, view in VIEWS.items():
        def inspect(state):
            page.evaluate(RUN_TIMERS)
            problems.inspect(page, f"{state} {name}")
        with opened(browsers, "/report/found", "h1", **view) as page:
            page.get_by_test_id("microchipNumber.microchip.input").fill("12ab")
            tap(page, "microchipNumber.continue.tap")
            page.wait_for_selector("#problems")
            inspect("chip error")
            page.get_by_test_id("microchipNumber.microchip.input").fill("")
            tap(page, "microchipNumber.continue.tap")
            page.wait_for_selector("[type=file]")
            inspect("photo")
            page.get_by_test_id("animalPhoto.photo.tap").set_input_files(
                [{"name": "a.jpg", "mimeType": "image/jpeg", "buffer": b"not a photo"}])
            tap(page, "animalPhoto.continue.tap")
            page.wait_for_selector("#problems")
            inspect("photo error")
            page.get_by_test_id("animalPhoto.noPhoto.tap").check()
            tap(page, "animalPhoto.continue.tap")
            page.wait_for_selector("textarea")
            tap(page, "animalDescription.continue.tap")
            page.wait_for_selector("#problems")
            inspect("description error")
            describe(page, "Accessible")
            tap(page, "animalDescription.continue.tap")
            page.wait_for_selector("[type=email]")
            tap(page, "ownersDetails.continueButton")
            page.wait_for_selector("#problems")
            inspect("contact error")
            contact(page)
            tap(page, "ownersDetails.continueButton")
            page.wait_for_selector("[data-testid='summary.password.text']")
            inspect("sent")
    problems.report()


@suite.test
def managing_a_report_is_accessible_without_scripts(browsers):
    problems = Problems()
    for name, view in VIEWS.items():
        def inspect(state):
            page.evaluate(RUN_TIMERS)
            problems.inspect(page, f"{state} {name}")
        pet = browsers.service.report("Managed")
        password = base64.b64decode(browsers.service.credentials[pet]).decode().split(":")[1]
        with opened(browsers, f"/manage?id={pet}", "h1", **view) as page:
            page.get_by_test_id("manage.password").fill(password)
            page.locator("main button").click()
            page.wait_for_selector(".choice")
            inspect("choice")
            page.locator(".choice button").first.click()
            page.wait_for_selector(".confirm")
            inspect("confirmation")
            page.locator(".confirm button").first.click()
            page.wait_for_selector("div.sent")
            inspect("closed")
            for _ in range(6):
                page.goto(f"{browsers.service.origin}/manage?id={pet}")
                page.get_by_test_id("manage.password").fill("000000")
                page.locator("main button").click()
                page.wait_for_selector("#problems")
                if _ == 0:
                    inspect("wrong password")
            assert page.get_by_test_id("report.failure.text").count(), "no lockout"
            inspect("lockout")
    problems.report()


@suite.test
def texts_of_twice_the_size_lose_no_content(browsers):
    problems = Problems()
    burek = browsers.service.ids()["Burek"]
    paths = {"map": HERE, "pet": f"/pets/{burek}", "report": "/report/missing", "manage": "/manage", "unknown": "/nothing"}
    # Page zoom of 200 % halves the size of the screen in CSS pixels; a larger default font does not.
    views = {"zoom": {"size": (640, 400)}, "text": {"size": (1280, 800)}, "text on a phone": {"size": (390, 844)},
             "Polish text": {"size": (640, 800), "locale": "pl-PL"}}
    for name, view in views.items():
        for state, path in paths.items():
            with browsers.page(path, ready=".mapped" if state == "map" else "h1", bypass_csp=True, **view) as page:
                if "text" in name:
                    page.add_style_tag(content="html { font-size: 200%; }")
                problems.inspect(page, f"{state} {name}")
                if state == "map":
                    page.locator("#filter-toggle").click()
                    problems.inspect(page, f"filters {name}")
    problems.report()


@suite.test
def the_map_is_accessible_while_the_service_is_unavailable(browsers):
    problems = Problems()
    for name, view in VIEWS.items():
        broken = [True]
        def handle(route):
            return route.abort() if broken[0] else route.continue_()
        routes = [("**/api/v1/**", handle)]
        with browsers.page(HERE, routes=routes, **view) as page:
            until(lambda: page.locator("#list-error").is_visible(), "the list's error")
            problems.inspect(page, f"offline map {name}")
            page.locator("#place").fill("Krak")
            page.keyboard.press("Enter")
            until(lambda: page.locator("#place-error").inner_text(), "the search's error")
            problems.inspect(page, f"offline search {name}")
            broken[0] = False
            # The page also tries again by itself, so the button may be gone already.
            again = page.locator("#list-error button")
            if again.is_visible():
                again.evaluate("button => button.click()")
            until(lambda: page.locator("li.row", has_text="Burek").count() == 1, "the list")
            page.locator("#place").fill("")
            page.locator("li.row", has_text="Burek").locator(".show").click()
            page.wait_for_selector(CARD)
            problems.inspect(page, f"callout {name}")
    problems.report()


if __name__ == "__main__":
    sys.exit(suite.main(Browsers))
