"""Records screenshots of the main states of the map page, for review by a person.

    PETMAP_RECORD=1 Tests/Page/run pictures
"""

import os
import re
import shutil
import subprocess

ROOT = os.path.join(os.path.dirname(__file__), "../..")
FOLDER = os.path.join(ROOT, "Fixtures/pictures")
SHELTER = os.path.join(ROOT, "Fixtures/longbeach-shelter")
HERE = "/?at=33.78900,-118.18000&zoom=12.6"

# The name, size, color scheme and language of each screenshot, and what to open first.
STATES = [
    ("page-desktop", (1280, 800), "light", "en", "callout"), ("page-dark", (1280, 800), "dark", "en", "filters"),
    ("page-phone", (390, 844), "light", "pl", None), ("page-phone-callout", (390, 844), "dark", "pl", "callout"),
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
            picture = os.path.join(FOLDER, f"{name}.png")
            page.screenshot(path=picture)
            # Reduce the image to 256 colors if a tool for it is installed.
            if shutil.which("pngquant"):
                subprocess.run(["pngquant", "--force", "--skip-if-larger", "--output", picture, picture], check=False)
            context.close()
    finally:
        process.terminate()
        process.wait()
