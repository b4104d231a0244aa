"""Tests the report and management pages of a running service: with and without JavaScript, and by keyboard.

    report_pages.py PETMAP PAGE-FOLDER [WORD…]

PETMAP_RECORD=FOLDER records a screenshot of each state.
"""

import base64
import contextlib
import json
import os
import sys
import tempfile

from PIL import Image
from PIL.TiffImagePlugin import IFDRational

import town
from browsers import Browsers, check
from service import Service, png
from suite import Suite, same, until

suite = Suite("report")
PHOTO = os.path.join(tempfile.mkdtemp(prefix="petmap-report."), "photo.png")


def tap(page, identifier):
    page.get_by_test_id(identifier).click()


def fill(page, **values):
    for identifier, value in values.items():
        page.get_by_test_id(identifier.replace("__", ".")).fill(value)


def shoot(page, name):
    folder = os.environ.get("PETMAP_RECORD")
    if folder:
        page.screenshot(path=os.path.join(folder, f"report-{name}.png"), full_page=True)


def seen(page, state, shows, scripted=True):
    """Waits until the page shows a text, runs axe (which needs JavaScript on the page), and records a screenshot."""
    until(lambda: shows in page.locator("body").inner_text(), f"{state}: {shows}")
    if scripted:
        check(page, state)
    shoot(page, state.replace(" ", "-"))


def describe(page, name):
    page.get_by_test_id("animalDescription.species.tap").select_option("DOG")
    fill(page, animalDescription__race__input="Mutt", animalDescription__age__input="3",
         animalDescription__name__input=name, animalDescription__description__input="Brown, white paw.")
    page.get_by_test_id("animalDescription.male.tap").check()
    fill(page, animalDescription__latitude__input="52.2301", animalDescription__longitude__input="21.0150")


def contact(page):
    fill(page, ownersDetails__phoneInput="+48 600 100 200", ownersDetails__emailInput="anna@example.com")


def go_to_contact(page, name, scripted=False):
    tap(page, "microchipNumber.continue.tap")
    page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
    if scripted:
        until(lambda: page.locator("#photo-preview img").is_visible(), "the preview")
    tap(page, "animalPhoto.continue.tap")
    page.wait_for_selector("textarea")
    describe(page, name)
    tap(page, "animalDescription.continue.tap")
    page.wait_for_selector("[type=email]")
    contact(page)


def credentials(page):
    return page.locator("dd.id").inner_text().strip(), page.get_by_test_id("summary.password.text").inner_text()


def walk(browsers, name, **options):
    """Goes through all steps with their errors, up to the summary."""
    def verify(state, shows):
        seen(page, f"{name} {state}", shows, options.get("java_script_enabled", True))

    with browsers.page("/report/missing", ready="h1", **options) as page:
        verify("chip", "1/4")
        fill(page, microchipNumber__microchip__input="12ab")
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("#problems")
        verify("chip error", "1/4")
        until(lambda: page.locator("#problems:focus").count() == 1, "the summary has the focus")
        same(page.get_by_test_id("microchipNumber.microchip.input").input_value(), "12ab", "the typed number")
        fill(page, microchipNumber__microchip__input="")
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        verify("photo", "2/4")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        verify("description", "3/4")
        tap(page, "animalDescription.continue.tap")
        page.wait_for_selector("#problems")
        verify("description error", "3/4")
        describe(page, f"Walk {name}")
        tap(page, "animalDescription.continue.tap")
        page.wait_for_selector("[type=email]")
        verify("contact", "4/4")
        tap(page, "ownersDetails.continueButton")
        page.wait_for_selector("#problems")
        verify("contact error", "4/4")
        contact(page)
        tap(page, "ownersDetails.continueButton")
        page.wait_for_selector("[data-testid='summary.password.text']")
        verify("summary", "")
        pet, password = credentials(page)
        assert len(password) == 6, password
        assert browsers.service.request(f"/api/v1/announcements/{pet}")["photoUrl"]
        assert f"Walk {name}" in browsers.service.ids()


@suite.test
def every_step_works_without_javascript(browsers):
    walk(browsers, "plain", java_script_enabled=False)


@suite.test
def every_step_works_on_a_phone(browsers):
    walk(browsers, "phone", size=(390, 844), java_script_enabled=False)


@suite.test
def every_step_works_on_a_narrow_screen_in_polish(browsers):
    walk(browsers, "polish", size=(320, 640), locale="pl-PL")


@suite.test
def every_step_works_in_the_dark(browsers):
    walk(browsers, "dark", color_scheme="dark")


@suite.test
def a_report_with_javascript_is_on_the_map(browsers):
    with browsers.page("/report/found", ready="h1") as page:
        go_to_contact(page, "Scripted", scripted=True)
        assert page.locator("[name=photoToken]").input_value(), "the photo was not kept"
        tap(page, "ownersDetails.continueButton")
        page.wait_for_selector("[data-testid='summary.password.text']")
        seen(page, "scripted summary", "Report sent")
        assert "Scripted" in browsers.service.ids()
        assert page.get_by_test_id("summary.password.tap").is_visible()
        same(page.evaluate("sessionStorage.length"), 0, "drafts left")


@suite.test
def a_breed_belongs_to_a_species(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        species, breed = page.get_by_test_id("animalDescription.species.tap"), page.get_by_test_id("animalDescription.race.input")
        until(breed.is_disabled, "the breed is disabled without a species")
        species.select_option("DOG")
        breed.fill("Mutt")
        page.reload()
        page.wait_for_selector("textarea")
        until(lambda: breed.input_value() == "Mutt" and breed.is_enabled(), "the breed after a reload")
        species.select_option("CAT")
        same((breed.input_value(), breed.is_enabled()), ("", True), "the breed of another species")
        breed.fill("Tabby")
        species.select_option("")
        same(breed.is_enabled(), False, "the breed without a species")
        page.reload()
        page.wait_for_selector("textarea")
        until(breed.is_disabled, "the breed after another reload")
        same(breed.input_value(), "", "the breed after another reload")


@suite.test
def the_counter_counts_user_perceived_characters(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        tap(page, "animalPhoto.continue.tap")
        area = page.wait_for_selector("textarea")
        area.fill("👨‍👩‍👧 e\u0301")
        same(page.get_by_test_id("animalDescription.description.counter").inner_text(), "3/500", "the counter")
        same(area.get_attribute("aria-describedby"), "animalDescription.description.counter", "the text's description")
        until(lambda: page.locator(".counter + [role=status]").inner_text() == "3 of 500 characters", "the announcement")
        page.reload()
        page.wait_for_selector("textarea")
        until(lambda: page.locator("textarea").input_value() == "👨‍👩‍👧 e\u0301", "the text after a reload")
        page.locator("textarea").fill("👨‍👩‍👧" * 501)
        same(page.locator("textarea").input_value(), "👨‍👩‍👧" * 500, "the truncated text")
        page.locator("textarea").press_sequentially("abc")
        same(page.get_by_test_id("animalDescription.description.counter").inner_text(), "500/500", "the full counter")


@suite.test
def a_photo_upload_can_be_retried_after_a_network_failure(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        page.route("**/report/pending-photo", lambda route: route.abort())
        tap(page, "animalPhoto.continue.tap")
        seen(page, "offline photo", "You are offline. Your report is kept; try again.")
        page.unroute("**/report/pending-photo")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        assert page.locator("[name=photoToken]").input_value()


@suite.test
def a_chosen_photo_survives_a_reload(browsers):
    with browsers.page("/report/missing", ready="form#step") as page:
        tap(page, "microchipNumber.continue.tap")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        until(lambda: page.locator("#photo-preview img").is_visible(), "the preview")
        page.wait_for_timeout(300)
        page.goto(browsers.service.origin + "/report/missing")
        tap(page, "microchipNumber.continue.tap")
        until(lambda: page.locator("#photo-preview img").is_visible(), "the preview after the reload")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        describe(page, "Reloaded")
        tap(page, "animalDescription.continue.tap")
        page.wait_for_selector("[type=email]")
        contact(page)
        tap(page, "ownersDetails.continueButton")
        page.wait_for_selector(".sent")
        kept = """() => new Promise(done => {
          const request = indexedDB.open("petmap.report", 1);
          request.onsuccess = () => {
            const keys = request.result.transaction("photos").objectStore("photos").getAllKeys();
            keys.onsuccess = () => { request.result.close(); done(keys.result.length); };
          };
        })"""
        until(lambda: page.evaluate(kept) == 0, "no photo remains after the report is sent")


@suite.test
def a_removed_photo_is_not_restored(browsers):
    with browsers.page("/report/missing", ready="form#step") as page:
        tap(page, "microchipNumber.continue.tap")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        tap(page, "animalDescription.back.tap")
        until(lambda: page.locator("#photo-preview img").is_visible(), "the preview after going back")
        tap(page, "animalPhoto.remove.tap")
        page.locator("#attached").wait_for(state="detached")
        page.wait_for_timeout(500)
        same(page.locator("#photo-preview img").count(), 0, "previews after removing the photo")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        same(page.locator("[name=photoToken]").input_value(), "", "the token of the photo")


@suite.test
def the_photo_of_an_unfinished_report_is_not_offered_for_another(browsers):
    created = browsers.service.request("/api/v1/announcements", json.dumps({
        "species": "DOG", "sex": "MALE", "status": "MISSING", "lastSeenDate": "2025-03-06", "email": "new@example.com",
        "locationLatitude": 52.2, "locationLongitude": 21.0}).encode(), **{"Content-Type": "application/json"})
    with browsers.page("/report/missing", ready="form#step") as page:
        tap(page, "microchipNumber.continue.tap")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        page.goto(f"{browsers.service.origin}/manage?id={created['id']}")
        page.get_by_test_id("manage.password").fill(created["managementPassword"])
        page.locator("main button").click()
        page.wait_for_selector("form#step [type=file]")
        page.wait_for_timeout(500)
        same(page.locator("#photo-preview img").count(), 0, "previews of the other report's photo")


@suite.test
def nothing_is_lost_while_the_service_is_unavailable(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        go_to_contact(page, "Kept", scripted=True)
        browsers.service.stop()
        tap(page, "ownersDetails.continueButton")
        seen(page, "offline contact", "You are offline. Your report is kept; try again.")
        same(page.get_by_test_id("ownersDetails.phoneInput").input_value(), "+48 600 100 200", "the number")
        browsers.service.start()
        tap(page, "ownersDetails.continueButton")
        # The service lost the photo when it restarted, so the page asks for it again.
        page.wait_for_selector("[data-upload]")
        seen(page, "photo again", "Add the photo")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        page.route("**/photos", lambda route: route.abort())
        page.locator("#step button.button").click()
        seen(page, "photo again offline", "You are offline.")
        page.unroute("**/photos")
        page.locator("#step button.button").click()
        page.wait_for_selector("div.sent")
        assert "Kept" in browsers.service.ids()


@suite.test
def a_report_can_be_submitted_by_keyboard(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        page.get_by_test_id("microchipNumber.microchip.input").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[type=file]")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
        page.get_by_test_id("animalPhoto.continue.tap").press("Enter")
        page.wait_for_selector("textarea")
        page.get_by_test_id("animalDescription.species.tap").focus()
        page.keyboard.type("Cat")
        page.keyboard.press("Tab")
        page.keyboard.type("Mixed")
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        fill(page, animalDescription__latitude__input="52.2302")
        page.keyboard.press("Tab")
        page.keyboard.type("21.0160")
        page.keyboard.press("Enter")
        page.wait_for_selector("[type=email]")
        page.get_by_test_id("ownersDetails.phoneInput").focus()
        page.keyboard.type("600100200")
        page.keyboard.press("Tab")
        page.keyboard.type("k@example.com")
        page.keyboard.press("Enter")
        page.wait_for_selector("div.sent")


@suite.test
def a_pin_on_the_map_sets_the_coordinate(browsers):
    with browsers.page("/report/missing", ready="h1", permissions=["geolocation"],
                       geolocation={"latitude": 52.2, "longitude": 21.0}) as page:
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        tap(page, "animalDescription.requestGPS.tap")
        latitude = page.get_by_test_id("animalDescription.latitude.input")
        until(lambda: latitude.input_value() == "52.20000", "the coordinate from GPS")
        seen(page, "picker", "Move the map under the pin")
        until(lambda: "Natural Earth" in page.locator("#picker").text_content(), "the credits of the base map")
        page.locator("#picker-map").focus()
        page.keyboard.press("ArrowUp")
        until(lambda: latitude.input_value() > "52.20000", "the coordinate from the keyboard")
        before = latitude.input_value()
        box = page.locator("#picker").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] * 0.8)
        until(lambda: latitude.input_value() != before, "the coordinate from a click")


def at_the_place(page):
    """Goes to the step with the place."""
    tap(page, "microchipNumber.continue.tap")
    page.wait_for_selector("[type=file]")
    tap(page, "animalPhoto.continue.tap")
    page.wait_for_selector("textarea")
    page.wait_for_selector("#picker canvas, #picker img")


def coordinate(page):
    return tuple(page.get_by_test_id(f"animalDescription.{name}.input").input_value() for name in ("latitude", "longitude"))


def state(page, wanted):
    until(lambda: page.locator("#picker").get_attribute("data-state") == wanted, f"the pin is {wanted}")


@suite.test
def a_place_is_found_by_the_name_of_a_street(browsers):
    with streets(browsers):
        for webgl in (True, False):
            with browsers.page("/report/missing", ready="h1", webgl=webgl, size=(390, 844)) as page:
                find_street(page)


def find_street(page):
    at_the_place(page)
    state(page, "unset")
    same(coordinate(page), ("", ""), "opening the map sets no coordinate")
    box = page.locator("#where")
    until(lambda: box.fill("") or box.fill("keskus") or page.wait_for_timeout(400)
          or "Keskuskatu" in page.locator("#where-places").inner_text(), "the street")
    box.press("Enter")
    until(lambda: "Keskuskatu" in page.locator("#place-status").inner_text(), "what to do on the street")
    state(page, "unset")
    same(coordinate(page), ("", ""), "a street is not a place")
    page.locator("#picker-map").focus()
    page.keyboard.press("Shift+ArrowUp")
    state(page, "set")
    until(lambda: page.locator("#place-status").inner_text() == "The place is set, near Keskuskatu.", "the street at the pin")
    latitude, longitude = map(float, coordinate(page))
    assert abs(latitude - 54.3624) < 0.001 and abs(longitude - 10.1338) < 0.002, (latitude, longitude)
    # An exact address sets the pin.
    box.fill("mill lane 3")
    until(lambda: "Mill Lane 3" in page.locator("#where-places").inner_text(), "the address")
    box.press("Enter")
    until(lambda: abs(float(coordinate(page)[1]) - 10.1237) < 0.001, "the coordinate of the address")
    # Too far out, and back.
    page.locator("#picker-map").focus()
    for _ in range(8):
        page.keyboard.press("-")
        page.wait_for_timeout(350)
    page.keyboard.press("ArrowLeft")
    state(page, "far")
    same(coordinate(page), ("", ""), "no coordinate of a region")
    page.locator("#picker-zoom").click()
    state(page, "set")


def photo_at(latitude, longitude):
    """Returns the path of a JPEG that says where it was taken."""
    picture = Image.new("RGB", (320, 240), (120, 150, 90))
    metadata = Image.Exif()
    place = metadata.get_ifd(0x8825)
    for tag, degrees, signs in ((1, latitude, "NS"), (3, longitude, "EW")):
        minutes = abs(degrees) % 1 * 60
        place[tag] = signs[degrees < 0]
        place[tag + 1] = (IFDRational(int(abs(degrees))), IFDRational(int(minutes)),
                          IFDRational(round(minutes % 1 * 6000), 100))
    path = os.path.join(os.path.dirname(PHOTO), "place.jpg")
    picture.save(path, exif=metadata)
    return path


@contextlib.contextmanager
def streets(browsers):
    """Replaces the service with one that shows the streets of the town."""
    home = browsers.service
    with tempfile.TemporaryDirectory(prefix="petmap-town.") as folder:
        path = os.path.join(folder, "town.pmtiles")
        town.write_pmtiles(path)
        browsers.service = Service(home.program, home.page, options=("--basemap", path))
        try:
            yield
        finally:
            browsers.service.close()
            browsers.service = home


@suite.test
def a_photo_and_the_places_near_the_pin_set_the_place(browsers):
    with streets(browsers), browsers.page("/report/missing", ready="h1", size=(390, 844)) as page:
        tap(page, "microchipNumber.continue.tap")
        page.get_by_test_id("animalPhoto.photo.tap").set_input_files(photo_at(54.3624, 10.1338))
        until(lambda: page.locator("#photo-preview img").is_visible(), "the preview")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("#picker canvas")
        describe(page, "Rex")
        page.locator("#photo-place").click()
        until(lambda: coordinate(page) == ("54.36240", "10.13380"), "the place of the photo")
        page.locator("#near-places summary").click()
        until(lambda: "Keskuskatu" in page.locator("#near-places ul").inner_text(), "the streets near the pin")
        page.locator("#near-places button").first.click()
        state(page, "set")
        page.locator("[name=locationRadius]").select_option(label="±500 m")
        seen(page, "place near the pin", "±500 m")
        tap(page, "animalDescription.continue.tap")
        review = page.get_by_test_id("report.place.review")
        until(lambda: "near " in review.inner_text() and "±500 m" in review.inner_text(), "the place before sending")
        until(lambda: review.locator("img").evaluate("image => image.naturalWidth") == 640, "the map of the place")
        seen(page, "place review", "near ")


@suite.test
def the_place_is_found_without_scripts(browsers):
    with streets(browsers), browsers.page("/report/missing", ready="h1", size=(390, 844), java_script_enabled=False) as page:
        tap(page, "microchipNumber.continue.tap")
        tap(page, "animalPhoto.continue.tap")
        page.get_by_test_id("animalDescription.name.input").fill("Rex")
        page.locator("#place-text").fill("keskus")
        page.locator("#place-text").press("Enter")
        page.get_by_role("button", name="Keskuskatu").click()
        same(coordinate(page), ("", ""), "a street is not a place")
        picture = page.locator(".plain-map input")
        picture.click(position={"x": 160, "y": 140})
        latitude, longitude = map(float, coordinate(page))
        assert abs(latitude - 54.3624) < 0.01 and abs(longitude - 10.1338) < 0.01, (latitude, longitude)
        page.get_by_role("button", name="Zoom in").click()
        picture.click(position={"x": 160, "y": 40})
        assert float(coordinate(page)[0]) > latitude, "a click above the middle"
        same(page.get_by_test_id("animalDescription.name.input").input_value(), "Rex", "what was entered")
        shoot(page, "place-without-scripts")


@suite.test
def a_pair_of_coordinates_fills_both_fields(browsers):
    with browsers.page("/report/missing", ready="h1") as page:
        at_the_place(page)
        for text in ("52,2297; 21,0122", "52.2297, 21.0122", "52°13'46.9\"N 21°00'43.9\"E"):
            for name in ("latitude", "longitude"):
                for other in ("latitude", "longitude"):
                    page.get_by_test_id(f"animalDescription.{other}.input").fill("")
                field = page.get_by_test_id(f"animalDescription.{name}.input")
                field.fill(text)
                field.blur()
                until(lambda: [part[:6] for part in coordinate(page)] == ["52.229", "21.012"], f"both fields, {text}")
    with browsers.page("/report/missing", ready="h1", java_script_enabled=False) as page:
        tap(page, "microchipNumber.continue.tap")
        tap(page, "animalPhoto.continue.tap")
        page.get_by_test_id("animalDescription.latitude.input").fill("52,2297; 21,0122")
        tap(page, "animalDescription.continue.tap")
        same(coordinate(page), ("52.22970", "21.01220"), "without a script")


@suite.test
def the_browsers_back_button_returns_to_the_previous_step(browsers):
    for scripted in (False, True):
        with browsers.page("/report/missing", ready="h1", java_script_enabled=scripted) as page:
            fill(page, microchipNumber__microchip__input="55555")
            tap(page, "microchipNumber.continue.tap")
            page.wait_for_selector("[type=file]")
            tap(page, "animalPhoto.continue.tap")
            page.wait_for_selector("textarea")
            page.go_back()
            page.wait_for_selector("[type=file]")
            same(page.locator("[name=microchipNumber]").input_value(), "55555", "the number")


@suite.test
def a_report_can_be_closed_and_deleted(browsers):
    pet = browsers.service.report("Managed")
    password = base64.b64decode(browsers.service.credentials[pet]).decode().split(":")[1]
    with browsers.page(f"/manage?id={pet}", ready="h1") as page:
        seen(page, "manage", "Manage a report")
        page.get_by_test_id("manage.password").fill("000000")
        page.locator("main button").click()
        seen(page, "manage error", "The ID or the password is wrong.")
        page.get_by_test_id("manage.password").fill(password)
        page.locator("main button").click()
        seen(page, "manage choice", "What happened with this report?")
        page.get_by_role("button", name="Mark as reunited").click()
        seen(page, "manage confirmation", "Is the pet back home?")
        page.get_by_role("button", name="Yes").click()
        seen(page, "manage closed", "Marked as reunited")
        same(browsers.service.request(f"/api/v1/announcements/{pet}")["status"], "CLOSED", "the status")
        page.goto(f"{browsers.service.origin}/manage?id={pet}")
        page.get_by_test_id("manage.password").fill(password)
        page.locator("main button").click()
        page.get_by_role("button", name="Delete the report").click()
        page.get_by_role("button", name="Yes").click()
        seen(page, "manage deleted", "The report is deleted")
        for _ in range(6):
            page.goto(f"{browsers.service.origin}/manage?id={pet}")
            page.get_by_test_id("manage.password").fill("000000")
            page.locator("main button").click()
        seen(page, "manage locked", "Too many attempts. Try again in")


@suite.test
def a_finder_without_a_photo_manages_the_report_with_its_link(browsers):
    allowed = ["clipboard-read", "clipboard-write"]
    with browsers.page("/report/found", ready="h1", size=(390, 844), permissions=allowed) as page:
        tap(page, "microchipNumber.continue.tap")
        page.wait_for_selector("[type=file]")
        tap(page, "animalPhoto.continue.tap")
        seen(page, "finder photo", "Choose a photo, or confirm that you have none.")
        page.get_by_test_id("animalPhoto.noPhoto.tap").check()
        page.reload()
        page.wait_for_selector("[type=file]")
        until(page.get_by_test_id("animalPhoto.noPhoto.tap").is_checked, "the confirmation after a reload")
        tap(page, "animalPhoto.continue.tap")
        page.wait_for_selector("textarea")
        page.get_by_test_id("animalDescription.species.tap").select_option("CAT")
        page.get_by_test_id("animalDescription.unknown.tap").check()
        page.get_by_test_id("animalDescription.seen.tap").check()
        page.get_by_test_id("animalDescription.latitude.input").fill("52.2297")
        page.get_by_test_id("animalDescription.longitude.input").fill("21.0122")
        tap(page, "animalDescription.continue.tap")
        page.wait_for_selector("[data-testid='ownersDetails.emailInput']")
        page.get_by_test_id("ownersDetails.emailInput").fill("finder@example.com")
        tap(page, "ownersDetails.continueButton")
        seen(page, "finder sent", "Your link to this report")
        # A finder who only saw the animal cannot have it scanned.
        advice = page.locator(".hours li").all_inner_texts()
        assert len(advice) == 2 and not any("microchip" in text for text in advice), advice
        link = page.get_by_test_id("manage.link").get_attribute("href")
        tap(page, "manage.link.copy")
        until(lambda: page.evaluate("navigator.clipboard.readText()") == link, "the copied link")
        tap(page, "share.copy")
        until(lambda: "/pets/" in page.evaluate("navigator.clipboard.readText()"), "the copied text")
        page.emulate_media(media="print")
        assert page.locator(".counterfoil").is_visible() and not page.locator(".share").is_visible()
        page.emulate_media(media="screen")
        referrers = []
        page.on("request", lambda request: referrers.append(request.headers.get("referer")))
        page.goto(link)
        seen(page, "finder link", "Manage a report")
        page.set_input_files("[type=file]", PHOTO)
        page.locator("#step button.button").click()
        page.wait_for_selector(".gallery img")
        page.get_by_role("button", name="Edit the report").click()
        page.get_by_test_id("animalDescription.name.input").fill("Tabby")
        tap(page, "manage.save")
        seen(page, "finder saved", "The changes are saved")
        same([url for url in referrers if url and "/manage/" in url], [], "referrers with the link")
        assert "Tabby" in browsers.service.ids()


if __name__ == "__main__":
    with open(PHOTO, "wb") as file:
        file.write(png())
    sys.exit(suite.main(Browsers))
