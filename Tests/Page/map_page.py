"""Tests the map of a running service: pins, callouts, clusters, fans, and the base map, with a mouse and on a phone.

    map_page.py PETMAP PAGE-FOLDER [WORD…]
"""

import os
import re
import shutil
import sys

import basemap_page
from basemap_page import LAND
from browsers import CARD, HERE, Browsers, at, check, click_middle, colors, listed, middle, names, query
from pictures import record, record_pages
from service import WARSAW, Service, pet
from suite import Suite, frame, same, settled, until

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../Wasm/browser"))
from firefox import Firefox  # pylint: disable=wrong-import-position

suite = Suite("map")
# The page shows closed pets only if they are chosen.
ALL = "&status=missing,found,closed"


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
            card, pin = settled(lambda: (frame(page.locator(CARD)), frame(page.locator(".pin.selected"))), "the callout")
            area = page.locator("#map").bounding_box()
            assert card["y"] >= area["y"] and card["y"] + card["height"] <= area["y"] + area["height"], wanted
            assert (card["y"] >= pin["y"] + 36) if wanted == "below" else (card["y"] + card["height"] <= pin["y"] + 8), (
                f"the callout is not {wanted}")


@suite.test
def the_badge_of_a_found_pet_keeps_its_color_and_that_of_a_missing_one_is_darker(browsers):
    for north, wanted in ((900, "rgb(21, 93, 252)"), (0, "rgb(178, 89, 0)")):
        with browsers.page(at(north)) as page:
            page.locator("#list .show").first.click()
            page.wait_for_selector(CARD)
            color = page.locator("[data-petmap=badge]").evaluate("badge => getComputedStyle(badge).backgroundColor")
            same(color, wanted, "the badge's color")


@suite.test
def the_whole_callout_of_a_pin_in_the_middle_of_a_phone_is_visible(browsers):
    with browsers.page(at(), size=(390, 844), has_touch=True, is_mobile=True) as page:
        # The second callout does not wait for the engine.
        for _ in range(2):
            page.locator("#list .show").first.click()
            page.wait_for_selector(CARD)
            until(lambda: page.locator(CARD).evaluate("card => card.scrollHeight <= card.clientHeight"),
                  "the callout does not scroll")
            page.keyboard.press("Escape")
            page.wait_for_selector(CARD, state="detached")


@suite.test
def a_sheet_of_a_phone_offers_ways_to_help_below_the_pin(browsers):
    for size in ((390, 844), (320, 640)):
        with browsers.page(at(-800, 500, 13), size=size, has_touch=True, is_mobile=True) as page:
            page.locator("li.row", has_text="Burek").locator(".show").click()
            card = page.locator(CARD)
            until(lambda: card.locator(".button").all_inner_texts() == ["Call", "Write", "Details"], "the buttons")
            same(card.locator("a").evaluate_all("links => links.map(link => link.getAttribute('href'))")[:2],
                 ["tel:+48600100200", "mailto:anna@example.com"], "the links")
            pin, sheet = settled(lambda: (frame(page.locator(".pin.selected")), frame(card)), "the sheet")
            assert pin["y"] >= frame(page.locator("#map"))["y"] and pin["y"] + pin["height"] <= sheet["y"] + 14, (pin, sheet)
            for target in [*card.locator("a, button").all(), page.locator("[data-petmap=close]")]:
                box = frame(target)
                assert box["width"] >= 44 and box["height"] >= 44, (target.inner_text(), box)
            page.locator("[data-petmap=close]").click()
            until(lambda: card.count() == 0, "the sheet is closed")
            assert page.locator("li.row", has_text="Burek").is_visible(), "the list is back"


@suite.test
def the_attribution_folds_away(browsers):
    with browsers.page(size=(390, 844), has_touch=True, is_mobile=True) as page:
        until(lambda: page.locator(".maplibregl-compact-show").count() == 0, "the attribution is folded")
        button = page.locator(".maplibregl-ctrl-attrib-button")
        box = frame(button)
        assert box["width"] >= 44 and box["height"] >= 44, box
        button.click()
        until(lambda: "GeoNames" in page.locator(".maplibregl-ctrl-attrib").inner_text(), "the attribution")


@suite.test
def a_pet_in_a_cluster_is_shown_alone_or_in_its_fan(browsers):
    with browsers.page(at(-2000, 30, 11)) as page:
        page.locator("li.row", has_text="Azor").locator(".show").click()
        page.wait_for_selector(CARD)
        until(lambda: float(query(page)["zoom"]) > 12, "the map zooms until the pin stands alone")
        zoom = settled(lambda: float(query(page)["zoom"]), "the zoom")
        around = page.evaluate(
            "async zoom => (await (await fetch(`/api/v1/pins?cluster=true&zoom=${Math.floor(zoom)}`)).json()).features"
            ".some(({ properties }) => properties.petName === 'Azor')", zoom)
        assert around, f"Azor is in a cluster at zoom {zoom}"
    with browsers.page(at(0, 3000, 12)) as page:
        page.locator("li.row", has_text="Bonifacy").locator(".show").click()
        page.wait_for_selector(CARD)
        until(lambda: page.locator(".fan button").count() == 2, "the open pets at the coordinate")
        same(page.locator(CARD).get_attribute("aria-label"), "Bonifacy", "the callout")
        page.keyboard.press("Escape")
        until(lambda: page.locator(f"{CARD}, .fan").count() == 0, "Escape closes both")
        assert "Bonifacy" in page.evaluate("document.activeElement.closest('li')?.innerText ?? ''"), "the focus did not return"


@suite.test
def the_map_pans_to_a_callout_only_when_it_opens(browsers):
    for motion in ("reduce", "no-preference"):
        with browsers.page(at(), size=(390, 844), has_touch=True, is_mobile=True, reduced_motion=motion) as page:
            page.locator("#list .show").first.click()
            page.wait_for_selector(CARD)
            until(lambda: page.locator(CARD).evaluate("card => card.scrollHeight <= card.clientHeight"),
                  f"the callout does not scroll ({motion})")
    with browsers.page(at(), size=(800, 500)) as page:
        page.locator("#list .show").first.click()
        page.wait_for_selector(CARD)
        opened = settled(lambda: query(page)["center"], "the view")
        page.mouse.move(420, 100)
        page.mouse.down()
        page.mouse.move(420, 20, steps=5)
        page.mouse.up()
        until(lambda: query(page)["center"] != opened, "the map has moved")
        dragged = query(page)["center"]
        for height in (460, 500):
            page.set_viewport_size({"width": 800, "height": height})
            page.wait_for_timeout(700)
            same(query(page)["center"], dragged, "the middle of the map after a resize")


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
        with browsers.page(at(0, 3000, 18) + ALL, webgl=False) as page:
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
    for size in ((1280, 800), (800, 844)):
        with browsers.page(at(0, 0, 15), size=size) as page:
            click_middle(page, up=20)
            before = query(page)["center"]
            card = page.locator(CARD).bounding_box()
            x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
            page.mouse.move(card["x"] - 30, y)
            page.mouse.down()
            page.mouse.move(x, y, steps=8)
            page.mouse.up()
            until(lambda: query(page)["center"] != before, f"the address after the drag, {size}")


@suite.test
def a_click_on_a_cluster_zooms_to_where_it_splits(browsers):
    with browsers.page(at(-2000, 30, 13)) as page:
        click_middle(page, wanted=lambda: float(query(page)["zoom"]) > 13.5)
        until(lambda: {"Reksio", "Azor"} <= set(names(page)), "both pins in view")


@suite.test
def pins_at_one_coordinate_fan_out(browsers):
    with browsers.page(at(0, 3000, 14) + ALL) as page:
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
    with browsers.page(at(0, 3000, 12), routes=[("**/api/v1/clusters/**", lambda route: held.append(route))]) as page:
        click_middle(page, wanted=lambda: held)
        act(page)
        for route in held:
            route.continue_()
        page.wait_for_timeout(500)
        same(page.locator(".fan").count(), 0, "fans")


@suite.test
def a_selection_cancels_a_fan_that_is_loading(browsers):
    def select(page):
        page.locator("li.row", has_text="Burek").locator(".show").click()
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
def images_are_removed_after_many_pans(browsers):
    with browsers.page(at(0, 0, 13)) as page:
        page.locator("#map canvas").focus()
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 10:
            page.keyboard.press(key)
            page.wait_for_timeout(20)
        until(lambda: re.match(r"\d", query(page)["center"]), "the address")
        same(page.locator("#overlay > *").count(), 0, "remaining elements above the map")


@suite.test
def the_pages_work_in_firefox(browsers):
    service = browsers.service
    browser = Firefox(shutil.which("firefox-esr") or "firefox")

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
    finally:
        browser.close()


basemap_page.add(suite.test)


def open_browsers(playwright, service):
    browsers = Browsers(playwright, service)
    if os.environ.get("PETMAP_RECORD"):
        record(browsers.chromium(True), service.program, service.page)
        record_pages(browsers.chromium(True), service)
    return browsers


if __name__ == "__main__":
    sys.exit(suite.main(open_browsers))
