"""A suite of tests of the page in browsers."""

import os
import sys
import threading
import time

from playwright.sync_api import sync_playwright

from service import Service

# The longest time in seconds that a test may take, even on a busy machine.
LONGEST = 900


class Suite:
    """Tests that share a service: functions with the decorator `test`, which receive the suite's browsers."""

    def __init__(self, label):
        self.label, self.tests, self.failures, self.passed = label, [], [], 0

    def test(self, function):
        self.tests.append(function)
        return function

    def main(self, open_browsers, features=None):
        """Runs the suite from the command line and returns the exit status."""
        program, folder, *words = sys.argv[1:]
        begun = time.monotonic()
        service = Service(program, folder, features)
        try:
            with sync_playwright() as playwright:
                self.run(open_browsers(playwright, service), words)
        finally:
            service.close()
        return self.report(time.monotonic() - begun)

    def run(self, browsers, words):
        """Runs the tests whose names contain one of the words, or all tests if there are no words."""
        for function in self.tests:
            name = function.__name__.replace("_", " ")
            if words and not any(word in name for word in words):
                continue
            timer = threading.Timer(LONGEST, self.give_up, (browsers, name))
            timer.start()
            try:
                function(browsers)
                self.passed += 1
            except Exception as error:  # pylint: disable=broad-except
                self.failures.append(f"{name}: {type(error).__name__}: {error}")
            finally:
                timer.cancel()

    def give_up(self, browsers, name):
        """Ends the suite, because calls such as `evaluate` wait for a browser forever."""
        self.failures.append(f"{name}: not finished after {LONGEST} s")
        self.report(LONGEST)
        sys.stdout.flush()
        browsers.service.process.kill()
        os._exit(1)

    def report(self, seconds):
        """Prints the failures and a summary, and returns the exit status."""
        for failure in self.failures:
            print(f"{self.label}: {failure}")
        print(f"{self.label}: {self.passed} tests passed, {len(self.failures)} failed, in {seconds:.0f} s")
        return 1 if self.failures else 0


def until(condition, what, seconds=60):
    """Polls a condition, because the page's policy prevents conditions from running in it. The time allows for a busy
    machine: what is late is no failure, what never happens is one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"timeout after {seconds} s: {what}")


def same(found, wanted, what):
    assert found == wanted, f"{what}: {found!r}, not {wanted!r}"


def settled(read, what):
    """Returns a value that has not changed for a second, such as the view after the map has panned to a callout."""
    values = []
    def unchanged():
        values.append(read())
        return len(values) > 20 and values[-20:] == values[-1:] * 20
    until(unchanged, f"{what} does not change anymore")
    return values[-1]


def frame(locator):
    """Returns the bounding box of an element, which the page may be replacing at the moment."""
    boxes = []
    until(lambda: boxes.append(locator.bounding_box()) or boxes[-1], "the frame of an element")
    return boxes[-1]
