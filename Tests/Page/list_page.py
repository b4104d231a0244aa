"""Tests the list of a running service's page: filters, searches, languages, changes, and the page without a map.

    list_page.py PETMAP PAGE-FOLDER [WORD…]
"""

import datetime
import http.server
import sys
import threading
from contextlib import contextmanager

from browsers import CARD, EVERYTHING, HERE, Browsers, at, check, click_middle, listed, middle, names, query
from service import WARSAW, Service, pet
from suite import Suite, frame, same, until

suite = Suite("list")


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
def filters_change_map_and_list_and_can_be_undone(browsers):
    with browsers.page(EVERYTHING) as page:
        until(lambda: len(names(page)) == 8, "all open pets")
        page.locator("#filter-toggle").click()
        def tallies(words):
            chips = [page.locator(".chip", has_text=word).locator(".tally").all_inner_texts() for word in words]
            return [text for texts in chips for text in texts]
        until(lambda: tallies(["Cat", "Found", "Closed"]) == ["3", "2", "2"], "the numbers of pets in view")
        page.locator(".chip", has_text="Cat").click()
        listed(page, ["Mruczek", "Filemon", "Bonifacy"])
        until(lambda: tallies(["Cat", "Dog", "Missing", "Closed"]) == ["3", "5", "1", "1"], "the numbers for another choice")
        page.locator(".chip", has_text="Found").click()
        listed(page, ["Mruczek", "Bonifacy"])
        same((query(page)["species"], query(page)["status"]), ("cat", "found"), "the address")
        same(page.locator("#filter-count").inner_text(), "2", "the number of filters")
        page.go_back()
        listed(page, ["Mruczek", "Filemon", "Bonifacy"])
        assert not page.locator("input[value=found]").is_checked()
        page.go_forward()
        listed(page, ["Mruczek", "Bonifacy"])
        page.locator("#clear").click()
        until(lambda: len(names(page)) == 8, "all open pets again")
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
        until(lambda: page.locator("#summary").inner_text() == "No pets in view match the filters.", "no match")
        page.locator("#no-match a").click()
        until(lambda: len(names(page)) == 8, "all open pets without the filter")
        assert page.locator("#no-match").is_hidden()
    with browsers.page(EVERYTHING + "&species=bird&status=closed") as page:
        listed(page, ["Unknown pet"])


@suite.test
def quick_choices_show_recent_pets_and_the_nearest_first(browsers):
    browsers.service.report("Fresh", lastSeenDate=str(datetime.date.today() - datetime.timedelta(days=6)))
    with browsers.page(at(0, 3000, 11)) as page:
        page.locator("#filter-toggle").click()
        page.locator(".chip", has_text="Last 7 days").click()
        listed(page, ["Fresh"])
        page.locator(".chip", has_text="Last 7 days").click()
        until(lambda: len(names(page)) == 9, "all pets again")
        assert set(names(page)[:2]) != {"Filemon", "Bonifacy"}
        page.locator(".chip", has_text="Nearest first").click()
        until(lambda: set(names(page)[:2]) == {"Filemon", "Bonifacy"}, "the nearest first")
        same(query(page)["sort"], "distance", "the order in the address")
        same("".join(page.locator(".far").all_inner_texts()), "", "distances from the middle of the map")
    with browsers.page(at(0, 3000, 11) + "&sort=distance", java_script_enabled=False, ready=".row") as page:
        assert set(names(page)[:2]) == {"Filemon", "Bonifacy"}
    for pet_id in list(browsers.service.credentials):
        browsers.service.remove(pet_id)
        del browsers.service.credentials[pet_id]


@suite.test
def ages_and_old_pets_are_counted_in_utc_like_those_of_the_service(browsers):
    now = datetime.datetime.now(datetime.timezone.utc)
    # A zone where it is already the next day, or still the day before.
    zone = "Pacific/Kiritimati" if now.hour >= 10 else "Etc/GMT+12"
    for days in (3, 4):
        browsers.service.report(f"{days} days", lastSeenDate=str(now.date() - datetime.timedelta(days=days)))
    path = at(0, 3000, 11) + "&active=3&text=days"
    rows = "rows => rows.map(row => [row.classList.contains('old'), row.querySelector('.age').innerText])"
    with browsers.page(path, java_script_enabled=False, ready=".row") as page:
        wanted = page.locator(".row").evaluate_all(rows)
        same([row[0] for row in wanted], [False, True], "the old pets of the service")
    with browsers.page(path, timezone_id=zone) as page:
        # The first rows are the service's.
        page.locator(".row").evaluate_all("rows => rows.map(row => row.remove())")
        page.locator("#zoom-out").click()
        until(lambda: page.locator(".row").count() == 2, "the rows of the page")
        same(page.locator(".row").evaluate_all(rows), wanted, "the rows of the page")
    for pet_id in list(browsers.service.credentials):
        browsers.service.remove(pet_id)
        del browsers.service.credentials[pet_id]


@suite.test
def the_form_of_a_phone_ends_with_the_number_of_matches(browsers):
    with browsers.page(EVERYTHING, size=(390, 844), has_touch=True, is_mobile=True) as page:
        page.locator("#filter-toggle").click()
        show = page.locator("#show")
        until(lambda: show.inner_text() == "Show 8", "all open pets")
        page.locator(".chip", has_text="Found").click()
        until(lambda: show.inner_text() == "Show 2", "two found pets")
        box = frame(show)
        assert box["y"] + box["height"] <= 844 and box["height"] >= 44, f"the button is not on the screen: {box}"
        show.click()
        until(page.locator("#filters").is_hidden, "the form is closed")
        listed(page, ["Mruczek", "Bonifacy"])


@suite.test
def species_without_a_choice_are_other(browsers):
    home = browsers.service
    browsers.service = Service(home.program, home.page, [
        pet(0, "Gekko", species="reptile"), pet(1, "Pig", 50, species="Guinea pig"), pet(2, "Rex", 90)])
    try:
        with browsers.page(HERE) as page:
            page.locator("#filter-toggle").click()
            other = page.locator(".chip", has_text="Other")
            until(lambda: other.locator(".tally").all_inner_texts() == ["2"], "two others")
            same(page.locator("#species .chip").count(), 5, "the choices")
            other.click()
            listed(page, ["Gekko", "Pig"])
            page.reload()
            page.wait_for_selector(".mapped")
            listed(page, ["Gekko", "Pig"])
            page.locator("#filter-toggle").click()
            other.click()
            listed(page, ["Gekko", "Pig", "Rex"])
    finally:
        browsers.service.close()
        browsers.service = home


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
            until(lambda: query(page).get("center", "").startswith("50.0614"), f"the map is at {text}")
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
        until(lambda: query(page).get("center", "").startswith("50.0614"), "the map is in Kraków")
        assert page.locator("#places").is_hidden()
        box.fill("Warszawa")
        box.press("Enter")
        until(lambda: query(page).get("center", "").startswith("52.229"), "the map is in Warsaw")
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
            until(lambda: page.locator("#places li").first.inner_text().startswith(name), f"{text} finds {name}")


@suite.test
def a_city_is_found_without_the_engine(browsers):
    with browsers.page("/?center=50.06,19.94&zoom=9", routes=[("**/callouts*.wasm", lambda route: route.abort())]) as page:
        page.locator("#place").fill("Warszawa")
        page.locator("#place").press("Enter")
        until(lambda: query(page).get("center", "").startswith("52.229"), "the map is in Warsaw")
        # The map shows the whole city.
        assert 9 < float(query(page)["zoom"]) < 12, query(page)


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
        until(lambda: "Kowal" in names(page), "the pet created after the restart")
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
        with page.expect_response("**/tiles/*/*/*.mvt?*version=*.1"):
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
        before = query(page)["center"]
        service.set_status(missed, "CLOSED")
        version[0] = "2"
        until(lambda: "CLOSED" in card.inner_text().upper(), "the new status")
        same(page.evaluate("document.activeElement.id"), "place", "the focus")
        same(query(page)["center"], before, "the view")
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
        before = query(page)["center"]
        page.keyboard.press("ArrowRight")
        until(lambda: query(page)["center"] != before, "an arrow key moves the map")
        before = query(page)["center"]
        x, y = middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 120, y + 40, steps=4)
        page.mouse.up()
        until(lambda: query(page)["center"] != before, "the mouse drags the map")
        page.locator("#zoom-out").click()
        until(lambda: query(page)["zoom"] == "13.00", "the button zooms")
    with browsers.page(EVERYTHING, webgl=False) as page:
        assert "WebGL is off" in page.locator("#map-notice").inner_text(), "the missing feature is not explained"
        until(lambda: len(names(page)) >= 8, "the list")
        page.locator("#filter-toggle").click()
        page.locator(".chip", has_text="Closed").click()
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
            box = picture.bounding_box()
            same((round(box["width"]), round(box["height"])), (640, 480), "the size of the picture")
            page.locator("a.toggle").click()
            page.locator("input[value=cat]").check(force=True)
            page.locator("#filters noscript button").click()
            page.wait_for_load_state()
            same((query(page)["species"], "center" in query(page)), ("cat", True), "the filters with the view")
            page.locator("#place").fill("Warsaw")
            page.keyboard.press("Enter")
            page.wait_for_url("**zoom=10**")
            same(query(page)["species"], "cat", "the filters at another place")
            assert "Mruczek" in names(page) and "Burek" not in names(page)
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
        frame.locator("body.embedded.mapped").wait_for()
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
        # Before the script has started, the button does nothing.
        def opened():
            frame.locator("#list .show").first.press("Enter")
            return len(context.pages) > 1
        until(opened, "the pet's page")
        context.pages[1].wait_for_url("**/pets/*lang=pl")
        context.close()


if __name__ == "__main__":
    sys.exit(suite.main(Browsers))
