"""Means with their 95% intervals, and Elo.

Games of one deal are not independent, but deals are. A mean is therefore taken over games, its standard error over
deals: with the sum S and the number n of the games of each of m deals,
se**2 = m / (m - 1) * sum((S - mean * n)**2) / sum(n)**2, which is the usual s / sqrt(m) where all n are equal. The
interval is Student's with m - 1 degrees of freedom. Where all deals agree (A won everything) it has no width; then a
win share gets Wilson's interval for m trials, which is wide enough, because no mean of results between 0 and 1 varies
more than a coin of the same mean.

Elo d stands for a win share of 1 / (1 + (seats - 1) * 10**(-d / 400)), including one against three.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ..languages import current

Z = 1.959963984540054  # 95% of a normal distribution lies within this many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95% interval, which is infinite while nothing is known."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return self.told()

    def told(self, *, signed: bool = False) -> str:
        """'52.3 ± 1.4', as numbers are written in the language in use."""
        half, decimal = (self.high - self.low) / 2, current().decimal
        mean = decimal(self.mean, 1, signed=signed)
        return f"{mean} ± {decimal(half, 1)}" if math.isfinite(half) else mean

    def as_dict(self) -> dict[str, float | None]:
        """For JSON, which has no infinity."""
        return {name: value if math.isfinite(value) else None for name, value in asdict(self).items()}


def t_quantile(freedom: int) -> float:
    """How many standard errors make a 95% interval: exact for 1 and 2 degrees of freedom, else right to 0.2%."""
    if freedom < 3:
        return (math.inf, math.tan(0.475 * math.pi), 0.95 * math.sqrt(2 / 0.0975))[freedom]
    z, n = Z, freedom
    return (  # the expansion of Cornish and Fisher
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_over_deals(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The mean of results that come in deals; the sum and the number of each deal's results are given."""
    deals, games = len(sums), sum(counts)
    mean = sum(sums) / games
    if deals == 1:
        return Estimate(mean, -math.inf, math.inf)
    squares = sum((total - mean * count) ** 2 for total, count in zip(sums, counts, strict=True))
    half = t_quantile(deals - 1) * math.sqrt(deals / (deals - 1) * squares) / games
    return Estimate(mean, mean - half, mean + half)


def share_over_deals(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The same for results between 0 and 1."""
    estimate = mean_over_deals(sums, counts)
    mean, n = estimate.mean, len(sums)
    if estimate.high - estimate.low < 1e-9:  # all deals agree
        centre = (mean + Z**2 / (2 * n)) / (1 + Z**2 / n)
        half = Z / (1 + Z**2 / n) * math.sqrt(max(0.0, mean * (1 - mean)) / n + Z**2 / (4 * n**2))
        estimate = Estimate(mean, centre - half, centre + half)
    return Estimate(mean, min(mean, max(0.0, estimate.low)), max(mean, min(1.0, estimate.high)))


def share_of_elo(elo: float, seats: int = 2) -> float:
    """The expected win share of a player that much stronger than all others at the table."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo_of_share(share: float, seats: int = 2) -> float:
    """The inverse; infinite for a player that always or never wins."""
    if not 0 < share < 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(share * (seats - 1) / (1 - share))
