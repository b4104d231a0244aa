"""Tests that a report loses nothing with a large photo, a network that fails, a service that is killed, or a full disk.

    bad_conditions.py PETMAP PAGE-FOLDER [WORD…]
"""

import itertools
import os
import random
import socket
import sys
import tempfile
import threading

from playwright.sync_api import Error

from browsers import Browsers
from report_pages import contact, describe, tap
from service import Service, png
from suite import Suite, same, until

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../tools"))
from trials.service import noise  # pylint: disable=wrong-import-position

suite = Suite("conditions")
CHIPS = itertools.count(10_000)
FOLDER = tempfile.mkdtemp(prefix="petmap-conditions.")
HEIC = os.path.join(os.path.dirname(__file__), "../../Fixtures/photos/turned.heic")


def file(name, content):
    path = os.path.join(FOLDER, name)
    with open(path, "wb") as out:
        out.write(content)
    return path


def photo(megabytes):
    """A HEIC photo, which these browsers cannot scale down, followed by a box of free space."""
    with open(HEIC, "rb") as original:
        photo = original.read()
    size = megabytes * 1_000_000
    return file(f"{megabytes}.heic", photo + size.to_bytes(4, "big") + b"free" + random.Random(1).randbytes(size - 8))


SMALL = file("small.png", png())
# A photo of which the service makes almost two megabytes.
NOISE = file("noise.png", noise(3_000_000, random.Random(1)))


class Proxy:
    """Forwards connections to a service; cuts them after a number of bytes in one request, or refuses them."""

    def __init__(self, service):
        self.service, self.limit, self.is_away = service, None, False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            if self.is_away:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.service.port))
            threading.Thread(target=self.forward, args=(client, server, True), daemon=True).start()
            threading.Thread(target=self.forward, args=(server, client, False), daemon=True).start()
            # The last reference closes a socket. Until then, the system takes what the other side sends, which would
            # wait for the rest to be taken, too, instead of noticing the cut.
            del client, server

    def forward(self, source, target, is_request):
        count = 0
        try:
            while block := source.recv(65536):
                count += len(block)
                if is_request and self.limit is not None and count > self.limit:
                    self.is_away = True
                    break
                target.sendall(block)
        except OSError:
            pass
        for one in (source, target):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def ids(self):
        return self.service.ids()


def to_photo(page):
    """Enters an unused microchip number, and returns it."""
    chip = str(next(CHIPS))
    page.get_by_test_id("microchipNumber.microchip.input").fill(chip)
    tap(page, "microchipNumber.continue.tap")
    page.wait_for_selector("[type=file]")
    return chip


def choose(page, path):
    page.get_by_test_id("animalPhoto.photo.tap").set_input_files(path)


def finish(page, name):
    """Enters the rest of a report after its photo, and returns its ID and password."""
    page.wait_for_selector("textarea")
    describe(page, name)
    tap(page, "animalDescription.continue.tap")
    page.wait_for_selector("[type=email]")
    contact(page)
    tap(page, "ownersDetails.continueButton")


def is_sent(page):
    page.wait_for_selector("div.sent")
    return page.locator("dd.id").inner_text().strip(), page.locator(".password").inner_text()


def problem(page):
    return page.locator("#problems").inner_text() if page.locator("#problems").count() else ""


@suite.test
def the_limit_of_a_photo_is_stated_before_and_after_the_upload(browsers):
    for locale, hint, message in (("en-US", "at most 20 MB", "20 MB"), ("pl-PL", "najwyżej 20 MB", "20 MB")):
        for scripted in (True, False):
            with browsers.page("/report/missing", ready="form#step", locale=locale, java_script_enabled=scripted) as page:
                chip = to_photo(page)
                assert hint in page.locator("main").inner_text(), "the limit is not stated before the upload"
                choose(page, photo(21))
                tap(page, "animalPhoto.continue.tap")
                until(lambda: message in problem(page), "the limit after the upload")
                same(page.locator("[name=microchipNumber]").input_value(), chip, "the chip after the rejection")
                choose(page, photo(20))
                tap(page, "animalPhoto.continue.tap")
                finish(page, f"Limit {locale} {scripted}")
                is_sent(page)


@suite.test
def a_form_that_is_too_large_offers_a_way_back(browsers):
    with browsers.page("/report/missing", ready="form#step", java_script_enabled=False) as page:
        chip = to_photo(page)
        choose(page, photo(70))
        tap(page, "animalPhoto.continue.tap")
        until(lambda: "too large" in page.locator("body").inner_text(), "the explanation")
        page.go_back()
        page.wait_for_selector("[type=file]")
        same(page.locator("[name=microchipNumber]").input_value(), chip, "the chip after going back")
        choose(page, SMALL)
        tap(page, "animalPhoto.continue.tap")
        finish(page, "Back")
        is_sent(page)


@suite.test
def an_upload_continues_after_the_network_was_cut(browsers):
    proxy = Proxy(browsers.service)
    proxied = Browsers(browsers.playwright, proxy)
    proxied.open = browsers.open
    with proxied.page("/report/missing", ready="form#step") as page:
        to_photo(page)
        choose(page, photo(8))
        proxy.limit = 3_000_000
        tap(page, "animalPhoto.continue.tap")
        until(lambda: "Your report is kept" in problem(page), "the error")
        tap(page, "animalPhoto.continue.tap")
        until(lambda: "Your report is kept" in problem(page), "the error while the network is away")
        proxy.limit, proxy.is_away = None, False
        tap(page, "animalPhoto.continue.tap")
        finish(page, "Cut")
        is_sent(page)
    with proxied.page("/report/missing", ready="form#step", java_script_enabled=False) as page:
        chip = to_photo(page)
        choose(page, photo(8))
        proxy.limit = 3_000_000
        try:
            tap(page, "animalPhoto.continue.tap")
        except Error:
            pass
        until(lambda: proxy.is_away, "the cut")
        # Until the browser shows its error page, it would reload the form, without the photo.
        def is_error_page():
            try:
                return page.evaluate("location.protocol") == "chrome-error:"
            except Error:
                # The browser is about to show it.
                return False
        until(is_error_page, "the browser's error page")
        proxy.limit, proxy.is_away = None, False
        def reload():
            """Reloads the browser's error page, which submits the form again, with its photo."""
            try:
                page.reload()
                return True
            except Error:
                # The browser was still showing the error page.
                return False
        until(reload, "the reload")
        page.wait_for_selector("textarea")
        same(page.locator("[name=microchipNumber]").input_value(), chip, "the chip after the network was cut")
        finish(page, "Cut without scripts")
        is_sent(page)


@suite.test
def an_upload_without_progress_is_aborted_and_can_be_canceled(browsers):
    with browsers.page("/report/missing", ready="form#step") as page:
        to_photo(page)
        page.clock.install()
        choose(page, SMALL)
        page.route("**/report/pending-photo", lambda route: None)
        for expire in (lambda: page.get_by_test_id("report.sending.cancel").click(), lambda: page.clock.fast_forward(31_000)):
            tap(page, "animalPhoto.continue.tap")
            page.get_by_test_id("report.sending.cancel").wait_for()
            expire()
            until(lambda: page.locator("form[aria-busy]").count() == 0, "the end of the upload")
            same(page.get_by_test_id("report.sending.cancel").is_visible(), False, "the button remains")
        assert "Your report is kept" in problem(page), "the aborted upload is not explained"
        page.unroute("**/report/pending-photo")
        tap(page, "animalPhoto.continue.tap")
        finish(page, "Stalled")
        is_sent(page)


@suite.test
def a_report_survives_restarts_between_its_steps(browsers):
    def restart():
        browsers.service.process.kill()
        browsers.service.process.wait()
        browsers.service.start()
    for scripted in (True, False):
        with browsers.page("/report/missing", ready="form#step", java_script_enabled=scripted) as page:
            to_photo(page)
            restart()
            choose(page, SMALL)
            tap(page, "animalPhoto.continue.tap")
            page.wait_for_selector("textarea")
            restart()
            describe(page, f"Restarted {scripted}")
            tap(page, "animalDescription.continue.tap")
            page.wait_for_selector("[type=email]")
            restart()
            contact(page)
            tap(page, "ownersDetails.continueButton")
            # The restarted service has no photo, so the page asks for it; with scripts, the browser still has it.
            page.wait_for_selector("form[data-upload]")
            restart()
            if not scripted:
                choose(page, SMALL)
            else:
                until(lambda: page.locator("#photo-preview img").is_visible(), "the kept photo")
            page.locator("#step button.button").click()
            is_sent(page)
            assert f"Restarted {scripted}" in browsers.service.ids()


class FullDisk(Service):
    """A service whose store is on a file system of a few megabytes, in a separate mount namespace."""

    size = 24

    def spawn(self, command):
        disk = os.path.join(self.folder, "disk")
        os.makedirs(disk, exist_ok=True)
        script = (f'mount -t tmpfs -o size={self.size}m tmpfs "$0/disk" && cp "$0/pets.sqlite" "$0/disk/" && '
                  'mkdir "$0/disk/photos" && exec "$@"')
        # The arguments with the paths of the store and the photos; the page is elsewhere.
        return super().spawn(["unshare", "-m", "bash", "-c", script, self.folder,
                              *(one.replace(self.folder, disk) for one in command)])

    @property
    def filler(self):
        return f"/proc/{self.process.pid}/root{self.folder}/disk/filler"

    def fill(self, left=0):
        """Fills the disk, except for a number of bytes."""
        with open(self.filler, "wb", buffering=0) as out:
            try:
                while True:
                    out.write(b"x" * 65536)
            except OSError:
                pass
        if left:
            os.truncate(self.filler, max(0, os.path.getsize(self.filler) - left))

    def free(self):
        os.remove(self.filler)


@suite.test
def a_report_can_be_sent_after_the_disk_was_full(browsers):
    try:
        service = FullDisk(browsers.service.program, browsers.service.page)
    except RuntimeError:
        print("conditions: skipped a_report_can_be_sent_after_the_disk_was_full, because mounting a disk requires root")
        return
    try:
        full = Browsers(browsers.playwright, service)
        full.open = browsers.open
        for scripted in (True, False):
            with full.page("/report/missing", ready="form#step", java_script_enabled=scripted) as page:
                to_photo(page)
                choose(page, NOISE)
                tap(page, "animalPhoto.continue.tap")
                service.fill()
                finish(page, f"Full {scripted}")
                until(lambda: "Nothing you entered is lost" in problem(page), "the full disk")
                same(page.locator("[type=email]").input_value(), "anna@example.com", "the email")
                same(page.locator("[name=petName]").input_value(), f"Full {scripted}", "the name")
                # Enough for the report, but not for the photo.
                service.fill(left=900_000)
                tap(page, "ownersDetails.continueButton")
                page.wait_for_selector("form[data-upload]")
                until(lambda: "Nothing you entered is lost" in problem(page), "the disk without space for the photo")
                service.free()
                page.locator("#step button.button").click()
                pet, password = is_sent(page)
                service.fill()
                page.goto(f"{service.origin}/manage?id={pet}")
                page.get_by_test_id("manage.password").fill(password)
                page.locator("main button").click()
                page.wait_for_selector(".choice")
                page.locator(".choice button").first.click()
                page.wait_for_selector(".confirm")
                page.locator(".confirm button").first.click()
                until(lambda: "Try again" in problem(page), "the full disk while closing")
                service.free()
                page.locator(".confirm button").first.click()
                page.wait_for_selector("div.sent")
    finally:
        service.close()


if __name__ == "__main__":
    sys.exit(suite.main(Browsers))
