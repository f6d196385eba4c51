"""`kingdomino` with a tenth of its patience and few files, so that a test need not wait for the true limits."""

import resource

from processes import kingdomino

__all__ = ["hasty"]


def hasty() -> None:
    from kingdomino.server.door import Door

    Door.patience = {stage: seconds / 10 for stage, seconds in Door.patience.items()}
    Door.most_stalled = 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
    kingdomino()
