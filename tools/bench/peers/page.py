"""Measures a map page in Chromium with a phone profile, and prints the figures as JSON.

    page.py URL FIRST-SELECTOR

The CPU is slowed down by a factor of 4, and the network has 1.6 Mbit/s and a latency of 150 ms. The page shows
something useful when an element matches FIRST-SELECTOR, and calls performance.mark("petmap-idle") when the map
shows its pins.
"""

import json
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
FAST_NETWORK = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
# The timeout in seconds. If a page has not drawn its pins by then, the timeout is recorded as its
# time.
TIMEOUT = 120
WATCH = """
window.bench = { first: 0, tasks: [] };
new PerformanceObserver(list => {
  for (const task of list.getEntries()) bench.tasks.push([task.startTime, task.duration]);
}).observe({ type: "longtask", buffered: true });
const watch = () => {
  if (document.querySelector("SELECTOR")) bench.first = performance.now();
  else requestAnimationFrame(watch);
};
watch();
"""
# Measures a tap on the map until the next frame is painted.
TAP = """() => new Promise(done => {
  const canvas = document.querySelector("canvas.maplibregl-canvas"), box = canvas.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, button: 0 };
  const begun = performance.now();
  for (const type of ["mousedown", "mouseup", "click"]) canvas.dispatchEvent(new MouseEvent(type, at));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
})"""


def megabytes(session):
    session.send("HeapProfiler.collectGarbage")
    return session.send("Runtime.getHeapUsage")["usedSize"] / 1e6


def pan(page, count):
    """Pans the map in a square with the arrow keys."""
    page.locator("canvas.maplibregl-canvas").focus()
    for number in range(count):
        page.keyboard.press(("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")[number // 5 % 4])
        page.wait_for_timeout(30)
    page.wait_for_timeout(1500)


def tap(page):
    """Returns the duration of a tap, and waits until the map no longer moves from it."""
    milliseconds = page.evaluate(TAP)
    page.wait_for_timeout(1500)
    return milliseconds


def main():
    url, selector = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"])
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.add_init_script(WATCH.replace("SELECTOR", selector))
        page.goto(url, wait_until="commit")
        end = time.monotonic() + TIMEOUT
        live = None
        while live is None and time.monotonic() < end:
            live = page.evaluate("performance.getEntriesByName('petmap-idle')[0]?.startTime ?? null")
            page.wait_for_timeout(200)
        figures = {"first": page.evaluate("bench.first") or TIMEOUT * 1000,
                   "live": live or TIMEOUT * 1000}
        if live:
            page.wait_for_timeout(3000)
            session.send("Network.emulateNetworkConditions", FAST_NETWORK)
            begun = page.evaluate("performance.now()")
            pan(page, 50)
            figures["task"] = page.evaluate(
                f"Math.max(0, ...bench.tasks.filter(task => task[0] > {begun}).map(task => task[1]))")
            few = megabytes(session)
            pan(page, 450)
            figures["growth"] = megabytes(session) - few
            figures["tap"] = sorted(tap(page) for _ in range(5))[2]
        print(json.dumps(figures))
        browser.close()


if __name__ == "__main__":
    main()
