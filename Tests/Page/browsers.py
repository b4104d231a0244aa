"""Chromium with the pages of a service, and what the tests of the pages have in common."""

import io
import shutil
from contextlib import contextmanager
from urllib.parse import parse_qs, urlparse

from axe_playwright_python.sync_playwright import Axe
from PIL import Image

from service import WARSAW
from suite import same, until

CARD = "[data-petmap=card]"
HERE = f"/?center={WARSAW[0]},{WARSAW[1]}&zoom=15"
EVERYTHING = f"/?center={WARSAW[0]},{WARSAW[1]}&zoom=11"


class Browsers:
    """Instances of Chromium with and without WebGL."""

    def __init__(self, playwright, service):
        self.playwright, self.service, self.open = playwright, service, {}

    def chromium(self, webgl):
        if webgl not in self.open:
            flags = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] if webgl else [
                "--disable-gpu", "--disable-3d-apis", "--disable-software-rasterizer"]
            self.open[webgl] = self.playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", *flags])
        return self.open[webgl]

    @contextmanager
    def page(self, path=HERE, size=(1280, 800), webgl=True, ready=".mapped", routes=(), **options):
        """Opens a page in a new context; checks that it contacts no other host, obeys its policy and throws no errors."""
        options = {"reduced_motion": "reduce", "locale": "en-US", "timezone_id": "UTC", **options}
        context = self.chromium(webgl).new_context(viewport={"width": size[0], "height": size[1]}, **options)
        context.set_default_timeout(60_000)
        page = context.new_page()
        errors, hosts = [], set()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(f"dialog: {dialog.message}") or dialog.dismiss())
        page.on("console", lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None)
        page.on("request", lambda request: hosts.add(urlparse(request.url).netloc))
        for pattern, handler in routes:
            page.route(pattern, handler)
        page.goto(self.service.origin + path)
        page.wait_for_selector(ready)
        yield page
        same(errors, [], "errors on the page")
        same({host for host in hosts if host} - {urlparse(self.service.origin).netloc}, set(), "other hosts")
        same(context.cookies(), [], "cookies")
        context.close()


def query(page):
    # Unlike page.url, this lets Playwright process events.
    address = page.evaluate("location.href")
    return {key: values[0] for key, values in parse_qs(urlparse(address).query).items()}


def names(page):
    return page.locator("#list .name").all_inner_texts()


def listed(page, wanted):
    until(lambda: sorted(names(page)) == sorted(wanted), f"the list {wanted}")


def middle(page, up=0):
    box = page.locator("#map").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - up


def click_middle(page, up=0, wanted=CARD):
    """Clicks in the middle of the map until the click has an effect, because tiles take a while to load."""
    def click():
        page.mouse.click(*middle(page, up))
        page.wait_for_timeout(300)
        return wanted() if callable(wanted) else page.locator(wanted).count() > 0
    until(click, f"a click in the middle of the map shows {wanted}")


def at(north=0.0, east=0.0, zoom=16.0):
    return (f"/?center={WARSAW[0] + north / 111_195:.6f},{WARSAW[1] + east / (111_195 * 0.6125):.6f}&zoom={zoom}")


def check(page, state):
    """Checks that axe finds no violations and that no element is wider than the page."""
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{state}: wider than the page"
    found = Axe().run(page).response["violations"]
    assert not found, f"{state}: " + "; ".join(
        f"{rule['id']} {[node['target'] for node in rule['nodes']]}" for rule in found)


def colors(png):
    """Returns the number of pixels of each color in a screenshot."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return {color: count for count, color in image.getcolors(image.width * image.height)}
