"""Code shared by all benchmark groups: workers, cases, interleaved measurements and the table."""

import os
import statistics
import subprocess
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BUILD = os.path.join(HERE, ".build")
DATA = os.path.join(BUILD, "data")
PETMAP = os.path.join(ROOT, ".build", "release", "petmap")
SHELTER = os.path.join(ROOT, "Fixtures", "longbeach-shelter.csv")


class Failure(Exception):
    """A peer failed to perform a request."""


class Worker:
    """A program that reads requests and writes responses, one per line."""

    def __init__(self, *command):
        self.name = os.path.basename(command[0])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def request(self, *words):
        """Sends a request and returns the fields of the response."""
        request = " ".join(str(word) for word in words)
        try:
            self.process.stdin.write(request + "\n")
            self.process.stdin.flush()
            response = self.process.stdout.readline().split()
        except BrokenPipeError:
            response = []
        if not response or response[0] != "ok":
            raise Failure(f"{self.name}: {request}: {' '.join(response) or 'the worker exited'}")
        return response[1:]

    def seconds(self, *words):
        """Sends a request and returns the first field of the response, which is the CPU time."""
        return float(self.request(*words)[0])

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def product(name):
    """Returns the path of a program in the benchmark package."""
    return os.path.join(BUILD, "release", name)


class Usage:
    """The resource usage of a process (seconds of CPU time, seconds of wall time, and megabytes), and its output."""

    def __init__(self, seconds, wall, megabytes, output):
        self.seconds, self.wall, self.megabytes, self.output = seconds, wall, megabytes, output


def whole_process(command):
    """Runs a program with its output in a file, because a pipe would include the reader's time."""
    with tempfile.NamedTemporaryFile() as output:
        response = subprocess.run(
            [product("ProcessUsage"), output.name, *command], stdout=subprocess.PIPE, text=True,
            check=False)
        if response.returncode:
            raise Failure(f"cannot start {command[0]}")
        seconds, wall, kilobytes, status = response.stdout.split()
        if int(status):
            raise Failure(f"{' '.join(command)}: exit status {status}")
        return Usage(float(seconds), float(wall), int(kilobytes) / 1024, output.read())


class Case:
    """A measurement of petmap and its peers.

    runs: functions by name that do the work once and return the CPU time in seconds; petmap is first.
    per: the number of units of work in a run (queries, bytes, calls). unit: the unit of the figure;
    units with "/s" are rates. floors: the minimum relative time of each peer. rounds: the maximum number
    of rounds, for slow cases. warm: repeats each run and uses the second time, so that CPU caches do not
    depend on the order of peers. alone: waits until the machine is idle before each run.
    """

    SCALES = {"ns": 1e9, "µs": 1e6, "ms": 1e3, "s": 1}

    def __init__(self, name, unit, runs, per=1, floors=None, rounds=None,
                 warm=False, alone=False):
        self.name, self.unit, self.runs, self.per = name, unit, runs, per
        self.floors, self.rounds, self.warm, self.alone = floors or {}, rounds, warm, alone
        self.times = {name: [] for name in runs}

    def value(self, seconds):
        if self.unit == "MB/s":
            return self.per / seconds / 1e6
        return seconds * self.SCALES[self.unit] / self.per

    def best(self, name):
        return self.value(min(self.times[name]))

    def median(self, name):
        return self.value(statistics.median(self.times[name]))

    def ratio(self, name):
        """Returns the relative time of a peer: the median over the rounds. The speed of a shared machine varies,
        but this affects all runs of a round in a similar way."""
        own = self.times[next(iter(self.runs))]
        return statistics.median(peer / time for peer, time in zip(self.times[name], own))

    def misses(self):
        """Returns descriptions of the floors that this run missed."""
        return [f"{self.name}: {peer} {figure(self.ratio(peer))} of {floor:g}"
                for peer, floor in self.floors.items()
                if peer in self.runs and self.ratio(peer) < floor]


class Value:
    """A figure for petmap only, such as bytes per pin, megabytes of memory, or a rate."""

    def __init__(self, name, unit, value, at_most=None, at_least=None):
        self.name, self.unit, self.value = name, unit, value
        self.at_most, self.at_least = at_most, at_least

    def misses(self):
        """Returns descriptions of the limits that this run missed."""
        meets = ((self.at_most is None or self.value <= self.at_most)
                 and (self.at_least is None or self.value >= self.at_least))
        return [] if meets else [f"{self.name}: {figure(self.value)}{self.limit()}"]

    def limit(self):
        return "".join(f", {word} {limit:,}" for word, limit in
                       (("at most", self.at_most), ("at least", self.at_least))
                       if limit is not None)


def measure(cases, rounds):
    """Runs all cases of a group with all their peers, in interleaved rounds."""
    for number in range(rounds):
        for case in cases:
            if case.rounds is not None and number >= case.rounds:
                continue
            for name, run in case.runs.items():
                if case.warm:
                    run()
                if case.alone:
                    wait_until_idle()
                case.times[name].append(run())


def wait_until_idle():
    """Waits up to five seconds until the CPUs have been idle for a tenth of a second, because Node keeps
    collecting garbage after its response."""
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        before = busy_seconds()
        time.sleep(0.1)
        if busy_seconds() - before < 0.02:
            return


def busy_seconds():
    """Returns the CPU time since the machine was booted."""
    with open("/proc/stat", encoding="ascii") as counters:
        user, nice, system = map(int, counters.readline().split()[1:4])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def check_equal(what, results):
    """Aborts the group if a peer's result differs from petmap's, because its time is then meaningless."""
    names = list(results)
    for name in names[1:]:
        if results[name] != results[names[0]]:
            raise Failure(
                f"{what}: {names[0]} returns {results[names[0]]}, {name} {results[name]}")


def figure(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(title, rows):
    """Returns a table with the name, petmap's minimum and median, and the peers' relative times and floors."""
    lines = [title, f"  {'':36}{'petmap':>15}  peers, relative time (floor)"]
    for row in rows:
        name = f"{row.name}, {row.unit}" if row.unit else row.name
        mark = " ✗" if row.misses() else ""
        if isinstance(row, Value):
            lines.append(f"  {name:36}{figure(row.value):>15}{row.limit().replace(',', ' ', 1)}{mark}")
            continue
        names = list(row.runs)
        own = f"{figure(row.best(names[0]))} / {figure(row.median(names[0]))}"
        peers = "  ".join(
            f"{peer} {figure(row.ratio(peer))}"
            + (f" ({row.floors[peer]:g})" if peer in row.floors else "") for peer in names[1:])
        lines.append(f"  {name:36}{own:>15}  {peers}{mark}".rstrip())
    return "\n".join(lines)


def record(row):
    """Returns a row for the JSON file."""
    if isinstance(row, Value):
        limits = {"at_most": row.at_most, "at_least": row.at_least}
        return {"name": row.name, "unit": row.unit, "petmap": row.value,
                **{name: limit for name, limit in limits.items() if limit is not None}}
    figures = {}
    for name, times in row.times.items():
        figures[name] = {"min": row.best(name), "median": row.median(name), "rounds": len(times),
                         "times_as_long": row.ratio(name)}
        if name in row.floors:
            figures[name]["floor"] = row.floors[name]
    return {"name": row.name, "unit": row.unit, **figures}
