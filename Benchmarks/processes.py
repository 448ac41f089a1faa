"""Whole processes, measured: how long they run, and how much memory they hold at most."""

import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass


@dataclass
class Measurement:
    """How long one process runs (the median of several runs) and the most memory that it holds."""

    seconds: float
    peak_bytes: int


def compare(first, second, runs):
    """Runs two command lines in turn, so that both meet the same weather, and measures each.

    The run that measures the memory comes first and warms the caches.
    """
    pair = (first, second)
    peaks = [peak_memory(arguments) for arguments in pair]
    seconds = ([], [])
    for _ in range(runs):
        for results, arguments in zip(seconds, pair):
            results.append(run(arguments))
    return [Measurement(statistics.median(results), peak) for results, peak in zip(seconds, peaks)]


def run(arguments):
    """Runs one command line with its output thrown away and returns the seconds from start to end."""
    quiet = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_WRONLY, 0) for descriptor in (1, 2)]
    start = time.perf_counter()
    process = os.posix_spawnp(arguments[0], arguments, os.environ, file_actions=quiet)
    _, status = os.waitpid(process, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"bench: {' '.join(arguments)} ended with status {os.waitstatus_to_exitcode(status)}")
    return seconds


def peak_memory(arguments):
    """The most resident memory of one run, by `time`.

    Not by this process's own `wait4`: a child counts as its own what its parent held when it was started, and
    Python holds more than the programs that are measured.
    """
    if sys.platform == "darwin":
        report = subprocess.run(["/usr/bin/time", "-l", *arguments], capture_output=True, text=True, check=True).stderr
        return int(next(line for line in report.splitlines() if "maximum resident" in line).split()[0])
    report = subprocess.run(["/usr/bin/time", "-f", "%M", *arguments], capture_output=True, text=True, check=True).stderr
    return int(report.split()[-1]) * 1024
