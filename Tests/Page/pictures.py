"""Records screenshots of the main states of the map page, for review by a person.

    PETMAP_RECORD=1 Tests/Page/run pictures
"""

import os
import re
import shutil
import subprocess
import urllib.request

ROOT = os.path.join(os.path.dirname(__file__), "../..")
FOLDER = os.path.join(ROOT, "Fixtures/pictures")
SHELTER = os.path.join(ROOT, "Fixtures/longbeach-shelter")
PHOTO = os.path.join(ROOT, "Fixtures/callout/photo.jpg")
HERE = "/?center=33.78900,-118.18000&zoom=12.6"

# The name, size, color scheme and language of each screenshot, and what to open first.
STATES = [
    ("page-desktop", (1280, 800), "light", "en", "callout"), ("page-dark", (1280, 800), "dark", "en", "filters"),
    ("page-phone", (390, 844), "light", "pl", None), ("page-phone-callout", (390, 844), "dark", "pl", "callout"),
]
# The same for the pet's page and the report.
PAGES = [
    ("pet-desktop", (1280, 1000), "light", "en", "pet"), ("pet-phone", (390, 844), "dark", "pl", "pet"),
    ("report-first", (390, 844), "light", "en", "first"), ("report-last", (390, 844), "light", "en", "last"),
]


def record(browser, program, page_folder):
    """Records all screenshots with the pets of the shelter file."""
    process = subprocess.Popen(
        [os.path.abspath(program), "serve", "--port", "0", "--source", SHELTER + ".csv", "--mapping",
         SHELTER + ".mapping.json", "--page", os.path.abspath(page_folder)],
        stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        address = next(filter(None, (re.search(r"listening on (http://[\d.:]+)", line) for line in process.stderr)))
        for name, size, scheme, language, opened in STATES:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=language,
                reduced_motion="reduce", timezone_id="UTC")
            page = context.new_page()
            page.goto(address[1] + HERE)
            page.wait_for_selector(".mapped", timeout=60_000)
            page.wait_for_timeout(4000)
            if opened == "filters":
                page.locator("#filter-toggle").click()
                page.locator(".chip").nth(1).click()
            elif opened == "callout":
                page.locator(".show").nth(2).click()
                page.wait_for_selector("[data-petmap=card]")
            page.wait_for_timeout(3000)
            save(page, name)
            context.close()
    finally:
        process.terminate()
        process.wait()


def save(page, name):
    picture = os.path.join(FOLDER, f"{name}.png")
    page.screenshot(path=picture)
    reduce(picture)


def reduce(picture):
    """Reduces an image to 256 colors if a tool for it is installed."""
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--skip-if-larger", "--output", picture, picture], check=False)


def record_pages(browser, service):
    """Records a pet's page, the first and the last step of a report, and a poster."""
    with open(PHOTO, "rb") as file:
        pet = service.report(
            "Ada", photo=file.read(), species="DOG", sex="FEMALE", breed="Mutt", age=4, phone="+48 600 100 200",
            email="anna@example.com", reward="500 zł", microchipNumber="616093900000001",
            description="Brown, with a white paw and a red collar. Shy, but comes to her name.")
    for name, size, scheme, language, shown in PAGES:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=language,
            reduced_motion="reduce", timezone_id="UTC")
        page = context.new_page()
        page.goto(service.origin + (f"/pets/{pet}" if shown == "pet" else "/report/missing"))
        if shown == "last":
            report(page)
        page.evaluate("document.querySelector('.map')?.scrollIntoView(); scrollTo(0, 0)")
        page.wait_for_load_state("networkidle")
        save(page, name)
        context.close()
    target = os.path.join(FOLDER, "poster-page")
    with urllib.request.urlopen(f"{service.origin}/pets/{pet}/poster.pdf", timeout=60) as response:
        subprocess.run(["pdftoppm", "-r", "72", "-png", "-singlefile", "-", target], input=response.read(), check=True)
    reduce(target + ".png")
    service.remove(pet)


def report(page):
    """Fills in a report up to the last step."""
    def click(identifier, ready):
        page.get_by_test_id(identifier).click()
        page.wait_for_selector(ready)

    click("microchipNumber.continue.tap", "[type=file]")
    page.get_by_test_id("animalPhoto.photo.tap").set_input_files(PHOTO)
    click("animalPhoto.continue.tap", "textarea")
    page.get_by_test_id("animalDescription.species.tap").select_option("DOG")
    page.get_by_test_id("animalDescription.female.tap").check()
    page.get_by_test_id("animalDescription.race.input").fill("Mutt")
    page.get_by_test_id("animalDescription.latitude.input").fill("52.2301")
    page.get_by_test_id("animalDescription.longitude.input").fill("21.0150")
    click("animalDescription.continue.tap", "[type=email]")
    page.get_by_test_id("ownersDetails.phoneInput").fill("+48 600 100 200")
    page.get_by_test_id("ownersDetails.emailInput").fill("anna@example.com")
