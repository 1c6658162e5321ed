"""What is counted, for whoever watches over the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "regnum_requests", "Answered requests.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("regnum_request_seconds", "Time to answer.", ["route"], registry=self.registry)
        self.games = Counter("regnum_games", "Games that were set up.", ["title"], registry=self.registry)
        self.commands = Counter(
            "regnum_commands", "Commands by what became of them.", ["result"], registry=self.registry
        )
        self.watchers = Gauge("regnum_watchers", "Open connections for news.", registry=self.registry)
        self.thoughts = Histogram(
            "regnum_thought_seconds", "How long programs think.", ["agent"], registry=self.registry
        )
        self.fallbacks = Counter(
            "regnum_fallbacks", "Moves made for a program that failed.", ["agent"], registry=self.registry
        )

        self.worker_deaths = Counter(
            "regnum_worker_deaths", "Workers that died and were replaced.", ["agent"], registry=self.registry
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
