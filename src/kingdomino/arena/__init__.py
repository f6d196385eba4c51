"""The arena: paired matches and tournaments of computer players, on all cores or a Ray cluster, and their statistics.

A player that thinks by the clock, or on several threads, is only as strong as the cores it gets: measure it with
`threads=1`, or with one worker.
"""

from .estimates import Estimate
from .plan import Job, Plan, Played
from .result import Result
from .run import Arena, play_match, tournament
from .sprt import Sprt
from .standings import Standing

__all__ = ["Arena", "Estimate", "Job", "Plan", "Played", "Result", "Sprt", "Standing", "play_match", "tournament"]
