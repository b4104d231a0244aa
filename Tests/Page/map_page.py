"""Tests the map page of a running service with a mouse, with the keyboard, on a phone, and without a map.

    map_page.py PETMAP PAGE-FOLDER [WORD…]
"""

import http.server
import os
import re
import shutil
import sys
import threading
from contextlib import contextmanager
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import sync_playwright

import basemap_page
from basemap_page import LAND, colors
from pictures import record, record_pages
from service import WARSAW, Service, pet
from suite import Suite, frame, same, until

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../Wasm/browser"))
from firefox import Firefox  # pylint: disable=wrong-import-position

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

CARD = "[data-petmap=card]"
HERE = f"/?at={WARSAW[0]},{WARSAW[1]}&zoom=15"
EVERYTHING = f"/?at={WARSAW[0]},{WARSAW[1]}&zoom=11"
suite = Suite("page")


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
        page = context.new_page()
        errors, hosts = [], set()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(f"dialog: {dialog.message}") or dialog.dismiss())
        page.on("console", lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None)
        page.on("request", lambda request: hosts.add(urlparse(request.url).netloc))
        for pattern, handler in routes:
            page.route(pattern, handler)
        page.goto(self.service.origin + path)
        page.wait_for_selector(ready, timeout=30_000)
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
    return (f"/?at={WARSAW[0] + north / 111_195:.6f},{WARSAW[1] + east / (111_195 * 0.6125):.6f}&zoom={zoom}")


def check(page, state):
    """Checks that axe finds no violations and that no element is wider than the page."""
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{state}: wider than the page"
    if Axe is None:
        return
    found = Axe().run(page).response["violations"]
    assert not found, f"{state}: " + "; ".join(
        f"{rule['id']} {[node['target'] for node in rule['nodes']]}" for rule in found)


@suite.test
def the_list_is_shown_before_the_map_and_without_it(browsers):
    with browsers.page(ready=".row", routes=[("**/maplibre-gl.js", lambda route: route.abort())]) as page:
        page.wait_for_selector("#map > .picture[src]")
        assert "Burek" in names(page)
        assert "could not be loaded" in page.locator("#map-notice").inner_text(), "the failure is not explained"
        # The values of the filters are cached.
        page.locator("#filter-toggle").click()
        page.keyboard.press("Escape")
        page.context.set_offline(True)
        page.locator("#map-notice button").click()
        page.wait_for_timeout(500)
        until(page.locator("#map-notice button").is_visible, "the button after an attempt without a connection")
        assert "Burek" in names(page), "the list is lost"
        page.context.set_offline(False)
        page.unroute("**/maplibre-gl.js")
        page.locator("#map-notice button").click()
        page.wait_for_selector("#map canvas")


@suite.test
def a_tap_on_a_pin_opens_its_callout_and_another_closes_it(browsers):
    with browsers.page(at(), size=(1280, 1200)) as page:
        click_middle(page, up=20)
        card = page.locator(CARD)
        same(card.get_attribute("aria-label"), "Burek", "the callout's name")
        pin, box = middle(page), frame(card)
        assert box["y"] + box["height"] <= pin[1] - 36, "the callout covers its pin"
        assert box["x"] < pin[0] < box["x"] + box["width"], "the callout is not above its pin"
        same(card.locator("a").evaluate_all("links => links.map(link => link.getAttribute('href'))")[:2],
             ["mailto:anna@example.com", "tel:+48600100200"], "the links")
        assert query(page)["pet"] in card.locator(".details").get_attribute("href")
        assert card.evaluate("card => { getSelection().selectAllChildren(card); return String(getSelection()); }"
                             ).count("red collar") == 1
        page.mouse.click(pin[0], pin[1] - 20)
        until(lambda: card.count() == 0, "the second tap closes the callout")
        assert "pet" not in query(page)


@suite.test
def a_callout_is_placed_where_there_is_space(browsers):
    for north, wanted in ((-220, "below"), (220, "above")):
        with browsers.page(at(north), size=(1280, 1000)) as page:
            page.locator("#list .show").first.wait_for()
            page.locator("li.row", has_text="Burek").locator(".show").click()
            page.wait_for_selector(CARD)
            page.wait_for_timeout(300)
            card, pin = frame(page.locator(CARD)), frame(page.locator(".pin.selected"))
            area = page.locator("#map").bounding_box()
            assert card["y"] >= area["y"] and card["y"] + card["height"] <= area["y"] + area["height"], wanted
            assert (card["y"] >= pin["y"] + 36) if wanted == "below" else (card["y"] + card["height"] <= pin["y"] + 8), (
                f"the callout is not {wanted}")


@suite.test
def the_whole_callout_of_a_pin_in_the_middle_of_a_phone_is_visible(browsers):
    with browsers.page(at(), size=(390, 844), has_touch=True, is_mobile=True) as page:
        # The second callout does not wait for the engine.
        for _ in range(2):
            page.locator("#list .show").first.click()
            page.wait_for_selector(CARD)
            until(lambda: page.locator(CARD).evaluate("card => card.scrollHeight <= card.clientHeight"),
                  "the callout does not scroll", 5)
            page.keyboard.press("Escape")
            page.wait_for_selector(CARD, state="detached")


@suite.test
def the_map_pans_to_a_callout_only_when_it_opens(browsers):
    for motion in ("reduce", "no-preference"):
        with browsers.page(at(), size=(390, 844), has_touch=True, is_mobile=True, reduced_motion=motion) as page:
            page.locator("#list .show").first.click()
            page.wait_for_selector(CARD)
            until(lambda: page.locator(CARD).evaluate("card => card.scrollHeight <= card.clientHeight"),
                  f"the callout does not scroll ({motion})", 5)
    with browsers.page(at(), size=(390, 700)) as page:
        page.locator("#list .show").first.click()
        page.wait_for_selector(CARD)
        page.wait_for_timeout(500)
        opened = query(page)["at"]
        page.mouse.move(20, 100)
        page.mouse.down()
        page.mouse.move(120, 100, steps=5)
        page.mouse.up()
        until(lambda: query(page)["at"] != opened, "the map has moved")
        dragged = query(page)["at"]
        assert page.locator(CARD).evaluate("card => card.scrollHeight > card.clientHeight"), "the callout does not scroll"
        for height in (660, 700):
            page.set_viewport_size({"width": 390, "height": height})
            page.wait_for_timeout(700)
            same(query(page)["at"], dragged, "the middle of the map after a resize")


def dark_pixels(page, left, top, width, height):
    """Returns the number of dark pixels in a rectangle relative to the middle of the map, such as those of labels."""
    x, y = middle(page)
    counts = colors(page.screenshot(clip={"x": x + left, "y": y + top, "width": width, "height": height}))
    return sum(count for color, count in counts.items() if max(color) < 135)


@suite.test
def the_label_of_a_city_moves_next_to_a_pin(browsers):
    with browsers.page(at(zoom=12)) as page:
        until(lambda: dark_pixels(page, -60, -70, 120, 140) > 100, "the label of Warsaw")
        until(lambda: dark_pixels(page, -40, -4, 80, 8) == 0, "no label under the pin")


@suite.test
def the_shadows_of_pins_at_one_coordinate_do_not_add_up(browsers):
    home = browsers.service
    browsers.service = Service(home.program, home.page, [pet(number, "Stacked", 3000) for number in range(30)])
    try:
        with browsers.page(at(3000, zoom=18)) as page:
            x, y = middle(page)
            pin = {"x": x - 4, "y": y - 24, "width": 8, "height": 8}
            until(lambda: (0xE5, 0x32, 0x2D) in colors(page.screenshot(clip=pin)), "the pins")
            # The badge is on the right.
            same(dark_pixels(page, -24, -46, 24, 56), 0, "dark pixels around the pins")
    finally:
        browsers.service.close()
        browsers.service = home


@suite.test
def a_stack_has_a_badge_at_zooms_without_clusters(browsers):
    with browsers.page(at(0, 3000, 18)) as page:
        until(lambda: dark_pixels(page, 0, -46, 30, 22) > 80, "the badge of three pins")
    with browsers.page(at(0, 0, 18)) as page:
        x, y = middle(page)
        pin = {"x": x - 10, "y": y - 30, "width": 20, "height": 12}
        until(lambda: (0xE5, 0x32, 0x2D) in colors(page.screenshot(clip=pin)), "the pin")
        same(dark_pixels(page, 0, -46, 30, 22), 0, "a badge of a single pin")


@suite.test
def the_pin_of_a_stack_is_hidden_while_its_fan_is_open(browsers):
    with browsers.page(at(0, 3000, 18)) as page:
        x, y = middle(page)
        head = {"x": x - 11, "y": y - 26, "width": 8, "height": 8}
        def shows_pin():
            return set(colors(page.screenshot(clip=head))) != {LAND["light"]}
        until(shows_pin, "the pin")
        click_middle(page, up=20, wanted=".fan button")
        until(lambda: not shows_pin(), "the pin is hidden")
        page.keyboard.press("Escape")
        until(shows_pin, "the pin after the fan is closed")


@suite.test
def circles_grow_with_their_number(browsers):
    with browsers.page() as page:
        module = page.locator("link[rel=modulepreload][href*=markers]").get_attribute("href")
        widths = [page.evaluate("async ([module, name]) => (await import(module)).picture(name).data.width",
                                [module, f"ring/{count}/12/0/0"]) for count in ("2", "99", "1.3k", "12k", "2.7m")]
        same(widths, sorted(set(widths)), "the widths of larger and larger clusters")


def fan_leg(page, name):
    """Returns the position of a pin in a fan that a picture of the map shows, relative to the middle of the map."""
    features = page.request.get(
        f"{page.evaluate('origin')}/api/v1/pins?bbox=20,52,22,53&zoom=18&cluster=true").json()["features"]
    return next((one["dx"], one["dy"]) for one in features if one["properties"].get("petName") == name)


@suite.test
def each_pin_of_a_fan_can_be_selected_without_webgl(browsers):
    for name in ("Bonifacy", "Filemon", "Puszek"):
        with browsers.page(at(0, 3000, 18), webgl=False) as page:
            page.wait_for_selector("#map > .picture[src]")
            x, y = middle(page)
            dx, dy = fan_leg(page, name)
            def card():
                page.mouse.click(x + dx, y + dy - 22)
                page.wait_for_timeout(500)
                return page.locator(CARD).count() > 0
            until(card, f"the callout of {name}")
            same(page.locator(CARD).get_attribute("aria-label"), name, "the callout's name")
            # The tip of the selected pin is where the picture shows the pin.
            marker = frame(page.locator(".pin.selected"))
            assert abs(marker["x"] + 18 - x - dx) < 2 and abs(marker["y"] + 40 - y - dy) < 2, f"{name} is at {marker}"


@suite.test
def the_map_is_darker_outside_the_radius(browsers):
    with browsers.page(at(zoom=13) + f"&near={WARSAW[0]},{WARSAW[1]}&radius=1", color_scheme="light") as page:
        x, y = middle(page)
        inside, outside = ({"x": x + dx, "y": y - 60, "width": 8, "height": 8} for dx in (-60, -260))
        def is_land(clip, scheme):
            return set(colors(page.screenshot(clip=clip))) == {LAND[scheme]}
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            until(lambda scheme=scheme: is_land(inside, scheme) and not is_land(outside, scheme), f"the circle ({scheme})")
        page.locator("#filter-toggle").click()
        page.locator("#clear").click()
        until(lambda: is_land(outside, "dark"), "the map without a circle")


@suite.test
def a_click_selects_the_small_circle_above_a_large_one(browsers):
    home = browsers.service
    # At zoom 10, the circles are 42 pixels apart and overlap by 3.
    browsers.service = Service(home.program, home.page, [
        pet(number, "Stacked", east=0 if number < 1000 else 1966) for number in range(1950)])
    try:
        with browsers.page(at(0, 983, 10)) as page:
            click_middle(page, wanted=".fan button")
            same(page.locator(".fan").get_attribute("aria-label"), "950 pets in one place", "the selected circle")
    finally:
        browsers.service.close()
        browsers.service = home


@suite.test
def images_of_the_map_are_interpolated(browsers):
    for ratio in (1, 2, 3, 5):
        with browsers.page(device_scale_factor=ratio) as page:
            module = page.locator("link[rel=modulepreload][href*=markers]").get_attribute("href")
            resolution = page.evaluate(
                "async module => (await import(module)).picture('ring/111/0/12/0').pixelRatio", module)
            assert resolution != ratio, f"MapLibre does not interpolate images with {resolution} pixels on a {ratio} × screen"


@suite.test
def a_date_in_the_address_that_does_not_exist_is_ignored(browsers):
    with browsers.page(HERE + "&since=2025-02-30&until=2025-99-99") as page:
        listed(page, ["Burek"])
        same(page.locator("#list-error").is_visible(), False, "an error")


@suite.test
def the_list_of_a_phone_does_not_cover_the_attribution(browsers):
    with browsers.page(size=(390, 844)) as page:
        attribution = frame(page.locator(".maplibregl-ctrl-attrib"))
        assert attribution["y"] + attribution["height"] <= frame(page.locator("#panel"))["y"], "the attribution is covered"


@suite.test
def the_address_is_written_once_after_several_movements(browsers):
    with browsers.page(at(zoom=15)) as page:
        page.wait_for_timeout(500)
        page.evaluate("""() => {
          window.writes = 0;
          const write = history.replaceState;
          history.replaceState = (...values) => { writes += 1; write.apply(history, values); };
          for (let click = 0; click < 3; click++) document.getElementById("zoom-out").click();
        }""")
        until(lambda: query(page)["zoom"] == "12.00", "the zoom in the address")
        same(page.evaluate("writes"), 1, "the number of writes")


@suite.test
def a_click_right_after_a_movement_keeps_the_view(browsers):
    def zoom_out_and_click(page, selector):
        page.locator("#filter-toggle").click()
        page.locator(selector).first.wait_for(state="attached")
        page.wait_for_timeout(500)
        page.evaluate("""selector => {
          document.getElementById("zoom-out").click();
          document.querySelector(selector).click();
        }""", selector)
    for selector, name in (("#list .show", "pet"), (".chip input", "status")):
        with browsers.page(at(zoom=15)) as page:
            zoom_out_and_click(page, selector)
            until(lambda: name in query(page), f"{name} in the address")
            page.go_back()
            until(lambda: name not in query(page), f"the address before {name}")
            page.wait_for_timeout(500)
            same(query(page)["zoom"], "14.00", f"the zoom before {name}")
    with browsers.page(at(zoom=15)) as page:
        zoom_out_and_click(page, "#language")
        page.wait_for_url("**lang=pl*")
        same(query(page)["zoom"], "14.00", "the zoom in the other language")


@suite.test
def a_drag_that_ends_over_the_callout_moves_the_map(browsers):
    for size in ((1280, 800), (390, 844)):
        with browsers.page(at(0, 0, 15), size=size) as page:
            click_middle(page, up=20)
            before = query(page)["at"]
            card = page.locator(CARD).bounding_box()
            x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
            page.mouse.move(card["x"] - 30, y)
            page.mouse.down()
            page.mouse.move(x, y, steps=8)
            page.mouse.up()
            until(lambda: query(page)["at"] != before, f"the address after the drag, {size}")


@suite.test
def a_click_on_a_cluster_zooms_to_where_it_splits(browsers):
    with browsers.page(at(-2000, 30, 13)) as page:
        click_middle(page, wanted=lambda: float(query(page)["zoom"]) > 13.5)
        until(lambda: {"Reksio", "Azor"} <= set(names(page)), "both pins in view")


@suite.test
def pins_at_one_coordinate_fan_out(browsers):
    with browsers.page(at(0, 3000, 14)) as page:
        click_middle(page, wanted=".fan button")
        same(page.locator(".fan button").count(), 3, "pins in the fan")
        assert page.evaluate("document.activeElement.closest('.fan') !== null"), "the fan does not have the focus"
        labels = page.locator(".fan button").evaluate_all("all => all.map(one => one.ariaLabel)")
        same(sorted(labels), ["Bonifacy, Found", "Filemon, Missing", "Puszek, Closed"], "the fan's names")
        page.locator(".fan button[aria-label^=Puszek]").press("Enter")
        page.wait_for_selector(CARD)
        same(page.locator(CARD).get_attribute("aria-label"), "Puszek", "the callout's name")
        check(page, "a fan with a callout")
        page.keyboard.press("Escape")
        until(lambda: page.locator(f"{CARD}, .fan").count() == 0, "Escape closes both")
        same(page.evaluate("document.activeElement.localName"), "canvas", "the focus")


def no_fan_opens_after(browsers, act):
    """Checks that no fan opens if `act` is called with the page while one is loading."""
    held = []
    with browsers.page(at(0, 3000, 14), routes=[("**/api/v1/clusters/**", lambda route: held.append(route))]) as page:
        click_middle(page, wanted=lambda: held)
        act(page)
        for route in held:
            route.continue_()
        page.wait_for_timeout(500)
        same(page.locator(".fan").count(), 0, "fans")


@suite.test
def a_selection_cancels_a_fan_that_is_loading(browsers):
    def select(page):
        page.locator("li.row", has_text="Puszek").locator(".show").click()
        page.wait_for_selector(CARD)
    no_fan_opens_after(browsers, select)


@suite.test
def a_change_of_the_filter_cancels_a_fan_that_is_loading(browsers):
    def filter_dogs(page):
        page.locator("#filter-toggle").click()
        page.locator(".chip", has_text="Dog").click()
        until(lambda: query(page).get("species") == "dog", "the filter in the address")
    no_fan_opens_after(browsers, filter_dogs)


@suite.test
def a_fan_with_some_pins_of_a_stack_tells_the_number_of_all(browsers):
    home = browsers.service
    browsers.service = Service(home.program, home.page, [pet(number, f"Stacked {number}") for number in range(70)])
    try:
        for webgl in (True, False):
            with browsers.page(at(zoom=14), webgl=webgl) as page:
                click_middle(page, wanted=".fan button")
                same(page.locator(".fan button").count(), 60, "pins in the fan")
                same(page.locator(".fan").get_attribute("aria-label"), "70 pets in one place", "the fan's name")
                page.keyboard.press("Escape")
                until(lambda: page.locator(".fan").count() == 0, "Escape closes the fan")
                assert page.evaluate("document.activeElement.closest('#map') !== null"), "the focus is not on the map"
    finally:
        browsers.service.close()
        browsers.service = home


@suite.test
def filters_change_map_and_list_and_can_be_undone(browsers):
    with browsers.page(EVERYTHING) as page:
        until(lambda: len(names(page)) == 10, "all pets")
        page.locator("#filter-toggle").click()
        until(lambda: page.locator(".chip", has_text="Cat").locator(".tally").all_inner_texts() == ["4"], "four cats")
        page.locator(".chip", has_text="Cat").click()
        listed(page, ["Mruczek", "Filemon", "Bonifacy", "Puszek"])
        page.locator(".chip", has_text="Found").click()
        listed(page, ["Mruczek", "Bonifacy"])
        same((query(page)["species"], query(page)["status"]), ("cat", "found"), "the address")
        same(page.locator("#filter-count").inner_text(), "2", "the number of filters")
        page.go_back()
        listed(page, ["Mruczek", "Filemon", "Bonifacy", "Puszek"])
        assert not page.locator("input[value=found]").is_checked()
        page.go_forward()
        listed(page, ["Mruczek", "Bonifacy"])
        page.locator("#clear").click()
        until(lambda: len(names(page)) == 10, "all pets again")
        page.locator("input[name=text]").fill("collar")
        listed(page, ["Burek"])
        page.locator("input[name=text]").fill("")
        page.locator("input[name=since]").fill("2025-03-02")
        listed(page, ["Mruczek"])
        page.locator("input[name=until]").fill("2025-02-01")
        until(lambda: page.locator("#filter-error").inner_text() != "", "an error for reversed dates")
        same(page.locator("input[name=until]").get_attribute("aria-invalid"), "true", "the state of the date")
        page.locator("#clear").click()
        page.locator("select[name=radius]").select_option("1")
        listed(page, ["Burek", "Mruczek"])
        same(query(page)["radius"], "1", "the radius in the address")
        assert "away" in page.locator(".far").first.inner_text()
    with browsers.page(EVERYTHING + "&species=bird") as page:
        listed(page, ["Unknown pet"])


@suite.test
def everything_works_by_keyboard(browsers):
    with browsers.page(at(0, 0, 15)) as page:
        page.keyboard.press("Tab")
        same(page.evaluate("document.activeElement.className"), "skip", "the first stop")
        page.keyboard.press("Enter")
        until(lambda: page.evaluate("document.activeElement.id") == "list", "the focus is on the list")
        button = page.locator("li.row", has_text="Burek").locator(".show")
        button.focus()
        page.wait_for_selector(".pointer")
        page.keyboard.press("Enter")
        page.wait_for_selector(CARD)
        until(lambda: page.evaluate("document.activeElement.dataset.petmap") == "card", "the focus is in the callout")
        page.keyboard.press("Tab")
        same(page.evaluate("document.activeElement.href"), "mailto:anna@example.com", "the next stop")
        page.keyboard.press("Escape")
        until(lambda: page.locator(CARD).count() == 0, "Escape closes the callout")
        assert button.evaluate("button => button === document.activeElement"), "the focus did not return"


@suite.test
def the_focus_stays_on_a_row_that_came_with_the_page(browsers):
    held, is_held = [], True

    def hold(route):
        if is_held:
            held.append(route)
        else:
            route.continue_()
    with browsers.page(at(0, 0, 15), routes=[("**/api/v1/pins?*", hold)]) as page:
        page.locator("li.row", has_text="Burek").locator(".show").focus()
        until(lambda: held, "the page requests the list")
        is_held = False
        for route in held:
            route.continue_()
        page.wait_for_selector("#list:not([aria-busy])")
        focused = "document.activeElement.closest('li')?.innerText ?? ''"
        until(lambda: "Burek" in page.evaluate(focused), "the focus is on the row")
        page.wait_for_selector(".pointer")


@suite.test
def the_list_and_the_map_highlight_the_same_pet(browsers):
    with browsers.page(at(0, 0, 15)) as page:
        row = page.locator("li.row", has_text="Burek")
        row.hover()
        pointer = page.locator(".pointer")
        pointer.wait_for()
        box, tip = frame(pointer), middle(page)
        assert abs(box["x"] + box["width"] / 2 - tip[0]) < 3, "the pointer is not at the pin"
        page.mouse.move(*middle(page, 20))
        until(lambda: "pointed" in row.get_attribute("class"), "the row is marked")


@suite.test
def the_search_accepts_coordinates_in_any_notation(browsers):
    with browsers.page(EVERYTHING) as page:
        for text in ("50.06143, 19.93658", "50°03'41.1\"N 19°56'11.7\"E", "geo:50.06143,19.93658", "u2yhv9mkg",
                     "https://www.openstreetmap.org/?mlat=50.06143&mlon=19.93658#map=9/50/20"):
            page.locator("#place").fill(text)
            page.keyboard.press("Enter")
            until(lambda: query(page).get("at", "").startswith("50.0614"), f"the map is at {text}")
            page.goto(browsers.service.origin + EVERYTHING)
            page.wait_for_selector(".mapped")


@suite.test
def the_search_offers_cities_by_name(browsers):
    with browsers.page(EVERYTHING, size=(390, 844)) as page:
        box = page.locator("#place")
        box.press_sequentially("krak")
        option = page.locator("#places li", has_text="Kraków")
        option.wait_for()
        check(page, "the search's places")
        box.press("ArrowDown")
        same(box.get_attribute("aria-activedescendant"), option.get_attribute("id"), "the chosen place")
        box.press("Enter")
        until(lambda: query(page).get("at", "").startswith("50.0614"), "the map is in Kraków")
        assert page.locator("#places").is_hidden()
        box.fill("Warszawa")
        box.press("Enter")
        until(lambda: query(page).get("at", "").startswith("52.229"), "the map is in Warsaw")
        box.fill("Nowhereville")
        box.press("Enter")
        until(lambda: "No place called" in page.locator("#place-error").inner_text(), "an unknown place is reported")
        same(box.get_attribute("aria-invalid"), "true", "the state of the field")
        box.fill("")
        same(box.get_attribute("aria-invalid"), None, "the state of the empty field")


@suite.test
def a_polish_search_offers_polish_names_and_finds_the_local_ones(browsers):
    with browsers.page(EVERYTHING + "&lang=pl") as page:
        box = page.locator("#place")
        for text, name in (("wieden", "Wiedeń"), ("praha", "Praga"), ("warsaw", "Warszawa")):
            box.fill(text)
            until(lambda: page.locator("#places li").first.inner_text().split("\n")[0].strip() == name, f"{text} finds {name}")


@suite.test
def a_city_is_found_without_the_engine(browsers):
    with browsers.page("/?at=50.06,19.94&zoom=9", routes=[("**/callouts*.wasm", lambda route: route.abort())]) as page:
        page.locator("#place").fill("Warszawa")
        page.locator("#place").press("Enter")
        until(lambda: query(page).get("zoom") == "11.00" and query(page)["at"].startswith("52.229"), "the map is in Warsaw")


@suite.test
def the_position_is_requested_only_when_the_button_is_pressed(browsers):
    position = {"latitude": WARSAW[0] + 0.008, "longitude": WARSAW[1]}
    with browsers.page(at(0, 0, 13), geolocation=position, permissions=["geolocation"]) as page:
        same(page.locator(".here").count(), 0, "positions before the request")
        page.locator("#locate").click()
        page.wait_for_selector(".here", state="attached")
        until(lambda: page.locator(".far").first.inner_text().endswith("m away"), "distances")
        same(names(page)[:1], ["Mruczek"], "the nearest")
    with browsers.page(at(0, 0, 13), permissions=[]) as page:
        page.locator("#locate").click()
        until(lambda: "settings" in page.locator("#map-notice").inner_text(), "a refusal is explained")


@suite.test
def new_announcements_appear_even_after_an_outage(browsers):
    service = browsers.service
    with browsers.page(at(0, 0, 14)) as page:
        until(lambda: "Burek" in names(page), "the list")
        # Wait for the connection and its first event, because they make the map load its tiles again.
        page.wait_for_timeout(1000)
        first = service.report("Nowak")
        until(lambda: "Nowak" in names(page), "the new pet without a reload")
        page.locator("li.row", has_text="Nowak").locator(".show").click()
        page.wait_for_selector(CARD)
        service.remove(first)
        until(lambda: page.locator(CARD).count() == 0, "the callout of the removed pet closes")
        until(lambda: "Nowak" not in names(page), "the list no longer has the removed pet")
        service.stop()
        until(lambda: "cannot be reached" in page.locator("#map-notice").inner_text(), "the notice")
        service.start()
        second = service.report("Kowal")
        until(lambda: "Kowal" in names(page), "the pet created after the restart", 40)
        until(lambda: page.locator("#map-notice").is_hidden(), "the notice disappears")
        assert first != second


@suite.test
def trying_again_without_a_connection_keeps_the_page(browsers):
    with browsers.page(HERE) as page:
        until(lambda: "Burek" in names(page), "the list")
        page.context.set_offline(True)
        page.locator("#zoom-out").click()
        button = page.locator("#map-notice button")
        until(button.is_visible, "the notice")
        button.click()
        until(button.is_visible, "the notice after another attempt")
        assert "Burek" in names(page), "the list is empty"
        # A different URL makes the map load its tiles again.
        with page.expect_response("**/tiles/*/*/*.mvt?version=*.1"):
            page.context.set_offline(False)
        until(lambda: not button.is_visible() and not page.locator("#list-error").is_visible(), "the connection")


@suite.test
def a_callout_is_corrected_after_changes_were_missed(browsers):
    service, version = browsers.service, ["1"]
    missed = service.report("Asleep")
    def stream(route):
        route.fulfill(content_type="text/event-stream",
                      body=f"retry: 500\nid: {version[0]}\nevent: hello\ndata: {{}}\n\n")
    with browsers.page(f"{HERE}&pet={missed}", routes=[("**/api/v1/changes", stream)]) as page:
        card = page.locator(CARD)
        until(lambda: "MISSING" in card.inner_text().upper(), "the callout")
        page.wait_for_timeout(500)
        page.locator("#place").focus()
        before = query(page)["at"]
        service.set_status(missed, "CLOSED")
        version[0] = "2"
        until(lambda: "CLOSED" in card.inner_text().upper(), "the new status")
        same(page.evaluate("document.activeElement.id"), "place", "the focus")
        same(query(page)["at"], before, "the view")
        service.remove(missed)
        version[0] = "3"
        until(lambda: card.count() == 0, "the callout of the deleted pet closes")


@suite.test
def a_deleted_pet_is_reported(browsers):
    with browsers.page(HERE + "&pet=00000000-0000-4000-8000-000000000000") as page:
        until(lambda: "no longer exists" in page.locator("#map-notice").inner_text(), "the notice")
    # Loading the list can be retried.
    broken = [True]
    def handle(route):
        return route.fulfill(status=500, body="{}") if broken[0] else route.continue_()
    with browsers.page(HERE, routes=[("**/api/v1/pins?*", handle)]) as page:
        page.wait_for_selector("#list-error:not([hidden])")
        page.wait_for_timeout(500)
        assert "HTTP 500" in page.locator("#list-error").inner_text(), "the error is not explained"
        broken[0] = False
        page.locator("#list-error button").click()
        until(lambda: "Burek" in names(page), "the list after another attempt")
    broken[0] = True
    with browsers.page(HERE, routes=[("**/api/v1/pins?*", handle)], locale="pl-PL") as page:
        page.wait_for_selector("#list-error:not([hidden])")
        same(page.locator("#list-error span").inner_text(), "Nie udało się wczytać listy.", "the error in Polish")


@suite.test
def hostile_text_is_not_interpreted(browsers):
    name = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    with browsers.page(at(0, -3000)) as page:
        until(lambda: len(names(page)) == 1, "the list")
        shown = names(page)[0]
        assert "alert" not in shown or shown == name, shown
        click_middle(page, up=20)
        same(page.locator("#list img, #callout img, #list script, #callout script").count(), 0, "elements created from text")
        check(page, "hostile text")
    with browsers.page(at(3000, -3000), size=(320, 640)) as page:
        until(lambda: len(names(page)) == 1, "the list")
        row = frame(page.locator("li.row"))
        assert row["height"] < 200, "combining marks increase the height of the row"
        page.locator(".show").click()
        page.wait_for_selector(CARD)
        check(page, "combining marks")


@suite.test
def the_page_is_in_english_or_polish(browsers):
    with browsers.page(at(0, 0), locale="pl-PL") as page:
        same(page.evaluate("document.documentElement.lang"), "pl", "the document's language")
        same(page.title(), "Zaginione i znalezione zwierzęta", "the title")
        click_middle(page, up=20)
        assert "Szczegóły" in page.locator(CARD).inner_text() and "Pies" in page.locator(CARD).inner_text()
        same(page.locator("#summary").inner_text(), "W widoku: 1 · zaginione:\u00a01", "the tally")
        same(page.locator("#map canvas").get_attribute("aria-label"), "Mapa zwierząt w widoku", "the name of the map")
        same(page.locator("#map summary").get_attribute("aria-label"), "Źródła mapy", "the name of its button")
        links = page.locator("[href^='/pets/']").evaluate_all("all => all.map(one => one.getAttribute('href'))")
        same([link[-8:] for link in links], ["?lang=pl"] * 2, "the links in the list and the callout")
        english = page.locator("#place").get_attribute("placeholder")
        page.locator("#language").click()
        page.wait_for_selector(".mapped")
        same(page.evaluate("document.documentElement.lang"), "en", "the other language")
        assert page.locator("#place").get_attribute("placeholder") != english
        assert "Burek" in names(page), "the view is kept"


@suite.test
def rows_of_the_service_and_of_the_page_have_the_same_texts(browsers):
    home = browsers.service
    browsers.service = Service(home.program, home.page, [
        pet(0, "Gekko", species="reptile"), pet(1, "Rex", 50, breed="Boxer", lastSeenDate="2025-03-21")])
    try:
        for locale, wanted in (("en-US", ("Other", "Mar 01, 2025")), ("pl-PL", ("Inne", "1 mar 2025"))):
            texts = []
            for scripted in (False, True):
                ready = "#list .show[aria-pressed]" if scripted else ".row"
                with browsers.page(HERE, ready=ready, java_script_enabled=scripted, locale=locale) as page:
                    texts.append(page.locator("#list .about").all_inner_texts())
            same(texts[1], texts[0], f"rows, {locale}")
            assert all(text in "".join(texts[0]) for text in wanted), f"{wanted} not in {texts[0]}"
    finally:
        browsers.service.close()
        browsers.service = home


@suite.test
def the_page_of_an_empty_store_changes_with_the_first_report(browsers):
    home = browsers.service
    browsers.service = Service(home.program, home.page, [])
    try:
        with browsers.page(HERE) as page:
            summary = page.locator("#summary")
            page.wait_for_timeout(1000)
            same(summary.inner_text(), "Nothing has been reported yet.", "the summary of an empty store")
            browsers.service.report("First")
            until(lambda: summary.inner_text() == "1 in view · 1\u00a0missing", "the summary with a pet")
            page.goto(browsers.service.origin + at(90000, 0))
            until(lambda: summary.inner_text().startswith("No pets in view."), "the summary of an empty view")
    finally:
        browsers.service.close()
        browsers.service = home


@suite.test
def every_state_is_accessible_in_light_dark_and_at_320_pixels(browsers):
    views = {
        "desktop": {}, "dark": {"color_scheme": "dark"}, "Polish phone": {"size": (390, 844), "locale": "pl-PL"},
        "320 pixels, dark": {"size": (320, 640), "color_scheme": "dark"},
        "forced colors": {"forced_colors": "active"},
    }
    for name, view in views.items():
        with browsers.page(at(0, 0, 14), bypass_csp=True, **view) as page:
            until(lambda: "Burek" in names(page), "the list")
            check(page, name)
            page.locator("li.row", has_text="Burek").locator(".show").click()
            page.wait_for_selector(CARD)
            check(page, f"{name}, with a callout")
            page.keyboard.press("Escape")
            page.locator("#filter-toggle").click()
            page.locator(".chip").first.click()
            check(page, f"{name}, with filters")
    with browsers.page(HERE, webgl=False, size=(320, 640), bypass_csp=True) as page:
        check(page, "without WebGL")


@suite.test
def without_webgl_the_service_renders_the_map(browsers):
    with browsers.page(at(0, 0, 14), webgl=False) as page:
        page.wait_for_selector("#map > .picture[src]")
        click_middle(page, up=20)
        assert "Burek" in page.locator(CARD).inner_text()
        page.keyboard.press("Escape")
        until(lambda: page.locator(CARD).count() == 0, "Escape closes the callout")
        # A cluster splits, a stack fans out, and the keyboard, the mouse and the buttons move the map.
        page.goto(browsers.service.origin + at(-2000, 30, 12))
        page.wait_for_selector("#map > .picture[src]")
        click_middle(page, wanted=lambda: float(query(page)["zoom"]) > 12.5)
        page.goto(browsers.service.origin + at(0, 3000, 16))
        page.wait_for_selector("#map > .picture[src]")
        click_middle(page, wanted=".fan button")
        page.goto(browsers.service.origin + at(0, 0, 14))
        page.wait_for_selector("#map > .picture[src]")
        page.locator("#map").focus()
        before = query(page)["at"]
        page.keyboard.press("ArrowRight")
        until(lambda: query(page)["at"] != before, "an arrow key moves the map")
        before = query(page)["at"]
        x, y = middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 120, y + 40, steps=4)
        page.mouse.up()
        until(lambda: query(page)["at"] != before, "the mouse drags the map")
        page.locator("#zoom-out").click()
        until(lambda: query(page)["zoom"] == "13.00", "the button zooms")
    with browsers.page(EVERYTHING, webgl=False) as page:
        assert "WebGL is off" in page.locator("#map-notice").inner_text(), "the missing feature is not explained"
        until(lambda: len(names(page)) >= 10, "the list")
        page.locator("#filter-toggle").click()
        page.locator(".chip", has_text="Bird").click()
        listed(page, ["Unknown pet"])
        page.locator("#clear").click()
        page.locator("#place").fill(f"{WARSAW[0]}, {WARSAW[1]}")
        page.keyboard.press("Enter")
        until(lambda: "Burek" in names(page), "the list at the coordinate")
        assert page.locator("#list a").first.get_attribute("href").startswith("/pets/")


@suite.test
def without_scripts_the_list_is_in_the_page_and_links_move_the_picture(browsers):
    for locale, east in (("en-US", "East"), ("pl-PL", "Wschód")):
        with browsers.page(at(0, 0, 14), ready=".row", java_script_enabled=False, locale=locale) as page:
            assert "Burek" in names(page)
            picture = page.locator("div.picture img")
            same(picture.evaluate("image => image.complete && image.naturalWidth"), 640, "the width of the picture")
            before = picture.get_attribute("src")
            page.get_by_role("link", name=east).click()
            page.wait_for_load_state()
            assert page.locator("div.picture img").get_attribute("src") != before
            page.locator("#list .name").first.click()
            page.wait_for_load_state()
            assert "/pets/" in page.url


@contextmanager
def other_site(html):
    """Serves a page from another origin."""
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()


@suite.test
def another_site_shows_the_map_in_a_frame(browsers):
    origin = browsers.service.origin
    html = (f"<!doctype html><script type=module src='{origin}/assets/callouts/map-element.js'></script>"
            f"<petmap-map src='{origin}' near='{WARSAW[0]}, {WARSAW[1]}' radius=1 lang=pl></petmap-map>"
            f"<iframe id=page src='{origin}/'></iframe>")
    with other_site(html) as address:
        context = browsers.chromium(True).new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(address)
        frame = page.frame_locator("petmap-map iframe")
        frame.locator("body.embedded.mapped").wait_for(timeout=30_000)
        def shown():
            return set(frame.locator("#list .name").all_inner_texts())
        until(lambda: {"Burek", "Mruczek"} <= shown() and "Reksio" not in shown(), "the circle's pets")
        same(page.locator("petmap-map iframe").get_attribute("title"), "Zaginione i znalezione zwierzęta", "its name")
        same(page.frame_locator("#page").locator(".bar").count(), 0, "other pages cannot be framed")
        with context.expect_page() as opened:
            frame.locator("#list .name").first.click()
        opened.value.wait_for_url("**/pets/*lang=pl")
        frame.locator("#list .show").first.press("Enter")
        with context.expect_page() as opened:
            frame.locator(f"{CARD} .details").press("Enter")
        opened.value.wait_for_url("**/pets/*lang=pl")
        context.close()
        # Until the map has loaded, a tap on a row opens the pet's page.
        context = browsers.chromium(True).new_context()
        page = context.new_page()
        page.route("**/maplibre-gl.js", lambda route: None)
        page.goto(address, wait_until="commit")
        frame = page.frame_locator("petmap-map iframe")
        frame.locator("#species .chip").first.wait_for(state="attached")
        with context.expect_page() as opened:
            frame.locator("#list .show").first.press("Enter")
        opened.value.wait_for_url("**/pets/*lang=pl")
        context.close()


@suite.test
def images_are_removed_after_many_pans(browsers):
    with browsers.page(at(0, 0, 13)) as page:
        page.locator("#map canvas").focus()
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 10:
            page.keyboard.press(key)
            page.wait_for_timeout(20)
        until(lambda: re.match(r"\d", query(page)["at"]), "the address")
        same(page.locator("#overlay > *").count(), 0, "remaining elements above the map")


def firefox(service):
    """Tests the list and the callout engine of the page in Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if not path:
        return "Firefox is not installed"
    browser = Firefox(path)
    def value(expression):
        return browser.command("script.evaluate", expression=expression, awaitPromise=False,
                           target={"context": browser.context})["result"].get("value")
    try:
        browser.command("browsingContext.navigate", context=browser.context, url=service.origin + at(), wait="complete")
        until(lambda: value("document.body.matches('.mapped')"), "the page is ready in Firefox", 60)
        until(lambda: value("[...document.querySelectorAll('#list .name')].some(one => one.textContent === 'Burek')"),
              "the list in Firefox")
        if value("document.body.matches('.mapped')"):
            value("document.querySelector('#list .show').click()")
            until(lambda: value("document.querySelector('[data-petmap=card]') !== null"), "a callout in Firefox")
        pet_id = service.ids()["Burek"]
        for path, shown in ((f"/pets/{pet_id}", "[data-testid='petDetails.name.text']"), ("/report/missing", "form#step"),
                            ("/report/found", "form#step"), ("/manage", "form [name=password]")):
            browser.command("browsingContext.navigate", context=browser.context, url=service.origin + path, wait="complete")
            until(lambda: value(f'document.querySelector("{shown}") !== null'), f"{path} in Firefox")
            assert value("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the page in Firefox"
        return f"the checks in Firefox {browser.version} passed"
    finally:
        browser.close()


basemap_page.add(suite.test)


def main():
    program, folder, *words = sys.argv[1:]
    service = Service(program, folder)
    note = ""
    try:
        with sync_playwright() as playwright:
            browsers = Browsers(playwright, service)
            if os.environ.get("PETMAP_RECORD"):
                record(browsers.chromium(True), program, folder)
                record_pages(browsers.chromium(True), service)
            suite.run(browsers, words)
        note = "; Firefox was skipped" if words else f"; {firefox(service)}"
    except (OSError, RuntimeError, AssertionError) as error:
        suite.failures.append(str(error))
    finally:
        service.close()
    if Axe is None:
        print("page: axe-playwright-python is not installed; skipped the accessibility checks")
    return suite.report(note)


if __name__ == "__main__":
    sys.exit(main())
