"""Tests that the base map under the pins is drawn in both color schemes, and that its requests succeed."""

import os
import tempfile

import tile_files
import town
from browsers import colors, query
from service import Service
from suite import same, until


SEA = {"light": (0xCB, 0xDF, 0xE9), "dark": (0x16, 0x22, 0x2D)}
LAND = {"light": (0xF6, 0xF3, 0xEC), "dark": (0x2B, 0x34, 0x3C)}


def add(test):
    """Adds the tests to those of map_page.py."""

    @test
    def the_base_map_has_land_and_sea_in_both_color_schemes(browsers):
        responses = []

        def record(route):
            response = route.fetch()
            responses.append((response.status, route.request.url))
            route.fulfill(response=response)

        for scheme in ("light", "dark"):
            responses.clear()
            with browsers.page("/?center=54.5,18.7&zoom=7", size=(900, 600), color_scheme=scheme,
                               routes=[("**/basemap/**", record)]) as page:
                def drawn():
                    box = page.locator("#map").bounding_box()
                    clip = {"x": box["x"] + 40, "y": box["y"] + 40, "width": 300, "height": 300}
                    counts = colors(page.screenshot(clip=clip))
                    return counts.get(SEA[scheme], 0) > 5000 and counts.get(LAND[scheme], 0) > 5000
                until(drawn, f"land and sea, {scheme}")
                same([url for status, url in responses if status not in (200, 204)], [], "failed requests")
                for part in (f"style-{scheme}.json", ".mvt?v=", "/fonts/regular/0-255.pbf"):
                    assert any(part in url for _, url in responses), f"no request for {part}"

    @test
    def the_style_labels_the_same_tiles_in_the_language_of_the_page(browsers):
        tiles = {}
        for language, style in (("en", "style-light.json"), ("pl", "style-light.json?lang=pl")):
            requested = []

            def record(route):
                requested.append(route.request.url.split("/basemap/")[1])
                route.continue_()

            with browsers.page(f"/?center=51.2,14.5&zoom=5&lang={language}", routes=[("**/basemap/**", record)]) as page:
                # The handler runs only while Playwright waits.
                until(lambda: page.wait_for_timeout(50) or any(".mvt?v=" in url for url in requested), "a tile")
                same({url for url in requested if url.startswith("style-")}, {style}, f"the styles in {language}")
                tiles[language] = next(url for url in requested if ".mvt" in url)
        same(tiles["en"].split("?")[1], tiles["pl"].split("?")[1], "the versions of the tiles")

    @test
    def the_base_map_credits_its_sources(browsers):
        with browsers.page("/?center=54.5,18.7&zoom=5") as page:
            until(lambda: "Natural Earth" in page.locator(".maplibregl-ctrl-attrib").inner_text(), "the attribution")
            assert "GeoNames" in page.locator(".maplibregl-ctrl-attrib").inner_text()

    @test
    def pins_are_drawn_once_a_style_that_failed_can_be_loaded(browsers):
        is_away = [True]

        def handle(route):
            return route.abort() if is_away[0] else route.continue_()

        with browsers.page("/?center=52.2297,21.0122&zoom=16", routes=[("**/basemap/style-*.json", handle)]) as page:
            until(lambda: "cannot be reached" in page.locator("#map-notice").inner_text(), "the notice")
            is_away[0] = False
            box = page.locator("#map").bounding_box()

            def selected():
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 20)
                page.wait_for_timeout(300)
                return page.locator("[data-petmap=card]").count() > 0
            until(selected, "a pin can be selected")
            same(page.locator("#map-notice").is_visible(), False, "the notice remains")

    @test
    def streets_of_files_are_drawn_under_the_pins(browsers):
        home = browsers.service
        with tempfile.TemporaryDirectory(prefix="petmap-streets.") as folder:
            for suffix, write in (("mbtiles", tile_files.write_mbtiles), ("pmtiles", tile_files.write_pmtiles)):
                for is_vector in (True, False):
                    name = f"{'vector' if is_vector else 'raster'}.{suffix}"
                    path = os.path.join(folder, name)
                    write(path, is_vector)
                    browsers.service = Service(home.program, home.page, options=("--basemap", path))
                    try:
                        show_streets(browsers, name, is_vector)
                    finally:
                        browsers.service.close()
                        browsers.service = home

    @test
    def the_map_says_where_it_has_no_streets(browsers):
        lack = "This map has no streets here."

        def says(path, words):
            with browsers.page(path, size=(1000, 700)) as page:
                until(lambda: page.locator("#no-streets").text_content() == words, f"{path} says “{words}”")

        says("/?center=54.367,10.13&zoom=13", lack)
        says("/?center=54.367,10.13&zoom=11", "")
        home = browsers.service
        with tempfile.TemporaryDirectory(prefix="petmap-streets.") as folder:
            path = os.path.join(folder, "town.mbtiles")
            town.write_mbtiles(path)
            browsers.service = Service(home.program, home.page, options=("--basemap", path))
            try:
                says("/?center=52.2297,21.0122&zoom=15", lack)
                find_street(browsers)
            finally:
                browsers.service.close()
                browsers.service = home


def find_street(browsers):
    """Finds a street of the town on the map, which credits its source."""
    with browsers.page("/?center=54.367,10.13&zoom=15", size=(1000, 700)) as page:
        page.locator("#place").fill("mill l")
        option = page.locator("#places li", has_text="Mill Lane")
        option.wait_for()
        option.click()
        until(lambda: query(page)["center"].startswith("54.36"), "the street")
        same(page.locator("#no-streets").text_content(), "", "the town has streets")
        credits = page.locator(".maplibregl-ctrl-attrib a[href='https://www.openstreetmap.org/copyright']")
        same(credits.count(), 1, "the license's link")


# The water, the wood and the motorway of the vector tiles, and the raster tiles, in the light color scheme.
STREETS = {True: [(SEA["light"], 20_000), ((0xD3, 0xE2, 0xC3), 5000), ((0xFB, 0xE7, 0xB8), 200)],
           False: [(tile_files.RASTER, 100_000)]}


def show_streets(browsers, name, is_vector):
    """Checks the colors of the map, and its attribution."""
    with browsers.page("/?center=52.2,21.0&zoom=9.5", size=(1000, 700)) as page:
        def drawn():
            counts = colors(page.screenshot(clip=page.locator("#map").bounding_box()))
            return all(counts.get(color, 0) > least for color, least in STREETS[is_vector])
        until(drawn, f"the streets of {name}")
        assert "© Streets" in page.locator(".maplibregl-ctrl-attrib").inner_text(), f"no attribution of {name}"
        folder = os.environ.get("PETMAP_RECORD")
        if folder:
            page.screenshot(path=os.path.join(folder, f"streets-{name}.png"))
