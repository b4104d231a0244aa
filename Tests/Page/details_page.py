"""Tests the pages of pets of a running service: on a phone, by keyboard, without scripts, and in print.

    details_page.py PETMAP PAGE-FOLDER [WORD…]
"""

import http.server
import os
import re
import sys
import threading
import urllib.error
import urllib.request

import service as pets
from browsers import Browsers, check
from suite import Suite, same, until

PHOTO = os.path.join(os.path.dirname(__file__), "../../Fixtures/callout/photo.jpg")
# A photo with a location, stored as 120 × 160 pixels and turned by 90° to be upright.
HEIC = os.path.join(os.path.dirname(__file__), "../../Fixtures/photos/turned.heic")
suite = Suite("details")


class Site(Browsers):
    """Opens pages of pets, which have no map that must be waited for."""

    def __init__(self, playwright, service):
        super().__init__(playwright, service)
        # The service does not enlarge photos, so use one that is larger than a pixel.
        with open(PHOTO, "rb") as file:
            photo = file.read()
        pets.png = lambda: photo
        self.photographed = service.report("Ada")
        self.ids = service.ids()

    def page(self, path, **options):
        return super().page(path, webgl=False, ready="body", **options)


def part(page, name):
    return page.locator(f"[data-testid='petDetails.{name}']")


def source(page):
    return page.locator(".photo img").evaluate("image => image.complete && image.naturalWidth ? image.currentSrc : ''")


@suite.test
def the_details_are_shown_without_scripts(site):
    with site.page(f"/pets/{site.ids['Burek']}", java_script_enabled=False) as page:
        same(part(page, "name.text").inner_text(), "Burek", "the name")
        same(part(page, "status.badge").inner_text(), "MISSING", "the badge")
        same(part(page, "date.text").inner_text(), "Mar 01, 2025", "the date")
        same(part(page, "breed.text").inner_text(), "Kundel", "the breed")
        same(part(page, "microchip.text").inner_text(), "—", "a missing value")
        same(part(page, "phone.tap").get_attribute("href"), "tel:+48600100200", "the phone's link")
        same(part(page, "email.tap").get_attribute("href"), "mailto:anna@example.com", "the email's link")
        same(part(page, "photo.image").inner_text(), "Image not available", "the photo's placeholder")
        assert "Warsaw" in part(page, "location.text").inner_text()
        assert part(page, "description.text").inner_text().endswith("comes to his name.")
        page.locator(".bar .language").click()
        same(part(page, "status.badge").inner_text(), "ZAGINĄŁ", "the badge in Polish")


@suite.test
def the_photo_is_resized_and_the_map_is_a_picture(site):
    with site.page(f"/pets/{site.photographed}") as page:
        until(lambda: "/photos/" in source(page), "a re-encoded photo")
        page.locator(".map").scroll_into_view_if_needed()
        until(lambda: page.locator(".map").evaluate("map => map.naturalWidth") == 1280, "the map")
        badge, frame = part(page, "status.badge").bounding_box(), page.locator(".photo").bounding_box()
        assert badge["x"] > frame["x"] + frame["width"] / 2 and badge["y"] < frame["y"] + 60, "the badge's corner"
        assert site.photographed in part(page, "showMap.button").get_attribute("href")


@suite.test
def a_phone_shows_its_own_map_and_buttons_that_fill_the_width(site):
    with site.page(f"/pets/{site.photographed}", size=(390, 844), color_scheme="dark") as page:
        page.locator(".map").scroll_into_view_if_needed()
        until(lambda: page.locator(".map").evaluate("map => map.naturalWidth") == 720, "the map for phones")
        assert page.locator(".map").evaluate("map => map.currentSrc").endswith("?size=narrow&theme=dark"), "the dark map"
        first, last = (page.locator(".action").nth(number).bounding_box() for number in (0, 1))
        same((first["width"], last["x"] + last["width"]), (last["width"], 390 - first["x"]), "the buttons of the bar")


@suite.test
def a_heic_photo_is_shown_upright_and_without_its_location(site):
    with open(HEIC, "rb") as file:
        pet = site.service.report("Heika", photo=file.read())
    for path in (f"/photos/{pet}-320.jpg", f"/photos/{pet}-320.webp", f"/pets/{pet}/poster.pdf"):
        with urllib.request.urlopen(site.service.origin + path, timeout=60) as response:
            content = response.read()
        assert b"Exif" not in content and b"GPS" not in content, f"metadata in {path}"
        if path.endswith("pdf"):
            width, height = (int(re.search(rb"/%s (\d+)" % side, content)[1]) for side in (b"Width", b"Height"))
            assert width > height, "no upright photo on the poster"
    with site.page(f"/pets/{pet}") as page:
        until(lambda: "/photos/" in source(page), "a re-encoded photo")
        same(page.locator(".photo img").evaluate("image => image.naturalWidth > image.naturalHeight"), True, "upright")
    with site.page(f"/?pet={pet}&center={pets.WARSAW[0] + 0.004},{pets.WARSAW[1] + 0.006}&zoom=16") as page:
        photo = page.locator("[data-petmap=card] img")
        until(lambda: photo.count() and photo.evaluate("image => image.complete && image.naturalWidth > 0"), "the callout's photo")
    site.service.remove(pet)


@suite.test
def a_photo_that_does_not_load_is_replaced(site):
    none = [("**/photos/*", lambda route: route.fulfill(status=404))]
    with site.page(f"/pets/{site.photographed}", routes=none) as page:
        page.locator(".nophoto").wait_for()
        same(part(page, "photo.image").inner_text(), "Image not available", "the fallback")


@suite.test
def every_state_is_accessible(site):
    paths = {"without a photo": f"/pets/{site.ids['Burek']}", "with a photo": f"/pets/{site.photographed}",
             "closed": f"/pets/{site.ids['Puszek']}", "unknown": "/pets/nothing",
             "hostile": "/pets/" + next(pet for name, pet in site.ids.items() if name and name.startswith("e\u0301"))}
    for state, path in paths.items():
        for options in ({}, {"size": (320, 640)}, {"size": (390, 844), "color_scheme": "dark", "locale": "pl-PL"}):
            with site.page(path, bypass_csp=True, **options) as page:
                check(page, f"{state} {options}")


@suite.test
def all_controls_can_be_reached_by_keyboard(site):
    with site.page(f"/pets/{site.ids['Burek']}") as page:
        stops = []
        for _ in range(16):
            page.keyboard.press("Tab")
            stops.append(page.evaluate("document.activeElement.dataset.testid ?? document.activeElement.className"))
        same(stops[0], "skip", "the first stop")
        wanted = [f"petDetails.{name}" for name in
                  ("phone.tap", "email.tap", "showMap.button", "removeReport.button")]
        same([stop for stop in stops if stop in wanted], wanted, "the order of the stops")


@suite.test
def the_page_prints_as_a_poster_on_one_page(site):
    long = {"petName": 100, "breed": 100, "colors": 100, "size": 20, "collar": 100, "markings": 500, "description": 2000,
            "reward": 500}
    full = site.service.report("", **{name: ("Wonderful " * 200)[:limit].strip() for name, limit in long.items()},
                               phone="+48 600 100 200", microchipNumber="985112345678900", age=7)
    for pet in (site.photographed, site.ids["Burek"], full):
        for paper in ("A4", "Letter"):
            with site.page(f"/pets/{pet}") as page:
                page.emulate_media(media="print")
                assert page.locator(".scan svg").is_visible(), "the QR code is not printed"
                assert not page.locator(".bar, .foot, .ways").first.is_visible(), "controls are printed"
                pages = len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format=paper)))
                same(pages, 1, f"pages of {paper}")


@suite.test
def a_sighting_is_on_the_senders_day_at_first(site):
    pet = site.service.report("Ares")
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Warsaw"):
        with site.page(f"/pets/{pet}/sighting", timezone_id=zone) as page:
            today = page.evaluate("new Intl.DateTimeFormat('en-CA').format(new Date())")
            same(page.locator("[name=seenDate]").input_value(), today, zone)
            page.locator("[name=locationLatitude]").fill("52.2381")
            page.locator("[name=locationLongitude]").fill("21.0123")
            page.locator("button[value=continue]").click()
            page.wait_for_selector(".sent")


@suite.test
def a_sighting_is_sent_listed_and_drawn_on_the_map(site):
    pet = site.service.report("Tropek")
    for step, (latitude, text) in enumerate([("52.2381", "By the river"), ("52.2402", "On the bridge")], 1):
        with site.page(f"/pets/{pet}", size=(390, 844)) as page:
            page.locator("[data-testid='sightings.add']").click()
            page.wait_for_selector("form#step")
            check(page, "the form")
            until(lambda: page.locator(".place-tools").is_visible(), "the picker")
            page.locator("[name=locationLatitude]").fill(latitude)
            page.locator("[name=locationLongitude]").fill("21.0123")
            page.locator("[name=seenTime]").fill("00:01")
            page.locator("[name=text]").fill(text)
            page.locator("button[value=continue]").click()
            page.wait_for_selector(".sent")
            check(page, "the sighting was sent")
    for view in ({"size": (390, 844), "color_scheme": "dark"}, {"size": (1280, 800), "java_script_enabled": False}):
        with site.page(f"/pets/{pet}", **view) as page:
            same(page.locator("[data-testid=sighting]").count(), 2, "sightings")
            assert "On the bridge" in page.locator("#sighting-2").inner_text(), "the text"
            if "color_scheme" in view:
                check(page, "the sightings")
                assert "UTC" not in page.locator("#sighting-1 time").inner_text(), "not in the reader's time zone"
    with Browsers.page(site, f"/?pet={pet}&center=52.2361,21.0182&zoom=13", size=(1280, 800)) as page:
        until(lambda: page.locator("#map .stop").all_inner_texts() == ["1", "2"], "the numbers on the map")
        folder = os.environ.get("PETMAP_RECORD")
        if folder:
            page.screenshot(path=os.path.join(folder, "sightings-map.png"))
    # Without WebGL, the service draws them.
    with Browsers.page(site, f"/?pet={pet}&center=52.2361,21.0182&zoom=13", size=(1280, 800), webgl=False) as page:
        picture = page.locator("#map > .picture")
        def has_trail():
            return f"pet={pet}" in (picture.get_attribute("src") or "")
        until(has_trail, "the picture with the sightings")
        assert picture.evaluate("image => image.naturalWidth") > 0, "there is no picture"
        if folder:
            page.screenshot(path=os.path.join(folder, "sightings-picture.png"))
        page.keyboard.press("Escape")
        until(lambda: not has_trail(), "the picture without the sightings")


class PushServer(http.server.ThreadingHTTPServer):
    """A push service that accepts every message."""

    def __init__(self):
        self.paths = []
        super().__init__(("127.0.0.1", 0), PushHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.server_port}"


class PushHandler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.paths.append(self.path)
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


# Headless browsers cannot reach a push service, so this replaces what they would get from one.
SUBSCRIBED = """async (endpoint) => {
  const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  globalThis.pair ??= await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const key = await crypto.subtle.exportKey("raw", pair.publicKey);
  const json = { endpoint, keys: { p256dh: base64(key), auth: "AAAAAAAAAAAAAAAAAAAAAA" } };
  const subscription = { endpoint, toJSON: () => json };
  PushManager.prototype.subscribe = PushManager.prototype.getSubscription = async () => subscription;
  return json;
}"""


@suite.test
def alerts_follow_a_browser_to_its_new_subscription(site):
    server = PushServer()
    service = pets.Service(site.service.program, site.service.page, options=[
        "--push", "mailto:a@example.org", "--public-url", "https://pets.example", "--push-services", server.origin])
    browsers = Browsers(site.playwright, service)
    try:
        place = f"{pets.WARSAW[0]},{pets.WARSAW[1]}"
        with browsers.page(f"/alerts/new?near={place}&radius=5", webgl=False, ready="form",
                           permissions=["notifications"]) as page:
            with page.context.expect_event("serviceworker") as started:
                page.evaluate("navigator.serviceWorker.register('/alert-worker.js')")
            worker = started.value
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            json = page.evaluate(SUBSCRIBED, f"{server.origin}/first")
            worker.evaluate(f"globalThis.first = {{ endpoint: {json['endpoint']!r}, toJSON: () => ({json!r}) }};"
                            "PushManager.prototype.getSubscription = async () => first")
            page.locator("button[value=alertByPush]").click()
            page.wait_for_selector("ul.feeds")
            remembered = "caches.open('alerts').then((cache) => cache.match(remembered)).then((found) => Boolean(found))"
            until(lambda: worker.evaluate(remembered), "the worker remembers the subscription")
            service.report("Ares")
            until(lambda: server.paths == ["/first"], "the first message")
            # The push service replaces the subscription.
            worker.evaluate(SUBSCRIBED, f"{server.origin}/second")
            worker.evaluate("follow()")
            service.report("Zeus")
            until(lambda: server.paths[1:] == ["/second"], "a message to the new subscription")
    finally:
        service.close()
        server.shutdown()


@suite.test
def the_poster_and_errors_have_the_right_content_types(site):
    origin = site.service.origin
    for query in ("", "?size=letter&lang=pl"):
        with urllib.request.urlopen(f"{origin}/pets/{site.photographed}/poster.pdf{query}", timeout=60) as response:
            same(response.headers["Content-Type"], "application/pdf", "the poster's type")
            assert response.read(5) == b"%PDF-", "not a PDF"
    try:
        urllib.request.urlopen(f"{origin}/pets/nothing", timeout=20)
        raise AssertionError("an unknown pet has a page")
    except urllib.error.HTTPError as error:
        same((error.code, error.headers.get_content_type()), (404, "text/html"), "an unknown pet's page")


sys.exit(suite.main(Site))
