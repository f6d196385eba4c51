"""The sequential test of a match, which looks at whole deals in their order: the workers cannot change how it ends."""

import math
from collections import Counter
from collections.abc import Mapping

from ..errors import Mistaken
from ..languages import current, say
from .estimates import share_of_elo


class Sprt:
    """The generalised sequential probability ratio test: is the first player's Elo advantage `elo0` or `elo1`?

    It compares the likeliest distribution of win shares over deals, whatever its shape, whose mean is what `elo0`
    stands for, with the likeliest one for `elo1`. The chance of either error is about 5%.
    """

    ERROR = 0.05
    BOUND = math.log((1 - ERROR) / ERROR)

    def __init__(self, elo0: float, elo1: float, seats: int = 2) -> None:
        if not -1000 <= elo0 < elo1 <= 1000:
            raise Mistaken(
                "a sequential test takes two Elo advantages from -1000 to 1000, the smaller one first", "sprt-bounds"
            )
        self.elo0, self.elo1 = elo0, elo1
        self._means = share_of_elo(elo0, seats), share_of_elo(elo1, seats)
        self._seen: Counter[float] = Counter()
        self.deals = 0
        self.llr = 0.0

    def add(self, share: float) -> None:
        """Takes the first player's mean win share in the next deal."""
        self._seen[round(share, 9)] += 1
        self.deals += 1
        weights = {0.0: 1e-3, 1.0: 1e-3}  # something unseen so far is not impossible
        for value, count in self._seen.items():
            weights[value] = weights.get(value, 0.0) + count
        tilt0, tilt1 = (_tilt(weights, mean) for mean in self._means)
        mean0, mean1 = self._means
        self.llr = sum(
            weight * math.log((1 + tilt0 * (value - mean0)) / (1 + tilt1 * (value - mean1)))
            for value, weight in weights.items()
        )

    @property
    def accepted(self) -> float | None:
        """The Elo advantage that the test has decided on."""
        if abs(self.llr) < self.BOUND:
            return None
        return self.elo1 if self.llr > 0 else self.elo0

    def __str__(self) -> str:
        decimal = current().decimal
        return say(
            "result-sprt",
            elo0=f"{self.elo0:+g}",
            elo1=f"{self.elo1:+g}",
            decided="no" if self.accepted is None else "yes",
            accepted=f"{self.accepted or 0:+g}",
            deals=self.deals,
            llr=decimal(self.llr, 2),
            bound=decimal(self.BOUND, 2),
        )

    def as_dict(self) -> dict[str, float | None]:
        return {name: getattr(self, name) for name in ("elo0", "elo1", "accepted", "llr", "deals")}


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The x for which weights w / (1 + x * (value - mean)) are the likeliest distribution of that mean."""
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    for _ in range(60):
        x = (low + high) / 2
        if sum(weight * (value - mean) / (1 + x * (value - mean)) for value, weight in weights.items()) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2
